@public
def shown(title: Opt[str]) -> str:
    """The title."""
    return title

# problems:
# specs/may-be-none.py:4:12: expected str, this is Opt[str]
#     hint: it may be None here: narrow it, or use or_else(…)
