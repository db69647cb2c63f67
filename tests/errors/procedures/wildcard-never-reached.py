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
        case State.SHUT:
            return "shut"
        case _:
            return "?"

# problems:
# specs/wildcard-never-reached.py:36:5: case _ is never reached
#     hint: delete it
