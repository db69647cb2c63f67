"""Finding and reading the files of a contract, each checked for its shape."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from generator.diagnostics import Problem, Problems, Span, SpecError, did_you_mean
from generator.load.shape import check_shape
from generator.load.yaml_document import YamlMap, load_yaml

SCHEMAS = Path(__file__).parent.parent / "schemas"
"""One JSON Schema for each kind of table: `<kind>.schema.json`."""


@dataclass(frozen=True)
class TextFile:
    """A procedure file or a wire schema: `path` is relative to the project root."""

    path: str
    module: str
    text: str


@dataclass(frozen=True)
class TableFile:
    """A table, its shape checked."""

    path: str
    module: str
    kind: str
    document: YamlMap


@dataclass(frozen=True)
class SpecFiles:
    """All files of a contract, each list in the order of its paths."""

    tables: list[TableFile]
    procedures: list[TextFile]
    wire_schemas: list[TextFile]


def load_spec_files(root: Path) -> SpecFiles:
    """Reads `specs/**/*.yaml`, `specs/**/*.py` and `specs/wire/*.schema.json` below a project root.

    Raises SpecError with every file that is no UTF-8 or no YAML and every table of a wrong shape.
    """
    found = SpecFiles([], [], [])
    problems = Problems()
    for path in _paths(root):
        try:
            _load(root, path, found, problems)
        except SpecError as error:
            problems.found.extend(error.problems)
    problems.raise_if_any()
    return found


def module_of(path: str) -> str:
    """The module id of a spec file: its path below `specs/` without the suffix."""
    return path.removeprefix("specs/").removesuffix(".schema.json").rsplit(".", 1)[0]


def read_text(root: Path, path: str) -> str:
    """The text of a file with line feeds as line ends. Raises SpecError when it is not UTF-8."""
    content = (root / path).read_bytes()
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError as error:
        before = content[: error.start].decode("utf-8")
        line_start = before.rfind("\n") + 1
        span = Span(path, before.count("\n") + 1, len(before) - line_start + 1)
        message = f"not UTF-8: a byte 0x{content[error.start]:02x}"
        raise SpecError([Problem(span, message, "save the file as UTF-8")]) from None
    if text.startswith("\N{BYTE ORDER MARK}"):
        message = "the file begins with a byte order mark"
        raise SpecError([Problem(Span(path), message, "save the file as UTF-8 without it")])
    return text.replace("\r\n", "\n")


def _paths(root: Path) -> Iterable[str]:
    """All files below `specs/`, relative to the root, sorted by code points; hidden ones aside."""
    files = (file.relative_to(root) for file in (root / "specs").rglob("*") if file.is_file())
    return sorted(
        file.as_posix() for file in files if not any(part.startswith(".") for part in file.parts)
    )


def _load(root: Path, path: str, found: SpecFiles, problems: Problems) -> None:
    if path.endswith(".yaml"):
        if (table := _load_table(root, path, problems)) is not None:
            found.tables.append(table)
    elif path.endswith(".py"):
        found.procedures.append(TextFile(path, module_of(path), read_text(root, path)))
    elif path.startswith("specs/wire/") and path.endswith(".schema.json"):
        found.wire_schemas.append(TextFile(path, module_of(path), read_text(root, path)))
    elif path.endswith(".yml"):
        problems.add(Span(path), "a table file ends in .yaml", "rename it")


def _load_table(root: Path, path: str, problems: Problems) -> TableFile | None:
    document = load_yaml(read_text(root, path), path)
    kind = document.get("kind")
    known = sorted(_kinds())
    if kind not in known:
        fact = (
            f"no kind of table is called {kind!r}" if "kind" in document else "no `kind` is given"
        )
        hint = did_you_mean(str(kind), known) or f"kinds are {', '.join(known)}"
        problems.add(document.value_span_of("kind"), fact, hint)
        return None
    before = len(problems.found)
    check_shape(document, _schema(kind), problems)
    if len(problems.found) > before:
        return None
    return TableFile(path, module_of(path), str(kind), document)


def _kinds() -> Iterator[str]:
    return (file.name.removesuffix(".schema.json") for file in SCHEMAS.glob("*.schema.json"))


def _schema(kind: str) -> dict[str, Any]:
    schema: dict[str, Any] = json.loads((SCHEMAS / f"{kind}.schema.json").read_text("utf-8"))
    return schema
