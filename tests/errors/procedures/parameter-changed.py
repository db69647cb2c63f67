@public
def grown(titles: List[str]) -> List[str]:
    """The titles and one more."""
    titles.append("one more")
    return titles

# problems:
# specs/parameter-changed.py:4:5: titles is a parameter, loop variable or narrowed name: never changed
#     hint: work on copy(…)
