"""A rendering is kept until anything changes that it may depend on."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

from generator import cache
from generator.cache import KEPT_ENTRIES, rendered_once
from generator.project import Project
from tests.fake_project import make_project

FILES = {"generated/x/a": "text é\n"}


class Counting:
    """A render function that counts its runs."""

    def __init__(self) -> None:
        self.runs = 0

    def __call__(self, _: Project, targets: Sequence[str]) -> dict[str, str]:
        self.runs += 1
        return dict(FILES)


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Project:
    (tmp_path / "templates").mkdir()
    monkeypatch.setattr(cache, "templates_folder", lambda: tmp_path / "templates")
    return make_project(tmp_path)


def entries(project: Project) -> list[Path]:
    return sorted(project.cache.iterdir())


def test_the_second_run_renders_nothing(project: Project) -> None:
    render = Counting()
    assert [rendered_once(project, ["x"], render) for _ in range(3)] == [FILES] * 3
    assert render.runs == 1


def test_everything_that_rendering_reads_is_in_the_key(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    render = Counting()
    runs = []

    def rendered(*targets: str) -> None:
        rendered_once(project, targets, render)
        runs.append(render.runs)

    rendered("x")
    rendered("x", "y")
    (project.specs / "contract.yaml").write_text("kind: other\n")
    rendered("x")
    (project.specs / "contract.yaml").rename(project.specs / "renamed.yaml")
    rendered("x")
    (project.root / "templates" / "t.j2").write_text("")
    rendered("x")
    monkeypatch.setattr(cache, "_installed_packages", lambda: ["black-1.0.dist-info"])
    rendered("x")
    assert runs == [1, 2, 3, 4, 5, 6]


def test_the_installed_formatter_is_known() -> None:
    import black

    assert f"black-{black.__version__}.dist-info" in cache._installed_packages()


@pytest.mark.parametrize("damage", [b"", b"no line", b"0\n{}", b"\xff\n{}"])
def test_a_damaged_entry_is_rendered_again(project: Project, damage: bytes) -> None:
    render = Counting()
    rendered_once(project, ["x"], render)
    (entry,) = entries(project)
    entry.write_bytes(damage)
    assert rendered_once(project, ["x"], render) == FILES
    assert render.runs == 2
    assert rendered_once(project, ["x"], render) == FILES
    assert render.runs == 2


def test_a_cut_off_entry_is_rendered_again(project: Project) -> None:
    render = Counting()
    rendered_once(project, ["x"], render)
    (entry,) = entries(project)
    entry.write_bytes(entry.read_bytes()[:-3])
    assert rendered_once(project, ["x"], render) == FILES


def test_specs_that_change_meanwhile_are_not_kept(project: Project) -> None:
    def render(project: Project, _: Sequence[str]) -> dict[str, str]:
        (project.specs / "contract.yaml").write_text("kind: changed\n")
        return dict(FILES)

    assert rendered_once(project, ["x"], render) == FILES
    assert not project.cache.exists()


def test_a_cache_that_cannot_be_written_does_not_matter(project: Project) -> None:
    (project.root / ".cache").write_text("a file in the way")
    assert rendered_once(project, ["x"], Counting()) == FILES


def test_an_error_of_rendering_is_not_kept(project: Project) -> None:
    def render(*_: object) -> dict[str, str]:
        raise KeyError("wrong")

    with pytest.raises(KeyError):
        rendered_once(project, ["x"], render)
    assert not project.cache.exists()


def test_only_the_newest_entries_are_kept(project: Project) -> None:
    render = Counting()
    for index in range(KEPT_ENTRIES + 3):
        rendered_once(project, [str(index)], render)
        for entry in entries(project):  # each run is an hour later than the one before
            os.utime(entry, (time.time(), entry.stat().st_mtime - 3600))
    assert len(entries(project)) == KEPT_ENTRIES
    rendered_once(project, [str(KEPT_ENTRIES + 2)], render)
    assert render.runs == KEPT_ENTRIES + 3
