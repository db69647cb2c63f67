"""Problems as a reader wants them: place, message, hint, and the line with a caret below it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from generator.diagnostics import Problem, Span

EXCERPT_WIDTH = 100
"""A longer source line is cut around the place."""


def print_problems(problems: Sequence[Problem], base: Path) -> None:
    """Prints problems and their number to stderr; `base` is what their paths are relative to."""
    for problem in problems:
        click.echo(_shown(problem, base), err=True)
    count = len(problems)
    click.secho(f"{count} problem{'' if count == 1 else 's'}", bold=True, err=True)


def print_error(message: str, hint: str = "") -> None:
    """Prints an error without a place to stderr."""
    click.echo(click.style("error: ", fg="red", bold=True) + message + _hint_line(hint), err=True)


def _shown(problem: Problem, base: Path) -> str:
    head = click.style(f"{problem.span}:", bold=True) + f" {problem.message}"
    return head + _excerpt(problem.span, base) + _hint_line(problem.hint)


def _hint_line(hint: str) -> str:
    return "\n    " + click.style("hint:", fg="cyan") + f" {hint}" if hint else ""


def _excerpt(span: Span, base: Path) -> str:
    """The source line and a caret below the place; nothing when there is no such line."""
    try:
        lines = (base / span.path).read_text(encoding="utf-8").split("\n")
        line = lines[span.line - 1].rstrip("\r")
    except (OSError, UnicodeDecodeError, IndexError):
        return ""
    if not line.strip() or not 1 <= span.column <= len(line) + 1:
        return ""
    start = max(0, span.column - 1 - EXCERPT_WIDTH // 2) if len(line) > EXCERPT_WIDTH else 0
    shown = "".join(map(_printable, line[start : start + EXCERPT_WIDTH]))
    before = shown[: span.column - 1 - start]
    padding = "".join("\t" if character == "\t" else " " for character in before)
    return f"\n    {shown}\n    {padding}" + click.style("^", fg="red", bold=True)


def _printable(character: str) -> str:
    return (
        character if character == "\t" or character.isprintable() else "\N{REPLACEMENT CHARACTER}"
    )
