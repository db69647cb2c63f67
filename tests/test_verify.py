"""`portgen verify`: failures, numbers and exit codes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from click.testing import CliRunner, Result

from generator.cli import portgen
from generator.conformance.difference import ABSENT
from generator.conformance.runner import Check, NotRun, Runner
from generator.project import Project
from tests.fake_project import make_project

RIGHT = {"name": "right", "sums": [1, 2], "expected": {"total": 3.0}}
WRONG = {"name": "wrong", "sums": [1, 2], "expected": {"total": 4, "x": [None]}, "note": "n"}
ODD = {"name": "odd", "odd": [1, 2, 3], "expected": [1, 3]}


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return make_project(tmp_path / "project")


@pytest.fixture
def lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The name of a file in the current directory, to be filled with documents."""
    monkeypatch.chdir(tmp_path)
    return Path("a.jsonl")


def run(project: Project, *arguments: str | Path) -> Result:
    words = ["verify", "--root", str(project.root), *map(str, arguments)]
    return CliRunner().invoke(portgen, words)


def write(path: Path, *documents: Any) -> Path:
    path.write_text("".join(f"{json.dumps(document)}\n" for document in documents))
    return path


def test_all_passed(project: Project, lines: Path) -> None:
    done = run(project, write(lines, RIGHT, ODD))
    assert (done.exit_code, done.stdout, done.stderr) == (0, "2 passed, 0 failed\n", "")


def test_failures_tell_fixture_path_expected_and_got(project: Project, lines: Path) -> None:
    done = run(project, write(lines, RIGHT, WRONG))
    assert done.exit_code == 1
    assert done.stdout == (
        "FAILED python sums a.jsonl:2 wrong\n"
        "  $.expected.total\n"
        "    expected 4\n"
        "    got      3\n"
        "  $.expected.x\n"
        "    expected [null]\n"
        "    got      nothing\n"
        "  $.note\n"
        '    expected "n"\n'
        "    got      nothing\n"
        "1 passed, 1 failed\n"
    )


def test_printed_failures_are_limited(project: Project, lines: Path) -> None:
    done = run(project, "--max", "1", write(lines, WRONG, WRONG, RIGHT, WRONG))
    assert done.exit_code == 1
    assert done.stdout.count("FAILED") == 1
    assert done.stdout.endswith("2 more failures of python (--max 1)\n1 passed, 3 failed\n")


def test_many_and_long_differences_are_cut(project: Project, lines: Path) -> None:
    many = {"sums": [], "expected": {str(number): 0 for number in range(9)}}
    long = {"odd": [], "expected": ["x" * 1000]}
    done = run(project, write(lines, many, long))
    assert "    got      nothing\n  and 5 more\n" in done.stdout
    assert max(map(len, done.stdout.splitlines())) < 140


def test_an_error_of_the_port_is_a_failure(project: Project, lines: Path) -> None:
    done = run(project, write(lines, {"sums": [13]}, RIGHT))
    assert done.exit_code == 1
    assert "  the port raised ZeroDivisionError: 13 is bad luck\n1 passed, 1 failed" in done.stdout


def test_damaged_documents_are_exit_2_with_the_place(project: Project, lines: Path) -> None:
    lines.write_text(f"{json.dumps(RIGHT)}\n{{]\n[]\n")
    done = run(project, lines)
    assert done.exit_code == 2
    assert done.stdout == "1 passed, 0 failed\n"
    assert done.stderr == (
        "a.jsonl:2:2: not JSON: Expecting property name enclosed in double quotes\n"
        "    {]\n"
        "     ^\n"
        "a.jsonl:3:1: a document of none of the suites sums, odd\n"
        "    []\n"
        "    ^\n"
        "2 problems\n"
    )


def test_a_newer_version_is_exit_2(project: Project, tmp_path: Path) -> None:
    (tmp_path / "fixtures/sums").mkdir(parents=True)
    write(tmp_path / "fixtures/sums/a.json", RIGHT)
    (tmp_path / "fixtures/VERSION").write_text("7\n")
    done = run(project, tmp_path / "fixtures")
    assert done.exit_code == 2
    assert "VERSION:1:1: version 7, known is 1" in done.stderr


@pytest.mark.parametrize("content", ["", "\n\n"])
def test_a_file_without_documents_proves_nothing(
    project: Project, lines: Path, content: str
) -> None:
    lines.write_text(content)
    done = run(project, lines)
    assert (done.exit_code, done.stdout) == (1, "0 passed, 0 failed\n")


def test_a_directory_without_fixtures_proves_nothing(project: Project, tmp_path: Path) -> None:
    done = run(project, tmp_path)
    assert done.exit_code == 1
    assert "no fixture found in" in done.stderr


def test_a_path_that_is_not_there_is_wrong_usage(project: Project) -> None:
    assert run(project, "nowhere").exit_code == 2
    assert run(project).exit_code == 2


def test_a_port_that_is_not_there_or_broken_is_told(tmp_path: Path, lines: Path) -> None:
    write(lines, RIGHT)
    done = run(make_project(tmp_path / "empty", port=None), lines)
    assert (done.exit_code, "run `portgen generate`" in done.stderr) == (2, True)
    done = run(make_project(tmp_path / "broken", port="nonsense"), lines)
    assert (done.exit_code, "NameError" in done.stderr) == (1, True)


# ---------------------------------------------------------------- several targets


@pytest.fixture
def other_targets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two more targets: one that is always wrong and one that cannot be run."""

    @contextmanager
    def wrong(*_: object) -> Iterator[Runner]:
        yield lambda document: [Check("$", 1, ABSENT)]

    @contextmanager
    def missing(*_: object) -> Iterator[Runner]:
        raise NotRun("no compiler here")
        yield

    names = ["missing", "python", "wrong"]
    monkeypatch.setattr("generator.target_choice.target_names", lambda: names)
    for name, open_runner in (("wrong", wrong), ("missing", missing)):
        module = SimpleNamespace(open_runner=open_runner)
        monkeypatch.setitem(__import__("sys").modules, f"generator.targets.{name}.verify", module)
        monkeypatch.setitem(__import__("sys").modules, f"generator.targets.{name}", module)


@pytest.mark.usefixtures("other_targets")
def test_several_targets_make_a_matrix(project: Project, lines: Path) -> None:
    done = run(project, "--target", "all", "--max", "0", write(lines, RIGHT, ODD, ODD))
    assert done.exit_code == 1
    assert done.stdout == (
        "3 more failures of wrong (--max 0)\n"
        "            sums      odd\n"
        "missing  NOT RUN  NOT RUN\n"
        "python       1/1      2/2\n"
        "wrong        0/1      0/2\n"
        "missing NOT RUN: no compiler here\n"
        "3 passed, 3 failed\n"
    )


@pytest.mark.usefixtures("other_targets")
def test_a_target_that_cannot_be_run_is_not_proven(project: Project, lines: Path) -> None:
    done = run(project, "--target", "missing", "--target", "python", write(lines, RIGHT))
    assert done.exit_code == 1
    assert done.stdout.endswith("missing NOT RUN: no compiler here\n1 passed, 0 failed\n")
