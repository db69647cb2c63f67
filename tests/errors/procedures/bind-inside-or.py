@public
def has_title(input: Json) -> bool:
    """Whether there is a title or a name."""
    return input.is_null() or (title := input["title"].as_str()) is not None

# problems:
# specs/bind-inside-or.py:4:32: := binds in the parts of an `and` of a condition only
#     hint: (name := value) is not None, or isinstance(name := value, Case)
