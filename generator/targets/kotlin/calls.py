"""Calls, constructions and primitives."""

from __future__ import annotations

from generator.model import (
    Call,
    CallGiven,
    ConstantName,
    EmptyCollection,
    Expression,
    Field,
    Inject,
    Itself,
    Lift,
    ListLiteral,
    LiteralValue,
    Name,
    New,
    Nothing,
    PrimitiveCall,
    Replace,
)
from generator.targets.kotlin import precedence as p
from generator.targets.kotlin.conditions import MOST_COMPARED, ConditionPrinter
from generator.targets.kotlin.names import kotlin_name
from generator.targets.kotlin.pieces import Printed, chained
from generator.targets.kotlin.primitives import KOTLIN
from generator.targets.layout import LINE, Doc, Group, Nest, enclosed


class CallPrinter(ConditionPrinter):
    """Prints calls."""

    def print_Call(self, value: Call) -> Printed:
        procedure = value.procedure
        receiver: Doc = []
        if value.receiver is not None and not isinstance(value.receiver, Itself):
            receiver = [self.doc(value.receiver, p.POSTFIX), "."]
        arguments: list[Doc] = []
        is_named = False
        for parameter, argument in zip(procedure.parameters, value.arguments, strict=True):
            if parameter.default is not None and argument is parameter.default:
                is_named = True
                continue
            text = self.doc(argument)
            is_vague = isinstance(argument, Nothing) or _is_truth_literal(argument)
            if is_named or (is_vague and len(procedure.parameters) > 1):
                text = [kotlin_name(parameter.name), " = ", text]
            arguments.append(text)
        name = kotlin_name(procedure.name)
        return Printed([receiver, name, enclosed("(", arguments, ")", ",")])

    def print_CallGiven(self, value: CallGiven) -> Printed:
        arguments = [self.doc(argument) for argument in value.arguments]
        return Printed([self.doc(value.function), enclosed("(", arguments, ")", ",")])

    def print_New(self, value: New) -> Printed:
        if not value.values and value.type.kind == "record":
            return Printed(value.type.name)
        given = {name: item for name, item in value.values.items() if not isinstance(item, Nothing)}
        return Printed([value.type.name, self.fields(given, len(value.values))])

    def print_Replace(self, value: Replace) -> Printed:
        arguments = [[kotlin_name(n), " = ", self.doc(v)] for n, v in value.changes.items()]
        copy = enclosed("(", arguments, ")", ",")
        if isinstance(value.value, Itself):
            return Printed(["copy", copy])
        return Printed([self.doc(value.value, p.POSTFIX), ".copy", copy])

    def fields(self, given: dict[str, Expression], count: int) -> Doc:
        """Arguments of a construction: by name, unless they speak for themselves."""
        speaks = all(_speaks_for(name, item) for name, item in given.items())
        is_plain = len(given) == count and (count == 1 or (count <= 3 and speaks))
        arguments = [
            self.doc(item) if is_plain else [kotlin_name(name), " = ", self.doc(item)]
            for name, item in given.items()
        ]
        return enclosed("(", arguments, ")", ",")

    def print_PrimitiveCall(self, value: PrimitiveCall) -> Printed:
        is_truth = value.key == "opt.or_else" and _is_truth_literal(value.arguments[1])
        if is_truth and len(self.alternatives(value.arguments[0])) == 1:
            return self.truth_or(value)
        if value.key == "list.extend":
            items = self.walked(value.arguments[1])
            return Printed([self.doc(value.arguments[0], p.POSTFIX), ".addAll(", items, ")"])
        if value.key == "opt.or_else" and _is_empty_list(value.arguments[1]):
            return Printed([self.doc(value.arguments[0], p.POSTFIX), ".orEmpty()"])
        if value.key == "list.concat":
            left, right = value.arguments
            operands = [self.walked(left, p.ADDITIVE), " + ", self.walked(right, p.ADDITIVE + 1)]
            return Printed(operands, p.ADDITIVE)
        if value.key == "list.reversed" and _is_fresh(value.arguments[0]):
            return self.template("{0.}.asReversed()", value.arguments)
        if value.key.startswith("opt.or_else"):
            return self.chain("?:", self.alternatives(value), p.ELVIS)
        if value.key == "json.coalesce":
            return self.coalesced(value)
        if value.key in ("json.json_list", "json.json_list/object"):
            return Printed(
                [self.using("JsonArray"), enclosed("(", [self.items(value.arguments[0])], ")", ",")]
            )
        if value.key == "text.one_of":
            return self.kept_if_one_of(value)
        if value.key == "text.non_empty" and self.printed(value.arguments[0]).level < p.POSTFIX:
            return Printed(["nonEmpty", enclosed("(", [self.doc(value.arguments[0])], ")", ",")])
        if value.key in ("list.take_first", "list.take_last"):
            return self.taken(value)
        return self.template(KOTLIN[value.key], value.arguments)

    def truth_or(self, value: PrimitiveCall) -> Printed:
        """`x ?: false` as a comparison."""
        subject, otherwise = value.arguments
        assert isinstance(otherwise, LiteralValue)
        test = " != false" if otherwise.value else " == true"
        return Printed([self.doc(subject, p.ELVIS + 1), test], p.EQUALITY)

    def kept_if_one_of(self, value: PrimitiveCall) -> Printed:
        """A text if it is one of some."""
        subject, options = value.arguments
        dot = "." if isinstance(subject, Lift) else "?."
        assert isinstance(options, ListLiteral)
        tests: list[Doc] = [["it == ", self.doc(option)] for option in options.items]
        if len(tests) > MOST_COMPARED:
            items = [self.doc(option) for option in options.items]
            tests = [["it in setOf", enclosed("(", items, ")", ",")]]
        body = [tests[0], Nest([[" ||", LINE, test] for test in tests[1:]])]
        kept = Group(["{", Nest([LINE, *body]), LINE, "}"])
        return Printed([self.doc(subject, p.POSTFIX), f"{dot}takeIf ", kept])

    def coalesced(self, value: PrimitiveCall) -> Printed:
        """`a ?? b ?? c` as a chain."""
        first, other = value.arguments
        receiver = self.printed(first)
        start = receiver.hops or (self.doc(first, p.POSTFIX),)
        return chained([*start, [".ifNullish { ", self.doc(other), " }"]])

    def taken(self, value: PrimitiveCall) -> Printed:
        """The first or last items; a count below zero takes none."""
        items, count = value.arguments
        function = "take" if value.key == "list.take_first" else "takeLast"
        number = self.doc(count)
        if not _is_never_negative(count):
            number = [self.doc(count, p.POSTFIX), ".coerceAtLeast(0)"]
        return Printed([self.doc(items, p.POSTFIX), f".{function}(", number, ")"])


def _is_truth_literal(value: Expression) -> bool:
    return isinstance(value, LiteralValue) and isinstance(value.value, bool)


def _is_fresh(value: Expression) -> bool:
    """Whether a list has no other name, so that it stays as it is."""
    return isinstance(value, PrimitiveCall) and value.fresh


def _speaks_for(name: str, value: Expression) -> bool:
    """Whether a value is called as the field that takes it."""
    while isinstance(value, (Lift, Inject)):
        value = value.value
    return isinstance(value, (Name, Field)) and value.name == name


def _is_never_negative(value: Expression) -> bool:
    if isinstance(value, LiteralValue):
        return isinstance(value.value, (int, float)) and value.value >= 0
    if isinstance(value, ConstantName):
        return True
    if isinstance(value, PrimitiveCall):
        if value.key == "int.max":
            return any(_is_never_negative(argument) for argument in value.arguments)
        return value.key in ("list.len", "map.len", "text.units")
    return False


def _is_empty_list(value: Expression) -> bool:
    return isinstance(value, EmptyCollection) and value.type.kind == "list"
