class Row(Record):
    """A row."""

    title: str


@public
def title_of(row: Opt[Row]) -> str:
    """The title, if any."""
    return "" if row is None else row.title

# problems:
# specs/conditional-narrows-one-branch.py:10:35: row may be None here
#     hint: narrow it first: if (value := …) is not None
