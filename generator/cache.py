"""Renderings kept by what they depend on, so that a run without any change costs little.

An entry is found only by the hash of everything that rendering reads, so it is never out of date;
whatever is wrong with the cache itself means rendering again.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
import tempfile
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from pathlib import Path

from generator.project import Project, templates_folder

KEPT_ENTRIES = 8

Rendering = dict[str, str]
Render = Callable[[Project, Sequence[str]], Rendering]


def rendered_once(project: Project, targets: Sequence[str], render: Render) -> Rendering:
    """What `render` gives for these arguments, from the cache when nothing changed since."""
    key = _key(project, targets)
    entry = project.cache / f"{key}.json"
    rendering = _load(entry)
    if rendering is None:
        rendering = render(project, targets)
        if _key(project, targets) == key:  # nothing was edited meanwhile
            _store(entry, rendering)
    return rendering


def _key(project: Project, targets: Sequence[str]) -> str:
    """The hash of all inputs: specs, templates, the generator itself, and what it is built on."""
    digest = hashlib.sha256(repr((list(targets), sys.version, _installed_packages())).encode())
    for folder in (project.specs, templates_folder(), Path(__file__).parent):
        for name, file in _files(folder):
            content = file.read_bytes()
            digest.update(f"\n{folder.name} {name} {len(content)}\n".encode())
            digest.update(content)
    return digest.hexdigest()


def _installed_packages() -> list[str]:
    """Names and versions of all installed packages: the formatter prints, and so do others."""
    folders = {Path(folder) for folder in sys.path if folder}
    found = {info.name for folder in folders for info in folder.glob("*.dist-info")}
    return sorted(found)


def _files(folder: Path) -> Iterable[tuple[str, Path]]:
    """All files below the folder by name, those that Python makes aside."""
    return sorted(
        (file.relative_to(folder).as_posix(), file)
        for file in folder.rglob("*")
        if file.is_file() and "__pycache__" not in file.parts
    )


def _load(entry: Path) -> Rendering | None:
    """The rendering of an entry; None when there is none or it is damaged."""
    try:
        checksum, text = entry.read_text(encoding="utf-8").split("\n", 1)
        os.utime(entry)
    except (OSError, ValueError):
        return None
    if checksum != _checksum(text):
        return None
    rendering: Rendering = json.loads(text)
    return rendering


def _store(entry: Path, rendering: Rendering) -> None:
    """Writes an entry at once (readers see all or nothing) and drops the oldest ones."""
    text = json.dumps(rendering)
    with suppress(OSError):
        entry.parent.mkdir(parents=True, exist_ok=True)
        descriptor, temporary = tempfile.mkstemp(dir=entry.parent)
        try:
            with open(descriptor, "w", encoding="utf-8") as file:
                file.write(f"{_checksum(text)}\n{text}")
            os.replace(temporary, entry)
        except BaseException:
            os.unlink(temporary)
            raise
        entries = sorted(entry.parent.iterdir(), key=lambda file: file.stat().st_mtime)
        for old in entries[:-KEPT_ENTRIES]:
            old.unlink(missing_ok=True)


def _checksum(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
