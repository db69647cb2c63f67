"""Guards: `?: return`, or an `if` with the exit."""

from __future__ import annotations

from collections.abc import Sequence

from generator.model import Bind, Clause, Guard, Jump, Return, Statement
from generator.targets.kotlin import precedence as p
from generator.targets.kotlin.bindings import is_read
from generator.targets.kotlin.branches import BranchPrinter
from generator.targets.kotlin.names import kotlin_name
from generator.targets.kotlin.pieces import condition
from generator.targets.kotlin.scopes import is_own
from generator.targets.layout import HARD_LINE, LINE, SOFT_LINE, Choice, Doc, Nest, OneLine


class GuardPrinter(BranchPrinter):
    """Prints guards."""

    def print_Guard(self, statement: Guard, rest: object) -> list[Doc]:
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
            isinstance(c, Bind) and not is_own(c) and not self.can_hoist(c, clauses[:i])
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
                long: Doc = [*condition("if", test), " {", Nest([HARD_LINE, jump]), HARD_LINE, "}"]
                docs.append(Choice((OneLine(["if (", test, ") ", jump]), long)))
                tests.clear()

        several = len(clauses) > 1
        for index, clause in enumerate(clauses):
            if not is_read(clause, [list(clauses[index + 1 :]), rest]):
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
            if is_read(clause, [list(clauses[index + 1 :]), rest]):
                assert isinstance(clause, Bind)
                value = self.doc(clause.value, p.CAST if clause.case else p.LOWEST)
                if clause.case:
                    value = [value, f" as? {clause.case}"]
                self.declare(clause.name, "")
                docs.append(self.assigned(["val ", kotlin_name(clause.name)], value))
        level = p.OR + 1 if len(clauses) > 1 else p.LOWEST
        failures = [self.failed(clause, level) for clause in clauses]
        test = [failures[0], *([" ||", LINE, f] for f in failures[1:])]
        return [*docs, [*condition("if", test), self.block(exit_)]]
