@public
def shown(title: str) -> str:
    """The title."""
    return title


def hidden(title: str) -> str:
    """Never asked."""
    return title

# problems:
# specs/used-nowhere.py:7:1: hidden is used nowhere
#     hint: delete it, or export it with @public
