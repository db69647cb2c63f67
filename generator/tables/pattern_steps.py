"""Patterns as steps of a walk through a text: what the dialect says, in fewer kinds of nodes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product

from generator.character_set import LINE_ENDS, CharacterSet
from generator.tables.pattern_dialect import (
    Anchor,
    Class,
    DialectError,
    Group,
    Literal,
    Node,
    Repeated,
    parse_pattern,
)

MOST_LITERALS = 16


@dataclass(frozen=True)
class Words:
    """The first of some literals that stands here; the empty one makes it optional.

    `or_end`: the end of the text will do as well.
    """

    options: tuple[str, ...]
    at: int
    or_end: bool = False

    @property
    def is_optional(self) -> bool:
        return "" in self.options

    @property
    def literal(self) -> str | None:
        """The literal, when there is only one."""
        return self.options[0] if len(self.options) == 1 and not self.or_end else None


@dataclass(frozen=True)
class Run:
    """Characters of a set: `least` 0 or 1 of them, at most one or `many`."""

    chars: CharacterSet
    least: int
    many: bool
    at: int


@dataclass(frozen=True)
class Edge:
    r"""A test that takes no character: `end` and `line end` (`$`), `word end` (`\b`)."""

    kind: str
    at: int


@dataclass(frozen=True)
class Mark:
    """Where a capture opens or closes."""

    group: str
    opens: bool
    at: int


@dataclass(frozen=True)
class Choice:
    """Alternatives that are more than literals; an empty last one makes it optional."""

    branches: tuple[tuple[Step, ...], ...]
    at: int


@dataclass(frozen=True)
class Loop:
    """A group as often as it fits, `least` 0 or 1 times."""

    body: tuple[Step, ...]
    least: int
    at: int


Step = Words | Run | Edge | Mark | Choice | Loop
Steps = tuple[Step, ...]


@dataclass(frozen=True)
class Walk:
    """A whole pattern: `anchor` is `text`, `line` or empty (it is searched for)."""

    anchor: str
    steps: Steps


def read_walk(pattern: str, multiline: bool, ignore_case: bool) -> Walk:
    """The steps of a pattern. Raises DialectError."""
    nodes = parse_pattern(pattern)
    anchor = ""
    if nodes and isinstance(nodes[0], Anchor) and nodes[0].kind == "^":
        anchor = "line" if multiline else "text"
        nodes = nodes[1:]
    steps = _Reader(multiline, ignore_case).steps(nodes)
    return Walk(anchor, steps)


@dataclass(frozen=True)
class _Reader:
    multiline: bool
    ignore_case: bool

    def steps(self, nodes: Sequence[Node]) -> Steps:
        found = [step for node in nodes for step in self.node(node)]
        return tuple(
            step
            for position, step in enumerate(found)
            if not _is_line_end_behind_line(step, found[position - 1] if position else None)
        )

    def node(self, node: Node) -> Iterator[Step]:
        if isinstance(node, Literal):
            if self.ignore_case and not node.text.isascii():
                raise DialectError(
                    node.at, "a literal beyond ASCII has no portable case", "leave out ignore-case"
                )
            yield Words((node.text,), node.at)
        elif isinstance(node, Class):
            yield self.run(node.chars, 1, False, node.at)
        elif isinstance(node, Anchor):
            yield self.edge(node)
        elif isinstance(node, Repeated):
            yield from self.repeated(node)
        elif node.capture is not None:
            yield Mark(node.capture, True, node.at)
            yield from self.group(node)
            yield Mark(node.capture, False, node.at)
        else:
            yield from self.group(node)

    def run(self, chars: CharacterSet, least: int, many: bool, at: int) -> Run:
        return Run(chars.folded() if self.ignore_case else chars, least, many, at)

    def edge(self, node: Anchor) -> Edge:
        if node.kind == "^":
            raise DialectError(node.at, "^ stands first or not at all")
        if node.kind == "$":
            return Edge("line end" if self.multiline else "end", node.at)
        return Edge("word end", node.at)

    def group(self, node: Group) -> Iterator[Step]:
        """A group without repeat."""
        options = self.options(node)
        if options is not None:
            yield options
        elif len(node.branches) == 1:
            yield from self.steps(node.branches[0])
        else:
            yield Choice(tuple(self.joined(node)), node.at)

    def joined(self, node: Group) -> Iterator[Steps]:
        """The branches; neighbours that are literals only become one."""
        waiting: Words | None = None
        for nodes in node.branches:
            options = _literals(nodes)
            if options is not None:
                words = Words(options, node.at)
                waiting = replace(words, options=waiting.options + options) if waiting else words
                continue
            if waiting:
                yield (waiting,)
                waiting = None
            yield self.steps(nodes)
        if waiting:
            yield (waiting,)

    def options(self, node: Group) -> Words | None:
        """The group as literals, `$` among them perhaps; None when it is more than that."""
        options: list[str] = []
        or_end = False
        for nodes in node.branches:
            if len(nodes) == 1 and isinstance(nodes[0], Anchor) and nodes[0].kind == "$":
                if self.multiline or len(node.branches) == 1:
                    return None
                or_end = True
                continue
            literals = _literals(nodes)
            if literals is None:
                return None
            options += literals
        return Words(tuple(options), node.at, or_end)

    def repeated(self, node: Repeated) -> Iterator[Step]:
        inner, least, many = node.node, int(node.quantifier == "+"), node.quantifier != "?"
        if isinstance(inner, Class):
            yield self.run(inner.chars, least, many, node.at)
        elif isinstance(inner, Literal):
            if many:
                yield self.run(CharacterSet.characters(inner.text), least, True, node.at)
            else:
                yield Words((inner.text, ""), node.at)
        elif many:
            yield Loop(tuple(self.group(inner)), least, node.at)
        else:
            options = self.options(inner)
            if options is not None and not options.or_end:
                yield replace(options, options=(*options.options, ""))
            else:
                yield Choice((*self.joined(inner), ()), node.at)


def _is_line_end_behind_line(step: Step, before: Step | None) -> bool:
    """Whether a line's `$` holds anyway, since all characters of the line were taken."""
    return (
        isinstance(step, Edge)
        and step.kind == "line end"
        and isinstance(before, Run)
        and before.many
        and before.chars == LINE_ENDS.negated()
    )


def _literals(nodes: Sequence[Node]) -> tuple[str, ...] | None:
    """All texts that nodes stand for, in order of preference; None when they are too many."""
    pieces: list[tuple[str, ...]] = []
    for node in nodes:
        options = _options_of(node)
        if options is None:
            return None
        pieces.append(options)
    texts = tuple("".join(choice) for choice in product(*pieces))
    return texts if len(texts) <= MOST_LITERALS else None


def _options_of(node: Node) -> tuple[str, ...] | None:
    if isinstance(node, Literal):
        return (node.text,)
    if isinstance(node, Group) and node.capture is None:
        branches = [_literals(branch) for branch in node.branches]
        found = [text for branch in branches if branch is not None for text in branch]
        return None if None in branches else tuple(found)
    if isinstance(node, Repeated) and node.quantifier == "?":
        options = _options_of(node.node)
        return None if options is None else (*options, "")
    return None
