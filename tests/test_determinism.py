"""The same specs give the same bytes, whatever the hash seed, the locale and the directory."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def printed(root: Path, **environment: str) -> dict[str, str]:
    """Hashes of the files that a fresh process prints for the project at `root`."""
    command = [sys.executable, "-m", "generator", "--root", str(root), "generate", "--no-cache"]
    shutil.rmtree(root / "generated", ignore_errors=True)
    subprocess.run(
        command, check=True, cwd=root, env={**os.environ, "PYTHONPATH": str(ROOT), **environment}
    )
    files = sorted(path for path in (root / "generated").rglob("*") if path.is_file())
    return {
        path.relative_to(root).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in files
    }


@pytest.fixture(scope="module")
def committed() -> dict[str, str]:
    files = subprocess.run(
        ["git", "ls-files", "generated"], check=True, cwd=ROOT, capture_output=True, text=True
    ).stdout.split()
    return {name: hashlib.sha256((ROOT / name).read_bytes()).hexdigest() for name in files}


@pytest.mark.parametrize(
    "environment",
    [
        {"PYTHONHASHSEED": "1", "LC_ALL": "C", "TZ": "UTC"},
        {"PYTHONHASHSEED": "4242", "LC_ALL": "C.UTF-8", "TZ": "Asia/Tokyo"},
    ],
    ids=["seed-1", "seed-4242"],
)
def test_another_process_in_another_place_prints_what_is_committed(
    environment: dict[str, str], committed: dict[str, str], tmp_path: Path
) -> None:
    root = tmp_path / "another place"
    shutil.copytree(ROOT / "specs", root / "specs")
    assert printed(root, **environment) == committed
