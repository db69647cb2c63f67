"""The Kotlin port, built by Maven as an app team would, beside it tests of this project."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PORT = ROOT / "generated" / "kotlin"
SAMPLE = ROOT / "examples" / "kotlin"
PAGE = ROOT / "examples" / "page.json"


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


def prepare(place: Path) -> Path:
    """A project with the port, the tests of this project among its own, and fixtures above it."""
    folder = place / "generated" / "kotlin"
    shutil.copytree(PORT, folder, ignore=shutil.ignore_patterns("target"))
    for test in (ROOT / "tests" / "targets" / "kotlin").glob("*.kt"):
        package = test.read_text(encoding="utf-8").split("\n", 1)[0].removeprefix("package ")
        shutil.copy(test, folder / "src" / "test" / "kotlin" / package.replace(".", "/"))
    shutil.copy(
        SAMPLE / "src" / "main" / "kotlin" / "Outline.kt", folder / "src" / "test" / "kotlin"
    )
    (place / "tests").symlink_to(ROOT / "tests")
    return folder


def maven(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """A run of Maven that finds fixtures by itself, unless words say where."""
    named = ("HAPI_FIXTURES_DIR", "HAPI_VALUES_DIR")
    return subprocess.run(
        ["mvn", "--batch-mode", *words],
        cwd=folder,
        env={name: value for name, value in os.environ.items() if name not in named},
        capture_output=True,
        text=True,
        check=False,
    )


def printed_by_sample(folder: Path) -> str:
    """What the sample program prints of the sample page."""
    maven(folder, "dependency:build-classpath", "-Dmdep.outputFile=target/classpath")
    target = folder / "target"
    path = f"{target / 'classes'}:{target / 'test-classes'}:{(target / 'classpath').read_text()}"
    return output("java", "-Dfile.encoding=UTF-8", "-cp", path, "OutlineKt", str(PAGE))


def outline_of_command() -> str:
    return output(sys.executable, "-m", "generator", "decode", "--format", "tree", str(PAGE))


def output(*command: str) -> str:
    return subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout.decode()


@pytest.mark.usefixtures("toolchain")
def test_the_port_is_built_and_its_tests_pass(tmp_path: Path) -> None:
    """No warning, nothing beyond Android's API level 26, every test and fixture, ktlint.

    The sample program prints what the command prints. A directory that is named, but has no
    fixture, fails.
    """
    folder = prepare(tmp_path)
    run = maven(folder, "verify")
    told = [line for line in run.stdout.splitlines() if "ERROR" in line or "[ktlint]" in line]
    assert run.returncode == 0, "\n".join(told[:40])
    assert "Tests run:" in run.stdout
    assert "Skipped: 0" in run.stdout.rpartition("Tests run:")[2]
    assert list((folder / "target").glob("protocol-*-sources.jar"))

    assert printed_by_sample(folder) == outline_of_command()

    empty = tmp_path / "empty"
    empty.mkdir()
    run = maven(folder, "surefire:test", "-Dtest=ConformanceTest", f"-Dhapi.fixtures.dir={empty}")
    assert run.returncode != 0
    assert f"{empty} has none of" in run.stdout
