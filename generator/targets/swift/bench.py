"""How the Swift port is measured."""

from __future__ import annotations

from generator.project import Project
from generator.targets.swift.verify import built_program


def command(project: Project) -> list[str]:
    """A program that measures the files that it is given, one line of JSON each.

    Raises NotRun where there is no Swift.
    """
    return built_program(project, "BenchDriver")
