"""Tables of patterns: every row becomes a procedure that walks a text, linear by construction."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from generator.character_set import CharacterSet
from generator.diagnostics import Problems, Span
from generator.load.yaml_document import YamlMap
from generator.tables.declarations import procedure
from generator.tables.pattern_bodies import BodyWriter, Task, captures_of
from generator.tables.pattern_dialect import DialectError, parse_class
from generator.tables.pattern_steps import Mark, read_walk
from generator.tables.pattern_walks import Captures, WalkWriter
from generator.tables.rows import check_row_ids
from generator.tables.syntax import statements, with_note

_RESULTS = {"test": "bool", "cut": "str", "remove": "str", "remove-all": "str"}


def lower(document: YamlMap, module: str, problems: Problems) -> list[ast.stmt]:
    """Gives a constant for each set of characters, a procedure for each row, and their records."""
    rows: Sequence[YamlMap] = document["rows"]
    check_row_ids(rows, problems)
    _check_repeats(rows, problems)
    sets = document.get("sets", YamlMap())
    names = _set_names(sets, problems)
    made: list[ast.stmt] = []
    for row in rows:
        try:
            made += _Row(row, module, names).declarations()
        except DialectError as error:
            place = _place_in(row, "pattern", error.index)
            problems.add(place, f"pattern {row['id']!r}: {error.message}", error.hint)
    constants = [_constant(name, sets[name], sets.span_of(name)) for name in names.values()]
    return [*constants, *made]


# ---------------------------------------------------------------- sets of characters


def _set_names(sets: YamlMap, problems: Problems) -> dict[CharacterSet, str]:
    names: dict[CharacterSet, str] = {}
    for name, entry in sets.items():
        try:
            chars = parse_class(entry["chars"])
        except DialectError as error:
            problems.add(_place_in(entry, "chars", error.index), error.message, error.hint)
            continue
        if chars in names:
            hint = f"it is called {names[chars]} already"
            problems.add(sets.span_of(name), f"{name!s} is a set that stands here twice", hint)
        names.setdefault(chars, name)
    return names


def _constant(name: str, entry: YamlMap, span: Span) -> ast.stmt:
    notation = str(entry["chars"])
    if notation.startswith("["):
        notation = notation[1:-1]
    elif notation == ".":
        notation = r"^\n\r\u2028\u2029"
    constant = statements(f"{name}: Const[Chars] = {notation!r}", span)[0]
    constant.doc = str(entry["doc"]).strip()  # type: ignore[attr-defined]
    return constant


# ---------------------------------------------------------------- rows


@dataclass(frozen=True)
class _Row:
    row: YamlMap
    module: str
    names: dict[CharacterSet, str]

    def declarations(self) -> Iterator[ast.stmt]:
        """The record of the row's captures, if it has one, and its procedure."""
        flags = self.row.get("flags", [])
        ignore_case = "ignore-case" in flags
        walk = read_walk(str(self.row["pattern"]), "multiline" in flags, ignore_case)
        captures = captures_of(walk.steps)
        self.check_captures(captures)
        writer = WalkWriter(self.names, ignore_case)
        task = Task(self.row["do"], lambda found: self.value(captures, found))
        lines = BodyWriter(walk, task, writer).lines()
        place = self.row.value_span_of("pattern")
        row_id = f"{self.module}/{self.row['id']}"
        body = with_note(statements("\n".join(lines), place), str(self.row["pattern"]))
        if "record" in self.row:
            record = self.record(captures)
            record.row_id = row_id  # type: ignore[attr-defined]
            yield record
        span = self.row.value_span_of("procedure")
        made = procedure(
            self.row["procedure"], [("text", "str")], self.result(), self.row, body, span
        )
        made.row_id = row_id  # type: ignore[attr-defined]
        if self.row.get("public"):
            assert isinstance(made, ast.FunctionDef)
            made.decorator_list = [ast.Name("public", ast.Load())]
        yield made

    def check_captures(self, captures: Sequence[tuple[Mark, bool]]) -> None:
        """Raises DialectError for a capture that nothing reads, or one that is missing."""
        record = self.row.get("record")
        if self.row["do"] != "capture":
            if captures:
                raise DialectError(captures[0][0].at, "nothing reads this capture", "write (?:…)")
            return
        if not captures:
            raise DialectError(0, "there is no capture to read", "write (…)")
        seen: set[str] = set()
        for mark, may_be_missing in captures:
            if not record and (may_be_missing or seen):
                raise DialectError(mark.at, "this capture needs a field", "name a `record`")
            if record and not mark.group:
                raise DialectError(mark.at, "a capture for a record has a name", "write (?<name>…)")
            if mark.group in seen:
                raise DialectError(mark.at, "two captures have one name", "give each its own")
            seen.add(mark.group)

    def result(self) -> str:
        if self.row["do"] == "capture":
            return f"Opt[{self.row.get('record', 'str')}]"
        return _RESULTS[self.row["do"]]

    def value(self, captures: Sequence[tuple[Mark, bool]], found: Captures) -> str:
        """The expression of a match's value."""
        pieces = {group: f"text.between({start}, {end})" for group, (start, end) in found.items()}
        if "record" not in self.row:
            return pieces[captures[0][0].group]
        fields = (f"{mark.group}={pieces.get(mark.group)}" for mark, _ in captures)
        return f"{self.row['record']}({', '.join(fields)})"

    def record(self, captures: Sequence[tuple[Mark, bool]]) -> ast.stmt:
        lines = [f"class {self.row['record']}(Record):", f'    """{self.row["record-doc"]}"""']
        for mark, may_be_missing in captures:
            lines.append(f"    {mark.group}: {'Opt[str]' if may_be_missing else 'str'}")
        return statements("\n".join(lines), self.row.value_span_of("record"))[0]


def _check_repeats(rows: Sequence[YamlMap], problems: Problems) -> None:
    """Reports procedures that two rows make, and rows that do the same."""
    procedures: dict[str, str] = {}
    matches: dict[object, str] = {}
    for row in rows:
        name = row["procedure"]
        if name in procedures:
            place = row.value_span_of("procedure")
            problems.add(place, f"{name!s} is made by row {procedures[name]!r} already")
        procedures.setdefault(name, str(row["id"]))
        match = (row["pattern"], tuple(sorted(row.get("flags", []))), row["do"])
        if match in matches:
            place = row.value_span_of("pattern")
            hint = "call its procedure instead"
            problems.add(place, f"this does the same as row {matches[match]!r}", hint)
        matches.setdefault(match, str(row["id"]))


def _place_in(entry: YamlMap, key: str, index: int) -> Span:
    """The place of a character of a value that stands in single quotes on one line."""
    span = entry.value_span_of(key)
    quotes = str(entry[key])[:index].count("'")
    return Span(span.path, span.line, span.column + 1 + index + quotes)
