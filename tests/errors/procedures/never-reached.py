@public
def shown(title: str) -> str:
    """The title."""
    return title
    return "never"

# problems:
# specs/never-reached.py:5:5: this is never reached
#     hint: delete it
