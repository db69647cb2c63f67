class Pile(Machine):
    """A pile."""

    items: List[str]


@public
def example(name: str, read: Fn[str, str], heap: Fn[Pile, None]) -> str:
    """Calls what it is given."""
    heap(Pile())
    first = read(name, name)
    return name(first)

# problems:
# specs/calls-a-value.py:10:5: heap could change its Pile
#     hint: hand over a value
# specs/calls-a-value.py:11:13: read takes 1 arguments without keywords
# specs/calls-a-value.py:12:12: name cannot be called
#     hint: it is a str
