"""Filter tables: whether any of some rows holds."""

from __future__ import annotations

import ast
from collections.abc import Sequence

from generator.diagnostics import Problems, Span
from generator.load.yaml_document import YamlMap
from generator.tables.declarations import procedure
from generator.tables.dispatch import match_on
from generator.tables.readings import Readings
from generator.tables.rows import check_row_ids, refuse_when
from generator.tables.syntax import mark, statements, with_note


def lower(document: YamlMap, module: str, problems: Problems) -> list[ast.stmt]:
    """Gives one procedure with the result `bool` for each entry of `procedures`."""
    entries: YamlMap = document["procedures"]
    check_row_ids((row for entry in entries.values() for row in entry["rows"]), problems)
    return [
        _Filter(entries[key], module, problems).lower(key, entries.span_of(key)) for key in entries
    ]


class _Filter:
    """Lowers one procedure of a filter table."""

    def __init__(self, entry: YamlMap, module: str, problems: Problems) -> None:
        self.entry = entry
        self.module = module
        self.problems = problems
        self.readings = Readings(entry["record"], {str(key) for key in entry["inputs"]}, problems)

    def lower(self, identifier: str, span: Span) -> ast.stmt:
        rows: Sequence[YamlMap] = self.entry["rows"]
        body = self.rows([row for row in rows if "when" not in row])
        for_a_value = [row for row in rows if "when" in row]
        if "on" in self.entry:
            body += self.dispatch(for_a_value)
        else:
            refuse_when(for_a_value, self.problems)
        body += statements("return False", span)
        return procedure(identifier, self.entry["inputs"].items(), "bool", self.entry, body, span)

    def dispatch(self, rows: Sequence[YamlMap]) -> list[ast.stmt]:
        """The rows that are for certain values of what `on` reads."""
        ((subject, reading),) = self.entry["on"].items()
        place = self.entry["on"].span_of(subject)
        match = match_on(subject, rows, self.rows, [ast.Pass()], place, self.problems)
        return statements(
            "SUBJECT = READ\nif SUBJECT is None:\n    return False\nMATCH",
            place,
            SUBJECT=str(subject),
            READ=self.readings.value(reading, place),
            MATCH=[match],
        )

    def rows(self, rows: Sequence[YamlMap]) -> list[ast.stmt]:
        return [statement for row in rows for statement in self.row(row)]

    def row(self, row: YamlMap) -> list[ast.stmt]:
        note = f"{self.module}/{row['id']}"
        tests = [self.readings.condition(test) for test in row.get("where", [])]
        if not tests:
            return with_note(statements("return True", row.span), note)
        test = tests[0] if len(tests) == 1 else mark(ast.BoolOp(ast.And(), tests), row.span)
        return with_note(statements("if TEST:\n    return True", row.span, TEST=test), note)
