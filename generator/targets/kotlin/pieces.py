"""Documents that expressions and statements are made of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from generator.model import Type
from generator.targets.kotlin import precedence as p
from generator.targets.layout import (
    HARD_LINE,
    LINE,
    SOFT_LINE,
    Doc,
    Group,
    IfBroken,
    Nest,
    OneLine,
    lines,
    render,
)

_ESCAPES = {
    "\\": "\\\\",
    '"': '\\"',
    "$": "\\$",
    "\n": "\\n",
    "\r": "\\r",
    "\t": "\\t",
    "\b": "\\b",
}


class Printed(NamedTuple):
    """A printed expression: its text, and how tightly its outermost operator binds."""

    doc: Doc
    level: int = p.POSTFIX
    hops: tuple[Doc, ...] = ()
    """What it is made of, when it is a chain of calls that may break before each of them."""


def parenthesized(doc: Doc) -> Doc:
    return Group(["(", Nest([SOFT_LINE, doc]), SOFT_LINE, ")"])


def labels(docs: Sequence[Doc]) -> Doc:
    """The labels of an arm of a `when`, and its arrow."""
    rest = [[",", LINE, doc] for doc in docs[1:]]
    return Group([docs[0], *rest, IfBroken([",", LINE], " "), "-> "] if rest else [docs[0], " -> "])


def chained(hops: Sequence[Doc]) -> Printed:
    """A chain of calls: on one line, or each on its own."""
    links = [[SOFT_LINE, hop] for hop in hops[1:]]
    return Printed(Group([hops[0], Nest(links)]), p.POSTFIX, tuple(hops))


def if_expression(test: Doc, then: Doc, otherwise: Doc) -> Doc:
    """`if (…) a else b`, with braces where it takes several lines."""
    return Group(
        [
            "if (",
            Group([Nest([SOFT_LINE, test]), SOFT_LINE]),
            ")",
            IfBroken(" {"),
            Nest([LINE, then]),
            LINE,
            IfBroken("} "),
            "else",
            IfBroken(" {"),
            Nest([LINE, otherwise]),
            IfBroken([SOFT_LINE, "}"]),
        ]
    )


def condition(word: str, test: Doc) -> list[Doc]:
    """`if (…)`, the condition on lines of its own where it does not fit."""
    return [word, " (", Group([Nest([SOFT_LINE, test]), SOFT_LINE]), ")"]


def block_of(docs: Sequence[Doc], before: str = " ") -> Doc:
    return [before, "{", Nest([HARD_LINE, *lines(docs)]), HARD_LINE, "}"]


def braced(docs: Sequence[Doc]) -> Doc:
    return docs[0] if len(docs) == 1 else block_of(docs, "")


def begins(doc: Doc, text: str) -> bool:
    """Whether the first text of a document is this one."""
    while not isinstance(doc, str):
        if isinstance(doc, (Group, OneLine, Nest)):
            doc = doc.doc
        elif isinstance(doc, Sequence):
            doc = next((part for part in doc if part not in ("", [])), "")
        else:
            return False
    return doc == text


def quoted(text: str) -> str:
    """A string literal."""
    return '"' + "".join(_escaped(char) for char in text) + '"'


def _escaped(char: str) -> str:
    if char in _ESCAPES:
        return _ESCAPES[char]
    if (char.isprintable() and not char.isspace()) or char == " ":
        return char
    units = char.encode("utf-16-be", "surrogatepass")
    return "".join(f"\\u{units[i]:02X}{units[i + 1]:02X}" for i in range(0, len(units), 2))


def number_text(value: float, type_: Type) -> str:
    """A literal of Int or Double."""
    if type_.kind != "num":
        return str(value)
    return repr(float(value)) if value != int(value) else f"{int(value)}.0"


def flat_text(doc: Doc) -> str:
    """A document on one line, for comparing."""
    return render(OneLine(doc), 10**9)
