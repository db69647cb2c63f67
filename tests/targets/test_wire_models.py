"""Wire models: typed dictionaries of the definitions of all wire schemas."""

from __future__ import annotations

import typing
from typing import Any

import pytest

from generator.diagnostics import SpecError
from generator.targets.python.wire_models import wire_models

HOUSE: dict[str, Any] = {
    "House": {
        "description": "A house.",
        "type": "object",
        "additionalProperties": False,
        "required": ["street", "roof"],
        "properties": {
            "street": {"type": "string", "description": "Where it stands."},
            "roof": {"anyOf": [{"$ref": "parts.schema.json#/$defs/Roof"}, {"type": "null"}]},
            "age": {"type": ["number", "null"], "default": 0},
            "doors": {"$ref": "#/$defs/Doors"},
        },
    },
    "Doors": {"description": "Doors.", "type": "array", "items": {"$ref": "#/$defs/Door"}},
    "Door": {"description": "A door.", "enum": ["open", "shut"]},
}
ROOF: dict[str, Any] = {
    "Roof": {"description": "A roof.", "type": "object", "properties": {"from": {"type": "string"}}}
}
SCHEMAS = {"house.schema.json": {"$defs": HOUSE}, "parts.schema.json": {"$defs": ROOF}}


def module(schemas: dict[str, Any]) -> dict[str, Any]:
    """The names of the printed module."""
    names: dict[str, Any] = {}
    exec(compile(wire_models(schemas), "wire_models.py", "exec", dont_inherit=True), names)
    return names


def test_an_object_is_a_typed_dictionary_that_knows_what_may_be_absent() -> None:
    names = module(SCHEMAS)
    house = names["House"]
    assert house.__doc__ == "A house."
    assert house.__required_keys__ == {"street", "roof"}
    assert house.__optional_keys__ == {"age", "doors"}
    assert typing.get_type_hints(house, names) == {
        "street": str,
        "roof": names["Roof"] | None,
        "age": float | None,
        "doors": list[typing.Literal["open", "shut"]],
    }


def test_a_key_that_is_a_word_of_python_keeps_its_name() -> None:
    assert module(SCHEMAS)["Roof"].__optional_keys__ == {"from"}


def test_nothing_but_typing_is_imported_and_the_text_is_always_the_same() -> None:
    text = wire_models(SCHEMAS)
    imports = [line for line in text.splitlines() if line.startswith(("import ", "from "))]
    assert [line.split()[1] for line in imports] == ["typing"]
    assert wire_models(dict(reversed(SCHEMAS.items()))) == text


def test_a_long_description_is_wrapped() -> None:
    words = " ".join(["word"] * 60)
    text = wire_models({"a.schema.json": {"$defs": {"A": {"description": words, "enum": ["a"]}}}})
    assert max(map(len, text.splitlines())) <= 100


def test_a_file_may_keep_its_definitions_to_itself() -> None:
    parts = {"$defs": ROOF, "x-models": False}
    assert "Roof" not in module(
        {"parts.schema.json": parts, "house.schema.json": {"$defs": {"Door": HOUSE["Door"]}}}
    )


def test_a_name_in_two_files_is_refused() -> None:
    with pytest.raises(SpecError, match="'Roof' is defined in two wire schemas"):
        wire_models({"a.schema.json": {"$defs": ROOF}, "b.schema.json": {"$defs": ROOF}})
