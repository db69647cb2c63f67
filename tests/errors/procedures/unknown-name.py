@public
def greeting(title: str) -> str:
    """The title."""
    return titel

# problems:
# specs/unknown-name.py:4:12: unknown name 'titel'
#     hint: did you mean 'title'?
