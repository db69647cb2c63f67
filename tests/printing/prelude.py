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
def first_shown(items: List[str], show: Fn[str, str]) -> Opt[str]:
    """The first item as a procedure shows it."""
    return show(items[0]) if len(items) > 0 else None


@public
def uses(name: str) -> str:
    """Keeps the constants in use."""
    if name in NAMES or any(known == name for known in NAME_LIST):
        return name.onward(name.skip(DIGIT, name.start()))
    return name
