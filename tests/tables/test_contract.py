"""Versions and limits become constants."""

from __future__ import annotations

from textwrap import dedent

from tests.tables.lowering import code, declarations, problems

LIMITS = """\
    kind: contract
    doc: Limits.
    constants:
      EDITION: {value: "2.0", doc: The edition.}
      SHEETS: {value: 12, unit: rows, doc: Sheets in a book.}
      PAUSE: {value: 50, unit: milliseconds, doc: How long to wait.}
      ROOMS: {value: [hall, attic], doc: All rooms.}
    """


def test_only_milliseconds_are_numbers_of_the_wire() -> None:
    assert code(LIMITS) == dedent("""\
        EDITION: Const[str] = '2.0'
        SHEETS: Const[int] = 12
        PAUSE: Const[num] = 50
        ROOMS: Const[List[str]] = [
            'hall',
            'attic',
        ]""")


def test_what_a_constant_means_ends_with_its_unit() -> None:
    assert [getattr(constant, "doc", "") for constant in declarations(LIMITS)] == [
        "The edition.",
        "Sheets in a book (in rows).",
        "How long to wait (in milliseconds).",
        "All rooms.",
    ]


def test_every_constant_is_public_and_has_the_place_of_its_line() -> None:
    places = [str(getattr(constant, "span", "")) for constant in declarations(LIMITS)]
    assert places == [
        "specs/t.yaml:4:3",
        "specs/t.yaml:5:3",
        "specs/t.yaml:6:3",
        "specs/t.yaml:7:3",
    ]
    assert all(getattr(constant, "public", False) for constant in declarations(LIMITS))


def test_an_unknown_unit_is_reported() -> None:
    (problem,) = problems("""\
        kind: contract
        doc: Limits.
        constants:
          SHEETS: {value: 12, unit: row, doc: Sheets in a book.}
        """)
    assert problem.startswith("specs/t.yaml:4:29: expected one of 'rows', 'characters'")
    assert problem.endswith("did you mean 'rows'?")
