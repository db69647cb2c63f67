"""The Kotlin port, built by Maven as an app team would, beside it tests of this project."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PORT = ROOT / "generated" / "kotlin"


@pytest.fixture(scope="module")
def toolchain() -> None:
    """Skips without a JDK and Maven; a failure where PORTGEN_REQUIRE names kotlin."""
    status = subprocess.run(
        [ROOT / "scripts" / "kotlin-toolchain", "status"],
        capture_output=True,
        text=True,
        check=False,
    )
    if status.returncode != 0:
        reason = f"kotlin NOT RUN: {status.stderr.strip()}"
        if "kotlin" in os.environ.get("PORTGEN_REQUIRE", "").split(","):
            pytest.fail(reason)
        pytest.skip(reason)


def prepare(folder: Path) -> None:
    """The port and the tests of this project in one folder."""
    shutil.copytree(PORT, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("target"))
    for test in (ROOT / "tests" / "targets" / "kotlin").glob("*.kt"):
        package = test.read_text(encoding="utf-8").split("\n", 1)[0].removeprefix("package ")
        shutil.copy(test, folder / "src" / "test" / "kotlin" / package.replace(".", "/"))


@pytest.mark.usefixtures("toolchain")
def test_the_port_is_built_and_its_tests_pass(tmp_path: Path) -> None:
    """No warning, nothing beyond Android's API level 26, every test and fixture, ktlint."""
    prepare(tmp_path)
    command = [
        "mvn",
        "--batch-mode",
        "verify",
        f"-Dhapi.fixtures.dir={ROOT / 'tests' / 'fixtures'}",
        f"-Dhapi.values.dir={ROOT / 'tests' / 'values'}",
    ]
    run = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    told = [line for line in run.stdout.splitlines() if "ERROR" in line or "[ktlint]" in line]
    assert run.returncode == 0, "\n".join(told[:40])
    assert "Tests run:" in run.stdout
    assert "Skipped: 0" in run.stdout.rpartition("Tests run:")[2]
