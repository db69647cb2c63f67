@public
def first(a: str, b: str) -> str:
    """The one that comes first."""
    return a if a < b else b

# problems:
# specs/order-on-text.py:4:17: no order on str
#     hint: use compare_units(a, b)
