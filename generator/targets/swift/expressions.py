"""Expressions of the model as Swift expressions: documents with their outermost precedence."""

from __future__ import annotations

from generator.model import (
    Arithmetic,
    Conditional,
    ConstantName,
    EmptyCollection,
    EnumFromWire,
    EnumMember,
    Expression,
    Field,
    Format,
    Inject,
    IsSome,
    Itself,
    Lift,
    ListLiteral,
    LiteralValue,
    Name,
    Nothing,
    ObjectLiteral,
    ProcedureName,
    ToJson,
    Type,
    walk,
)
from generator.targets.layout import (
    LINE,
    Doc,
    Group,
    join,
)
from generator.targets.swift.calls import CallPrinter
from generator.targets.swift.conditions import ConditionPrinter
from generator.targets.swift.lists import ListPrinter, Mapped
from generator.targets.swift.names import constant_name, plain_name, swift_name
from generator.targets.swift.pieces import (
    enclosed,
    escaped,
    flat_text,
    number_text,
    quoted,
)
from generator.targets.swift.printing import (
    COALESCE,
    INFIX,
    PREFIX,
    PRIMARY,
    SUM,
    TERNARY,
)

_JSON_CASES = {"str": "string", "num": "number", "bool": "bool", "object": "object", "list": "list"}


class ExpressionPrinter(ConditionPrinter, ListPrinter, CallPrinter):
    """Prints expressions."""

    # ---- names and literals

    def print_LiteralValue(self, value: LiteralValue) -> tuple[Doc, int]:
        if isinstance(value.value, bool):
            return str(value.value).lower(), PRIMARY
        if isinstance(value.value, str):
            return quoted(value.value), PRIMARY
        return number_text(value.value), PRIMARY if value.value >= 0 else PREFIX

    def print_Nothing(self, value: Nothing) -> tuple[Doc, int]:
        return "nil", PRIMARY

    def print_Name(self, value: Name) -> tuple[Doc, int]:
        return self.local(value.name), PRIMARY

    def print_ConstantName(self, value: ConstantName) -> tuple[Doc, int]:
        return self.top_level(self.constant_text(value.name)), PRIMARY

    def constant_text(self, name: str) -> str:
        """The name of a constant; a function of the same name keeps it."""
        plain = constant_name(name)
        return f"{plain}Value" if plain in self.functions else plain

    def print_ProcedureName(self, value: ProcedureName) -> tuple[Doc, int]:
        return self.top_level(swift_name(value.name)), PRIMARY

    def print_Itself(self, value: Itself) -> tuple[Doc, int]:
        return "self", PRIMARY

    def print_Field(self, value: Field) -> tuple[Doc, int]:
        name = swift_name(value.name)
        if isinstance(value.receiver, Itself):
            return self.member(name), PRIMARY
        return [self.receiver(value.receiver), ".", plain_name(value.name)], PRIMARY

    def print_EnumMember(self, value: EnumMember) -> tuple[Doc, int]:
        return f".{plain_name(value.member.lower())}", PRIMARY

    def print_EnumFromWire(self, value: EnumFromWire) -> tuple[Doc, int]:
        if value.value.type.kind == "opt" and not isinstance(value.value, Lift):
            return [self.receiver(value.value), f".flatMap({value.enum}.init)"], PRIMARY
        return [f"{value.enum}(rawValue: ", self.doc(value.value), ")"], PRIMARY

    def print_EmptyCollection(self, value: EmptyCollection) -> tuple[Doc, int]:
        return {"index": "[:]", "map": "OrderedMap()"}.get(value.type.kind, "[]"), PRIMARY

    def print_ListLiteral(self, value: ListLiteral) -> tuple[Doc, int]:
        with self.inside():
            return enclosed("[", [self.item(item) for item in value.items], "]", ","), PRIMARY

    def print_ObjectLiteral(self, value: ObjectLiteral) -> tuple[Doc, int]:
        if not value.members:
            return "[:]", PRIMARY
        with self.inside():
            members = [self.labelled(quoted(key), item) for key, item in value.members]
        literal = enclosed("[", members, "]", ",")
        if any(item.type.kind == "opt" for _, item in value.members):
            return ["JSONObject(present: ", literal, ")"], PRIMARY
        return literal, PRIMARY

    # ---- wrapping

    def print_Inject(self, value: Inject) -> tuple[Doc, int]:
        if self.is_bare(value.case):
            return self.case_name(value.case), PRIMARY
        with self.inside():
            return [
                self.case_name(value.case),
                enclosed("(", [self.doc(value.value)], ")"),
            ], PRIMARY

    def print_Lift(self, value: Lift) -> tuple[Doc, int]:
        return self.printed(value.value)

    def print_ToJson(self, value: ToJson) -> tuple[Doc, int]:
        inner, have = value.value, value.value.type
        if isinstance(inner, (LiteralValue, ObjectLiteral)):
            printed = self.printed(inner)
            return printed if flat_text(printed[0])[:1] != "J" else self.wrapped(inner, have)
        if have.kind == "opt":
            if have.item.kind == "enum":
                return [self.receiver(inner), ".map { .string($0.rawValue) }"], PRIMARY
            case = _JSON_CASES[have.item.kind]
            if have.item.kind == "list":
                case = {"object": "list(objects:)", "str": "list(texts:)"}.get(
                    have.item.item.kind, case
                )
            return [self.receiver(inner), f".map(JSONValue.{case})"], PRIMARY
        return self.wrapped(inner, have)

    def wrapped(self, value: Expression, have: Type) -> tuple[Doc, int]:
        """A plain value in its case of JSONValue."""
        if have.kind == "list":
            if isinstance(value, ListLiteral):
                with self.inside():
                    items = [self.wrapped_item(item) for item in value.items]
                return enclosed("[", items, "]", ","), PRIMARY
            label = {"object": "objects: ", "str": "texts: "}.get(have.item.kind, "")
            return [".list", enclosed("(", [[label, self.doc(value)]], ")")], PRIMARY
        if have.kind == "enum":
            return [".string(", self.receiver(value), ".rawValue)"], PRIMARY
        if have.kind == "int":
            return [".number(Double(", self.doc(value), "))"], PRIMARY
        if have.kind == "json":
            return self.printed(value)
        return [f".{_JSON_CASES[have.kind]}", enclosed("(", [self.doc(value)], ")")], PRIMARY

    def wrapped_item(self, item: Expression) -> Doc:
        if isinstance(item, LiteralValue):
            return self.doc(item)
        return self.wrapped(item, item.type)[0]

    # ---- operators

    def print_Arithmetic(self, value: Arithmetic) -> tuple[Doc, int]:
        own = INFIX[value.operator]
        return [
            self.doc(value.left, own),
            f" {value.operator} ",
            self.doc(value.right, own + 1),
        ], own

    def print_Format(self, value: Format) -> tuple[Doc, int]:
        if not any(isinstance(part, str) for part in value.parts):
            texts = [part for part in value.parts if isinstance(part, Expression)]
            if all(part.type.kind == "str" for part in texts) and len(texts) > 1:
                return Group(join([LINE, "+ "], [self.doc(text, SUM + 1) for text in texts])), SUM
        with self.inside():
            parts = [
                escaped(part) if isinstance(part, str) else f"\\({flat_text(self.doc(part))})"
                for part in value.parts
            ]
        return f'"{"".join(parts)}"', PRIMARY

    def print_Conditional(self, value: Conditional) -> tuple[Doc, int]:
        match value.test:
            case IsSome(value=Name() as tested) if _is_narrowed(tested.name, value.then):
                return self.mapped_or(tested, value)
        return (
            Group(
                [
                    self.doc(value.test, TERNARY + 1),
                    [LINE, "? ", self.doc(value.then, TERNARY + 1)],
                    [LINE, ": ", self.doc(value.otherwise, TERNARY)],
                ]
            ),
            TERNARY,
        )

    def mapped_or(self, tested: Name, value: Conditional) -> tuple[Doc, int]:
        """`x?.field ?? other`, which says the name once."""
        mapped = Mapped(
            type=value.type,
            span=value.span,
            source=tested,
            name=tested.name,
            value=value.then,
            is_nested=not isinstance(value.otherwise, Nothing),
        )
        if not mapped.is_nested:
            return self.printed(mapped)
        items = [self.doc(mapped, COALESCE + 1), self.doc(value.otherwise, COALESCE)]
        return Group(join([LINE, "?? "], items)), COALESCE


def _is_narrowed(name: str, value: Expression) -> bool:
    """Whether a value uses a name as what is there."""
    return any(
        isinstance(node, Name) and node.name == name and node.type.kind != "opt"
        for node in walk(value)
    )
