@public
def shown(title: str) -> str:
    """The title."""
    title.trim()
    return title

# problems:
# specs/statement-without-effect.py:4:5: this changes nothing
#     hint: use its result
