@public
def shown(title: Opt[str]) -> str:
    """The title."""
    if title is None:
        return ""
    title = "other"
    return title

# problems:
# specs/narrowed-name-assigned.py:6:5: title is a narrowed name, it is not assigned
#     hint: bind another name with :=
