"""Rendered files against the disk: the five ways in which they can differ."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from generator.exits import CommandError, ExitCode
from generator.output.comparison import MANIFEST, State, compare
from generator.output.drift import counts, drifted, listing, unified_diff
from generator.output.publish import publish

ALL = ["generated"]
OLD = {
    "generated/x/stale": "one\ntwo\n",
    "generated/x/orphan": "gone\n",
    "generated/x/edited": "mine\n",
    "generated/x/same": "same\n",
}
NEW = {
    "generated/x/stale": "one\nthree",
    "generated/x/edited": "mine\n",
    "generated/x/missing": "new\n",
    "generated/x/unmanaged": "printed\n",
    "generated/x/same": "same\n",
}


@pytest.fixture
def drifting(tmp_path: Path) -> Path:
    """A root on which each of the five differences is found between the disk and NEW."""
    publish(tmp_path, OLD, ALL)
    (tmp_path / "generated/x/edited").write_text("yours\n")
    (tmp_path / "generated/x/unmanaged").write_text("yours\n")
    return tmp_path


def test_every_difference_has_its_name(drifting: Path) -> None:
    comparison = compare(drifting, NEW, ALL)
    assert {
        change.path.removeprefix("generated/x/"): change.state for change in comparison.changes
    } == {state.value: state for state in State}
    assert comparison.unchanged == 1
    assert [change.state for change in comparison.foreign] == [State.EDITED, State.UNMANAGED]


def test_each_is_listed_and_counted(drifting: Path) -> None:
    changes = drifted(compare(drifting, NEW, ALL))
    assert list(listing(changes)) == [
        "edited    generated/x/edited (edited by hand)",
        "missing   generated/x/missing (not there)",
        "orphan    generated/x/orphan (no longer generated)",
        "stale     generated/x/stale (the specs say something else by now)",
        "unmanaged generated/x/unmanaged (not generated, but in the way)",
    ]
    assert counts(changes) == (
        "5 files differ: 1 missing, 1 stale, 1 orphan, 1 edited, 1 unmanaged"
    )


def test_each_has_a_diff(drifting: Path) -> None:
    diffs = {
        change.state: "".join(unified_diff(change))
        for change in compare(drifting, NEW, ALL).changes
    }
    assert diffs[State.STALE] == (
        "--- a/generated/x/stale\n+++ b/generated/x/stale\n@@ -1,2 +1,2 @@\n one\n-two\n+three\n"
        "\\ No newline at end of file\n"
    )
    assert diffs[State.MISSING] == (
        "--- /dev/null\n+++ b/generated/x/missing\n@@ -0,0 +1 @@\n+new\n"
    )
    assert diffs[State.ORPHAN] == (
        "--- a/generated/x/orphan\n+++ /dev/null\n@@ -1 +0,0 @@\n-gone\n"
    )
    assert "-yours\n+mine\n" in diffs[State.EDITED]
    assert "-yours\n+printed\n" in diffs[State.UNMANAGED]


def test_only_a_line_feed_ends_a_line_of_a_diff(tmp_path: Path) -> None:
    publish(tmp_path, {"generated/x/a": "one\u2028two\n"}, ALL)
    (change,) = compare(tmp_path, {"generated/x/a": "one\u2028three\n"}, ALL).changes
    assert list(unified_diff(change))[3:] == ["-one\u2028two\n", "+one\u2028three\n"]


def test_a_manifest_that_alone_differs_is_named(tmp_path: Path) -> None:
    publish(tmp_path, {"generated/x/a": "1"}, ALL)
    (tmp_path / MANIFEST).unlink()
    comparison = compare(tmp_path, {"generated/x/a": "1"}, ALL)
    assert comparison.changes == ()
    assert [(change.path, change.state) for change in drifted(comparison)] == [
        (MANIFEST, State.MISSING)
    ]


def test_nothing_differs_after_writing(drifting: Path) -> None:
    publish(drifting, NEW, ALL, force=True)
    comparison = compare(drifting, NEW, ALL)
    assert (comparison.changes, comparison.manifest) == ((), None)


@pytest.mark.parametrize(
    "content",
    [
        "<<<<<<< conflict",
        "[]",
        '["generated/x/a"]',
        '{"generated/x/a": 1}',
        '{"generated/../../x": "0"}',
        '{"/etc/passwd": "0"}',
        '{"generated/manifest.json": "0"}',
        '{"specs/contract.yaml": "0"}',
        '{"generated/.staging-1/a": "0"}',
    ],
)
def test_a_damaged_manifest_is_refused(tmp_path: Path, content: str) -> None:
    (tmp_path / "generated").mkdir()
    (tmp_path / MANIFEST).write_text(content)
    with pytest.raises(CommandError, match="is damaged") as caught:
        compare(tmp_path, {}, ALL)
    assert caught.value.exit_code == ExitCode.FAILED
    assert "--force" in caught.value.hint
    publish(tmp_path, {"generated/x/a": "1"}, ALL, force=True)
    assert list(json.loads((tmp_path / MANIFEST).read_text())) == ["generated/x/a"]


@pytest.mark.parametrize("link", ["generated", "generated/x", "generated/x/a"])
def test_symbolic_links_are_refused(tmp_path: Path, link: str) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "a").write_text("theirs")
    place = tmp_path / "root" / link
    place.parent.mkdir(parents=True)
    place.symlink_to(elsewhere / "a" if link.endswith("a") else elsewhere)
    with pytest.raises(CommandError, match=f"{link} is a link or no regular file"):
        publish(tmp_path / "root", {"generated/x/a": "mine"}, ALL, force=True)
    assert [(file.name, file.read_text()) for file in elsewhere.iterdir()] == [("a", "theirs")]


@pytest.mark.parametrize(
    "path",
    [
        "specs/a",
        "generated",
        "generated/x/../../a",
        "/generated/x/a",
        "generated//x/a",
        "generated/y/a",
    ],
)
def test_rendered_paths_outside_are_refused(tmp_path: Path, path: str) -> None:
    with pytest.raises(ValueError, match="a target rendered"):
        publish(tmp_path, {path: "mine"}, ["generated/x"])
    assert not (tmp_path / "generated").exists()


def test_two_rendered_names_that_differ_in_case_only_are_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="are one file on some file systems"):
        publish(tmp_path, {"generated/x/a": "", "generated/x/A": ""}, ALL)
