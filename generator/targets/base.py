"""What every target is and what all printers share."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from generator.model import (
    BOOL,
    Assign,
    Compare,
    Expression,
    Field,
    Logic,
    Not,
    Program,
    walk,
)


@dataclass(frozen=True)
class Contract:
    """All that a target prints from: the lowered program, the wire schemas and the templates."""

    program: Program
    schemas: Mapping[str, Any] = field(default_factory=dict)
    """Wire schemas by file name, as parsed JSON."""
    templates: Path = Path("templates")
    """The folder of all templates; a target uses its own subfolder."""
    sources: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Spec files of each module id, relative to the project root."""
    previous: Path | None = None
    """The folder of the ports as they stand, for what can be taken over; none to print all anew."""


class Target(Protocol):
    """One language."""

    name: str

    def render(self, contract: Contract) -> dict[str, str]:
        """The complete port: path below `generated/<name>/` to text, formatted."""

    def declaration(self, program: Program, name: str) -> str:
        """One top-level declaration, as it stands in its file."""


def opposite(value: Expression) -> Expression:
    """The negation of a truth value, pushed inward where it costs nothing."""
    if isinstance(value, Not):
        return value.value
    if isinstance(value, Compare) and value.operator in ("==", "!="):
        operator = "!=" if value.operator == "==" else "=="
        return Compare(
            type=BOOL, span=value.span, operator=operator, left=value.left, right=value.right
        )
    if isinstance(value, Logic):
        operator_ = "and" if value.operator == "or" else "or"
        if all(isinstance(item, (Not, Compare)) for item in value.items):
            items = [opposite(item) for item in value.items]
            return Logic(type=BOOL, span=value.span, operator=operator_, items=items)  # type: ignore[arg-type]
    return Not(type=BOOL, span=value.span, value=value)


def assigned_fields(program: Program) -> set[tuple[str, str]]:
    """Owner and name of every field that some statement assigns."""
    return {
        (node.target.receiver.type.name, node.target.name)
        for procedure in program.bodies()
        for node in walk(procedure.body)
        if isinstance(node, Assign) and isinstance(node.target, Field)
    }
