"""Rendered files against the disk: what is missing, stale, left over, edited or not ours.

The manifest lists every generated file with its hash. It is how a file edited by hand is told from
a stale one, and the only licence to remove a file.
"""

from __future__ import annotations

import hashlib
import json
import stat
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from pathlib import Path, PurePosixPath

from generator.exits import CommandError, ExitCode

FOLDER = "generated"
MANIFEST = f"{FOLDER}/manifest.json"
STAGING = ".staging-"
"""How the names of temporary folders begin that stand in the generated folder during a run."""


class State(Enum):
    """How a file on disk stands to what was rendered."""

    MISSING = "missing"
    STALE = "stale"
    ORPHAN = "orphan"
    EDITED = "edited"
    UNMANAGED = "unmanaged"


@dataclass(frozen=True)
class Change:
    """One file that differs: what is on disk and what belongs there (None: no file)."""

    path: str
    state: State
    old: bytes | None
    new: bytes | None


@dataclass(frozen=True)
class Comparison:
    """The files that differ, the manifest's own change if any, and how many files do not differ."""

    changes: tuple[Change, ...]
    manifest: Change | None
    unchanged: int

    @property
    def foreign(self) -> list[Change]:
        """Changes that would destroy what portgen did not write."""
        return [c for c in self.changes if c.state in (State.EDITED, State.UNMANAGED)]


def compare(
    root: Path, rendered: Mapping[str, str], folders: Sequence[str], *, force: bool = False
) -> Comparison:
    """Compares rendered files (path from the root -> text) with the disk.

    `folders` are the folders (paths from the root) that were rendered as a whole: a file of the
    manifest in one of them that was not rendered is an orphan; all outside is left alone.
    `force` takes a damaged manifest for an empty one.
    Raises CommandError for a damaged manifest and for symbolic links.
    """
    _check_rendered_paths(rendered, folders)
    recorded = _read_manifest(root, force=force)
    mine = {path for path in recorded if _is_inside(path, folders)}
    new = {path: text.encode() for path, text in rendered.items()}
    changes = []
    for path in sorted(mine | new.keys()):
        on_disk = _read(root, path)
        if on_disk != new.get(path):
            state = _state(on_disk, new.get(path), recorded.get(path))
            changes.append(Change(path, state, on_disk, new.get(path)))
    hashes = {path: digest for path, digest in recorded.items() if path not in mine}
    hashes |= {path: _hash(content) for path, content in new.items()}
    unchanged = len(new) - sum(change.new is not None for change in changes)
    return Comparison(tuple(changes), _manifest_change(root, hashes), unchanged)


def _state(on_disk: bytes | None, new: bytes | None, recorded: str | None) -> State:
    if on_disk is None:
        return State.MISSING
    if recorded is None:
        return State.UNMANAGED
    if _hash(on_disk) != recorded:
        return State.EDITED
    return State.ORPHAN if new is None else State.STALE


def _hash(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def _read_manifest(root: Path, *, force: bool) -> dict[str, str]:
    content = _read(root, MANIFEST)
    if content is None:
        return {}
    try:
        entries = json.loads(content)
        if all(map(_is_generated_path, entries)) and all(
            isinstance(digest, str) for digest in entries.values()
        ):
            return dict(entries)
    except (ValueError, TypeError, AttributeError):
        pass
    if force:
        return {}
    raise CommandError(
        f"{MANIFEST} is damaged, so generated files cannot be told from others",
        "restore it, or run `portgen generate --force` to write everything anew",
        ExitCode.FAILED,
    )


def _manifest_change(root: Path, hashes: Mapping[str, str]) -> Change | None:
    new = (json.dumps(hashes, indent=2, sort_keys=True) + "\n").encode()
    old = _read(root, MANIFEST)
    if old == new:
        return None
    return Change(MANIFEST, State.MISSING if old is None else State.STALE, old, new)


def _check_rendered_paths(rendered: Mapping[str, str], folders: Sequence[str]) -> None:
    folded: dict[str, str] = {}
    for path in sorted(rendered):
        if not _is_generated_path(path) or not _is_inside(path, folders):
            raise ValueError(f"a target rendered {path!r}, which is not in {', '.join(folders)}")
        if (twin := folded.setdefault(path.casefold(), path)) != path:
            raise ValueError(f"{twin!r} and {path!r} are one file on some file systems")


def _is_inside(path: str, folders: Sequence[str]) -> bool:
    return any(path.startswith(f"{folder}/") for folder in folders)


def _is_generated_path(path: str) -> bool:
    """Whether the path names a file below the generated folder, on any operating system."""
    parts = PurePosixPath(path).parts
    return (
        len(parts) > 1
        and parts[0] == FOLDER
        and "/".join(parts) == path
        and ".." not in parts
        and not any(character in path for character in "\\:\0")
        and not parts[1].startswith(STAGING)
        and path != MANIFEST
    )


def _read(root: Path, path: str) -> bytes | None:
    """The content of a file, None when there is none. Raises CommandError for links."""
    place = root
    mode = 0
    for part in PurePosixPath(path).parts:
        place /= part
        try:
            mode = place.lstat().st_mode
        except (FileNotFoundError, NotADirectoryError):
            return None
        if not (stat.S_ISDIR(mode) or stat.S_ISREG(mode)):
            raise CommandError(
                f"{place.relative_to(root).as_posix()} is a link or no regular file",
                "portgen writes regular files into real folders only; put it away",
            )
    return place.read_bytes() if stat.S_ISREG(mode) else None
