"""Fixture documents are found wherever they may stand, and damaged ones are told by their place."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from generator.conformance.fixtures import find_sources, read_documents
from generator.diagnostics import Problems
from generator.exits import CommandError, ExitCode, UnreadableInput
from generator.port import Port, load_port
from tests.fake_project import make_project


@pytest.fixture
def port(tmp_path: Path) -> Port:
    return load_port(make_project(tmp_path / "project"))


@pytest.fixture
def fixtures(tmp_path: Path) -> Path:
    """A fixture directory with both suites and a file of lines."""
    folder = tmp_path / "fixtures"
    document = json.dumps({"name": "n", "sums": [1], "odd": [1]})
    for name in ("sums/b.json", "sums/a.json", "sums/README.md", "odd/c.jsonl", "more.jsonl"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(f"{document}\n")
    (folder / "VERSION").write_text("1\n")
    return folder


def read(paths: list[Path], port: Port) -> tuple[list[str], list[str]]:
    """The documents with their suites, and the problems."""
    problems = Problems()
    documents = [
        f"{document.suite} {document}"
        for source in find_sources(paths, port)
        for document in read_documents(source, port, problems)
    ]
    return documents, [str(problem) for problem in problems.found]


def write(path: Path, *documents: Any) -> Path:
    path.write_text("\n".join(map(json.dumps, documents)) + "\n")
    return path


def test_a_directory_means_its_suites_and_lines(fixtures: Path, port: Port) -> None:
    assert read([fixtures], port)[0] == [
        f"sums {fixtures}/sums/a.json",
        f"sums {fixtures}/sums/b.json",
        f"odd {fixtures}/odd/c.jsonl:1 n",
        f"sums {fixtures}/more.jsonl:1 n",
    ]


def test_the_directory_of_a_suite_and_a_file_may_be_named(
    fixtures: Path, port: Port, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(fixtures / "odd")
    assert read([Path(), fixtures / "sums/b.json"], port)[0] == [
        "odd c.jsonl:1 n",
        f"sums {fixtures}/sums/b.json",
    ]


def test_lines_may_be_compressed_and_empty_ones_are_skipped(tmp_path: Path, port: Port) -> None:
    path = tmp_path / "a.jsonl.gz"
    path.write_bytes(gzip.compress(b'\n{"odd": []}\r\n\n{"sums": []}'))
    assert read([path], port)[0] == [f"odd {path}:2 a.jsonl", f"sums {path}:4 a.jsonl"]


@pytest.mark.parametrize("folders", [[], ["other"], ["sums"], ["sums", "odd"]])
def test_a_directory_without_fixtures_proves_nothing(
    tmp_path: Path, port: Port, folders: list[str]
) -> None:
    for folder in folders:
        (tmp_path / "none" / folder).mkdir(parents=True)
    (tmp_path / "none").mkdir(exist_ok=True)
    with pytest.raises(CommandError, match="no fixture found in") as caught:
        find_sources([tmp_path / "none"], port)
    assert caught.value.exit_code == ExitCode.FAILED


def test_a_refused_version_ends_it(fixtures: Path, port: Port) -> None:
    (fixtures / "VERSION").write_text("2\n")
    with pytest.raises(UnreadableInput, match="VERSION:1:1: version 2, known is 1"):
        find_sources([fixtures], port)


def test_damaged_documents_are_told_and_the_others_read(tmp_path: Path, port: Port) -> None:
    path = tmp_path / "a.jsonl"
    path.write_bytes(
        b'{"sums": []}\n{"sums": [}\n{"sums": 1}\n[]\n{"sums": ["\xff"]}\n{"odd": []}\n'
    )
    documents, problems = read([path], port)
    assert documents == [f"sums {path}:1 a", f"odd {path}:6 a"]
    assert problems == [
        f"{path}:2:11: not JSON: Expecting value",
        f"{path}:3:1: $.sums should be a list",
        f"{path}:4:1: a document of none of the suites sums, odd",
        f"{path}:5:12: not UTF-8: a byte 0xff",
    ]


def test_a_place_in_a_whole_file_has_its_line(tmp_path: Path, port: Port) -> None:
    path = tmp_path / "a.json"
    path.write_text('{"name": "é",\n "sums": [é]}')
    assert read([path], port) == ([], [f"{path}:2:11: not JSON: Expecting value"])


def test_a_cut_off_gzip_file_is_told(tmp_path: Path, port: Port) -> None:
    path = tmp_path / "a.jsonl.gz"
    path.write_bytes(gzip.compress(b'{"sums": []}\n')[:-9])
    (problem,) = read([path], port)[1]
    assert problem.startswith(f"{path}:")
    assert "not a whole gzip file" in problem
