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
def grown(lists: List[List[str]]) -> int:
    """How many."""
    for titles in lists:
        titles.append("one more")
    return len(lists)

# problems:
# specs/loop-variable-changed.py:37:9: titles is a parameter, loop variable or narrowed name: never changed
#     hint: work on copy(…)
