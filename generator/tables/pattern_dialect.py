r"""The dialect of patterns: regular-expression notation without what needs backtracking.

Literals, classes (`[a-z]`, `[^|]`, `.`, `\d`, `\s`, `\w`), `* + ?` behind one character, a class or
a group, groups `(?:…)` with alternatives, captures `(…)` and `(?<name>…)`, anchors `^ $ \b`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from generator.character_set import (
    CLASSES,
    LINE_ENDS,
    CharacterSet,
    NotationError,
    parse_members,
    unescaped,
)


@dataclass(frozen=True)
class Literal:
    """Characters as they are; `at` is the index in the pattern, here and below."""

    text: str
    at: int


@dataclass(frozen=True)
class Class:
    """One character of a set."""

    chars: CharacterSet
    at: int


@dataclass(frozen=True)
class Anchor:
    r"""A place that takes no character: `^`, `$` or `\b`."""

    kind: str
    at: int


@dataclass(frozen=True)
class Group:
    """Alternatives; `capture` is the name of a capture, empty for a plain one, else None."""

    branches: tuple[tuple[Node, ...], ...]
    capture: str | None
    at: int


@dataclass(frozen=True)
class Repeated:
    """A node with `*`, `+` or `?` behind it."""

    node: Literal | Class | Group
    quantifier: str
    at: int


Node = Literal | Class | Anchor | Group | Repeated

_NAMED = re.compile(r"\?<([a-z][a-z0-9_]*)>")
_ESCAPE = re.compile(r"\\u[0-9a-fA-F]{4}|\\.?", re.DOTALL)
_BRACKET = re.compile(r"\[((?:\\.|[^\]\\])*)\]", re.DOTALL)
_LAZY = "take the characters with a class that leaves out what follows"


class DialectError(Exception):
    """What the dialect does not have, at which index, and what to write instead."""

    def __init__(self, index: int, message: str, hint: str = "") -> None:
        self.index = index
        self.message = message
        self.hint = hint
        super().__init__(message)


def parse_pattern(pattern: str) -> tuple[Node, ...]:
    """The nodes of a pattern, in order. Raises DialectError."""
    parser = _Parser(pattern)
    branches = parser.branches()
    if parser.place < len(pattern):
        raise DialectError(parser.place, "this ) closes nothing", r"write \) for the character")
    if len(branches) > 1:
        raise DialectError(0, "alternatives stand in a group", "write (?:…|…)")
    return branches[0]


def parse_class(notation: str) -> CharacterSet:
    """The set that one class, or one character, stands for. Raises DialectError."""
    nodes = parse_pattern(notation)
    if len(nodes) == 1 and isinstance(nodes[0], Class):
        return nodes[0].chars
    if len(nodes) == 1 and isinstance(nodes[0], Literal) and len(nodes[0].text) == 1:
        return CharacterSet.characters(nodes[0].text)
    raise DialectError(0, "this is not one class", r"write [..], \d, \s, \w, . or one character")


class _Parser:
    def __init__(self, pattern: str) -> None:
        self.pattern = pattern
        self.place = 0

    @property
    def next(self) -> str:
        return self.pattern[self.place : self.place + 1]

    def branches(self) -> list[tuple[Node, ...]]:
        """Alternatives up to the end or to a closing parenthesis."""
        found = [self.sequence()]
        while self.next == "|":
            self.place += 1
            found.append(self.sequence())
        return found

    def sequence(self) -> tuple[Node, ...]:
        nodes: list[Node] = []
        while self.next not in ("", "|", ")"):
            node = self.quantified(self.atom())
            before = nodes[-1] if nodes else None
            if isinstance(node, Literal) and isinstance(before, Literal):
                nodes[-1] = Literal(before.text + node.text, before.at)
            else:
                nodes.append(node)
        return tuple(nodes)

    def quantified(self, node: Node) -> Node:
        at, quantifier = self.place, self.next
        if quantifier == "{":
            raise DialectError(at, "counted repeats are not in the dialect", "use *, + or ?")
        if quantifier not in ("*", "+", "?") or not quantifier:
            return node
        if isinstance(node, (Anchor, Repeated)):
            raise DialectError(at, f"{quantifier} stands behind nothing to repeat")
        if isinstance(node, Group) and node.capture is not None:
            raise DialectError(
                at, "a capture is not repeated", "put it into a group (?:…), or the repeat into it"
            )
        self.place += 1
        if self.next in ("?", "+", "*"):
            raise DialectError(
                self.place, "lazy and possessive repeats are not in the dialect", _LAZY
            )
        return Repeated(node, quantifier, node.at)

    def atom(self) -> Node:
        at, char = self.place, self.next
        if char == "(":
            return self.group()
        if char == "[":
            return self.bracket()
        if char == "\\":
            return self.escape()
        if char in "*+?":
            raise DialectError(at, f"{char} stands behind nothing to repeat")
        if char in "{}]":
            raise DialectError(at, f"a bare {char} is not in the dialect", f"write \\{char}")
        self.place += 1
        if char in "^$":
            return Anchor(char, at)
        return Class(LINE_ENDS.negated(), at) if char == "." else Literal(char, at)

    def group(self) -> Group:
        at = self.place
        self.place += 1
        capture: str | None = ""
        if self.pattern.startswith("?:", self.place):
            capture = None
            self.place += 2
        elif self.next == "?":
            named = _NAMED.match(self.pattern, self.place)
            if named is None:
                raise DialectError(
                    self.place,
                    "only (?:…), (…) and (?<name>…) are in the dialect",
                    "look-around and flags have no portable walk",
                )
            capture = named[1]
            self.place = named.end()
        branches = self.branches()
        if self.next != ")":
            raise DialectError(at, "this ( is not closed", r"write \( for the character")
        self.place += 1
        return Group(tuple(branches), capture, at)

    def bracket(self) -> Class:
        bracket = _BRACKET.match(self.pattern, self.place)
        if bracket is None:
            raise DialectError(self.place, "this [ is not closed", r"write \[ for the character")
        at = self.place
        try:
            chars = parse_members(bracket[1])
        except NotationError as error:
            raise DialectError(at + 1 + error.index, str(error)) from None
        self.place = bracket.end()
        return Class(chars, at)

    def escape(self) -> Node:
        at = self.place
        found = _ESCAPE.match(self.pattern, at)
        escape = found[0] if found else "\\"
        if escape == "\\":
            raise DialectError(at, "a backslash stands alone at the end")
        self.place += len(escape)
        if escape == "\\b":
            return Anchor(escape, at)
        if escape[1] in CLASSES:
            return Class(CLASSES[escape[1]], at)
        if escape[1].lower() in CLASSES:
            raise DialectError(
                at, f"{escape} is not in the dialect", f"write [^\\{escape[1].lower()}]"
            )
        if escape[1].isdigit():
            raise DialectError(at, "references to a group are not in the dialect")
        try:
            return Literal(unescaped(at, escape), at)
        except NotationError as error:
            raise DialectError(error.index, str(error)) from None
