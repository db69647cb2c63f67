"""Lists: literals, comprehensions, quantifiers."""

from __future__ import annotations

from collections.abc import Sequence

from generator.model import (
    Call,
    Comprehension,
    EmptyCollection,
    Expression,
    Field,
    ListLiteral,
    Name,
    ObjectLiteral,
    PrimitiveCall,
    Quantifier,
    ToJson,
    walk,
)
from generator.targets.comprehensions import Step, is_item, unwrapped
from generator.targets.kotlin import precedence as p
from generator.targets.kotlin.names import kotlin_name
from generator.targets.kotlin.pieces import Printed
from generator.targets.kotlin.templates import TemplatePrinter
from generator.targets.layout import LINE, SOFT_LINE, Doc, Group, Nest, enclosed

_EMPTY = {"list": "emptyList()", "index": "emptyMap()", "map": "emptyMap()", "set": "emptySet()"}

CASTS = {"json.as_list": "JsonArray", "json.as_object": "JsonObject"}
"""Probes that only ask for a class."""


class ListPrinter(TemplatePrinter):
    """Prints lists."""

    def print_EmptyCollection(self, value: EmptyCollection) -> Printed:
        return Printed(_EMPTY[value.type.kind])

    def print_ListLiteral(self, value: ListLiteral) -> Printed:
        return Printed(
            ["listOf", enclosed("(", [self.doc(item) for item in value.items], ")", ",")]
        )

    def linked(self, value: Comprehension, steps: Sequence[Step]) -> Doc:
        """A comprehension as methods, one behind the other."""
        if not steps:
            stays = isinstance(value.source, Field) and not self.is_changing(value.source)
            return [self.doc(value.source, p.POSTFIX), "" if stays else ".toList()"]
        source = self.asked(value.source)
        links = [self.link(step) for step in steps]
        if len(links) == 1:
            return [source, links[0]]
        return Group([source, Nest([[SOFT_LINE, link] for link in links])])

    def link(self, step: Step) -> Doc:
        """One method of a chain over a list."""
        if step.kind != "find":
            return [f".{step.kind}", self.closure(step.name, step.body)]
        value, case = step.body, step.case
        match value:
            case PrimitiveCall(key=key, arguments=[asked]) if key in CASTS:
                value, case = unwrapped(asked), self.using(CASTS[key])
        if is_item(value, step.name):
            return f".filterIsInstance<{case}>()" if case else ".filterNotNull()"
        return [".mapNotNull", self.closure(step.name, value, case)]

    def print_Quantifier(self, value: Quantifier) -> Printed:
        return self.quantified(value, value.operator, value.condition)

    def quantified(self, value: Quantifier, function: str, condition: Expression) -> Printed:
        source = self.asked(value.source)
        return Printed([source, f".{function}", self.closure(value.name, condition)])

    def closure(self, name: str, body: Expression, case: str | None = None) -> Doc:
        """A lambda of one parameter as the argument of a method, or the function that it calls.

        A short body that uses the parameter once calls it `it`. `case`: what the value has to be.
        """
        if case is None and (function := _function_name(name, body)) is not None:
            return f"(::{function})"
        count = sum(isinstance(node, Name) and node.name == name for node in walk(body))
        has_inner = any(
            isinstance(n, (Comprehension, Quantifier, ObjectLiteral)) for n in walk(body)
        )
        if count == 1 and not has_inner and "it" not in self.locals:
            with self.replacing(name, Printed("it")):
                return Group([" {", Nest([LINE, self.cast(body, case)]), LINE, "}"])
        return Group(
            [f" {{ {kotlin_name(name)} ->", Nest([LINE, self.cast(body, case)]), LINE, "}"]
        )

    def cast(self, value: Expression, case: str | None) -> Doc:
        return [self.doc(value, p.CAST), f" as? {case}"] if case else self.doc(value)

    def walked(self, value: Expression, level: int = p.LOWEST) -> Doc:
        """A list that is walked at once, so that a view of it does."""
        if isinstance(value, PrimitiveCall) and value.key == "list.reversed":
            return [self.doc(value.arguments[0], p.POSTFIX), ".asReversed()"]
        return self.doc(value, level)

    def asked(self, value: Expression) -> Doc:
        """A list that a closure without effects goes through: a view of a map does as well."""
        if isinstance(value, PrimitiveCall) and value.key in ("map.keys", "map.values"):
            return [self.doc(value.arguments[0], p.POSTFIX), value.key.replace("map", "")]
        return self.walked(value, p.POSTFIX)

    def items(self, value: Expression) -> Doc:
        """The items of a list that a JSON array keeps: a copy, if the list goes on changing."""
        if self.is_changing(value) and not (self.is_returned and isinstance(value, Name)):
            return [self.doc(value, p.POSTFIX), ".toList()"]
        return self.doc(value)

    def is_changing(self, value: Expression) -> bool:
        """Whether a collection is changed in place somewhere."""
        return False


def _function_name(name: str, body: Expression) -> str | None:
    """The name of a function when the body only calls it with the parameter."""
    body = unwrapped(body)
    if isinstance(body, ToJson) and body.value.type.kind == "object":
        body = body.value
    if not isinstance(body, Call) or body.receiver is not None or len(body.arguments) != 1:
        return None
    argument = unwrapped(body.arguments[0])
    return kotlin_name(body.procedure.name) if is_item(argument, name) else None
