"""Writing what was rendered: everything or nothing, and nothing that portgen did not write."""

from __future__ import annotations

import os
import shutil
import signal
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from generator.exits import CommandError, ExitCode
from generator.output.comparison import FOLDER, STAGING, Change, Comparison, State, compare


@dataclass(frozen=True)
class Summary:
    """What a run did, in files; the manifest is not counted."""

    wrote: int
    unchanged: int
    removed: int


def publish(
    root: Path, rendered: Mapping[str, str], folders: Sequence[str], *, force: bool = False
) -> Summary:
    """Makes the disk equal to what was rendered (arguments as for `compare`).

    Raises CommandError, and leaves the disk as it was, when a file was edited by hand or stands in
    the way (unless `force`), or when writing fails. Any other interruption is rolled back as well.
    """
    with _alone(root):
        comparison = compare(root, rendered, folders, force=force)
        if comparison.foreign and not force:
            raise _refusal(comparison.foreign)
        try:
            _write(root, comparison)
        except OSError as error:
            where = error.filename2 or error.filename or FOLDER
            reason = error.strerror or error
            raise CommandError(f"cannot write {where}: {reason}; nothing was changed") from error
    removed = sum(change.new is None for change in comparison.changes)
    return Summary(len(comparison.changes) - removed, comparison.unchanged, removed)


def _refusal(changes: Sequence[Change]) -> CommandError:
    why = {
        State.EDITED: "was edited by hand",
        State.UNMANAGED: "is in the way and was not generated",
    }
    lines = "".join(f"\n  {change.path} {why[change.state]}" for change in changes)
    return CommandError(
        f"nothing was written, since this would be lost:{lines}",
        "bring the change into specs/ and put the file back or away, or overwrite it with --force",
        ExitCode.FAILED,
    )


def _write(root: Path, comparison: Comparison) -> None:
    """Stages everything, then removes, then renames file by file, the manifest last."""
    changes = [*comparison.changes, *([comparison.manifest] if comparison.manifest else [])]
    if not changes:
        return
    removed = [change.path for change in changes if change.new is None]
    written = {change.path: change.new for change in changes if change.new is not None}
    with _rolled_back_on_error() as undo, _staging(root, undo) as stage:
        for path, content in written.items():
            staged = stage / "new" / path
            staged.parent.mkdir(parents=True, exist_ok=True)
            staged.write_bytes(content)
        for path in removed:
            _save(root, path, stage, undo)
            (root / path).unlink()
        _remove_emptied_folders(root, removed, written, undo)
        for path in written:
            _make_folder((root / path).parent, undo)
            _save(root, path, stage, undo)
            os.replace(stage / "new" / path, root / path)
        undo.pop_all()


@contextmanager
def _rolled_back_on_error() -> Iterator[ExitStack]:
    """Gives a stack of undo calls. They are made, last first, when the block ends by an error."""
    undo = ExitStack()
    try:
        yield undo
    except BaseException:
        with _without_interrupts():
            try:
                undo.close()
            except OSError as error:
                raise CommandError(
                    f"writing failed half-way, and putting the old files back failed too: {error}",
                    "put generated/ back from version control",
                ) from error
        raise


@contextmanager
def _without_interrupts() -> Iterator[None]:
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGTERM})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def _staging(root: Path, undo: ExitStack) -> Iterator[Path]:
    """A temporary folder on the file system of the generated files; clears those of killed runs."""
    folder = root / FOLDER
    _make_folder(folder, undo)
    for left_over in folder.glob(f"{STAGING}*"):
        shutil.rmtree(left_over, ignore_errors=True)
    stage = Path(tempfile.mkdtemp(prefix=STAGING, dir=folder))
    undo.callback(shutil.rmtree, stage, ignore_errors=True)
    yield stage
    shutil.rmtree(stage, ignore_errors=True)


def _save(root: Path, path: str, stage: Path, undo: ExitStack) -> None:
    """Sees to it that undoing brings the file back as it is now, or removes it if there is none."""
    target, saved = root / path, stage / "old" / path
    if target.is_file():
        saved.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(target, saved)
        undo.callback(os.replace, saved, target)
    elif not target.exists():
        undo.callback(target.unlink, missing_ok=True)


def _make_folder(folder: Path, undo: ExitStack) -> None:
    if not folder.is_dir():
        _make_folder(folder.parent, undo)
        folder.mkdir()
        undo.callback(folder.rmdir)


def _remove_emptied_folders(
    root: Path, removed: Sequence[str], written: Mapping[str, bytes], undo: ExitStack
) -> None:
    """Removes the folders that the removed files leave empty, deepest first."""
    needed = {parent for path in written for parent in PurePosixPath(path).parents}
    left = {parent for path in removed for parent in PurePosixPath(path).parents} - needed
    for parent in sorted(left, key=lambda path: len(path.parts), reverse=True):
        folder = root / parent
        if len(parent.parts) > 1 and folder.is_dir() and not any(folder.iterdir()):
            folder.rmdir()
            undo.callback(folder.mkdir)


@contextmanager
def _alone(root: Path) -> Iterator[None]:
    """Waits until no other run writes into this project, where the system has such locks."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    descriptor = os.open(root, os.O_RDONLY)
    try:
        with suppress(OSError):
            fcntl.flock(descriptor, fcntl.LOCK_EX)
        yield
    finally:
        os.close(descriptor)
