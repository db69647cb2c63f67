"""Measures the ports on sessions of `make_sessions.py`: `python -m bench [--target T] [SESSION]`.

A line tells of one session: rows, megabytes, the median seconds of the platform's own JSON parser,
of `decode` and of the port from bytes to blocks, all in one run, warm; then the two ratios to the
parser, each with the bar that is set for it, if any. Growth lines compare two sizes of a session.
"""

from __future__ import annotations

import argparse
import importlib
import json
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bench.make_sessions import agentrun, mixed, texty
from generator.conformance.runner import NotRun
from generator.project import Project
from generator.target_choice import target_names

ROOT = Path(__file__).parent.parent
SESSIONS: dict[str, Callable[[], list[Any]]] = {
    "mixed-1k": lambda: mixed(1000),
    "mixed-10k": lambda: mixed(10000),
    "misses-10k": lambda: mixed(10000, misses=True),
    "text-10k": lambda: texty(10000),
    "agentrun-1000": lambda: agentrun(1000),
    "agentrun-4000": lambda: agentrun(4000),
}
BARS = json.loads((Path(__file__).parent / "bars.json").read_text(encoding="utf-8"))
GROWTH = ("agentrun-1000", "agentrun-4000")
HEAD = "session            rows     MB   parse s  decode s   whole s  decode/parse   whole/parse"


def session_file(name: str) -> Path:
    """The file of a session, made once."""
    path = ROOT / ".cache" / "bench" / f"{name}.json"
    if not path.is_file():
        path.parent.mkdir(parents=True, exist_ok=True)
        text = json.dumps(SESSIONS[name](), ensure_ascii=False, separators=(",", ":"))
        path.write_text(text, encoding="utf-8")
    return path


def measure(target: str, names: list[str]) -> None:
    """Runs the driver of one port over sessions and prints what it found."""
    paths = {str(session_file(name)): name for name in names}
    command = importlib.import_module(f"generator.targets.{target}.bench").command(Project(ROOT))
    done = subprocess.run([*command, *paths], check=True, stdout=subprocess.PIPE, text=True)
    bars = BARS.get(target, {})
    found: dict[str, dict[str, Any]] = {}
    print(f"\n{target}\n{HEAD}")
    for line in done.stdout.splitlines():
        times = json.loads(line)
        name = paths[times["path"]]
        found[name] = times
        print(row(name, Path(times["path"]), times, bars.get(name, {})))
    if all(name in found for name in GROWTH):
        small, large = (found[name]["decode"] for name in GROWTH)
        bar = f" (bar {bars['growth']})" if "growth" in bars else ""
        print(f"decode of {GROWTH[1]} costs {large / small:.2f} times {GROWTH[0]}{bar}")


def row(name: str, path: Path, times: dict[str, Any], bars: dict[str, float]) -> str:
    """One line of the table."""
    rows = len(json.loads(path.read_bytes()))
    cells = [f"{name:<16}{rows:>7}{path.stat().st_size / 1e6:>7.1f}"]
    cells += [f"{times[key]:>10.4f}" for key in ("parse", "decode", "whole")]
    for key in ("decode", "whole"):
        bar = f" ({bars[key]})" if key in bars else ""
        cells.append(f"{times[key] / times['parse']:>8.2f}{bar:<6}")
    return "".join(cells).rstrip()


def main() -> None:
    """Measures the ports that are asked for, all by default; says which could not be run."""
    parser = argparse.ArgumentParser(prog="bench")
    parser.add_argument("--target", action="append", choices=target_names())
    parser.add_argument("sessions", nargs="*", metavar="SESSION")
    asked = parser.parse_args()
    unknown = set(asked.sessions) - set(SESSIONS)
    if unknown:
        parser.error(f"no session {', '.join(sorted(unknown))}; there are {', '.join(SESSIONS)}")
    for target in asked.target or target_names():
        try:
            measure(target, asked.sessions or list(SESSIONS))
        except NotRun as reason:
            print(f"\n{target} NOT RUN: {reason}")


if __name__ == "__main__":
    main()
