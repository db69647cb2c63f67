"""Choosing rows by a text: a `match` with one case for each value, or list of values."""

from __future__ import annotations

import ast
from collections.abc import Callable, Sequence
from itertools import groupby

from generator.diagnostics import Problems, Span
from generator.load.yaml_document import YamlMap
from generator.tables.rows import as_list
from generator.tables.syntax import literal, mark, name


def match_on(
    subject: str,
    rows: Sequence[YamlMap],
    body_of: Callable[[Sequence[YamlMap]], list[ast.stmt]],
    otherwise: list[ast.stmt],
    place: Span,
    problems: Problems,
) -> ast.stmt:
    """The match on a name; rows that stand together and have equal values share a case."""
    _check_values(rows, problems)
    cases = [
        mark(
            ast.match_case(pattern(together[0], "when"), None, body_of(together)), together[0].span
        )
        for together in (list(group) for _, group in groupby(rows, key=_values))
    ]
    cases.append(mark(ast.match_case(ast.MatchAs(), None, otherwise), place))
    return mark(ast.Match(name(subject, place), cases), place)


def pattern(row: YamlMap, key: str) -> ast.pattern:
    """The pattern of a field that holds one text or a list of them."""
    values: list[ast.pattern] = [
        mark(ast.MatchValue(literal(*item)), item[1]) for item in as_list(row, key)
    ]
    return values[0] if len(values) == 1 else mark(ast.MatchOr(values), row.value_span_of(key))


def _check_values(rows: Sequence[YamlMap], problems: Problems) -> None:
    """Reports values that a row takes after another one which does not stand next to it."""
    taken: dict[str, YamlMap] = {}
    previous: YamlMap | None = None
    for row in rows:
        together = previous is not None and _values(previous) == _values(row)
        previous = row
        for value, place in as_list(row, "when"):
            first = taken.setdefault(value, row)
            if first is not row and not together:
                hint = f"row {str(first['id'])!r} takes it first"
                if _values(first) == _values(row):
                    hint = f"let it stand next to row {str(first['id'])!r}"
                problems.add(place, f"{str(value)!r} never reaches row {str(row['id'])!r}", hint)


def _values(row: YamlMap) -> list[str]:
    return [str(value) for value, _ in as_list(row, "when")]
