"""Primitives by the text that `primitives.py` has for them."""

from __future__ import annotations

import re
from collections.abc import Sequence

from generator.model import Expression, Lift, PrimitiveCall
from generator.targets.kotlin import precedence as p
from generator.targets.kotlin.pieces import Printed, chained
from generator.targets.kotlin.primitives import level_of
from generator.targets.kotlin.printing import Printing
from generator.targets.layout import Doc, enclosed

_ARGUMENT = re.compile(r"\{(\d)([.?!]?)\}")

_CALL = re.compile(r"(.*?)\(((?:\{\d[.?!]?\}(?:, )?)+)\)$")


class TemplatePrinter(Printing):
    """Prints primitives from their templates."""

    def template(self, text: str, arguments: Sequence[Expression]) -> Printed:
        """The text of a primitive with its arguments filled in."""
        level = level_of(self.using(text))
        call = _CALL.match(text)
        if call is not None:
            given = _ARGUMENT.findall(call[2])
            inner = [self.argument(arguments[int(index)], mark, level) for index, mark in given]
            head = self.filled(call[1], arguments, level)
            return self.hop(
                Printed([*head, enclosed("(", inner, ")", ",")], level), text, arguments
            )
        return self.hop(Printed(self.filled(text, arguments, level), level), text, arguments)

    def filled(self, text: str, arguments: Sequence[Expression], level: int) -> list[Doc]:
        pieces: list[Doc] = []
        end = 0
        for found in _ARGUMENT.finditer(text):
            pieces.append(text[end : found.start()])
            pieces.append(self.argument(arguments[int(found[1])], found[2], level))
            end = found.end()
        return [*pieces, text[end:]]

    def hop(self, printed: Printed, text: str, arguments: Sequence[Expression]) -> Printed:
        """A call or member behind a chain is one more link of it."""
        if not text.startswith("{0.}."):
            return printed
        receiver = self.printed(arguments[0])
        if not receiver.hops:
            return printed
        assert isinstance(printed.doc, list)
        return chained([*receiver.hops, printed.doc[2:]])

    def argument(self, argument: Expression, mark: str, level: int) -> Doc:
        if mark == "!":
            return self.doc(argument, level + 1)
        if mark == "?":
            return [self.doc(argument, p.POSTFIX), "" if isinstance(argument, Lift) else "?"]
        return self.doc(argument, p.POSTFIX if mark else p.LOWEST)

    def alternatives(self, value: Expression) -> list[Expression]:
        """The operands of a chain of `or_else`."""
        if isinstance(value, PrimitiveCall) and value.key.startswith("opt.or_else"):
            return [*self.alternatives(value.arguments[0]), *self.alternatives(value.arguments[1])]
        if isinstance(value, Lift):
            return self.alternatives(value.value)
        return [value]
