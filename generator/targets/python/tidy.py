"""Takes away the parentheses that `ast.unparse` writes and a person would not."""

from __future__ import annotations

import ast
from collections.abc import Iterator


def without_extra_parentheses(text: str) -> str:
    """The same program, without those around `not` in `and`, `:=`, its values, sole generators."""
    tree = ast.parse(text)
    lines = [line.encode() for line in text.split("\n")]
    extra = {
        place for node in ast.walk(tree) for inner in _loose(node) for place in _pair(inner, lines)
    }
    for line, column in sorted(extra, reverse=True):
        lines[line] = lines[line][:column] + lines[line][column + 1 :]
    return b"\n".join(lines).decode()


def _loose(node: ast.AST) -> Iterator[ast.expr]:
    """The nodes below one whose own parentheses would say nothing."""
    if isinstance(node, ast.BoolOp):
        yield from (value for value in node.values if isinstance(value, ast.UnaryOp))
    elif isinstance(node, ast.NamedExpr):
        if isinstance(node.value, (ast.BoolOp, ast.Compare, ast.BinOp)):
            yield node.value
    elif isinstance(node, ast.Call):
        yield from (value for value in node.args if isinstance(value, ast.NamedExpr))
        match node.args, node.keywords:
            case [ast.GeneratorExp() as generator], []:
                yield generator


def _pair(node: ast.expr, lines: list[bytes]) -> Iterator[tuple[int, int]]:
    """The places of the parentheses right around a node, if both are there."""
    if node.end_lineno is None or node.end_col_offset is None:
        return
    before = (node.lineno - 1, node.col_offset - 1)
    after = (node.end_lineno - 1, node.end_col_offset)
    if before[1] < 0 or after[1] >= len(lines[after[0]]):
        return
    opened, closed = lines[before[0]][before[1]], lines[after[0]][after[1]]
    if (opened, closed) == (ord("("), ord(")")):
        yield before
        yield after
