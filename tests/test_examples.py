"""The sample programs print the outline that the command prints."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "examples" / "page.json"


def printed(*command: str | Path) -> str:
    """What a program prints."""
    done = subprocess.run(
        [*map(str, command)],
        check=True,
        capture_output=True,
        text=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT / "generated" / "python")},
    )
    return done.stdout


def outline() -> str:
    """The outline by the command."""
    return printed(sys.executable, "-m", "generator", "decode", PAGE, "--format", "tree")


def test_command_prints_an_outline() -> None:
    lines = outline().splitlines()
    assert len(lines) > 10
    assert any(line.startswith("  ") for line in lines)


def test_python_sample_prints_it_too() -> None:
    assert printed(sys.executable, ROOT / "examples" / "python" / "outline.py", PAGE) == outline()
