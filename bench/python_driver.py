"""Measures the Python port; prints a line of JSON for each file, as the other ports' drivers do.

`parse` is `json.loads` of the bytes, `decode` the port on what was parsed, `whole` the port from
bytes to blocks: median seconds, garbage collector on, in turn.
"""

from __future__ import annotations

import json
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

WARM_UP = 1
RUNS = 9


def seconds(run: Callable[[Any], Any], argument: Any) -> tuple[float, Any]:
    """What a call takes, and gives."""
    start = time.perf_counter()
    result = run(argument)
    return time.perf_counter() - start, result


def measured(path: str) -> dict[str, float]:
    """The medians of one file with a list of messages."""
    from hapi_protocol import decode, loads

    content = Path(path).read_bytes()
    times: dict[str, list[float]] = {"parse": [], "decode": [], "whole": []}
    for _ in range(WARM_UP + RUNS):
        took, messages = seconds(json.loads, content)
        times["parse"].append(took)
        times["decode"].append(seconds(decode, messages)[0])
        del messages
        times["whole"].append(seconds(lambda text: decode(loads(text)), content)[0])
    return {name: statistics.median(found[WARM_UP:]) for name, found in times.items()}


if __name__ == "__main__":
    for argument in sys.argv[1:]:
        print(json.dumps({"path": argument, **measured(argument)}), flush=True)
