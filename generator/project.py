"""A project: a folder whose `specs/contract.yaml` makes it one, and what lies where in it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from generator.exits import CommandError

MARK = "specs/contract.yaml"
"""The file that makes a folder a project."""


@dataclass(frozen=True)
class Project:
    """One project; `root` is absolute."""

    root: Path

    @property
    def specs(self) -> Path:
        """The contract."""
        return self.root / "specs"

    @property
    def generated(self) -> Path:
        """The printed ports, one folder for each target."""
        return self.root / "generated"

    @property
    def cache(self) -> Path:
        """Where renderings are kept; may be deleted at any time."""
        return self.root / ".cache" / "portgen"


def find_project(start: Path) -> Project:
    """The project that `start` lies in: the nearest folder upwards that is one.

    Raises CommandError when there is none.
    """
    start = start.resolve()
    for folder in (start, *start.parents):
        if (folder / MARK).is_file():
            return Project(folder)
    raise CommandError(
        f"no project here: {start} and the folders above it have no {MARK}",
        "go into a project, or name one with --root",
    )


def project_at(root: Path) -> Project:
    """The project whose root is exactly `root`. Raises CommandError when it is none."""
    if not (root / MARK).is_file():
        raise CommandError(
            f"{root} is no project: it has no {MARK}",
            "--root names the folder that holds specs/ and generated/",
        )
    return Project(root.resolve())


def templates_folder(package: Path = Path(__file__).parent) -> Path:
    """The templates of the generator, which an installed wheel carries inside its `package`.

    Raises CommandError when the installation is incomplete.
    """
    for folder in (package / "_templates", package.parent / "templates"):
        if folder.is_dir():
            return folder
    raise CommandError(
        f"the templates are missing: neither {package / '_templates'} "
        f"nor {package.parent / 'templates'} is there",
        "install portgen again",
    )
