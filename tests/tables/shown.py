"""Lowered syntax as text, its comment lines included."""

from __future__ import annotations

import ast
import copy


def shown(declarations: list[ast.stmt]) -> str:
    """The code of the declarations; a statement's note stands above it as comments."""
    module = ast.Module(copy.deepcopy(declarations), [])
    for node in ast.walk(module):
        if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.List):
            node.value = ast.Name("".join(["[\n", *map(_entry, node.value.elts), "]"]))
        for field, value in ast.iter_fields(node):
            if isinstance(value, list) and any(isinstance(item, ast.stmt) for item in value):
                setattr(node, field, [line for item in value for line in _with_comments(item)])
    return ast.unparse(module)


def _entry(entry: ast.expr) -> str:
    notes: list[str] = getattr(entry, "note", [])
    return "".join(
        f"    {line}\n" for line in [*map("# {}".format, notes), f"{ast.unparse(entry)},"]
    )


def _with_comments(statement: ast.stmt) -> list[ast.stmt]:
    notes: list[str] = getattr(statement, "note", [])
    return [*(ast.Expr(ast.Name(f"# {line}")) for line in notes), statement]
