"""The command `portgen generate`: render the ports, then write them or show what differs."""

from __future__ import annotations

import shlex
import time
from collections.abc import Sequence
from dataclasses import dataclass

import click

from generator.cache import Rendering, rendered_once
from generator.exits import ExitCode
from generator.output.comparison import FOLDER, compare
from generator.output.drift import counts, drifted, listing, unified_diff
from generator.output.publish import publish
from generator.project import Project
from generator.target_choice import target_names


@dataclass(frozen=True)
class Options:
    """What the user asked for; no targets means all of them, `root` is given only if asked for."""

    targets: Sequence[str] = ()
    force: bool = False
    use_cache: bool = True
    root: str | None = None


def generate(project: Project, options: Options) -> ExitCode:
    """Writes the ports. Raises SpecError for a wrong contract, CommandError for refused files."""
    start = time.monotonic()
    done = publish(project.root, _render(project, options), _folders(options), force=options.force)
    seconds = time.monotonic() - start
    click.echo(
        f"wrote {done.wrote}, unchanged {done.unchanged}, removed {done.removed} in {seconds:.1f} s"
    )
    return ExitCode.FINE


def check(project: Project, options: Options) -> ExitCode:
    """Writes nothing; shows every file that `generate` would change, and how."""
    rendering = _render(project, options)
    comparison = compare(project.root, rendering, _folders(options), force=options.force)
    changes = drifted(comparison)
    if not changes:
        click.echo(f"{comparison.unchanged} files are up to date")
        return ExitCode.FINE
    for change in changes:
        for line in unified_diff(change):
            click.secho(line, fg=_colour(line), nl=False)
    for line in listing(changes):
        click.echo(line)
    click.secho(counts(changes), bold=True)
    click.echo(f"to mend: {_mending_command(options, force=bool(comparison.foreign))}")
    return ExitCode.FAILED


def _render(project: Project, options: Options) -> Rendering:
    def render(project: Project, targets: Sequence[str]) -> Rendering:
        from generator.pipeline import render  # imports what prints; a cached run does without

        return render(project, targets, take_over=options.use_cache)

    targets = options.targets or target_names()
    return (
        rendered_once(project, targets, render) if options.use_cache else render(project, targets)
    )


def _folders(options: Options) -> list[str]:
    """The folders that the targets fill; all of the generated ones when none was chosen."""
    return [f"{FOLDER}/{target}" for target in options.targets] or [FOLDER]


def _colour(line: str) -> str | None:
    return {"+": "green", "-": "red", "@": "cyan"}.get(line[0])


def _mending_command(options: Options, *, force: bool) -> str:
    words = ["portgen", "generate"]
    if options.root is not None:
        words += ["--root", options.root]
    for target in options.targets:
        words += ["--target", target]
    return shlex.join([*words, "--force"] if force else words)
