"""The protocol's own names, gathered from the specs: what damage puts where it does not belong."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

NAME = re.compile(r"[A-Za-z][A-Za-z0-9_-]{1,30}")


def protocol_words(specs: Path) -> tuple[str, ...]:
    """Keys, types and other names of the protocol, each once and in order."""
    found = {word for path in specs.rglob("*") for word in _words_in(path) if NAME.fullmatch(word)}
    return tuple(sorted(found))


def _words_in(path: Path) -> Iterator[str]:
    match path.suffix:
        case ".yaml":
            yield from _texts(yaml.safe_load(path.read_text(encoding="utf-8")))
        case ".json":
            yield from _texts(json.loads(path.read_text(encoding="utf-8")))
        case ".py":
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    yield node.value


def _texts(item: Any) -> Iterator[str]:
    if isinstance(item, str):
        yield item
    elif isinstance(item, dict):
        for key, inner in item.items():
            yield from _texts(key)
            yield from _texts(inner)
    elif isinstance(item, list):
        for inner in item:
            yield from _texts(inner)
