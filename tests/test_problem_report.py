"""Problems are printed with their line and a caret below the place."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.diagnostics import Problem, Span
from generator.problem_report import print_error, print_problems


def printed(base: Path, capsys: pytest.CaptureFixture[str], *problems: Problem) -> str:
    print_problems(problems, base)
    captured = capsys.readouterr()
    assert captured.out == ""
    return captured.err


def test_a_problem_has_its_line_caret_and_hint(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "f.yaml").write_text("kind: x\n\tdoc: Über\n")
    problem = Problem(Span("f.yaml", 2, 7), "wrong", "do right")
    assert printed(tmp_path, capsys, problem) == (
        "f.yaml:2:7: wrong\n    \tdoc: Über\n    \t     ^\n    hint: do right\n1 problem\n"
    )


@pytest.mark.parametrize(
    "span", [Span("none"), Span("f", 9), Span("f", 1, 9), Span("f", 2), Span("binary"), Span("-")]
)
def test_a_place_that_is_not_there_has_no_excerpt(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], span: Span
) -> None:
    (tmp_path / "f").write_text("one\n\n")
    (tmp_path / "binary").write_bytes(b"\xff")
    assert printed(tmp_path, capsys, Problem(span, "wrong"), Problem(span, "bad")) == (
        f"{span}: wrong\n{span}: bad\n2 problems\n"
    )


def test_a_long_line_is_cut_around_the_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "f").write_text("a" * 500 + "\x1b" + "b" * 500)
    _, line, caret, _ = printed(tmp_path, capsys, Problem(Span("f", 1, 501), "wrong")).splitlines()
    assert line.strip() == "a" * 50 + "\N{REPLACEMENT CHARACTER}" + "b" * 49
    assert line[caret.index("^")] == "\N{REPLACEMENT CHARACTER}"


def test_an_error_has_its_hint(capsys: pytest.CaptureFixture[str]) -> None:
    print_error("no", "try yes")
    print_error("no")
    assert capsys.readouterr().err == "error: no\n    hint: try yes\nerror: no\n"
