"""JSON made from values."""

from __future__ import annotations

from generator.model import STR, Expression, Lift, Nothing, ObjectLiteral, PrimitiveCall, ToJson
from generator.targets.kotlin import precedence as p
from generator.targets.kotlin.calls import CallPrinter
from generator.targets.kotlin.pieces import Printed, quoted
from generator.targets.layout import HARD_LINE, LINE, Doc, Group, Nest, enclosed, lines

_OR_NULL = ("json.or_null", "opt.or_null/text", "opt.or_null/num", "opt.or_null/bool")


class JsonPrinter(CallPrinter):
    """Prints JSON made from values."""

    def print_ToJson(self, value: ToJson) -> Printed:
        have = value.value.type
        inner = have.item if have.kind == "opt" else have
        if inner.kind in ("object", "json"):
            return self.printed(value.value)
        if inner.kind == "list" and have.kind != "opt" and inner.item != STR:
            if inner.item.kind in ("json", "object"):
                items = self.items(value.value)
            else:
                items = [self.doc(value.value, p.POSTFIX), ".map { it.toJson() }"]
            return Printed([self.using("JsonArray"), enclosed("(", [items], ")", ",")])
        if inner.kind in ("str", "bool", "int") and have.kind != "opt":
            return Printed(
                [self.using("JsonPrimitive"), enclosed("(", [self.doc(value.value)], ")", ",")]
            )
        dot = "?." if have.kind == "opt" else "."
        wire = f"wire{dot}" if inner.kind == "enum" else ""
        return Printed([self.doc(value.value, p.POSTFIX), dot, wire, "toJson()"])

    def print_ObjectLiteral(self, value: ObjectLiteral) -> Printed:
        members = [(key, item) for key, item in value.members if not isinstance(item, Nothing)]
        if not members:
            return Printed(self.using("JsonObject(emptyMap())"))
        self.this, this = f"this@{self.owner}", self.this
        puts = [self.put(key, item) for key, item in members]
        self.this = this
        separator = LINE if len(puts) == 1 else HARD_LINE
        return Printed(Group(["jsonObject {", Nest([separator, *lines(puts)]), separator, "}"]))

    def put(self, key: str, value: Expression) -> Doc:
        """One member of a JSON object; what is absent is null there, or leaves its key out."""
        is_nullable = isinstance(value, PrimitiveCall) and value.key in _OR_NULL
        function = "putOrNull" if is_nullable else "put"
        given = value.arguments[0] if isinstance(value, PrimitiveCall) and is_nullable else value
        return [function, enclosed("(", [quoted(key), self.member(given)], ")", ",")]

    def member(self, value: Expression) -> Doc:
        """A value that is put under a key: the builder turns plain ones into JSON."""
        if isinstance(value, Lift):
            return self.member(value.value)
        if not isinstance(value, ToJson):
            return self.doc(value)
        have = value.value.type
        inner = have.item if have.kind == "opt" else have
        if inner.kind in ("str", "num", "int", "bool"):
            return self.doc(value.value)
        if inner.kind == "enum":
            return [self.doc(value.value, p.POSTFIX), "?.wire" if have.kind == "opt" else ".wire"]
        return self.doc(value)
