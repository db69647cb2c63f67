@public
def shown(title: str) -> str:
    return title

# problems:
# specs/no-docstring.py:2:1: shown has no docstring
#     hint: say what goes in and what comes out
