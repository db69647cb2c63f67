"""The table of what each construct of the language looks like in every target."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
import yaml

from generator.model import Program
from generator.pipeline import load_target
from generator.procedures.front import lower_sources
from generator.procedures.parse import parse_source
from generator.target_choice import target_names
from generator.targets.base import Target

TABLE = Path(__file__).parent / "table.yaml"
PRELUDE = (Path(__file__).parent / "prelude.py").read_text(encoding="utf-8")
TARGETS = {name: target for name in target_names() if (target := load_target(name))}


def rows() -> list[dict[str, Any]]:
    loaded: list[dict[str, Any]] = yaml.safe_load(TABLE.read_text(encoding="utf-8"))["rows"]
    return loaded


def lowered(source: str) -> Program:
    """The program of one exported declaration and the types that all rows share."""
    is_constant = source.partition(":")[0].isupper()
    declaration = parse_source(("" if is_constant else "@public\n") + source, "specs/row.py", "row")
    declaration.statements[0].public = True  # type: ignore[attr-defined]
    return lower_sources([parse_source(PRELUDE, "specs/prelude.py", "prelude"), declaration])


def printed(target: Target, source: str) -> str:
    program = lowered(source)
    return target.declaration(program, program.modules["row"].declarations[0].name)


class _Block(str):
    """A text that is written as a literal block."""


yaml.SafeDumper.add_representer(
    _Block, lambda dumper, text: dumper.represent_scalar("tag:yaml.org,2002:str", text, style="|")
)


@pytest.mark.skipif("PORTGEN_UPDATE_GOLDEN" not in os.environ, reason="only on demand")
def test_write_the_table_anew() -> None:
    head = TABLE.read_text(encoding="utf-8").partition("rows:")[0]
    written = [
        {
            "name": row["name"],
            "source": _Block(row["source"]),
            **{name: _Block(printed(target, row["source"])) for name, target in TARGETS.items()},
        }
        for row in rows()
    ]
    text = yaml.safe_dump({"rows": written}, sort_keys=False, allow_unicode=True, width=1000)
    TABLE.write_text(head + text, encoding="utf-8")


@pytest.mark.skipif("PORTGEN_UPDATE_GOLDEN" in os.environ, reason="the table is written anew")
@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("row", rows(), ids=lambda row: row["name"])
def test_construct_is_printed_as_the_table_says(row: dict[str, Any], target: str) -> None:
    assert printed(TARGETS[target], row["source"]) == row[target]


def test_rows_have_names_of_their_own() -> None:
    names = [row["name"] for row in rows()]
    assert len(names) == len(set(names)) > 30
