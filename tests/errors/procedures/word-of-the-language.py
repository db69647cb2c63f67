@public
def replace(title: str) -> str:
    """The title."""
    return title

# problems:
# specs/word-of-the-language.py:2:1: 'replace' is a word of the language
#     hint: choose another name
