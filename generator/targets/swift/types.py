"""What declarations have in common: visibility, docs, fields, initializers, methods."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator, Sequence

from generator.model import (
    Bind,
    Comprehension,
    Constant,
    Declaration,
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
    walk,
)
from generator.targets.layout import (
    HARD_LINE,
    LINE,
    Choice,
    Doc,
    Group,
    Nest,
    OneLine,
    join,
    lines,
)
from generator.targets.swift.names import constant_name, swift_name
from generator.targets.swift.pieces import enclosed, labels
from generator.targets.swift.printing import Surroundings
from generator.targets.swift.statements import StatementPrinter
from generator.targets.swift.usage import Usage

WIDTH = 120


class TypePrinter(StatementPrinter):
    """Prints the parts of types."""

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self.usage = Usage(program)

    # ---- what stands before a name

    def access(self, declaration: Declaration) -> str:
        if access := self.member_access(declaration):
            return access
        is_type = not isinstance(declaration, (Procedure, Constant))
        return "" if is_type or not self.usage.is_private(declaration) else "private "

    def member_access(self, owner: Declaration) -> str:
        """That of what a user sees of a type."""
        if owner.name in self.usage.public:
            return "public "
        return "package " if owner.name in self.usage.package else ""

    def method_access(self, owner: Declaration, method: Procedure) -> str:
        if method.public and (access := self.member_access(owner)):
            return access
        is_private = (
            isinstance(owner, Machine) and (owner.name, method.name) not in self.usage.used_outside
        )
        return "private " if is_private and not method.public else ""

    # ---- comments

    def heading(self, declaration: Declaration) -> Iterator[Doc]:
        """The comment above a declaration: a mark where it is the title of a section."""
        if len(declaration.note) == 1 and not declaration.note[0].endswith((".", ":")):
            title = declaration.note[0].lstrip("- ")
            yield f"// MARK: {title[:1].upper()}{title[1:]}"
            yield ""
        else:
            yield from (f"// {note}".rstrip() for note in declaration.note)

    def doc_comment(self, text: str, row_id: str = "", indent: int = 0) -> Doc:
        paragraphs = [
            " ".join(p.split()) for p in self.with_swift_names(text).strip().split("\n\n")
        ]
        if row_id:
            paragraphs.append(f"Contract: `{row_id}`")
        wrapped: list[str] = []
        for paragraph in paragraphs:
            if wrapped:
                wrapped.append("")
            wrapped += wrapped_text(paragraph, WIDTH - 4 - indent)
        return lines([f"/// {line}".rstrip() for line in wrapped])

    def with_swift_names(self, text: str) -> str:
        """A doc with the names of procedures as they are here."""
        return re.sub(
            r"`([a-z]\w*_\w+)`",
            lambda found: (
                f"`{swift_name(found[1])}`" if found[1] in self.usage.called else found[0]
            ),
            text,
        )

    def documented(self, declaration: Declaration, doc: Doc, indent: int = 0) -> Doc:
        return [self.doc_comment(declaration.doc, declaration.row_id, indent), HARD_LINE, doc]

    # ---- types

    def type(
        self, declaration: Declaration, head: str, protocols: Sequence[str], members: Sequence[Doc]
    ) -> Doc:
        inherited = f": {', '.join(protocols)}" if protocols else ""
        opening = f"{self.member_access(declaration)}{head}{inherited} {{"
        shown = [member for member in members if member]
        if not shown:
            return self.documented(declaration, f"{opening}}}")
        inner = join([HARD_LINE, HARD_LINE], shown)
        return self.documented(declaration, [opening, Nest([HARD_LINE, inner]), HARD_LINE, "}"])

    def fields(self, owner: Record | Machine, words: dict[str, str]) -> Doc:
        """The stored fields, those with a doc under it."""
        parts: list[Doc] = []
        for name, word in words.items():
            type_ = owner.fields[name]
            if name in owner.field_docs:
                parts.append(self.doc_comment(owner.field_docs[name], indent=4))
            first = (
                self.first_value(type_)
                if isinstance(owner, Machine) and name not in owner.given
                else ""
            )
            shown = (
                ""
                if first and type_.kind in ("bool", "int", "str")
                else f": {self.type_text(type_)}"
            )
            parts.append(f"{word} {swift_name(name)}{shown}{first}")
        return lines(parts)

    def first_value(self, type_: Type) -> str:
        """What a machine's field is at the start."""
        if type_.kind == "opt":
            return ""
        if type_.kind == "enum":
            first = next(iter(self.program.enums[type_.name].members))
            return f" = .{constant_name(first)}"
        return (
            " = "
            + {
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
        )

    def initializer(self, fields: dict[str, Type], access: str) -> Doc:
        """An initializer that takes every field; what is optional may be left out."""
        parameters = [
            f"{swift_name(name)}: {self.type_text(type_)}"
            + (" = nil" if type_.kind == "opt" else "")
            for name, type_ in fields.items()
        ]
        head = [f"{access}init", enclosed("(", parameters, ")"), " {"]
        assignments = [f"self.{swift_name(n).strip('`')} = {swift_name(n)}" for n in fields]
        return [head, Nest([HARD_LINE, lines(assignments)]), HARD_LINE, "}"]

    def equal_fields(self, fields: dict[str, Type], left: str, right: str) -> Doc:
        """Whether fields are the same, texts by their exact characters."""
        tests: list[Doc] = []
        for name, type_ in fields.items():
            one, other = left.format(swift_name(name)), right.format(swift_name(name))
            tests.append(f"{one}.isSame(as: {other})" if holds_text(type_) else f"{one} == {other}")
        return Group(Nest(join([LINE, "&& "], tests))) if tests else "true"

    def braced(self, head: Doc, body: Sequence[Doc]) -> Doc:
        return [head, " {", Nest([HARD_LINE, lines(body)]), HARD_LINE, "}"]

    def switch(self, subject: str, cases: Sequence[Doc]) -> Doc:
        return [f"switch {subject} {{", HARD_LINE, lines(cases), HARD_LINE, "}"]

    # ---- procedures

    def methods(self, owner: Record | Machine) -> list[Doc]:
        return [
            lines(
                [
                    *self.heading(method),
                    self.procedure(method, self.method_access(owner, method), 4),
                ]
            )
            for method in owner.methods.values()
        ]

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
            self.parameter(p, label)
            for p, label in zip(procedure.parameters, labels(procedure), strict=True)
        ]
        arrow = "" if result.kind == "void" else f" -> {self.type_text(result)}"
        is_dropped = arrow and (procedure.owner or "", procedure.name) in self.usage.dropped
        attribute: Doc = ["@discardableResult", HARD_LINE] if is_dropped else ""
        head = [attribute, f"{access}func {name}", enclosed("(", parameters, ")"), arrow, " {"]
        return self.documented(procedure, [head, Nest([HARD_LINE, body]), HARD_LINE, "}"], indent)

    def parameter(self, parameter: Parameter, label: str) -> Doc:
        name = swift_name(parameter.name)
        shown = name if label == name.strip("`") else f"{label or '_'} {name}"
        default = "" if parameter.default is None else [" = ", self.doc(parameter.default)]
        return [f"{shown}: {self.type_text(parameter.type)}", default]


def wrapped_text(text: str, width: int) -> list[str]:
    """The lines of a paragraph; what stands in backquotes is not broken."""
    whole = re.sub(r"`[^`]*`", lambda quoted: quoted[0].replace(" ", "\0"), text)
    broken = textwrap.wrap(whole, width, break_long_words=False, break_on_hyphens=False)
    return [line.replace("\0", " ") for line in broken]


def holds_text(type_: Type) -> bool:
    """Whether values are texts, or optionals or lists of what holds them."""
    return type_.kind == "str" or (type_.kind in ("opt", "list") and holds_text(type_.item))


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
