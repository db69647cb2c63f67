"""Writing is safe: all or nothing, nothing that is not ours, nothing that did not change."""

from __future__ import annotations

import hashlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

from generator.exits import CommandError, ExitCode
from generator.output.comparison import MANIFEST
from generator.output.publish import Summary, publish

ALL = ["generated"]
OLD = {"generated/x/a": "old a", "generated/x/b": "old b", "generated/x/deep/c": "old c"}
NEW = {"generated/x/a": "new a", "generated/x/b": "old b", "generated/x/new/d": "new d"}


def tree(root: Path) -> dict[str, tuple[str, int]]:
    """Every file with its text and time, and every folder."""
    return {
        path.relative_to(root).as_posix(): (
            (path.read_text(), path.stat().st_mtime_ns) if path.is_file() else ("", 0)
        )
        for path in root.rglob("*")
    }


def texts(root: Path) -> dict[str, str]:
    """The text of every generated file."""
    files = [path for path in root.rglob("*") if path.is_file()]
    shown = {path.relative_to(root).as_posix(): path.read_text() for path in files}
    return {path: text for path, text in shown.items() if path != MANIFEST}


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A root with OLD, all of it from long ago."""
    publish(tmp_path, OLD, ALL)
    for path in tmp_path.rglob("*"):
        os.utime(path, (1_000_000, 1_000_000))
    return tmp_path


def test_files_are_written_kept_and_removed(root: Path) -> None:
    before = tree(root)
    assert publish(root, NEW, ALL) == Summary(wrote=2, unchanged=1, removed=1)
    assert texts(root) == NEW
    assert tree(root)["generated/x/b"] == before["generated/x/b"]
    assert "generated/x/deep" not in tree(root)


def test_the_manifest_has_the_hash_of_every_file_in_order(root: Path) -> None:
    hashes = {path: hashlib.sha256(text.encode()).hexdigest() for path, text in OLD.items()}
    assert (root / MANIFEST).read_text() == json.dumps(hashes, indent=2, sort_keys=True) + "\n"


def test_a_run_without_change_touches_nothing(root: Path) -> None:
    before = tree(root)
    assert publish(root, OLD, ALL) == Summary(wrote=0, unchanged=3, removed=0)
    assert tree(root) == before


def test_a_folder_with_other_files_stays(root: Path) -> None:
    (root / "generated/x/deep/notes").write_text("not generated")
    publish(root, NEW, ALL)
    assert texts(root) == {**NEW, "generated/x/deep/notes": "not generated"}


def test_a_file_may_become_a_folder_and_back(root: Path) -> None:
    swapped = {"generated/x/a/b": "now below", "generated/x/deep": "now a file"}
    publish(root, swapped, ALL)
    assert texts(root) == swapped
    publish(root, OLD, ALL)
    assert texts(root) == OLD


def test_one_target_leaves_the_others_alone(root: Path) -> None:
    publish(root, {**OLD, "generated/y/e": "of y"}, ALL)
    assert publish(root, {"generated/y/f": "f"}, ["generated/y"]) == Summary(1, 0, 1)
    assert texts(root) == {**OLD, "generated/y/f": "f"}
    assert list(json.loads((root / MANIFEST).read_text())) == [*OLD, "generated/y/f"]


# ---------------------------------------------------------------- what is not ours


def test_a_file_edited_by_hand_stops_the_run(root: Path) -> None:
    (root / "generated/x/a").write_text("by hand")
    before = tree(root)
    with pytest.raises(CommandError, match="generated/x/a was edited by hand") as caught:
        publish(root, NEW, ALL)
    assert caught.value.exit_code == ExitCode.FAILED
    assert tree(root) == before
    publish(root, NEW, ALL, force=True)
    assert texts(root) == NEW


def test_an_orphan_edited_by_hand_is_not_removed(root: Path) -> None:
    (root / "generated/x/deep/c").write_text("by hand")
    with pytest.raises(CommandError, match="generated/x/deep/c was edited by hand"):
        publish(root, NEW, ALL)
    assert texts(root)["generated/x/deep/c"] == "by hand"


def test_a_file_in_the_way_stops_the_run(root: Path) -> None:
    (root / "generated/x/new").mkdir()
    (root / "generated/x/new/d").write_text("not generated")
    before = tree(root)
    with pytest.raises(CommandError, match="generated/x/new/d is in the way") as caught:
        publish(root, NEW, ALL)
    assert caught.value.exit_code == ExitCode.FAILED
    assert tree(root) == before


def test_a_file_in_the_way_of_equal_content_is_taken_over(root: Path) -> None:
    (root / "generated/x/new").mkdir()
    (root / "generated/x/new/d").write_text("new d")
    assert publish(root, NEW, ALL) == Summary(wrote=1, unchanged=2, removed=1)


@pytest.mark.parametrize("force", [False, True])
def test_a_folder_in_the_way_is_not_removed(root: Path, force: bool) -> None:
    (root / "generated/x/new/d").mkdir(parents=True)
    (root / "generated/x/new/d/notes").write_text("not generated")
    before = tree(root)
    with pytest.raises(CommandError, match="nothing was changed"):
        publish(root, NEW, ALL, force=force)
    assert tree(root) == before


# ---------------------------------------------------------------- errors on the way


def _count_operations(copy: Path, monkeypatch: pytest.MonkeyPatch) -> int:
    """How many files and folders a run from OLD to NEW renames, removes or makes."""
    publish(copy, OLD, ALL)
    with monkeypatch.context() as patched:
        calls = _failing_after(10_000, OSError("never"), patched)
        publish(copy, NEW, ALL)
    return len(calls)


def _failing_after(count: int, error: BaseException, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Lets the system calls that change generated files fail once, after some that succeed."""
    calls: list[str] = []

    def failing(name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        def call(*arguments: Any, **keywords: Any) -> Any:
            calls.append(name)
            if len(calls) == count + 1:
                raise error
            return real(*arguments, **keywords)

        return call

    monkeypatch.setattr(os, "replace", failing("replace", os.replace))
    for name in ("unlink", "mkdir", "rmdir", "write_bytes"):
        monkeypatch.setattr(Path, name, failing(name, getattr(Path, name)))
    return calls


@pytest.mark.parametrize(
    ("error", "raised"),
    [
        (OSError(28, "No space left on device"), CommandError),
        (KeyboardInterrupt(), KeyboardInterrupt),
    ],
    ids=["disk full", "interrupt"],
)
def test_whatever_fails_the_disk_is_as_before(
    root: Path,
    tmp_path_factory: pytest.TempPathFactory,
    monkeypatch: pytest.MonkeyPatch,
    error: BaseException,
    raised: type[BaseException],
) -> None:
    before = tree(root)
    operations = _count_operations(tmp_path_factory.mktemp("copy"), monkeypatch)
    assert operations > 8
    for count in range(operations):
        with monkeypatch.context() as patched:
            _failing_after(count, error, patched)
            with pytest.raises(raised):
                publish(root, NEW, ALL)
        assert tree(root) == before, f"after {count} operations"
    publish(root, NEW, ALL)
    assert texts(root) == NEW


def test_a_first_run_that_fails_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(os, "replace", _no_space)
        with pytest.raises(CommandError, match=r"No space left on device; nothing was changed"):
            publish(tmp_path, NEW, ALL)
    assert list(tmp_path.iterdir()) == []


def _no_space(*_: object) -> None:
    raise OSError(28, "No space left on device")


def test_a_killed_run_is_finished_by_the_next(root: Path) -> None:
    program = """
        import os, sys
        from pathlib import Path
        from tests.output.test_publish import ALL, NEW, publish
        replace, calls = os.replace, []
        def dying(*arguments):
            if calls: os.kill(os.getpid(), 9)
            calls.append(1)
            replace(*arguments)
        os.replace = dying
        publish(Path(sys.argv[1]), NEW, ALL)
    """
    done = subprocess.run([sys.executable, "-c", dedent(program), str(root)], check=False)
    assert done.returncode == -signal.SIGKILL
    assert list((root / "generated").glob(".staging-*"))
    publish(root, NEW, ALL)
    assert texts(root) == NEW


def test_two_runs_at_once_wait_for_each_other(root: Path) -> None:
    program = """
        import sys, time
        from pathlib import Path
        from generator.output.publish import _alone
        with _alone(Path(sys.argv[1])):
            print("locked", flush=True)
            time.sleep(0.5)
    """
    command = [sys.executable, "-c", dedent(program), str(root)]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        other.stdout.readline()
        start = time.monotonic()
        publish(root, NEW, ALL)
        assert time.monotonic() - start > 0.3
    assert texts(root) == NEW
