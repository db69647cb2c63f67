"""How the Python port is measured."""

from __future__ import annotations

import sys

from generator.project import Project


def command(project: Project) -> list[str]:
    """A program that measures the files that it is given, one line of JSON each."""
    path = [str(project.root), str(project.generated / "python")]
    start = f"import sys, runpy; sys.path[:0] = {path!r}; "
    start += "runpy.run_module('bench.python_driver', run_name='__main__', alter_sys=True)"
    return [sys.executable, "-c", start]
