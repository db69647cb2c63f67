"""Running fixtures with the Kotlin port: built by Maven once, then a driver that stays up."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path

from generator.conformance.runner import NotRun, Runner, driver_runner
from generator.exits import CommandError, ExitCode
from generator.port import Port
from generator.project import Project
from generator.targets.kotlin.names import PACKAGE

_GOALS = ("test-compile", "dependency:build-classpath", "-Dmdep.outputFile=target/classpath")
_DRIVER = f"{PACKAGE}.VerifyDriverKt"


def open_runner(project: Project, port: Port) -> AbstractContextManager[Runner]:
    """A runner that asks the driver among the tests of the port.

    Raises NotRun where there is no Maven, CommandError when the port does not compile.
    """
    folder = project.generated / "kotlin"
    if not (folder / "pom.xml").is_file():
        raise CommandError(
            f"there is no port in {folder}", "run `portgen generate --target kotlin`"
        )
    return driver_runner(["java", "-cp", class_path(folder), _DRIVER], port)


def class_path(folder: Path) -> str:
    """The class path of the port and its tests, built unless that was done for the same sources."""
    target = folder / "target"
    stamp, fingerprint = target / "built-from", _fingerprint(folder)
    if not (stamp.is_file() and stamp.read_text() == fingerprint):
        _build(folder)
        stamp.write_text(fingerprint)
    needed = (target / "classpath").read_text().strip()
    return f"{target / 'classes'}:{target / 'test-classes'}:{needed}"


def _build(folder: Path) -> None:
    for tool in ("java", "mvn"):
        if shutil.which(tool) is None:
            raise NotRun(f"no {tool} on PATH; scripts/kotlin-toolchain install brings it")
    command = ["mvn", "--batch-mode", "--quiet", *_GOALS]
    built = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if built.returncode != 0:
        lines = [line for line in built.stdout.splitlines() if line.startswith("[ERROR]")]
        raise CommandError(
            "\n".join(["the Kotlin port does not compile:", *lines[:20]]),
            exit_code=ExitCode.FAILED,
        )


def _fingerprint(folder: Path) -> str:
    """A hash of all that the build reads."""
    digest = hashlib.sha256()
    for path in _sources(folder):
        content = path.read_bytes()
        digest.update(f"{path.relative_to(folder).as_posix()} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def _sources(folder: Path) -> Iterator[Path]:
    yield folder / "pom.xml"
    yield from sorted(path for path in (folder / "src").rglob("*") if path.is_file())
