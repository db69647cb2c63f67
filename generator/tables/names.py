"""Tables of names: sets of names, and maps from a name to a text or to a member of an enum."""

from __future__ import annotations

import ast

from generator.diagnostics import Problems, Span
from generator.load.yaml_document import YamlMap
from generator.tables.declarations import constant_set, procedure
from generator.tables.dispatch import pattern
from generator.tables.rows import as_list, check_row_ids, check_values
from generator.tables.syntax import literal, mark, name, statements, with_note


def lower(document: YamlMap, module: str, problems: Problems) -> list[ast.stmt]:
    """Gives a constant for each set and a procedure for each map."""
    sets = document.get("sets", YamlMap())
    maps = document.get("maps", YamlMap())
    check_row_ids((row for entry in maps.values() for row in entry["rows"]), problems)
    constants = [_name_set(key, sets[key], sets.span_of(key), problems) for key in sets]
    procedures = [_name_map(key, maps[key], maps.span_of(key), module, problems) for key in maps]
    return [*constants, *procedures]


def _name_set(identifier: str, entry: YamlMap, span: Span, problems: Problems) -> ast.stmt:
    names = as_list(entry, "names")
    seen: set[str] = set()
    for text, place in names:
        if text in seen:
            problems.add(place, f"{str(text)!r} stands twice in {identifier}", "leave one out")
        seen.add(text)
    return constant_set(identifier, entry, [literal(*item) for item in names], span)


def _name_map(
    identifier: str, entry: YamlMap, span: Span, module: str, problems: Problems
) -> ast.stmt:
    rows: list[YamlMap] = entry["rows"]
    check_values(
        [(text, place, row["id"]) for row in rows for text, place in as_list(row, "from")], problems
    )
    enum: str | None = entry.get("to")
    cases = [_case(row, enum, module) for row in rows]
    otherwise = _give(entry, "else", enum) if "else" in entry else statements("return value", span)
    cases.append(mark(ast.match_case(ast.MatchAs(), None, otherwise), span))
    match = mark(ast.Match(name("value", span), cases), span)
    return procedure(identifier, [("value", "str")], enum or "str", entry, [match], span)


def _case(row: YamlMap, enum: str | None, module: str) -> ast.match_case:
    body = with_note(_give(row, "to", enum), f"{module}/{row['id']}")
    return mark(ast.match_case(pattern(row, "from"), None, body), row.span)


def _give(entry: YamlMap, key: str, enum: str | None) -> list[ast.stmt]:
    place = entry.value_span_of(key)
    if enum is None:
        return statements("return TEXT", place, TEXT=literal(entry[key], place))
    return statements("return ENUM.MEMBER", place, ENUM=str(enum), MEMBER=str(entry[key]))
