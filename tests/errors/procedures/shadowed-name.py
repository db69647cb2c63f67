@public
def shown(titles: List[str]) -> str:
    """The longest."""
    title = ""
    for title in titles:
        pass
    return title

# problems:
# specs/shadowed-name.py:5:9: 'title' is already a name here
#     hint: no name hides another
