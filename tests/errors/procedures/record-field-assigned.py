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
def renamed(row: Row) -> Row:
    """The row."""
    row.id = "other"
    return row

# problems:
# specs/record-field-assigned.py:36:5: Row is a value
#     hint: replace(value, field=…) gives a new one
