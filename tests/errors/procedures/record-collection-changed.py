class Part(Union):
    """A piece."""

    uuid: Opt[str]


class TextPart(Part, tag="text"):
    """A text."""

    text: str


class ToolPart(Part, tag="tool"):
    """A tool."""

    name: str


class State(Enum):
    """A state."""

    OPEN = "open"
    SHUT = "shut"


class Row(Record):
    """A row."""

    id: str
    items: List[str]


@public
def grown(row: Row) -> Row:
    """The row."""
    row.items.append("one more")
    return row

# problems:
# specs/record-collection-changed.py:36:5: the items of a record is never changed
#     hint: replace(…) gives a new one
