"""Declarations of the model as Swift types, functions and constants."""

from __future__ import annotations

from collections.abc import Iterator

from generator.character_set import parse_members
from generator.model import (
    CHARS,
    Constant,
    Declaration,
    Enumeration,
    ListLiteral,
    Machine,
    Procedure,
    Record,
    Type,
    Union,
)
from generator.targets.layout import HARD_LINE, Doc, Nest, lines, render
from generator.targets.swift.entities import EntityPrinter
from generator.targets.swift.names import constant_name, swift_name
from generator.targets.swift.pieces import case_test, enclosed, flat_text, number_text, quoted
from generator.targets.swift.types import WIDTH, holds_text


class DeclarationPrinter(EntityPrinter):
    """Prints the declarations of a program."""

    def text(self, declaration: Declaration) -> str:
        """One top-level declaration."""
        return render(lines(self.declaration(declaration)), WIDTH)

    def declaration(self, declaration: Declaration) -> Iterator[Doc]:
        yield from self.heading(declaration)
        match declaration:
            case Procedure():
                yield self.procedure(declaration, self.access(declaration))
            case Record(is_entity=True):
                yield self.entity(declaration)
            case Record():
                yield self.record(declaration)
            case Union():
                yield self.union(declaration)
            case Machine():
                yield self.machine(declaration)
            case Enumeration():
                yield self.enumeration(declaration)
            case Constant():
                yield self.constant(declaration)

    # ---- records

    def record(self, record: Record) -> Doc:
        members = [self.fields(record, self.field_of_record(record))]
        if record.name in self.usage.given and record.name in self.usage.public:
            members.append(self.initializer(record.fields, "public "))
        protocols = self.value_protocols(record)
        if protocols and any(map(holds_text, record.fields.values())):
            members.append(self.equality(record))
        members += self.methods(record)
        return self.type(record, f"struct {record.name}", protocols, members)

    def value_protocols(self, declaration: Declaration) -> list[str]:
        if declaration.name in self.usage.public:
            return ["Sendable", "Hashable"]
        return ["Equatable"] if declaration.name in self.usage.compared else []

    def field_of_record(self, record: Record) -> dict[str, str]:
        """The words before each field: what can be left out or changes in copies is a `var`."""
        access = self.member_access(record)
        return {
            name: access
            + (
                "var"
                if type_.kind == "opt" or (record.name, name) in self.usage.replaced
                else "let"
            )
            for name, type_ in record.fields.items()
        }

    def equality(self, record: Record) -> Doc:
        """Equality by content, texts by their exact characters."""
        name = record.name
        head = f"{self.member_access(record)}static func == (left: {name}, right: {name}) -> Bool"
        return self.braced(head, [self.equal_fields(record.fields, "left.{0}", "right.{0}")])

    # ---- unions and enumerations

    def union(self, union: Union) -> Doc:
        access = self.member_access(union)
        cases: list[Doc] = []
        for name in union.cases:
            record = self.program.records[name]
            row_id = record.row_id if self.is_bare(name) else ""
            held = "" if self.is_bare(name) else f"({name})"
            cases.append(self.doc_comment(record.doc.split("\n\n")[0], row_id, indent=4))
            cases.append(f"case {swift_name(record.tag)}{held}")
        members: list[Doc] = [lines(cases)]
        members += [
            self.shared_field(union, name, type_, access) for name, type_ in union.shared.items()
        ]
        members += [self.case_property(name) for name in union.cases if name in self.usage.tested]
        protocols = self.value_protocols(union)
        if union.is_entity:
            members += self.entity_union(union)
            protocols = [*(["Identifiable"] if "id" in union.shared else []), *protocols]
        return self.type(union, f"enum {union.name}", protocols, members)

    def shared_field(self, union: Union, name: str, type_: Type, access: str) -> Doc:
        field = swift_name(name)
        cases = [f"case {self.case_name(case)}(let value): value.{field}" for case in union.cases]
        if (union.name, name) not in self.usage.assigned:
            head = f"{access}var {field}: {self.type_text(type_)}"
            return self.braced(head, [self.switch("self", cases)])
        setter = "internal(set) " if access else ""
        writes = [f"{case} = newValue" for case in cases]
        return self.braced(
            f"{access}{setter}var {field}: {self.type_text(type_)}",
            [
                self.braced("get", [self.switch("self", cases)]),
                self.braced("nonmutating set", [self.switch("self", writes)]),
            ],
        )

    def case_property(self, case: str) -> Doc:
        test = f"{{ if case {self.case_name(case)} = self {{ true }} else {{ false }} }}"
        return f"var {case_test(self.program, case)}: Bool {test}"

    def enumeration(self, enumeration: Enumeration) -> Doc:
        cases: list[Doc] = []
        for member, wire in enumeration.members.items():
            name = constant_name(member)
            cases.append(
                f"case {name}" if name.strip("`") == wire else f"case {name} = {quoted(wire)}"
            )
        protocols = ["String", *(["Sendable"] if enumeration.name in self.usage.public else [])]
        return self.type(enumeration, f"enum {enumeration.name}", protocols, [lines(cases)])

    # ---- machines

    def machine(self, machine: Machine) -> Doc:
        words = {name: self.machine_field(machine, name) for name in machine.fields}
        members = [self.fields(machine, words)]
        access = self.member_access(machine)
        given = {name: machine.fields[name] for name in machine.given}
        if given:
            members.append(self.initializer(given, access))
        elif access:
            members.append("public init() {}")
        members += self.methods(machine)
        return self.type(machine, f"final class {machine.name}", [], members)

    def machine_field(self, machine: Machine, name: str) -> str:
        member = (machine.name, name)
        is_public = machine.name in self.usage.public and name in machine.field_docs
        is_seen = is_public or member in self.usage.used_outside
        access = "public " if is_public else "" if is_seen else "private "
        if member not in self.usage.assigned:
            return f"{access}let" if name in machine.given else f"{access}var"
        if not is_seen:
            return "private var"
        setter = "" if member in self.usage.changed_outside else "private(set) "
        if is_public and not setter:
            setter = "internal(set) "
        return f"{access}{setter}var"

    # ---- constants

    def constant(self, constant: Constant) -> Doc:
        head = f"{self.access(constant)}let {self.constant_text(constant.name)}"
        if constant.type == CHARS:
            value: Doc = ["ScalarSet", enclosed("(", character_set(str(constant.value)), ")")]
            return self.documented(constant, [f"{head} = ", value])
        if isinstance(constant.value, ListLiteral):
            value = self.entries(constant.value)
            return self.documented(constant, [f"{head}: {self.type_text(constant.type)} = ", value])
        if isinstance(constant.value, list):
            items = [quoted(item) for item in constant.value]
            value = enclosed("[", items, "]", ",")
            return self.documented(constant, [f"{head}: {self.type_text(constant.type)} = ", value])
        type_ = f": {self.type_text(constant.type)}" if constant.type.kind == "num" else ""
        text = (
            quoted(constant.value)
            if isinstance(constant.value, str)
            else number_text(constant.value)
        )
        return self.documented(constant, f"{head}{type_} = {text}")

    def entries(self, value: ListLiteral) -> Doc:
        """The entries of a constant list, comments behind them where there is room for all."""
        items = [self.doc(item) for item in value.items]
        if not any(value.notes):
            return enclosed("[", items, "]", ",")
        comma = "," if len(items) > 1 else ""
        noted = [([i, comma], " ".join(n)) for i, n in zip(items, value.notes, strict=True)]
        entries: list[Doc] = [[flat_text(i), f"  // {n}" if n else ""] for i, n in noted]
        if any(len(flat_text(entry)) > WIDTH - 4 for entry in entries):
            entries = [lines([*([f"// {n}"] if n else []), i]) for i, n in noted]
        return ["[", Nest([HARD_LINE, lines(entries)]), HARD_LINE, "]"]


def character_set(notation: str) -> list[Doc]:
    """The arguments that make a set of characters: single ones, then ranges."""
    label = "excluding: " if notation.startswith("^") else ""
    ranges = parse_members(notation.removeprefix("^")).ranges
    single = "".join(
        chr(code) for low, high in ranges if high - low < 2 for code in range(low, high + 1)
    )
    others = [(low, high) for low, high in ranges if high - low >= 2]
    arguments: list[Doc] = [quoted(single)] if single else []
    arguments += [f"{quoted(chr(low))}...{quoted(chr(high))}" for low, high in others]
    return [
        [label if not position else "", argument] for position, argument in enumerate(arguments)
    ]
