"""Small tables in, lowered code or problems out."""

from __future__ import annotations

import ast
import importlib
import json
from textwrap import dedent

from generator.diagnostics import Problems
from generator.load.shape import check_shape
from generator.load.spec_files import SCHEMAS
from generator.load.yaml_document import load_yaml
from tests.tables.shown import shown

PATH = "specs/t.yaml"


def declarations(text: str) -> list[ast.stmt]:
    """What a faultless table is lowered to, as module `t`."""
    statements, problems = _lowered(text)
    assert problems == []
    return statements


def code(text: str) -> str:
    """What a faultless table is lowered to, as text with its comments."""
    return shown(declarations(text))


def problems(text: str) -> list[str]:
    """The problems of a table: of its shape, or else those met while it is lowered."""
    return _lowered(text)[1]


def _lowered(text: str) -> tuple[list[ast.stmt], list[str]]:
    document = load_yaml(dedent(text), PATH)
    kind = document["kind"]
    found = Problems()
    check_shape(document, json.loads((SCHEMAS / f"{kind}.schema.json").read_text("utf-8")), found)
    statements: list[ast.stmt] = []
    if not found.found:
        module = importlib.import_module(f"generator.tables.{kind}")
        statements = module.lower(document, "t", found)
    return statements, [str(problem) for problem in found.found]
