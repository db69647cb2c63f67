"""The Swift port, built by SwiftPM as an app team would, beside it tests of this project."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PORT = ROOT / "generated" / "swift"
EXAMPLE = ROOT / "examples" / "swift" / "outline"
TOOLCHAIN = ROOT / "scripts" / "swift-toolchain"
BUILT = ROOT / ".cache" / "swift-tests"
"""What is built is kept, so that a second run costs little."""


@pytest.fixture(scope="module")
def toolchain() -> None:
    """Skips without a Swift; a failure where PORTGEN_REQUIRE names swift."""
    status = subprocess.run([TOOLCHAIN, "status"], capture_output=True, text=True, check=False)
    if status.returncode != 0:
        reason = f"swift NOT RUN: {status.stdout.strip()}"
        if "swift" in os.environ.get("PORTGEN_REQUIRE", "").split(","):
            pytest.fail(reason)
        pytest.skip(reason)


def swift(*arguments: str, folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [TOOLCHAIN, "exec", "swift", *arguments],
        cwd=folder,
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
    )


def told(run: subprocess.CompletedProcess[str]) -> str:
    """The lines that say what is wrong."""
    lines = (run.stdout + run.stderr).splitlines()
    return "\n".join([line for line in lines if "error:" in line or "warning:" in line][:40])


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The port and the tests of this project in one folder."""
    above = tmp_path_factory.mktemp("project")
    (above / "tests").symlink_to(ROOT / "tests")
    folder = above / "port"
    shutil.copytree(PORT, folder, ignore=shutil.ignore_patterns(".build"))
    for test in (ROOT / "tests" / "targets" / "swift").glob("*.swift"):
        shutil.copy(test, folder / "Tests" / "HapiProtocolTests")
    return folder


@pytest.mark.usefixtures("toolchain")
@pytest.mark.parametrize("mode", ["5", "6"])
def test_port_has_no_warning(mode: str, package: Path) -> None:
    sources = sorted(map(str, (package / "Sources" / "HapiProtocol").rglob("*.swift")))
    options = ["-typecheck", "-warnings-as-errors", "-parse-as-library", "-swift-version", mode]
    options += ["-module-name", "HapiProtocol", "-package-name", "port"]
    run = subprocess.run(
        [TOOLCHAIN, "exec", "swiftc", *options, *sources],
        cwd=package,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, told(run)


@pytest.mark.usefixtures("toolchain")
def test_formatter_changes_nothing(package: Path) -> None:
    run = swift("format", "lint", "--strict", "--recursive", "Sources", "Tests", folder=package)
    assert run.returncode == 0, told(run)


@pytest.mark.usefixtures("toolchain")
def test_tests_of_the_port_pass(package: Path, tmp_path: Path) -> None:
    """Every test and fixture, what the README shows, and callers that wait for each other.

    A directory that is named, but has no fixture, fails.
    """
    fixtures = str(ROOT / "tests" / "fixtures")
    run = swift("test", "--scratch-path", str(BUILT), folder=package, HAPI_FIXTURES_DIR=fixtures)
    assert run.returncode == 0, told(run)
    assert "with 0 failures" in run.stdout
    assert "skipped" not in run.stdout

    again = ["test", "--skip-build", "--scratch-path", str(BUILT), "--filter", "OfTheEnvironment"]
    run = swift(*again, folder=package, HAPI_FIXTURES_DIR=str(tmp_path))
    assert run.returncode != 0
    assert f"{tmp_path} has no fixture" in run.stdout


@pytest.mark.usefixtures("toolchain")
def test_example_prints_the_outline_of_the_command() -> None:
    built = ROOT / ".cache" / "swift-example"
    run = swift("build", "--scratch-path", str(built), folder=EXAMPLE)
    assert run.returncode == 0, told(run)
    pages = sorted((ROOT / "tests" / "fixtures" / "chat").glob("*tool*.json"))[:20]
    shown = [outline([TOOLCHAIN, "exec", built / "debug" / "outline", page]) for page in pages]
    command = [ROOT / ".venv" / "bin" / "portgen", "decode", "--format", "tree"]
    assert shown == [outline([*command, page]) for page in pages]
    assert any(shown)


def outline(command: list[str | Path]) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout
