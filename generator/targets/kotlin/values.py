"""Branches that give a local, a field or the result its value, as one statement."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from generator.model import (
    Assign,
    Bind,
    Clause,
    Expression,
    If,
    Let,
    Lift,
    LiteralValue,
    Name,
    Nothing,
    Return,
    Statement,
    Switch,
    leaves,
    uses,
    walk,
)
from generator.targets.kotlin import precedence as p
from generator.targets.kotlin.bodies import assigns
from generator.targets.kotlin.names import kotlin_name
from generator.targets.kotlin.pieces import block_of, braced, flat_text, if_expression
from generator.targets.kotlin.scopes import is_name, is_own
from generator.targets.kotlin.switches import SwitchPrinter
from generator.targets.layout import HARD_LINE, LINE, Doc, Group, Items, Nest


class ValuePrinter(SwitchPrinter):
    """Prints branches as values."""

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
            if isinstance(node, Assign) and is_name(node.target, statement.name)
        ]
        ends = _branches(chooser)
        if any(
            uses(statement.name, body) and not _only_assigns(statement.name, body) for body in ends
        ):
            return None
        settled = [body for body in ends if body and assigns(body[-1], statement.name)]
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
            isinstance(c, Bind) and not is_own(c) for clauses, _ in branches[1:] for c in clauses
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
                [test, " -> ", braced(body)] for test, body in zip(tests, bodies, strict=True)
            ]
            rows.append(["else -> ", braced(last)])
            return hoisted, ["when {", Nest([HARD_LINE, Items(rows)]), HARD_LINE, "}"]
        if len(bodies[0]) == 1 and len(last) == 1:
            return hoisted, if_expression(tests[0], bodies[0][0], last[0])
        return hoisted, [
            "if (",
            tests[0],
            ")",
            block_of(bodies[0]),
            " else",
            block_of(last),
        ]

    def mapped_branch(self, chooser: If, name: str) -> Doc | None:
        """`if (x := e) is not None: name = x.field`, else another value: `e?.field ?: …`."""
        (clauses, body), *others = chooser.branches
        if others or len(clauses) != 1 or len(body) != 1 or len(chooser.otherwise) != 1:
            return None
        clause, given, otherwise = clauses[0], body[0], chooser.otherwise[0]
        if not (isinstance(clause, Bind) and clause.case is None and not is_own(clause)):
            return None
        if not (isinstance(given, Assign) and isinstance(otherwise, Assign)):
            return None
        return self.mapped_bind(clause, given.value, otherwise.value)

    def mapped_bind(self, clause: Bind, value: Expression, otherwise: Expression) -> Doc | None:
        """The value of a chain that begins at a bound name used once, or another value."""
        plain = value
        while isinstance(plain, Lift):
            plain = plain.value
        count = sum(is_name(node, clause.name) for node in walk(plain))
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


def _only_assigns(name: str, body: Sequence[Statement]) -> bool:
    """Whether the name stands in a body only as what the last statement assigns."""
    last = body[-1] if body else None
    if not (isinstance(last, Assign) and assigns(last, name)):
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
