"""Declarations of the model as Kotlin classes, functions and constants."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from generator.model import (
    CHARS,
    Bind,
    Comprehension,
    Constant,
    Declaration,
    Enumeration,
    Expression,
    Field,
    ForEach,
    Let,
    ListLiteral,
    Machine,
    Name,
    Nothing,
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
from generator.targets.kotlin.character_sets import character_set
from generator.targets.kotlin.kdoc import WIDTH, kdoc, short_kdoc
from generator.targets.kotlin.names import kotlin_name
from generator.targets.kotlin.pieces import number_text, quoted
from generator.targets.kotlin.statements import StatementPrinter
from generator.targets.kotlin.usage import Usage, member
from generator.targets.layout import (
    HARD_LINE,
    SOFT_LINE,
    Choice,
    Doc,
    Nest,
    OneLine,
    enclosed,
    join,
    lines,
    render,
)

MOST_ON_A_LINE = 2
"""Parameters of a class that may stand on its line."""


class DeclarationPrinter(StatementPrinter):
    """Prints declarations, each as text that ends without a line break."""

    def __init__(self, program: Program, usage: Usage) -> None:
        super().__init__()
        self.program = program
        self.usage = usage

    def text(self, declaration: Declaration) -> str:
        """One top-level declaration."""
        return render(self.declaration(declaration), WIDTH)

    def declaration(self, declaration: Declaration) -> Doc:
        if isinstance(declaration, Procedure):
            doc = self.procedure(declaration, self.visibility(declaration))
        elif isinstance(declaration, Record):
            doc = self.record(declaration)
        elif isinstance(declaration, Union):
            doc = self.union(declaration)
        elif isinstance(declaration, Enumeration):
            doc = self.enumeration(declaration)
        elif isinstance(declaration, Machine):
            doc = self.machine(declaration)
        else:
            assert isinstance(declaration, Constant)
            doc = self.constant(declaration)
        return lines([*(f"// {note}" for note in declaration.note), doc])

    def visibility(self, declaration: Declaration) -> str:
        """`public`, `internal`, or `private` for what only its own file uses."""
        if declaration.name in self.usage.exported:
            return "public"
        is_value = isinstance(declaration, (Procedure, Constant)) and not declaration.public
        return "private" if is_value and declaration.name not in self.usage.abroad else "internal"

    def is_changing(self, value: Expression) -> bool:
        if isinstance(value, Field):
            return member(value) in self.usage.changed
        return isinstance(value, Name) and self.is_changed(value.name)

    # ---- classes

    def record(self, record: Record) -> Doc:
        visibility = self.visibility(record)
        head: list[Doc] = [kdoc(record.doc, record.row_id, record.field_docs), HARD_LINE]
        is_structural = record.name in self.usage.structural
        bases = [*(["Structural()"] if is_structural else []), *filter(None, [record.union])]
        if not record.fields:
            head += [f"{visibility} data object {record.name}", _supertypes(bases, False)]
            return [head, self.members(self.methods(record))]
        is_open_entity = record.is_entity and visibility == "public"
        word = "class" if record.is_entity else "data class"
        made = " internal constructor" if is_open_entity else ""
        assigned = [n for n in record.fields if (record.name, n) in self.usage.assigned]
        parameters: list[Doc] = []
        for name, type_ in record.fields.items():
            prefix = "" if name in assigned else f"{self.record_prefix(record, name)}val "
            default = " = null" if type_.kind == "opt" else ""
            parameters.append(f"{prefix}{kotlin_name(name)}: {self.type_text(type_)}{default}")
        head += [f"{visibility} {word} {record.name}{made}", _constructor(parameters)]
        head += [_supertypes(bases, len(parameters) > MOST_ON_A_LINE)]
        members = [self.variable(record, name, is_open_entity) for name in assigned]
        members += self.methods(record)
        members += [self.contents(record)] if is_structural else []
        return [head, self.members(members)]

    def contents(self, record: Record) -> Doc:
        """The fields by name, of which `Structural` makes equality and text."""
        pairs = [f"{quoted(kotlin_name(name))} to {kotlin_name(name)}" for name in record.fields]
        head = "override fun contents(): Map<String, Any?> ="
        return [head, *_value(["mapOf", enclosed("(", pairs, ")", ",")])]

    def record_prefix(self, record: Record, name: str) -> str:
        """What stands before `val` or `var` of a field; data classes need no `public`."""
        if record.union and name in self.program.unions[record.union].shared:
            return "override "
        return "public " if record.is_entity and record.name in self.usage.exported else ""

    def variable(self, record: Record, name: str, is_open: bool) -> Doc:
        """A field of an entity that this module alone assigns."""
        type_, kotlin = self.type_text(record.fields[name]), kotlin_name(name)
        line = f"{self.record_prefix(record, name)}var {kotlin}: {type_} = {kotlin}"
        return [line, Nest([HARD_LINE, "internal set"])] if is_open else line

    def members(self, docs: Sequence[Doc]) -> Doc:
        if not docs:
            return ""
        return [" {", Nest([HARD_LINE, join([HARD_LINE, HARD_LINE], docs)]), HARD_LINE, "}"]

    def methods(self, owner: Record | Machine) -> list[Doc]:
        return [
            self.procedure(method, self.method_visibility(owner, method))
            for method in owner.methods.values()
        ]

    def method_visibility(self, owner: Record | Machine, method: Procedure) -> str:
        is_exported = owner.name in self.usage.exported
        if method.public:
            return "public" if is_exported else ""
        if (owner.name, method.name) in self.usage.outside:
            return "internal" if is_exported else ""
        return "private"

    def union(self, union: Union) -> Doc:
        visibility = self.visibility(union)
        prefix = "public " if visibility == "public" else ""
        fields: list[Doc] = [
            f"{prefix}val {kotlin_name(name)}: {self.type_text(type_)}"
            for name, type_ in union.shared.items()
        ]
        head = [
            kdoc(union.doc, union.row_id, union.field_docs),
            HARD_LINE,
            f"{visibility} sealed interface {union.name}",
        ]
        return [head, [" {", Nest([HARD_LINE, lines(fields)]), HARD_LINE, "}"] if fields else ""]

    def enumeration(self, enumeration: Enumeration) -> Doc:
        """Its members, with their texts on the wire unless nobody can ask for them."""
        visibility, name = self.visibility(enumeration), enumeration.name
        prefix = "public " if visibility == "public" else ""
        is_found = bool(prefix) or name in self.usage.read_from_wire
        has_wire = is_found or name in self.usage.written_to_wire
        members = [
            f"{member}({quoted(wire)})," if has_wire else f"{member},"
            for member, wire in enumeration.members.items()
        ]
        finding = f"{prefix}fun fromWire(wire: String?): {name}? ="
        finder = [
            ";",
            "",
            f"{prefix}companion object {{",
            "    /** The member of a text of the wire; null where it is none of these. */",
            f"    {finding} entries.find {{ it.wire == wire }}",
            "}",
        ]
        return [
            kdoc(enumeration.doc, enumeration.row_id, {}),
            HARD_LINE,
            f"{visibility} enum class {name}",
            f"({prefix}val wire: String)" if has_wire else "",
            self.members([lines([*members, *(finder if is_found else [])])]),
        ]

    def machine(self, machine: Machine) -> Doc:
        visibility = self.visibility(machine)
        given: list[Doc] = []
        for name in machine.given:
            type_ = self.type_text(machine.fields[name])
            given.append(f"{self.field_prefix(machine, name)}val {kotlin_name(name)}: {type_}")
        fields = [self.field(machine, name) for name in machine.fields if name not in machine.given]
        head: Doc = [
            kdoc(machine.doc, machine.row_id, {}),
            HARD_LINE,
            f"{visibility} class {machine.name}",
            _constructor(given) if given else "",
        ]
        blocks = [_spaced(fields)] if fields else []
        return [head, self.members([*blocks, *self.methods(machine)])]

    def field_prefix(self, machine: Machine, name: str) -> str:
        if self.usage.is_public_field(machine, name):
            return "public "
        if (machine.name, name) in self.usage.outside:
            return "internal " if machine.name in self.usage.exported else ""
        return "private "

    def field(self, machine: Machine, name: str) -> Doc:
        """A field with its first value; only the class itself assigns it."""
        prefix = self.field_prefix(machine, name)
        doc = machine.field_docs.get(name)
        notes: list[Doc] = [short_kdoc(doc), HARD_LINE] if doc else []
        if (machine.name, name) in self.usage.changed:
            line = f"{prefix}val {self.changed_field(machine, name, prefix)}"
            return [*notes, line] if notes else line
        type_ = machine.fields[name]
        shows = prefix != "public " and type_.kind in ("bool", "num", "int", "str", "enum")
        shown = "" if shows else f": {self.type_text(type_)}"
        line = f"{prefix}var {kotlin_name(name)}{shown} = {self.first_value(type_)}"
        is_assigned_outside = (machine.name, name) in self.usage.assigned_outside
        if prefix == "private " or (is_assigned_outside and prefix != "public "):
            return [*notes, line] if notes else line
        return [*notes, line, Nest([HARD_LINE, "private set"])]

    def changed_field(self, machine: Machine, name: str, prefix: str) -> str:
        """Name, type and first value of a collection that is changed in place."""
        type_ = machine.fields[name]
        text = self.type_text(type_, True, (machine.name, name) in self.usage.grown)
        function = {"list": "mutableListOf", "set": "mutableSetOf"}.get(type_.kind, "mutableMapOf")
        if prefix == "public ":
            return f"{kotlin_name(name)}: {text} = {function}()"
        return f"{kotlin_name(name)} = {function}{text[text.index('<'):]}()"

    def first_value(self, type_: Type) -> str:
        """What a machine's field is at the start."""
        if type_.kind == "enum":
            return f"{type_.name}.{next(iter(self.program.enums[type_.name].members))}"
        return {
            "opt": "null",
            "tri": "Field.Absent",
            "list": "emptyList()",
            "set": "emptySet()",
            "index": "emptyMap()",
            "map": "emptyMap()",
            "bool": "false",
            "num": "0.0",
            "int": "0",
            "str": '""',
        }[type_.kind]

    # ---- constants

    def constant(self, constant: Constant) -> Doc:
        visibility = self.visibility(constant)
        notes: list[Doc] = [short_kdoc(constant.doc), HARD_LINE] if constant.doc else []
        value = constant.value
        shown = f": {self.type_text(constant.type)}" if visibility == "public" else ""
        if constant.type == CHARS:
            assert isinstance(value, str)
            return [*notes, f"{visibility} val {constant.name} = ", character_set(value)]
        if isinstance(value, ListLiteral):
            return [*notes, f"{visibility} val {constant.name}{shown} =", *self.entries(value)]
        if isinstance(value, list):
            items = ["setOf", enclosed("(", [quoted(item) for item in value], ")", ",")]
            return [*notes, f"{visibility} val {constant.name}{shown} =", *_value(items)]
        text = quoted(value) if isinstance(value, str) else number_text(value, constant.type)
        return [*notes, f"{visibility} const val {constant.name}{shown} =", *_value(text)]

    def entries(self, value: ListLiteral) -> list[Doc]:
        """The entries of a constant list, each below its comments."""
        items = [self.doc(item) for item in value.items]
        if not any(value.notes):
            return _value(["listOf", enclosed("(", items, ")", ",")])
        noted = [
            lines([*(f"// {note}" for note in notes), [item, ","]])
            for item, notes in zip(items, value.notes, strict=True)
        ]
        return [Nest([HARD_LINE, "listOf(", Nest([HARD_LINE, lines(noted)]), HARD_LINE, ")"])]

    # ---- procedures

    def procedure(self, procedure: Procedure, visibility: str) -> Doc:
        self.locals = set(_local_names(procedure))
        self.owner = procedure.owner or ""
        self.enter(procedure.body, [parameter.name for parameter in procedure.parameters])
        prefix = f"{visibility} " if visibility else ""
        indent = 4 if procedure.owner else 0
        notes: list[Doc] = [f"// {note}" for note in procedure.note] if procedure.owner else []
        notes += [""] if notes else []
        doc = kdoc(procedure.doc, procedure.row_id, {}, indent)
        name = kotlin_name(procedure.name)
        type_ = self.type_text(procedure.result)
        if procedure.is_property:
            head: Doc = f"{prefix}val {name}: {type_}"
            getter = self.function_body(procedure, "get()")
            return lines([*notes, doc, [head, Nest([HARD_LINE, getter])]])
        parameters = [self.parameter(parameter) for parameter in procedure.parameters]
        result = "" if procedure.result.kind == "void" else f": {type_}"
        signature = [f"{prefix}fun {name}", enclosed("(", parameters, ")", ","), result]
        return lines([*notes, doc, self.function_body(procedure, signature)])

    def function_body(self, procedure: Procedure, signature: Doc) -> Doc:
        """A body of one `return` is an expression."""
        docs = self.body(procedure.body)
        body = procedure.body
        expression = self.single_expression(procedure, docs)
        if expression is not None:
            return _expression_body(signature, expression)
        if not docs:
            return [signature, " = Unit" if not body else " {}"]
        return [signature, " {", Nest([HARD_LINE, lines(docs)]), HARD_LINE, "}"]

    def single_expression(self, procedure: Procedure, docs: list[Doc]) -> Doc | None:
        """What stands behind `return` if that is all there is."""
        if len(docs) != 1 or procedure.result.kind == "void":
            return None
        doc = docs[0]
        if isinstance(doc, list) and doc and doc[0] == "return ":
            return doc[1:]
        return None

    def parameter(self, parameter: Parameter) -> Doc:
        text = f"{kotlin_name(parameter.name)}: {self.type_text(parameter.type)}"
        if parameter.default is None:
            return text
        default = "null" if isinstance(parameter.default, Nothing) else self.doc(parameter.default)
        return [text, " = ", default]


def _constructor(parameters: Sequence[Doc]) -> Doc:
    """The parameters of a class; from three on each stands on a line of its own."""
    if len(parameters) > MOST_ON_A_LINE:
        inner = [HARD_LINE, *join([",", HARD_LINE], parameters), ","]
        return ["(", Nest(inner), HARD_LINE, ")"]
    return enclosed("(", parameters, ")", ",")


def _supertypes(names: Sequence[str], is_behind_lines: bool) -> Doc:
    """What a class inherits: several names stand on a line each."""
    if len(names) < 2:
        return [f" : {name}" for name in names]
    rows = join([",", HARD_LINE], names)
    return [" : ", Nest(rows)] if is_behind_lines else [" :", Nest([HARD_LINE, *rows])]


def _spaced(fields: Sequence[Doc]) -> Doc:
    """Fields, with an empty line beside each that takes several."""
    docs: list[Doc] = []
    for index, field in enumerate(fields):
        if index:
            is_close = isinstance(field, str) and isinstance(fields[index - 1], str)
            docs.append(HARD_LINE if is_close else [HARD_LINE, HARD_LINE])
        docs.append(field)
    return docs


def _value(doc: Doc) -> list[Doc]:
    return [Choice((OneLine([" ", doc]), Nest([SOFT_LINE, OneLine(doc)]), [" ", doc]))]


def _expression_body(signature: Doc, expression: Doc) -> Doc:
    whole = OneLine(signature)
    return Choice(
        (
            OneLine([signature, " = ", expression]),
            [whole, " =", Nest([SOFT_LINE, OneLine(expression)])],
            [whole, " = ", expression],
            [whole, " =", Nest([SOFT_LINE, expression])],
            [signature, " = ", expression],
        )
    )


def _local_names(procedure: Procedure) -> Iterator[str]:
    """Every name that a procedure declares, as Kotlin writes it."""
    for parameter in procedure.parameters:
        yield kotlin_name(parameter.name)
    for node in walk(procedure.body):
        if isinstance(node, (Let, Bind, ForEach, Comprehension, Quantifier)):
            yield kotlin_name(node.name)
        if isinstance(node, ForEach) and node.index:
            yield kotlin_name(node.index)
        if isinstance(node, Switch) and node.name:
            yield kotlin_name(node.name)
