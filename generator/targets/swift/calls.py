"""Calls: of procedures, of primitives in the shape that each has, and construction."""

from __future__ import annotations

from collections.abc import Iterator

from generator.model import (
    Call,
    CallGiven,
    Expression,
    Itself,
    Lift,
    LiteralValue,
    New,
    Nothing,
    PrimitiveCall,
    Replace,
    ToJson,
)
from generator.targets.layout import (
    LINE,
    SOFT_LINE,
    Doc,
    Group,
    Nest,
    join,
)
from generator.targets.swift import primitives
from generator.targets.swift.names import plain_name, swift_name
from generator.targets.swift.pieces import (
    braced,
    labels,
)
from generator.targets.swift.printing import (
    COMPARE,
    INFIX,
    PRIMARY,
    Printing,
)


class CallPrinter(Printing):
    """Prints calls."""

    def print_Call(self, value: Call) -> tuple[Doc, int]:
        name = swift_name(value.procedure.name)
        if value.receiver is None:
            function: Doc = self.top_level(name)
        elif isinstance(value.receiver, Itself):
            function = self.member(name)
        else:
            function = [self.receiver(value.receiver), ".", name]
        arguments = [
            (label, argument)
            for label, parameter, argument in zip(
                labels(value.procedure), value.procedure.parameters, value.arguments, strict=True
            )
            if argument is not parameter.default
        ]
        return [function, self.arguments(arguments)], PRIMARY

    def print_CallGiven(self, value: CallGiven) -> tuple[Doc, int]:
        arguments = [("", argument) for argument in value.arguments]
        return [self.doc(value.function), self.arguments(arguments)], PRIMARY

    def print_New(self, value: New) -> tuple[Doc, int]:
        # What is nil by default is not said.
        arguments = [
            (plain_name(name), item)
            for name, item in value.values.items()
            if not isinstance(item, Nothing)
        ]
        return [value.type.name, self.arguments(arguments)], PRIMARY

    def print_Replace(self, value: Replace) -> tuple[Doc, int]:
        with self.inside():
            changes = [
                [f"$0.{swift_name(name)} = ", self.doc(item)]
                for name, item in value.changes.items()
            ]
            copied = self.doc(value.value)
        return ["changed(", copied, ") ", braced("", join(["; "], changes))], PRIMARY

    # ---- primitives

    def print_PrimitiveCall(self, value: PrimitiveCall) -> tuple[Doc, int]:
        shape = primitives.SWIFT[value.key]
        arguments = value.arguments
        match shape:
            case primitives.Member(name):
                return [self.receiver(_without_wrapping(name, arguments[0])), ".", name], PRIMARY
            case primitives.Coalescing():
                first, *tried = self.coalesced(value)
                taken = self.arguments([("", other) for other in tried])
                return [self.receiver(first), ".coalescing", taken], PRIMARY
            case primitives.Method(name, labels_):
                others = [
                    (label, argument)
                    for label, argument in zip(labels_, arguments[1:], strict=True)
                    if not _is_default(label, argument)
                ]
                taken = self.arguments(others)
                return self.called(arguments[0], [".", name, taken]), PRIMARY
            case primitives.Function(name, labels_):
                function = f"Swift.{name}" if name in self.hidden() else name
                taken = self.arguments(list(zip(labels_, arguments, strict=True)))
                return [function, taken], PRIMARY
            case primitives.Subscript(is_test):
                place = self.subscripted(value)
                return ([place, " != nil"], COMPARE) if is_test else (place, PRIMARY)
            case primitives.Infix(operator):
                return self.infix(value, operator)
            case primitives.Implicit(name, label):
                taken = self.arguments([(label, a) for a in arguments]) if arguments else ""
                return [".", name, taken], PRIMARY
            case primitives.Itself():
                return self.printed(arguments[0])
            case primitives.Exact():
                with self.inside():
                    texts = self.receiver(arguments[0])
                return ["Set(", texts, ".map { ExactString($0) })"], PRIMARY
            case primitives.Append():
                key = self.doc(arguments[1])
                taken = self.arguments([("", arguments[2])])
                return [
                    self.receiver(arguments[0]),
                    "[",
                    key,
                    ", default: []].append",
                    taken,
                ], PRIMARY

    def coalesced(self, value: Expression) -> Iterator[Expression]:
        """All that a chain of `coalesce` tries, in order."""
        if isinstance(value, PrimitiveCall) and isinstance(
            primitives.SWIFT[value.key], primitives.Coalescing
        ):
            yield from self.coalesced(value.arguments[0])
            yield value.arguments[1]
        else:
            yield value

    def called(self, receiver: Expression, method: Doc) -> Doc:
        """A method call; the line may break before it where another one stands before."""
        before = self.receiver(receiver)
        if isinstance(receiver, PrimitiveCall) and isinstance(
            primitives.SWIFT[receiver.key], primitives.Method
        ):
            return Group([before, Nest([SOFT_LINE, method])])
        return [before, method]

    def infix(self, value: PrimitiveCall, operator: str) -> tuple[Doc, int]:
        """`a ?? b ?? c` and `a + b`."""
        own = INFIX[operator]
        items = list(self.flat(value, operator))
        docs = [self.doc(item, own + 1) for item in items]
        return Group(join([LINE, f"{operator} "], docs)), own

    def flat(self, value: Expression, operator: str) -> Iterator[Expression]:
        """The operands of a chain of one operator."""
        if isinstance(value, Lift):
            yield from self.flat(value.value, operator)
        elif isinstance(value, PrimitiveCall) and primitives.SWIFT[value.key] == primitives.Infix(
            operator
        ):
            for argument in value.arguments:
                yield from self.flat(argument, operator)
        else:
            yield value


def _is_default(label: str, argument: Expression) -> bool:
    """Whether an argument says what its parameter says anyway."""
    if label == "from":
        return isinstance(argument, PrimitiveCall) and argument.key == "text.start"
    return label == "separator" and isinstance(argument, LiteralValue) and argument.value == ""


def _without_wrapping(member: str, value: Expression) -> Expression:
    """An optional text, number or truth value itself, where it has the member of a JSON value."""
    if member != "orNull" or not isinstance(value, ToJson) or value.value.type.kind != "opt":
        return value
    return value.value if value.value.type.item.kind in ("str", "num", "bool") else value
