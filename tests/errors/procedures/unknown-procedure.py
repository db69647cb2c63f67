@public
def shown(title: str) -> str:
    """The title."""
    return trimed(title)

# problems:
# specs/unknown-procedure.py:4:12: unknown procedure 'trimed'
