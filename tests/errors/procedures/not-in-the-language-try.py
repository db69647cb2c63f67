@public
def number_of(text: str) -> Opt[num]:
    """The number."""
    try:
        return text.to_num()
    except ValueError:
        return None

# problems:
# specs/not-in-the-language-try.py:4:5: Try is not in the language
#     hint: there are no exceptions: a primitive that can fail gives an Opt
