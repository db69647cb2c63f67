"""Choices of a value, and chains of `?.` in the place of some."""

from __future__ import annotations

import re

from generator.model import (
    Call,
    Conditional,
    ConstantName,
    Expression,
    Field,
    Inject,
    IsSome,
    Lift,
    Name,
    Nothing,
    OneOf,
    PrimitiveCall,
    ToJson,
    uses,
)
from generator.targets.kotlin import precedence as p
from generator.targets.kotlin.json_values import JsonPrinter
from generator.targets.kotlin.names import kotlin_name
from generator.targets.kotlin.pieces import Printed, if_expression, labels
from generator.targets.kotlin.primitives import KOTLIN, level_of
from generator.targets.layout import HARD_LINE, LINE, Doc, Group, Items, Nest


class ChainPrinter(JsonPrinter):
    """Prints choices and chains."""

    def print_Conditional(self, value: Conditional) -> Printed:
        mapped = self.mapped(value)
        if mapped is not None:
            return mapped
        if isinstance(value.test, OneOf) and self.tests_of(value.test, True) is None:
            chosen = self.chosen_by_label(value, value.test)
            if chosen is not None:
                return chosen
        return Printed(
            if_expression(self.doc(value.test), self.doc(value.then), self.doc(value.otherwise)),
            p.CONDITIONAL,
        )

    def chosen_by_label(self, value: Conditional, test: OneOf) -> Printed | None:
        """`a if x in [many] else b` as a `when` on it."""
        if isinstance(test.options, ConstantName):
            return None
        rows = [
            [labels([self.doc(option) for option in test.options]), self.doc(value.then)],
            ["else -> ", self.doc(value.otherwise)],
        ]
        subject = self.doc(test.value)
        when = ["when (", subject, ") {", Nest([HARD_LINE, Items(rows)]), HARD_LINE, "}"]
        return Printed(when, p.CONDITIONAL)

    def mapped(self, value: Conditional) -> Printed | None:
        """`x.field if x is not None else …` as `x?.field ?: …`."""
        test = value.test
        if not (isinstance(test, IsSome) and isinstance(test.value, Name)):
            return None
        then = value.then.value if isinstance(value.then, Lift) else value.then
        chain = self.safe_chain(then, test.value.name)
        if chain is None:
            return None
        if isinstance(value.otherwise, Nothing):
            return Printed(chain)
        if then.type.kind == "opt":
            return None
        otherwise = self.doc(value.otherwise, p.ELVIS + 1)
        return Printed(Group([chain, Nest([LINE, "?: ", otherwise])]), p.ELVIS)

    def safe_chain(self, value: Expression, root: str) -> Doc | None:
        """A chain of members and calls that begins at a name, with `?.` where it may be null."""
        if isinstance(value, (Inject, Lift)):
            return self.safe_chain(value.value, root)
        if isinstance(value, Field):
            start = self.chain_start(value.receiver, root)
            return None if start is None else [start, "?.", kotlin_name(value.name)]
        if isinstance(value, Call) and value.receiver is not None:
            start = self.chain_start(value.receiver, root)
            if start is None or uses(root, value.arguments):
                return None
            plain = self.doc(
                Call(
                    type=value.type,
                    span=value.span,
                    procedure=value.procedure,
                    receiver=None,
                    arguments=value.arguments,
                )
            )
            return [start, "?.", plain]
        if isinstance(value, ToJson) and value.value.type.kind in (
            "str",
            "num",
            "int",
            "bool",
            "enum",
        ):
            start = self.chain_start(value.value, root)
            wire = "?.wire" if value.value.type.kind == "enum" else ""
            return None if start is None else [start, wire, "?.toJson()"]
        if isinstance(value, PrimitiveCall):
            text = KOTLIN[value.key]
            first, rest = value.arguments[0], value.arguments[1:]
            if level_of(text) != p.POSTFIX or not text.startswith("{0") or uses(root, rest):
                return None
            start = self.chain_start(first, root)
            if start is None:
                return None
            takes_null = text.startswith("{0.}[") or re.match(
                r"\{0\.\}\.(string|number|boolean|array|record)$", text
            )
            hop = text.removeprefix("{0.}").removeprefix("{0?}")
            if not (takes_null and value.key.startswith("json")):
                if hop.startswith("["):
                    return None
                hop = "?" + hop
            filled = self.template("{0}" + hop, [first, *rest]).doc
            assert isinstance(filled, list)
            return [start, *filled[2:]]
        return None

    def chain_start(self, value: Expression, root: str) -> Doc | None:
        if isinstance(value, (Inject, Lift)):
            return self.chain_start(value.value, root)
        if isinstance(value, Name) and value.name == root:
            return self.doc(value, p.POSTFIX)
        return self.safe_chain(value, root)
