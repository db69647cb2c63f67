"""Fixture documents: found in the files and directories that a user names, read one by one."""

from __future__ import annotations

import gzip
import zlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO, cast

from generator.diagnostics import Problem, Problems, Span
from generator.exits import CommandError, ExitCode, UnreadableInput
from generator.port import Port, read_json

LINES = (".jsonl", ".jsonl.gz")
"""Files with one document a line."""


@dataclass(frozen=True)
class Source:
    """A file with documents; without a suite, that is seen from each document's shape."""

    path: Path
    suite: str | None = None


@dataclass(frozen=True)
class Document:
    """One document that can be replayed; `span` is where it begins."""

    span: Span
    name: str
    suite: str
    text: bytes
    value: Any

    def __str__(self) -> str:
        in_lines = self.span.path.endswith(LINES)
        return f"{self.span.path}:{self.span.line} {self.name}" if in_lines else self.span.path


def find_sources(paths: Sequence[Path], port: Port) -> list[Source]:
    """The files that the paths mean, in order.

    A directory means the files in its directories that have the name of a suite, and those of its
    own with a document a line.
    Raises CommandError when a path has nothing to run, UnreadableInput for a refused version.
    """
    sources: list[Source] = []
    for path in paths:
        found = _in_directory(path, port) if path.is_dir() else [Source(path)]
        if not found:
            raise _nothing_in(path, f"it has none of {', '.join(port.SUITES)} and no .jsonl file")
        sources += found
    return sources


def _in_directory(path: Path, port: Port) -> list[Source]:
    if path.resolve().name in port.SUITES:
        return _in_suite(path, path.resolve().name)
    version = path / port.VERSION_FILE
    if version.is_file():
        text = version.read_text(encoding="utf-8", errors="replace")
        if problem := port.version_file_problem(text):
            raise UnreadableInput([Problem(Span(str(version)), problem)])
    suites = [suite for suite in port.SUITES if (path / suite).is_dir()]
    in_suites = [source for suite in suites for source in _in_suite(path / suite, suite)]
    return [*in_suites, *(Source(file) for file in _files(path, LINES))]


def _in_suite(path: Path, suite: str) -> list[Source]:
    files = _files(path, (".json", *LINES))
    if not files:
        raise _nothing_in(path, "an empty suite proves nothing")
    return [Source(file, suite) for file in files]


def _files(path: Path, suffixes: tuple[str, ...]) -> list[Path]:
    return sorted(file for file in path.iterdir() if file.name.endswith(suffixes))


def _nothing_in(path: Path, why: str) -> CommandError:
    return CommandError(f"no fixture found in {path}: {why}", exit_code=ExitCode.FAILED)


def read_documents(source: Source, port: Port, problems: Problems) -> Iterator[Document]:
    """The documents of a file; one that is damaged becomes a problem and is left out."""
    for line, content in _texts(source.path, problems):
        try:
            document = _document(source, line, content, port, problems)
        except UnreadableInput as error:
            problems.found.extend(error.problems)
        else:
            if document is not None:
                yield document


def _texts(path: Path, problems: Problems) -> Iterator[tuple[int, bytes]]:
    """The text of each document and the line it begins in."""
    if not path.name.endswith(LINES):
        yield 1, path.read_bytes()
        return
    line = 0
    try:
        with _open(path) as file:
            for line, content in enumerate(file, 1):
                if content.strip():
                    yield line, content.rstrip(b"\r\n")
    except (EOFError, zlib.error, gzip.BadGzipFile) as error:
        problems.add(Span(str(path), line + 1), f"not a whole gzip file: {error}")


def _open(path: Path) -> BinaryIO:
    return cast(BinaryIO, gzip.open(path)) if path.suffix == ".gz" else path.open("rb")


def _document(
    source: Source, line: int, content: bytes, port: Port, problems: Problems
) -> Document | None:
    span = Span(str(source.path), line)
    value = read_json(port, content, span)
    suite = source.suite or port.suite_of(value)
    if suite is None:
        problems.add(span, f"a document of none of the suites {', '.join(port.SUITES)}")
    elif problem := port.document_problem(value, suite):
        problems.add(span, problem)
    else:
        return Document(span, port.document_name(value) or source.path.stem, suite, content, value)
    return None
