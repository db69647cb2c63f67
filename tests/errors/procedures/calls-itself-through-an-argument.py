def twice(text: str, change: Fn[str, str]) -> str:
    """Changes a text twice."""
    return change(change(text))


@public
def longer(text: str) -> str:
    """A longer text."""
    return twice(f"{text}.", longer)

# problems:
# specs/calls-itself-through-an-argument.py:7:1: longer can call itself
#     hint: walk the nesting with a list used as a stack
