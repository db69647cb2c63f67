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


def entries(constant: str, *rows: str) -> str:
    """The entries of one list of keys."""
    head, _, behind = code(table(*rows)).partition(f"{constant}: Const[List[")
    assert head
    return behind.partition("]] = [")[2].partition("\n]")[0].strip("\n]")


def test_a_patch_of_old_news_changes_nothing_and_neither_does_one_that_assigns_nothing() -> None:
    printed = code(table("id: walls, field: walls, rule: replace"))
    assert "def is_old_news(house: Object, entry: Entry) -> bool:" in printed
    assert "abs(new_number - held_number) < SPAN" in printed
    procedure = printed.partition("def patched_house(house: Object, patch: Object)")[2]
    assert "if all((is_old_news(house, entry) for entry in patch.entries())):" in procedure
    assert "    if changes.is_empty():\n        return None\n" in procedure
    assert "change['edition'].as_num()" in procedure
    assert "change['content'].or_null()" in procedure


@pytest.mark.parametrize(
    ("constant", "row", "entry"),
    [
        ("REPLACED_KEYS", "id: w, field: walls, rule: replace", "'walls',"),
        ("GROWING_KEYS", "id: w, field: walls, rule: grow", "'walls',"),
        (
            "VERSIONED_KEYS",
            "id: w, field: roof, rule: version, watermark: roofEdition",
            "VersionedKey(key='roof', watermark='roofEdition', null_removes=False),",
        ),
        (
            "VERSIONED_KEYS",
            "id: w, field: roof, rule: version, watermark: roofEdition, on_null: remove",
            "VersionedKey(key='roof', watermark='roofEdition', null_removes=True),",
        ),
    ],
)
def test_each_row_is_an_entry_of_the_list_of_its_rule(constant: str, row: str, entry: str) -> None:
    assert entries(constant, row) == f"    # t/w\n    {entry}"


def test_entries_stand_in_the_order_of_the_rows() -> None:
    rows = ("id: b, field: b, rule: grow", "id: c, field: c, rule: replace")
    found = entries("GROWING_KEYS", *rows, "id: a, field: a, rule: grow")
    assert found == "    # t/b\n    'b',\n    # t/a\n    'a',"


def test_an_ignored_key_is_only_mentioned() -> None:
    printed = code(table("id: noise, field: noise, rule: ignore"))
    assert "Never assigned: `noise`." in printed
    assert "'noise'" not in printed


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
