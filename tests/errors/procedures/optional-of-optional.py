@public
def shown(title: Opt[Opt[str]]) -> str:
    """The title."""
    return "x"

# problems:
# specs/optional-of-optional.py:2:18: no optional of an optional
#     hint: Tri[T] is absent, null or a value
