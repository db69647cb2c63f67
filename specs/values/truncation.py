"""Texts that the hub has cut because they were too long."""


@public
def removed_characters(text: str) -> Opt[num]:
    """How many characters the hub has cut out of the middle of a text; nothing when it is whole.

    Characters are UTF-16 units. The text itself stays as it is, mark included.
    """
    digits = truncated_units(text)
    if digits is None:
        return None
    return digits.to_num()
