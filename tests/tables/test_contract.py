"""Versions and limits become constants."""

from __future__ import annotations

import ast
from textwrap import dedent

from generator.diagnostics import Problems
from generator.load.yaml_document import load_yaml
from generator.tables import contract
from tests.tables.shown import shown


def lowered(text: str) -> list[ast.stmt]:
    problems = Problems()
    code = contract.lower(load_yaml(dedent(text), "specs/t.yaml"), "t", problems)
    assert problems.found == []
    return code


LIMITS = """\
    kind: contract
    doc: Limits.
    constants:
      EDITION: {value: "2.0", doc: The edition.}
      SHEETS: {value: 12, unit: rows, doc: Sheets in a book.}
      PAUSE: {value: 50, unit: milliseconds, doc: How long to wait.}
    """


def test_only_milliseconds_are_numbers_of_the_wire() -> None:
    assert shown(lowered(LIMITS)) == dedent("""\
        EDITION: Const[str] = '2.0'
        SHEETS: Const[int] = 12
        PAUSE: Const[num] = 50""")


def test_what_a_constant_means_ends_with_its_unit() -> None:
    docs = [getattr(declaration, "doc", "") for declaration in lowered(LIMITS)]
    assert docs == [
        "The edition.",
        "Sheets in a book (in rows).",
        "How long to wait (in milliseconds).",
    ]


def test_every_constant_is_public_and_has_the_place_of_its_line() -> None:
    places = [str(getattr(node, "span", "")) for node in lowered(LIMITS)]
    assert places == ["specs/t.yaml:4:3", "specs/t.yaml:5:3", "specs/t.yaml:6:3"]
    assert all(getattr(declaration, "public", False) for declaration in lowered(LIMITS))
