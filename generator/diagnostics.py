"""Problems with a spec: where, what is wrong, how to mend it.

Every stage collects problems and goes on as far as it can; a stage that found any ends the run by
raising `SpecError` with all of them, sorted and without repeats.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from dataclasses import dataclass, field


@dataclass(frozen=True, order=True)
class Span:
    """A place in a spec file: path relative to the project root, line and column from 1."""

    path: str
    line: int = 1
    column: int = 1

    def __str__(self) -> str:
        return f"{self.path}:{self.line}:{self.column}"


@dataclass(frozen=True, order=True)
class Problem:
    """One mistake: `message` states the fact, `hint` what to do about it (may be empty)."""

    span: Span
    message: str
    hint: str = ""

    def __str__(self) -> str:
        hint = f"\n    hint: {self.hint}" if self.hint else ""
        return f"{self.span}: {self.message}{hint}"


class SpecError(Exception):
    """The contract in `specs/` is wrong; carries every problem that a stage found."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = sorted(set(problems))
        super().__init__("\n".join(map(str, self.problems)))


@dataclass
class Problems:
    """Collects the problems of one stage."""

    found: list[Problem] = field(default_factory=list)

    def add(self, span: Span, message: str, hint: str = "") -> None:
        self.found.append(Problem(span, message, hint))

    def raise_if_any(self) -> None:
        """Ends the stage. Raises SpecError when anything was added."""
        if self.found:
            raise SpecError(self.found)


def did_you_mean(name: str, known: Iterable[str]) -> str:
    """A hint with the nearest known name, or an empty string when nothing is near."""
    near = difflib.get_close_matches(name, sorted(set(known)), n=1)
    return f"did you mean {near[0]!r}?" if near else ""
