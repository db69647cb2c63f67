"""Declarations that nothing uses: dead weight in every port."""

from __future__ import annotations

from generator.diagnostics import Problems
from generator.model import Program, Record
from generator.procedures.dependencies import names_of


def check_unused(program: Program, problems: Problems) -> None:
    """Reports every declaration that no public one needs, directly or through others."""
    uses: dict[str, set[str]] = {}
    roots: list[str] = []
    for module in program.modules.values():
        for declaration in module.declarations:
            uses[declaration.name] = set(names_of(declaration))
            if declaration.public:
                roots.append(declaration.name)
    reached: set[str] = set()
    while roots:
        name = roots.pop()
        if name not in reached:
            reached.add(name)
            roots.extend(uses.get(name, ()))
    for module in program.modules.values():
        for declaration in module.declarations:
            if declaration.name in reached:
                continue
            if isinstance(declaration, Record) and declaration.union in reached:
                continue
            problems.add(
                declaration.span,
                f"{declaration.name} is used nowhere",
                "delete it, or export it with @public",
            )
