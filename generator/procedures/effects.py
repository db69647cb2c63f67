"""Effects and aliases."""

from __future__ import annotations

from generator.diagnostics import Problems
from generator.model import Program


def check_effects(program: Program, problems: Problems) -> None:
    """Refuses what would mean something else in a language with value semantics."""
