"""Running fixture documents with the port of one target, in this process or in another."""

from __future__ import annotations

import importlib
import subprocess
import tempfile
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from dataclasses import dataclass
from typing import IO, Any

from generator.conformance.difference import ABSENT
from generator.conformance.fixtures import Document
from generator.exits import CommandError, ExitCode
from generator.port import Port
from generator.project import Project

TIME_LIMIT = 60.0
"""Seconds that a driver has for one document."""

MOST_STARTS = 10
"""A driver that stops more often is given up."""


@dataclass(frozen=True)
class Check:
    """One part of a document: what it expects at a JSON path and what the port made of it."""

    path: str
    expected: Any
    actual: Any


Runner = Callable[[Document], list[Check]]
"""Replays one document. Raises PortFailed when the port did not get to its end."""


class PortFailed(Exception):
    """The port crashed, raised or hung on a document."""


class NotRun(Exception):
    """A target cannot be run on this machine; says what is missing."""


def open_runner(target: str, project: Project, port: Port) -> AbstractContextManager[Runner]:
    """The runner of a target, from the function of the same name in its `verify` module.

    Raises CommandError when the target has none; entering it may raise NotRun.
    """
    try:
        module = importlib.import_module(f"generator.targets.{target}.verify")
    except ModuleNotFoundError as error:
        raise CommandError(f"the target {target} cannot be verified: {error}") from error
    opened: AbstractContextManager[Runner] = module.open_runner(project, port)
    return opened


@contextmanager
def driver_runner(command: Sequence[str], port: Port) -> Iterator[Runner]:
    """Runs documents in a program that answers each line of its input with one line.

    In: suite, tab, document. Out: a JSON list of objects with `path`, and with `expected` and
    `actual` where there is a value. It is started again when it stops.
    """
    with tempfile.TemporaryFile() as errors:
        driver = _Driver(command, port, errors)
        try:
            yield driver.run
        finally:
            driver.stop()


class _Driver:
    def __init__(self, command: Sequence[str], port: Port, errors: IO[bytes]) -> None:
        self.command = command
        self.port = port
        self.errors = errors
        self.starts = 0
        self.process: subprocess.Popen[bytes] | None = None

    def run(self, document: Document) -> list[Check]:
        answer = self.ask(
            b"%s\t%s\n" % (document.suite.encode(), b" ".join(document.text.split(b"\n")))
        )
        return [
            Check(check["path"], check.get("expected", ABSENT), check.get("actual", ABSENT))
            for check in self.port.loads(answer.decode("utf-8"))
        ]

    def ask(self, line: bytes) -> bytes:
        """The line that answers a line."""
        process = self.process or self.start()
        assert process.stdin is not None
        assert process.stdout is not None
        timer = threading.Timer(TIME_LIMIT, process.kill)
        timer.start()
        try:
            with suppress(BrokenPipeError):
                process.stdin.write(line)
                process.stdin.flush()
            answer = process.stdout.readline()
        finally:
            timer.cancel()
        if not answer.endswith(b"\n"):
            raise PortFailed(self.last_words(process))
        return answer

    def start(self) -> subprocess.Popen[bytes]:
        self.starts += 1
        if self.starts > MOST_STARTS:
            raise CommandError(
                f"{self.command[0]} stopped {MOST_STARTS} times", exit_code=ExitCode.FAILED
            )
        self.errors.seek(0)
        self.errors.truncate()
        self.process = subprocess.Popen(
            self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.errors
        )
        return self.process

    def last_words(self, process: subprocess.Popen[bytes]) -> str:
        """Why a process that gave no whole answer ended."""
        self.stop()
        self.errors.seek(0)
        said = self.errors.read().decode(errors="replace").strip().splitlines()[-3:]
        return "\n".join([f"the port stopped with exit code {process.returncode}", *said])

    def stop(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.communicate()
            self.process = None
