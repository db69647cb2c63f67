"""Another language is another package and nothing else: a toy one is found and run like any."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import generator.targets
from generator.cli import portgen

TOYS = Path(__file__).parent / "toy_targets"
CONTRACT = """\
kind: contract
doc: A contract.
constants:
  FIXTURE_VERSION:
    doc: Version of the fixtures.
    value: 1
"""
PROCEDURE = '''\
"""Greetings."""


@public
def greetings(names: List[str], word: Opt[str]) -> List[str]:
    """A greeting for each name."""
    if FIXTURE_VERSION == 1:
        return [f"{name}" for name in names]
    return names
'''


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(generator.targets, "__path__", [*generator.targets.__path__, str(TOYS)])
    monkeypatch.delitem(sys.modules, "generator.targets.toy", raising=False)
    (tmp_path / "specs").mkdir()
    (tmp_path / "specs" / "contract.yaml").write_text(CONTRACT, encoding="utf-8")
    (tmp_path / "specs" / "greetings.py").write_text(PROCEDURE, encoding="utf-8")
    return tmp_path


def run(*arguments: str) -> object:
    """The exit code of the command in this process."""
    return portgen.main(arguments, prog_name="portgen", standalone_mode=False)


def test_toy_target_is_found_printed_and_checked(project: Path) -> None:
    arguments = ["--root", str(project), "generate", "--target", "toy", "--no-cache"]
    assert run(*arguments) == 0
    assert (project / "generated" / "toy" / "greetings.toy").read_text("utf-8") == (
        "to greetings (names is many text, word is perhaps text) gives many text"
        "  ; greetings/greetings\n"
    )
    assert run(*arguments, "--check") == 0
    (project / "generated" / "toy" / "greetings.toy").write_text("edited", encoding="utf-8")
    assert run(*arguments, "--check") == 1


def test_toy_target_is_named_where_targets_are_listed(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("--root", str(project), "generate", "--target", "joy") == 2
    assert "toy" in capsys.readouterr().err
