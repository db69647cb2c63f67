@public
def shown(title: Opt[str]) -> str:
    """The title."""
    if title is not None:
        return title

# problems:
# specs/no-return.py:2:1: shown can end without a value
#     hint: every path returns one
