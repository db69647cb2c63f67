"""Statements of the model as Swift statements."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from generator.model import (
    Arithmetic,
    Assign,
    Bind,
    Case,
    Clause,
    Comprehension,
    Conditional,
    Do,
    EmptyCollection,
    EnumMember,
    Expression,
    ForEach,
    Guard,
    If,
    Inject,
    IsCase,
    Jump,
    Let,
    Lift,
    ListLiteral,
    LiteralValue,
    Logic,
    Name,
    Not,
    Nothing,
    ObjectLiteral,
    PrimitiveCall,
    Program,
    Put,
    RemoveAll,
    Replace,
    Return,
    Statement,
    Switch,
    Test,
    ToJson,
    While,
    uses,
    walk,
)
from generator.targets.comprehensions import steps_of
from generator.targets.layout import HARD_LINE, LINE, Choice, Doc, Group, Nest, OneLine, join, lines
from generator.targets.swift import primitives
from generator.targets.swift.expressions import ExpressionPrinter
from generator.targets.swift.idioms import (
    filled,
    fused,
    is_assigned_later,
    is_name,
    joined,
    under_one_condition,
)
from generator.targets.swift.names import plain_name, swift_name
from generator.targets.swift.pieces import flat_text, is_plain_text, quoted
from generator.targets.swift.printing import PRIMARY
from generator.targets.swift.usage import changed_by

_FOR_WIDTH = 90
"""Characters of a loop's head that has a condition in it."""


class StatementPrinter(ExpressionPrinter):
    """Prints bodies."""

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self.is_value_wanted = False

    def body(self, body: Sequence[Statement]) -> Doc:
        """The statements of a block, each on its own lines."""
        return lines(self.statements(body))

    def block(self, head: Doc, body: Sequence[Statement]) -> Doc:
        """`head { … }`."""
        return [head, " {", self.rest_of_block(body)]

    def rest_of_block(self, body: Sequence[Statement]) -> Doc:
        return [Nest([HARD_LINE, self.body(body)]), HARD_LINE, "}"] if body else "}"

    def statements(self, body: Sequence[Statement]) -> Iterator[Doc]:
        before = dict(self.renamed)
        body = list(joined(list(fused(list(filled(body))))))
        for position, statement in enumerate(body):
            rest = body[position + 1 :]
            for note in statement.note:
                yield f"// {note}" if note else "//"
            if isinstance(statement, Let) and _is_narrowed_here(statement.name, rest):
                # Both cannot have one name in one block, so the wider one gets another.
                self.renamed[statement.name] = _wider_name(statement.name)
            yield self.statement(statement, rest)
        self.renamed = before

    def statement(self, statement: Statement, rest: Sequence[Statement]) -> Doc:
        method = getattr(self, f"print_{type(statement).__name__}")
        doc: Doc = method(statement, rest)
        return doc

    # ---- simple statements

    def print_Let(self, statement: Let, rest: Sequence[Statement]) -> Doc:
        name = self.local(statement.name)
        if statement.value is None:
            word = "var" if is_assigned_later(statement.name, rest) else "let"
            return f"{word} {name}: {self.type_text(statement.type)}"
        if isinstance(statement.value, Replace) and not statement.is_assigned:
            return self.copied(name, statement.value)
        word = "var" if statement.is_assigned or _is_changed(statement.name, rest) else "let"
        if isinstance(statement.value, Nothing) and word == "var":
            return f"var {name}: {self.type_text(statement.type)}"
        if isinstance(statement.value, EmptyCollection) and statement.type.kind == "map":
            return f"{word} {name} = {self.type_text(statement.type)}()"
        annotation = f": {self.type_text(statement.type)}" if _is_vague(statement) else ""
        return self.assigned(f"{word} {name}{annotation} =", statement.value)

    def assigned(self, head: Doc, value: Expression) -> Doc:
        """`head value`; a chain of operators that does not fit goes to the next line."""
        return self.after(head, value, self.doc(value))

    def copied(self, name: str, value: Replace) -> Doc:
        """A copy that is changed field by field."""
        changes = [
            self.assigned([name, f".{swift_name(field)} ="], item)
            for field, item in value.changes.items()
        ]
        return lines([[f"var {name} = ", self.doc(value.value)], *changes])

    def print_Assign(self, statement: Assign, rest: Sequence[Statement]) -> Doc:
        target, value = self.doc(statement.target), statement.value
        match value:
            case Arithmetic(operator="+" | "-" as operator) if self.doc(value.left) == target:
                return self.assigned([target, f" {operator}="], value.right)
        return self.assigned([target, " ="], value)

    def print_Put(self, statement: Put, rest: Sequence[Statement]) -> Doc:
        place = [self.receiver(statement.collection), "[", self.doc(statement.key), "] ="]
        return self.assigned(place, statement.value)

    def print_Return(self, statement: Return, rest: Sequence[Statement]) -> Doc:
        if statement.value is None:
            return "return"
        if self.is_value_wanted:
            return self.item(statement.value)
        if isinstance(statement.value, Replace):
            return lines([self.copied("copy", statement.value), "return copy"])
        return ["return ", self.item(statement.value)]

    def print_Jump(self, statement: Jump, rest: Sequence[Statement]) -> Doc:
        return statement.kind

    def print_Do(self, statement: Do, rest: Sequence[Statement]) -> Doc:
        call = self.doc(statement.call)
        is_pop = isinstance(statement.call, PrimitiveCall) and statement.call.key == "list.pop"
        return ["_ = ", call] if is_pop else call

    def print_RemoveAll(self, statement: RemoveAll, rest: Sequence[Statement]) -> Doc:
        method = [self.receiver(statement.collection), ".removeAll"]
        return [method, self.closure(statement.name, statement.condition, label="where: ")]

    # ---- control

    def print_If(self, statement: If, rest: Sequence[Statement]) -> Doc:
        if (wanted := _wanted(statement)) is not None:
            exit_ = self.body(statement.branches[0][1])
            return guarded(self.clauses(wanted, rest), exit_, is_short=True)
        doc: list[Doc] = []
        for clauses, body in statement.branches:
            doc += [" else " if doc else "", self.headed("if ", clauses, body)]
        if statement.otherwise:
            doc.append(self.block(" else", statement.otherwise))
        return doc

    def headed(self, word: str, clauses: Sequence[Clause], body: Sequence[Statement]) -> Doc:
        """`if a, b {`, or the clauses on lines of their own and then the brace."""
        docs = self.clauses(clauses, body)
        block = self.rest_of_block(body)
        if len(docs) > 1:
            return [Group([word, Nest(join([",", LINE], docs)), LINE, "{"]), block]
        if self.begins_below(_tested(clauses[0])):
            return [Group([word, docs[0], LINE, "{"]), block]
        return [word, docs[0], " {", block]

    def print_Guard(self, statement: Guard, rest: Sequence[Statement]) -> Doc:
        is_short = len(statement.exit) == 1 and not statement.exit[0].note
        return guarded(self.clauses(statement.clauses, rest), self.body(statement.exit), is_short)

    def print_Comprehension(self, value: Comprehension) -> tuple[Doc, int]:
        steps = steps_of(value)
        if steps is not None and not any(step.case for step in steps):
            return self.chained(value, steps), PRIMARY
        source, is_in_head = self.receiver(value.source), self.is_in_head
        with self.inside():
            guard = guarded(self.clauses(value.clauses, value.element), "return nil", True)
            given = self.explicit(value.element, self.item(value.element))
        body = lines([guard, ["return ", given]])
        closure: Doc = [f"{{ {self.local(value.name)} in", Nest([HARD_LINE, body]), HARD_LINE, "}"]
        argument: Doc = ["(", closure, ")"] if is_in_head else [" ", closure]
        return [source, ".compactMap", argument], PRIMARY

    def print_ForEach(self, statement: ForEach, rest: Sequence[Statement]) -> Doc:
        if (filtered := self.filtered(statement)) is not None:
            return filtered
        return self.block(self.loop_head(statement), statement.body)

    def loop_head(self, statement: ForEach) -> Doc:
        """`for x in list`, with the places of the items where they are asked for."""
        name = self.local(statement.name) if uses(statement.name, statement.body) else "_"
        with self.head():
            source = self.receiver(statement.source)
        if statement.index is None:
            return [f"for {name} in ", source]
        index = self.local(statement.index)
        if name == "_":
            return [f"for {index} in ", source, ".indices"]
        return [f"for ({index}, {name}) in ", source, ".enumerated()"]

    def filtered(self, statement: ForEach) -> Doc | None:
        """`for x in list where …` or `for case … in list` where the body is under one condition."""
        if (conditioned := under_one_condition(statement.body)) is None:
            return None
        clause, body = conditioned
        if isinstance(clause, Bind):
            if statement.index or clause.case is None or not is_name(clause.value, statement.name):
                return None
            if uses(statement.name, body) and clause.name != statement.name:
                return None
            name = swift_name(clause.name)
            bound = f"(let {name})" if uses(clause.name, body) else ""
            with self.head():
                source = self.receiver(statement.source)
            return self.block([f"for case {self.case_name(clause.case)}{bound} in ", source], body)
        with self.head():
            head = [self.loop_head(statement), " where ", self.doc(clause.condition)]
        if isinstance(clause.condition, IsCase) or len(flat_text(head)) > _FOR_WIDTH:
            return None
        return self.block(head, body)

    def print_While(self, statement: While, rest: Sequence[Statement]) -> Doc:
        return self.headed("while ", statement.clauses, statement.body)

    def print_Switch(self, statement: Switch, rest: Sequence[Statement]) -> Doc:
        with self.head():
            subject = self.receiver(statement.subject)
        if statement.subject.type.kind == "str" and not self.has_plain_labels(statement):
            subject = ["ExactString(", subject, ")"]
        parts: list[Doc] = []
        if statement.binds_new and statement.name and _is_read_whole(statement):
            name = self.local(statement.name)
            parts.append([f"let {name} = ", subject])
            subject = name
        cases: list[Doc] = []
        for case in statement.cases:
            cases += [f"// {note}" for note in case.note]
            cases.append(
                self.case_block(["case ", self.case_labels(statement, case), ":"], case.body)
            )
        if statement.otherwise is not None:
            cases.append(self.case_block("default:", statement.otherwise))
        parts.append(["switch ", subject, " {", HARD_LINE, lines(cases), HARD_LINE, "}"])
        return lines(parts)

    def function_body(self, body: Sequence[Statement]) -> Doc:
        """A body; one that only says a value, or a value for each case, does without `return`."""
        self.is_value_wanted = _is_value(body)
        doc = self.body(body)
        self.is_value_wanted = False
        return doc

    def case_block(self, head: Doc, body: Sequence[Statement]) -> Doc:
        """A case: a short single statement stands behind its label where a value is wanted."""
        if not body:
            return [head, Nest([HARD_LINE, "break"])]
        if self.is_value_wanted and len(body) == 1 and not body[0].note:
            return Group([head, Nest([LINE, self.body(body)])])
        return [head, Nest([HARD_LINE, self.body(body)])]

    def has_plain_labels(self, statement: Switch) -> bool:
        span, type_ = statement.span, statement.subject.type
        labels = [label for case in statement.cases for label in case.labels]
        return all(
            is_plain_text(LiteralValue(type=type_, span=span, value=label)) for label in labels
        )

    def case_labels(self, statement: Switch, case: Case) -> Doc:
        kind = statement.subject.type.kind
        if kind == "str":
            return Group(Nest(join([",", LINE], [quoted(label) for label in case.labels])))
        if kind == "enum":
            return ", ".join(f".{plain_name(label.lower())}" for label in case.labels)
        names = [self.case_name(label) for label in case.labels]
        if case.binds and statement.name and uses(statement.name, case.body):
            return f"{names[0]}(let {self.local(statement.name)})"
        return ", ".join(names)


def guarded(clauses: Sequence[Doc], exit_: Doc, is_short: bool) -> Doc:
    """`guard clauses else { exit }`; a short exit stands on the line of its brace."""
    block: Doc = ["else {", Nest([HARD_LINE, exit_]), HARD_LINE, "}"]
    behind: Doc = OneLine(["else { ", exit_, " }"]) if is_short else block
    flat = OneLine(["guard ", join(", ", clauses), " "])
    each = [OneLine(clause) for clause in clauses]
    aligned: Doc = ["guard ", Nest(join([",", HARD_LINE], each)), HARD_LINE, behind]
    below: Doc = [
        "guard",
        Nest([HARD_LINE, join([",", HARD_LINE], clauses)]),
        HARD_LINE,
        behind,
    ]
    if is_short:
        return Choice((OneLine([flat, behind]), [flat, block], aligned, below))
    return Choice(([flat, block], aligned, below))


def _wanted(statement: If) -> list[Clause] | None:
    """What must hold, where the only thing that a condition does is to leave when it does not."""
    if len(statement.branches) != 1 or statement.otherwise:
        return None
    clauses, body = statement.branches[0]
    if len(clauses) != 1 or len(body) != 1 or body[0].note:
        return None
    if not isinstance(body[0], (Return, Jump)) or not isinstance(clauses[0], Test):
        return None
    condition = clauses[0].condition
    is_any = isinstance(condition, Logic) and condition.operator == "or"
    misses = condition.items if isinstance(condition, Logic) and is_any else [condition]
    wanted = [miss.value for miss in misses if isinstance(miss, Not)]
    if len(wanted) != len(misses):
        return None
    return [Test(condition=value, span=value.span) for value in wanted]


def _is_value(body: Sequence[Statement]) -> bool:
    """Whether a body is one value, or a switch with one value in each case."""
    if len(body) != 1:
        return False
    only = body[0]
    if isinstance(only, Return):
        return only.value is not None and not isinstance(only.value, Replace)
    if not isinstance(only, Switch) or (only.binds_new and _is_read_whole(only)):
        return False
    bodies = [case.body for case in only.cases]
    if only.otherwise is not None:
        bodies.append(only.otherwise)
    return all(len(b) == 1 and isinstance(b[0], Return) and _is_value(b) for b in bodies)


def _tested(clause: Clause) -> Expression:
    return clause.value if isinstance(clause, Bind) else clause.condition


def _is_narrowed_here(name: str, rest: Sequence[Statement]) -> bool:
    """Whether a later guard of the same block narrows a local in place."""
    return any(
        isinstance(clause, Bind)
        and clause.name == name
        and isinstance(clause.value, Name)
        and clause.value.name == name
        for statement in rest
        if isinstance(statement, Guard)
        for clause in statement.clauses
    )


def _wider_name(name: str) -> str:
    return swift_name(f"possible_{name}")


def _is_changed(name: str, rest: Sequence[Statement]) -> bool:
    """Whether a local is changed in place."""
    return any(
        isinstance(changed := changed_by(node), Name) and changed.name == name
        for node in walk(list(rest))
    )


def _is_read_whole(statement: Switch) -> bool:
    """Whether a case reads the name without having narrowed it."""
    bodies = [case.body for case in statement.cases if not case.binds]
    return any(uses(statement.name or "", body) for body in [*bodies, statement.otherwise or []])


def _is_vague(statement: Let) -> bool:
    """Whether the type of a local does not show from its value."""
    value = statement.value
    if isinstance(value, Lift) and (statement.is_assigned or _needs_type(value)):
        return True
    if value is None or (statement.is_assigned and statement.type.kind == "num"):
        return True
    return _needs_type(value)


def _needs_type(value: Expression) -> bool:
    if isinstance(value, (Nothing, EmptyCollection, ObjectLiteral, EnumMember, Inject)):
        return True
    if isinstance(value, (Lift, ToJson)):
        return isinstance(value, ToJson) or _needs_type(value.value)
    if isinstance(value, LiteralValue):
        return value.type.kind == "num"
    if isinstance(value, ListLiteral):
        return not value.items or all(map(_needs_type, value.items))
    if isinstance(value, Conditional):
        return all(map(_needs_type, (value.then, value.otherwise)))
    if isinstance(value, PrimitiveCall):
        shape = primitives.SWIFT[value.key]
        return isinstance(shape, primitives.Implicit) or value.key == "list.reversed"
    return False
