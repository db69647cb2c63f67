class Link(Record):
    """A link."""

    uuid: str
    parent: Opt[str]


@public
def link(uuid: str) -> Link:
    """A link."""
    return Link(parnt=uuid)

# problems:
# specs/missing-field.py:11:23: Link has no field 'parnt'
#     hint: did you mean 'parent'?
