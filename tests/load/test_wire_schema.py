"""Wire schemas are read with places; what is no JSON or no schema is refused."""

from __future__ import annotations

import pytest

from generator.diagnostics import SpecError
from generator.load.wire_schema import load_wire_schema

PATH = "specs/wire/t.schema.json"


def complaints(text: str) -> list[str]:
    """What is wrong with a schema, each without its hint."""
    with pytest.raises(SpecError) as caught:
        load_wire_schema(text, PATH)
    return [str(problem).partition("\n")[0] for problem in caught.value.problems]


def test_every_key_and_value_has_its_place() -> None:
    schema = load_wire_schema(
        '{"$defs": {\n  "Door": { "description": "A door.", "type": "string" }\n}}', PATH
    )
    assert schema == {"$defs": {"Door": {"description": "A door.", "type": "string"}}}
    assert str(schema["$defs"].span_of("Door")) == f"{PATH}:2:3"
    assert str(schema["$defs"]["Door"].value_span_of("type")) == f"{PATH}:2:47"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ('{"a": }', "1:7: not JSON: "),
        ("kind: house", "1:1: not JSON: "),
        ('{"a": NaN}', "1:1: not JSON: NaN is no number"),
        ('{"$defs": {}, "$defs": {}}', "1:15: duplicate key '$defs'"),
        ("{}", "1:1: the key '$defs' is missing"),
        ('{"$defs": {"A": {}}}', "1:17: the key 'description' is missing"),
        ('{"$defs": {"A": {"description": "A.", "type": "strin"}}}', "1:47: expected one of "),
        ('{"$defs": {"A": {"description": "A.", "enum": [1]}}}', "1:48: expected a text, got 1"),
    ],
)
def test_what_is_no_wire_schema_is_refused(text: str, complaint: str) -> None:
    assert complaints(text)[0].startswith(f"{PATH}:{complaint}")
