"""Statements of the model as lines of Python; black lays them out."""

from __future__ import annotations

import ast
import textwrap
from collections.abc import Iterator, Sequence

from generator.model import (
    OPT_JSON,
    Assign,
    Bind,
    Case,
    Do,
    EmptyCollection,
    ForEach,
    Guard,
    If,
    Inject,
    Jump,
    Let,
    Lift,
    ListLiteral,
    Nothing,
    ObjectLiteral,
    Put,
    RemoveAll,
    Return,
    Statement,
    Switch,
    Type,
    While,
    uses,
)
from generator.targets.base import opposite
from generator.targets.python.expressions import ExpressionPrinter, disjunction

_INDENT = "    "
_TYPES = {
    "str": "str",
    "num": "float",
    "int": "int",
    "bool": "bool",
    "json": "Json",
    "object": "Object",
    "pos": "int",
    "chars": "Chars",
    "void": "None",
}
_RUNTIME_TYPES = ("Json", "Object", "Chars", "Entry", "Absent")


class StatementPrinter(ExpressionPrinter):
    """Prints bodies as lines, indented relative to where they stand."""

    def __init__(self) -> None:
        super().__init__()
        self.standard: dict[str, set[str]] = {}

    def imported(self, module: str, name: str) -> str:
        """A name of the standard library, imported where it is used."""
        self.standard.setdefault(module, set()).add(name)
        return name

    # ---- types

    def type_text(self, type_: Type) -> str:
        """An annotation."""
        if type_ == OPT_JSON:
            return f"{self.runtime_type('Json')} | {self.runtime_type('Absent')}"
        if type_.name:
            return self.runtime_type(type_.name)
        if type_.kind == "opt":
            return f"{self.type_text(type_.item)} | None"
        if type_.kind == "tri":
            return f"{self.type_text(type_.item)} | {self.runtime_type('Absent')} | None"
        if type_.kind == "list":
            return f"list[{self.type_text(type_.item)}]"
        if type_.kind == "set":
            return f"set[{self.type_text(type_.item)}]"
        if type_.kind in ("index", "map"):
            return f"dict[{self.type_text(type_.args[0])}, {self.type_text(type_.args[1])}]"
        if type_.kind == "fn":
            self.imported("collections.abc", "Callable")
            taken = ", ".join(self.type_text(t) for t in type_.args[:-1])
            return f"Callable[[{taken}], {self.type_text(type_.args[-1])}]"
        return self.runtime_type(_TYPES[type_.kind])

    def runtime_type(self, name: str) -> str:
        if name in _RUNTIME_TYPES:
            self.runtime.add(name)
        return name

    # ---- bodies

    def lines(self, body: Sequence[Statement]) -> Iterator[str]:
        """The lines of a body; an empty one is `pass`."""
        if not body:
            yield "pass"
        for statement in body:
            yield from comment(statement.note)
            yield from getattr(self, f"print_{type(statement).__name__}")(statement)

    def indented(self, body: Sequence[Statement]) -> Iterator[str]:
        for line in self.lines(body):
            yield _INDENT + line

    # ---- simple statements

    def print_Let(self, statement: Let) -> Iterator[str]:
        name = self.local(statement.name)
        if statement.value is None:
            yield f"{name}: {self.type_text(statement.type)}"
            return
        annotation = f": {self.type_text(statement.type)}" if _is_vague(statement) else ""
        yield f"{name}{annotation} = {self.text(statement.value)}"

    def print_Assign(self, statement: Assign) -> Iterator[str]:
        yield f"{self.text(statement.target)} = {self.text(statement.value)}"

    def print_Put(self, statement: Put) -> Iterator[str]:
        place = f"{self.text(statement.collection)}[{self.text(statement.key)}]"
        yield f"{place} = {self.text(statement.value)}"

    def print_Return(self, statement: Return) -> Iterator[str]:
        yield "return" if statement.value is None else f"return {self.text(statement.value)}"

    def print_Jump(self, statement: Jump) -> Iterator[str]:
        yield statement.kind

    def print_Do(self, statement: Do) -> Iterator[str]:
        yield self.text(statement.call)

    def print_RemoveAll(self, statement: RemoveAll) -> Iterator[str]:
        collection = self.text(statement.collection)
        name = self.local(statement.name)
        kept = ast.unparse(self.truth(opposite(statement.condition)))
        yield f"{collection}[:] = [{name} for {name} in {collection} if {kept}]"

    # ---- control

    def print_If(self, statement: If) -> Iterator[str]:
        word = "if"
        for clauses, body in statement.branches:
            yield f"{word} {self.condition(clauses)}:"
            yield from self.indented(body)
            word = "elif"
        if statement.otherwise:
            yield "else:"
            yield from self.indented(statement.otherwise)

    def print_Guard(self, statement: Guard) -> Iterator[str]:
        first, *others = statement.clauses
        is_named = isinstance(first, Bind) and not self.is_own(first)
        if isinstance(first, Bind) and is_named:
            yield f"{self.local(first.name)} = {ast.unparse(self.subject(first))}"
        failures = [self.failed(first, is_named), *map(self.failed, others)]
        yield f"if {ast.unparse(disjunction(failures))}:"
        yield from self.indented(statement.exit)

    def print_ForEach(self, statement: ForEach) -> Iterator[str]:
        name, source = self.local(statement.name), ast.unparse(self.walked(statement.source))
        if statement.index:
            index = self.local(statement.index)
            if uses(statement.name, statement.body):
                self.called.add("enumerate")
                yield f"for {index}, {name} in enumerate({source}):"
            else:
                self.called |= {"range", "len"}
                yield f"for {index} in range(len({source})):"
        else:
            yield f"for {name} in {source}:"
        yield from self.indented(statement.body)

    def print_While(self, statement: While) -> Iterator[str]:
        yield f"while {self.condition(statement.clauses)}:"
        yield from self.indented(statement.body)

    def print_Switch(self, statement: Switch) -> Iterator[str]:
        subject = self.text(statement.subject)
        if statement.binds_new and statement.name:
            subject = f"({self.local(statement.name)} := {subject})"
        yield f"match {subject}:"
        for case in statement.cases:
            yield from self.case(statement, case)
        if statement.otherwise is not None:
            yield f"{_INDENT}case _:"
            for line in self.indented(statement.otherwise):
                yield _INDENT + line

    def case(self, statement: Switch, case: Case) -> Iterator[str]:
        for line in comment(case.note):
            yield _INDENT + line
        labels = " | ".join(self.label(statement.subject.type, label) for label in case.labels)
        yield f"{_INDENT}case {labels}:"
        for line in self.indented(case.body):
            yield _INDENT + line

    def label(self, type_: Type, label: str) -> str:
        if type_.kind == "union":
            return f"{label}()"
        return f"{type_.name}.{label}" if type_.kind == "enum" else repr(label)


def comment(notes: Sequence[str]) -> Iterator[str]:
    """Comment lines, wrapped so that they fit at the depths that occur."""
    for note in notes:
        yield from (f"# {line}" for line in textwrap.wrap(note, 72))


def _is_vague(statement: Let) -> bool:
    """Whether the type of a local does not show from its value."""
    value = statement.value
    if isinstance(value, (Nothing, EmptyCollection, ObjectLiteral, Lift, Inject, ListLiteral)):
        return True
    return statement.is_assigned and statement.type.kind in ("opt", "union", "tri", "num", "json")
