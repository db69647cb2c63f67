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

HEAD = ("fixtureVersion", "name")
"""What a document says of itself."""

STEP = re.compile(r"\.(\w+)|\[(\d+)\]")
"""A step of a path in a document: a key or an index."""


def shrunk_case(ports: Ports, case: Case, most_tries: int) -> Case:
    """The case as small as it can be while something is wrong with it."""
    document = ports.port.loads(case.text)
    head = {name: document.pop(name) for name in HEAD if name in document}

    def with_body(body: dict[str, Any]) -> Case:
        return Case(case.name, case.suite, case.kind, plain({**head, **body}))

    def shows(body: Any) -> bool:
        if ports.port.suite_of(body) != case.suite:
            return False
        smaller = with_body(body)
        try:
            return (_is_ready(ports, smaller) or not was_ready) and bool(ports.faults(smaller))
        except CommandError:
            return False

    was_ready = _is_ready(ports, case)

    return with_body(shrunk(document, shows, most_tries)) if shows(document) else case


def write_fixture(ports: Ports, case: Case, folder: Path) -> Path:
    """Writes a case with the answers of the first port, and gives the file.

    Where that port gives none, the document is written as it is.
    """
    try:
        text = plain(_with_answers(ports, case))
    except (PortFailed, CommandError):
        text = case.text
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{case.name}.json"
    path.write_text(text + "\n", encoding="utf-8")
    return path


def _is_ready(ports: Ports, case: Case) -> bool:
    """Whether a case can be verified once it has answers."""
    try:
        return ports.port.document_problem(_with_answers(ports, case), case.suite) is None
    except PortFailed:
        return False


def _with_answers(ports: Ports, case: Case) -> Any:
    document = ports.document(case)
    return _answered(document.value, ports.checks(next(iter(ports.runners)), document))


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
