"""Closures over lists and optionals."""

from __future__ import annotations

from dataclasses import dataclass

from generator.model import (
    Call,
    Comprehension,
    Expression,
    Field,
    Lift,
    Name,
    Quantifier,
    walk,
)
from generator.targets.layout import (
    Doc,
    Group,
)
from generator.targets.swift.names import swift_name
from generator.targets.swift.pieces import (
    braced,
    flat_text,
    hanging,
)
from generator.targets.swift.printing import (
    PRIMARY,
    Printing,
)

_SHORT = 60
"""Characters of a closure that may use `$0`."""


@dataclass(kw_only=True)
class Mapped(Expression):
    """What is made of a value that is there; nothing when it is not. Made by the printer itself."""

    source: Expression
    name: str
    value: Expression


class ListPrinter(Printing):
    """Prints what walks a list."""

    def print_Comprehension(self, value: Comprehension) -> tuple[Doc, int]:
        doc = self.receiver(value.source)
        is_whole = isinstance(value.element, Name) and value.element.name == value.name
        if value.condition is not None:
            doc = [doc, ".filter", self.closure(value.name, value.condition, is_only=is_whole)]
        if not is_whole:
            doc = [doc, ".map", self.closure(value.name, value.element)]
        return Group(doc), PRIMARY

    def print_Quantifier(self, value: Quantifier) -> tuple[Doc, int]:
        method = ".contains" if value.operator == "any" else ".allSatisfy"
        label = "where: " if value.operator == "any" else ""
        closure = self.closure(value.name, value.condition, label=label)
        return Group([self.receiver(value.source), method, closure]), PRIMARY

    def print_Mapped(self, value: Mapped) -> tuple[Doc, int]:
        made = value.value.value if isinstance(value.value, Lift) else value.value
        source = self.receiver(value.source)
        if (path := self.key_path(value.name, made)) is not None:
            return [source, "?.", path.removeprefix("\\.")], PRIMARY
        method = ".flatMap" if made.type.kind == "opt" else ".map"
        return Group([source, method, self.closure(value.name, made)]), PRIMARY

    def closure(self, name: str, body: Expression, *, label: str = "", is_only: bool = True) -> Doc:
        """A closure of one parameter as the argument of a method: short where it can be."""
        if (path := self.key_path(name, body)) is not None:
            return f"({label}{path})"
        if (function := self.function_name(name, body)) is not None:
            return f"({label}{function})"
        with self.inside():
            is_nested = any(isinstance(n, (Comprehension, Quantifier)) for n in walk(body))
            short = {} if is_nested else {**self.renamed, name: "$0"}
            before, self.renamed = self.renamed, short or self.renamed
            doc = self.explicit(body, self.doc(body)) if not is_only else self.doc(body)
            self.renamed = before
            head = ""
            if is_nested or len(flat_text(doc)) > _SHORT:
                doc, head = self.doc(body), f" {self.local(name)} in"
        closure = braced(head, hanging(doc) if self.is_chain(body) else doc)
        return ["(", label, closure, ")"] if self.is_in_head else [" ", closure]

    def key_path(self, name: str, body: Expression) -> str | None:
        """`\\.a.b` when the body only walks fields of the parameter."""
        steps: list[str] = []
        value = body
        while isinstance(value, Field):
            steps.append(swift_name(value.name))
            value = value.receiver
        is_path = steps and isinstance(value, Name) and value.name == name
        return "\\." + ".".join(reversed(steps)) if is_path else None

    def function_name(self, name: str, body: Expression) -> str | None:
        """The name of a function when the body only calls it with the parameter."""
        if not isinstance(body, Call) or body.receiver is not None:
            return None
        if len(body.arguments) != 1 or len(body.procedure.parameters) != 1:
            return None
        argument = body.arguments[0]
        if not isinstance(argument, Name) or argument.name != name:
            return None
        return self.top_level(swift_name(body.procedure.name))
