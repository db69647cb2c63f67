"""Step tables become procedures that hand a text on."""

from __future__ import annotations

from textwrap import dedent

from tests.tables.lowering import code, problems


def test_steps_are_taken_in_order_and_share_their_conditions() -> None:
    assert (
        code("""\
        kind: steps
        doc: Cleaning.
        procedures:
          cleaned:
            doc: The text, cleaned.
            inputs: {text: str, tool: str, place: str}
            steps:
              - {id: dust, apply: without, with: dust}
              - {id: soap, only-for: {tool: brush, place: [sink, tub]}, apply: with_soap}
              - {id: rinse, only-for: {tool: brush, place: [sink, tub]}, apply: rinsed}
              - {id: edges, apply: trim}
        """)
        == dedent('''\
        def cleaned(text: str, tool: str, place: str) -> str:
            """The text, cleaned."""
            # t/dust
            result = without(text, 'dust')
            if tool == 'brush' or place in ['sink', 'tub']:
                # t/soap
                result = with_soap(result)
                # t/rinse
                result = rinsed(result)
            # t/edges
            return result.trim()''')
    )


def test_a_condition_asks_an_input() -> None:
    assert problems("""\
        kind: steps
        doc: Cleaning.
        procedures:
          cleaned:
            doc: The text, cleaned.
            inputs: {text: str, tool: str}
            steps:
              - {id: soap, only-for: {tol: brush}, apply: with_soap}
        """) == ["specs/t.yaml:8:31: 'tol' is no input\n    hint: did you mean 'tool'?"]


def test_a_step_has_an_id_of_its_own() -> None:
    assert problems("""\
        kind: steps
        doc: Cleaning.
        procedures:
          cleaned: {doc: Cleaned., inputs: {text: str}, steps: [{id: a, apply: trim}]}
          shorter: {doc: Shorter., inputs: {text: str}, steps: [{id: a, apply: trim_end}]}
        """) == ["specs/t.yaml:5:62: duplicate row id 'a'\n    hint: it stands first in line 4"]
