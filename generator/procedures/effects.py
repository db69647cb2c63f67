"""Effects and aliases: refuses what would mean something else in a language with value semantics.

In Swift a list, map or set is copied when it gets a second name; in Python and Kotlin both names
are the same thing. So a collection that is changed in place may have one name only. The rules are
those of docs/language.md, "What the checker enforces".
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import TypeGuard

from generator.diagnostics import Problems, Span
from generator.model import (
    Assign,
    Call,
    CallGiven,
    Comprehension,
    Conditional,
    EmptyCollection,
    Expression,
    Field,
    ForEach,
    Guard,
    If,
    Inject,
    Let,
    Lift,
    ListLiteral,
    Name,
    New,
    PrimitiveCall,
    Procedure,
    ProcedureName,
    Program,
    Put,
    Quantifier,
    RemoveAll,
    Replace,
    Return,
    Statement,
    Switch,
    Type,
    While,
    leaves,
    walk,
)

FieldKey = tuple[str, str]
"""Owner and name of a field."""
ProcedureKey = tuple[str, str]
"""Owner (empty for none) and name of a procedure."""

_COPY = "copy(…) gives it a list of its own"
_PASSING = ("opt.or_else", "opt.or_else/opt", "tri.known", "tri.there")
_ELEMENT = ("list.first", "list.last", "list.at", "index.get", "map.get", "map.values")


@dataclass
class Effects:
    """What a procedure does, directly and through those it calls."""

    changed: set[FieldKey] = field(default_factory=set)
    assigned: set[FieldKey] = field(default_factory=set)
    called: set[ProcedureKey] = field(default_factory=set)
    retained: set[str] = field(default_factory=set)
    """Parameters that get a second name which outlives the call."""


@dataclass(frozen=True)
class Root:
    """What an expression may be another name of; `element` means something taken out of it."""

    node: Name | Field
    element: bool = False


def check_effects(program: Program, problems: Problems) -> None:
    """Reports every breach of the rules of effects, aliases and recursion."""
    _Checker(program, problems).check()


def key_of(procedure: Procedure) -> ProcedureKey:
    """How call graph and effects name a procedure."""
    return procedure.owner or "", procedure.name


class _Checker:
    def __init__(self, program: Program, problems: Problems) -> None:
        self.program = program
        self.problems = problems
        self.effects: dict[ProcedureKey, Effects] = {}
        self.grown: set[FieldKey] = set()
        """Maps to lists whose lists are changed in place (append_at)."""

    def check(self) -> None:
        procedures = list(self.program.bodies())
        for procedure in procedures:
            self.effects[key_of(procedure)] = self.direct(procedure)
        self.check_recursion(procedures)
        self.spread(procedures)
        changed = {key for effects in self.effects.values() for key in effects.changed}
        for procedure in procedures:
            self.check_fields(procedure, changed)
            _Body(self, procedure, changed).check()

    # ---- facts

    def direct(self, procedure: Procedure) -> Effects:
        effects = Effects()
        for node in walk(procedure.body):
            target = changed_in_place(node)
            if isinstance(target, Field):
                effects.changed.add(self.field_key(target))
                if isinstance(node, PrimitiveCall) and node.key.endswith(".append_at"):
                    self.grown.add(self.field_key(target))
            if isinstance(node, Assign) and isinstance(node.target, Field):
                effects.assigned.add(self.field_key(node.target))
            if isinstance(node, Call):
                effects.called.add(key_of(node.procedure))
            if isinstance(node, ProcedureName):
                effects.called.add(("", node.name))
        return effects

    def field_key(self, node: Field) -> FieldKey:
        owner = node.receiver.type.name
        record = self.program.records.get(owner)
        if record and record.union and node.name in self.program.unions[record.union].shared:
            owner = record.union
        return owner, node.name

    def check_recursion(self, procedures: Sequence[Procedure]) -> None:
        """A procedure that can call itself would nest as deep as its input does."""
        for procedure in procedures:
            key = key_of(procedure)
            seen: set[ProcedureKey] = set()
            waiting = list(self.effects[key].called)
            while waiting:
                called = waiting.pop()
                if called == key:
                    self.problems.add(
                        procedure.span,
                        f"{procedure.name} can call itself",
                        "walk the nesting with a list used as a stack",
                    )
                    break
                if called not in seen:
                    seen.add(called)
                    waiting.extend(self.effects[called].called)

    def spread(self, procedures: Sequence[Procedure]) -> None:
        """Effects of callees count as the caller's, until nothing is added any more."""
        growing = True
        while growing:
            growing = False
            for procedure in procedures:
                effects = self.effects[key_of(procedure)]
                before = len(effects.changed) + len(effects.assigned) + len(effects.retained)
                for called in effects.called:
                    effects.changed |= self.effects[called].changed
                    effects.assigned |= self.effects[called].assigned
                effects.retained |= set(self.retained(procedure))
                after = len(effects.changed) + len(effects.assigned) + len(effects.retained)
                growing = growing or after > before

    def retained(self, procedure: Procedure) -> Iterator[str]:
        names = {p.name for p in procedure.parameters if may_share(p.type)}
        for value in second_names(procedure.body, self.retaining):
            for root in roots(value):
                if isinstance(root.node, Name) and root.node.name in names:
                    yield root.node.name

    def retaining(self, call: Call, position: int) -> bool:
        """Whether a procedure keeps an argument beyond the call."""
        parameter = call.procedure.parameters[position]
        return parameter.name in self.effects[key_of(call.procedure)].retained

    def is_pure(self, tree: object) -> bool:
        for node in walk(tree):
            if isinstance(node, PrimitiveCall) and node.mutates:
                return False
            if isinstance(node, Call):
                effects = self.effects[key_of(node.procedure)]
                if effects.changed or effects.assigned:
                    return False
        return True

    # ---- fields

    def check_fields(self, procedure: Procedure, changed: set[FieldKey]) -> None:
        for node in walk(procedure.body):
            target = changed_in_place(node)
            if isinstance(target, Field):
                self.check_owner(target)
            if isinstance(node, Assign) and isinstance(node.target, Field):
                key = self.field_key(node.target)
                if key in changed and node.target.type.is_collection:
                    self.problems.add(
                        node.span,
                        f"{key[0]}.{key[1]} is assigned here and changed in place elsewhere",
                        "do one or the other: clear() and extend(…), or always a new one",
                    )
            if _is_fallback(node) and not self.is_pure(node.arguments[1]):
                self.problems.add(
                    node.span,
                    "the argument of or_else has an effect",
                    "it may or may not be asked: use an if",
                )
            if isinstance(node, (Comprehension, Quantifier)) and not self.is_pure(asked_of(node)):
                self.problems.add(
                    node.span,
                    "what is asked or made of each item has an effect",
                    "the order of effects would differ between languages: use a for loop",
                )

    def check_owner(self, target: Field) -> None:
        owner, name = self.field_key(target)
        record, machine = self.program.records.get(owner), self.program.machines.get(owner)
        if record and not record.is_entity:
            self.problems.add(
                target.span,
                f"the {name} of a record is never changed",
                "replace(…) gives a new one",
            )
        elif machine and name in machine.given:
            self.problems.add(
                target.span,
                f"{owner}.{name} is given at construction and has another name there",
                "declare it without Param and fill it",
            )


class _Body:
    """Checks the names of one body: what is changed, and what has a second name by then."""

    def __init__(self, checker: _Checker, procedure: Procedure, changed: set[FieldKey]) -> None:
        self.checker = checker
        self.problems = checker.problems
        self.procedure = procedure
        self.changed_fields = changed
        self.lets: dict[str, Let] = {}
        self.shared: set[str] = set()
        self.walked: list[str] = []
        self.walked_fields: list[FieldKey] = []

    def check(self) -> None:
        self.body(self.procedure.body)

    # ---- flow

    def body(self, statements: Sequence[Statement]) -> None:
        for statement in statements:
            self.statement(statement)

    def statement(self, statement: Statement) -> None:
        if isinstance(statement, If):
            for clauses, _ in statement.branches:
                self.expressions(clauses)
            self.branches([*(body for _, body in statement.branches), statement.otherwise])
        elif isinstance(statement, Guard):
            self.expressions(statement.clauses)
            self.branches([statement.exit, []])
        elif isinstance(statement, Switch):
            self.expressions([statement.subject])
            bodies = [case.body for case in statement.cases]
            self.branches([*bodies, statement.otherwise or []])
        elif isinstance(statement, ForEach):
            self.for_each(statement)
        elif isinstance(statement, While):
            for _ in range(2):
                self.expressions(statement.clauses)
                self.body(statement.body)
        else:
            self.simple(statement)

    def branches(self, bodies: Sequence[Sequence[Statement]]) -> None:
        before, after = set(self.shared), set(self.shared)
        for body in bodies:
            self.shared = set(before)
            self.body(body)
            if not leaves(body):
                after |= self.shared
        self.shared = after

    def for_each(self, statement: ForEach) -> None:
        self.expressions([statement.source])
        locals_, fields = len(self.walked), len(self.walked_fields)
        for root in roots(statement.source):
            if isinstance(root.node, Name):
                self.walked.append(root.node.name)
            else:
                self.walked_fields.append(self.checker.field_key(root.node))
        for _ in range(2):
            self.body(statement.body)
        del self.walked[locals_:], self.walked_fields[fields:]

    def simple(self, statement: Statement) -> None:
        self.expressions([statement])
        if isinstance(statement, Let):
            self.lets[statement.name] = statement
            self.shared.discard(statement.name)
        for value in second_names([statement], self.checker.retaining):
            for root in roots(value):
                self.second_name(value, root)
        for node in walk(statement):
            target = changed_in_place(node)
            if target is not None:
                self.change(target)

    def expressions(self, tree: object) -> None:
        """What calls inside an expression do to fields that are walked or handed to them."""
        for node in walk(tree):
            if not isinstance(node, Call):
                continue
            effects = self.checker.effects[key_of(node.procedure)]
            for key in self.walked_fields:
                if key in effects.changed | effects.assigned:
                    self.walked_problem(node.span, key)
            for argument in node.arguments:
                for root in roots(argument):
                    if isinstance(root.node, Field) and root.node.type.is_collection:
                        key = self.checker.field_key(root.node)
                        if key in effects.changed:
                            self.problems.add(
                                argument.span,
                                f"{node.procedure.name} is given {key[0]}.{key[1]} and changes it",
                                _COPY,
                            )

    # ---- names

    def second_name(self, value: Expression, root: Root) -> None:
        if isinstance(root.node, Name):
            if root.node.type.is_collection and not root.element:
                self.shared.add(root.node.name)
            return
        key = self.checker.field_key(root.node)
        if root.element:
            if key in self.checker.grown and may_share(value.type):
                self.problems.add(
                    value.span, f"a list of {key[0]}.{key[1]} gets a second name", _COPY
                )
        elif key in self.changed_fields and root.node.type.is_collection:
            self.problems.add(
                value.span,
                f"{key[0]}.{key[1]} is changed in place and gets a second name here",
                _COPY,
            )

    def change(self, target: Name | Field | Expression) -> None:
        if isinstance(target, Field):
            key = self.checker.field_key(target)
            if key in self.walked_fields:
                self.walked_problem(target.span, key)
            return
        if not isinstance(target, Name):
            self.problems.add(
                target.span,
                "only a named collection is changed",
                "append_at(key, item) for lists in a map",
            )
            return
        let = self.lets.get(target.name)
        if let is None:
            self.problems.add(
                target.span,
                f"{target.name} is a parameter, loop variable or narrowed name: never changed",
                "work on copy(…)",
            )
            return
        self.change_local(target, let)

    def change_local(self, target: Name, let: Let) -> None:
        let.is_changed = True
        if let.is_assigned:
            self.problems.add(
                target.span,
                f"{let.name} is changed in place and assigned anew",
                "do one or the other: clear() keeps the list",
            )
        elif let.value is not None and not is_fresh(let.value):
            self.problems.add(
                let.span, f"{let.name} is changed, so it must start fresh", "copy(…) of it"
            )
        elif target.name in self.walked:
            self.problems.add(
                target.span, f"{target.name} is changed while it is walked", "walk copy(…) of it"
            )
        elif target.name in self.shared:
            self.problems.add(
                target.span,
                f"{target.name} is changed after it got a second name",
                "give copy(…) of it away, or change it before",
            )

    def walked_problem(self, span: Span, key: FieldKey) -> None:
        self.problems.add(
            span, f"{key[0]}.{key[1]} is changed while it is walked", "walk copy(…) of it"
        )


# ---------------------------------------------------------------- what nodes do


def changed_in_place(node: object) -> Expression | None:
    """The collection that a node changes, if it does."""
    if isinstance(node, PrimitiveCall) and node.mutates:
        return node.arguments[0]
    if isinstance(node, (Put, RemoveAll)):
        return node.collection
    return None


def _is_fallback(node: object) -> TypeGuard[PrimitiveCall]:
    return isinstance(node, PrimitiveCall) and node.key.startswith("opt.or_else")


def asked_of(node: Comprehension | Quantifier) -> list[object]:
    """What is asked or made of each item of a list."""
    if isinstance(node, Quantifier):
        return [node.condition]
    return [*node.clauses, node.element]


def may_share(type_: Type) -> bool:
    """Whether values of a type are or hold a collection."""
    inner = type_.item if type_.kind in ("opt", "tri") else type_
    return inner.is_collection


def is_fresh(value: Expression) -> bool:
    """Whether nothing else can be a name of the value."""
    if isinstance(value, (EmptyCollection, ListLiteral, Comprehension)):
        return True
    if isinstance(value, (Lift, Inject)):
        return is_fresh(value.value)
    if isinstance(value, Conditional):
        return is_fresh(value.then) and is_fresh(value.otherwise)
    return isinstance(value, PrimitiveCall) and value.fresh


def roots(value: Expression) -> Iterator[Root]:
    """The names and fields that a value may be the same thing as, or an element of."""
    if isinstance(value, (Name, Field)):
        yield Root(value)
    elif isinstance(value, (Lift, Inject)):
        yield from roots(value.value)
    elif isinstance(value, Conditional):
        yield from roots(value.then)
        yield from roots(value.otherwise)
    elif isinstance(value, PrimitiveCall) and value.key in _PASSING:
        for argument in value.arguments:
            yield from roots(argument)
    elif isinstance(value, PrimitiveCall) and value.key in _ELEMENT:
        for root in roots(value.arguments[0]):
            yield Root(root.node, element=True)


def second_names(
    body: Sequence[Statement], retaining: Callable[[Call, int], bool]
) -> Iterator[Expression]:
    """Every value that gets a name, place or holder besides the one it has."""
    for node in walk(list(body)):
        if isinstance(node, (Let, Assign, Put, Return)) and node.value is not None:
            yield node.value
        elif isinstance(node, (New, Replace)):
            yield from (node.values if isinstance(node, New) else node.changes).values()
        elif isinstance(node, ListLiteral):
            yield from node.items
        elif isinstance(node, Comprehension):
            yield node.element
        elif isinstance(node, PrimitiveCall) and node.mutates:
            yield from node.arguments[1:]
        elif isinstance(node, CallGiven):
            yield from node.arguments
        elif isinstance(node, Call):
            for position, argument in enumerate(node.arguments):
                if retaining(node, position):
                    yield argument
