"""Names of locals: which are in sight, which clash, how else they can be called."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import fields, replace
from typing import TypeVar

from generator.model import (
    Bind,
    Case,
    Expression,
    If,
    Lift,
    LiteralValue,
    Name,
    PrimitiveCall,
    Put,
    RemoveAll,
    Statement,
    Switch,
    Test,
    walk,
)
from generator.targets.kotlin.expressions import ExpressionPrinter
from generator.targets.kotlin.pieces import flat_text

GENERAL_KEYS = ("value", "version", "type", "id", "data")
"""Keys that say too little to name a value after."""

T = TypeVar("T")


class ScopePrinter(ExpressionPrinter):
    """Knows the names of the procedure that is printed."""

    def __init__(self) -> None:
        super().__init__()
        self.scopes: list[dict[str, str]] = []
        """Names that the open blocks declare, with the text of their values."""
        self.label = ""
        """What `return` leaves, where that is a lambda and not the procedure."""
        self.procedure_body: Sequence[Statement] = []
        self.names: set[str] = set()
        """All names that the procedure binds."""
        self.repeated: set[str] = set()
        """Names that several `if` of one block bind to members of JSON values."""

    def enter(self, body: Sequence[Statement], names: Sequence[str]) -> None:
        """Begins a procedure."""
        self.procedure_body = body
        self.scopes = [dict.fromkeys(names, "")]
        binds = [node for node in walk(list(body)) if isinstance(node, Bind) and not is_own(node)]
        self.names = {bind.name for bind in binds}
        self.repeated = {name for name in self.names if _is_repeated(name, body)}

    @contextmanager
    def scope(self, names: Sequence[str] = ()) -> Iterator[None]:
        self.scopes.append(dict.fromkeys(names, ""))
        yield
        self.scopes.pop()

    def declare(self, name: str, value: str) -> None:
        if self.scopes:
            self.scopes[-1][name] = value

    def visible(self) -> set[str]:
        return {name for scope in self.scopes for name in scope}

    def is_changed(self, name: str) -> bool:
        """Whether a local is a collection that is changed in place."""
        return any(
            (isinstance(node, PrimitiveCall) and node.mutates and is_name(node.arguments[0], name))
            or (isinstance(node, (Put, RemoveAll)) and is_name(node.collection, name))
            for node in walk(self.procedure_body)
        )

    def has_appended_lists(self, name: str) -> bool:
        """Whether the local is a map to lists that grow in place."""
        return any(
            isinstance(node, PrimitiveCall)
            and node.key.endswith("append_at")
            and is_name(node.arguments[0], name)
            for node in walk(self.procedure_body)
        )

    def is_declared(self, clause: Bind) -> bool:
        """Whether a `val` of the same name and value is in sight, and nothing changed meanwhile."""
        value = flat_text(self.doc(clause.value))
        return _is_constant(clause.value) and any(
            scope.get(clause.name) == value for scope in self.scopes
        )

    def clashes(self, clause: Bind) -> bool:
        if is_own(clause) or self.is_declared(clause):
            return False
        return clause.name in self.visible() or clause.name in self.repeated

    def free_name(self, clause: Bind, renamed: dict[str, str]) -> str:
        """Another name for a clause: after the key that it reads, if it reads one."""
        taken = self.visible() | self.names | set(renamed.values())
        for candidate in _names_after(clause.value, renamed, clause.name):
            if candidate not in taken:
                return candidate
        number = 2
        while f"{clause.name}{number}" in taken:
            number += 1
        return f"{clause.name}{number}"


def rename(tree: T, names: dict[str, str]) -> T:
    """A tree with other names for some locals."""
    if not names:
        return tree
    if isinstance(tree, Name):
        return replace(tree, name=names.get(tree.name, tree.name))
    if isinstance(tree, Bind) and is_own(tree):
        tree = replace(tree, name=names.get(tree.name, tree.name))
    if isinstance(tree, Switch) and tree.name in names and not tree.binds_new:
        tree = replace(tree, name=names[tree.name])
    if isinstance(tree, (list, tuple)):
        return type(tree)(rename(item, names) for item in tree)
    if isinstance(tree, dict):
        return type(tree)((key, rename(item, names)) for key, item in tree.items())
    if isinstance(tree, (Expression, Statement, Test, Bind, Case)):
        changed = {
            part.name: rename(getattr(tree, part.name), names)
            for part in fields(tree)
            if part.name not in ("type", "span", "note", "procedure", "item_type")
        }
        return replace(tree, **changed)
    return tree


def is_own(clause: Bind) -> bool:
    """Whether a clause narrows a name in place."""
    return isinstance(clause.value, Name) and clause.value.name == clause.name


def is_name(node: object, name: str) -> bool:
    return isinstance(node, Name) and node.name == name


def _names_after(value: Expression, renamed: dict[str, str], name: str) -> Iterator[str]:
    """Names for a value that reads a key: the key, or what it reads and the key."""
    if isinstance(value, PrimitiveCall) and value.key in ("index.get", "map.get"):
        if isinstance(key := value.arguments[1], Name):
            yield f"{renamed.get(key.name, key.name)}_{name}"
        return
    for node in walk(value):
        if isinstance(node, PrimitiveCall) and node.key in ("json.get", "object.get"):
            subject, key = node.arguments
            if isinstance(key, LiteralValue) and str(key.value).isidentifier():
                snake = re.sub(r"(?<=[a-z0-9])([A-Z])", r"_\1", str(key.value)).lower()
                if snake not in GENERAL_KEYS:
                    yield snake
                if isinstance(subject, Name):
                    yield f"{renamed.get(subject.name, subject.name)}_{snake}"
            return


def _is_repeated(name: str, body: Sequence[Statement]) -> bool:
    """Whether several `if` that stand side by side bind the name, each to another key."""
    for block in _blocks(body):
        values = [
            clause.value
            for statement in block
            if isinstance(statement, If)
            for clause in statement.branches[0][0]
            if isinstance(clause, Bind) and clause.name == name
        ]
        if len(values) > 1 and all(any(_names_after(value, {}, name)) for value in values):
            return True
    return False


def _blocks(body: Sequence[Statement]) -> Iterator[Sequence[Statement]]:
    """A body and every body in it."""
    yield body
    for node in walk(list(body)):
        for part in vars(node).values():
            if isinstance(part, list) and part and isinstance(part[0], Statement):
                yield part
        if isinstance(node, If):
            yield from (inner for _, inner in node.branches)


def _is_constant(value: Expression) -> bool:
    """Whether a value cannot have changed since it was last taken."""
    return all(isinstance(node, (Name, Lift)) for node in walk(value)) or (
        isinstance(value, PrimitiveCall)
        and value.key.startswith(("json.", "text.", "object."))
        and all(isinstance(node, (Name, PrimitiveCall, LiteralValue, Lift)) for node in walk(value))
    )
