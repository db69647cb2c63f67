"""A wrong shape is told in plain words, at the exact place, all of it at once."""

from __future__ import annotations

from textwrap import dedent
from typing import Any

import pytest

from generator.diagnostics import Problems
from generator.load.shape import check_shape
from generator.load.yaml_document import load_yaml

SCHEMA: dict[str, Any] = {
    "type": "object",
    "required": ["kind", "rows"],
    "additionalProperties": False,
    "properties": {
        "kind": {"const": "fruit"},
        "colour": {"enum": ["red", "green"], "description": "What it looks like."},
        "name": {"type": "string", "pattern": "^[a-z]+$", "minLength": 1, "maxLength": 5},
        "weight": {"type": ["number", "null"], "minimum": 0, "exclusiveMaximum": 10},
        "rows": {
            "type": "array",
            "description": "The rows, one a line.",
            "minItems": 1,
            "uniqueItems": True,
            "items": {"$ref": "#/$defs/row"},
        },
        "names": {"type": "object", "propertyNames": {"pattern": "^[A-Z]+$"}},
    },
    "$defs": {
        "row": {
            "anyOf": [
                {"type": "string"},
                {
                    "type": "object",
                    "required": ["id"],
                    "additionalProperties": False,
                    "properties": {"id": {"type": "integer", "description": "Its number."}},
                },
                {
                    "type": "object",
                    "required": ["use"],
                    "additionalProperties": False,
                    "properties": {"use": {"type": "string"}, "twice": {"type": "boolean"}},
                },
            ]
        }
    },
}


def complaints(text: str) -> list[str]:
    problems = Problems()
    check_shape(load_yaml(dedent(text), "specs/f.yaml"), SCHEMA, problems)
    return [str(problem) for problem in sorted(problems.found)]


def test_a_right_shape_has_no_problem() -> None:
    assert complaints("{kind: fruit, rows: [a, {id: 1}], weight: 1.5, names: {A: 1}}") == []


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("colour: gren", "3:9: expected one of 'red', 'green', got 'gren'\n    hint: did you mean"),
        ("colour: 7", "3:9: expected one of 'red', 'green', got 7\n    hint: What it looks like."),
        ("name: Ada", "3:7: 'Ada' has not the form ^[a-z]+$"),
        ("name: [a]", "3:7: expected a text, got a list of 1"),
        ("name: abcdef", "3:7: expected at most 5 characters, got 'abcdef'"),
        ("weight: heavy", "3:9: expected a number or null, got 'heavy'"),
        ("weight: -1", "3:9: expected at least 0, got -1"),
        ("weight: 10", "3:9: expected less than 10, got 10"),
        ("weight: true", "3:9: expected a number or null, got true"),
        ("names: {A: 1, b: 2}", "3:15: a key: 'b' has not the form ^[A-Z]+$"),
        ("nmae: x", "3:1: unknown key 'nmae'\n    hint: did you mean 'name'?"),
        ("zzz: x", "3:1: unknown key 'zzz'\n    hint: keys here are kind, colour, name, "),
    ],
)
def test_a_wrong_value(line: str, complaint: str) -> None:
    (found,) = complaints(f"kind: fruit\nrows: [a]\n{line}\n")
    assert found.startswith(f"specs/f.yaml:{complaint}")


def test_a_missing_key_is_told_with_its_meaning() -> None:
    assert complaints("kind: fruit") == [
        "specs/f.yaml:1:1: the key 'rows' is missing\n    hint: The rows, one a line."
    ]


def test_another_constant() -> None:
    assert complaints("kind: stone\nrows: [a]") == [
        "specs/f.yaml:1:7: expected 'fruit', got 'stone'"
    ]


def test_an_empty_list_and_a_repeated_item() -> None:
    assert complaints("kind: fruit\nrows: []")[0].startswith("specs/f.yaml:2:7: must not be empty")
    assert complaints("kind: fruit\nrows: [a, b, a]")[0].startswith(
        "specs/f.yaml:2:7: 'a' stands twice in the list"
    )


def test_of_alternatives_the_nearest_is_told() -> None:
    assert (
        complaints("""\
        kind: fruit
        rows:
          - id: one
          - {use: x, twise: true}
        """)
        == [
            "specs/f.yaml:3:9: expected a whole number, got 'one'\n    hint: Its number.",
            "specs/f.yaml:4:14: unknown key 'twise'\n    hint: did you mean 'twice'?",
        ]
    )


def test_when_no_alternative_is_near_all_are_told() -> None:
    assert complaints("kind: fruit\nrows: [7, {}]") == [
        "specs/f.yaml:2:8: expected a text or a mapping, got 7",
        "specs/f.yaml:2:11: 'id' is missing, or 'use' is missing",
    ]
