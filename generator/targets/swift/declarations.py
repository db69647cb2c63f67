"""Declarations of the model as Swift types, functions and constants."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator, Sequence

from generator.character_set import parse_members
from generator.model import (
    CHARS,
    Bind,
    Comprehension,
    Constant,
    Declaration,
    Enumeration,
    ForEach,
    Let,

    Machine,
    Parameter,
    Procedure,
    Program,
    Quantifier,
    Record,
    Switch,
    Type,
    Union,
    walk,
)
from generator.targets.layout import HARD_LINE, LINE, Choice, Doc, Group, Nest, OneLine, join, lines, render
from generator.targets.swift.expressions import (
    Surroundings,
    case_test,
    enclosed,
    labels,
    number_text,
    quoted,
)
from generator.targets.swift.names import constant_name, swift_name
from generator.targets.swift.statements import StatementPrinter
from generator.targets.swift.usage import Usage

WIDTH = 120
_FEW = 3
"""Comparisons that stand in one expression."""


class DeclarationPrinter(StatementPrinter):
    """Prints the declarations of a program."""

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self.usage = Usage(program)

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

    # ---- what stands before a name

    def access(self, declaration: Declaration) -> str:
        if declaration.name in self.usage.public:
            return "public "
        is_type = not isinstance(declaration, (Procedure, Constant))
        return "" if is_type or not self.usage.is_private(declaration) else "private "

    def member_access(self, owner: Declaration) -> str:
        """That of what a user sees of a type."""
        return "public " if owner.name in self.usage.public else ""

    def method_access(self, owner: Declaration, method: Procedure) -> str:
        if method.public and owner.name in self.usage.public:
            return "public "
        is_private = isinstance(owner, Machine) and (owner.name, method.name) not in self.usage.used_outside
        return "private " if is_private and not method.public else ""

    # ---- docs

    def doc_comment(self, text: str, row_id: str = "", indent: int = 0) -> Doc:
        paragraphs = [" ".join(p.split()) for p in self.with_swift_names(text).strip().split("\n\n")]
        if row_id:
            paragraphs.append(f"Contract: `{row_id}`")
        wrapped: list[str] = []
        for paragraph in paragraphs:
            if wrapped:
                wrapped.append("")
            wrapped += textwrap.wrap(
                paragraph, WIDTH - 4 - indent, break_long_words=False, break_on_hyphens=False
            )
        return lines([f"/// {line}".rstrip() for line in wrapped])

    def with_swift_names(self, text: str) -> str:
        """A doc with the names of procedures as they are here."""
        return re.sub(
            r"`([a-z]\w*_\w+)`",
            lambda found: f"`{swift_name(found[1])}`" if found[1] in self.usage.procedures else found[0],
            text,
        )

    def documented(self, declaration: Declaration, doc: Doc, indent: int = 0) -> Doc:
        return [self.doc_comment(declaration.doc, declaration.row_id, indent), HARD_LINE, doc]

    # ---- types

    def record(self, record: Record) -> Doc:
        members = [self.fields(record, self.field_of_record(record))]
        if record.name in self.usage.given and record.name in self.usage.public:
            members.append(self.initializer(record.fields, "public "))
        if record.name in self.usage.compared and any(map(_holds_text, record.fields.values())):
            members.append(self.equality(record))
        members += self.methods(record)
        return self.type(record, f"struct {record.name}", self.value_protocols(record), members)

    def value_protocols(self, declaration: Declaration) -> list[str]:
        if declaration.name in self.usage.public:
            return ["Sendable", "Hashable"]
        return ["Equatable"] if declaration.name in self.usage.compared else []

    def field_of_record(self, record: Record) -> dict[str, str]:
        """The words before each field: what can be left out or changes in copies is a `var`."""
        access = self.member_access(record)
        return {
            name: access
            + ("var" if type_.kind == "opt" or (record.name, name) in self.usage.replaced else "let")
            for name, type_ in record.fields.items()
        }

    def fields(self, owner: Record | Machine, words: dict[str, str]) -> Doc:
        """The stored fields, those with a doc under it."""
        parts: list[Doc] = []
        for name, word in words.items():
            type_ = owner.fields[name]
            if name in owner.field_docs:
                parts.append(self.doc_comment(owner.field_docs[name], indent=4))
            first = self.first_value(type_) if isinstance(owner, Machine) and name not in owner.given else ""
            shown = "" if first and type_.kind in ("bool", "int", "str") else f": {self.type_text(type_)}"
            parts.append(f"{word} {swift_name(name)}{shown}{first}")
        return lines(parts)

    def initializer(self, fields: dict[str, Type], access: str) -> Doc:
        """An initializer that takes every field; what is optional may be left out."""
        parameters = [
            f"{swift_name(name)}: {self.type_text(type_)}" + (" = nil" if type_.kind == "opt" else "")
            for name, type_ in fields.items()
        ]
        head = [f"{access}init", enclosed("(", parameters, ")"), " {"]
        assignments = [f"self.{swift_name(n).strip('`')} = {swift_name(n)}" for n in fields]
        return [head, Nest([HARD_LINE, lines(assignments)]), HARD_LINE, "}"]

    def equality(self, record: Record) -> Doc:
        """Equality by content, texts by their exact characters."""
        head = f"{self.member_access(record)}static func == (left: {record.name}, right: {record.name}) -> Bool"
        return self.braced(head, self.equal_fields(record.fields, "left.{0}", "right.{0}"))

    # ---- entities: references, perhaps nested to any depth

    def entity(self, record: Record) -> Doc:
        words = {name: self.entity_field(record, name) for name in record.fields}
        members = [self.fields(record, words), self.initializer(record.fields, "")]
        members += self.methods(record)
        if record.union:
            members += self.entity_equality(record)
        if nested := self.nested_fields(record):
            members.append("deinit { releaseOneByOne(takeNested()) }")
            members.append(self.take_nested(nested))
        return self.type(record, f"final class {record.name}", self.entity_protocols(record), members)

    def entity_field(self, record: Record, name: str) -> str:
        access = self.member_access(record)
        is_assigned = {(record.name, name), (record.union or "", name)} & self.usage.assigned
        if is_assigned:
            return f"{access}{'internal(set) ' if access else ''}var"
        return f"{access}private(set) var" if name in self.nested_fields(record) else f"{access}let"

    def entity_protocols(self, record: Record) -> list[str]:
        protocols = ["Identifiable"] if "id" in record.fields else []
        if record.union:
            protocols.append("Hashable")
        if self.nested_fields(record):
            protocols.append("Nesting")
        if record.name in self.usage.public:
            protocols.append("@unchecked Sendable")
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
        tests = self.equal_fields(plain, "{0}", "other.{0}")
        equal = f"{access}static func == (left: {record.name}, right: {record.name}) -> Bool"
        hashing = f"{access}func hash(into hasher: inout Hasher)"
        return [
            self.braced(equal, [f"{record.union}{case}(left) == {case}(right)"]),
            self.braced(hashing, [f"hasher.combine({self.hashed(record)})"]),
            self.braced(f"fileprivate func hasSameFields(as other: {record.name}) -> Bool", tests),
        ]

    def hashed(self, declaration: Record | Union) -> str:
        names = declaration.fields if isinstance(declaration, Record) else declaration.shared
        return "id" if "id" in names else "0"

    def equal_fields(self, fields: dict[str, Type], left: str, right: str) -> list[Doc]:
        """Whether fields are the same, texts by their exact characters: the body of a function."""
        tests: list[Doc] = []
        for name, type_ in fields.items():
            one, other = left.format(swift_name(name)), right.format(swift_name(name))
            tests.append(f"{one}.isSame(as: {other})" if _holds_text(type_) else f"{one} == {other}")
        if len(tests) <= _FEW:
            return [Group(Nest(join([LINE, "&& "], tests))) if tests else "true"]
        # Clauses are typed one by one, which a long chain of operators would be too slow for.
        guard: Doc = ["guard ", Group([Nest(join([",", LINE], tests)), LINE, "else { return false }"])]
        return [guard, "return true"]

    def entity_union(self, union: Union) -> list[Doc]:
        """Equality by content to any depth; the reference in each case."""
        access = self.member_access(union)
        cases: list[Doc] = []
        for name in union.cases:
            record, case = self.program.records[name], self.case_name(name)
            tests = ["one.hasSameFields(as: other)"]
            nested = self.nested_fields(record)
            tests += [f"one.{swift_name(n)}.count == other.{swift_name(n)}.count" for n in nested]
            cases.append(f"case ({case}(let one), {case}(let other)):")
            guard = ["guard ", Group([Nest(join([",", LINE], tests)), LINE, "else { return false }"])]
            pairs: list[Doc] = []
            for field, type_ in nested.items():
                pair = f"zip(one.{swift_name(field)}, other.{swift_name(field)})"
                if type_.name != union.name:
                    inner = self.case_name(type_.name)
                    pair += f".map {{ ({inner}($0), {inner}($1)) }}"
                pairs.append(f"pending += {pair}")
            cases.append(Nest([HARD_LINE, lines([guard, *pairs])], 4))
        switch = ["switch pair {", HARD_LINE, _cases(cases), HARD_LINE, "default: return false", HARD_LINE, "}"]
        loop = self.braced("while let pair = pending.popLast()", [switch])
        equal = f"{access}static func == (left: {union.name}, right: {union.name}) -> Bool"
        references = [f"case {self.case_name(name)}(let value): value" for name in union.cases]
        return [
            self.braced(equal, ["var pending = [(left, right)]", loop, "return true"]),
            self.braced(
                f"{access}func hash(into hasher: inout Hasher)", [f"hasher.combine({self.hashed(union)})"]
            ),
            self.braced("var reference: AnyObject", [["switch self {", HARD_LINE, lines(references), HARD_LINE, "}"]]),
        ]

    def braced(self, head: Doc, body: Sequence[Doc]) -> Doc:
        return [head, " {", Nest([HARD_LINE, lines(body)]), HARD_LINE, "}"]

    # ---- unions and enumerations

    def union(self, union: Union) -> Doc:
        access = self.member_access(union)
        cases: list[Doc] = []
        for name in union.cases:
            cases.append(self.doc_comment(self.program.records[name].doc.split("\n\n")[0], indent=4))
            cases.append(f"case {self.case_name(name)[1:]}({name})")
        members = [lines(cases)]
        members += [self.shared_field(union, name, type_, access) for name, type_ in union.shared.items()]
        members += [self.case_property(name) for name in union.cases if name in self.usage.tested]
        protocols = self.value_protocols(union)
        if union.is_entity:
            members += self.entity_union(union)
            protocols = [*(["Identifiable"] if "id" in union.shared else []), *protocols]
        return self.type(union, f"enum {union.name}", protocols, members)

    def shared_field(self, union: Union, name: str, type_: Type, access: str) -> Doc:
        field = swift_name(name)
        reads = [f"case {self.case_name(case)}(let value): value.{field}" for case in union.cases]
        switch = ["switch self {", HARD_LINE, lines(reads), HARD_LINE, "}"]
        head = f"{access}var {field}: {self.type_text(type_)} {{"
        if (union.name, name) not in self.usage.assigned:
            return [head, Nest([HARD_LINE, switch]), HARD_LINE, "}"]
        writes = [f"case {self.case_name(case)}(let value): value.{field} = newValue" for case in union.cases]
        setting = ["switch self {", HARD_LINE, lines(writes), HARD_LINE, "}"]
        setter = "internal(set) " if access else ""
        head = f"{access}{setter}var {field}: {self.type_text(type_)} {{"
        getter = ["get {", Nest([HARD_LINE, switch]), HARD_LINE, "}"]
        set_ = ["nonmutating set {", Nest([HARD_LINE, setting]), HARD_LINE, "}"]
        return [head, Nest([HARD_LINE, getter, HARD_LINE, set_]), HARD_LINE, "}"]

    def case_property(self, case: str) -> Doc:
        test = f"{{ if case {self.case_name(case)} = self {{ true }} else {{ false }} }}"
        return f"var {case_test(self.program, case)}: Bool {test}"

    def enumeration(self, enumeration: Enumeration) -> Doc:
        cases: list[Doc] = []
        for member, wire in enumeration.members.items():
            name = constant_name(member)
            cases.append(f"case {name}" if name.strip("`") == wire else f"case {name} = {quoted(wire)}")
        protocols = ["String", *(["Sendable"] if enumeration.name in self.usage.public else [])]
        return self.type(enumeration, f"enum {enumeration.name}", protocols, [lines(cases)])

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

    def first_value(self, type_: Type) -> str:
        """What a machine's field is at the start."""
        if type_.kind == "opt":
            return ""
        if type_.kind == "enum":
            first = next(iter(self.program.enums[type_.name].members))
            return f" = .{constant_name(first)}"
        return " = " + {
            "list": "[]",
            "set": "[]",
            "index": "[:]",
            "map": "OrderedMap()",
            "bool": "false",
            "num": "0",
            "int": "0",
            "str": '""',
            "tri": ".absent",
        }[type_.kind]

    def type(self, declaration: Declaration, head: str, protocols: Sequence[str], members: Sequence[Doc]) -> Doc:
        inherited = f": {', '.join(protocols)}" if protocols else ""
        opening = f"{self.member_access(declaration)}{head}{inherited} {{"
        shown = [member for member in members if member]
        if not shown:
            return self.documented(declaration, f"{opening}}}")
        inner = join([HARD_LINE, HARD_LINE], shown)
        return self.documented(declaration, [opening, Nest([HARD_LINE, inner]), HARD_LINE, "}"])

    # ---- constants and procedures

    def constant(self, constant: Constant) -> Doc:
        head = f"{self.access(constant)}let {self.constant_text(constant.name)}"
        if constant.type == CHARS:
            value: Doc = ["ScalarSet", enclosed("(", character_set(str(constant.value)), ")")]
            return self.documented(constant, [f"{head} = ", value])
        if isinstance(constant.value, list):
            items = [quoted(item) for item in constant.value]
            value = enclosed("[", items, "]", ",")
            return self.documented(constant, [f"{head}: {self.type_text(constant.type)} = ", value])
        type_ = f": {self.type_text(constant.type)}" if constant.type.kind == "num" else ""
        text = quoted(constant.value) if isinstance(constant.value, str) else number_text(constant.value)
        return self.documented(constant, f"{head}{type_} = {text}")

    def methods(self, owner: Record | Machine) -> list[Doc]:
        return [
            lines([*self.heading(method), self.procedure(method, self.method_access(owner, method), 4)])
            for method in owner.methods.values()
        ]

    def heading(self, declaration: Declaration) -> Iterator[Doc]:
        """The comment above a declaration: a mark where it is the title of a section."""
        if len(declaration.note) == 1 and not declaration.note[0].endswith((".", ":")):
            title = declaration.note[0].lstrip("- ")
            yield f"// MARK: {title[:1].upper()}{title[1:]}"
            yield ""
        else:
            yield from (f"// {note}".rstrip() for note in declaration.note)

    def procedure(self, procedure: Procedure, access: str, indent: int = 0) -> Doc:
        owner = self.program.declaration(procedure.owner) if procedure.owner else None
        self.around = Surroundings(_locals(procedure), _members(owner))
        self.renamed = {}
        name = swift_name(procedure.name)
        result = procedure.result
        body = self.function_body(procedure.body)
        if procedure.is_property:
            head: Doc = f"{access}var {name}: {self.type_text(result)}"
            short = OneLine([head, " { ", body, " }"])
            long = [head, " {", Nest([HARD_LINE, body]), HARD_LINE, "}"]
            is_short = len(procedure.body) == 1 and not procedure.body[0].note
            return self.documented(procedure, Choice((short, long)) if is_short else long, indent)
        parameters = [
            self.parameter(p, label) for p, label in zip(procedure.parameters, labels(procedure), strict=True)
        ]
        arrow = "" if result.kind == "void" else f" -> {self.type_text(result)}"
        head = [f"{access}func {name}", enclosed("(", parameters, ")"), arrow, " {"]
        return self.documented(procedure, [head, Nest([HARD_LINE, body]), HARD_LINE, "}"], indent)

    def parameter(self, parameter: Parameter, label: str) -> Doc:
        name = swift_name(parameter.name)
        shown = name if label == name.strip("`") else f"{label or '_'} {name}"
        default = "" if parameter.default is None else [" = ", self.doc(parameter.default)]
        return [f"{shown}: {self.type_text(parameter.type)}", default]


def _holds_text(type_: Type) -> bool:
    return type_.kind == "str" or (type_.kind == "opt" and type_.item.kind == "str")


def _cases(parts: Sequence[Doc]) -> Doc:
    """Labels and what stands under each."""
    return [part if position % 2 else [HARD_LINE if position else "", part] for position, part in enumerate(parts)]


def character_set(notation: str) -> list[Doc]:
    """The arguments that make a set of characters: single ones, then ranges."""
    label = "excluding: " if notation.startswith("^") else ""
    ranges = parse_members(notation.removeprefix("^")).ranges
    single = "".join(chr(code) for low, high in ranges if high - low < 2 for code in range(low, high + 1))
    others = [(low, high) for low, high in ranges if high - low >= 2]
    arguments: list[Doc] = [quoted(single)] if single else []
    arguments += [f"{quoted(chr(low))}...{quoted(chr(high))}" for low, high in others]
    return [[label if not position else "", argument] for position, argument in enumerate(arguments)]


def _locals(procedure: Procedure) -> set[str]:
    names = {parameter.name for parameter in procedure.parameters}
    for node in walk(procedure.body):
        if isinstance(node, (Let, Bind, ForEach, Comprehension, Quantifier)):
            names.add(node.name)
        if isinstance(node, (ForEach, Switch)):
            names.add((node.index if isinstance(node, ForEach) else node.name) or "")
    return {swift_name(name).strip("`") for name in names if name}


def _members(owner: Declaration | None) -> set[str]:
    if not isinstance(owner, (Record, Machine)):
        return set()
    return {swift_name(name).strip("`") for name in (*owner.fields, *owner.methods)}


