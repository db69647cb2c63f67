"""Wire schemas: a parser for each definition that asks for one (`"x-parser": true`).

A parser is a procedure `parse_<definition>`. It takes an `Opt[Json]` and gives the normal form of a
valid value, or nothing: defaults filled in, old values replaced, unknown keys dropped. A value that
is its own normal form is handed on as it is. `docs/wire-schemas.md` has the keywords.
"""

from __future__ import annotations

import ast

from generator.diagnostics import Problems, Span, did_you_mean
from generator.load.yaml_document import YamlMap
from generator.tables.classes import field_name
from generator.tables.syntax import expression, literal, mark, statements
from generator.tables.wire_definitions import Definitions, parser_of
from generator.tables.wire_objects import known_keys, object_body, probed


def lower(schema: YamlMap, module: str, problems: Problems) -> list[ast.stmt]:
    """Gives a parser for each definition that asks for one, and for all that these refer to."""
    before = len(problems.found)
    definitions = Definitions(schema["$defs"], problems)
    wanted = definitions.wanted()
    if len(problems.found) > before:
        return []
    return [node for name in wanted for node in _declarations(definitions, name, module)]


def _declarations(definitions: Definitions, name: str, module: str) -> list[ast.stmt]:
    definition, span = definitions[name], definitions.span_of(name)
    match definitions.kind(name):
        case "enum":
            body, result = _enum_body(definition, span, definitions.problems), "Opt[str]"
        case "union":
            body, result = _union_body(definitions, definition, span), "Opt[Object]"
        case "list":
            body, result = _list_body(definitions, name), "Opt[Json]"
        case "map":
            body, result = _map_body(definitions, name), "Opt[Object]"
        case "object":
            body, result = object_body(definitions, name), "Opt[Object]"
        case _:
            return []
    gives = "Gives the normal form of `value`, or nothing when it is not valid."
    parser = statements(
        "def PARSER(value: Opt[Json]) -> RESULT:\n    DOC\n    BODY",
        span,
        PARSER=parser_of(name),
        RESULT=expression(result, span),
        DOC=literal(f"{definition['description']}\n\n{gives}", span),
        BODY=body,
    )[0]
    parser.row_id = f"{module}/{name}"  # type: ignore[attr-defined]
    return [*known_keys(definition, name, span), parser]


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
    body = statements("text = value.as_str()", span)
    for old, new in legacy.items():
        body += statements(
            "if text == OLD:\n    return NEW",
            legacy.span_of(old),
            OLD=literal(old, legacy.span_of(old)),
            NEW=literal(new, legacy.value_span_of(old)),
        )
    known = mark(ast.List([literal(value, span) for value in values], ast.Load()), span)
    return body + statements("return text if text in KNOWN else None", span, KNOWN=known)


def _union_body(definitions: Definitions, definition: YamlMap, span: Span) -> list[ast.stmt]:
    """The normal form of the first alternative that fits."""
    first, *others = map(definitions.alternative, definition["anyOf"])
    result = expression("PARSER(value)", span, PARSER=first.parser)
    for other in others:
        result = expression(
            "RESULT.or_else(PARSER(value))", other.span, RESULT=result, PARSER=other.parser
        )
    return statements("return RESULT", span, RESULT=result)


def _list_body(definitions: Definitions, name: str) -> list[ast.stmt]:
    span, itself = definitions.span_of(name), field_name(name)
    item = definitions.item(definitions[name]["items"])
    if item.is_plain:
        return statements(
            """\
ITSELF = value.as_list()
if ITSELF is None or any(ITEM is None for item in ITSELF):
    return None
return value
""",
            span,
            ITSELF=itself,
            ITEM=probed(item, expression("item", span)),
        )
    return statements(
        """\
ITSELF = value.as_list()
if ITSELF is None:
    return None
result = [parsed for item in ITSELF if (parsed := PARSER(item)) is not None]
if len(result) != len(ITSELF):
    return None
return json_list(result)
""",
        span,
        ITSELF=itself,
        PARSER=item.parser,
    )


def _map_body(definitions: Definitions, name: str) -> list[ast.stmt]:
    span, itself = definitions.span_of(name), field_name(name)
    entry = definitions.item(definitions[name]["additionalProperties"])
    if entry.is_plain:
        return statements(
            """\
ITSELF = value.as_object()
if ITSELF is None or any(VALUE is None for entry in ITSELF.entries()):
    return None
return ITSELF
""",
            span,
            ITSELF=itself,
            VALUE=probed(entry, expression("entry.value", span)),
        )
    return statements(
        """\
ITSELF = value.as_object()
if ITSELF is None:
    return None
result: OrdMap[str, Json] = {}
for entry in ITSELF.entries():
    parsed = PARSER(entry.value)
    if parsed is None:
        return None
    result[entry.key] = parsed
return result.to_object()
""",
        span,
        ITSELF=itself,
        PARSER=entry.parser,
    )
