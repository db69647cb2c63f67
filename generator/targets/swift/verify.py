"""Running fixtures with the Swift port: built once, then a driver that stays up."""

from __future__ import annotations

import shutil
import subprocess
from contextlib import AbstractContextManager

from generator.conformance.runner import NotRun, Runner, driver_runner
from generator.exits import CommandError, ExitCode
from generator.port import Port
from generator.project import Project

_DRIVER = "ConformanceDriver"
_CONFIGURATION = "release"


def open_runner(project: Project, port: Port) -> AbstractContextManager[Runner]:
    """A runner that asks the driver of the port.

    Raises NotRun where there is no Swift, CommandError when the port does not compile.
    """
    return driver_runner(built_program(project, _DRIVER), port)


def built_program(project: Project, product: str) -> list[str]:
    """The command that runs a product of the port, built with optimization when it is not.

    Raises NotRun where there is no Swift, CommandError when the port does not compile.
    """
    folder = project.generated / "swift"
    if not (folder / "Package.swift").is_file():
        raise CommandError(f"there is no port in {folder}", "run `portgen generate --target swift`")
    inside = toolchain(project)
    built = project.cache / "swift"
    command = [*inside, "swift", "build", "--package-path", str(folder)]
    command += ["--scratch-path", str(built), "--configuration", _CONFIGURATION]
    command += ["--product", product]
    run = subprocess.run(command, cwd=project.root, capture_output=True, text=True, check=False)
    if run.returncode != 0:
        lines = [line for line in (run.stdout + run.stderr).splitlines() if "error:" in line]
        raise CommandError(
            "\n".join(["the Swift port does not compile:", *lines[:20]]),
            exit_code=ExitCode.FAILED,
        )
    return [*inside, str(built / _CONFIGURATION / product)]


def toolchain(project: Project) -> list[str]:
    """What stands before a command that needs Swift. Raises NotRun where there is none."""
    script = project.root / "scripts" / "swift-toolchain"
    if script.is_file():
        inside = [str(script), "exec"]
        asked = subprocess.run(
            [*inside, "swift", "--version"], capture_output=True, text=True, check=False
        )
        if asked.returncode != 0:
            raise NotRun(asked.stderr.strip())
        return inside
    if shutil.which("swift") is None:
        raise NotRun("no swift on PATH")
    return []
