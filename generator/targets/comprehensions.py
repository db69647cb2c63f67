"""A comprehension as steps over a list, for languages that chain methods."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from generator.model import (
    BOOL,
    Comprehension,
    Expression,
    Inject,
    Lift,
    Logic,
    Name,
    Test,
    uses,
)


@dataclass(frozen=True)
class Step:
    """What is asked or made of each item, named `name`; `find` keeps what is there (of `case`)."""

    kind: Literal["filter", "find", "map"]
    name: str
    body: Expression
    case: str | None = None


def steps_of(value: Comprehension) -> list[Step] | None:
    """Steps of which each sees only what the one before gives; none where one has to see more."""
    steps: list[Step] = []
    name = value.name
    for position, clause in enumerate(value.clauses):
        if isinstance(clause, Test):
            steps.append(Step("filter", name, clause.condition))
            continue
        rest = [*value.clauses[position + 1 :], value.element]
        if clause.name != name and uses(name, rest):
            return None
        steps.append(Step("find", name, clause.value, clause.case))
        name = clause.name
    if not is_item(value.element, name):
        steps.append(Step("map", name, value.element))
    return list(_joined(steps))


def is_item(value: Expression, name: str) -> bool:
    """Whether a value is the item itself."""
    return isinstance(value, Name) and value.name == name


def unwrapped(value: Expression) -> Expression:
    """A value without what only changes its type."""
    while isinstance(value, (Inject, Lift)):
        value = value.value
    return value


def _joined(steps: list[Step]) -> Iterator[Step]:
    """Filters next to each other as one."""
    before: Step | None = None
    for step in steps:
        if before is not None and before.kind == step.kind == "filter":
            both = [before.body, step.body]
            body = Logic(type=BOOL, span=before.body.span, operator="and", items=both)
            step = Step("filter", step.name, body)
        elif before is not None:
            yield before
        before = step
    if before is not None:
        yield before
