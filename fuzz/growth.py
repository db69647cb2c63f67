"""Extremes: every port gets to their end, to the same one, in time that grows as they do."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator

from fuzz.cases import Case, Kind
from fuzz.compare import Ports
from fuzz.extremes import Extreme
from fuzz.spelling import plain
from generator.conformance.fixtures import Document
from generator.conformance.runner import Check, PortFailed

STEP = 4
"""How much larger the larger of two sizes is."""

MOST_GROWTH = 2.5 * STEP
"""With the square of the size, the time would grow by STEP * STEP."""

NO_TIME = 0.2
"""Seconds; what takes less is not judged."""

TRIES = 3
"""So often a slow one is measured before it is called slow: machines have other work."""


def extreme_case(extreme: Extreme, size: int, fixture_version: int) -> Case:
    """An extreme as a case."""
    name = f"{extreme.suite}-{extreme.name}-{size}"
    document = {"fixtureVersion": fixture_version, "name": name, **extreme.make(size)}
    return Case(name, extreme.suite, Kind.EXTREME, plain(document))


def extreme_faults(ports: Ports, extreme: Extreme, fixture_version: int) -> list[str]:
    """What is wrong with an extreme in its full size, as lines."""
    small, large = (
        ports.document(extreme_case(extreme, size, fixture_version))
        for size in (extreme.size // STEP, extreme.size)
    )
    first: list[Check] | None = None
    lines: list[str] = []
    try:
        for name in ports.runners:
            answers = ports.checks(name, large)
            if first is None:
                first = answers
            else:
                lines += ports.compared(large, first, name, answers)
            if extreme.is_linear:
                lines += _growth(ports, name, small, large)
    except PortFailed as error:
        lines += str(error).splitlines()
    return lines


def _growth(ports: Ports, name: str, small: Document, large: Document) -> Iterator[str]:
    """A line when the time of a port grows more than the document does, each time it is tried."""
    growths = []
    for _ in range(TRIES):
        seconds = [_seconds(ports, name, document) for document in (small, large)]
        if seconds[1] < max(NO_TIME, MOST_GROWTH * seconds[0]):
            return
        growths.append(f"{seconds[0]:.2f} s for a quarter, {seconds[1]:.2f} s for the whole")
    yield f"{name}: more than linear: {'; '.join(growths)}"


def _seconds(ports: Ports, name: str, document: Document) -> float:
    # A collector that walks all that is alive would add what has nothing to do with the port.
    gc.disable()
    start = time.perf_counter()
    try:
        ports.checks(name, document)
        return time.perf_counter() - start
    finally:
        gc.enable()
