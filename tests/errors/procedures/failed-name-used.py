@public
def shown(title: Opt[str]) -> Opt[str]:
    """The title."""
    if title is None:
        return title
    return title.trim()

# problems:
# specs/failed-name-used.py:4:5: title failed the test here and cannot be used in the exit
#     hint: bind another name with :=
