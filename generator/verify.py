"""The command `portgen verify`: fixture documents replayed by the ports, compared in depth."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import click

from generator.conformance.fixtures import Document, Source, find_sources, read_documents
from generator.conformance.judge import faults
from generator.conformance.runner import NotRun, open_runner
from generator.diagnostics import Problems
from generator.exits import ExitCode
from generator.port import Port, load_port
from generator.problem_report import print_problems
from generator.project import Project


@dataclass
class Result:
    """How one target did; `not_run` says why it could not be run at all."""

    target: str
    passed: Counter[str] = field(default_factory=Counter)
    failed: Counter[str] = field(default_factory=Counter)
    failures: list[tuple[Document, list[str]]] = field(default_factory=list)
    not_run: str = ""


def verify(
    project: Project, targets: Sequence[str], paths: Sequence[Path], most_shown: int
) -> ExitCode:
    """Runs every document of the paths with every target; prints failures, then numbers."""
    port = load_port(project)
    sources = find_sources(paths, port)
    problems = Problems()
    results = [_run(target, project, port, sources, problems, most_shown) for target in targets]
    for result in results:
        _print_failures(result, most_shown)
    damaged = sorted(set(problems.found))
    if damaged:
        print_problems(damaged, Path())
    if len(targets) > 1:
        _print_matrix(results, port.SUITES)
    is_proven = _print_numbers(results)
    if damaged:
        return ExitCode.WRONG_INPUT
    return ExitCode.FINE if is_proven else ExitCode.FAILED


def _run(
    target: str,
    project: Project,
    port: Port,
    sources: Sequence[Source],
    problems: Problems,
    most_shown: int,
) -> Result:
    result = Result(target)
    try:
        with open_runner(target, project, port) as run, _progress(target, sources) as show:
            for source in sources:
                for document in read_documents(source, port, problems):
                    lines = faults(document, run, port)
                    (result.failed if lines else result.passed)[document.suite] += 1
                    if lines and len(result.failures) < most_shown:
                        result.failures.append((document, lines))
                    show(len(document.text))
    except NotRun as reason:
        result.not_run = str(reason)
    return result


@contextmanager
def _progress(target: str, sources: Sequence[Source]) -> Iterator[Callable[[int], None]]:
    """A bar, drawn on a terminal only; gives what is told of each document's length."""
    if not sys.stderr.isatty():
        yield lambda length: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(target, total=sum(s.path.stat().st_size for s in sources))
        yield lambda length: progress.advance(task, length)


def _print_failures(result: Result, most_shown: int) -> None:
    for document, lines in result.failures:
        head = click.style("FAILED", fg="red", bold=True)
        click.echo(f"{head} {result.target} {document.suite} {document}")
        for line in lines:
            click.echo(f"  {line}")
    if (hidden := result.failed.total() - len(result.failures)) > 0:
        click.echo(f"{hidden} more failures of {result.target} (--max {most_shown})")


def _print_matrix(results: Sequence[Result], suites: Sequence[str]) -> None:
    """Target by suite: how many passed of how many."""
    run = [suite for suite in suites if any(r.passed[suite] + r.failed[suite] for r in results)]
    rows = [["", *run], *([result.target, *(_cell(result, s) for s in run)] for result in results)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = (cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True))
        click.echo("  ".join([row[0].ljust(widths[0]), *cells]))


def _cell(result: Result, suite: str) -> str:
    if result.not_run:
        return "NOT RUN"
    return f"{result.passed[suite]}/{result.passed[suite] + result.failed[suite]}"


def _print_numbers(results: Sequence[Result]) -> bool:
    """Prints the closing line; says whether every target passed everything."""
    for result in results:
        if result.not_run:
            click.secho(f"{result.target} NOT RUN: {result.not_run}", fg="yellow")
    passed = sum(result.passed.total() for result in results)
    failed = sum(result.failed.total() for result in results)
    is_proven = passed > 0 and failed == 0 and not any(result.not_run for result in results)
    click.secho(f"{passed} passed, {failed} failed", fg="green" if is_proven else "red")
    return is_proven
