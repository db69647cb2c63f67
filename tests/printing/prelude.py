@public
class Part(Union):
    """A piece."""


class TextPart(Part, tag="text"):
    """A text."""

    text: str


class ToolPart(Part, tag="tool"):
    """A tool."""

    name: str


@public
class State(Enum):
    """A state."""

    OPEN = "open"
    SHUT = "shut"


@public
class Row(Record):
    """A row."""

    id: str
    title: Opt[str]
    items: List[str]


NAMES: Const[Set[str]] = {"a", "b"}
NAME_LIST: Const[List[str]] = ["a", "b"]
DIGIT: Const[Chars] = "\\d"


@public
def uses(name: str) -> str:
    """Keeps the constants in use."""
    if name in NAMES or any(known == name for known in NAME_LIST):
        return name.onward(name.skip(DIGIT, name.start()))
    return name
