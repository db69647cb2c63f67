"""Looking for a member under several keys."""


def first_record(value: Opt[Json], keys: List[str]) -> Opt[Json]:
    """The first of these members of a value that is an object or a list."""
    for key in keys:
        member = value[key]
        if member.is_record():
            return member
    return None
