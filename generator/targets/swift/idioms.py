"""Statements that say in one go what the model says in several: Swift has a form for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from generator.model import (
    Assign,
    Bind,
    Call,
    Clause,
    Expression,
    Guard,
    If,
    Jump,
    Let,
    LiteralValue,
    Name,
    Nothing,
    PrimitiveCall,
    Return,
    Statement,
    Test,
    uses,
    walk,
)
from generator.targets.base import opposite
from generator.targets.swift.lists import Mapped


def fused(body: Sequence[Statement]) -> Iterator[Statement]:
    """A body in which a guard takes in the locals right before it that it only tests."""
    waiting: list[Let] = []
    for statement in body:
        if isinstance(statement, Guard) and (taken := _taken(waiting, statement)):
            yield from waiting[: len(waiting) - len(taken)]
            values = {let.name: let.value for let in taken if let.value is not None}
            clauses = [
                replace(c, value=values[c.name]) if isinstance(c, Bind) and c.name in values else c
                for c in statement.clauses
            ]
            notes = [note for let in taken for note in let.note]
            yield replace(statement, clauses=clauses, note=[*notes, *statement.note])
            waiting = []
        elif isinstance(statement, Let) and statement.value is not None:
            waiting.append(statement)
        else:
            yield from waiting
            waiting = []
            yield statement
    yield from waiting


def _taken(waiting: Sequence[Let], guard: Guard) -> Sequence[Let]:
    """The last locals before a guard, as many as it narrows first, in the same order."""
    for count in range(min(len(waiting), len(guard.clauses)), 0, -1):
        lets = waiting[len(waiting) - count :]
        is_exit_free = not any(uses(let.name, guard.exit) for let in lets)
        if is_exit_free and all(map(_is_test_of, guard.clauses, lets)):
            return lets
    return []


def _is_test_of(clause: Clause, let: Let) -> bool:
    return (
        isinstance(clause, Bind)
        and clause.name == let.name
        and isinstance(clause.value, Name)
        and clause.value.name == let.name
        and not let.is_assigned
        and not any(
            isinstance(n, Call) or (isinstance(n, PrimitiveCall) and n.mutates)
            for n in walk(let.value)
        )
    )


def joined(body: Sequence[Statement]) -> Iterator[Statement]:
    """A body in which guards that follow each other and leave in the same way are one."""
    before: Guard | None = None
    for statement in body:
        if not isinstance(statement, Guard):
            if before is not None:
                yield before
            before = None
            yield statement
        elif before is not None and not statement.note and _leave_alike(before, statement):
            before = replace(before, clauses=[*before.clauses, *statement.clauses])
        else:
            if before is not None:
                yield before
            before = statement
    if before is not None:
        yield before


def _leave_alike(one: Guard, other: Guard) -> bool:
    """Whether two guards leave by the same word, or by the same plain value."""
    names = [c.name for guard in (one, other) for c in guard.clauses if isinstance(c, Bind)]
    if len(set(names)) < len(names):
        return False
    if len(one.exit) != 1 or len(other.exit) != 1 or other.exit[0].note:
        return False
    match one.exit[0], other.exit[0]:
        case Jump(kind=kind), Jump(kind=other_kind):
            return kind == other_kind
        case Return(value=None | Nothing()) as left, Return(value=None | Nothing()) as right:
            return type(left.value) is type(right.value)
        case Return(value=LiteralValue(value=left_)), Return(value=LiteralValue(value=right_)):
            return left_ == right_
    return False


def filled(body: Sequence[Statement]) -> Iterator[Statement]:
    """A body in which a local that only an `if` right behind it fills is made in one go."""
    position = 0
    while position < len(body):
        statement = body[position]
        rest = body[position + 1 :]
        if isinstance(statement, Let) and rest and (value := _fill(statement, rest)) is not None:
            yield replace(statement, value=value, is_assigned=False)
            position += 2
        else:
            yield statement
            position += 1


def _fill(let: Let, rest: Sequence[Statement]) -> Mapped | None:
    clause = only_clause(rest[:1])
    if not isinstance(let.value, Nothing) or not isinstance(clause, Bind) or clause.case:
        return None
    _, body = rest[0].branches[0]  # type: ignore[attr-defined]
    if len(body) != 1 or not isinstance(body[0], Assign) or body[0].note:
        return None
    if not is_name(body[0].target, let.name) or is_assigned_later(let.name, rest):
        return None
    value = body[0].value
    return Mapped(type=let.type, span=let.span, source=clause.value, name=clause.name, value=value)


def only_clause(body: Sequence[Statement]) -> Clause | None:
    """The one clause that all of a body is under."""
    if len(body) != 1 or not isinstance(body[0], If) or body[0].note or body[0].otherwise:
        return None
    branches = body[0].branches
    return branches[0][0][0] if len(branches) == 1 and len(branches[0][0]) == 1 else None


def under_one_condition(body: Sequence[Statement]) -> tuple[Clause, Sequence[Statement]] | None:
    """The clause under which something of a loop's body is done, and what that is."""
    if (clause := only_clause(body)) is not None:
        return clause, body[0].branches[0][1]  # type: ignore[attr-defined]
    if len(body) < 2 or body[0].note:
        return None
    match body[0]:
        case Guard(clauses=[clause], exit=[Jump(kind="continue", note=[])]):
            return clause, body[1:]
        case If(branches=[([Test() as test], [Jump(kind="continue", note=[])])], otherwise=[]):
            return replace(test, condition=opposite(test.condition)), body[1:]
    return None


def is_name(value: Expression, name: str) -> bool:
    return isinstance(value, Name) and value.name == name


def is_assigned_later(name: str, rest: Sequence[Statement]) -> bool:
    """Whether a local without a value is assigned anew behind the statement that gives it one."""
    return any(
        isinstance(node, Assign) and isinstance(node.target, Name) and node.target.name == name
        for statement in rest[1:]
        for node in walk(statement)
    )
