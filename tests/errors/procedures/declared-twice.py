@public
def shown(title: str) -> str:
    """The title."""
    return title


@public
def shown(title: str) -> str:
    """The title again."""
    return title

# problems:
# specs/declared-twice.py:8:1: 'shown' is declared twice
#     hint: it stands first at specs/declared-twice.py:2:1
