"""The typed model: what tables and procedures alike are lowered to and what targets print.

Closed: every node kind is here. Every node has the place it comes from. Conditions of `If`, `While`
and `Guard` are conjunctions of clauses, so that each language can use its own way of binding.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Any, Literal

from generator.diagnostics import Span

# ---------------------------------------------------------------- types


@dataclass(frozen=True)
class Type:
    """A type; `name` is set for declared ones, `args` for generic ones."""

    kind: str
    args: tuple[Type, ...] = ()
    name: str = ""

    def __str__(self) -> str:
        if self.name:
            return self.name
        shown = _SHOWN.get(self.kind, self.kind)
        return f"{shown}[{', '.join(map(str, self.args))}]" if self.args else shown

    @property
    def is_collection(self) -> bool:
        return self.kind in ("list", "index", "map", "set")

    @property
    def item(self) -> Type:
        """The type inside an Opt, Tri, List or Set."""
        return self.args[0]


_SHOWN = {
    "opt": "Opt",
    "list": "List",
    "index": "Index",
    "map": "OrdMap",
    "set": "Set",
    "tri": "Tri",
    "json": "Json",
    "object": "Object",
    "pos": "Pos",
    "chars": "Chars",
    "fn": "Fn",
    "void": "None",
    "none": "None",
}

STR, NUM, INT, BOOL = Type("str"), Type("num"), Type("int"), Type("bool")
JSON, OBJECT, POS, CHARS = Type("json"), Type("object"), Type("pos"), Type("chars")
VOID, NONE, UNKNOWN = Type("void"), Type("none"), Type("unknown")


def opt(item: Type) -> Type:
    """Opt[item]; an optional stays as it is."""
    return item if item.kind in ("opt", "none") else Type("opt", (item,))


def list_of(item: Type) -> Type:
    return Type("list", (item,))


OPT_JSON = opt(JSON)
ENTRY = Type("record", (), "Entry")

# ---------------------------------------------------------------- declarations


@dataclass(kw_only=True)
class Declaration:
    """Something with a name; `row_id` is the contract id that doc comments and problems name."""

    name: str
    doc: str
    span: Span
    module: str
    row_id: str
    public: bool = False
    is_for_package: bool = False
    """Whether it is public for the programs and tests of the port alone."""
    note: list[str] = field(default_factory=list)


@dataclass(kw_only=True)
class Parameter:
    name: str
    type: Type
    span: Span
    default: Expression | None = None


@dataclass(kw_only=True)
class Procedure(Declaration):
    """A procedure, or a method when it has an owner."""

    parameters: list[Parameter]
    result: Type
    body: list[Statement] = field(default_factory=list)
    owner: str | None = None
    is_property: bool = False


@dataclass(kw_only=True)
class Record(Declaration):
    """A value, or an entity (a reference whose fields may be assigned); perhaps a case of a union.

    `fields` has the union's shared fields first.
    """

    fields: dict[str, Type]
    methods: dict[str, Procedure] = field(default_factory=dict)
    union: str | None = None
    tag: str = ""
    is_entity: bool = False
    field_docs: dict[str, str] = field(default_factory=dict)


@dataclass(kw_only=True)
class Union(Declaration):
    """A tagged union of records."""

    shared: dict[str, Type]
    cases: list[str] = field(default_factory=list)
    is_entity: bool = False
    field_docs: dict[str, str] = field(default_factory=dict)


@dataclass(kw_only=True)
class Enumeration(Declaration):
    """Named strings of the wire."""

    members: dict[str, str]


@dataclass(kw_only=True)
class Constant(Declaration):
    """A text, number, set of strings, set of characters or list of literals."""

    type: Type
    value: str | int | float | list[str] | ListLiteral


@dataclass(kw_only=True)
class Machine(Declaration):
    """State and methods; `given` names the fields that construction takes, in order."""

    fields: dict[str, Type]
    given: list[str]
    methods: dict[str, Procedure] = field(default_factory=dict)
    field_docs: dict[str, str] = field(default_factory=dict)


@dataclass
class Module:
    """One spec file (or a table and a procedure file of the same id) and one file of each port."""

    id: str
    doc: str
    declarations: list[Declaration] = field(default_factory=list)
    needs: list[str] = field(default_factory=list)
    """Ids of the modules whose names it uses, in dependency order."""


@dataclass
class Program:
    """The whole contract, lowered. `modules` stand in dependency order: needed ones first."""

    modules: dict[str, Module] = field(default_factory=dict)
    records: dict[str, Record] = field(default_factory=dict)
    unions: dict[str, Union] = field(default_factory=dict)
    enums: dict[str, Enumeration] = field(default_factory=dict)
    constants: dict[str, Constant] = field(default_factory=dict)
    procedures: dict[str, Procedure] = field(default_factory=dict)
    machines: dict[str, Machine] = field(default_factory=dict)

    def declaration(self, name: str) -> Declaration | None:
        """The declaration of a top-level name."""
        for table in self.tables():
            if name in table:
                return table[name]
        return None

    def tables(self) -> Sequence[Mapping[str, Declaration]]:
        return (
            self.records,
            self.unions,
            self.enums,
            self.constants,
            self.procedures,
            self.machines,
        )

    def bodies(self) -> Iterator[Procedure]:
        """Every procedure and method."""
        yield from self.procedures.values()
        for machine in self.machines.values():
            yield from machine.methods.values()
        for record in self.records.values():
            yield from record.methods.values()

    def methods_of(self, name: str) -> dict[str, Procedure]:
        """Methods of a machine, record or entity."""
        owner = self.machines.get(name) or self.records.get(name)
        return owner.methods if owner else {}

    def fields_of(self, name: str) -> dict[str, Type]:
        """Fields of a machine or record, shared fields of a union."""
        if name in self.unions:
            return self.unions[name].shared
        owner = self.machines.get(name) or self.records.get(name)
        return owner.fields if owner else {}


# ---------------------------------------------------------------- expressions


@dataclass(kw_only=True)
class Expression:
    type: Type
    span: Span


@dataclass(kw_only=True)
class LiteralValue(Expression):
    """A text, number or truth value."""

    value: str | int | float | bool


@dataclass(kw_only=True)
class Nothing(Expression):
    """`None` of an Opt."""


@dataclass(kw_only=True)
class Name(Expression):
    """A local name."""

    name: str


@dataclass(kw_only=True)
class ConstantName(Expression):
    name: str


@dataclass(kw_only=True)
class ProcedureName(Expression):
    """A procedure handed over as an argument."""

    name: str


@dataclass(kw_only=True)
class Itself(Expression):
    """`self`."""


@dataclass(kw_only=True)
class Field(Expression):
    """A field of a record, union (shared), entity or machine; or a computed property."""

    receiver: Expression
    name: str
    is_property: bool = False


@dataclass(kw_only=True)
class Call(Expression):
    """A call of a procedure (no receiver) or of a method."""

    procedure: Procedure
    receiver: Expression | None
    arguments: list[Expression]


@dataclass(kw_only=True)
class CallGiven(Expression):
    """A call of a procedure that was given as an argument."""

    function: Name
    arguments: list[Expression]


@dataclass(kw_only=True)
class PrimitiveCall(Expression):
    """A primitive; the receiver is the first argument."""

    key: str
    arguments: list[Expression]
    mutates: bool = False
    fresh: bool = True


@dataclass(kw_only=True)
class New(Expression):
    """Construction of a record (every field given) or machine (the given fields)."""

    values: dict[str, Expression]


@dataclass(kw_only=True)
class Replace(Expression):
    """A record with some fields changed."""

    value: Expression
    changes: dict[str, Expression]


@dataclass(kw_only=True)
class Inject(Expression):
    """A record as its union."""

    value: Expression
    case: str


@dataclass(kw_only=True)
class Lift(Expression):
    """A plain value where an Opt of it is wanted."""

    value: Expression


@dataclass(kw_only=True)
class EnumMember(Expression):
    member: str


@dataclass(kw_only=True)
class EnumFromWire(Expression):
    """`E.from_wire(text)`: Opt of the enum."""

    enum: str
    value: Expression


@dataclass(kw_only=True)
class Logic(Expression):
    operator: Literal["and", "or"]
    items: list[Expression]


@dataclass(kw_only=True)
class Not(Expression):
    value: Expression


@dataclass(kw_only=True)
class Compare(Expression):
    """`==`, `!=` on scalars, enums, records and Opts of them; order on num, int and Pos."""

    operator: str
    left: Expression
    right: Expression


@dataclass(kw_only=True)
class OneOf(Expression):
    """Whether a text (perhaps absent) is one of some literals, or of a constant set."""

    value: Expression
    options: list[Expression] | ConstantName


@dataclass(kw_only=True)
class Arithmetic(Expression):
    operator: Literal["+", "-", "*", "/"]
    left: Expression
    right: Expression


@dataclass(kw_only=True)
class Format(Expression):
    """An f-string: plain pieces and expressions of type str or int."""

    parts: list[str | Expression]


@dataclass(kw_only=True)
class Conditional(Expression):
    test: Expression
    then: Expression
    otherwise: Expression


@dataclass(kw_only=True)
class IsSome(Expression):
    """`x is not None`."""

    value: Expression


@dataclass(kw_only=True)
class IsCase(Expression):
    """Whether a union value (perhaps an Opt of one) is there and of a case."""

    value: Expression
    case: str


@dataclass(kw_only=True)
class EmptyCollection(Expression):
    """A new empty list, map or set."""


@dataclass(kw_only=True)
class ListLiteral(Expression):
    """`[a, b]`; the entries of a constant may have comment lines (`notes`, by position)."""

    items: list[Expression]
    notes: list[list[str]] = field(default_factory=list)


@dataclass(kw_only=True)
class ObjectLiteral(Expression):
    """A JSON object; every value is a Json or Opt[Json], the latter leaves its key out."""

    members: list[tuple[str, Expression]]


@dataclass(kw_only=True)
class ToJson(Expression):
    """A str, num, int, bool, enum, Object, list of these or an Opt of one as (Opt of) Json."""

    value: Expression


@dataclass(kw_only=True)
class Comprehension(Expression):
    """`[element for name in source if clauses]`; the element may use what the clauses bind."""

    element: Expression
    name: str
    source: Expression
    clauses: list[Clause]


@dataclass(kw_only=True)
class Quantifier(Expression):
    """`any(…)` or `all(…)` over a list."""

    operator: Literal["any", "all"]
    condition: Expression
    name: str
    source: Expression


# ---------------------------------------------------------------- clauses


@dataclass(kw_only=True)
class Test:
    """A plain condition."""

    condition: Expression
    span: Span


@dataclass(kw_only=True)
class Bind:
    """Holds when `value` is there (and is of `case`, if one is given), and names it.

    When `value` is a Name of the same name, it narrows that name in place.
    """

    name: str
    value: Expression
    type: Type
    case: str | None
    span: Span


Clause = Test | Bind

# ---------------------------------------------------------------- statements


@dataclass(kw_only=True)
class Statement:
    span: Span
    note: list[str] = field(default_factory=list)


@dataclass(kw_only=True)
class Let(Statement):
    """A new local. Without a value the next statement gives it one on every way.

    `is_assigned`: it is assigned again later; `is_changed`: it is a collection changed in place.
    """

    name: str
    type: Type
    value: Expression | None
    is_assigned: bool = False
    is_changed: bool = False


@dataclass(kw_only=True)
class Assign(Statement):
    target: Name | Field
    value: Expression


@dataclass(kw_only=True)
class Put(Statement):
    """`collection[key] = value`."""

    collection: Expression
    key: Expression
    value: Expression


@dataclass(kw_only=True)
class If(Statement):
    branches: list[tuple[list[Clause], list[Statement]]]
    otherwise: list[Statement]


@dataclass(kw_only=True)
class Guard(Statement):
    """Unless all clauses hold, `exit` runs and leaves; their names hold from here on."""

    clauses: list[Clause]
    exit: list[Statement]


@dataclass(kw_only=True)
class ForEach(Statement):
    name: str
    index: str | None
    item_type: Type
    source: Expression
    body: list[Statement]


@dataclass(kw_only=True)
class While(Statement):
    clauses: list[Clause]
    body: list[Statement]


@dataclass(kw_only=True)
class Case:
    """One case of a Switch: `labels` are union case names, enum members or string literals."""

    labels: list[str]
    binds: bool
    body: list[Statement]
    span: Span
    note: list[str] = field(default_factory=list)


@dataclass(kw_only=True)
class Switch(Statement):
    """A match on a union, enum or string. `name` is the name that cases narrow, if any.

    `binds_new`: the name is new (`:=`); otherwise it is the subject's own name.
    """

    subject: Expression
    name: str | None
    binds_new: bool
    cases: list[Case]
    otherwise: list[Statement] | None


@dataclass(kw_only=True)
class Return(Statement):
    value: Expression | None


@dataclass(kw_only=True)
class Jump(Statement):
    kind: Literal["break", "continue"]


@dataclass(kw_only=True)
class RemoveAll(Statement):
    """Every item for which the condition holds goes away."""

    collection: Expression
    name: str
    condition: Expression


@dataclass(kw_only=True)
class Do(Statement):
    """A call for its effect."""

    call: Expression


Node = Expression | Statement | Test | Bind | Case


_ASIDE = ("type", "span", "note", "notes", "procedure", "item_type")
_PARTS: dict[type, tuple[str, ...] | None] = {}
"""The fields of a node type that may hold nodes; None for what is no node."""


def walk(tree: Any) -> Iterator[Node]:
    """Every node at and below a node or a list of nodes, in source order.

    Procedures that a call names are not entered.
    """
    waiting = [tree]
    while waiting:
        item = waiting.pop()
        kind = type(item)
        if kind is list or kind is tuple:
            waiting.extend(reversed(item))
        elif kind is dict:
            waiting.extend(reversed(item.values()))
        else:
            if kind not in _PARTS:
                _PARTS[kind] = _parts_of(kind)
            parts = _PARTS[kind]
            if parts is not None:
                yield item
                waiting.extend([getattr(item, part) for part in parts])


def _parts_of(kind: type) -> tuple[str, ...] | None:
    """Field names, the last one first."""
    if not issubclass(kind, (Expression, Statement, Test, Bind, Case)):
        return None
    return tuple(part.name for part in reversed(fields(kind)) if part.name not in _ASIDE)


def uses(name: str, tree: Any) -> bool:
    """Whether a local name is read anywhere in a tree."""
    return any(isinstance(node, Name) and node.name == name for node in walk(tree))


def leaves(body: Sequence[Statement]) -> bool:
    """Whether control never comes out at the end of a body."""
    if not body:
        return False
    last = body[-1]
    if isinstance(last, (Return, Jump)):
        return True
    if isinstance(last, If):
        return (
            bool(last.otherwise)
            and leaves(last.otherwise)
            and all(leaves(b) for _, b in last.branches)
        )
    if isinstance(last, Switch):
        return all(leaves(c.body) for c in last.cases) and (
            last.otherwise is None or leaves(last.otherwise)
        )
    return False
