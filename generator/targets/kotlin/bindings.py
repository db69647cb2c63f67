"""Conditions of statements: what their clauses bind becomes a `val` in front of them."""

from __future__ import annotations

from collections.abc import Sequence

from generator.model import (
    Bind,
    Call,
    Clause,
    Expression,
    Let,
    Logic,
    PrimitiveCall,
    Statement,
    Test,
    uses,
    walk,
)
from generator.targets.base import opposite
from generator.targets.kotlin import precedence as p
from generator.targets.kotlin.conditions import pushed_inward
from generator.targets.kotlin.names import kotlin_name
from generator.targets.kotlin.pieces import begins, flat_text, parenthesized
from generator.targets.kotlin.scopes import ScopePrinter, is_own
from generator.targets.layout import LINE, SOFT_LINE, Choice, Doc, Group, Nest, OneLine


class BindingPrinter(ScopePrinter):
    """Prints conditions of statements."""

    def assigned(self, head: Doc, value: Doc) -> Doc:
        """`head = value`, the value on a line of its own where that keeps it whole."""
        return [
            head,
            " =",
            Choice(
                (
                    OneLine([" ", value]),
                    Nest([SOFT_LINE, OneLine(value)]),
                    Nest([SOFT_LINE, value]) if begins(value, "(") else [" ", value],
                )
            ),
        ]

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

    def hoisted(self, clauses: Sequence[Clause], body: object) -> tuple[list[Doc], Doc | None]:
        """A `val` for each name that clauses bind, and the condition.

        No condition when a value may be taken only after an earlier clause has held.
        """
        docs: list[Doc] = []
        earlier: list[Clause] = []
        for index, clause in enumerate(clauses):
            if isinstance(clause, Bind) and not is_own(clause):
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

    def failed(self, clause: Clause, level: int) -> Doc:
        """The opposite of a clause."""
        if isinstance(clause, Test):
            return self.test(opposite(clause.condition), level)
        if clause.name in self.scopes[-1] and not is_own(clause):
            return f"{kotlin_name(clause.name)} == null"
        if clause.case is None:
            absent = self.present(clause.value, is_there=False)
            return absent.doc if absent.level >= level else parenthesized(absent.doc)
        return [self.doc(clause.value, p.NAMED_CHECK + 1), f" !is {clause.case}"]

    def binds(self, branches: Sequence[tuple[list[Clause], list[Statement]]]) -> bool:
        """Whether a branch binds a name that is read."""
        return any(
            isinstance(clause, Bind)
            and not is_own(clause)
            and uses(clause.name, [clauses[index + 1 :], body])
            for clauses, body in branches
            for index, clause in enumerate(clauses)
        )

    def declares(self, body: Sequence[Statement]) -> bool:
        """Whether a body, moved into the block around it, would bring names that clash there."""
        return any(isinstance(s, Let) and s.name in self.visible() for s in body)

    def is_taken(self, clauses: Sequence[Clause]) -> bool:
        """Whether a clause binds a name that means something else nearby."""
        return any(isinstance(c, Bind) and self.clashes(c) for c in clauses)


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


def is_read(clause: Clause, rest: object) -> bool:
    """Whether a clause binds a new name that is read in the rest."""
    return isinstance(clause, Bind) and not is_own(clause) and uses(clause.name, rest)
