"""The schemas of spec files: valid, described, and named by every table for the editor."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml
from jsonschema import Draft202012Validator

ROOT = Path(__file__).parent.parent
SCHEMAS = sorted((ROOT / "generator" / "schemas").glob("*.schema.json"))
TABLES = sorted((ROOT / "specs").rglob("*.yaml"))
MARK = "# yaml-language-server: $schema="


def properties(schema: Any, place: str) -> Iterator[tuple[str, Any]]:
    """Every property of a schema with its place; conditions on described ones aside."""
    if isinstance(schema, dict):
        for name, inner in schema.get("properties", {}).items():
            yield f"{place}/{name}", inner
        for key, value in schema.items():
            if key not in ("dependentSchemas", "if", "then", "else", "not"):
                yield from properties(value, f"{place}/{key}")
    elif isinstance(schema, list):
        for item in schema:
            yield from properties(item, place)


@pytest.mark.parametrize("path", SCHEMAS, ids=lambda path: path.name)
def test_schema_is_valid_and_says_what_each_key_means(path: Path) -> None:
    schema = json.loads(path.read_text(encoding="utf-8"))
    Draft202012Validator.check_schema(schema)
    silent = [
        place
        for place, inner in properties(schema, "")
        if isinstance(inner, dict) and "description" not in inner and "const" not in inner
    ]
    assert not silent


@pytest.mark.parametrize("path", TABLES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_table_names_the_schema_of_its_kind(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    first = text.split("\n", 1)[0]
    assert first.startswith(MARK)
    named = (path.parent / first.removeprefix(MARK)).resolve()
    kind = yaml.safe_load(text)["kind"]
    assert named == ROOT / "generator" / "schemas" / f"{kind}.schema.json"
    assert named.is_file()
