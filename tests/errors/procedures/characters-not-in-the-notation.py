TAB: Const[Chars] = "\\t\\x"


@public
def without_tabs(text: str) -> str:
    """The text without tabs."""
    return text.replace_each(TAB, "")

# problems:
# specs/characters-not-in-the-notation.py:1:1: no set of characters: the escape \x is not in the notation
#     hint: write \s, \d or a-z_
