"""Typing of statements and bodies."""

from __future__ import annotations

import ast
from collections.abc import Sequence

from generator.diagnostics import Problems
from generator.model import (
    INT,
    STR,
    UNKNOWN,
    VOID,
    Assign,
    Bind,
    Call,
    Case,
    Clause,
    Do,
    Expression,
    Field,
    ForEach,
    Guard,
    If,
    Jump,
    Let,
    Name,
    PrimitiveCall,
    Procedure,
    Program,
    Put,
    RemoveAll,
    Return,
    Statement,
    Switch,
    Type,
    While,
    leaves,
    opt,
    uses,
    walk,
)
from generator.procedures.comprehensions import ComprehensionTyper
from generator.procedures.declare import Body
from generator.procedures.parse import note_of, span_of
from generator.procedures.scope import Local, Refused


class BodyTyper(ComprehensionTyper):
    """Gives bodies their types; every mistake is reported, then the next is looked for."""

    def __init__(self, program: Program, problems: Problems) -> None:
        super().__init__(program)
        self.problems = problems
        self.loops: list[str] = []

    def fill(self, body: Body) -> None:
        """Types one procedure and hangs the statements into it."""
        procedure = body.procedure
        self.procedure, self.owner, self.loops = procedure, procedure.owner, []
        names: dict[str, Local] = {}
        for parameter in procedure.parameters:
            if self.program.declaration(parameter.name):
                self.problems.add(
                    parameter.span, f"{parameter.name!r} is a top-level name", "choose another name"
                )
            names[parameter.name] = Local(parameter.type, "parameter")
        before = len(self.problems.found)
        with self.scopes.block(names):
            procedure.body = self.body(body.statements)
        self.check_one_type(procedure)
        is_typed = len(self.problems.found) == before
        if is_typed and procedure.result != VOID and not _returns(procedure.body):
            self.problems.add(
                procedure.span,
                f"{procedure.name} can end without a value",
                "every path returns one",
            )

    def check_one_type(self, procedure: Procedure) -> None:
        """A name that stands in two blocks has the same type (apart from Opt) in both."""
        types = {parameter.name: _plain(parameter.type) for parameter in procedure.parameters}
        for node in walk(procedure.body):
            if isinstance(node, Bind) and isinstance(node.value, Name):
                continue
            if isinstance(node, (Let, Bind, ForEach)):
                type_ = node.item_type if isinstance(node, ForEach) else node.type
                known = types.setdefault(node.name, _plain(type_))
                if known != _plain(type_):
                    self.problems.add(
                        node.span,
                        f"{node.name} is a {type_} here and a {known} elsewhere in "
                        f"{procedure.name}",
                        "one name, one type: take another name",
                    )

    def body(
        self, nodes: Sequence[ast.stmt], names: dict[str, Local] | None = None
    ) -> list[Statement]:
        """The statements of a block; `names` are in scope in it."""
        result: list[Statement] = []
        with self.scopes.block(names):
            position = 0
            while position < len(nodes):
                following = nodes[position + 1] if position + 1 < len(nodes) else None
                if result and leaves(result):
                    self.problems.add(
                        span_of(nodes[position]), "this is never reached", "delete it"
                    )
                    break
                made, used = self.guarded(nodes[position], following)
                result += made
                position += used
        return result

    def guarded(self, node: ast.stmt, following: ast.stmt | None) -> tuple[list[Statement], int]:
        """One statement, or nothing and a problem; a name that it declares is known anyhow."""
        try:
            made, used = self.statement(node, following)
        except Refused as refusal:
            if refusal.problem:
                self.problems.found.append(refusal.problem)
            self.poison(node)
            return [], 1
        if made:
            made[0].note = note_of(node) + made[0].note
        return made, used

    def poison(self, node: ast.stmt) -> None:
        """Declares the names of a refused statement, so that they give no further problems."""
        target: ast.expr | None = node.target if isinstance(node, ast.AnnAssign) else None
        if isinstance(node, ast.Assign) and len(node.targets) == 1:
            target = node.targets[0]
        if isinstance(target, ast.Name) and not self.scopes.find(target.id):
            self.scopes.put(
                target.id,
                Local(
                    UNKNOWN,
                    "local",
                    Let(span=span_of(node), name=target.id, type=UNKNOWN, value=None),
                ),
            )

    def statement(self, node: ast.stmt, following: ast.stmt | None) -> tuple[list[Statement], int]:
        """The typed statements, and how many syntax statements they took."""
        if isinstance(node, ast.AnnAssign):
            return self.declaration(node, following)
        if isinstance(node, ast.Assign):
            return self.assignment(node, following)
        method = getattr(self, f"statement_{type(node).__name__}", None)
        if method is None:
            raise Refused(
                node,
                f"{type(node).__name__} is not in the language",
                _REWRITES.get(type(node).__name__, "see docs/language.md"),
            )
        made: list[Statement] = method(node)
        return made, 1

    # ---- names

    def declare(self, node: ast.AST, name: str, local: Local) -> None:
        self.refuse_shadowing(node, name)
        self.scopes.put(name, local)

    def declaration(
        self, node: ast.AnnAssign, following: ast.stmt | None
    ) -> tuple[list[Statement], int]:
        from generator.procedures.types import read_type

        if not isinstance(node.target, ast.Name):
            raise Refused(node, "only a name is declared")
        kinds = {name: kind for name, kind in _kinds(self.program)}
        type_ = read_type(node.annotation, kinds)
        name, span = node.target.id, span_of(node)
        if node.value is not None:
            value = self.value(node.value, type_)
            let = Let(span=span, name=name, type=type_, value=value)
            self.declare(node, name, Local(type_, "local", let))
            return [let], 1
        if not isinstance(following, (ast.If, ast.Match)):
            raise Refused(
                node,
                f"{name} has no value",
                "the next statement must be an if or a match that gives it one on every way",
            )
        let = Let(span=span, name=name, type=type_, value=None)
        self.declare(node, name, Local(type_, "local", let))
        before = len(self.problems.found)
        made, _ = self.guarded(following, None)
        if len(self.problems.found) == before and not _gives(made, name):
            raise Refused(following, f"not every way gives {name} a value")
        let.is_assigned = False
        return [let, *made], 2

    def assignment(
        self, node: ast.Assign, following: ast.stmt | None
    ) -> tuple[list[Statement], int]:
        if len(node.targets) != 1:
            raise Refused(node, "one target", "write one assignment a line")
        target = node.targets[0]
        if isinstance(target, ast.Name):
            return self.assign_name(node, target, following)
        if isinstance(target, ast.Attribute):
            return [self.assign_field(node, target)], 1
        if isinstance(target, ast.Subscript):
            return [self.put(node, target)], 1
        raise Refused(node, "this target is not in the language")

    def assign_name(
        self, node: ast.Assign, target: ast.Name, following: ast.stmt | None
    ) -> tuple[list[Statement], int]:
        local = self.scopes.find(target.id)
        span = span_of(node)
        if local is None:
            value = self.typed(node.value)
            if "none" in (value.type.kind, *(a.kind for a in value.type.args)):
                raise Refused(
                    node, f"the type of {target.id} does not show", f"{target.id}: Type = …"
                )
            if value.type == VOID:
                raise Refused(node.value, "this gives nothing")
            guard = self.fused_guard(node, target.id, value, following)
            if guard:
                return [guard], 2
            let = Let(span=span, name=target.id, type=value.type, value=value)
            self.declare(node, target.id, Local(value.type, "local", let))
            return [let], 1
        if local.let is None:
            hint = "bind another name with :=" if local.kind == "narrowed" else "take a new name"
            raise Refused(node, f"{target.id} is a {local.kind} name, it is not assigned", hint)
        if local.type == UNKNOWN:
            raise Refused(node)
        value = self.value(node.value, local.type)
        local.let.is_assigned = True
        name = Name(type=local.type, span=span_of(target), name=target.id)
        return [Assign(span=span, target=name, value=value)], 1

    def assign_field(self, node: ast.Assign, target: ast.Attribute) -> Statement:
        field = self.typed(target)
        assert isinstance(field, Field)
        owner = field.receiver.type.name
        record = self.program.records.get(owner)
        union = self.program.unions.get(owner)
        if field.is_property:
            raise Refused(node, f"{field.name} is computed and cannot be assigned")
        if (record and not record.is_entity) or (union and not union.is_entity):
            raise Refused(node, f"{owner} is a value", "replace(value, field=…) gives a new one")
        value = self.value(node.value, field.type)
        return Assign(span=span_of(node), target=field, value=value)

    def put(self, node: ast.Assign, target: ast.Subscript) -> Statement:
        collection = self.typed(target.value)
        if collection.type.kind not in ("list", "index", "map"):
            hint = "build an OrdMap[str, Json] and give it to_object()"
            raise Refused(
                node,
                f"{collection.type} is not changed with [ ] =",
                hint if collection.type.kind in ("json", "object") else "",
            )
        key_type, value_type = (
            (INT, collection.type.item) if collection.type.kind == "list" else collection.type.args
        )
        return Put(
            span=span_of(node),
            collection=collection,
            key=self.value(target.slice, key_type),
            value=self.value(node.value, value_type),
        )

    def fused_guard(
        self, node: ast.Assign, name: str, value: Expression, following: ast.stmt | None
    ) -> Guard | None:
        """`x = e` followed by `if x is None or …: <exit>` as one guard that binds x."""
        if not isinstance(following, ast.If) or following.orelse or value.type.kind != "opt":
            return None
        parts = self.failures(following.test)
        match parts and parts[0]:
            case ast.Compare(left=ast.Name(id=tested), ops=[ast.Is()]) if tested == name:
                pass
            case _:
                return None
        assert parts is not None
        self.refuse_shadowing(node, name)
        with self.scopes.block({name: Local(value.type, "narrowed")}):
            exit_ = self.body(following.body)
        if not leaves(exit_):
            return None
        bind = Bind(
            name=name, value=value, type=value.type.item, case=None, span=span_of(following)
        )
        self.refuse_failed_names(following, [bind], exit_)
        self.scopes.put(name, Local(bind.type, "narrowed", node=node))
        clauses: list[Clause] = [bind, *self.opposites(parts[1:])]
        return Guard(span=span_of(node), clauses=clauses, exit=exit_, note=note_of(following))

    # ---- control

    def statement_If(self, node: ast.If) -> list[Statement]:
        guard = self.guard(node)
        if guard:
            return [guard]
        branches: list[tuple[list[Clause], list[Statement]]] = []
        otherwise: list[Statement] = []
        current = node
        while True:
            clauses, names = self.clauses(current.test)
            body = self.body(current.body, names)
            branches.append((self.settled(clauses, body), body))
            if len(current.orelse) == 1 and isinstance(current.orelse[0], ast.If):
                note = note_of(current.orelse[0])
                current = current.orelse[0]
                if note and current.body:
                    current.body[0].note = note + note_of(current.body[0])  # type: ignore[attr-defined]
                continue
            otherwise = self.body(current.orelse)
            made = If(span=span_of(node), branches=branches, otherwise=otherwise)
            return [_joined(made)]

    def guard(self, node: ast.If) -> Guard | None:
        parts = self.failures(node.test)
        if parts is None or node.orelse or not _may_leave(node.body[-1]):
            return None
        exit_ = self.body(node.body)
        if not leaves(exit_):
            return None
        clauses = self.opposites(parts)
        self.refuse_failed_names(node, clauses, exit_)
        return Guard(span=span_of(node), clauses=clauses, exit=exit_)

    def statement_For(self, node: ast.For) -> list[Statement]:
        if node.orelse:
            raise Refused(node, "no else on a loop", "keep a bool")
        index, target, source_node = None, node.target, node.iter
        match node:
            case ast.For(
                target=ast.Tuple(elts=[ast.Name(id=index_name), item]),
                iter=ast.Call(func=ast.Name(id="enumerate"), args=[walked], keywords=[]),
            ):
                index, target, source_node = index_name, item, walked
        if not isinstance(target, ast.Name):
            raise Refused(node.target, "one name walks over one list", "for x in items")
        source = self.walked(source_node)
        names = {target.id: Local(source.type.item, "loop")}
        self.refuse_shadowing(target, target.id)
        if index:
            self.refuse_shadowing(node.target, index)
            names[index] = Local(INT, "loop")
        body = self.loop(node.body, names)
        return [
            ForEach(
                span=span_of(node),
                name=target.id,
                index=index,
                item_type=source.type.item,
                source=source,
                body=body,
            )
        ]

    def statement_While(self, node: ast.While) -> list[Statement]:
        if node.orelse:
            raise Refused(node, "no else on a loop", "keep a bool")
        clauses, names = self.clauses(node.test)
        body = self.loop(node.body, names)
        return [While(span=span_of(node), clauses=self.settled(clauses, body), body=body)]

    def loop(self, nodes: Sequence[ast.stmt], names: dict[str, Local]) -> list[Statement]:
        self.loops.append("loop")
        body = self.body(nodes, names)
        self.loops.pop()
        return body

    def statement_Match(self, node: ast.Match) -> list[Statement]:
        name, subject = self.subject(node.subject)
        binds_new = isinstance(node.subject, ast.NamedExpr)
        kind = subject.type.kind
        if kind not in ("union", "enum") and subject.type not in (STR, opt(STR)):
            raise Refused(node, f"match walks a union, an enum or a text, not {subject.type}")
        self.loops.append("match")
        cases: list[Case] = []
        otherwise: list[Statement] | None = None
        seen: dict[str, ast.AST] = {}
        for position, case in enumerate(node.cases):
            if case.guard:
                raise Refused(case.guard, "no `if` in a case", "put it into the body")
            if _is_wildcard(case.pattern):
                if position + 1 != len(node.cases):
                    raise Refused(case.pattern, "case _ stands last")
                otherwise = self.body(case.body)
                continue
            cases.append(self.case(case, subject, name, seen))
        self.loops.pop()
        self.check_exhaustive(node, subject.type, seen, otherwise)
        if name and not any(case.binds for case in cases):
            name = name if not binds_new else None
            binds_new = False
        return [
            Switch(
                span=span_of(node),
                subject=subject,
                name=name,
                binds_new=binds_new,
                cases=cases,
                otherwise=otherwise,
            )
        ]

    def case(
        self, node: ast.match_case, subject: Expression, name: str | None, seen: dict[str, ast.AST]
    ) -> Case:
        patterns = (
            node.pattern.patterns if isinstance(node.pattern, ast.MatchOr) else [node.pattern]
        )
        labels = [self.label(pattern, subject.type) for pattern in patterns]
        for label, pattern in zip(labels, patterns, strict=True):
            if label in seen:
                raise Refused(pattern, f"case {label} stands twice", "the second is never reached")
            seen[label] = pattern
        names: dict[str, Local] = {}
        if subject.type.kind == "union" and len(labels) == 1 and name:
            names[name] = Local(Type("record", (), labels[0]), "narrowed")
        body = self.body(node.body, names)
        binds = bool(names) and name is not None and uses(name, body)
        return Case(
            labels=labels,
            binds=binds,
            body=body,
            span=span_of(node.pattern),
            note=note_of(node),
        )

    def label(self, node: ast.pattern, type_: Type) -> str:
        match node:
            case ast.MatchClass(cls=ast.Name(id=case), patterns=[], kwd_patterns=[]) if (
                type_.kind == "union"
            ):
                self.check_case(node, type_, case)
                return case
            case ast.MatchValue(value=ast.Attribute() as member) if type_.kind == "enum":
                value = self.value(member, type_)
                return getattr(value, "member", "")
            case ast.MatchValue(value=ast.Constant(value=str(text))) if type_.kind in (
                "str",
                "opt",
            ):
                return text
        raise Refused(node, f"this is no case of {type_}", _CASE_HINTS.get(type_.kind, 'case "a":'))

    def check_exhaustive(
        self,
        node: ast.Match,
        type_: Type,
        seen: dict[str, ast.AST],
        otherwise: list[Statement] | None,
    ) -> None:
        if type_.kind == "union":
            wanted = self.program.unions[type_.name].cases
        elif type_.kind == "enum":
            wanted = list(self.program.enums[type_.name].members)
        else:
            wanted = []
            if otherwise is None:
                raise Refused(node, "match is not exhaustive", "a match on a text ends with case _")
            return
        missing = [case for case in wanted if case not in seen]
        if missing and otherwise is None:
            raise Refused(node, f"match is not exhaustive: {', '.join(missing)}", "add the cases")
        if not missing and otherwise is not None:
            raise Refused(node, "case _ is never reached", "delete it")

    # ---- leaving and doing

    def statement_Return(self, node: ast.Return) -> list[Statement]:
        assert self.procedure is not None
        result = self.procedure.result
        if node.value is None:
            if result != VOID:
                raise Refused(node, f"return needs a value of type {result}")
            return [Return(span=span_of(node), value=None)]
        if result == VOID:
            raise Refused(node, f"{self.procedure.name} gives nothing")
        return [Return(span=span_of(node), value=self.value(node.value, result))]

    def statement_Continue(self, node: ast.Continue) -> list[Statement]:
        if "loop" not in self.loops:
            raise Refused(node, "continue outside a loop")
        return [Jump(span=span_of(node), kind="continue")]

    def statement_Break(self, node: ast.Break) -> list[Statement]:
        if "loop" not in self.loops:
            raise Refused(node, "break outside a loop")
        if self.loops[-1] == "match":
            raise Refused(
                node,
                "break inside a match leaves the match in some languages",
                "keep a bool, or put the loop into a procedure that returns",
            )
        return [Jump(span=span_of(node), kind="break")]

    def statement_Pass(self, node: ast.Pass) -> list[Statement]:
        return []

    def statement_Expr(self, node: ast.Expr) -> list[Statement]:
        removal = self.removal(node)
        if removal:
            return [removal]
        call = self.typed(node.value)
        if not isinstance(call, (Call, PrimitiveCall)):
            raise Refused(node, "a statement must do something")
        if isinstance(call, PrimitiveCall) and not call.mutates:
            raise Refused(node, "this changes nothing", "use its result")
        return [Do(span=span_of(node), call=call)]

    def removal(self, node: ast.Expr) -> RemoveAll | None:
        match node.value:
            case ast.Call(
                func=ast.Attribute(value=receiver, attr="remove_all"),
                args=[
                    ast.GeneratorExp(
                        elt=ast.Name(id=kept),
                        generators=[
                            ast.comprehension(target=ast.Name(id=name), iter=walked, ifs=[test])
                        ],
                    )
                ],
            ) if kept == name and ast.dump(walked) == ast.dump(receiver):
                collection = self.walked(receiver)
                self.refuse_shadowing(node.value, name)
                with self.scopes.block({name: Local(collection.type.item, "loop")}):
                    condition = self.condition(test)
                return RemoveAll(
                    span=span_of(node), collection=collection, name=name, condition=condition
                )
            case ast.Call(func=ast.Attribute(attr="remove_all")):
                raise Refused(node, "items.remove_all(x for x in items if condition)")
        return None


def _joined(statement: If) -> If:
    """`if a: if b: …` as `if a and b: …`, so that every target prints one condition.

    Only the last branch of an if without else can be joined.
    """
    clauses, body = statement.branches[-1]
    match body:
        case [
            If(branches=[(inner, inner_body)], otherwise=[], note=note)
        ] if not statement.otherwise and (not note or len(statement.branches) == 1):
            branches = [*statement.branches[:-1], ([*clauses, *inner], inner_body)]
            return If(span=statement.span, branches=branches, otherwise=[], note=note)
    return statement


def _kinds(program: Program) -> list[tuple[str, str]]:
    return [
        *((name, "record") for name in program.records),
        *((name, "union") for name in program.unions),
        *((name, "enum") for name in program.enums),
        *((name, "machine") for name in program.machines),
    ]


def _plain(type_: Type) -> Type:
    return type_.item if type_.kind == "opt" else type_


def _is_wildcard(pattern: ast.pattern) -> bool:
    return isinstance(pattern, ast.MatchAs) and pattern.pattern is None and pattern.name is None


def _may_leave(node: ast.stmt) -> bool:
    return isinstance(node, (ast.Return, ast.Continue, ast.Break, ast.If, ast.Match))


def _returns(body: Sequence[Statement]) -> bool:
    """Whether every path returns."""
    if not body:
        return False
    last = body[-1]
    if isinstance(last, Return):
        return True
    if isinstance(last, If):
        return _returns(last.otherwise) and all(_returns(b) for _, b in last.branches)
    if isinstance(last, Switch):
        return all(_returns(c.body) for c in last.cases) and (
            last.otherwise is None or _returns(last.otherwise)
        )
    return False


def _gives(body: Sequence[Statement], name: str) -> bool:
    """Whether every way through a body assigns the name last, or leaves."""
    if not body:
        return False
    if leaves(body):
        return True
    last = body[-1]
    if isinstance(last, Assign):
        return isinstance(last.target, Name) and last.target.name == name
    if isinstance(last, If):
        return bool(last.otherwise) and all(
            _gives(b, name) for b in [*(b for _, b in last.branches), last.otherwise]
        )
    if isinstance(last, Switch):
        bodies = [c.body for c in last.cases]
        if last.otherwise is not None:
            bodies.append(last.otherwise)
        return all(_gives(b, name) for b in bodies)
    return False


_CASE_HINTS = {"union": "case SomeCase():", "enum": "case SomeEnum.MEMBER:"}
_REWRITES = {
    "AugAssign": "x = x + 1",
    "Try": "there are no exceptions: a primitive that can fail gives an Opt",
    "Raise": "there are no exceptions: give an Opt or a union of outcomes",
    "With": "the language has no I/O",
    "FunctionDef": "a procedure stands at the top level or in a machine",
    "ClassDef": "a class stands at the top level",
    "Import": "top-level names of all modules are known",
    "ImportFrom": "top-level names of all modules are known",
    "Assert": "a fault of the procedure is found by tests",
    "Delete": "m.pop(key)",
    "Global": "state lives in a Machine",
}
