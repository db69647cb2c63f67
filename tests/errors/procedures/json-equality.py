@public
def same(a: Json, b: Json) -> bool:
    """Whether they are the same."""
    return a == b

# problems:
# specs/json-equality.py:4:12: no == on Json
#     hint: read a part of it: as_str(), as_num()
