"""A port in another process is asked line by line, and started again when it stops."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

from generator.conformance import runner
from generator.conformance.difference import ABSENT
from generator.conformance.fixtures import Document
from generator.conformance.runner import Check, PortFailed, driver_runner, open_runner
from generator.diagnostics import Span
from generator.exits import CommandError
from generator.port import Port, load_port
from generator.project import Project
from tests.fake_project import make_project

DRIVER = """
    import json, sys, time
    print("started", file=sys.stderr, flush=True)
    for line in sys.stdin:
        suite, document = line.split("\\t")
        document = json.loads(document)
        if document == "die":
            sys.exit("out of luck")
        if document == "hang":
            time.sleep(60)
        print(json.dumps([{"path": "$." + suite, "actual": document}]), flush=True)
"""


@pytest.fixture
def port(tmp_path: Path) -> Port:
    return load_port(make_project(tmp_path / "project"))


@pytest.fixture
def command(tmp_path: Path) -> list[str]:
    """A driver that answers with the document itself."""
    script = tmp_path / "driver.py"
    script.write_text(dedent(DRIVER))
    return [sys.executable, str(script)]


def document(value: Any, text: str = "") -> Document:
    return Document(Span("f"), "f", "sums", (text or json.dumps(value)).encode(), value)


def test_a_driver_gets_one_line_and_answers_with_checks(command: list[str], port: Port) -> None:
    with driver_runner(command, port) as run:
        assert run(document(None, '{"a":\r\n\n "x\\ty"}')) == [
            Check("$.sums", ABSENT, {"a": "x\ty"})
        ]
        assert run(document([1, None])) == [Check("$.sums", ABSENT, [1, None])]


def test_a_driver_that_stops_fails_one_document_only(command: list[str], port: Port) -> None:
    with driver_runner(command, port) as run:
        assert run(document(1))
        with pytest.raises(PortFailed, match="exit code 1\nstarted\nout of luck"):
            run(document("die"))
        assert run(document(2)) == [Check("$.sums", ABSENT, 2)]


def test_a_driver_that_hangs_is_stopped(
    command: list[str], port: Port, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runner, "TIME_LIMIT", 0.5)
    with driver_runner(command, port) as run:
        with pytest.raises(PortFailed, match="the port stopped"):
            run(document("hang"))
        monkeypatch.setattr(runner, "TIME_LIMIT", 30)
        assert run(document(2))


def test_a_driver_that_never_works_is_given_up(port: Port) -> None:
    with driver_runner([sys.executable, "-c", "exit(3)"], port) as run:
        for _ in range(runner.MOST_STARTS):
            with pytest.raises(PortFailed, match="exit code 3"):
                run(document(1))
        with pytest.raises(CommandError, match="stopped 10 times"):
            run(document(1))


def test_the_python_port_is_called(tmp_path: Path) -> None:
    project = make_project(tmp_path / "project")
    with open_runner("python", project, load_port(project)) as run:
        assert run(document({"sums": [1, 2]})) == [
            Check("$.expected", ABSENT, {"total": 3}),
            Check("$.note", ABSENT, ABSENT),
        ]
        with pytest.raises(PortFailed, match="raised ZeroDivisionError: 13 is bad luck"):
            run(document({"sums": [13]}))


def test_a_target_without_a_runner_is_told(tmp_path: Path, port: Port) -> None:
    with pytest.raises(CommandError, match="the target cobol cannot be verified"):
        open_runner("cobol", Project(tmp_path), port)
