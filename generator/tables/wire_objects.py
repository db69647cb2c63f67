"""Objects of a wire schema: parsers that read one member after the other into the normal form."""

from __future__ import annotations

import ast
from collections.abc import Sequence

from generator.diagnostics import Problems, did_you_mean
from generator.load.yaml_document import YamlMap, span_of
from generator.tables.syntax import expression, literal, statements
from generator.tables.wire_definitions import Definitions


def object_body(definitions: Definitions, name: str) -> list[ast.stmt]:
    """Reads each member of an object; gives the normal form."""
    definition, span = definitions[name], definitions.span_of(name)
    properties: YamlMap = definition.get("properties", YamlMap())
    _check_required(definition, properties, definitions.problems)
    body = statements("reader = ObjectReader(source=value)", span)
    for key in properties:
        body += _member(definitions, definition, key)
    body += _strictness(definition, definitions.problems)
    keeps_others = definition.get("x-unknown-keys") == "keep"
    form = "normal_form_with_others" if keeps_others else "normal_form"
    return body + statements("return reader.FORM()", span, FORM=form)


def _check_required(definition: YamlMap, properties: YamlMap, problems: Problems) -> None:
    for key in definition.get("required", []):
        place = span_of(key, definition.span)
        if key not in properties:
            problems.add(place, f"{str(key)!r} is no property", did_you_mean(key, properties))
        elif "default" in properties[key]:
            hint = "leave it out of `required`, or leave out the default"
            problems.add(place, f"{str(key)!r} is required and has a default", hint)


def _strictness(definition: YamlMap, problems: Problems) -> list[ast.stmt]:
    """Refuses an empty object and unknown keys where the definition does."""
    body: list[ast.stmt] = []
    if "minProperties" in definition:
        place = definition.value_span_of("minProperties")
        if definition["minProperties"] != 1:
            problems.add(place, "a parser knows only `at least one key`", "write 1")
        body += statements("reader.refuse_empty()", place)
    if definition.get("additionalProperties") is False:
        place = definition.value_span_of("additionalProperties")
        body += statements("reader.refuse_others()", place)
    return body


def _member(definitions: Definitions, definition: YamlMap, key: str) -> list[ast.stmt]:
    """The reading of one key: what stands there, and what absence and null mean."""
    schema: YamlMap = definition["properties"][key]
    span = definition["properties"].span_of(key)
    value = definitions.member(schema)
    _check_default(schema, key, value.is_nullable, definitions.problems)
    default: Sequence[ast.expr] = ()
    if key in definition.get("required", []):
        method = "required_or_null" if value.is_nullable else "required"
    elif "default" in schema:
        method = "defaulted" if value.is_nullable else "optional"
        default = [_default(schema)]
    else:
        method = "optional_or_null" if value.is_nullable else "optional"
    made = statements(
        "reader.METHOD(KEY, PARSER)",
        span,
        METHOD=method,
        KEY=literal(key, span),
        PARSER=value.parser,
    )
    call = made[0].value  # type: ignore[attr-defined]
    call.args += default
    return made


def _default(schema: YamlMap) -> ast.expr:
    place = schema.value_span_of("default")
    if schema["default"] is None:
        return expression("json_null()", place)
    return literal(schema["default"], place)


def _check_default(schema: YamlMap, key: str, is_nullable: bool, problems: Problems) -> None:
    """What null means must be clear: another value, the default, or nothing that is valid."""
    has_default, null_is_default = "default" in schema, "x-null-is-default" in schema
    if null_is_default and not (has_default and is_nullable):
        hint = "add a default and let the value be null"
        place = schema.span_of("x-null-is-default")
        problems.add(place, f"{key!r} has no default that null could be", hint)
    elif has_default and (schema["default"] is None) != (is_nullable and not null_is_default):
        hint = "use null as the default, or add x-null-is-default"
        problems.add(schema.value_span_of("default"), f"null is not the default of {key!r}", hint)
