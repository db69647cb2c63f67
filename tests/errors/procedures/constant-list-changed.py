NAMES: Const[List[str]] = ["a"]


@public
def longer() -> List[str]:
    """A longer list."""
    names = NAMES
    names.append("b")
    return names

# problems:
# specs/constant-list-changed.py:7:5: names is changed, so it must start fresh
#     hint: copy(…) of it
