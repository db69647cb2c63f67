"""Building syntax for table rows: snippets of the procedure language with holes.

Every node made here carries the place of the row it comes from (`node.span`), every statement may
carry comment lines (`statement.note`), so that types, effects and problems of a table are those of
any other procedure.
"""

from __future__ import annotations

import ast
import copy
from collections.abc import Sequence
from functools import cache
from typing import TypeVar

from generator.diagnostics import Span

NodeT = TypeVar("NodeT", bound=ast.AST)
Hole = ast.expr | Sequence[ast.stmt] | str


def expression(snippet: str, span: Span, **holes: Hole) -> ast.expr:
    """The expression of a snippet; each name in it that equals a hole is replaced by that node.

    A hole that is a string renames: it may stand for a name, an attribute or a keyword.
    """
    statement = _parsed(snippet).body[0]
    if not isinstance(statement, ast.Expr) or len(_parsed(snippet).body) != 1:
        raise ValueError(f"not one expression: {snippet}")
    filled: ast.expr = _Filler(holes).visit(copy.deepcopy(statement.value))
    return mark(filled, span)


def statements(snippet: str, span: Span, **holes: Hole) -> list[ast.stmt]:
    """The statements of a snippet; a hole standing alone on a line may be a list of statements."""
    module = _Filler(holes).visit(copy.deepcopy(_parsed(snippet)))
    return [mark(statement, span) for statement in module.body]


def literal(value: str | int | float | bool | None, span: Span) -> ast.expr:
    """A literal; spec scalars (with places) become plain ones."""
    plain: str | int | float | bool | None = value
    if isinstance(value, str):
        plain = str(value)
    elif isinstance(value, int) and not isinstance(value, bool):
        plain = int(value)
    elif isinstance(value, float):
        plain = float(value)
    return mark(ast.Constant(plain), span)


def name(identifier: str, span: Span) -> ast.expr:
    """A name in load position."""
    return mark(ast.Name(str(identifier), ast.Load()), span)


def with_note(body: list[ast.stmt], *note: str) -> list[ast.stmt]:
    """The same statements, the first with comment lines above it."""
    if body:
        body[0].note = [*note, *getattr(body[0], "note", [])]  # type: ignore[attr-defined]
    return body


def mark(node: NodeT, span: Span) -> NodeT:
    """Gives a place to the node and to all below it that have none."""
    for below in ast.walk(node):
        if not hasattr(below, "span"):
            below.span = span  # type: ignore[attr-defined]
    return node


@cache
def _parsed(snippet: str) -> ast.Module:
    return ast.parse(snippet)


class _Filler(ast.NodeTransformer):
    def __init__(self, holes: dict[str, Hole]) -> None:
        self.holes = holes

    def visit_Name(self, node: ast.Name) -> ast.AST:
        hole = self.holes.get(node.id)
        if isinstance(hole, str):
            return ast.Name(hole, node.ctx)
        return hole if isinstance(hole, ast.expr) else node

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        self.generic_visit(node)
        hole = self.holes.get(node.attr)
        if isinstance(hole, str):
            node.attr = hole
        return node

    def visit_arg(self, node: ast.arg) -> ast.AST:
        self.generic_visit(node)
        hole = self.holes.get(node.arg)
        if isinstance(hole, str):
            node.arg = hole
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        self.generic_visit(node)
        hole = self.holes.get(node.name)
        if isinstance(hole, str):
            node.name = hole
        return node

    def visit_keyword(self, node: ast.keyword) -> ast.AST:
        self.generic_visit(node)
        hole = self.holes.get(node.arg or "")
        if isinstance(hole, str):
            node.arg = hole
        return node

    def visit_Expr(self, node: ast.Expr) -> ast.AST | list[ast.stmt]:
        if isinstance(node.value, ast.Name):
            hole = self.holes.get(node.value.id)
            if isinstance(hole, Sequence) and not isinstance(hole, str):
                return list(hole)
        return self.generic_visit(node)
