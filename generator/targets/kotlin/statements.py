"""Statements of the model as Kotlin."""

from __future__ import annotations

from dataclasses import replace

from generator.model import (
    NONE,
    Arithmetic,
    Assign,
    Bind,
    Comprehension,
    Do,
    EmptyCollection,
    ForEach,
    Guard,
    Jump,
    Let,
    ListLiteral,
    Nothing,
    ObjectLiteral,
    PrimitiveCall,
    Put,
    RemoveAll,
    Return,
    Statement,
    While,
    uses,
)
from generator.targets.comprehensions import steps_of, unwrapped
from generator.targets.kotlin import precedence as p
from generator.targets.kotlin.guards import GuardPrinter
from generator.targets.kotlin.names import kotlin_name
from generator.targets.kotlin.pieces import Printed, condition, flat_text
from generator.targets.kotlin.scopes import is_own
from generator.targets.layout import HARD_LINE, Doc, Nest, lines

_MUTABLE_EMPTY = {
    "list": "mutableListOf",
    "index": "mutableMapOf",
    "map": "mutableMapOf",
    "set": "mutableSetOf",
}

_MUTABLE_COPY = {
    "list": "toMutableList",
    "index": "toMutableMap",
    "map": "toMutableMap",
    "set": "toMutableSet",
}

_COPIES = ("list.copy", "list.set", "index.copy", "map.copy", "set.copy", "json.as_map")


class StatementPrinter(GuardPrinter):
    """Prints statements."""

    def print_Let(self, statement: Let) -> list[Doc]:
        name = kotlin_name(statement.name)
        word = "var" if statement.is_assigned else "val"
        value = statement.value
        if value is None:
            self.declare(statement.name, "")
            return [f"val {name}: {self.type_text(statement.type)}"]
        if self.is_changed(statement.name):
            self.declare(statement.name, "")
            return [self.assigned([f"{word} {name}"], self.mutable(statement))]
        type_ = f": {self.type_text(statement.type)}" if _needs_type(statement) else ""
        doc = self.doc(value)
        self.declare(statement.name, "" if statement.is_assigned else flat_text(doc))
        return [self.assigned([f"{word} {name}{type_}"], doc)]

    def mutable(self, statement: Let) -> Doc:
        """The first value of a collection that is changed in place."""
        value, kind = statement.value, statement.type.kind
        assert value is not None
        if isinstance(value, EmptyCollection):
            lists = self.has_appended_lists(statement.name)
            text = self.type_text(statement.type, False, lists)
            return f"{_MUTABLE_EMPTY[kind]}{text[text.index('<'):]}()"
        if isinstance(value, ListLiteral):
            doc = self.doc(value)
            assert isinstance(doc, list)
            return ["mutableListOf", *doc[1:]]
        if isinstance(value, PrimitiveCall) and value.key in _COPIES:
            if value.key == "json.as_map":
                return self.doc(value)
            return [self.doc(value.arguments[0], p.POSTFIX), f".{_MUTABLE_COPY[kind]}()"]
        if isinstance(value, ObjectLiteral):
            return "mutableMapOf()"
        return [self.doc(value, p.POSTFIX), f".{_MUTABLE_COPY[kind]}()"]

    def print_Assign(self, statement: Assign) -> list[Doc]:
        step = self.step(statement)
        if step is not None:
            return [step]
        return [self.assigned([self.doc(statement.target)], self.doc(statement.value))]

    def step(self, statement: Assign) -> Doc | None:
        """`x = x + y` as `x += y`."""
        value = statement.value
        if not (isinstance(value, Arithmetic) and value.operator in "+-"):
            return None
        target = self.doc(statement.target)
        if flat_text(self.doc(value.left)) != flat_text(target):
            return None
        return [target, f" {value.operator}= ", self.doc(value.right)]

    def print_Put(self, statement: Put) -> list[Doc]:
        place = [self.doc(statement.collection, p.POSTFIX), "[", self.doc(statement.key), "]"]
        return [self.assigned(place, self.doc(statement.value))]

    def print_Return(self, statement: Return) -> list[Doc]:
        if statement.value is None:
            return ["return"]
        self.is_returned = True
        value = self.doc(statement.value)
        self.is_returned = False
        return [[f"return{self.label} ", value]]

    def print_Comprehension(self, value: Comprehension) -> Printed:
        steps = steps_of(replace(value, element=unwrapped(value.element)))
        if steps is not None:
            return Printed(self.linked(value, steps))
        source = self.asked(value.source)
        nothing: list[Statement] = [
            Return(span=value.span, value=Nothing(type=NONE, span=value.span))
        ]
        guard = Guard(span=value.span, clauses=value.clauses, exit=nothing)
        with self.scope([value.name]):
            self.label = "@mapNotNull"
            docs = self.print_Guard(guard, value.element)
            self.label = ""
            docs.append(self.doc(value.element))
        head = [source, f".mapNotNull {{ {kotlin_name(value.name)} ->"]
        return Printed([*head, Nest([HARD_LINE, *lines(docs)]), HARD_LINE, "}"])

    def print_Jump(self, statement: Jump) -> list[Doc]:
        return [statement.kind]

    def print_Do(self, statement: Do) -> list[Doc]:
        return [self.doc(statement.call)]

    def print_RemoveAll(self, statement: RemoveAll) -> list[Doc]:
        collection = self.doc(statement.collection, p.POSTFIX)
        return [[collection, ".removeAll", self.closure(statement.name, statement.condition)]]

    def print_ForEach(self, statement: ForEach) -> list[Doc]:
        name, source = kotlin_name(statement.name), self.doc(statement.source, p.POSTFIX)
        head: Doc
        if statement.index is None:
            head = [f"for ({name} in ", self.walked(statement.source), ")"]
        elif uses(statement.name, statement.body):
            head = [f"for (({kotlin_name(statement.index)}, {name}) in ", source, ".withIndex())"]
        else:
            head = [f"for ({kotlin_name(statement.index)} in ", source, ".indices)"]
        names = [statement.name, *([statement.index] if statement.index else [])]
        return [[head, self.block(statement.body, names)]]

    def print_While(self, statement: While) -> list[Doc]:
        clauses = statement.clauses
        if not any(isinstance(c, Bind) and not is_own(c) for c in clauses):
            return [[*condition("while", self.conjunction(clauses)), self.block(statement.body)]]
        leave: list[Statement] = [Jump(span=statement.span, kind="break")]
        guard = Guard(span=statement.span, clauses=clauses, exit=leave)
        return [["while (true)", self.block([guard, *statement.body])]]


def _needs_type(statement: Let) -> bool:
    """Whether the type of a local does not show from its value."""
    value = statement.value
    if isinstance(value, (Nothing, EmptyCollection)):
        return True
    if statement.is_assigned:
        return statement.type.kind in (
            "opt",
            "union",
            "tri",
            "json",
            "list",
            "index",
            "map",
            "set",
            "object",
        )
    return False
