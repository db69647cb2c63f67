@public
def head(titles: List[str]) -> List[str]:
    """The first two."""
    return titles[:2]

# problems:
# specs/slice.py:4:12: no slices
#     hint: take_first(n), take_last(n) or slice(start, count)
