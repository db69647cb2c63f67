@public
def shown(title: str) -> str:
    """The title."""
    return title.strip()

# problems:
# specs/unknown-primitive.py:4:12: str has no 'strip'
#     hint: did you mean 'trim'?
