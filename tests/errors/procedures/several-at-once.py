@public
def shown(title: str) -> str:
    """The title."""
    trimmed = title.strip()
    lowered = title.lowr()
    if trimmed:
        return lowered
    return titel

# problems:
# specs/several-at-once.py:4:15: str has no 'strip'
#     hint: did you mean 'trim'?
# specs/several-at-once.py:5:15: str has no 'lowr'
#     hint: did you mean 'lower'?
# specs/several-at-once.py:8:12: unknown name 'titel'
#     hint: did you mean 'title'?
