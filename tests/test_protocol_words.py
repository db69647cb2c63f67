"""Every fact of the protocol stands once, in `specs/`: none of its words is in the generator.

A word of the protocol is a wire name, tool name, event name, status or label. They are collected
from the specs: the names and enums of the wire schemas, what tables give as wire values, and the
literal texts of procedures.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).parent.parent
NEUTRAL = frozenset(
    (Path(__file__).parent / "neutral_words.txt").read_text(encoding="utf-8").split()
)
WORD = re.compile(r"[A-Za-z][A-Za-z0-9_./-]*[A-Za-z0-9]")
QUOTED = re.compile(r'"((?:[^"\\\n]|\\.)*)"')


def words_of_schema(schema: Any) -> Iterator[str]:
    """Property names and enum members of a wire schema."""
    if isinstance(schema, dict):
        for key, value in schema.items():
            if key == "properties":
                yield from value
            if key in ("enum", "const") and isinstance(value, (list, str)):
                yield from (w for w in ([value] if isinstance(value, str) else value) if w)
            yield from words_of_schema(value)
    elif isinstance(schema, list):
        for item in schema:
            yield from words_of_schema(item)


def words_of_table(value: Any) -> Iterator[str]:
    """Every text of a table that is not prose."""
    if isinstance(value, dict):
        for key, item in value.items():
            if key not in ("doc", "kind"):
                yield from words_of_table(item)
    elif isinstance(value, list):
        for item in value:
            yield from words_of_table(item)
    elif isinstance(value, str):
        yield value


def texts_of(source: str) -> Iterator[str]:
    """Every literal text of a Python file, docstrings aside."""
    tree = ast.parse(source)
    docs = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef))
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            yield node.value


def protocol_words() -> set[str]:
    found: set[str] = set()
    for path in (ROOT / "specs").rglob("*"):
        text = path.read_text(encoding="utf-8") if path.is_file() else ""
        if path.name.endswith(".schema.json"):
            found.update(words_of_schema(json.loads(text)))
        elif path.suffix == ".yaml":
            found.update(words_of_table(yaml.safe_load(text)))
        elif path.suffix == ".py":
            found.update(texts_of(text))
    return {str(word) for word in found if isinstance(word, str) and WORD.fullmatch(word)}


def used_words() -> Iterator[tuple[str, str]]:
    """File and literal text of everything in the generator and the templates."""
    for folder in ("generator", "templates"):
        for path in sorted((ROOT / folder).rglob("*")):
            parts = path.relative_to(ROOT).parts
            if not path.is_file() or path.suffix == ".json":
                continue
            if any(part == "__pycache__" or part.startswith(".") for part in parts):
                continue
            text = path.read_text(encoding="utf-8")
            texts = texts_of(text) if path.suffix == ".py" else QUOTED.findall(text)
            for literal in texts:
                yield path.relative_to(ROOT).as_posix(), literal


def test_no_word_of_the_protocol_stands_in_the_generator() -> None:
    words = protocol_words() - NEUTRAL
    found = sorted({f"{path}: {text}" for path, text in used_words() if text in words})
    hint = "read it from the specs, or add it to tests/neutral_words.txt if it means another thing"
    assert not found, "\n".join([*found, hint])


def test_neutral_words_are_all_needed() -> None:
    used = {text for _, text in used_words()}
    assert sorted(NEUTRAL - (used & protocol_words())) == []
