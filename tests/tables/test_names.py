"""Tables of names become constant sets and procedures with a match."""

from __future__ import annotations

import ast
from textwrap import dedent

from tests.tables.lowering import code, declarations, problems
from tests.tables.shown import shown


def test_a_set_becomes_a_constant_with_its_doc() -> None:
    (constant,) = declarations("""\
        kind: names
        doc: Colours.
        sets:
          WARM:
            doc: Colours that are warm.
            names: [red, orange]
        """)
    assert shown([constant]) == "WARM: Const[Set[str]] = {'red', 'orange'}"
    assert constant.doc == "Colours that are warm."  # type: ignore[attr-defined]


def test_a_map_to_text_becomes_a_match() -> None:
    assert (
        code("""\
        kind: names
        doc: Colours.
        maps:
          family_of:
            doc: The family of a colour.
            rows:
              - id: warm
                from: [red, orange]
                to: fire
              - id: cold
                from: blue
                to: ice
            else: none
        """)
        == dedent('''\
        def family_of(value: str) -> str:
            """The family of a colour."""
            match value:
                case 'red' | 'orange':
                    # t/warm
                    return 'fire'
                case 'blue':
                    # t/cold
                    return 'ice'
                case _:
                    return 'none\'''')
    )


def test_without_else_other_names_stay_as_they_are() -> None:
    lowered = code("""\
        kind: names
        doc: Colours.
        maps:
          family_of:
            doc: The family of a colour, else its own name.
            rows: [{id: warm, from: red, to: fire}]
        """)
    assert lowered.endswith("case _:\n            return value")


def test_a_map_may_lead_to_an_enum() -> None:
    lowered = code("""\
        kind: names
        doc: Colours.
        maps:
          family_of:
            doc: The family of a colour.
            to: Family
            rows: [{id: warm, from: red, to: FIRE}]
            else: ICE
        """)
    assert "-> Family:" in lowered
    assert "return Family.FIRE" in lowered
    assert "return Family.ICE" in lowered


def test_a_name_twice_in_a_set_is_reported() -> None:
    assert problems("""\
        kind: names
        doc: Colours.
        sets:
          WARM: {doc: Warm., names: [red, red]}
        """) == ["specs/t.yaml:4:35: 'red' stands twice in WARM\n    hint: leave one out"]


def test_shadowed_names_and_repeated_ids_are_reported() -> None:
    assert (
        problems("""\
        kind: names
        doc: Colours.
        maps:
          family_of:
            doc: The family of a colour.
            rows:
              - {id: hot, from: red, to: fire}
              - {id: hot, from: [blue, red], to: ice}
            else: none
        """)
        == [
            "specs/t.yaml:8:14: duplicate row id 'hot'\n    hint: it stands first in line 7",
            "specs/t.yaml:8:32: 'red' never reaches row 'hot'\n    hint: row 'hot' takes it first",
        ]
    )


def test_every_node_has_a_place() -> None:
    (procedure,) = declarations("""\
        kind: names
        doc: Colours.
        maps:
          family_of:
            doc: The family of a colour.
            rows: [{id: warm, from: red, to: fire}]
            else: none
        """)
    assert all(hasattr(node, "span") for node in ast.walk(procedure))
