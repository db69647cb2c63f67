"""Top-level declarations: from syntax to the typed model, bodies left for later."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from generator.character_set import NotationError, parse_members
from generator.diagnostics import Problems, Span, did_you_mean
from generator.model import (
    CHARS,
    ENTRY,
    JSON,
    STR,
    VOID,
    Constant,
    Declaration,
    Enumeration,
    Expression,
    ListLiteral,
    LiteralValue,
    Machine,
    Module,
    Nothing,
    Parameter,
    Procedure,
    Program,
    Record,
    Type,
    Union,
)
from generator.procedures.parse import Source, note_of, span_of
from generator.procedures.primitives import PRIMITIVES
from generator.procedures.scope import Refused
from generator.procedures.types import GENERIC, PLAIN, read_type

BASES = {
    "Record": "record",
    "Entity": "record",
    "Union": "union",
    "Enum": "enum",
    "Machine": "machine",
}
_BUILT_IN = {"Entry": "record"}
_RESERVED = {
    *PLAIN,
    *GENERIC,
    *BASES,
    *_BUILT_IN,
    *(p.name for p in PRIMITIVES if p.function),
    *[
        "Const",
        "Param",
        "Fn",
        "public",
        "property",
        "enumerate",
        "isinstance",
        "replace",
        "any",
        "all",
        "len",
        "set",
        "self",
    ],
}


@dataclass
class Body:
    """A procedure whose body waits to be typed."""

    procedure: Procedure
    statements: list[ast.stmt]


class Declarations:
    """Collects the declarations of all modules into one program.

    `bodies` and the entries of constant `lists` wait for their types.
    """

    def __init__(self, sources: Sequence[Source], problems: Problems) -> None:
        self.sources = sources
        self.problems = problems
        self.program = Program()
        self.kinds: dict[str, str] = dict(_BUILT_IN)
        self.bodies: list[Body] = []
        self.lists: list[tuple[Constant, ast.List]] = []
        self.places: dict[str, Span] = {}

    def collect(self) -> Program:
        """Declares everything; what is refused is reported and left out."""
        entry = Record(
            name="Entry",
            doc="A member of a JSON object.",
            span=Span("docs/language.md"),
            module="",
            row_id="Entry",
            fields={"key": STR, "value": JSON},
        )
        self.program.records["Entry"] = entry
        for source in self.sources:
            for node in source.statements:
                self.guarded(self.announce, source, node)
        for source in self.sources:
            module = self.program.modules.setdefault(source.module, Module(source.module, ""))
            module.doc = module.doc or source.doc
            for node in source.statements:
                if isinstance(node, ast.ClassDef) and self.kinds.get(node.name) == "union":
                    self.guarded(self.declare, source, node)
        for source in self.sources:
            for node in source.statements:
                if not (isinstance(node, ast.ClassDef) and self.kinds.get(node.name) == "union"):
                    self.guarded(self.declare, source, node)
        self.order_modules()
        return self.program

    def guarded(self, step: object, source: Source, node: ast.stmt) -> None:
        try:
            step(source, node)  # type: ignore[operator]
        except Refused as refusal:
            if refusal.problem:
                self.problems.found.append(refusal.problem)

    # ---- names

    def announce(self, source: Source, node: ast.stmt) -> None:
        """Takes a top-level name; two modules may not have the same one."""
        if isinstance(node, ast.ClassDef):
            name = node.name
            self.kinds.setdefault(name, self.kind_of(node))
        elif isinstance(node, ast.FunctionDef):
            name = node.name
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            name = node.target.id
        else:
            raise Refused(
                node,
                f"{type(node).__name__} is not in the language at the top level",
                "a module has classes, procedures and constants (NAME: Const[…] = …)",
            )
        if name in _RESERVED:
            raise Refused(node, f"{name!r} is a word of the language", "choose another name")
        if name in self.places:
            raise Refused(
                node, f"{name!r} is declared twice", f"it stands first at {self.places[name]}"
            )
        self.places[name] = span_of(node)

    def kind_of(self, node: ast.ClassDef) -> str:
        if len(node.bases) != 1 or not isinstance(node.bases[0], ast.Name):
            raise Refused(
                node, f"class {node.name} needs one base", f"one of {', '.join(BASES)} or a union"
            )
        return BASES.get(node.bases[0].id, "record")

    # ---- declarations

    def declare(self, source: Source, node: ast.stmt) -> None:
        name = str(getattr(node, "name", "") or getattr(getattr(node, "target", None), "id", ""))
        if self.places.get(name) != span_of(node):
            return
        module = self.program.modules[source.module]
        if isinstance(node, ast.ClassDef):
            declaration = self.class_(source.module, node)
        elif isinstance(node, ast.FunctionDef):
            declaration = self.procedure(source.module, node, None)
        else:
            assert isinstance(node, ast.AnnAssign)
            declaration = self.constant(source.module, node)
        module.declarations.append(declaration)

    def common(self, module: str, node: ast.ClassDef | ast.FunctionDef) -> dict[str, object]:
        doc = ast.get_docstring(node) or ""
        if not doc:
            self.problems.add(
                span_of(node),
                f"{node.name} has no docstring",
                "say what goes in and what comes out",
            )
        decorators = {d.id for d in node.decorator_list if isinstance(d, ast.Name)}
        unknown = decorators - {"public", "package", "property"}
        if unknown or len(decorators) != len(node.decorator_list):
            raise Refused(node, "only @public, @package and @property are in the language")
        return {
            "name": node.name,
            "doc": doc,
            "span": span_of(node),
            "module": module,
            "row_id": getattr(node, "row_id", f"{module}/{node.name}"),
            "public": not decorators.isdisjoint({"public", "package"}),
            "is_for_package": "package" in decorators,
            "note": note_of(node),
        }

    def class_(self, module: str, node: ast.ClassDef) -> Declaration:
        common = self.common(module, node)
        base = node.bases[0].id if isinstance(node.bases[0], ast.Name) else ""
        keywords = {
            k.arg or "": k.value.value for k in node.keywords if isinstance(k.value, ast.Constant)
        }
        if base == "Enum":
            return self.enumeration(node, common)
        fields, given, docs = self.fields(node)
        methods = list(self.methods(module, node))
        if base == "Union":
            union = Union(
                shared=fields,
                is_entity=bool(keywords.get("entity")),
                field_docs=docs,
                **common,  # type: ignore[arg-type]
            )
            self.refuse_methods(node, methods)
            return self.program.unions.setdefault(node.name, union)
        if base == "Machine":
            machine = Machine(
                fields=fields,
                given=given,
                methods={m.name: m for m in methods},
                field_docs=docs,
                **common,  # type: ignore[arg-type]
            )
            return self.program.machines.setdefault(node.name, machine)
        if given:
            raise Refused(node, "only a machine has Param fields")
        record = Record(
            fields=fields,
            methods={m.name: m for m in methods},
            is_entity=base == "Entity",
            field_docs=docs,
            **common,  # type: ignore[arg-type]
        )
        if base not in BASES:
            self.join(node, record, base, keywords.get("tag"))
        return self.program.records.setdefault(node.name, record)

    def join(self, node: ast.ClassDef, record: Record, base: str, tag: object) -> None:
        """Makes a record a case of its union."""
        union = self.program.unions.get(base)
        if union is None:
            known = [*BASES, *self.program.unions]
            raise Refused(node.bases[0], f"unknown base {base!r}", did_you_mean(base, known))
        if not isinstance(tag, str):
            raise Refused(node, f"{node.name} needs a tag", f'class {node.name}({base}, tag="…")')
        for case in union.cases:
            if self.program.records[case].tag == tag:
                raise Refused(node, f"{base} has the tag {tag!r} twice", f"{case} has it already")
        union.cases.append(node.name)
        record.union, record.tag, record.is_entity = base, tag, union.is_entity
        record.fields = {**union.shared, **record.fields}

    def refuse_methods(self, node: ast.ClassDef, methods: Sequence[Procedure]) -> None:
        if methods:
            raise Refused(node, "a union has no methods", "write a procedure with a match")

    def enumeration(self, node: ast.ClassDef, common: dict[str, object]) -> Enumeration:
        members: dict[str, str] = {}
        for statement in node.body[1:] if common["doc"] else node.body:
            match statement:
                case ast.Assign(targets=[ast.Name(id=name)], value=ast.Constant(value=str(wire))):
                    if name in members or wire in members.values():
                        raise Refused(statement, f"{name} = {wire!r} stands twice in {node.name}")
                    members[name] = wire
                case _:
                    raise Refused(statement, "an enum has members only", 'NAME = "wire"')
        enumeration = Enumeration(members=members, **common)  # type: ignore[arg-type]
        return self.program.enums.setdefault(node.name, enumeration)

    def fields(self, node: ast.ClassDef) -> tuple[dict[str, Type], list[str], dict[str, str]]:
        """Field types, the names of `Param` fields, and the field docs (a string below a field)."""
        fields: dict[str, Type] = {}
        given: list[str] = []
        docs: dict[str, str] = {}
        last = ""
        for statement in node.body:
            match statement:
                case ast.AnnAssign(target=ast.Name(id=name), annotation=annotation, value=None):
                    match annotation:
                        case ast.Subscript(value=ast.Name(id="Param"), slice=inner):
                            annotation = inner
                            given.append(name)
                    if name in fields:
                        raise Refused(statement, f"field {name} stands twice in {node.name}")
                    fields[name] = read_type(annotation, self.kinds)
                    last = name
                case ast.Expr(value=ast.Constant(value=str(text))):
                    if last:
                        docs[last] = text
                case ast.FunctionDef() | ast.Pass():
                    pass
                case _:
                    raise Refused(statement, "a class has fields (name: Type) and methods")
        return fields, given, docs

    def methods(self, module: str, node: ast.ClassDef) -> Iterator[Procedure]:
        seen: set[str] = set()
        for statement in node.body:
            if isinstance(statement, ast.FunctionDef):
                if statement.name in seen:
                    raise Refused(statement, f"{node.name}.{statement.name} is declared twice")
                seen.add(statement.name)
                yield self.procedure(module, statement, node.name)

    def procedure(self, module: str, node: ast.FunctionDef, owner: str | None) -> Procedure:
        common = self.common(module, node)
        if owner:
            common["row_id"] = f"{module}/{owner}.{node.name}"
        arguments = node.args
        if arguments.vararg or arguments.kwarg or arguments.kwonlyargs or arguments.posonlyargs:
            raise Refused(node, "star and keyword-only parameters are not in the language")
        names = arguments.args
        if owner:
            if not names or names[0].arg != "self":
                raise Refused(node, "a method begins with self")
            names = names[1:]
        defaults: list[ast.expr | None] = [None] * (len(names) - len(arguments.defaults))
        defaults += arguments.defaults
        if node.returns is None:
            raise Refused(node, f"{node.name} says no result type", "-> None when there is none")
        procedure = Procedure(
            parameters=[
                self.parameter(node, name, default, bool(common["public"]) or owner is not None)
                for name, default in zip(names, defaults, strict=True)
            ],
            result=read_type(node.returns, self.kinds),
            owner=owner,
            is_property=any(
                isinstance(d, ast.Name) and d.id == "property" for d in node.decorator_list
            ),
            **common,  # type: ignore[arg-type]
        )
        body = node.body[1:] if common["doc"] else node.body
        self.bodies.append(Body(procedure, body))
        return procedure if owner else self.program.procedures.setdefault(node.name, procedure)

    def parameter(
        self, node: ast.FunctionDef, name: ast.arg, default: ast.expr | None, may_default: bool
    ) -> Parameter:
        if name.annotation is None:
            raise Refused(name, f"parameter {name.arg} needs a type")
        type_ = read_type(name.annotation, self.kinds)
        value: Expression | None = None
        if default is not None:
            if not may_default:
                raise Refused(default, "only public procedures have defaults", "add @public")
            value = self.default(default, type_)
        return Parameter(name=name.arg, type=type_, span=span_of(name), default=value)

    def default(self, node: ast.expr, type_: Type) -> Expression:
        if isinstance(node, ast.Constant) and node.value is None and type_.kind == "opt":
            return Nothing(type=type_, span=span_of(node))
        if isinstance(node, ast.Constant) and isinstance(node.value, (bool, int, str)):
            return LiteralValue(type=type_, span=span_of(node), value=node.value)
        raise Refused(node, "a default is None, True, False, a number or a text")

    def constant(self, module: str, node: ast.AnnAssign) -> Constant:
        assert isinstance(node.target, ast.Name)
        name = node.target.id
        match node.annotation:
            case ast.Subscript(value=ast.Name(id="Const"), slice=inner):
                type_ = read_type(inner, self.kinds)
            case _:
                raise Refused(node, f"{name} is not a constant", f"{name}: Const[…] = …")
        constant = Constant(
            name=name,
            doc=str(getattr(node, "doc", "")),
            span=span_of(node),
            module=module,
            row_id=getattr(node, "row_id", f"{module}/{name}"),
            public=bool(getattr(node, "public", False)),
            is_for_package=bool(getattr(node, "is_for_package", False)),
            note=note_of(node),
            type=type_,
            value=self.constant_value(node, type_),
        )
        if isinstance(constant.value, ListLiteral) and isinstance(node.value, ast.List):
            self.lists.append((constant, node.value))
        return self.program.constants.setdefault(name, constant)

    def constant_value(
        self, node: ast.AnnAssign, type_: Type
    ) -> str | int | float | list[str] | ListLiteral:
        match node.value:
            case ast.List() if type_.kind == "list":
                return ListLiteral(type=type_, span=span_of(node), items=[])
            case ast.Constant(value=str(text)) if type_ == CHARS:
                return self.characters(node, text)
            case ast.Constant(value=str(text)) if type_ == STR:
                return text
            case ast.Constant(value=bool()):
                pass
            case ast.Constant(value=int() | float() as number) if type_.kind in ("num", "int"):
                return number
            case ast.Set(elts=items) if type_ == Type("set", (STR,)):
                members = [i.value for i in items if isinstance(i, ast.Constant)]
                texts = [m for m in members if isinstance(m, str)]
                if len(texts) != len(items):
                    raise Refused(node, "a constant set has literal texts only")
                for item, text in zip(items, texts, strict=True):
                    if texts.count(text) > 1 and texts.index(text) != items.index(item):
                        raise Refused(item, f"{text!r} stands twice in the set")
                return texts
        raise Refused(
            node,
            f"this is no constant of type {type_}",
            "a constant is a str, num, int, Set[str], List[…] or Chars literal",
        )

    def characters(self, node: ast.AnnAssign, notation: str) -> str:
        """The notation of a set of characters, as it is."""
        try:
            parse_members(notation)
        except NotationError as error:
            raise Refused(
                node, f"no set of characters: {error}", "write \\s, \\d or a-z_"
            ) from None
        return notation

    # ---- order

    def order_modules(self) -> None:
        """Sorts modules by id; dependency order comes when bodies are typed."""
        self.program.modules = dict(sorted(self.program.modules.items()))


__all__ = ["BASES", "ENTRY", "VOID", "Body", "Declarations"]
