"""Source text of procedures to Python syntax with places and comments."""

from __future__ import annotations

import ast
import io
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass

from generator.diagnostics import Problem, Span, SpecError


@dataclass
class Source:
    """The syntax of one module; statements carry `.span`, and `.note` below comments."""

    module: str
    doc: str
    statements: list[ast.stmt]


def parse_source(text: str, path: str, module: str) -> Source:
    """Parses a procedure file. Raises SpecError where it is not Python syntax."""
    try:
        tree = ast.parse(text)
    except SyntaxError as error:
        span = Span(path, error.lineno or 1, error.offset or 1)
        raise SpecError([Problem(span, f"not Python syntax: {error.msg}")]) from None
    for node in ast.walk(tree):
        if hasattr(node, "lineno"):
            node.span = Span(path, node.lineno, node.col_offset + 1)  # type: ignore[attr-defined]
    _attach_notes(text, tree)
    doc = ast.get_docstring(tree) or ""
    statements = tree.body[1:] if doc else tree.body
    return Source(module, doc, statements)


def span_of(node: ast.AST) -> Span:
    """The place of a syntax node."""
    span = getattr(node, "span", None)
    return span if isinstance(span, Span) else Span("?")


def note_of(node: ast.AST) -> list[str]:
    """The comment lines above a statement, a case or an entry of a constant list."""
    return list(getattr(node, "note", []))


def _attach_notes(text: str, tree: ast.Module) -> None:
    """Gives each comment on a line of its own to the statement, case or entry that follows it."""
    comments = {
        token.start[0]: token.string.lstrip("#").strip()
        for token in tokenize.generate_tokens(io.StringIO(text).readline)
        if token.type == tokenize.COMMENT and token.line.strip().startswith("#")
    }
    starts = sorted(_starts(tree), key=lambda pair: pair[0])
    position = 0
    for line in sorted(comments):
        while position < len(starts) and starts[position][0] <= line:
            position += 1
        comment = comments[line]
        if position < len(starts) and comment.strip("-= "):
            node = starts[position][1]
            node.note = [*note_of(node), comment]  # type: ignore[attr-defined]


def _starts(tree: ast.Module) -> Iterator[tuple[int, ast.AST]]:
    """First lines of statements, cases and entries of constant lists.

    Of several on one line the outermost comes first.
    """
    for node in ast.walk(tree):
        if isinstance(node, ast.stmt):
            decorators = getattr(node, "decorator_list", [])
            yield min([node.lineno, *[d.lineno for d in decorators]]), node
            if isinstance(node, ast.AnnAssign) and node in tree.body:
                entries = node.value.elts if isinstance(node.value, ast.List) else []
                yield from ((entry.lineno, entry) for entry in entries)
        elif isinstance(node, ast.match_case):
            yield node.pattern.lineno, node
