"""Entities: references with an identity, equal by content, perhaps nested to any depth."""

from __future__ import annotations

from generator.model import Record, Type, Union
from generator.targets.layout import HARD_LINE, LINE, Doc, Group, Nest, join, lines
from generator.targets.swift.names import swift_name
from generator.targets.swift.types import TypePrinter

_UNCHECKED = "// Not checked: only decoding writes fields, before anybody else has them."


class EntityPrinter(TypePrinter):
    """Prints entities, and what unions of them need beside other unions."""

    def entity(self, record: Record) -> Doc:
        words = {name: self.entity_field(record, name) for name in record.fields}
        fields = self.fields(record, words)
        if self.is_written(record) and record.name in self.usage.public:
            fields = lines([_UNCHECKED, fields])
        members = [fields, self.initializer(record.fields, "")]
        members += self.methods(record)
        if record.union:
            members += self.entity_equality(record)
        if nested := self.nested_fields(record):
            reason = (
                "// What is nested may go to any depth, and its release must not take stack for it."
            )
            members.append(lines([reason, "deinit { releaseNested() }"]))
            members.append(self.take_nested(nested))
        return self.type(
            record, f"final class {record.name}", self.entity_protocols(record), members
        )

    def entity_field(self, record: Record, name: str) -> str:
        access = self.member_access(record)
        if self.is_assigned(record, name):
            return f"{access}{'internal(set) ' if access else ''}var"
        return f"{access}private(set) var" if name in self.nested_fields(record) else f"{access}let"

    def is_assigned(self, record: Record, name: str) -> bool:
        return bool({(record.name, name), (record.union or "", name)} & self.usage.assigned)

    def is_written(self, record: Record) -> bool:
        """Whether a field changes after the initializer, at the latest in the release."""
        return bool(self.nested_fields(record)) or any(
            self.is_assigned(record, name) for name in record.fields
        )

    def entity_protocols(self, record: Record) -> list[str]:
        protocols = ["Identifiable"] if "id" in record.fields else []
        if record.union:
            protocols.append("Hashable")
        if self.nested_fields(record):
            protocols.append("Nesting")
        if record.name in self.usage.public:
            protocols.append("@unchecked Sendable" if self.is_written(record) else "Sendable")
        return protocols

    def nested_fields(self, record: Record) -> dict[str, Type]:
        """The lists of entities that an entity holds."""
        return {
            name: type_.item
            for name, type_ in record.fields.items()
            if type_.kind == "list" and self.is_entity(type_.item)
        }

    def is_entity(self, type_: Type) -> bool:
        declaration = self.program.declaration(type_.name) if type_.name else None
        return isinstance(declaration, (Record, Union)) and declaration.is_entity

    def take_nested(self, nested: dict[str, Type]) -> Doc:
        taken = [
            swift_name(name) + (".map(\\.reference)" if type_.name in self.program.unions else "")
            for name, type_ in nested.items()
        ]
        statements: list[Doc] = [f"let nested: [AnyObject] = {' + '.join(taken)}"]
        statements += [f"{swift_name(name)} = []" for name in nested]
        return self.braced("func takeNested() -> [AnyObject]", [*statements, "return nested"])

    def entity_equality(self, record: Record) -> list[Doc]:
        access = self.member_access(record)
        case = self.case_name(record.name)
        plain = {n: t for n, t in record.fields.items() if n not in self.nested_fields(record)}
        same = self.equal_fields(plain, "{0}", "other.{0}")
        equal = f"{access}static func == (left: {record.name}, right: {record.name}) -> Bool"
        hashing = f"{access}func hash(into hasher: inout Hasher)"
        return [
            self.braced(equal, [f"{record.union}{case}(left) == {case}(right)"]),
            self.braced(hashing, [f"hasher.combine({self.hashed(record)})"]),
            self.braced(f"fileprivate func hasSameFields(as other: {record.name}) -> Bool", [same]),
        ]

    def hashed(self, declaration: Record | Union) -> str:
        names = declaration.fields if isinstance(declaration, Record) else declaration.shared
        return "id" if "id" in names else "0"

    def entity_union(self, union: Union) -> list[Doc]:
        """Equality by content to any depth; the reference in each case."""
        access = self.member_access(union)
        pairs = f"[({union.name}, {union.name})]"
        equal = f"{access}static func == (left: {union.name}, right: {union.name}) -> Bool"
        equality: list[Doc] = [
            f"var pending: {pairs} = []",
            "guard left.isSame(as: right, butFor: &pending) else { return false }",
            self.braced(
                "while let (one, other) = pending.popLast()",
                ["guard one.isSame(as: other, butFor: &pending) else { return false }"],
            ),
            "return true",
        ]
        same = f"private func isSame(as other: {union.name}, butFor pending: inout {pairs}) -> Bool"
        cases: list[Doc] = [self.pair_case(union, name) for name in union.cases]
        cases.append("default: return false")
        sameness: list[Doc] = [
            "if reference === other.reference { return true }",
            self.switch("(self, other)", cases),
        ]
        hashing = f"{access}func hash(into hasher: inout Hasher)"
        references = [f"case {self.case_name(name)}(let value): value" for name in union.cases]
        return [
            self.braced(equal, equality),
            lines(
                [
                    "/// Whether both are the same, but for pairs added to what is compared next.",
                    self.braced(same, sameness),
                ]
            ),
            self.braced(hashing, [f"hasher.combine({self.hashed(union)})"]),
            self.braced("var reference: AnyObject", [self.switch("self", references)]),
        ]

    def pair_case(self, union: Union, name: str) -> Doc:
        """Two entities of one case: their fields here, what they hold later."""
        nested, case = self.nested_fields(self.program.records[name]), self.case_name(name)
        head = f"case ({case}(let one), {case}(let other)):"
        if not nested:
            return [head, Nest([HARD_LINE, "return one.hasSameFields(as: other)"])]
        tests: list[Doc] = ["one.hasSameFields(as: other)"]
        pairs: list[Doc] = []
        for field, type_ in nested.items():
            one, other = f"one.{swift_name(field)}", f"other.{swift_name(field)}"
            tests.append(f"{one}.count == {other}.count")
            wrapped = ""
            if type_.name != union.name:
                inner = self.case_name(type_.name)
                wrapped = f".map {{ ({inner}($0), {inner}($1)) }}"
            pairs.append(f"pending += zip({one}, {other}){wrapped}")
        conditions = Nest(join([",", LINE], tests))
        guard: Doc = ["guard ", Group([conditions, LINE, "else { return false }"])]
        return [head, Nest([HARD_LINE, lines([guard, *pairs, "return true"])])]
