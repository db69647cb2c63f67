"""The printed Python port, loaded from the project: the command asks it all about the protocol."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol, cast

from generator.diagnostics import Problem, Span
from generator.exits import CommandError, ExitCode, UnreadableInput
from generator.project import Project

TARGET = "python"
"""The target whose port the command itself runs on."""


class Port(Protocol):
    """What is asked of the port. JSON values are dict, list, str, int or float, bool and None."""

    ABSENT: object
    """Stands where there is no JSON value."""

    SUITES: Sequence[str]
    """The suites of fixtures; the documents of one lie in a directory of its name."""

    VERSION_FILE: str
    """The name of the file beside the suites that holds their version."""

    def loads(self, text: str, /) -> Any:
        """Reads a JSON text. Raises ValueError."""

    def canonical_json(self, value: Any, /) -> str:
        """The one text of a JSON value."""

    def version_file_problem(self, text: str, /) -> str | None:
        """What is wrong with the text of that file."""

    def suite_of(self, document: Any, /) -> str | None:
        """The suite of a document, seen from its shape."""

    def document_name(self, document: Any, /) -> str | None:
        """The name that a document gives itself."""

    def document_problem(self, document: Any, suite: str, /) -> str | None:
        """What is wrong with a document of a suite."""

    def check_document(self, document: Any, suite: str, /) -> list[Any]:
        """Replays a document; gives objects with `path`, `expected` and `actual`."""

    def decode_input(self, document: Any, /) -> Any:
        """`messages`, `agent_state`, `has_more_messages` of a document; None without messages."""

    def decode(self, messages: Any, agent_state: Any, /, *, has_more_messages: bool) -> Any:
        """Decodes messages."""

    def project_decoded(self, decoded: Any, /) -> Any:
        """What was decoded, as a JSON value."""

    def outline(self, decoded: Any, /) -> list[str]:
        """What was decoded, as lines to read."""


def load_port(project: Project) -> Port:
    """Imports the port of a project; it need not be installed.

    Raises CommandError when it was not generated yet or cannot be imported.
    """
    folder = project.generated / TARGET
    packages = sorted(file.parent for file in folder.glob("*/__init__.py"))
    if len(packages) != 1:
        raise CommandError(f"there is no port in {folder}", "run `portgen generate`")
    try:
        return cast(Port, _import(packages[0]))
    except Exception as error:
        raise CommandError(
            f"the port cannot be imported: {type(error).__name__}: {error}",
            "run `portgen generate --check`",
            ExitCode.FAILED,
        ) from error


def _import(package: Path) -> object:
    """Imports a package from its folder, in place of one of the same name from elsewhere."""
    name = package.name
    loaded = sys.modules.get(name)
    if loaded is not None and package in Path(str(loaded.__file__)).parents:
        return loaded
    for module in [module for module in sys.modules if f"{module}.".startswith(f"{name}.")]:
        del sys.modules[module]
    importlib.invalidate_caches()
    sys.path.insert(0, str(package.parent))
    try:
        return importlib.import_module(name)
    finally:
        sys.path.remove(str(package.parent))


def read_json(port: Port, content: bytes, place: Span) -> Any:
    """The value of a JSON text that begins at a place. Raises UnreadableInput with the place."""
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError as error:
        message = f"not UTF-8: a byte 0x{content[error.start]:02x}"
        raise _unreadable(content[: error.start].decode("utf-8"), place, message) from None
    try:
        return port.loads(text)
    except ValueError as error:
        offset = getattr(error, "pos", 0)
        message = f"not JSON: {getattr(error, 'msg', error)}"
        raise _unreadable(text[:offset], place, message) from None


def _unreadable(before: str, place: Span, message: str) -> UnreadableInput:
    """A problem behind the text that was still good."""
    line = place.line + before.count("\n")
    column = len(before) - (before.rfind("\n") + 1) + 1
    return UnreadableInput([Problem(Span(place.path, line, column), message)])
