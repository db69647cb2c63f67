"""Measures the Python port; `python -m bench [NAME…]`, sessions of `make_sessions.py`.

A row tells of one session: rows, megabytes, the median seconds of `json.loads` and of `decode` in
the same runs (garbage collector on), their ratio and the bar that is set for it. Growth rows
compare two sizes of one session.
"""

from __future__ import annotations

import json
import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bench.make_sessions import agentrun, mixed, texty

ROOT = Path(__file__).parent.parent
RUNS = 7
SESSIONS: dict[str, Callable[[], list[Any]]] = {
    "mixed-1k": lambda: mixed(1000),
    "mixed-10k": lambda: mixed(10000),
    "misses-10k": lambda: mixed(10000, misses=True),
    "text-10k": lambda: texty(10000),
    "agentrun-1000": lambda: agentrun(1000),
    "agentrun-4000": lambda: agentrun(4000),
}
BARS = {"mixed-10k": 1.5, "text-10k": 0.8, "agentrun-4000": 3.5}
GROWTH = {("agentrun-1000", "agentrun-4000"): 4.6}


@dataclass(frozen=True)
class Measured:
    """Median seconds of one session."""

    rows: int
    megabytes: float
    parse: float
    decode: float

    @property
    def ratio(self) -> float:
        return self.decode / self.parse


def measure(make: Callable[[], list[Any]], decode: Callable[[list[Any]], object]) -> Measured:
    """Parses and decodes a session several times in turn."""
    text = json.dumps(make(), ensure_ascii=False, separators=(",", ":")).encode()
    parsing: list[float] = []
    decoding: list[float] = []
    rows: list[Any] = []
    for _ in range(RUNS + 1):
        start = time.perf_counter()
        rows = json.loads(text)
        parsed = time.perf_counter()
        decoded = decode(rows)
        decoding.append(time.perf_counter() - parsed)
        parsing.append(parsed - start)
        del decoded
    return Measured(
        len(rows),
        len(text) / 1e6,
        statistics.median(parsing[1:]),
        statistics.median(decoding[1:]),
    )


def main(names: list[str]) -> None:
    """Prints one line for each session, then one for each growth."""
    sys.path.insert(0, str(ROOT / "generated" / "python"))
    from hapi_protocol import decode

    measured: dict[str, Measured] = {}
    print(
        f"{'session':<16}{'rows':>7}{'MB':>7}{'parse s':>10}{'decode s':>10}{'ratio':>8}{'bar':>7}"
    )
    for name in names or SESSIONS:
        one = measured[name] = measure(SESSIONS[name], decode)
        bar = f"{BARS[name]:.1f}" if name in BARS else ""
        print(
            f"{name:<16}{one.rows:>7}{one.megabytes:>7.1f}{one.parse:>10.4f}"
            f"{one.decode:>10.4f}{one.ratio:>8.2f}{bar:>7}"
        )
    for (small, large), bound in GROWTH.items():
        if small in measured and large in measured:
            growth = measured[large].decode / measured[small].decode
            print(f"{large} costs {growth:.2f} times {small} (bar {bound})")


if __name__ == "__main__":
    main(sys.argv[1:])
