@public
def first(items: Lst[str]) -> Opt[str]:
    """The first."""
    return items.first()

# problems:
# specs/unknown-type.py:2:18: unknown type 'Lst'
#     hint: did you mean 'List'?
