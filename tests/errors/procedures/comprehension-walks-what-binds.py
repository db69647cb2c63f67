@public
def texts(values: List[Json]) -> List[str]:
    """The texts, trimmed."""
    return [text.trim() for text in [text for value in values if (text := value.as_str()) is not None]]

# problems:
# specs/comprehension-walks-what-binds.py:4:37: a list that is walked here binds no names
#     hint: name it first
