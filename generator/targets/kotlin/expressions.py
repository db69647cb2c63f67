"""Expressions of the model as Kotlin, each a document for the layout and how tightly it binds."""

from __future__ import annotations

import re

from generator.model import (
    Arithmetic,
    ConstantName,
    EnumFromWire,
    EnumMember,
    Field,
    Format,
    Inject,
    Itself,
    Lift,
    LiteralValue,
    Name,
    Nothing,
    ProcedureName,
)
from generator.targets.kotlin import precedence as p
from generator.targets.kotlin.chains import ChainPrinter
from generator.targets.kotlin.names import kotlin_name
from generator.targets.kotlin.pieces import Printed, number_text, quoted
from generator.targets.layout import LINE, Doc, Group, Nest


class ExpressionPrinter(ChainPrinter):
    """Prints expressions."""

    def print_LiteralValue(self, value: LiteralValue) -> Printed:
        if isinstance(value.value, str):
            return Printed(quoted(value.value))
        if isinstance(value.value, bool):
            return Printed("true" if value.value else "false")
        is_negative = value.value < 0
        return Printed(number_text(value.value, value.type), p.PREFIX if is_negative else p.POSTFIX)

    def print_Nothing(self, value: Nothing) -> Printed:
        return Printed("null")

    def print_Name(self, value: Name) -> Printed:
        return self.replaced.get(value.name) or Printed(kotlin_name(value.name))

    def print_ConstantName(self, value: ConstantName) -> Printed:
        return Printed(value.name)

    def print_ProcedureName(self, value: ProcedureName) -> Printed:
        return Printed(f"::{kotlin_name(value.name)}")

    def print_Itself(self, value: Itself) -> Printed:
        return Printed(self.this)

    def print_EnumMember(self, value: EnumMember) -> Printed:
        return Printed(f"{value.type.name}.{value.member}")

    def print_EnumFromWire(self, value: EnumFromWire) -> Printed:
        return Printed([value.enum, ".fromWire(", self.doc(value.value), ")"])

    def print_Field(self, value: Field) -> Printed:
        name = kotlin_name(value.name)
        if isinstance(value.receiver, Itself):
            return Printed(f"{self.this}.{name}" if name in self.locals else name)
        return Printed([self.doc(value.receiver, p.POSTFIX), ".", name])

    def print_Inject(self, value: Inject) -> Printed:
        return self.printed(value.value)

    def print_Lift(self, value: Lift) -> Printed:
        return self.printed(value.value)

    def print_Arithmetic(self, value: Arithmetic) -> Printed:
        level = p.ADDITIVE if value.operator in "+-" else p.MULTIPLICATIVE
        left, right = self.doc(value.left, level), self.doc(value.right, level + 1)
        return Printed(Group([left, f" {value.operator}", Nest([LINE, right])]), level)

    def print_Format(self, value: Format) -> Printed:
        pieces: list[Doc] = ['"']
        for index, part in enumerate(value.parts):
            if isinstance(part, str):
                pieces.append(quoted(part)[1:-1])
                continue
            doc = self.doc(part)
            behind = value.parts[index + 1] if index + 1 < len(value.parts) else ""
            is_joined = isinstance(behind, str) and re.match(r"\w", behind)
            if isinstance(doc, str) and doc.isidentifier() and not is_joined:
                pieces.append(["$", doc])
            else:
                pieces.append(["${", doc, "}"])
        return Printed([*pieces, '"'])
