"""Lists: literals, comprehensions, quantifiers."""

from __future__ import annotations

from generator.model import (
    Comprehension,
    EmptyCollection,
    Expression,
    Field,
    Inject,
    Lift,
    ListLiteral,
    Name,
    ObjectLiteral,
    PrimitiveCall,
    Quantifier,
    walk,
)
from generator.targets.kotlin import precedence as p
from generator.targets.kotlin.names import kotlin_name
from generator.targets.kotlin.pieces import Printed
from generator.targets.kotlin.templates import TemplatePrinter
from generator.targets.layout import LINE, SOFT_LINE, Doc, Group, Nest, enclosed

_EMPTY = {"list": "emptyList()", "index": "emptyMap()", "map": "emptyMap()", "set": "emptySet()"}


class ListPrinter(TemplatePrinter):
    """Prints lists."""

    def print_EmptyCollection(self, value: EmptyCollection) -> Printed:
        return Printed(_EMPTY[value.type.kind])

    def print_ListLiteral(self, value: ListLiteral) -> Printed:
        return Printed(
            ["listOf", enclosed("(", [self.doc(item) for item in value.items], ")", ",")]
        )

    def print_Comprehension(self, value: Comprehension) -> Printed:
        hops: list[Doc] = []
        if value.condition is not None:
            hops.append([".filter ", self.closure(value.name, value.condition)])
        element = value.element
        while isinstance(element, (Inject, Lift)):
            element = element.value
        if not (isinstance(element, Name) and element.name == value.name):
            hops.append([".map ", self.closure(value.name, value.element)])
        if not hops:
            stays = isinstance(value.source, Field) and not self.is_changing(value.source)
            return Printed([self.doc(value.source, p.POSTFIX), "" if stays else ".toList()"])
        source = self.asked(value.source)
        if len(hops) == 1:
            return Printed([source, hops[0]])
        return Printed(Group([source, Nest([[SOFT_LINE, hop] for hop in hops])]))

    def print_Quantifier(self, value: Quantifier) -> Printed:
        return self.quantified(value, value.operator, value.condition)

    def quantified(self, value: Quantifier, function: str, condition: Expression) -> Printed:
        source = self.asked(value.source)
        return Printed([source, f".{function} ", self.closure(value.name, condition)])

    def closure(self, name: str, body: Expression) -> Doc:
        """A lambda of one parameter; a short body that uses it once calls it `it`."""
        count = sum(isinstance(node, Name) and node.name == name for node in walk(body))
        has_inner = any(
            isinstance(n, (Comprehension, Quantifier, ObjectLiteral)) for n in walk(body)
        )
        if count == 1 and not has_inner and "it" not in self.locals:
            with self.replacing(name, Printed("it")):
                return Group(["{", Nest([LINE, self.doc(body)]), LINE, "}"])
        return Group([f"{{ {kotlin_name(name)} ->", Nest([LINE, self.doc(body)]), LINE, "}"])

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
