"""Wire schemas become parsers that check a value and give its normal form."""

from __future__ import annotations

import ast
import json
from textwrap import dedent
from typing import Any

import pytest

from generator.diagnostics import Problems
from generator.load.wire_schema import load_wire_schema
from generator.tables import wire_schema
from tests.tables.shown import shown


def lowered(definitions: dict[str, Any]) -> tuple[list[ast.stmt], list[str]]:
    """Declarations and problems of a schema; the first definition asks for a parser."""
    for name, definition in definitions.items():
        definition.setdefault("description", f"What a {name} is.")
    next(iter(definitions.values()))["x-parser"] = True
    problems = Problems()
    schema = load_wire_schema(json.dumps({"$defs": definitions}), "specs/wire/t.schema.json")
    declarations = wire_schema.lower(schema, "wire/t", problems)
    return declarations, [str(problem).partition(" ")[2] for problem in problems.found]


def body(**definitions: dict[str, Any]) -> str:
    """What the parser of the first definition does."""
    declarations, problems = lowered(definitions)
    assert problems == []
    return dedent(shown(declarations).partition('not valid."""\n')[2].partition("\n\ndef ")[0])


def problems(**definitions: dict[str, Any]) -> list[str]:
    """The problems of a schema, places aside."""
    return lowered(definitions)[1]


def house(**properties: Any) -> dict[str, Any]:
    """An object with these properties, none of them required."""
    return {"type": "object", "properties": properties}


DOOR = {"enum": ["open", "shut"]}
WALL = house(height={"type": "number", "default": 2})


def test_a_parser_says_what_it_reads_and_is_found_by_its_definition() -> None:
    (parser,), _ = lowered({"OldDoor": {"description": "A door.", "enum": ["open", "shut"]}})
    assert shown([parser]) == dedent("""\
        def parse_old_door(value: Opt[Json]) -> Opt[str]:
            \"\"\"A door.

        Gives the normal form of `value`, or nothing when it is not valid.\"\"\"
            text = value.as_str()
            return text if text in ['open', 'shut'] else None""")
    assert getattr(parser, "row_id", "") == "wire/t/OldDoor"


def test_an_old_value_is_read_as_the_one_in_its_place() -> None:
    door = {"enum": ["open", "shut", "ajar"], "x-legacy-values": {"ajar": "open"}}
    assert body(Door=door) == dedent("""\
        text = value.as_str()
        if text == 'ajar':
            return 'open'
        return text if text in ['open', 'shut'] else None""")


@pytest.mark.parametrize(
    ("schema", "required", "check", "normal_form"),
    [
        ({"type": "string"}, True, "x = house['x'].as_str()\nif x is None:", "x"),
        (
            {"type": "number"},
            False,
            "x = house['x']\nif x is not None and x.as_num() is None:",
            "x",
        ),
        (
            {"type": ["boolean", "null"]},
            True,
            "x = house['x']\nif not x.is_null() and x.as_bool() is None:",
            "x",
        ),
        (
            {"type": ["string", "null"]},
            False,
            "x = house['x']\nif not x.is_nullish() and x.as_str() is None:",
            "x",
        ),
        (
            {"type": ["string", "null"], "default": None},
            False,
            "x = house['x']\nif not x.is_nullish() and x.as_str() is None:",
            "x.or_null()",
        ),
        (
            {"type": "number", "default": 7},
            False,
            "x = house['x']\nif x is not None and x.as_num() is None:",
            "x.as_num().or_else(7)",
        ),
        (
            {"type": ["number", "null"], "default": 7, "x-null-is-default": True},
            False,
            "x = house['x']\nif not x.is_nullish() and x.as_num() is None:",
            "x.as_num().or_else(7)",
        ),
        ({}, True, "x = house['x']\nif x is None:", "x"),
        (
            {"$ref": "#/$defs/Door"},
            False,
            "x = house['x']\nif x is not None and parse_door(x) is None:",
            "x",
        ),
        (
            {"$ref": "#/$defs/Wall"},
            False,
            "x = parse_wall(house['x'])\nif house['x'] is not None and x is None:",
            "x",
        ),
        (
            {"anyOf": [{"$ref": "#/$defs/Wall"}, {"type": "null"}]},
            True,
            "x = parse_wall(house['x'])\nif not house['x'].is_null() and x is None:",
            "x.or_null()",
        ),
        (
            {"anyOf": [{"$ref": "#/$defs/Wall"}, {"type": "null"}]},
            False,
            "x = parse_wall(house['x'])\nif not house['x'].is_nullish() and x is None:",
            "x.or_null() if house['x'] is not None else None",
        ),
        (
            {"$ref": "other.schema.json#/$defs/Roof"},
            True,
            "x = parse_roof(house['x'])\nif x is None:",
            "x",
        ),
    ],
)
def test_each_form_of_member_has_its_check_and_its_normal_form(
    schema: dict[str, Any], required: bool, check: str, normal_form: str
) -> None:
    definition = {**house(x=schema), "required": ["x"] if required else []}
    assert body(House=definition, Door=DOOR, Wall=WALL) == (
        "house = value.as_object()\nif house is None:\n    return None\n"
        f"{check}\n    return None\nreturn {{'x': {normal_form}}}"
    )


def test_an_optional_member_that_may_be_anything_is_not_checked() -> None:
    assert body(House=house(x={})).endswith("return None\nreturn {'x': house['x']}")


def test_unknown_keys_are_dropped_kept_or_refused() -> None:
    assert body(House=house(x={})).endswith("return {'x': house['x']}")
    kept = {**house(x={"type": "number", "default": 1}), "x-unknown-keys": "keep"}
    assert body(House=kept).endswith("return house.merged({'x': x.as_num().or_else(1)})")
    strict = {**house(x={}), "additionalProperties": False, "minProperties": 1}
    declarations, _ = lowered({"House": strict})
    assert shown(declarations[:1]) == "HOUSE_KEYS: Const[Set[str]] = {'x'}"
    assert "if any((not entry.key in HOUSE_KEYS for entry in house.entries())):" in shown(
        declarations
    )
    assert "if house.entries().is_empty():" in shown(declarations)


def test_an_object_that_keeps_everything_as_it_is_is_handed_on() -> None:
    kept = {**house(x={"type": "string"}, y={"$ref": "#/$defs/Door"}), "x-unknown-keys": "keep"}
    assert body(House=kept, Door=DOOR).endswith("return house")


def test_lists_and_maps_of_plain_values_are_handed_on() -> None:
    names = {"type": "array", "items": {"type": "string"}}
    assert body(Names=names) == dedent("""\
        names = value.as_list()
        if names is None or any((item.as_str() is None for item in names)):
            return None
        return value""")
    doors = {"type": "object", "additionalProperties": {"$ref": "#/$defs/Door"}}
    assert "any((parse_door(entry.value) is None for entry in doors.entries()))" in body(
        Doors=doors, Door=DOOR
    )


def test_lists_and_maps_of_objects_are_built_anew() -> None:
    walls = {"type": "array", "items": {"$ref": "#/$defs/Wall"}}
    assert body(Walls=walls, Wall=WALL).endswith("return json_list(result)")
    named = {"type": "object", "additionalProperties": {"$ref": "#/$defs/Wall"}}
    assert body(Walls=named, Wall=WALL).endswith("return result.to_object()")


def test_the_first_alternative_that_fits_is_taken() -> None:
    part = {"anyOf": [{"$ref": "#/$defs/Wall"}, {"$ref": "#/$defs/Roof"}]}
    assert body(Part=part, Wall=WALL, Roof=house()) == (
        "return parse_wall(value).or_else(parse_roof(value))"
    )


def test_only_what_a_parser_needs_gets_one() -> None:
    declarations, _ = lowered(
        {"House": house(x={"$ref": "#/$defs/Door"}), "Door": DOOR, "Wall": WALL}
    )
    names = [d.name for d in declarations if isinstance(d, ast.FunctionDef)]
    assert names == ["parse_house", "parse_door"]


@pytest.mark.parametrize(
    ("definition", "message"),
    [
        ({"type": "string"}, "no parser can be made for 'House'"),
        ({**house(), "maxProperties": 2}, "a parser does not know 'maxProperties'"),
        ({**house(), "minProperties": 2}, "a parser knows only `at least one key`"),
        (house(x={"type": "number", "minimum": 1}), "a parser does not know 'minimum'"),
        (house(x={"type": "integer"}), "a parser does not know this type: integer"),
        (house(x={"type": "array"}), "an array needs a definition of its own"),
        (house(x={"$ref": "#/$defs/Dor"}), "unknown definition 'Dor'"),
        (house(x={"$ref": "#/properties/x"}), "'#/properties/x' refers to no definition"),
        (house(x={"anyOf": [{}]}), "alternatives need a definition of their own"),
        ({**house(door={}), "required": ["dor"]}, "'dor' is no property"),
        ({**house(x={"default": 1}), "required": ["x"]}, "'x' is required and has a default"),
        (house(x={"type": ["number", "null"], "default": 1}), "null is not the default of 'x'"),
        (house(x={"x-null-is-default": True}), "'x' has no default that null could be"),
        ({"enum": ["a"], "x-legacy-values": {"b": "a"}}, "'b' is no value of this enum"),
        ({"enum": ["a", "b"], "x-legacy-values": {"b": "c"}}, "'c' is no value of this enum"),
        ({"anyOf": [{"type": "string"}]}, "an alternative is a definition"),
        ({"type": "array", "items": {}}, "a parser reads items of one type only"),
        (house(x={"$ref": "#/$defs/House"}), "definitions in a circle: House -> House"),
    ],
)
def test_what_a_parser_could_not_honour_is_reported(
    definition: dict[str, Any], message: str
) -> None:
    found = problems(House=definition, Door=DOOR)
    assert message in [problem.partition("\n")[0] for problem in found]


def test_a_problem_stands_where_its_keyword_stands() -> None:
    lines = [
        '{"$defs": {"A": {',
        '"description": "A.", "x-parser": true, "type": "object",',
        ' "nope": 1}}}',
    ]
    text = "\n".join(lines)
    problems = Problems()
    wire_schema.lower(load_wire_schema(text, "specs/wire/t.schema.json"), "wire/t", problems)
    (problem,) = problems.found
    assert str(problem.span) == "specs/wire/t.schema.json:3:2"
