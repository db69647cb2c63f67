import re


@public
def shown(title: str) -> str:
    """The title."""
    return title

# problems:
# specs/not-in-the-language-import.py:1:1: Import is not in the language at the top level
#     hint: a module has classes, procedures and constants (NAME: Const[…] = …)
