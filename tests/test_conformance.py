"""The port gives the answers of the reference on every fixture directory that is at hand."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
OWN = ROOT / "tests" / "fixtures"
ADDED = os.environ.get("HAPI_FIXTURES_DIR")


def verify(*paths: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "generator", "verify", *map(str, paths)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True)


@pytest.mark.parametrize("path", [OWN, *sorted(OWN.glob("*.jsonl"))], ids=lambda path: path.name)
def test_own_fixtures(path: Path) -> None:
    done = verify(path)
    assert done.returncode == 0, done.stdout
    passed = int(done.stdout.strip().splitlines()[-1].split()[0])
    assert passed >= 4


@pytest.mark.skipif(ADDED is None, reason="HAPI_FIXTURES_DIR names no directory")
def test_added_fixtures() -> None:
    done = verify(Path(str(ADDED)))
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_wrong_answer_is_seen(tmp_path: Path) -> None:
    """The comparison can fail: each expectation of a case, changed, is reported."""
    case = OWN / "chat" / "cli-merge-text.json"
    text = case.read_text(encoding="utf-8")
    assert '"hasReadyEvent": false' in text
    wrong = tmp_path / case.name
    wrong.write_text(text.replace('"hasReadyEvent": false', '"hasReadyEvent": true'), "utf-8")
    done = verify(wrong)
    assert done.returncode == 1
    assert "hasReadyEvent" in done.stdout
    assert done.stdout.rstrip().endswith("0 passed, 1 failed")
