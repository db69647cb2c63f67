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
def grown(row: Row) -> List[str]:
    """The items and one more."""
    items = row.items
    items.append("one more")
    return items

# problems:
# specs/changed-local-not-fresh.py:36:5: items is changed, so it must start fresh
#     hint: copy(…) of it
