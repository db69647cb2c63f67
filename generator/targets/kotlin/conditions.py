"""Truth values: `&&`, `||` and `!`, comparisons, what is there and what is of a case."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from generator.model import (
    BOOL,
    STR,
    Compare,
    ConstantName,
    Expression,
    Field,
    Inject,
    IsCase,
    IsSome,
    Itself,
    Lift,
    ListLiteral,
    LiteralValue,
    Logic,
    Name,
    Not,
    OneOf,
    PrimitiveCall,
    Quantifier,
)
from generator.targets.base import opposite
from generator.targets.kotlin import precedence as p
from generator.targets.kotlin.lists import CASTS, ListPrinter
from generator.targets.kotlin.pieces import Printed
from generator.targets.kotlin.primitives import KOTLIN
from generator.targets.layout import LINE, Doc, Group, Nest, enclosed

_OPPOSITE = {"<": ">=", "<=": ">", ">": "<=", ">=": "<"}

MOST_COMPARED = 4
"""From more options on a set is asked."""

_WORDS = {"and": "&&", "or": "||"}


class ConditionPrinter(ListPrinter):
    """Prints truth values."""

    def chain(
        self, operator: str, items: Sequence[Expression], level: int, indent: int = 4
    ) -> Printed:
        """Operands of one operator; it begins the lines of `?:`, and ends those of others."""
        docs = [doc for item in items for doc in self.operands(operator, item, level)]
        parts: list[Doc] = [docs[0]]
        for doc in docs[1:]:
            parts.append(
                [LINE, f"{operator} ", doc] if operator == "?:" else [f" {operator}", LINE, doc]
            )
        return Printed(Group([parts[0], Nest(parts[1:], indent)]), level)

    def operands(self, operator: str, value: Expression, level: int) -> list[Doc]:
        """An operand; `a == x || a == y` among others of `||` is two."""
        value = pushed_inward(value)
        inner = value.value if isinstance(value, Not) else value
        if isinstance(inner, OneOf) and operator == ("&&" if inner is not value else "||"):
            tests = self.tests_of(inner, is_among=inner is value)
            if tests is not None:
                return tests
        if isinstance(value, Logic) and operator == _WORDS[value.operator]:
            return [doc for item in value.items for doc in self.operands(operator, item, level)]
        if isinstance(inner, IsSome) and operator == ("&&" if inner is not value else "||"):
            return [test.doc for test in self.presence(inner.value, inner is value)]
        return [self.doc(value, p.AND + 1 if operator == "||" else level + 1)]

    def print_Logic(self, value: Logic) -> Printed:
        if value.operator == "and":
            return self.chain("&&", value.items, p.AND)
        return self.chain("||", value.items, p.OR)

    def print_Not(self, value: Not) -> Printed:
        inner = value.value
        if isinstance(inner, IsSome):
            tests = self.presence(inner.value, is_there=False)
            if len(tests) == 1:
                return tests[0]
            rest = Nest([[" &&", LINE, test.doc] for test in tests[1:]])
            return Printed(Group([tests[0].doc, rest]), p.AND)
        if isinstance(inner, IsCase):
            return self.is_case(inner, "!is")
        if isinstance(inner, OneOf):
            return self.one_of(inner, is_among=False)
        if isinstance(inner, Compare) and inner.operator in _OPPOSITE:
            return self.compared(inner, _OPPOSITE[inner.operator])
        if isinstance(inner, Quantifier) and inner.operator == "any":
            return self.quantified(inner, "none", inner.condition)
        if isinstance(inner, Quantifier) and isinstance(inner.condition, Not):
            return self.quantified(inner, "any", inner.condition.value)
        if isinstance(inner, PrimitiveCall):
            return self.not_primitive(inner)
        if isinstance(inward := pushed_inward(value), Logic):
            return self.print_Logic(inward)
        pushed = opposite(inner)
        if not isinstance(pushed, Not):
            return self.printed(pushed)
        return Printed(["!", self.doc(pushed.value, p.PREFIX)], p.PREFIX)

    def not_primitive(self, value: PrimitiveCall) -> Printed:
        text = KOTLIN[value.key]
        for word, negated in (
            (" in {", " !in {"),
            (" is ", " !is "),
            (".isEmpty()", ".isNotEmpty()"),
        ):
            if word in text and "takeIf" not in text:
                return self.template(text.replace(word, negated), value.arguments)
        return Printed(["!", self.doc(value, p.PREFIX)], p.PREFIX)

    def print_Compare(self, value: Compare) -> Printed:
        if _is_empty_text(value.right) and value.left.type == STR:
            test = "isEmpty" if value.operator == "==" else "isNotEmpty"
            return Printed([self.doc(value.left, p.POSTFIX), f".{test}()"])
        return self.compared(value, value.operator)

    def compared(self, value: Compare, operator: str) -> Printed:
        level = p.EQUALITY if operator in ("==", "!=") else p.COMPARISON
        left, right = self.doc(value.left, p.ELVIS + 1), self.doc(value.right, p.ELVIS + 1)
        return Printed(Group([left, f" {operator}", Nest([LINE, right])]), level)

    def print_OneOf(self, value: OneOf) -> Printed:
        return self.one_of(value, is_among=True)

    def one_of(self, value: OneOf, is_among: bool) -> Printed:
        tests = self.tests_of(value, is_among)
        if tests is None:
            subject = self.doc(value.value, p.NAMED_CHECK + 1)
            operator = " in " if is_among else " !in "
            return Printed([subject, operator, self.options(value)], p.NAMED_CHECK)
        if len(tests) == 1:
            return Printed(tests[0], p.EQUALITY)
        word, level = (" ||", p.OR) if is_among else (" &&", p.AND)
        return Printed(Group([tests[0], Nest([[word, LINE, test] for test in tests[1:]])]), level)

    def tests_of(self, value: OneOf, is_among: bool) -> list[Doc] | None:
        """One comparison for each of a few options, of a value that can be read again and again."""
        if isinstance(value.options, ConstantName):
            return None
        if not _is_stable(value.value) or len(value.options) > MOST_COMPARED:
            return None
        subject = self.doc(value.value, p.EQUALITY + 1)
        equals = " == " if is_among else " != "
        return [[subject, equals, self.doc(option)] for option in value.options]

    def options(self, value: OneOf) -> Doc:
        if isinstance(value.options, ConstantName):
            return self.doc(value.options)
        return ["setOf", enclosed("(", [self.doc(o) for o in value.options], ")", ",")]

    def print_IsSome(self, value: IsSome) -> Printed:
        tests = self.presence(value.value, is_there=True)
        if len(tests) == 1:
            return tests[0]
        rest = Nest([[" ||", LINE, test.doc] for test in tests[1:]])
        return Printed(Group([tests[0].doc, rest]), p.OR)

    def presence(self, value: Expression, is_there: bool) -> list[Printed]:
        """Tests of which one must hold where a value is there, or all where it is not."""
        return [self.present(item, is_there) for item in self.alternatives(value)]

    def present(self, value: Expression, is_there: bool) -> Printed:
        if isinstance(value, PrimitiveCall):
            subject = value.arguments[0]
            if value.key in CASTS:
                word = "is" if is_there else "!is"
                cast = [
                    self.doc(subject, p.NAMED_CHECK + 1),
                    f" {word} {self.using(CASTS[value.key])}",
                ]
                return Printed(cast, p.NAMED_CHECK)
            if value.key == "text.non_empty":
                test = ".isNotEmpty()" if is_there else ".isEmpty()"
                if isinstance(subject, Lift):
                    return Printed([self.doc(subject, p.POSTFIX), test])
                empty = [self.doc(subject, p.POSTFIX), ".isNullOrEmpty()"]
                return Printed(["!", empty], p.PREFIX) if is_there else Printed(empty)
            if value.key == "text.one_of" and isinstance(
                options := value.arguments[1], ListLiteral
            ):
                among = OneOf(type=BOOL, span=value.span, value=subject, options=options.items)
                return self.one_of(among, is_there)
        operator = " != null" if is_there else " == null"
        return Printed([self.doc(value, p.ELVIS + 1), operator], p.EQUALITY)

    def print_IsCase(self, value: IsCase) -> Printed:
        return self.is_case(value, "is")

    def is_case(self, value: IsCase, operator: str) -> Printed:
        return Printed(
            [self.doc(value.value, p.NAMED_CHECK + 1), f" {operator} {value.case}"], p.NAMED_CHECK
        )


def pushed_inward(value: Expression) -> Expression:
    """The negation of `a or b` as `not a and not b`, where no `!` is left over; else the value."""
    if not (isinstance(value, Not) and isinstance(value.value, Logic)):
        return value
    inner = value.value
    if not all(map(_has_opposite, inner.items)):
        return value
    operator: Literal["and", "or"] = "and" if inner.operator == "or" else "or"
    items: list[Expression] = [Not(type=BOOL, span=i.span, value=i) for i in inner.items]
    return Logic(type=BOOL, span=value.span, operator=operator, items=items)


def _has_opposite(value: Expression) -> bool:
    """Whether the negation of a truth value needs no `!`."""
    if isinstance(value, Logic):
        return all(map(_has_opposite, value.items))
    if isinstance(value, PrimitiveCall):
        text = KOTLIN[value.key]
        return any(word in text for word in (" in {0", " is ", ".isEmpty()"))
    return isinstance(value, (Compare, Not, IsSome, IsCase, OneOf))


def _is_empty_text(value: Expression) -> bool:
    return isinstance(value, LiteralValue) and value.value == ""


def _is_stable(value: Expression) -> bool:
    """Whether reading it twice costs nothing and gives the same."""
    while isinstance(value, (Lift, Inject)):
        value = value.value
    if isinstance(value, Field):
        return not value.is_property and _is_stable(value.receiver)
    return isinstance(value, (Name, Itself, ConstantName))
