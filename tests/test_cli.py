"""The command as a process: help, exit codes, pipes, signals and colours."""

from __future__ import annotations

import json
import os
import pty
import signal
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest
from click.testing import CliRunner

from generator import __version__
from generator.cli import portgen
from generator.project import Project
from tests.fake_project import PORT, FakePipeline, make_project


def command(*arguments: str | Path) -> list[str]:
    return [sys.executable, "-m", "generator", *map(str, arguments)]


def run(*arguments: str | Path, cwd: Path | None = None, **variables: str) -> tuple[int, str, str]:
    """Exit code, stdout and stderr of a process."""
    done = subprocess.run(
        command(*arguments),
        cwd=cwd,
        env={**os.environ, **variables},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout, done.stderr


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return make_project(tmp_path / "project")


def test_help_is_enough_to_begin(project: Project) -> None:
    code, out, _ = run("--help")
    assert code == 0
    for word in ("generate", "verify", "decode", "--root", "Examples:", "Exit codes:", "--version"):
        assert word in out
    for name in ("generate", "verify", "decode"):
        code, out, _ = run(name, "--help")
        assert (code, "--root" in out) == (0, True)


def test_help_imports_nothing_heavy() -> None:
    program = (
        "import sys; import generator.cli; "
        "print({'black', 'jinja2', 'jsonschema', 'yaml', 'rich', 'pydantic'} & sys.modules.keys())"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    assert done.stdout == b"set()\n"


def test_the_version() -> None:
    assert run("--version") == (0, f"portgen {__version__}\n", "")


@pytest.mark.parametrize("words", [["nonsense"], ["--nonsense"], ["verify"], ["decode", "a", "b"]])
def test_wrong_usage_is_exit_2(words: list[str]) -> None:
    code, out, err = run(*words)
    assert (code, out) == (2, "")
    assert "Error:" in err


def test_the_project_is_found_from_below(project: Project, tmp_path: Path) -> None:
    file = tmp_path / "in.json"
    file.write_text("[1]")
    assert run("decode", file, cwd=project.specs)[0] == 0
    code, out, err = run("decode", file, cwd=tmp_path)
    assert (code, out) == (2, "")
    assert err.startswith("error: no project here: ")


def test_an_internal_error_is_short(project: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    pipeline = FakePipeline(monkeypatch, {})
    pipeline.error = RuntimeError("a fault\nof ours")
    words = ["--root", str(project.root), "generate"]
    done = CliRunner().invoke(portgen, words)
    assert done.exit_code == 3
    assert done.stderr == (
        "error: inside portgen: RuntimeError: a fault\n"
        "    hint: PORTGEN_DEBUG=1 shows the traceback\n"
    )
    done = CliRunner().invoke(portgen, words, env={"PORTGEN_DEBUG": "1"})
    assert done.exit_code == 3
    assert "Traceback" in done.stderr


def test_a_closed_pipe_ends_quietly(tmp_path: Path) -> None:
    file = tmp_path / "in.json"
    file.write_text("[1]")
    big = PORT.replace("f\"sum {decoded['sum']}\"", '"x" * 1_000_000')
    project = make_project(tmp_path / "big", port=big)
    words = command("decode", "--root", project.root, "--format", "tree", file)
    buffered = {**os.environ, "PYTHONUNBUFFERED": ""}
    pipe = subprocess.PIPE
    with subprocess.Popen(words, stdout=pipe, stderr=pipe, env=buffered) as process:
        assert process.stdout is not None
        process.stdout.read(1)
        process.stdout.close()
        assert process.stderr is not None
        assert process.stderr.read() == b""
    assert process.returncode == 141


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupt_ends_without_a_traceback(tmp_path: Path, number: signal.Signals) -> None:
    file = tmp_path / "in.json"
    file.write_text("[1]")
    slow = PORT + "\n    import sys, time\n    print('here', flush=True)\n    time.sleep(30)\n"
    project = make_project(tmp_path / "slow", port=slow)
    words = command("decode", "--root", project.root, file)
    heard = partial(signal.signal, number, signal.SIG_DFL)  # a job in the background may ignore it
    with subprocess.Popen(
        words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, preexec_fn=heard
    ) as process:
        assert process.stdout is not None
        process.stdout.readline()
        process.send_signal(number)
        assert process.stderr is not None
        assert b"Traceback" not in process.stderr.read()
    assert process.returncode == 130


def on_terminal(words: list[str], **variables: str) -> bytes:
    """What a process writes to a terminal."""
    ours, theirs = pty.openpty()
    environment = {**os.environ, "TERM": "xterm-256color", **variables}
    with subprocess.Popen(words, stdout=theirs, stderr=theirs, env=environment) as process:
        os.close(theirs)
        written = b""
        while True:
            try:
                if not (read := os.read(ours, 4096)):
                    break
            except OSError:
                break
            written += read
    os.close(ours)
    assert process.returncode == 1
    return written


def test_colours_only_on_a_terminal(project: Project, tmp_path: Path) -> None:
    file = tmp_path / "a.jsonl"
    file.write_text(json.dumps({"sums": [1], "expected": 0}) + "\n")
    words = ("verify", "--root", project.root, file)
    assert b"\x1b[31m" in on_terminal(command(*words))
    assert b"\x1b[31m" not in on_terminal(command(*words), NO_COLOR="1")
    assert "\x1b" not in "".join(run(*words)[1:])


def test_errors_have_no_colours_when_not_wanted(tmp_path: Path) -> None:
    words = command("verify", "--root", make_project(tmp_path / "p").root, tmp_path)
    assert b"\x1b[31m" in on_terminal(words)
    assert b"\x1b[31m" not in on_terminal(words, NO_COLOR="1")
