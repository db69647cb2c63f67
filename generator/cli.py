"""The command `portgen`: what can be asked of it, and how a run ends."""

from __future__ import annotations

import io
import os
import signal
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

import click

from generator import __version__
from generator.diagnostics import SpecError
from generator.exits import CommandError, ExitCode, UnreadableInput
from generator.problem_report import print_error, print_problems
from generator.project import Project, find_project, project_at
from generator.target_choice import ALL, chosen_targets, target_names

EPILOG = """\b
Exit codes:
  0  fine
  1  generated files differ from the specs, or a port failed a fixture
  2  wrong specs, wrong usage or unreadable input
  3  an error inside portgen (PORTGEN_DEBUG=1 shows the traceback)
"""

Command = Callable[..., Any]


class _Portgen(click.Group):
    """Ends a command with the exit code that it returns, an error with a message on stderr."""

    def invoke(self, context: click.Context) -> NoReturn:
        try:
            code = super().invoke(context)
            sys.stdout.flush()
        except CommandError as error:
            print_error(error.message, error.hint)
            code = error.exit_code
        except UnreadableInput as error:
            print_problems(error.problems, Path())
            code = ExitCode.WRONG_INPUT
        except (click.ClickException, click.exceptions.Exit, click.Abort):
            raise
        except BrokenPipeError:
            code = _end_of_output()
        except OSError as error:
            print_error(f"{error.filename}: {error.strerror}" if error.filename else str(error))
            code = ExitCode.WRONG_INPUT
        except Exception as error:
            if os.environ.get("PORTGEN_DEBUG") == "1":
                traceback.print_exc()
            message = f"{type(error).__name__}: {error}".splitlines()[0]
            print_error(f"inside portgen: {message}", "PORTGEN_DEBUG=1 shows the traceback")
            code = ExitCode.INTERNAL
        raise click.exceptions.Exit(code)


def _root_option(command: Command) -> Command:
    return click.option(
        "--root",
        type=click.Path(path_type=Path),
        help="The project's folder; else the nearest one upwards with specs/contract.yaml.",
        expose_value=False,
        callback=_remember_root,
    )(command)


def _remember_root(context: click.Context, _: click.Parameter, root: Path | None) -> None:
    if root is not None:
        context.find_root().obj = root


def _project() -> Project:
    root = _asked_root()
    return project_at(root) if root is not None else find_project(Path.cwd())


def _asked_root() -> Path | None:
    root: Path | None = click.get_current_context().find_root().obj
    return root


def _target_option(help_text: str) -> Callable[[Command], Command]:
    names = f"[{'|'.join([*target_names(), ALL])}]"
    return click.option("--target", "targets", multiple=True, metavar=names, help=help_text)


@click.group(
    cls=_Portgen,
    epilog=EPILOG,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.version_option(__version__, message="%(prog)s %(version)s")
@_root_option
def portgen() -> None:
    """Prints protocol ports from one contract, and proves them.

    The contract is in specs/, the ports are in generated/. Change specs/, run
    `portgen generate`, and commit both.

    \b
    Examples:
      portgen generate                     print all ports
      portgen generate --check             show what would change, change nothing
      portgen verify tests/fixtures        replay fixtures with the Python port
      portgen decode --format tree FILE    outline the chat in a file of messages
    """


@portgen.command()
@_target_option("Print this port only. May be repeated.")
@click.option("--check", is_flag=True, help="Write nothing; show every file that differs, exit 1.")
@click.option("--force", is_flag=True, help="Overwrite files that were edited by hand.")
@click.option("--no-cache", is_flag=True, help="Render anew even if nothing changed.")
@_root_option
def generate(targets: tuple[str, ...], check: bool, force: bool, no_cache: bool) -> ExitCode:
    """Prints the ports from specs/ into generated/.

    Either everything is written or nothing. Files that did not change are not touched. A generated
    file that was edited by hand stops the run before anything is written.
    """
    from generator.generate import Options
    from generator.generate import check as check_files
    from generator.generate import generate as write_files

    root = _asked_root()
    options = Options(
        targets=[] if ALL in targets else chosen_targets(targets, default=[]),
        force=force,
        use_cache=not no_cache,
        root=None if root is None else str(root),
    )
    project = _project()
    try:
        return (check_files if check else write_files)(project, options)
    except SpecError as error:
        print_problems(error.problems, project.root)
        return ExitCode.WRONG_INPUT


@portgen.command()
@_target_option("Verify this port, else python. May be repeated.")
@click.option(
    "--max",
    "most_shown",
    type=click.IntRange(min=0),
    default=20,
    show_default=True,
    metavar="N",
    help="Print at most N failures of a port.",
)
@click.argument(
    "paths",
    nargs=-1,
    required=True,
    metavar="PATH...",
    type=click.Path(exists=True, path_type=Path),
)
@_root_option
def verify(targets: tuple[str, ...], most_shown: int, paths: tuple[Path, ...]) -> ExitCode:
    """Replays fixture documents with a port.

    What comes out is compared with what each document expects. A PATH is a directory with a
    directory for each suite (and a VERSION), one fixture file, or a .jsonl or .jsonl.gz file with
    one document a line. The last line tells how many documents passed and failed.
    """
    from generator.port import TARGET
    from generator.verify import verify as verify_ports

    chosen = chosen_targets(targets, default=[TARGET])
    return verify_ports(_project(), chosen, paths, most_shown)


@portgen.command()
@click.option(
    "--format",
    "output_format",
    type=click.Choice(["json", "tree"]),
    default="json",
    show_default=True,
    help="Canonical JSON, or an outline to read.",
)
@click.argument("file", type=click.Path(exists=True, dir_okay=False, allow_dash=True))
@_root_option
def decode(output_format: str, file: str) -> ExitCode:
    """Shows what the messages in FILE decode to (- is standard input).

    FILE is JSON: a list of messages, a page of messages as the server gives it, or the input of a
    fixture.
    """
    from generator.decode import decode as decode_messages

    return decode_messages(_project(), file, output_format)


def main() -> NoReturn:
    """Runs the command and ends the process with its exit code."""
    signal.signal(signal.SIGTERM, _interrupt)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    color = False if os.environ.get("NO_COLOR") else None
    try:
        code = portgen.main(prog_name="portgen", standalone_mode=False, color=color)
    except click.ClickException as error:
        error.show()
        code = error.exit_code
    except click.Abort:
        code = 128 + signal.SIGINT
    sys.exit(code)


def _end_of_output() -> int:
    """Nobody reads on: writes no more, and gives what a shell shows when SIGPIPE ends a program."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 128 + 13


def _interrupt(*_: object) -> NoReturn:
    raise KeyboardInterrupt
