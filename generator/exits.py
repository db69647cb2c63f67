"""How a run of the command ends: its exit codes, and the errors that carry one."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum

from generator.diagnostics import Problem


class ExitCode(IntEnum):
    """The exit codes of `portgen`."""

    FINE = 0
    FAILED = 1
    WRONG_INPUT = 2
    INTERNAL = 3


class CommandError(Exception):
    """Ends the command: `message` states the fact, `hint` says what to do (may be empty)."""

    def __init__(
        self, message: str, hint: str = "", exit_code: ExitCode = ExitCode.WRONG_INPUT
    ) -> None:
        super().__init__(message)
        self.message = message
        self.hint = hint
        self.exit_code = exit_code


class UnreadableInput(Exception):
    """Documents that the command was given are damaged; paths are as the user wrote them."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = sorted(set(problems))
        super().__init__("\n".join(map(str, self.problems)))
