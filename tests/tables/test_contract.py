"""Versions and limits become constants."""

from __future__ import annotations

from textwrap import dedent

from generator.diagnostics import Problems
from generator.load.yaml_document import load_yaml
from generator.tables import contract
from tests.tables.shown import shown


def lowered(text: str) -> str:
    problems = Problems()
    code = contract.lower(load_yaml(dedent(text), "specs/t.yaml"), "t", problems)
    assert problems.found == []
    return shown(code)


def test_a_version_is_a_text_and_a_count_an_int() -> None:
    assert (
        lowered("""\
            kind: contract
            doc: Limits.
            constants:
              EDITION: {value: "2.0", doc: The edition.}
              SHEETS: {value: 12, unit: rows, doc: Sheets in a book.}
            """)
        == dedent("""\
            # The edition.
            EDITION: Const[str] = '2.0'
            # Sheets in a book.
            # Unit: rows.
            SHEETS: Const[int] = 12""")
    )


def test_milliseconds_are_compared_with_times_of_the_wire() -> None:
    code = lowered("""\
        kind: contract
        doc: Limits.
        constants:
          PAUSE: {value: 50, unit: milliseconds, doc: How long to wait.}
        """)
    assert code.endswith("PAUSE: Const[num] = 50")


def test_a_problem_with_a_constant_points_at_its_line() -> None:
    text = "kind: contract\ndoc: Limits.\nconstants:\n  SHEETS: {value: 12, doc: Sheets.}\n"
    (constant,) = contract.lower(load_yaml(text, "specs/t.yaml"), "t", Problems())
    assert str(constant.span) == "specs/t.yaml:4:3"  # type: ignore[attr-defined]
