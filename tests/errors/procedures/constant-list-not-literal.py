class Row(Record):
    """A row."""

    id: str


def name() -> str:
    """A name."""
    return "a"


NAMES: Const[List[str]] = ["a", name()]
ROWS: Const[List[Row]] = [Row(id=3)]
LISTS: Const[List[str]] = ["a", "b" if name() == "a" else "c"]

# problems:
# specs/constant-list-not-literal.py:12:33: an entry of a constant list is a literal
#     hint: texts, numbers, truth values, enum members, and records of these
# specs/constant-list-not-literal.py:13:34: expected str, this is int
# specs/constant-list-not-literal.py:14:33: an entry of a constant list is a literal
#     hint: texts, numbers, truth values, enum members, and records of these
