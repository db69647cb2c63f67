"""Width-aware layout: a document says where lines may break, `render` breaks where they must.

A document is a text, a list of documents, or one of the classes below. A group stands on one line
where it fits; otherwise all its own lines break, those of the groups in it only as far as needed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True)
class Line:
    """A place where the line may break; `flat` stands there if it does not; None always breaks."""

    flat: str | None


@dataclass(frozen=True)
class IfBroken:
    """`broken` where the group around it is broken, else `flat`."""

    broken: Doc
    flat: Doc = ""


@dataclass(frozen=True)
class Nest:
    """Lines that break in it are indented by so much more."""

    doc: Doc
    indent: int = 4


@dataclass(frozen=True)
class Group:
    """Stands on one line where that fits."""

    doc: Doc


@dataclass(frozen=True)
class OneLine:
    """Never breaks; an option of a Choice that has it first, or first on a line, must have room."""

    doc: Doc


@dataclass(frozen=True)
class Choice:
    """The first option whose first line fits, else the last one."""

    options: tuple[Doc, ...]


@dataclass(frozen=True)
class Items:
    """Documents on lines of their own, with empty lines between them if one takes several."""

    docs: Sequence[Doc]


Doc: TypeAlias = "str | Sequence[Doc] | Line | IfBroken | Nest | Group | OneLine | Choice | Items"

LINE = Line(" ")
SOFT_LINE = Line("")
HARD_LINE = Line(None)


def join(separator: Doc, docs: Iterable[Doc]) -> list[Doc]:
    """The documents with the separator between them."""
    joined: list[Doc] = []
    for doc in docs:
        if joined:
            joined.append(separator)
        joined.append(doc)
    return joined


def lines(docs: Iterable[Doc]) -> list[Doc]:
    """The documents on lines of their own."""
    return join(HARD_LINE, docs)


def enclosed(opening: str, items: Sequence[Doc], closing: str, trailing: Doc = "") -> Doc:
    """A bracketed list: on one line, or each item on its own, then with `trailing` at the end."""
    if not items:
        return opening + closing
    inner = [SOFT_LINE, *join([",", LINE], items), IfBroken(trailing)]
    return Group([opening, Nest(inner), SOFT_LINE, closing])


_Command: TypeAlias = tuple[int, bool, Doc]
"""What is to be laid out: its indent, whether it is on one line, the document."""


def render(doc: Doc, width: int, indent: int = 0) -> str:
    """The text of a document that begins at column `indent`; no line ends in a space."""
    return _Layout(width).text(doc, indent)


class _Layout:
    def __init__(self, width: int) -> None:
        self.width = width

    def text(self, doc: Doc, indent: int) -> str:
        out: list[str] = []
        column = indent
        stack: list[_Command] = [(indent, False, doc)]
        while stack:
            level, is_flat, current = stack.pop()
            if isinstance(current, str):
                out.append(current)
                column += len(current)
            elif isinstance(current, Line):
                if is_flat and current.flat is not None:
                    out.append(current.flat)
                    column += len(current.flat)
                else:
                    out.append("\n" + " " * level)
                    column = level
            else:
                stack.extend(reversed(self.opened(level, is_flat, current, column, stack)))
        return "\n".join(line.rstrip(" ") for line in "".join(out).split("\n"))

    def opened(
        self, level: int, is_flat: bool, doc: Doc, column: int, behind: list[_Command]
    ) -> list[_Command]:
        """The parts of a compound document in order, with the layout decided on."""
        match doc:
            case IfBroken(broken, flat):
                return [(level, is_flat, flat if is_flat else broken)]
            case Nest(inner, indent):
                return [(level + indent, is_flat, inner)]
            case OneLine(inner):
                return [(level, True, inner)]
            case Group(inner):
                is_flat = is_flat or self.fits((level, True, inner), column, behind)
                return [(level, is_flat, inner)]
            case Choice(options):
                for option in options[:-1]:
                    if is_flat or self.fits((level, False, option), column, behind):
                        return [(level, is_flat, option)]
                return [(level, is_flat, options[-1])]
            case Items(docs):
                is_long = any("\n" in self.text(item, level) for item in docs)
                between = [HARD_LINE, HARD_LINE] if is_long else HARD_LINE
                return [(level, is_flat, join(between, docs))]
        assert not isinstance(doc, (str, Line))
        return [(level, is_flat, part) for part in doc]

    def fits(self, command: _Command, column: int, behind: list[_Command]) -> bool:
        """Whether all up to the next break fits; a OneLine right behind that break has to as well.

        What must be on one line fits only if it can be.
        """
        stack = [command]
        rest = len(behind)
        while column <= self.width:
            if not stack:
                if rest == 0:
                    return True
                rest -= 1
                stack.append(behind[rest])
            level, is_flat, doc = stack.pop()
            if isinstance(doc, str):
                column += len(doc)
            elif isinstance(doc, Line):
                if not is_flat:
                    if not (stack and isinstance(stack[-1][2], OneLine)):
                        return True
                    column = level
                elif doc.flat is None:
                    return False
                else:
                    column += len(doc.flat)
            elif isinstance(doc, Group):
                # Its line may break where the lines around it may.
                stack.append((level, is_flat, doc.doc))
            elif isinstance(doc, Choice):
                stack.append((level, is_flat, doc.options[-1]))
            else:
                stack.extend(reversed(self.opened(level, is_flat, doc, column, [])))
        return False
