"""Extremes: every port gets to their end, to the same one, in time that grows as they do."""

from __future__ import annotations

import time
from collections.abc import Iterator

from fuzz.cases import Case, Kind
from fuzz.compare import Ports
from fuzz.extremes import Extreme
from fuzz.spelling import plain
from generator.conformance.fixtures import Document

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


def growth_faults(ports: Ports, extreme: Extreme, fixture_version: int) -> Iterator[str]:
    """What is wrong with an extreme in its full size, beside a wrong answer."""
    if not extreme.is_linear:
        return
    large = ports.document(extreme_case(extreme, extreme.size, fixture_version))
    small = ports.document(extreme_case(extreme, extreme.size // STEP, fixture_version))
    for name in ports.runners:
        growths = []
        for _ in range(TRIES):
            seconds = [_seconds(ports, name, document) for document in (small, large)]
            growths.append(f"{seconds[0]:.2f} s for a quarter, {seconds[1]:.2f} s for the whole")
            if seconds[1] < max(NO_TIME, MOST_GROWTH * seconds[0]):
                break
        else:
            yield f"{name}: more than linear: {'; '.join(growths)}"


def _seconds(ports: Ports, name: str, document: Document) -> float:
    start = time.perf_counter()
    ports.checks(name, document)
    return time.perf_counter() - start
