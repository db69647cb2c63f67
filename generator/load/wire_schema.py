"""JSON Schemas of what travels, read with places and checked for their own shape.

JSON is YAML too, so the reader of spec files gives the places; that the text is JSON and nothing
more is seen to first.
"""

from __future__ import annotations

import json
from typing import Any, NoReturn

from generator.diagnostics import Problem, Problems, Span, SpecError
from generator.load.shape import check_shape
from generator.load.yaml_document import YamlMap, load_yaml

_VALUE = {"type": "object", "description": "the schema of a value; {} when it may be anything"}
_DEFINITION = {
    "type": "object",
    "required": ["description"],
    "properties": {
        "description": {"type": "string", "minLength": 1},
        "enum": {"items": {"type": "string", "description": "texts only"}},
        "properties": {"additionalProperties": _VALUE},
        "items": _VALUE,
        "x-parser": {"const": True, "description": "leave it out when there is no parser"},
        "x-unknown-keys": {"const": "keep", "description": "unknown keys are dropped else"},
        "x-legacy-values": {"type": "object", "additionalProperties": {"type": "string"}},
    },
}
_SHAPE: dict[str, Any] = {
    "$ref": "https://json-schema.org/draft/2020-12/schema",
    "required": ["$defs"],
    "properties": {
        "$defs": {"additionalProperties": _DEFINITION},
        "x-models": {"const": False, "description": "leave it out when types are printed"},
    },
}
"""Any JSON Schema of the draft that consists of definitions with descriptions."""


def load_wire_schema(text: str, path: str) -> YamlMap:
    """Reads one schema.

    Raises SpecError where the text is not JSON, a key stands twice, or it is no such schema.
    """
    try:
        json.loads(text, parse_constant=_refuse_constant)
    except json.JSONDecodeError as error:
        span = Span(path, error.lineno, error.colno)
        raise SpecError([Problem(span, f"not JSON: {error.msg}")]) from None
    except ValueError as error:
        raise SpecError([Problem(Span(path), f"not JSON: {error}")]) from None
    schema = load_yaml(text, path)
    problems = Problems()
    check_shape(schema, _SHAPE, problems)
    problems.raise_if_any()
    return schema


def _refuse_constant(word: str) -> NoReturn:
    raise ValueError(f"{word} is no number")
