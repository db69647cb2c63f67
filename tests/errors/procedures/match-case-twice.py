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
def word(state: State) -> str:
    """The word."""
    match state:
        case State.OPEN:
            return "open"
        case State.OPEN:
            return "shut"

# problems:
# specs/match-case-twice.py:39:14: case OPEN stands twice
#     hint: the second is never reached
