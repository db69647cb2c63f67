class Row(Record):
    """A row."""

    title: Opt[str]
    note: Opt[str]


@public
def notes(rows: List[Row]) -> List[Opt[str]]:
    """The notes of what has a title."""
    return [row.note for row in rows if (title := row.title) is not None and title != ""]

# problems:
# specs/comprehension-gives-what-may-be-none.py:11:13: what is made of a bound name is always there
#     hint: narrow it too
