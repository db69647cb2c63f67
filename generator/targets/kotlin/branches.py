"""`if`, `elif` and `else`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from generator.model import Bind, Clause, If, Jump, ObjectLiteral, Return, Statement, leaves
from generator.targets.kotlin.names import kotlin_name
from generator.targets.kotlin.pieces import condition, if_expression
from generator.targets.kotlin.scopes import is_own, rename
from generator.targets.kotlin.values import ValuePrinter
from generator.targets.layout import HARD_LINE, Choice, Doc, Items, Nest, OneLine, lines


class BranchPrinter(ValuePrinter):
    """Prints `if`."""

    def print_If(self, statement: If) -> list[Doc]:
        return self.if_statement(statement.branches, statement.otherwise)

    def if_statement(
        self, branches: Sequence[tuple[list[Clause], list[Statement]]], otherwise: list[Statement]
    ) -> list[Doc]:
        """The branches, or what they give as one statement."""
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
        head: Doc = [*condition("if", test), self.block(body)]
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
                and not is_own(clause)
                and not self.can_hoist(clause, clauses[:index])
            ):
                inner = [If(span=clause.span, branches=[(clauses[index:], body)], otherwise=[])]
                hoisted, test = self.hoisted(clauses[:index], inner)
                assert test is not None
                return [*hoisted, [*condition("if", test), self.block(inner)]]
        hoisted, test = self.hoisted(clauses, body)
        assert test is not None
        short = self.short_exit(test, body)
        return [
            *hoisted,
            short if short is not None else [*condition("if", test), self.block(body)],
        ]

    def short_exit(self, test: Doc, body: Sequence[Statement]) -> Doc | None:
        """`if (…) return x` on one line, where it fits."""
        if len(body) != 1 or body[0].note or not isinstance(body[0], (Return, Jump)):
            return None
        exit_ = self.body(body)
        if len(exit_) != 1:
            return None
        long: Doc = [*condition("if", test), [" {", Nest([HARD_LINE, exit_[0]]), HARD_LINE, "}"]]
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
                and not is_own(clause)
                and clause.name not in self.scopes[-1]
            ):
                value = self.doc(clause.value)
                if not self.can_hoist(clause, earlier):
                    value = if_expression(self.conjunction(earlier), value, "null")
                self.declare(clause.name, "")
                docs.append(self.assigned(["val ", kotlin_name(clause.name)], value))
            earlier.append(clause)
        head: Doc = [*condition("if", self.conjunction(clauses)), self.block(body)]
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
