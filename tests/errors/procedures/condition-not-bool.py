@public
def shown(title: str) -> str:
    """The title."""
    if title:
        return title
    return "untitled"

# problems:
# specs/condition-not-bool.py:4:8: a condition must be bool, this is str
#     hint: write `is not None`, `is_empty()`, `is_truthy()` or a comparison
