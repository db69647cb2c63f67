"""Asking every port for what it makes of a document, and comparing."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from itertools import islice
from typing import Any

from fuzz.cases import Case, Kind
from fuzz.makers.dice import Dice
from fuzz.promises import broken_promises, reordered
from fuzz.spelling import plain, scrubbed
from generator.conformance.difference import ABSENT, Difference, differences
from generator.conformance.fixtures import Document
from generator.conformance.runner import Check, NotRun, PortFailed, Runner, open_runner
from generator.diagnostics import Span
from generator.exits import CommandError
from generator.port import TARGET, Port
from generator.project import Project

MOST_DIFFERENCES = 3
"""As many differences of a document are told."""

LONE_SURROGATE = "\ud800"

WIDTH = 200
"""Longer values are cut."""


@dataclass(frozen=True)
class Ports:
    """The ports that can be asked; the others are compared with the first one.

    A port that cannot hold lone surrogates is compared as if U+FFFD stood for them everywhere.
    """

    port: Port
    runners: dict[str, Runner]
    not_run: dict[str, str]
    without_surrogates: frozenset[str]

    def document(self, case: Case) -> Document:
        """The document of a case, read by the port that the command runs on."""
        value = self.port.loads(case.text)
        return Document(Span(case.name), case.name, case.suite, case.text.encode(), value)

    def faults(self, case: Case) -> list[str]:
        """What is wrong with a case, as lines: a broken promise, or a port that differs."""
        document = self.document(case)
        name, *others = self.runners
        try:
            first = self.checks(name, document)
            lines = [
                *broken_promises(document.value, first),
                *self._unsteadiness(name, document, first),
            ]
            for other in others:
                lines += self.compared(document, first, other, self.checks(other, document))
        except PortFailed as error:
            return str(error).splitlines()
        return lines

    def compared(
        self, document: Document, first: list[Check], other: str, theirs: list[Check]
    ) -> Iterator[str]:
        """Where another port's answers differ from those of the first one, as lines."""
        name = next(iter(self.runners))
        if other in self.without_surrogates:
            case = Case(document.name, document.suite, Kind.SMALL, scrubbed(document.text.decode()))
            first = self.checks(name, self.document(case))
            first = [Check(check.path, None, self._scrubbed(check.actual)) for check in first]
        yield from _told(_differences(first, theirs), name, other)

    def _scrubbed(self, answer: Any) -> Any:
        return answer if answer is ABSENT else self.port.loads(scrubbed(plain(answer)))

    def checks(self, name: str, document: Document) -> list[Check]:
        """What a port makes of a document. Raises PortFailed, which names the port."""
        try:
            return self.runners[name](document)
        except PortFailed as error:
            raise PortFailed(f"{name}: {error}") from error

    def _unsteadiness(self, name: str, document: Document, first: list[Check]) -> Iterator[str]:
        """The same document again, and with keys in another order, must give the same."""
        again = self.checks(name, document)
        yield from _told(_differences(first, again), name, f"{name} once more")
        if not isinstance(document.value, dict):
            return
        mixed = reordered(Dice(document.name), document.value, document.suite)
        text = plain(mixed).encode()
        other = Document(document.span, document.name, document.suite, text, mixed)
        found = _differences(first, self.checks(name, other))
        yield from _told(found, name, f"{name} with keys in another order")


def _differences(left: list[Check], right: list[Check]) -> list[Difference]:
    ours = {check.path: check.actual for check in left}
    theirs = {check.path: check.actual for check in right}
    found = (
        difference
        for path in {**ours, **theirs}
        for difference in differences(path, ours.get(path, ABSENT), theirs.get(path, ABSENT))
        if not (_is_null(difference.expected) and _is_null(difference.actual))
    )
    return list(islice(found, MOST_DIFFERENCES))


def _is_null(value: Any) -> bool:
    """Whether a value is null in JSON, as infinity is."""
    return value is None or (isinstance(value, float) and math.isinf(value))


def _told(found: Sequence[Difference], ours: str, theirs: str) -> Iterator[str]:
    for difference in found:
        yield difference.path
        yield f"  {ours}: {_cut(difference.expected)}"
        yield f"  {theirs}: {_cut(difference.actual)}"


def _cut(value: Any) -> str:
    if isinstance(value, dict | list):
        value = plain(value)
    text = ascii(value)
    return text if len(text) <= WIDTH else f"{text[:WIDTH]}…"


def _holds_surrogates(run: Runner, port: Port) -> bool:
    """Whether a text with a lone surrogate comes back as it was."""
    content = {"role": "user", "content": LONE_SURROGATE}
    row = {"id": "", "localId": None, "content": content, "createdAt": 0}
    text = plain({"input": {"messages": [row]}})
    checks = run(Document(Span(""), "", "chat", text.encode(), port.loads(text)))
    return any(
        isinstance(check.actual, list) and check.actual[0]["text"] == LONE_SURROGATE
        for check in checks
    )


@contextmanager
def open_ports(project: Project, port: Port, targets: Sequence[str]) -> Iterator[Ports]:
    """The ports of these targets; one that cannot be run on this machine is left out.

    The one that runs in this process comes first: it is asked most.
    """
    runners: dict[str, Runner] = {}
    not_run: dict[str, str] = {}
    without_surrogates: set[str] = set()
    with ExitStack() as stack:
        for target in sorted(targets, key=lambda target: target != TARGET):
            try:
                runners[target] = stack.enter_context(open_runner(target, project, port))
            except (CommandError, NotRun) as error:
                not_run[target] = getattr(error, "message", str(error))
                continue
            if not _holds_surrogates(runners[target], port):
                without_surrogates.add(target)
        yield Ports(port, runners, not_run, frozenset(without_surrogates))
