"""Tables of names become constant sets and procedures with a match."""

from __future__ import annotations

import ast
from textwrap import dedent

from generator.diagnostics import Problems
from generator.load.yaml_document import load_yaml
from generator.tables import names
from tests.tables.shown import shown


def lowered(text: str) -> str:
    problems = Problems()
    code = names.lower(load_yaml(dedent(text), "specs/t.yaml"), "t", problems)
    assert problems.found == []
    return shown(code)


def complaints(text: str) -> list[str]:
    problems = Problems()
    names.lower(load_yaml(dedent(text), "specs/t.yaml"), "t", problems)
    return [str(problem) for problem in problems.found]


def test_a_set_becomes_a_constant() -> None:
    text = """\
        kind: names
        doc: Colours.
        sets:
          WARM:
            doc: Colours that are warm.
            names: [red, orange]
        """
    (constant,) = names.lower(load_yaml(dedent(text), "specs/t.yaml"), "t", Problems())
    assert shown([constant]) == "WARM: Const[Set[str]] = {'red', 'orange'}"
    assert constant.doc == "Colours that are warm."  # type: ignore[attr-defined]


def test_a_map_to_text_becomes_a_match() -> None:
    code = lowered("""\
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
    assert code == dedent('''\
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


def test_a_map_may_lead_to_an_enum() -> None:
    code = lowered("""\
        kind: names
        doc: Colours.
        maps:
          family_of:
            doc: The family of a colour.
            to: Family
            rows: [{id: warm, from: red, to: FIRE}]
            else: ICE
        """)
    assert "-> Family:" in code
    assert "return Family.FIRE" in code
    assert "return Family.ICE" in code


def test_a_name_twice_in_a_set_is_reported() -> None:
    assert complaints("""\
        kind: names
        doc: Colours.
        sets:
          WARM: {doc: Warm., names: [red, red]}
        """) == ["specs/t.yaml:4:35: 'red' stands twice in WARM\n    hint: leave one out"]


def test_shadowed_names_and_repeated_ids_are_reported() -> None:
    assert (
        complaints("""\
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
    text = """\
        kind: names
        doc: Colours.
        maps:
          family_of:
            doc: The family of a colour.
            rows: [{id: warm, from: red, to: fire}]
            else: none
        """
    (procedure,) = names.lower(load_yaml(dedent(text), "specs/t.yaml"), "t", Problems())
    assert all(hasattr(node, "span") for node in ast.walk(procedure))
