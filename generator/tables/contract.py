"""The contract's own table: versions and limits become constants."""

from __future__ import annotations

import ast

from generator.diagnostics import Problems, Span
from generator.load.yaml_document import YamlMap
from generator.tables.syntax import literal, statements, with_note


def lower(document: YamlMap, module: str, problems: Problems) -> list[ast.stmt]:
    """Gives a constant for each entry; its `doc` stands above it."""
    constants: YamlMap = document["constants"]
    return [_constant(key, constants[key], constants.span_of(key)) for key in constants]


def _constant(identifier: str, entry: YamlMap, span: Span) -> ast.stmt:
    declaration = statements(
        "IDENTIFIER: Const[TYPE] = VALUE",
        span,
        IDENTIFIER=str(identifier),
        TYPE=_type_of(entry),
        VALUE=literal(entry["value"], entry.value_span_of("value")),
    )
    return with_note(declaration, str(entry["doc"]).strip(), *_measured(entry))[0]


def _type_of(entry: YamlMap) -> str:
    if isinstance(entry["value"], str):
        return "str"
    return "num" if entry.get("unit") == "milliseconds" else "int"


def _measured(entry: YamlMap) -> list[str]:
    return [f"Unit: {entry['unit']}."] if "unit" in entry else []
