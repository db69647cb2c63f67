"""Names in scope while a body is typed, and the refusal of what the language does not have."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Literal

from generator.diagnostics import Problem
from generator.model import Let, Type
from generator.procedures.parse import span_of


class Refused(Exception):
    """A construct that the language refuses. Without a problem it only follows from another one."""

    def __init__(self, node: ast.AST, message: str = "", hint: str = "") -> None:
        super().__init__(message)
        self.problem = Problem(span_of(node), message, hint) if message else None


@dataclass
class Local:
    """A name in scope: how it came to be and, for a local, the statement that made it."""

    type: Type
    kind: Literal["local", "parameter", "loop", "narrowed"]
    let: Let | None = None
    node: ast.AST | None = None


class Scopes:
    """Nested blocks of local names."""

    def __init__(self) -> None:
        self.blocks: list[dict[str, Local]] = []

    @contextmanager
    def block(self, names: dict[str, Local] | None = None) -> Iterator[None]:
        """A block; `names` are in scope in it from the start."""
        self.blocks.append(dict(names or {}))
        try:
            yield
        finally:
            self.blocks.pop()

    def find(self, name: str) -> Local | None:
        for block in reversed(self.blocks):
            if name in block:
                return block[name]
        return None

    def put(self, name: str, local: Local) -> None:
        self.blocks[-1][name] = local

    def names(self) -> list[str]:
        return [name for block in self.blocks for name in block]
