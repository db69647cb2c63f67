"""A project is found from anywhere in it; the templates where the generator is installed."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.exits import CommandError, ExitCode
from generator.project import find_project, project_at, templates_folder
from tests.fake_project import make_project


def test_a_project_is_found_upwards(tmp_path: Path) -> None:
    project = make_project(tmp_path / "outer")
    below = project.root / "specs" / "deep" / "below"
    below.mkdir(parents=True)
    assert find_project(below).root == project.root
    assert find_project(project.root).root == project.root


def test_the_nearest_project_wins(tmp_path: Path) -> None:
    make_project(tmp_path)
    inner = make_project(tmp_path / "inner")
    assert find_project(inner.specs).root == inner.root


def test_no_project_is_told_with_a_hint(tmp_path: Path) -> None:
    with pytest.raises(CommandError, match=r"no project here: .* no specs/contract.yaml") as caught:
        find_project(tmp_path)
    assert "--root" in caught.value.hint
    assert caught.value.exit_code == ExitCode.WRONG_INPUT


def test_a_root_is_taken_as_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    project = make_project(tmp_path / "p")
    monkeypatch.chdir(tmp_path)
    assert project_at(Path("p")).root == project.root
    with pytest.raises(CommandError, match="is no project"):
        project_at(project.specs)


def test_a_wheel_carries_its_templates(tmp_path: Path) -> None:
    package = tmp_path / "site-packages" / "generator"
    package.mkdir(parents=True)
    with pytest.raises(CommandError, match="the templates are missing"):
        templates_folder(package)
    (package.parent / "templates").mkdir()
    assert templates_folder(package) == package.parent / "templates"
    (package / "_templates").mkdir()
    assert templates_folder(package) == package / "_templates"


def test_a_checkout_has_them_beside_the_package() -> None:
    assert templates_folder() == Path(__file__).parent.parent / "templates"
