def broken(:
    pass

# problems:
# specs/not-python.py:1:12: not Python syntax: invalid syntax
