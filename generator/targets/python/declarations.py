"""Declarations of the model as Python classes, functions and constants."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence

from generator.model import (
    CHARS,
    JSON,
    Bind,
    Comprehension,
    Constant,
    Declaration,
    Enumeration,
    ForEach,
    Let,
    ListLiteral,
    Machine,
    Parameter,
    Procedure,
    Program,
    Quantifier,
    Record,
    RemoveAll,
    Switch,
    Type,
    Union,
    list_of,
    walk,
)
from generator.targets.python.expressions import python_name
from generator.targets.python.statements import StatementPrinter, comment

_INDENT = "    "
_WIDTH = 96


class DeclarationPrinter(StatementPrinter):
    """Prints the declarations of one module."""

    def __init__(self, program: Program) -> None:
        super().__init__()
        self.program = program

    def module(self, declarations: Sequence[Declaration]) -> list[str]:
        """The text of each declaration, in an order in which Python can run them."""
        unions = [d for d in declarations if isinstance(d, Union)]
        waiting = {case: union for union in unions for case in union.cases[-1:]}
        texts: list[str] = []
        for declaration in declarations:
            if isinstance(declaration, Union):
                continue
            texts.append("\n".join(self.declaration(declaration)))
            if declaration.name in waiting:
                texts.append("\n".join(self.union(waiting[declaration.name])))
        return texts

    def declaration(self, declaration: Declaration) -> Iterator[str]:
        yield from comment(declaration.note)
        if isinstance(declaration, Procedure):
            yield from self.procedure(declaration)
        elif isinstance(declaration, Record):
            yield from self.record(declaration)
        elif isinstance(declaration, Machine):
            yield from self.machine(declaration)
        elif isinstance(declaration, Enumeration):
            yield from self.enumeration(declaration)
        elif isinstance(declaration, Constant):
            yield from self.constant(declaration)

    def doc(self, text: str, row_id: str) -> Iterator[str]:
        """A docstring that ends with the contract row."""
        lines = [*doc_lines(text), "", f"Contract: {row_id}"]
        yield f'"""{lines[0]}'
        yield from lines[1:]
        yield '"""'

    # ---- classes

    def record(self, record: Record) -> Iterator[str]:
        options = "slots=True, eq=False" if record.is_entity else "slots=True"
        yield f"@{self.imported('dataclasses', 'dataclass')}({options})"
        yield f"class {record.name}:"
        body = list(self.doc(record.doc, record.row_id))
        body.append("")
        for name, type_ in record.fields.items():
            body.append(f"{python_name(name)}: {self.type_text(type_)}")
            if name in record.field_docs:
                body.append(f'"""{escaped(record.field_docs[name])}"""')
        for method in record.methods.values():
            body += ["", *self.procedure(method)]
        yield from _indented(body)

    def machine(self, machine: Machine) -> Iterator[str]:
        yield f"class {machine.name}:"
        names = [python_name(name) for name in machine.fields]
        body = list(self.doc(machine.doc, machine.row_id))
        slots = ", ".join(f'"{name}"' for name in names)
        body += ["", f"__slots__ = ({slots}{',' if len(names) == 1 else ''})", ""]
        given = [
            f"{python_name(name)}: {self.type_text(machine.fields[name])}" for name in machine.given
        ]
        body.append(f"def __init__(self{''.join(', ' + g for g in given)}) -> None:")
        for name, type_ in machine.fields.items():
            python = python_name(name)
            value = python if name in machine.given else self.first_value(type_)
            body.append(f"{_INDENT}self.{python}: {self.type_text(type_)} = {value}")
        for method in machine.methods.values():
            body += ["", *self.procedure(method)]
        yield from _indented(body)

    def first_value(self, type_: Type) -> str:
        """What a machine's field is at the start."""
        if type_.kind == "enum":
            first = next(iter(self.program.enums[type_.name].members))
            return f"{type_.name}.{first}"
        if type_.kind in ("opt", "tri"):
            return self.text_of_absence(type_)
        return {
            "list": "[]",
            "set": "set()",
            "index": "{}",
            "map": "{}",
            "bool": "False",
            "num": "0",
            "int": "0",
            "str": '""',
        }[type_.kind]

    def text_of_absence(self, type_: Type) -> str:
        if type_.kind == "tri" or type_.item.kind == "json":
            self.runtime.add("ABSENT")
            return "ABSENT"
        return "None"

    def enumeration(self, enumeration: Enumeration) -> Iterator[str]:
        yield f"class {enumeration.name}({self.imported('enum', 'StrEnum')}):"
        body = [*self.doc(enumeration.doc, enumeration.row_id), ""]
        body += [f"{name} = {wire!r}" for name, wire in enumeration.members.items()]
        yield from _indented(body)

    def union(self, union: Union) -> Iterator[str]:
        for line in doc_lines(f"{union.doc}\n\nContract: {union.row_id}"):
            yield f"# {line}".rstrip()
        alias = self.imported("typing", "TypeAlias")
        yield f"{union.name}: {alias} = {' | '.join(union.cases)}"

    def constant(self, constant: Constant) -> Iterator[str]:
        if constant.doc:
            yield from (f"# {line}".rstrip() for line in doc_lines(constant.doc))
        if constant.type == CHARS:
            self.runtime.add("Chars")
            notation = str(constant.value)
            value = f"Chars({notation!r})" if '"' in notation else f'Chars(r"{notation}")'
        elif isinstance(constant.value, ListLiteral):
            yield f"{constant.name}: {self.imported('typing', 'Final')} = ("
            yield from _indented(self.entries(constant.value))
            yield ")"
            return
        elif isinstance(constant.value, list):
            value = f"frozenset({{{', '.join(map(repr, constant.value))}}})"
        else:
            value = repr(constant.value)
        yield f"{constant.name}: {self.imported('typing', 'Final')} = {value}"

    def entries(self, value: ListLiteral) -> Iterator[str]:
        """The entries of a constant list, comments behind them where there is room for all."""
        texts = [f"{self.text(item)}," for item in value.items]
        noted = list(zip(texts, map(" ".join, value.notes), strict=True))
        behind = [f"{text}  # {note}" if note else text for text, note in noted]
        if all(len(line) <= _WIDTH for line in behind):
            yield from behind
            return
        for text, note in noted:
            yield from comment([note] if note else [])
            yield text

    # ---- procedures

    def procedure(self, procedure: Procedure) -> list[str]:
        """A function or method; printed twice where a local would hide a function in use."""
        self.called, self.hiding = set(), set()
        lines = list(self.procedure_lines(procedure))
        self.hiding = self.called & locals_of(procedure)
        if self.hiding:
            lines = list(self.procedure_lines(procedure))
            self.hiding = set()
        return lines

    def procedure_lines(self, procedure: Procedure) -> Iterator[str]:
        if procedure.is_property:
            yield "@property"
        if _makes_many(procedure):
            self.used("without_collector")
            yield "@without_collector"
        parameters = ["self"] if procedure.owner else []
        defaults = 0
        for parameter in procedure.parameters:
            defaults += parameter.default is not None
            if defaults == 2 and parameter.default is not None:
                parameters.append("*")
            parameters.append(self.parameter(parameter))
        result = self.type_text(procedure.result)
        yield f"def {python_name(procedure.name)}({', '.join(parameters)}) -> {result}:"
        yield from _indented(self.doc(procedure.doc, procedure.row_id))
        yield from self.indented(procedure.body)

    def parameter(self, parameter: Parameter) -> str:
        text = f"{self.local(parameter.name)}: {self.type_text(parameter.type)}"
        return text if parameter.default is None else f"{text} = {self.text(parameter.default)}"


def _makes_many(procedure: Procedure) -> bool:
    """Whether a user hands over raw values, perhaps very many, to be made into others."""
    is_exported = procedure.public and not procedure.owner
    return is_exported and any(p.type == list_of(JSON) for p in procedure.parameters)


def locals_of(procedure: Procedure) -> set[str]:
    """Names of parameters and locals, without parameters that callers name."""
    names = {p.name for p in procedure.parameters if p.default is None}
    for node in walk(procedure.body):
        if isinstance(node, (Let, Bind, Comprehension, Quantifier, RemoveAll, ForEach)):
            names.add(node.name)
        if isinstance(node, (ForEach, Switch)):
            names |= {n for n in (getattr(node, "index", None), node.name) if n}
    return names


def doc_lines(text: str) -> list[str]:
    """A doc text wrapped to the width of the port, escaped for a docstring; never empty."""
    lines: list[str] = []
    for paragraph in escaped(text).strip().split("\n\n"):
        if lines:
            lines.append("")
        wrapped = textwrap.wrap(" ".join(paragraph.split()), _WIDTH - 8)
        lines += wrapped
    return lines or [""]


def escaped(text: str) -> str:
    """Text that cannot end a docstring or begin an escape."""
    return text.replace("\\", "\\\\").replace('"""', "'''").rstrip('"')


def _indented(lines: Sequence[str] | Iterator[str]) -> Iterator[str]:
    for line in lines:
        yield f"{_INDENT}{line}" if line else ""
