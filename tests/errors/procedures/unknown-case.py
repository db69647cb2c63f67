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
def is_text(part: Part) -> bool:
    """Whether it is a text."""
    return isinstance(part, TextPrt)

# problems:
# specs/unknown-case.py:36:12: TextPrt is no case of Part
#     hint: did you mean 'TextPart'?
