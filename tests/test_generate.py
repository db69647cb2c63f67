"""`portgen generate`: what it writes, says and refuses."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from generator.cli import portgen
from generator.diagnostics import Problem, Span, SpecError
from generator.project import Project
from tests.fake_project import FakePipeline, make_project

FILES = {"generated/python/a.py": "a = 1\n", "generated/swift/A.swift": "let a = 1\n"}


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return make_project(tmp_path / "project", port=None)


@pytest.fixture
def pipeline(monkeypatch: pytest.MonkeyPatch) -> FakePipeline:
    return FakePipeline(monkeypatch, dict(FILES))


def run(project: Project, *arguments: str) -> Result:
    return CliRunner().invoke(portgen, ["--root", str(project.root), "generate", *arguments])


def texts(project: Project) -> dict[str, str]:
    return {
        path.relative_to(project.root).as_posix(): path.read_text()
        for path in project.generated.rglob("*")
        if path.is_file() and path.name != "manifest.json"
    }


def test_the_closing_line_counts_files(project: Project, pipeline: FakePipeline) -> None:
    done = run(project)
    assert done.exit_code == 0
    assert re.fullmatch(r"wrote 2, unchanged 0, removed 0 in \d\.\d s\n", done.stdout)
    assert texts(project) == FILES
    pipeline.files = {"generated/python/b.py": "", "generated/swift/A.swift": "let a = 1\n"}
    done = run(project, "--no-cache")
    assert done.stdout.startswith("wrote 1, unchanged 1, removed 1 in ")
    assert texts(project) == pipeline.files


def test_without_change_nothing_is_rendered_unless_asked(
    project: Project, pipeline: FakePipeline
) -> None:
    run(project)
    assert run(project).stdout.startswith("wrote 0, unchanged 2, removed 0 in ")
    assert run(project, "--check").exit_code == 0
    assert pipeline.runs == 1
    run(project, "--no-cache")
    assert pipeline.runs == 2


def test_one_target_leaves_the_others_alone(project: Project, pipeline: FakePipeline) -> None:
    run(project)
    pipeline.files = {path: f"{text}# new\n" for path, text in FILES.items()}
    assert run(project, "--target", "python", "--no-cache").stdout.startswith(
        "wrote 1, unchanged 0"
    )
    assert texts(project)["generated/swift/A.swift"] == FILES["generated/swift/A.swift"]
    checked = run(project, "--check", "--no-cache")
    assert "stale     generated/swift/A.swift" in checked.stdout
    assert "python/a.py" not in checked.stdout


@pytest.mark.usefixtures("pipeline")
def test_an_unknown_target_is_told(project: Project) -> None:
    done = run(project, "--target", "pyhton")
    assert done.exit_code == 2
    assert done.stderr == "error: no target 'pyhton'\n    hint: did you mean 'python'?\n"


def test_check_writes_nothing_and_lists_all(project: Project, pipeline: FakePipeline) -> None:
    run(project)
    (project.generated / "swift/A.swift").write_text("let a = 2\n")
    (project.generated / "python/c.py").write_text("")
    pipeline.files = {
        "generated/python/b.py": "b = 1\n",
        "generated/python/c.py": "c = 1\n",
        "generated/swift/A.swift": "let a = 1\n",
    }
    before = texts(project)
    done = run(project, "--check", "--no-cache")
    assert done.exit_code == 1
    assert texts(project) == before
    assert done.stdout == (
        "--- a/generated/python/a.py\n+++ /dev/null\n@@ -1 +0,0 @@\n-a = 1\n"
        "--- /dev/null\n+++ b/generated/python/b.py\n@@ -0,0 +1 @@\n+b = 1\n"
        "--- a/generated/python/c.py\n+++ b/generated/python/c.py\n@@ -0,0 +1 @@\n+c = 1\n"
        "--- a/generated/swift/A.swift\n+++ b/generated/swift/A.swift\n@@ -1 +1 @@\n"
        "-let a = 2\n+let a = 1\n"
        "orphan    generated/python/a.py (no longer generated)\n"
        "missing   generated/python/b.py (not there)\n"
        "unmanaged generated/python/c.py (not generated, but in the way)\n"
        "edited    generated/swift/A.swift (edited by hand)\n"
        "4 files differ: 1 missing, 1 orphan, 1 edited, 1 unmanaged\n"
        f"to mend: portgen generate --root {project.root} --force\n"
    )


def test_the_mending_command_mends(project: Project, pipeline: FakePipeline) -> None:
    done = run(project, "--check", "--target", "swift")
    *_, command = done.stdout.splitlines()
    assert command == f"to mend: portgen generate --root {project.root} --target swift"
    mended = CliRunner().invoke(portgen, command.split()[3:])
    assert mended.exit_code == 0
    assert run(project, "--check", "--target", "swift").exit_code == 0
    assert run(project, "--check").exit_code == 1


def test_a_file_edited_by_hand_stops_the_run(project: Project, pipeline: FakePipeline) -> None:
    run(project)
    (project.generated / "python/a.py").write_text("by hand")
    done = run(project)
    assert done.exit_code == 1
    assert done.stdout == ""
    assert "generated/python/a.py was edited by hand" in done.stderr
    assert "--force overwrites" not in texts(project)["generated/python/a.py"]
    assert run(project, "--force").exit_code == 0
    assert texts(project) == FILES


def test_wrong_specs_are_told_and_nothing_is_written(
    project: Project, pipeline: FakePipeline
) -> None:
    run(project)
    pipeline.error = SpecError(
        [
            Problem(Span("specs/contract.yaml", 1, 7), "no such kind", "choose another"),
            Problem(Span("specs/a.yaml", 3, 1), "wrong"),
        ]
    )
    done = run(project, "--no-cache")
    assert done.exit_code == 2
    assert done.stdout == ""
    assert done.stderr == (
        "specs/a.yaml:3:1: wrong\n"
        "specs/contract.yaml:1:7: no such kind\n"
        "    kind: contract\n"
        "          ^\n"
        "    hint: choose another\n"
        "2 problems\n"
    )
    assert texts(project) == FILES
