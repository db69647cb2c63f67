"""The command `python -m fuzz`."""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import click

from fuzz.cases import RANDOM_KINDS, SHARES, SUITES, Case, Kind, Maker
from fuzz.compare import Ports, open_ports
from fuzz.extremes import EXTREMES, Extreme
from fuzz.findings import shrunk_case, write_fixture
from fuzz.growth import extreme_case, extreme_faults
from fuzz.words import protocol_words
from generator.exits import CommandError
from generator.port import load_port
from generator.project import find_project
from generator.target_choice import chosen_targets, target_names

FOLDER = Path(".cache") / "fuzz"
"""Where findings are written."""

SHRINKING = 2000
"""So many smaller documents are tried."""


@dataclass
class Progress:
    """What was done so far, told on a terminal."""

    started: float = field(default_factory=time.monotonic)
    cases: int = 0
    told: float = 0

    def count(self, name: str) -> None:
        """One case more."""
        self.cases += 1
        now = time.monotonic()
        if sys.stderr.isatty() and now - self.told > 0.2:
            self.told = now
            rate = self.cases / max(now - self.started, 0.001)
            print(
                f"\r\x1b[K{self.cases} cases, {rate:.0f} a second: {name}",
                end="",
                file=sys.stderr,
                flush=True,
            )

    def end(self) -> None:
        """Takes the line away."""
        if self.told:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)


@click.command(context_settings={"help_option_names": ["-h", "--help"]})
@click.option(
    "--seed",
    default="1",
    show_default=True,
    help="Other cases for another seed, the same ones for the same.",
)
@click.option(
    "--cases", "most_cases", default=100_000, show_default=True, help="Random cases in all."
)
@click.option("--first", default=0, help="Begin at the case of this number of each suite and kind.")
@click.option(
    "--suite",
    "suites",
    multiple=True,
    type=click.Choice(SUITES),
    help="Only this suite. May be repeated.",
)
@click.option(
    "--kind",
    "kinds",
    multiple=True,
    type=click.Choice([kind.value for kind in Kind]),
    help="Only this kind. May be repeated.",
)
@click.option(
    "--target",
    "targets",
    multiple=True,
    help="Only this port, else all that can be run here. May be repeated.",
)
@click.option("--minutes", type=float, help="Stop after so long.")
def fuzz(
    seed: str,
    most_cases: int,
    first: int,
    suites: tuple[str, ...],
    kinds: tuple[str, ...],
    targets: tuple[str, ...],
    minutes: float | None,
) -> None:
    """Makes documents and asks all ports for their answers, which must be the same.

    The first document on which they differ is made small and written as a fixture; exit code 1.
    With one port alone its promises are checked: it comes to an end, answers the same again and for
    keys in another order, and keeps its lists in order.
    """
    project = find_project(Path.cwd())
    port: Any = load_port(project)
    maker = Maker(seed, protocol_words(project.root / "specs"), port.FIXTURE_VERSION)
    chosen_kinds = [kind for kind in Kind if not kinds or kind.value in kinds]
    deadline = time.monotonic() + minutes * 60 if minutes else float("inf")
    progress = Progress()
    with open_ports(project, port, chosen_targets(targets, default=target_names())) as ports:
        for target, why in ports.not_run.items():
            print(f"{target}: NOT RUN: {why}")
        if not ports.runners:
            raise CommandError("no port can be run here")
        chosen = [suite for suite in SHARES if not suites or suite in suites]
        if Kind.EXTREME in chosen_kinds:
            _run_extremes(
                ports,
                [each for each in EXTREMES if each.suite in chosen],
                maker,
                progress,
                deadline,
            )
        random_kinds = [kind for kind in RANDOM_KINDS if kind in chosen_kinds]
        for case in _cases(maker, chosen, random_kinds, first, most_cases):
            if time.monotonic() > deadline:
                break
            progress.count(case.name)
            lines = ports.faults(case)
            if lines:
                _report(ports, case, lines, progress)
    progress.end()
    print(f"{progress.cases} cases, 0 differences")


def _cases(
    maker: Maker, suites: list[str], kinds: list[Kind], first: int, count: int
) -> Iterator[Case]:
    """So many cases, suites and kinds in turn."""
    if not kinds:
        return
    numbers: Counter[tuple[str, Kind]] = Counter()
    turns = [(suite, kind) for suite in suites for kind in kinds]
    for index in range(count):
        suite, kind = turns[index % len(turns)]
        yield maker.case(suite, kind, first + numbers[suite, kind])
        numbers[suite, kind] += 1


def _run_extremes(
    ports: Ports, chosen: list[Extreme], maker: Maker, progress: Progress, deadline: float
) -> None:
    for extreme in chosen:
        if time.monotonic() > deadline:
            return
        case = extreme_case(extreme, extreme.size, maker.fixture_version)
        progress.count(case.name)
        lines = extreme_faults(ports, extreme, maker.fixture_version)
        if lines:
            _report(ports, case, lines, progress, most_tries=0)


def _report(
    ports: Ports, case: Case, lines: list[str], progress: Progress, most_tries: int = SHRINKING
) -> None:
    """Tells of a finding and ends the run."""
    progress.end()
    print("\n".join([f"{case.name}:", *lines]))
    if most_tries:
        case = shrunk_case(ports, case, most_tries)
        print("\n".join(["made small:", *ports.faults(case)]))
    print(f"written to {write_fixture(ports, case, FOLDER)}")
    print(f"{progress.cases} cases, 1 difference")
    raise SystemExit(1)


if __name__ == "__main__":
    try:
        fuzz()
    except CommandError as error:
        sys.exit(f"error: {error.message}")
