"""Closures over lists and optionals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from generator.model import (
    Call,
    Comprehension,
    Expression,
    Field,
    Lift,
    PrimitiveCall,
    Quantifier,
    walk,
)
from generator.targets.comprehensions import Step, is_item, unwrapped
from generator.targets.layout import (
    Doc,
    Group,
)
from generator.targets.swift import primitives
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

_METHODS = {"filter": ".filter", "find": ".compactMap", "map": ".map"}

_SHORT = 60
"""Characters of a closure that may use `$0`."""


@dataclass(kw_only=True)
class Mapped(Expression):
    """What is made of a value that is there; nothing when it is not. Made by the printer itself.

    `is_nested`: that nothing was there is told apart from that nothing was made of it.
    """

    source: Expression
    name: str
    value: Expression
    is_nested: bool = False


class ListPrinter(Printing):
    """Prints what walks a list."""

    def chained(self, value: Comprehension, steps: Sequence[Step]) -> Doc:
        """A comprehension as methods, one behind the other."""
        doc = self.receiver(value.source)
        for step in steps:
            is_only = step is steps[-1]
            doc = [doc, _METHODS[step.kind], self.closure(step.name, step.body, is_only=is_only)]
        return Group(doc)

    def print_Quantifier(self, value: Quantifier) -> tuple[Doc, int]:
        method = ".contains" if value.operator == "any" else ".allSatisfy"
        label = "where: " if value.operator == "any" else ""
        closure = self.closure(value.name, value.condition, label=label)
        return Group([self.receiver(value.source), method, closure]), PRIMARY

    def print_Mapped(self, value: Mapped) -> tuple[Doc, int]:
        made = value.value.value if isinstance(value.value, Lift) else value.value
        source = self.receiver(value.source)
        keeps_both = made.type.kind == "opt" and value.is_nested
        path = None if keeps_both else self.key_path(value.name, made)
        if path is not None:
            return [source, "?.", path.removeprefix("\\.")], PRIMARY
        method = ".flatMap" if made.type.kind == "opt" and not keeps_both else ".map"
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
        """`\\.a.b` when the body only walks members of the parameter."""
        steps: list[str] = []
        value = body
        while (step := _member(value)) is not None:
            steps.append(step[0])
            value = step[1]
        return "\\." + ".".join(reversed(steps)) if steps and is_item(value, name) else None

    def function_name(self, name: str, body: Expression) -> str | None:
        """The name of a function when the body only calls it with the parameter."""
        if not isinstance(body, Call) or body.receiver is not None:
            return None
        if len(body.arguments) != 1 or len(body.procedure.parameters) != 1:
            return None
        if not is_item(unwrapped(body.arguments[0]), name):
            return None
        return self.top_level(swift_name(body.procedure.name))


def _member(value: Expression) -> tuple[str, Expression] | None:
    """The name of a member and what it is a member of."""
    if isinstance(value, Field):
        return swift_name(value.name), value.receiver
    if isinstance(value, PrimitiveCall):
        shape = primitives.SWIFT[value.key]
        if isinstance(shape, primitives.Member):
            return shape.name, unwrapped(value.arguments[0])
    return None
