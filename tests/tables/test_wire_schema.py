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
    return dedent(shown(declarations).partition('."""\n')[2].partition("\n\ndef ")[0])


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
        def parse_old_door(value: Opt[Json]) -> Opt[Json]:
            \"\"\"A door.\"\"\"
            return parse_one_of(value, ['open', 'shut'])""")
    assert getattr(parser, "row_id", "") == "wire/t/OldDoor"


def test_an_old_value_is_read_as_the_one_in_its_place() -> None:
    door = {"enum": ["open", "shut", "ajar"], "x-legacy-values": {"ajar": "open"}}
    assert body(Door=door) == dedent("""\
        if value.as_str() == 'ajar':
            return 'open'
        return parse_one_of(value, ['open', 'shut'])""")


WALL_OR_NULL = {"anyOf": [{"$ref": "#/$defs/Wall"}, {"type": "null"}]}


@pytest.mark.parametrize(
    ("schema", "required", "reading"),
    [
        ({"type": "string"}, True, "required('x', parse_string)"),
        ({"type": "number"}, False, "optional('x', parse_number)"),
        ({"type": ["boolean", "null"]}, True, "required_or_null('x', parse_boolean)"),
        ({"type": ["string", "null"]}, False, "optional_or_null('x', parse_string)"),
        (
            {"type": ["string", "null"], "default": None},
            False,
            "defaulted('x', parse_string, json_null())",
        ),
        ({"type": "number", "default": 7}, False, "optional('x', parse_number, 7)"),
        (
            {"type": ["number", "null"], "default": 7, "x-null-is-default": True},
            False,
            "defaulted('x', parse_number, 7)",
        ),
        ({}, True, "required('x', parse_anything)"),
        ({}, False, "optional('x', parse_anything)"),
        ({"$ref": "#/$defs/Door"}, False, "optional('x', parse_door)"),
        (WALL_OR_NULL, True, "required_or_null('x', parse_wall)"),
        (WALL_OR_NULL, False, "optional_or_null('x', parse_wall)"),
        ({"$ref": "other.schema.json#/$defs/Roof"}, True, "required('x', parse_roof)"),
    ],
)
def test_each_form_of_member_is_read_in_one_line(
    schema: dict[str, Any], required: bool, reading: str
) -> None:
    definition = {**house(x=schema), "required": ["x"] if required else []}
    assert body(House=definition, Door=DOOR, Wall=WALL) == (
        f"reader = ObjectReader(source=value)\nreader.{reading}\nreturn reader.normal_form()"
    )


def test_unknown_keys_are_dropped_kept_or_refused() -> None:
    assert body(House=house(x={})).endswith("\nreturn reader.normal_form()")
    kept = {**house(x={"type": "number", "default": 1}), "x-unknown-keys": "keep"}
    assert body(House=kept).endswith("return reader.normal_form_with_others()")
    strict = {**house(x={}), "additionalProperties": False, "minProperties": 1}
    assert body(House=strict).endswith(
        "reader.refuse_empty()\nreader.refuse_others()\nreturn reader.normal_form()"
    )


def test_lists_and_maps_name_the_procedure_that_reads_what_is_in_them() -> None:
    names = {"type": "array", "items": {"type": "string"}}
    assert body(Names=names) == "return parse_list(value, parse_string)"
    walls = {"type": "object", "additionalProperties": {"$ref": "#/$defs/Wall"}}
    assert body(Walls=walls, Wall=WALL) == "return parse_map(value, parse_wall)"


def test_the_first_alternative_that_fits_is_taken() -> None:
    part = {"anyOf": [{"$ref": "#/$defs/Wall"}, {"$ref": "#/$defs/Roof"}]}
    assert body(Part=part, Wall=WALL, Roof=house()) == dedent("""\
        if (normal := parse_wall(value)) is not None:
            return normal
        return parse_roof(value)""")


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
