@public
def same(a: str, b: str) -> bool:
    """Whether they are the same."""
    return a is b

# problems:
# specs/identity.py:4:12: no identity
#     hint: compare ids, or keep a set of ids
