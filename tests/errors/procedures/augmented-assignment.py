@public
def count(titles: List[str]) -> int:
    """How many."""
    found = 0
    for title in titles:
        if title != "":
            found += 1
    return found

# problems:
# specs/augmented-assignment.py:7:13: AugAssign is not in the language
#     hint: x = x + 1
