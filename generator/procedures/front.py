"""The front end as a whole: sources in, a typed and checked program out."""

from __future__ import annotations

from collections.abc import Sequence

from generator.diagnostics import Problems
from generator.model import Program
from generator.procedures.constants import fill_list
from generator.procedures.declare import Declarations
from generator.procedures.dependencies import order_modules
from generator.procedures.effects import check_effects
from generator.procedures.parse import Source
from generator.procedures.scope import Refused
from generator.procedures.statements import BodyTyper
from generator.procedures.unused import check_unused


def lower_sources(sources: Sequence[Source]) -> Program:
    """Declares, types and checks all modules.

    Raises SpecError with every problem of the first stage that has any: names, then types, then
    effects and the order of modules, then what is unused.
    """
    problems = Problems()
    declarations = Declarations(sources, problems)
    program = declarations.collect()
    problems.raise_if_any()
    for constant, entries in declarations.lists:
        try:
            fill_list(constant, entries, program)
        except Refused as refusal:
            problems.found.extend([refusal.problem] if refusal.problem else [])
    typer = BodyTyper(program, problems)
    for body in declarations.bodies:
        typer.fill(body)
    problems.raise_if_any()
    check_effects(program, problems)
    order_modules(program, problems)
    problems.raise_if_any()
    check_unused(program, problems)
    problems.raise_if_any()
    return program
