"""Small pieces of Swift text and layout."""

from __future__ import annotations

from collections.abc import Sequence

from generator.model import (
    Expression,
    Field,
    Itself,
    Lift,
    LiteralValue,
    Name,
    Nothing,
    Procedure,
    Program,
)
from generator.targets.layout import (
    LINE,
    SOFT_LINE,
    Doc,
    Group,
    IfBroken,
    Nest,
    join,
    render,
)
from generator.targets.swift.names import plain_name

_LOOKALIKES = frozenset("K;`")
"""Characters of ASCII that are canonically equivalent to another one."""


# ---------------------------------------------------------------- literals


def quoted(text: str) -> str:
    """A text as a string literal."""
    return f'"{escaped(text)}"'


def escaped(text: str) -> str:
    """The inside of a string literal; what cannot be seen is given by its number."""
    return "".join(
        _ESCAPES.get(char) or (char if _is_visible(char) else f"\\u{{{ord(char):X}}}")
        for char in text
    )


def _is_visible(char: str) -> bool:
    return char == " " or (
        char.isprintable() and not char.isspace() and not 0x300 <= ord(char) <= 0x36F
    )


def number_text(value: int | float) -> str:
    """A number, in groups of three digits where it is long."""
    if isinstance(value, int):
        return f"{value:_}" if abs(value) >= 10_000 else str(value)
    return repr(value)


_ESCAPES = {"\\": "\\\\", '"': '\\"', "\n": "\\n", "\r": "\\r", "\t": "\\t"}


def is_plain_text(value: Expression) -> bool:
    """A literal that no other text is canonically equivalent to, or nothing."""
    if isinstance(value, Lift):
        return is_plain_text(value.value)
    if isinstance(value, Nothing):
        return True
    if not isinstance(value, LiteralValue) or not isinstance(value.value, str):
        return False
    return value.value.isascii() and not _LOOKALIKES & set(value.value)


def is_simple(value: Expression) -> bool:
    """A name or fields of one: it may be said more than once."""
    if isinstance(value, (Lift, Field)):
        return is_simple(value.value if isinstance(value, Lift) else value.receiver)
    return isinstance(value, (Name, Itself))


# ---------------------------------------------------------------- names of what is called


def labels(procedure: Procedure) -> list[str]:
    """The argument labels of a procedure: none for the first, nor for the other one of a pair."""
    names = [plain_name(parameter.name) for parameter in procedure.parameters]
    types = [parameter.type for parameter in procedure.parameters if parameter.default is None]
    is_pair = len(names) == 2 and len(types) == 2 and types[0] == types[1]
    unlabelled = 2 if is_pair and not procedure.public else 1
    return ["" if position < unlabelled else name for position, name in enumerate(names)]


def case_test(program: Program, record: str) -> str:
    """The property of a union that says whether it is of a case."""
    tag = plain_name(program.records[record].tag)
    return f"is{tag[:1].upper()}{tag[1:]}"


# ---------------------------------------------------------------- layout


def enclosed(opening: str, items: Sequence[Doc], closing: str, trailing: str = "") -> Doc:
    """A bracketed list, on one line or each item on its own."""
    if not items:
        return opening + closing
    inner = [SOFT_LINE, *join([",", LINE], items), IfBroken(trailing if len(items) > 1 else "")]
    return Group([opening, Nest(inner), SOFT_LINE, closing])


def hanging(doc: Doc) -> Doc:
    """A chain of operators with all but its first operand indented."""
    if not isinstance(doc, Group) or not isinstance(doc.doc, list):
        return doc
    first, *rest = doc.doc
    return Group([first, Nest(rest)])


def braced(head: str, body: Doc) -> Doc:
    """A closure with one expression."""
    return Group(["{", head, Nest([LINE, body]), LINE, "}"])


def flat_text(doc: Doc) -> str:
    """A document on one line."""
    return render(Group(doc), 100_000)
