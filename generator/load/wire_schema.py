"""JSON Schemas of what travels, read with places.

JSON is YAML too, so the reader of spec files gives the places; that the text is JSON and nothing
more is seen to first.
"""

from __future__ import annotations

import json
from typing import NoReturn

from generator.diagnostics import Problem, Span, SpecError
from generator.load.yaml_document import YamlMap, load_yaml


def load_wire_schema(text: str, path: str) -> YamlMap:
    """Reads one schema. Raises SpecError where the text is not JSON or a key stands twice."""
    try:
        json.loads(text, parse_constant=_refuse_constant)
    except json.JSONDecodeError as error:
        span = Span(path, error.lineno, error.colno)
        raise SpecError([Problem(span, f"not JSON: {error.msg}")]) from None
    except ValueError as error:
        raise SpecError([Problem(Span(path), f"not JSON: {error}")]) from None
    return load_yaml(text, path)


def _refuse_constant(word: str) -> NoReturn:
    raise ValueError(f"{word} is no number")
