"""How the Kotlin port is measured."""

from __future__ import annotations

from generator.project import Project
from generator.targets.kotlin.names import PACKAGE
from generator.targets.kotlin.verify import class_path


def command(project: Project) -> list[str]:
    """A program that measures the files that it is given, one line of JSON each.

    Raises NotRun where there is no Maven.
    """
    return ["java", "-cp", class_path(project.generated / "kotlin"), f"{PACKAGE}.BenchDriverKt"]
