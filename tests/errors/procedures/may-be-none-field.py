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
def text_of(rows: List[Row]) -> str:
    """The id of the first row."""
    return rows.first().id

# problems:
# specs/may-be-none-field.py:36:12: rows.first() may be None here
#     hint: narrow it first: if (value := …) is not None
