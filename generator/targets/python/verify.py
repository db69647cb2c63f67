"""Running fixtures with the Python port: it is imported, no other process is needed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from generator.conformance.difference import ABSENT
from generator.conformance.fixtures import Document
from generator.conformance.runner import Check, PortFailed, Runner
from generator.port import Port
from generator.project import Project


@contextmanager
def open_runner(project: Project, port: Port) -> Iterator[Runner]:
    """A runner that calls the port."""

    def value(given: Any) -> Any:
        return ABSENT if given is port.ABSENT else given

    def run(document: Document) -> list[Check]:
        try:
            checks = port.check_document(document.value, document.suite)
        except Exception as error:
            raise PortFailed(f"the port raised {type(error).__name__}: {error}") from error
        return [Check(check.path, value(check.expected), value(check.actual)) for check in checks]

    yield run
