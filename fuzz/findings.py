"""A finding: a document on which ports differ, small and ready to be verified."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from fuzz.cases import Case
from fuzz.compare import Ports
from fuzz.shrink import shrunk
from fuzz.spelling import plain
from generator.conformance.runner import Check, PortFailed
from generator.exits import CommandError

STEP = re.compile(r"\.(\w+)|\[(\d+)\]")
"""A step of a path in a document: a key or an index."""


def shrunk_case(ports: Ports, case: Case, most_tries: int) -> Case:
    """The case as small as it can be while something is wrong with it."""

    def with_value(value: Any) -> Case:
        return Case(case.name, case.suite, case.kind, plain(value))

    def shows(value: Any) -> bool:
        if not isinstance(value, dict):
            return False
        try:
            return bool(ports.faults(with_value(value)))
        except CommandError:
            return False

    value = ports.port.loads(case.text)
    return with_value(shrunk(value, shows, most_tries)) if shows(value) else case


def write_fixture(ports: Ports, case: Case, folder: Path) -> Path:
    """Writes a case with the answers of the first port, and gives the file.

    Where that port gives none, the document is written as it is.
    """
    document = ports.document(case)
    try:
        answers = ports.checks(next(iter(ports.runners)), document)
        text = plain(_answered(document.value, answers))
    except (PortFailed, CommandError):
        text = case.text
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{case.name}.json"
    path.write_text(text + "\n", encoding="utf-8")
    return path


def _answered(document: Any, answers: list[Check]) -> Any:
    for answer in answers:
        steps = [key or int(index) for key, index in STEP.findall(answer.path)]
        holder = document
        for step in steps[:-1]:
            holder = holder.setdefault(step, {}) if isinstance(holder, dict) else holder[step]
        if steps[-1] == "responses":
            # Answers that nobody asked for do not belong to the script.
            del holder["responses"][answer.actual["consumed"] :]
        else:
            holder[steps[-1]] = answer.actual
    return document
