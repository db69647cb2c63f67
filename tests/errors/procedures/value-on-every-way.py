@public
def shown(title: Opt[str]) -> str:
    """The title."""
    text: str
    if title is not None:
        text = title
    return text

# problems:
# specs/value-on-every-way.py:5:5: not every way gives text a value
