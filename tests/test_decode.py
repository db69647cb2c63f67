"""`portgen decode`: messages in, canonical JSON or an outline out."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from generator.cli import portgen
from generator.project import Project
from tests.fake_project import make_project


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return make_project(tmp_path / "project")


def run(project: Project, *arguments: str, stdin: bytes | None = None) -> Result:
    words = ["decode", "--root", str(project.root), *arguments]
    return CliRunner().invoke(portgen, words, input=stdin)


def test_json_is_the_default(project: Project) -> None:
    done = run(project, "-", stdin=b"[1, 2]")
    assert (done.exit_code, done.stdout) == (0, '{"more":true,"state":false,"sum":3}\n')


def test_an_outline_is_utf8_whatever_the_terminal(project: Project) -> None:
    done = run(project, "--format", "tree", "-", stdin=b"[1, 2]")
    assert (done.exit_code, done.stdout_bytes.decode()) == (0, "sum 3\n  with a \N{SNOWMAN}\n")


def test_input_that_is_no_json_is_told_with_its_place(project: Project, tmp_path: Path) -> None:
    file = tmp_path / "in.json"
    file.write_text("[1,\n 2,]")
    done = run(project, str(file))
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr.startswith(f"{file}:2:4: not JSON: ")
    assert "    \n" not in done.stderr
    assert run(project, "-", stdin=b"[1,").stderr.startswith("-:1:4: not JSON: ")
    assert run(project, "-", stdin=b"[\n\xff").stderr.startswith("-:2:1: not UTF-8: a byte 0xff")


def test_json_without_messages_is_told(project: Project) -> None:
    done = run(project, "-", stdin=b"{}")
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr == "-:1:1: no messages are found in this JSON\n1 problem\n"


def test_a_file_that_is_not_there_is_wrong_usage(project: Project) -> None:
    assert run(project, "nowhere.json").exit_code == 2
