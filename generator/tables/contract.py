"""The contract's own tables: versions, limits and names become constants."""

from __future__ import annotations

import ast

from generator.diagnostics import Problems, Span
from generator.load.yaml_document import YamlList, YamlMap
from generator.tables.declarations import constant_list
from generator.tables.syntax import literal, statements


def lower(document: YamlMap, module: str, problems: Problems) -> list[ast.stmt]:
    """Gives a constant for each entry; all are public, some in the package only."""
    constants: YamlMap = document["constants"]
    return [_constant(key, constants[key], constants.span_of(key)) for key in constants]


def _constant(identifier: str, entry: YamlMap, span: Span) -> ast.stmt:
    unit = f" (in {entry['unit']})" if "unit" in entry else ""
    doc = f"{str(entry['doc']).strip().rstrip('.')}{unit}."
    value = entry["value"]
    if isinstance(value, YamlList):
        texts = [literal(*item) for item in zip(value, value.item_spans, strict=True)]
        declared = constant_list(identifier, "str", doc, texts, span)
    else:
        declared = statements(
            "IDENTIFIER: Const[TYPE] = VALUE",
            span,
            IDENTIFIER=str(identifier),
            TYPE=_type_of(entry),
            VALUE=literal(value, entry.value_span_of("value")),
        )[0]
        declared.doc = doc  # type: ignore[attr-defined]
    declared.public = True  # type: ignore[attr-defined]
    declared.is_for_package = "package" in entry  # type: ignore[attr-defined]
    return declared


def _type_of(entry: YamlMap) -> str:
    if isinstance(entry["value"], str):
        return "str"
    return "num" if entry.get("unit") == "milliseconds" else "int"
