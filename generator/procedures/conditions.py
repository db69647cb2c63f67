"""Typing of conditions: a conjunction of clauses, and the names they narrow or bind."""

from __future__ import annotations

import ast
from collections.abc import Sequence

from generator.diagnostics import did_you_mean
from generator.model import (
    BOOL,
    Bind,
    Clause,
    Expression,
    IsCase,
    IsSome,
    Name,
    Statement,
    Test,
    Type,
    uses,
)
from generator.procedures.expressions import ExpressionTyper
from generator.procedures.parse import span_of
from generator.procedures.scope import Local, Refused


class ConditionTyper(ExpressionTyper):
    """Reads conditions as clauses."""

    def clauses(self, node: ast.expr) -> tuple[list[Clause], dict[str, Local]]:
        """The clauses of a conjunction and the names that hold where it holds."""
        clauses: list[Clause] = []
        names: dict[str, Local] = {}
        for part in _conjunction(node):
            with self.scopes.block(names):
                clause = self.clause(part)
            clauses.append(clause)
            if isinstance(clause, Bind):
                names[clause.name] = Local(clause.type, "narrowed", node=part)
        return clauses, names

    def clause(self, node: ast.expr) -> Clause:
        """One part: a binding, a narrowing or a plain test."""
        inner = _without_negations(node)
        match inner:
            case ast.Compare(
                left=subject, ops=[ast.IsNot()], comparators=[ast.Constant(value=None)]
            ):
                return self.some_clause(inner, subject)
            case ast.Call(func=ast.Name(id="isinstance")):
                return self.case_clause(inner)
        return Test(condition=self.condition(node), span=span_of(node))

    def some_clause(self, node: ast.expr, subject: ast.expr) -> Clause:
        name, value = self.subject(subject)
        if value.type.kind != "opt":
            raise Refused(node, f"{value.type} is never None")
        if name is None:
            test = IsSome(type=BOOL, span=span_of(node), value=value)
            return Test(condition=test, span=span_of(node))
        return Bind(name=name, value=value, type=value.type.item, case=None, span=span_of(node))

    def case_clause(self, node: ast.Call) -> Clause:
        subject, case = self.case_test(node)
        name, value = self.subject(subject)
        self.check_case(node, value.type, case)
        if name is None:
            test = IsCase(type=BOOL, span=span_of(node), value=value, case=case)
            return Test(condition=test, span=span_of(node))
        type_ = Type("record", (), case)
        return Bind(name=name, value=value, type=type_, case=case, span=span_of(node))

    def subject(self, node: ast.expr) -> tuple[str | None, Expression]:
        """What is tested, and the name that it has or gets."""
        if isinstance(node, ast.NamedExpr):
            self.refuse_shadowing(node, node.target.id)
            return node.target.id, self.typed(node.value)
        value = self.typed(node)
        return (value.name if isinstance(value, Name) else None), value

    # ---- guards

    def failures(self, node: ast.expr) -> list[ast.expr] | None:
        """The parts of a disjunction that tells what is missing; none when it tells of nothing."""
        parts = (
            node.values if isinstance(node, ast.BoolOp) and isinstance(node.op, ast.Or) else [node]
        )
        return parts if any(map(_is_failure, parts)) else None

    def opposites(self, parts: Sequence[ast.expr]) -> list[Clause]:
        """Clauses that hold when none of the parts does; their names stay in the current block."""
        clauses: list[Clause] = []
        for part in parts:
            clause = self.clause(_negated(part))
            clauses.append(clause)
            if isinstance(clause, Bind):
                self.scopes.put(clause.name, Local(clause.type, "narrowed", node=part))
        return clauses

    def refuse_failed_names(
        self, node: ast.AST, clauses: Sequence[Clause], body: Sequence[Statement]
    ) -> None:
        for clause in clauses:
            if isinstance(clause, Bind) and uses(clause.name, body):
                raise Refused(
                    node,
                    f"{clause.name} failed the test here and cannot be used in the exit",
                    "bind another name with :=",
                )

    @staticmethod
    def settled(clauses: Sequence[Clause], scope: object) -> list[Clause]:
        """The same clauses; a binding that nobody reads becomes a plain test."""
        settled: list[Clause] = []
        for position, clause in enumerate(clauses):
            later = [clauses[position + 1 :], scope]
            if isinstance(clause, Bind) and not uses(clause.name, later):
                test: Expression = (
                    IsCase(type=BOOL, span=clause.span, value=clause.value, case=clause.case)
                    if clause.case
                    else IsSome(type=BOOL, span=clause.span, value=clause.value)
                )
                settled.append(Test(condition=test, span=clause.span))
            else:
                settled.append(clause)
        return settled

    def unknown_case(self, node: ast.AST, name: str, known: Sequence[str]) -> Refused:
        return Refused(node, f"unknown case {name!r}", did_you_mean(name, known))


def _conjunction(node: ast.expr) -> list[ast.expr]:
    if isinstance(node, ast.BoolOp) and isinstance(node.op, ast.And):
        return [part for value in node.values for part in _conjunction(value)]
    return [node]


def _is_failure(node: ast.expr) -> bool:
    match node:
        case ast.Compare(ops=[ast.Is()], comparators=[ast.Constant(value=None)]):
            return True
        case ast.UnaryOp(op=ast.Not(), operand=ast.Call(func=ast.Name(id="isinstance"))):
            return True
    return False


def _without_negations(node: ast.expr) -> ast.expr:
    """`not (x is None)` as `x is not None`, `not not x` as `x`."""
    match node:
        case ast.UnaryOp(op=ast.Not(), operand=ast.UnaryOp(op=ast.Not(), operand=inner)):
            return _without_negations(inner)
        case ast.UnaryOp(
            op=ast.Not(),
            operand=ast.Compare(
                left=left, ops=[ast.Is()], comparators=[ast.Constant(value=None)]
            ) as test,
        ):
            return _placed(ast.Compare(left, [ast.IsNot()], test.comparators), test)
    return node


def _negated(node: ast.expr) -> ast.expr:
    match node:
        case ast.UnaryOp(op=ast.Not(), operand=inner):
            return inner
        case ast.Compare(left=left, ops=[ast.Is()], comparators=comparators):
            return _placed(ast.Compare(left, [ast.IsNot()], comparators), node)
    return _placed(ast.UnaryOp(ast.Not(), node), node)


def _placed(node: ast.expr, like: ast.AST) -> ast.expr:
    node.span = span_of(like)  # type: ignore[attr-defined]
    return node
