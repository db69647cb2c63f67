"""Patch rules become the procedure that lays a patch over an object."""

from __future__ import annotations

import json
from pathlib import Path
from textwrap import dedent

import pytest

from generator.load.yaml_document import load_yaml
from tests.tables.lowering import code, problems

SPECS = Path(__file__).parents[2] / "specs"


def table(*rows: str) -> str:
    """A patch table with these rows, the first in line 13."""
    head = """\
        kind: patch
        doc: How a patch is laid over a house.
        procedure: patched_house
        parameters: [house, patch]
        summary: The house after a patch.
        gate:
          id: gate
          procedure: is_old_news
          doc: Whether a key says nothing new.
          keep_alive: {field: seenAt, below: SPAN}
        wrapper: {version: edition, value: content}
        rows:
        """
    return dedent(head) + "".join(f"  - {{{row}}}\n" for row in rows)


def body(row: str) -> str:
    """What one row does."""
    printed = code(table(row)).partition("changed = False\n")[2].partition("    if not changed")[0]
    return dedent(printed)


def test_a_patch_of_old_news_changes_nothing_and_neither_does_one_that_assigns_nothing() -> None:
    printed = code(table("id: walls, field: walls, rule: replace"))
    assert printed.startswith("def is_old_news(house: Object, entry: Entry) -> bool:")
    assert "abs(new_number - held_number) < SPAN" in printed
    procedure = printed.partition("def patched_house(house: Object, patch: Object)")[2]
    assert "if all((is_old_news(house, entry) for entry in patch.entries())):" in procedure
    assert procedure.endswith(
        "    if not changed:\n        return None\n    return fields.to_object()"
    )


@pytest.mark.parametrize(
    ("row", "printed"),
    [
        (
            "id: walls, field: walls, rule: replace",
            """\
            # t/walls
            if (value := patch['walls']) is not None and (not value.is_same_scalar(house['walls'])):
                fields['walls'] = value
                changed = True
            """,
        ),
        (
            "id: age, field: age, rule: grow",
            """\
            # t/age
            if (number := patch['age'].as_num()) is not None and number > house['age'].as_num().or_else(0):
                fields['age'] = number
                changed = True
            """,  # noqa: E501
        ),
        (
            "id: roof, field: roof, rule: version, watermark: roofEdition",
            """\
            # t/roof
            if (change := patch['roof']) is not None and (version := change['edition'].as_num()) is not None and (version > house['roofEdition'].as_num().or_else(0)):
                fields['roof'] = change['content'].or_null()
                fields['roofEdition'] = version
                changed = True
            """,  # noqa: E501
        ),
        (
            "id: roof, field: roof, rule: version, watermark: roofEdition, on_null: remove",
            """\
            # t/roof
            if (change := patch['roof']) is not None and (version := change['edition'].as_num()) is not None and (version > house['roofEdition'].as_num().or_else(0)):
                if change['content'].is_nullish():
                    fields.pop('roof')
                else:
                    fields['roof'] = change['content'].or_null()
                fields['roofEdition'] = version
                changed = True
            """,  # noqa: E501
        ),
    ],
)
def test_each_rule_assigns_under_its_own_condition(row: str, printed: str) -> None:
    assert body(row) == dedent(printed)


def test_an_ignored_key_is_only_mentioned() -> None:
    assert body("id: noise, field: noise, rule: ignore") == ""
    assert "Never assigned: `noise`." in code(table("id: noise, field: noise, rule: ignore"))


def test_a_key_in_two_rows_and_an_id_of_two_rows_are_reported() -> None:
    assert problems(
        table(
            "id: walls, field: walls, rule: replace",
            "id: gate, field: door, rule: replace",
            "id: again, field: walls, rule: grow",
        )
    ) == [
        "specs/t.yaml:14:10: duplicate row id 'gate'\n    hint: it stands first in line 7",
        "specs/t.yaml:15:24: 'walls' never reaches row 'again'\n"
        "    hint: row 'walls' takes it first",
    ]


def test_a_watermark_belongs_to_versions_only() -> None:
    (missing,) = problems(table("id: roof, field: roof, rule: version"))
    assert "the key 'watermark' is missing" in missing
    assert problems(table("id: roof, field: roof, rule: grow, watermark: roofEdition")) != []


def test_every_key_of_the_patch_schema_has_a_row_and_no_row_another_key() -> None:
    table = load_yaml((SPECS / "sse/patch.yaml").read_text("utf-8"), "patch.yaml")
    schema = json.loads((SPECS / "wire/patch.schema.json").read_text("utf-8"))
    keys = schema["$defs"]["SessionPatch"]["properties"]
    assert sorted(row["field"] for row in table["rows"]) == sorted(keys)
