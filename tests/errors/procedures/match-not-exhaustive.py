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
def text_of(part: Part) -> str:
    """The text."""
    match part:
        case TextPart():
            return part.text

# problems:
# specs/match-not-exhaustive.py:36:5: match is not exhaustive: ToolPart
#     hint: add the cases
