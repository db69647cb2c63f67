@public
def depth(value: Json) -> int:
    """How deep it nests."""
    inner = value["inner"]
    if inner is None:
        return 0
    return depth(inner) + 1

# problems:
# specs/calls-itself.py:2:1: depth can call itself
#     hint: walk the nesting with a list used as a stack
