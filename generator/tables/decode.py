"""Decode tables: procedures that read a JSON value field by field and say what it means.

A procedure is a *reader* (one `give`), or has rows: with `on` they are chosen by a value that is
read first, without it they are asked in order.
"""

from __future__ import annotations

import ast
from collections.abc import Sequence
from itertools import pairwise

from generator.diagnostics import Problems, Span
from generator.load.yaml_document import YamlMap
from generator.tables.declarations import procedure
from generator.tables.dispatch import match_on
from generator.tables.readings import Readings, is_always_there
from generator.tables.rows import check_row_ids, refuse_when
from generator.tables.syntax import mark, statements, with_note


def lower(document: YamlMap, module: str, problems: Problems) -> list[ast.stmt]:
    """Gives one procedure for each entry of `procedures`."""
    entries: YamlMap = document["procedures"]
    check_row_ids((row for entry in entries.values() for row in entry.get("rows", [])), problems)
    return [
        _Decoder(entries[key], module, problems).lower(key, entries.span_of(key)) for key in entries
    ]


class _Decoder:
    """Lowers one procedure of a decode table."""

    def __init__(self, entry: YamlMap, module: str, problems: Problems) -> None:
        self.entry = entry
        self.module = module
        self.problems = problems
        inputs = [str(key) for key in entry["inputs"]]
        self.readings = Readings(entry.get("record"), set(inputs), problems)
        # Rows that may fail leave a match for the one exit behind it, unless that is short.
        may_fail = any(map(_is_conditional, entry.get("rows", [])))
        self.falls_through = "on" in entry and "otherwise" in entry and may_fail

    def lower(self, identifier: str, span: Span) -> ast.stmt:
        body = [*self.needs(self.entry), *self.guards(self.entry), *self.lets(self.entry)]
        if "give" in self.entry:
            body += self.give(self.entry, "give")
        elif "on" in self.entry:
            body += self.dispatch()
        else:
            refuse_when(self.entry["rows"], self.problems)
            body += self.in_order(self.entry["rows"])
        inputs = self.entry["inputs"].items()
        return procedure(identifier, inputs, self.entry["gives"], self.entry, body, span)

    # ---- rows

    def dispatch(self) -> list[ast.stmt]:
        """One case for each value, or list of values, that rows are for."""
        ((subject, reading),) = self.entry["on"].items()
        place = self.entry["on"].span_of(subject)
        missing = "on-missing" if "on-missing" in self.entry else "otherwise"
        read = self.binding(subject, reading, place, missing)
        rows = self.entry["rows"]
        if not self.falls_through:
            otherwise = self.exit("otherwise")
            return [*read, match_on(subject, rows, self.case, otherwise, place, self.problems)]
        match = match_on(subject, rows, self.case, [ast.Pass()], place, self.problems)
        return [*read, match, *self.exit("otherwise")]

    def case(self, rows: Sequence[YamlMap]) -> list[ast.stmt]:
        """The rows for one value; names that they bind end with the case."""
        outer = set(self.readings.names)
        body = self.in_order(rows)
        self.readings.names = outer
        return body

    def in_order(self, rows: Sequence[YamlMap]) -> list[ast.stmt]:
        """The rows one after the other; when none of them gives anything, the exit."""
        body: list[ast.stmt] = []
        for row in rows:
            body += with_note(self.row(row), *_note(self.module, row))
        for earlier, row in pairwise(rows):
            if not _is_conditional(earlier):
                self.problems.add(
                    row.value_span_of("id"),
                    f"row {str(row['id'])!r} is never reached",
                    f"row {str(earlier['id'])!r} takes everything; give it a condition",
                )
        if not _is_conditional(rows[-1]) or self.falls_through:
            return body
        return [*body, *self.exit("otherwise")]

    def row(self, row: YamlMap) -> list[ast.stmt]:
        body = self.needs(row)
        tests = [*self.only_if(row), *(self.readings.condition(t) for t in row.get("where", []))]
        given = [*self.lets(row), *self.give(row, "give")]
        if not tests:
            return [*body, *given]
        test = tests[0] if len(tests) == 1 else mark(ast.BoolOp(ast.And(), tests), row.span)
        return [*body, *statements("if TEST:\n    GIVEN", row.span, TEST=test, GIVEN=given)]

    # ---- parts of a row

    def needs(self, row: YamlMap) -> list[ast.stmt]:
        """Names that the row cannot do without."""
        needs: YamlMap = row.get("need", YamlMap())
        return [
            statement
            for key in needs
            for statement in self.binding(key, needs[key], needs.span_of(key), "otherwise")
        ]

    def lets(self, row: YamlMap) -> list[ast.stmt]:
        """Names that may be missing."""
        lets: YamlMap = row.get("let", YamlMap())
        return [
            statement
            for key in lets
            for statement in self.binding(key, lets[key], lets.span_of(key), None)
        ]

    def binding(
        self, key: str, reading: object, place: Span, missing: str | None
    ) -> list[ast.stmt]:
        """A name for a value; the exit `missing` guards it where it may not be there."""
        value = self.readings.value(reading, place)
        if missing is None or is_always_there(reading):
            bound = statements("NAME = VALUE", place, NAME=str(key), VALUE=value)
        else:
            snippet = "NAME = VALUE\nif NAME is None:\n    MISSING"
            leave = self.exit(missing)
            bound = statements(snippet, place, NAME=str(key), VALUE=value, MISSING=leave)
        self.readings.names.add(str(key))
        return bound

    def only_if(self, row: YamlMap) -> list[ast.expr]:
        """Names that must be there for the row to be taken."""
        tests: list[ast.expr] = []
        bindings: YamlMap = row.get("only-if", YamlMap())
        for key, reading in bindings.items():
            place = bindings.span_of(key)
            value = self.readings.value(reading, place)
            self.readings.names.add(str(key))
            bound = mark(ast.NamedExpr(ast.Name(str(key), ast.Store()), value), place)
            tests.append(mark(ast.Compare(bound, [ast.IsNot()], [ast.Constant(None)]), place))
        return tests

    def guards(self, entry: YamlMap) -> list[ast.stmt]:
        """Conditions of the whole procedure."""
        return [
            statement
            for test in entry.get("where", [])
            for statement in statements(
                "if not TEST:\n    EXIT",
                test.span,
                TEST=self.readings.condition(test),
                EXIT=self.exit("otherwise"),
            )
        ]

    def give(self, row: YamlMap, key: str) -> list[ast.stmt]:
        value, place = row[key], row.value_span_of(key)
        if value == "nothing":
            return statements("return None", place)
        return statements("return VALUE", place, VALUE=self.readings.value(value, place))

    def exit(self, key: str) -> list[ast.stmt]:
        """What the procedure gives when no row does; nothing, unless the header says so."""
        if key not in self.entry:
            return statements("return None", self.entry.span)
        return self.give(self.entry, key)


def _is_conditional(row: YamlMap) -> bool:
    return "where" in row or "only-if" in row


def _note(module: str, row: YamlMap) -> list[str]:
    return [f"{module}/{row['id']}", *str(row.get("doc", "")).strip().splitlines()]
