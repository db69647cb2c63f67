"""Statements of the model as Kotlin.

Kotlin binds no name in a condition, so what a clause binds becomes a `val` in front of its `if`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import fields, replace
from typing import TypeVar

from generator.model import (
    Assign,
    Bind,
    Call,
    Case,
    Clause,
    Do,
    EmptyCollection,
    Expression,
    ForEach,
    Guard,
    If,
    Jump,
    Let,
    Lift,
    ListLiteral,
    LiteralValue,
    Logic,
    Name,
    Nothing,
    ObjectLiteral,
    PrimitiveCall,
    Put,
    RemoveAll,
    Return,
    Statement,
    Switch,
    Test,
    While,
    leaves,
    uses,
    walk,
)
from generator.targets.base import opposite
from generator.targets.kotlin import precedence as p
from generator.targets.kotlin.expressions import (
    ExpressionPrinter,
    flat_text,
    if_expression,
    labels,
    parenthesized,
    pushed_inward,
    quoted,
)
from generator.targets.kotlin.names import kotlin_name
from generator.targets.layout import (
    HARD_LINE,
    LINE,
    SOFT_LINE,
    Choice,
    Doc,
    Group,
    Items,
    Nest,
    OneLine,
    lines,
)

_MUTABLE_EMPTY = {
    "list": "mutableListOf",
    "index": "mutableMapOf",
    "map": "mutableMapOf",
    "set": "mutableSetOf",
}
_MUTABLE_COPY = {
    "list": "toMutableList",
    "index": "toMutableMap",
    "map": "toMutableMap",
    "set": "toMutableSet",
}
_COPIES = ("list.copy", "index.copy", "map.copy", "set.copy", "json.as_map")


GENERAL_KEYS = ("value", "version", "type", "id", "data")
"""Keys that say too little to name a value after."""

T = TypeVar("T")


_RESULT = ""
"""Stands for the name of a local where the arms of a `when` give the result of the procedure."""


class StatementPrinter(ExpressionPrinter):
    """Prints bodies; each statement is a document of one or more lines."""

    def __init__(self) -> None:
        super().__init__()
        self.scopes: list[dict[str, str]] = []
        """Names that the open blocks declare, with the text of their values."""
        self.procedure_body: Sequence[Statement] = []
        self.names: set[str] = set()
        """All names that the procedure binds."""
        self.repeated: set[str] = set()
        """Names that several `if` of one block bind to members of JSON values."""

    def enter(self, body: Sequence[Statement], names: Sequence[str]) -> None:
        """Begins a procedure."""
        self.procedure_body = body
        self.scopes = [dict.fromkeys(names, "")]
        binds = [node for node in walk(list(body)) if isinstance(node, Bind) and not _is_own(node)]
        self.names = {bind.name for bind in binds}
        self.repeated = {name for name in self.names if _is_repeated(name, body)}

    # ---- bodies

    def block(self, body: Sequence[Statement], names: Sequence[str] = ()) -> Doc:
        """` {`, the statements, `}`."""
        docs = self.body(body, names)
        if not docs:
            return " {}"
        return [" {", Nest([HARD_LINE, *lines(docs)]), HARD_LINE, "}"]

    def body(self, body: Sequence[Statement], names: Sequence[str] = ()) -> list[Doc]:
        """The statements of a body, in a scope of its own."""
        with self.scope(names):
            return self.statements(body)

    @contextmanager
    def scope(self, names: Sequence[str] = ()) -> Iterator[None]:
        self.scopes.append(dict.fromkeys(names, ""))
        yield
        self.scopes.pop()

    def statements(self, body: Sequence[Statement], behind: object = ()) -> list[Doc]:
        """The statements of a block; `behind` is what else of it reads their names."""
        docs: list[Doc] = []
        position = 0
        while position < len(body):
            statement = body[position]
            joined = self.joined(statement, body[position + 1 :])
            if joined is not None:
                notes = [*statement.note, *body[position + 1].note]
                docs += [*(f"// {note}" for note in notes), *joined]
                position += 2
                continue
            docs += [f"// {note}" for note in statement.note]
            if isinstance(statement, If):
                docs += self.if_statement(statement.branches, statement.otherwise)
            elif isinstance(statement, Guard):
                docs += self.guard(statement, [body[position + 1 :], behind])
            else:
                docs += getattr(self, f"print_{type(statement).__name__}")(statement)
            position += 1
        return docs

    # ---- a local and the branches that give it its value

    def joined(self, statement: Statement, rest: Sequence[Statement]) -> list[Doc] | None:
        """A local whose value comes from the `if` or `match` behind it, as one statement."""
        if not isinstance(statement, Let) or not rest or self.is_changed(statement.name):
            return None
        chooser = rest[0]
        if not isinstance(chooser, (If, Switch)) or uses(statement.name, _heads(chooser)):
            return None
        assigned = [
            node
            for node in walk(self.procedure_body)
            if isinstance(node, Assign) and _is_name(node.target, statement.name)
        ]
        ends = _branches(chooser)
        if any(
            uses(statement.name, body) and not _only_assigns(statement.name, body) for body in ends
        ):
            return None
        settled = [body for body in ends if body and _assigns(body[-1], statement.name)]
        if len(assigned) != len(settled):
            return None
        if any(body not in settled and not leaves(body) for body in ends):
            return None
        if statement.value is not None:
            if isinstance(chooser, Switch) or chooser.otherwise or len(chooser.branches) != 1:
                return None
            body = chooser.branches[0][1]
            if len(body) != 1 or not _is_plain(statement.value):
                return None
            otherwise = Assign(
                span=statement.span,
                target=Name(type=statement.type, span=statement.span, name=statement.name),
                value=statement.value,
            )
            chooser = replace(chooser, otherwise=[otherwise])
        elif isinstance(chooser, If) and not chooser.otherwise:
            return None
        return self.chosen(statement, chooser)

    def chosen(self, statement: Let, chooser: If | Switch) -> list[Doc] | None:
        name = statement.name
        self.declare(name, "")
        head: Doc = ["val ", kotlin_name(name)]
        if isinstance(chooser, Switch):
            type_ = ": " + self.type_text(statement.type) if _is_union(statement) else ""
            return [[head, type_, " = ", self.when(chooser, name)]]
        value = self.conditional_value(chooser, name)
        if value is not None:
            hoisted, doc = value
            type_ = ": " + self.type_text(statement.type) if _is_union(statement) else ""
            return [*hoisted, self.assigned([head, type_], doc)]
        return None

    def conditional_value(self, chooser: If, name: str) -> tuple[list[Doc], Doc] | None:
        """Hoisted bindings and the value of an `if` whose branches give a name its value."""
        branches = chooser.branches
        if any(
            isinstance(c, Bind) and not _is_own(c) for clauses, _ in branches[1:] for c in clauses
        ):
            return None
        first = branches[0]
        mapped = self.mapped_branch(chooser, name)
        if mapped is not None:
            return [], mapped
        hoisted, test = self.hoisted(first[0], first[1])
        if test is None:
            return None
        tests = [test, *(self.conjunction(clauses) for clauses, body in branches[1:])]
        bodies = [self.value_lines(body, name) for _, body in branches]
        last = self.value_lines(chooser.otherwise, name)
        if len(tests) > 1:
            rows: list[Doc] = [
                [test, " -> ", _braced(body)] for test, body in zip(tests, bodies, strict=True)
            ]
            rows.append(["else -> ", _braced(last)])
            return hoisted, ["when {", Nest([HARD_LINE, Items(rows)]), HARD_LINE, "}"]
        if len(bodies[0]) == 1 and len(last) == 1:
            return hoisted, if_expression(tests[0], bodies[0][0], last[0])
        return hoisted, [
            "if (",
            tests[0],
            ")",
            _block_of(bodies[0]),
            " else",
            _block_of(last),
        ]

    def mapped_branch(self, chooser: If, name: str) -> Doc | None:
        """`if (x := e) is not None: name = x.field`, else another value: `e?.field ?: …`."""
        (clauses, body), *others = chooser.branches
        if others or len(clauses) != 1 or len(body) != 1 or len(chooser.otherwise) != 1:
            return None
        clause, given, otherwise = clauses[0], body[0], chooser.otherwise[0]
        if not (isinstance(clause, Bind) and clause.case is None and not _is_own(clause)):
            return None
        if not (isinstance(given, Assign) and isinstance(otherwise, Assign)):
            return None
        return self.mapped_bind(clause, given.value, otherwise.value)

    def mapped_bind(self, clause: Bind, value: Expression, otherwise: Expression) -> Doc | None:
        """The value of a chain that begins at a bound name used once, or another value."""
        plain = value
        while isinstance(plain, Lift):
            plain = plain.value
        count = sum(_is_name(node, clause.name) for node in walk(plain))
        if count != 1:
            return None
        subject = self.printed(clause.value)
        if isinstance(plain, Name):
            if isinstance(otherwise, Nothing):
                return subject.doc
            doc = self.doc(clause.value, p.ELVIS)
            return Group([doc, Nest([LINE, "?: ", self.doc(otherwise, p.ELVIS + 1)])])
        with self.replacing(clause.name, subject):
            chain = self.safe_chain(plain, clause.name)
        if chain is None:
            return None
        if isinstance(otherwise, Nothing):
            return chain
        if plain.type.kind == "opt":
            return None
        return Group([chain, Nest([LINE, "?: ", self.doc(otherwise, p.ELVIS + 1)])])

    def value_lines(self, body: Sequence[Statement], name: str) -> list[Doc]:
        """A branch whose last statement gives the value, or leaves."""
        last = body[-1]
        if not (_returns_value(last) if name == _RESULT else _assigns(last, name)):
            return self.body(body)
        assert isinstance(last, (Assign, Return))
        assert last.value is not None
        with self.scope():
            docs = self.statements(body[:-1], behind=last)
            docs += [f"// {note}" for note in last.note]
            return [*docs, self.doc(last.value)]

    # ---- simple statements

    def print_Let(self, statement: Let) -> list[Doc]:
        name = kotlin_name(statement.name)
        word = "var" if statement.is_assigned else "val"
        value = statement.value
        if value is None:
            self.declare(statement.name, "")
            return [f"val {name}: {self.type_text(statement.type)}"]
        if self.is_changed(statement.name):
            self.declare(statement.name, "")
            return [self.assigned([f"{word} {name}"], self.mutable(statement))]
        type_ = f": {self.type_text(statement.type)}" if _needs_type(statement) else ""
        doc = self.doc(value)
        self.declare(statement.name, "" if statement.is_assigned else flat_text(doc))
        return [self.assigned([f"{word} {name}{type_}"], doc)]

    def mutable(self, statement: Let) -> Doc:
        """The first value of a collection that is changed in place."""
        value, kind = statement.value, statement.type.kind
        assert value is not None
        if isinstance(value, EmptyCollection):
            lists = self.has_appended_lists(statement.name)
            text = self.type_text(statement.type, False, lists)
            return f"{_MUTABLE_EMPTY[kind]}{text[text.index('<'):]}()"
        if isinstance(value, ListLiteral):
            doc = self.doc(value)
            assert isinstance(doc, list)
            return ["mutableListOf", *doc[1:]]
        if isinstance(value, PrimitiveCall) and value.key in _COPIES:
            if value.key == "json.as_map":
                return self.doc(value)
            return [self.doc(value.arguments[0], p.POSTFIX), f".{_MUTABLE_COPY[kind]}()"]
        if isinstance(value, ObjectLiteral):
            return "mutableMapOf()"
        return [self.doc(value, p.POSTFIX), f".{_MUTABLE_COPY[kind]}()"]

    def is_changed(self, name: str) -> bool:
        """Whether a local is a collection that is changed in place."""
        return any(
            (isinstance(node, PrimitiveCall) and node.mutates and _is_name(node.arguments[0], name))
            or (isinstance(node, (Put, RemoveAll)) and _is_name(node.collection, name))
            for node in walk(self.procedure_body)
        )

    def has_appended_lists(self, name: str) -> bool:
        """Whether the local is a map to lists that grow in place."""
        return any(
            isinstance(node, PrimitiveCall)
            and node.key.endswith("append_at")
            and _is_name(node.arguments[0], name)
            for node in walk(self.procedure_body)
        )

    def print_Assign(self, statement: Assign) -> list[Doc]:
        step = self.step(statement)
        if step is not None:
            return [step]
        return [self.assigned([self.doc(statement.target)], self.doc(statement.value))]

    def step(self, statement: Assign) -> Doc | None:
        """`x = x + y` as `x += y`."""
        value = statement.value
        from generator.model import Arithmetic

        if not (isinstance(value, Arithmetic) and value.operator in "+-"):
            return None
        target = self.doc(statement.target)
        if flat_text(self.doc(value.left)) != flat_text(target):
            return None
        return [target, f" {value.operator}= ", self.doc(value.right)]

    def assigned(self, head: Doc, value: Doc) -> Doc:
        """`head = value`, the value on a line of its own where that keeps it whole."""
        return [
            head,
            " =",
            Choice(
                (
                    OneLine([" ", value]),
                    Nest([SOFT_LINE, OneLine(value)]),
                    Nest([SOFT_LINE, value]) if _begins(value, "(") else [" ", value],
                )
            ),
        ]

    def print_Put(self, statement: Put) -> list[Doc]:
        place = [self.doc(statement.collection, p.POSTFIX), "[", self.doc(statement.key), "]"]
        return [self.assigned(place, self.doc(statement.value))]

    def print_Return(self, statement: Return) -> list[Doc]:
        if statement.value is None:
            return ["return"]
        return [["return ", self.doc(statement.value)]]

    def print_Jump(self, statement: Jump) -> list[Doc]:
        return [statement.kind]

    def print_Do(self, statement: Do) -> list[Doc]:
        return [self.doc(statement.call)]

    def print_RemoveAll(self, statement: RemoveAll) -> list[Doc]:
        collection = self.doc(statement.collection, p.POSTFIX)
        return [[collection, ".removeAll ", self.closure(statement.name, statement.condition)]]

    # ---- conditions

    def declare(self, name: str, value: str) -> None:
        if self.scopes:
            self.scopes[-1][name] = value

    def conjunction(self, clauses: Sequence[Clause]) -> Doc:
        """The clauses as one condition; what they bind has a name already, or is read by nobody."""
        tests = _flattened(clauses)
        if len(tests) == 1:
            return self.clause(tests[0], p.LOWEST)
        docs = [self.clause(clause, p.AND + 1) for clause in tests]
        return [docs[0], *([" &&", LINE, doc] for doc in docs[1:])]

    def clause(self, clause: Clause, level: int) -> Doc:
        if isinstance(clause, Test):
            return self.test(clause.condition, level)
        subject: Doc = kotlin_name(clause.name)
        if clause.name not in self.visible():
            if clause.case is None:
                present = self.present(clause.value, is_there=True)
                return present.doc if present.level >= level else parenthesized(present.doc)
            subject = self.doc(clause.value, p.NAMED_CHECK + 1)
        return [subject, f" is {clause.case}" if clause.case else " != null"]

    def test(self, condition: Expression, level: int) -> Doc:
        """A condition; the lines of `a || b` stand below each other when nothing is around it."""
        if level == p.LOWEST:
            for word, own in (("||", p.OR), ("&&", p.AND)):
                docs = self.operands(word, condition, own)
                if len(docs) > 1:
                    return Group([docs[0], *([f" {word}", LINE, doc] for doc in docs[1:])])
        return self.doc(condition, level)

    def visible(self) -> set[str]:
        return {name for scope in self.scopes for name in scope}

    def hoisted(self, clauses: Sequence[Clause], body: object) -> tuple[list[Doc], Doc | None]:
        """A `val` for each name that clauses bind, and the condition.

        No condition when a value may be taken only after an earlier clause has held.
        """
        docs: list[Doc] = []
        earlier: list[Clause] = []
        for index, clause in enumerate(clauses):
            if isinstance(clause, Bind) and not _is_own(clause):
                is_read = uses(clause.name, [list(clauses[index + 1 :]), body])
                if not self.can_hoist(clause, earlier):
                    return docs, None
                if is_read and not self.is_declared(clause):
                    if clause.name in self.visible():
                        return docs, None
                    value = self.doc(clause.value)
                    self.declare(clause.name, flat_text(value))
                    docs.append(self.assigned(["val ", kotlin_name(clause.name)], value))
            earlier.append(clause)
        return docs, self.conjunction(clauses)

    def is_declared(self, clause: Bind) -> bool:
        """Whether a `val` of the same name and value is in sight, and nothing changed meanwhile."""
        value = flat_text(self.doc(clause.value))
        return _is_constant(clause.value) and any(
            scope.get(clause.name) == value for scope in self.scopes
        )

    def can_hoist(self, clause: Bind, earlier: Sequence[Clause]) -> bool:
        """Whether a value may be taken whatever the clauses in front of it say."""
        bound = {c.name for c in earlier if isinstance(c, Bind)}
        if any(uses(name, clause.value) for name in bound):
            return False
        if not any(isinstance(c, Test) for c in earlier):
            return True
        return not any(
            isinstance(node, Call) or (isinstance(node, PrimitiveCall) and node.key == "list.at")
            for node in walk(clause.value)
        )

    # ---- if

    def if_statement(
        self, branches: Sequence[tuple[list[Clause], list[Statement]]], otherwise: list[Statement]
    ) -> list[Doc]:
        (clauses, body), rest = branches[0], branches[1:]
        if self.is_taken(clauses):
            return self.scoped(clauses, body, rest, otherwise)
        lifted = self.lifted(branches, otherwise)
        if lifted is not None:
            return lifted
        if not rest and not otherwise:
            return self.lone_if(clauses, body)
        hoisted, test = self.hoisted(clauses, body)
        if test is None:
            return [*hoisted, *self.stepwise(clauses, body, rest, otherwise)]
        head: Doc = [*_condition("if", test), self.block(body)]
        if rest and leaves(body):
            return [*hoisted, head, *self.if_statement(rest, otherwise)]
        if rest and not self.binds(rest):
            return [*hoisted, self.when_chain([(clauses, body), *rest], otherwise)]
        if not rest:
            if leaves(body) and not self.declares(otherwise):
                return [*hoisted, head, *self.statements(otherwise)]
            return [*hoisted, [head, " else", self.block(otherwise)]]
        inner = self.body(
            [If(span=branches[0][0][0].span, branches=list(rest), otherwise=otherwise)]
        )
        return [*hoisted, [head, " else {", Nest([HARD_LINE, *lines(inner)]), HARD_LINE, "}"]]

    def lone_if(self, clauses: list[Clause], body: list[Statement]) -> list[Doc]:
        """An `if` without `else`; one stands in another where a name needs an earlier clause."""
        for index in range(1, len(clauses)):
            clause = clauses[index]
            if (
                isinstance(clause, Bind)
                and not _is_own(clause)
                and not self.can_hoist(clause, clauses[:index])
            ):
                inner = [If(span=clause.span, branches=[(clauses[index:], body)], otherwise=[])]
                hoisted, test = self.hoisted(clauses[:index], inner)
                assert test is not None
                return [*hoisted, [*_condition("if", test), self.block(inner)]]
        hoisted, test = self.hoisted(clauses, body)
        assert test is not None
        short = self.short_exit(test, body)
        return [
            *hoisted,
            short if short is not None else [*_condition("if", test), self.block(body)],
        ]

    def short_exit(self, test: Doc, body: Sequence[Statement]) -> Doc | None:
        """`if (…) return x` on one line, where it fits."""
        if len(body) != 1 or body[0].note or not isinstance(body[0], (Return, Jump)):
            return None
        exit_ = self.body(body)
        if len(exit_) != 1:
            return None
        long: Doc = [*_condition("if", test), [" {", Nest([HARD_LINE, exit_[0]]), HARD_LINE, "}"]]
        if isinstance(body[0], Return) and isinstance(body[0].value, ObjectLiteral):
            return long
        return Choice((OneLine(["if (", test, ") ", exit_[0]]), long))

    def stepwise(
        self,
        clauses: list[Clause],
        body: list[Statement],
        rest: Sequence[tuple[list[Clause], list[Statement]]],
        otherwise: list[Statement],
    ) -> list[Doc]:
        """An `if` with `else` whose names need earlier clauses: each value is taken under those."""
        docs: list[Doc] = []
        earlier: list[Clause] = []
        for clause in clauses:
            if (
                isinstance(clause, Bind)
                and not _is_own(clause)
                and clause.name not in self.scopes[-1]
            ):
                value = self.doc(clause.value)
                if not self.can_hoist(clause, earlier):
                    value = if_expression(self.conjunction(earlier), value, "null")
                self.declare(clause.name, "")
                docs.append(self.assigned(["val ", kotlin_name(clause.name)], value))
            earlier.append(clause)
        head: Doc = [*_condition("if", self.conjunction(clauses)), self.block(body)]
        if rest:
            inner: list[Statement] = [
                If(span=clauses[0].span, branches=list(rest), otherwise=otherwise)
            ]
        else:
            inner = otherwise
        if not inner:
            return [*docs, head]
        if leaves(body):
            return [*docs, head, *self.statements(inner)]
        return [*docs, [head, " else", self.block(inner)]]

    def is_taken(self, clauses: Sequence[Clause]) -> bool:
        """Whether a clause binds a name that means something else nearby."""
        return any(isinstance(c, Bind) and self.clashes(c) for c in clauses)

    def scoped(
        self,
        clauses: list[Clause],
        body: list[Statement],
        rest: Sequence[tuple[list[Clause], list[Statement]]],
        otherwise: list[Statement],
    ) -> list[Doc]:
        """An `if` that binds a name which is taken: it gets another one."""
        renamed: dict[str, str] = {}
        fresh: list[Clause] = []
        for clause in clauses:
            fresh.append(rename(clause, renamed))
            if isinstance(clause, Bind) and self.clashes(clause):
                renamed[clause.name] = self.free_name(clause, renamed)
                fresh[-1] = replace(rename(clause, renamed), name=renamed[clause.name])
        return self.if_statement([(fresh, rename(body, renamed)), *rest], otherwise)

    def clashes(self, clause: Bind) -> bool:
        if _is_own(clause) or self.is_declared(clause):
            return False
        return clause.name in self.visible() or clause.name in self.repeated

    def free_name(self, clause: Bind, renamed: dict[str, str]) -> str:
        """Another name for a clause: after the key that it reads, if it reads one."""
        taken = self.visible() | self.names | set(renamed.values())
        for candidate in _names_after(clause.value, renamed, clause.name):
            if candidate not in taken:
                return candidate
        number = 2
        while f"{clause.name}{number}" in taken:
            number += 1
        return f"{clause.name}{number}"

    def binds(self, branches: Sequence[tuple[list[Clause], list[Statement]]]) -> bool:
        """Whether a branch binds a name that is read."""
        return any(
            isinstance(clause, Bind)
            and not _is_own(clause)
            and uses(clause.name, [clauses[index + 1 :], body])
            for clauses, body in branches
            for index, clause in enumerate(clauses)
        )

    def declares(self, body: Sequence[Statement]) -> bool:
        """Whether a body, moved into the block around it, would bring names that clash there."""
        return any(isinstance(s, Let) and s.name in self.visible() for s in body)

    def when_chain(
        self, branches: Sequence[tuple[list[Clause], list[Statement]]], otherwise: list[Statement]
    ) -> Doc:
        """`if … elif … else` as `when`."""
        rows = [
            self.arm([], [self.conjunction(clauses), " -> "], body, None)
            for clauses, body in branches
        ]
        if otherwise:
            rows.append(self.arm([], "else -> ", otherwise, None))
        return ["when {", Nest([HARD_LINE, Items(rows)]), HARD_LINE, "}"]

    def lifted(
        self, branches: Sequence[tuple[list[Clause], list[Statement]]], otherwise: list[Statement]
    ) -> list[Doc] | None:
        """Branches that all return, or all assign the same, as one statement with a value."""
        bodies = [body for _, body in branches] + [otherwise]
        if any(len(body) != 1 or body[0].note for body in bodies) or self.binds(branches):
            return None
        ends = [body[0] for body in bodies]
        if all(isinstance(end, Assign) for end in ends):
            targets = {flat_text(self.doc(end.target)) for end in ends if isinstance(end, Assign)}
            if len(targets) != 1:
                return None
            head = self.doc(ends[0].target)  # type: ignore[attr-defined]
            return [self.assigned([head], self.value_of(branches, [e.value for e in ends]))]  # type: ignore[attr-defined]
        if all(isinstance(end, Return) and end.value is not None for end in ends):
            return [["return ", self.value_of(branches, [e.value for e in ends])]]  # type: ignore[attr-defined]
        return None

    def value_of(
        self,
        branches: Sequence[tuple[list[Clause], list[Statement]]],
        values: Sequence[Expression],
    ) -> Doc:
        tests = [self.conjunction(clauses) for clauses, _ in branches]
        docs = [self.doc(value) for value in values]
        if len(tests) == 1:
            return if_expression(tests[0], docs[0], docs[1])
        rows: list[Doc] = [[test, " -> ", doc] for test, doc in zip(tests, docs, strict=False)]
        rows.append(["else -> ", docs[-1]])
        return ["when {", Nest([HARD_LINE, Items(rows)]), HARD_LINE, "}"]

    # ---- guards

    def guard(self, statement: Guard, rest: object) -> list[Doc]:
        """A guard in front of the rest of its block."""
        exit_ = statement.exit
        is_short = len(exit_) == 1 and isinstance(exit_[0], (Return, Jump)) and not exit_[0].note
        if is_short and len(self.body(exit_)) == 1:
            return self.short_guards(statement.clauses, exit_, rest)
        if len(statement.clauses) > 1 and self.needs_steps(statement.clauses):
            docs: list[Doc] = []
            for index, clause in enumerate(statement.clauses):
                docs += self.long_guard([clause], exit_, [statement.clauses[index + 1 :], rest])
            return docs
        return self.long_guard(statement.clauses, exit_, rest)

    def needs_steps(self, clauses: Sequence[Clause]) -> bool:
        return any(
            isinstance(c, Bind) and not _is_own(c) and not self.can_hoist(c, clauses[:i])
            for i, c in enumerate(clauses)
        )

    def short_guards(
        self, clauses: Sequence[Clause], exit_: Sequence[Statement], rest: object
    ) -> list[Doc]:
        """One line for each binding; tests next to each other share an `if`."""
        docs: list[Doc] = []
        tests: list[Doc] = []

        def flush() -> None:
            if tests:
                [jump] = self.body(exit_)
                test = [tests[0], *([" ||", LINE, t] for t in tests[1:])]
                long: Doc = [*_condition("if", test), " {", Nest([HARD_LINE, jump]), HARD_LINE, "}"]
                docs.append(Choice((OneLine(["if (", test, ") ", jump]), long)))
                tests.clear()

        several = len(clauses) > 1
        for index, clause in enumerate(clauses):
            if not _is_read(clause, [list(clauses[index + 1 :]), rest]):
                tests.append(self.failed(clause, p.OR + 1 if several else p.LOWEST))
                continue
            flush()
            assert isinstance(clause, Bind)
            docs.append(self.elvis_guard(clause, exit_))
        flush()
        return docs

    def elvis_guard(self, clause: Bind, exit_: Sequence[Statement]) -> Doc:
        """`val x = e ?: return`."""
        [jump] = self.body(exit_)
        level = p.CAST if clause.case else p.ELVIS
        value: Doc = self.doc(clause.value, level)
        if clause.case:
            value = [value, f" as? {clause.case}"]
        self.declare(clause.name, "")
        flat: Doc = [value, " ?: ", jump]
        broken: Doc = [value, Nest([SOFT_LINE, "?: ", jump])]
        return [
            "val ",
            kotlin_name(clause.name),
            " =",
            Choice((OneLine([" ", flat]), Nest([SOFT_LINE, OneLine(flat)]), [" ", broken])),
        ]

    def long_guard(
        self, clauses: Sequence[Clause], exit_: Sequence[Statement], rest: object
    ) -> list[Doc]:
        """The bindings in front of an `if` with the exit."""
        docs: list[Doc] = []
        for index, clause in enumerate(clauses):
            if _is_read(clause, [list(clauses[index + 1 :]), rest]):
                assert isinstance(clause, Bind)
                value = self.doc(clause.value, p.CAST if clause.case else p.LOWEST)
                if clause.case:
                    value = [value, f" as? {clause.case}"]
                self.declare(clause.name, "")
                docs.append(self.assigned(["val ", kotlin_name(clause.name)], value))
        level = p.OR + 1 if len(clauses) > 1 else p.LOWEST
        failures = [self.failed(clause, level) for clause in clauses]
        test = [failures[0], *([" ||", LINE, f] for f in failures[1:])]
        return [*docs, [*_condition("if", test), self.block(exit_)]]

    def failed(self, clause: Clause, level: int) -> Doc:
        """The opposite of a clause."""
        if isinstance(clause, Test):
            return self.test(opposite(clause.condition), level)
        if clause.name in self.scopes[-1] and not _is_own(clause):
            return f"{kotlin_name(clause.name)} == null"
        if clause.case is None:
            absent = self.present(clause.value, is_there=False)
            return absent.doc if absent.level >= level else parenthesized(absent.doc)
        return [self.doc(clause.value, p.NAMED_CHECK + 1), f" !is {clause.case}"]

    # ---- loops

    def print_ForEach(self, statement: ForEach) -> list[Doc]:
        name, source = kotlin_name(statement.name), self.doc(statement.source, p.POSTFIX)
        head: Doc
        if statement.index is None:
            head = [f"for ({name} in ", self.walked(statement.source), ")"]
        elif uses(statement.name, statement.body):
            head = [f"for (({kotlin_name(statement.index)}, {name}) in ", source, ".withIndex())"]
        else:
            head = [f"for ({kotlin_name(statement.index)} in ", source, ".indices)"]
        names = [statement.name, *([statement.index] if statement.index else [])]
        return [[head, self.block(statement.body, names)]]

    def print_While(self, statement: While) -> list[Doc]:
        clauses = statement.clauses
        if not any(isinstance(c, Bind) and not _is_own(c) for c in clauses):
            return [[*_condition("while", self.conjunction(clauses)), self.block(statement.body)]]
        leave: list[Statement] = [Jump(span=statement.span, kind="break")]
        guard = Guard(span=statement.span, clauses=clauses, exit=leave)
        return [["while (true)", self.block([guard, *statement.body])]]

    # ---- match

    def print_Switch(self, statement: Switch) -> list[Doc]:
        bodies = [case.body for case in statement.cases]
        if statement.otherwise is not None:
            bodies.append(statement.otherwise)
        if all(body and _returns_value(body[-1]) for body in bodies):
            return [["return ", self.when(statement, _RESULT)]]
        return [self.when(statement, None)]

    def when(self, statement: Switch, gives: str | None) -> Doc:
        """A `when`; with `gives` its arms give that local, or the procedure, its value."""
        subject = self.doc(statement.subject)
        if (
            statement.binds_new
            and statement.name
            and uses(statement.name, [c.body for c in statement.cases])
        ):
            subject = [f"val {kotlin_name(statement.name)} = ", subject]
        names = [statement.name] if statement.name and statement.binds_new else []
        with self.scope(names):
            rows = [self.case(statement, case, gives) for case in statement.cases]
            if statement.otherwise is not None:
                rows.append(self.arm([], "else -> ", statement.otherwise, gives))
        return ["when (", subject, ") {", Nest([HARD_LINE, Items(rows)]), HARD_LINE, "}"]

    def case(self, statement: Switch, case: Case, gives: str | None) -> Doc:
        type_ = statement.subject.type
        texts: list[Doc] = []
        for label in case.labels:
            if type_.kind == "union":
                texts.append(f"is {label}")
            else:
                texts.append(f"{type_.name}.{label}" if type_.kind == "enum" else quoted(label))
        return self.arm(case.note, labels(texts), case.body, gives)

    def arm(
        self, notes: Sequence[str], head: Doc, body: Sequence[Statement], gives: str | None
    ) -> Doc:
        """A label with what stands behind its arrow; the comment of a lone statement goes above."""
        if len(body) == 1:
            notes = [*notes, *body[0].note]
            body = [replace(body[0], note=[])]
        if not body:
            action: Doc = "Unit"
        elif gives is not None:
            action = _braced(self.value_lines(body, gives))
        else:
            docs = self.body(body)
            is_simple = len(docs) == 1 and isinstance(body[0], (Do, Assign, Return, Jump))
            action = docs[0] if is_simple else _block_of(docs, "")
        return [[[f"// {note}", HARD_LINE] for note in notes], head, action]


def _condition(word: str, test: Doc) -> list[Doc]:
    """`if (…)`, the condition on lines of its own where it does not fit."""
    return [word, " (", Group([Nest([SOFT_LINE, test]), SOFT_LINE]), ")"]


def _block_of(docs: Sequence[Doc], before: str = " ") -> Doc:
    return [before, "{", Nest([HARD_LINE, *lines(docs)]), HARD_LINE, "}"]


def _begins(doc: Doc, text: str) -> bool:
    """Whether the first text of a document is this one."""
    while not isinstance(doc, str):
        if isinstance(doc, (Group, OneLine, Nest)):
            doc = doc.doc
        elif isinstance(doc, Sequence):
            doc = next((part for part in doc if part not in ("", [])), "")
        else:
            return False
    return doc == text


def _braced(docs: Sequence[Doc]) -> Doc:
    return docs[0] if len(docs) == 1 else _block_of(docs, "")


def _flattened(clauses: Sequence[Clause]) -> list[Clause]:
    """The clauses, a conjunction among them taken apart."""
    flat: list[Clause] = []
    for clause in clauses:
        condition = pushed_inward(clause.condition) if isinstance(clause, Test) else None
        if isinstance(condition, Logic) and condition.operator == "and":
            flat += _flattened([Test(condition=i, span=clause.span) for i in condition.items])
        else:
            flat.append(clause)
    return flat


def _is_read(clause: Clause, rest: object) -> bool:
    """Whether a clause binds a new name that is read in the rest."""
    return isinstance(clause, Bind) and not _is_own(clause) and uses(clause.name, rest)


def _is_own(clause: Bind) -> bool:
    """Whether a clause narrows a name in place."""
    return isinstance(clause.value, Name) and clause.value.name == clause.name


def _is_name(node: object, name: str) -> bool:
    return isinstance(node, Name) and node.name == name


def _returns_value(statement: Statement) -> bool:
    return isinstance(statement, Return) and statement.value is not None


def _assigns(statement: Statement, name: str) -> bool:
    return isinstance(statement, Assign) and _is_name(statement.target, name)


def rename(tree: T, names: dict[str, str]) -> T:
    """A tree with other names for some locals."""
    if not names:
        return tree
    if isinstance(tree, Name):
        return replace(tree, name=names.get(tree.name, tree.name))
    if isinstance(tree, Bind) and _is_own(tree):
        tree = replace(tree, name=names.get(tree.name, tree.name))
    if isinstance(tree, Switch) and tree.name in names and not tree.binds_new:
        tree = replace(tree, name=names[tree.name])
    if isinstance(tree, (list, tuple)):
        return type(tree)(rename(item, names) for item in tree)
    if isinstance(tree, dict):
        return type(tree)((key, rename(item, names)) for key, item in tree.items())
    if isinstance(tree, (Expression, Statement, Test, Bind, Case)):
        changed = {
            part.name: rename(getattr(tree, part.name), names)
            for part in fields(tree)
            if part.name not in ("type", "span", "note", "procedure", "item_type")
        }
        return replace(tree, **changed)
    return tree


def _names_after(value: Expression, renamed: dict[str, str], name: str) -> Iterator[str]:
    """Names for a value that reads a key: the key, or what it reads and the key."""
    if isinstance(value, PrimitiveCall) and value.key in ("index.get", "map.get"):
        if isinstance(key := value.arguments[1], Name):
            yield f"{renamed.get(key.name, key.name)}_{name}"
        return
    for node in walk(value):
        if isinstance(node, PrimitiveCall) and node.key in ("json.get", "object.get"):
            subject, key = node.arguments
            if isinstance(key, LiteralValue) and str(key.value).isidentifier():
                snake = re.sub(r"(?<=[a-z0-9])([A-Z])", r"_\1", str(key.value)).lower()
                if snake not in GENERAL_KEYS:
                    yield snake
                if isinstance(subject, Name):
                    yield f"{renamed.get(subject.name, subject.name)}_{snake}"
            return


def _is_repeated(name: str, body: Sequence[Statement]) -> bool:
    """Whether several `if` that stand side by side bind the name, each to another key."""
    for block in _blocks(body):
        values = [
            clause.value
            for statement in block
            if isinstance(statement, If)
            for clause in statement.branches[0][0]
            if isinstance(clause, Bind) and clause.name == name
        ]
        if len(values) > 1 and all(any(_names_after(value, {}, name)) for value in values):
            return True
    return False


def _blocks(body: Sequence[Statement]) -> Iterator[Sequence[Statement]]:
    """A body and every body in it."""
    yield body
    for node in walk(list(body)):
        for part in vars(node).values():
            if isinstance(part, list) and part and isinstance(part[0], Statement):
                yield part
        if isinstance(node, If):
            yield from (inner for _, inner in node.branches)


def _only_assigns(name: str, body: Sequence[Statement]) -> bool:
    """Whether the name stands in a body only as what the last statement assigns."""
    last = body[-1] if body else None
    if not (isinstance(last, Assign) and _assigns(last, name)):
        return False
    return not uses(name, [list(body[:-1]), last.value])


def _branches(chooser: If | Switch) -> list[list[Statement]]:
    if isinstance(chooser, If):
        return [
            *(body for _, body in chooser.branches),
            *([chooser.otherwise] if chooser.otherwise else []),
        ]
    bodies = [case.body for case in chooser.cases]
    return [*bodies, chooser.otherwise] if chooser.otherwise is not None else bodies


def _heads(chooser: If | Switch) -> list[object]:
    if isinstance(chooser, If):
        return [clauses for clauses, _ in chooser.branches]
    return [chooser.subject]


def _is_plain(value: Expression) -> bool:
    """Whether it costs nothing to take the value, needed or not."""
    return isinstance(value, (Nothing, LiteralValue, Name)) or (
        isinstance(value, Lift) and _is_plain(value.value)
    )


def _is_union(statement: Let) -> bool:
    return statement.type.kind in ("union", "tri")


def _is_constant(value: Expression) -> bool:
    """Whether a value cannot have changed since it was last taken."""
    return all(isinstance(node, (Name, Lift)) for node in walk(value)) or (
        isinstance(value, PrimitiveCall)
        and value.key.startswith(("json.", "text.", "object."))
        and all(isinstance(node, (Name, PrimitiveCall, LiteralValue, Lift)) for node in walk(value))
    )


def _needs_type(statement: Let) -> bool:
    """Whether the type of a local does not show from its value."""
    value = statement.value
    if isinstance(value, (Nothing, EmptyCollection)):
        return True
    if statement.is_assigned:
        return statement.type.kind in (
            "opt",
            "union",
            "tri",
            "json",
            "list",
            "index",
            "map",
            "set",
            "object",
        )
    return False
