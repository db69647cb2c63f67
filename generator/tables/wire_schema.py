"""Wire schemas: a parser for each definition that asks for one (`"x-parser": true`).

A parser is a procedure `parse_<definition>`. It takes an `Opt[Json]` and gives the normal form of a
valid value, or nothing: defaults filled in, old values replaced, unknown keys dropped. It is made
of the procedures of `specs/wire/parsing.py`. `docs/wire-schemas.md` has the keywords.
"""

from __future__ import annotations

import ast

from generator.diagnostics import Problems, Span, did_you_mean
from generator.load.yaml_document import YamlMap
from generator.tables.syntax import literal, mark, statements
from generator.tables.wire_definitions import Definitions, Value, parser_of
from generator.tables.wire_objects import object_body


def lower(schema: YamlMap, module: str, problems: Problems) -> list[ast.stmt]:
    """Gives a parser for each definition that asks for one, and for all that these refer to."""
    before = len(problems.found)
    definitions = Definitions(schema["$defs"], problems)
    wanted = definitions.wanted()
    if len(problems.found) > before:
        return []
    parsers = [_parser(definitions, name, module) for name in wanted]
    return [parser for parser in parsers if parser is not None]


def _parser(definitions: Definitions, name: str, module: str) -> ast.stmt | None:
    definition, span = definitions[name], definitions.span_of(name)
    match definitions.kind(name):
        case "enum":
            body = _enum_body(definition, span, definitions.problems)
        case "union":
            body = _union_body(definitions, definition)
        case "list":
            body = _collection_body("parse_list", definitions.item(definition["items"]), span)
        case "map":
            value = definitions.item(definition["additionalProperties"])
            body = _collection_body("parse_map", value, span)
        case "object":
            body = object_body(definitions, name)
        case _:
            return None
    parser = statements(
        "def PARSER(value: Opt[Json]) -> Opt[Json]:\n    DOC\n    BODY",
        span,
        PARSER=parser_of(name),
        DOC=literal(definition["description"], span),
        BODY=body,
    )[0]
    parser.row_id = f"{module}/{name}"  # type: ignore[attr-defined]
    return parser


def _enum_body(definition: YamlMap, span: Span, problems: Problems) -> list[ast.stmt]:
    """The text when it is one of the values; an old value gives the one that took its place."""
    legacy: YamlMap = definition.get("x-legacy-values", YamlMap())
    values = [value for value in definition["enum"] if value not in legacy]
    for old, new in legacy.items():
        if old not in definition["enum"]:
            hint = "an old value is still a value of the enum"
            problems.add(legacy.span_of(old), f"{old!r} is no value of this enum", hint)
        if new not in values:
            hint = did_you_mean(new, values)
            problems.add(legacy.value_span_of(old), f"{str(new)!r} is no value of this enum", hint)
    body: list[ast.stmt] = []
    for old, new in legacy.items():
        body += statements(
            "if value.as_str() == OLD:\n    return NEW",
            legacy.span_of(old),
            OLD=literal(old, legacy.span_of(old)),
            NEW=literal(new, legacy.value_span_of(old)),
        )
    known = mark(ast.List([literal(value, span) for value in values], ast.Load()), span)
    return body + statements("return parse_one_of(value, KNOWN)", span, KNOWN=known)


def _union_body(definitions: Definitions, definition: YamlMap) -> list[ast.stmt]:
    """The normal form of the first alternative that fits."""
    *others, last = map(definitions.alternative, definition["anyOf"])
    body: list[ast.stmt] = []
    for other in others:
        body += statements(
            "if (normal := PARSER(value)) is not None:\n    return normal",
            other.span,
            PARSER=other.parser,
        )
    return body + statements("return PARSER(value)", last.span, PARSER=last.parser)


def _collection_body(parser: str, item: Value, span: Span) -> list[ast.stmt]:
    """Each item of a list or value of a map is read by one procedure."""
    return statements("return PARSER(value, ITEM)", span, PARSER=parser, ITEM=item.parser)
