"""Typing of constant lists: their entries may be enum members and records, declared anywhere."""

from __future__ import annotations

import ast

from generator.model import (
    Constant,
    EmptyCollection,
    EnumMember,
    Expression,
    Inject,
    Lift,
    ListLiteral,
    LiteralValue,
    New,
    Nothing,
    Program,
    walk,
)
from generator.procedures.expressions import ExpressionTyper
from generator.procedures.parse import note_of
from generator.procedures.scope import Refused

_LITERAL = (
    *(LiteralValue, Nothing, EnumMember, EmptyCollection),
    *(ListLiteral, New, Lift, Inject),
)


def fill_list(constant: Constant, node: ast.List, program: Program) -> None:
    """Gives a constant list its entries. Raises Refused for one that is no literal."""
    assert isinstance(constant.value, ListLiteral)
    typer = ExpressionTyper(program)
    for entry in node.elts:
        constant.value.items.append(_literal(typer.value(entry, constant.type.item), entry))
        constant.value.notes.append(note_of(entry))


def _literal(value: Expression, node: ast.expr) -> Expression:
    for below in walk(value):
        if not isinstance(below, _LITERAL):
            raise Refused(
                node,
                "an entry of a constant list is a literal",
                "texts, numbers, truth values, enum members, and records of these",
            )
    return value
