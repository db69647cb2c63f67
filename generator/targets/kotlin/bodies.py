"""Bodies: statements one after another."""

from __future__ import annotations

from collections.abc import Sequence

from generator.model import Assign, Guard, Return, Statement
from generator.targets.kotlin.bindings import BindingPrinter
from generator.targets.kotlin.scopes import is_name
from generator.targets.layout import HARD_LINE, Doc, Nest, lines

RESULT = ""
"""Stands for the name of a local where the arms of a `when` give the result of the procedure."""


class BodyPrinter(BindingPrinter):
    """Prints bodies; each statement is a document of one or more lines."""

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

    def statements(self, body: Sequence[Statement], behind: object = ()) -> list[Doc]:
        """The statements of a block; `behind` is what else of it reads their names."""
        docs: list[Doc] = []
        position = 0
        while position < len(body):
            statement, rest = body[position], body[position + 1 :]
            joined = self.joined(statement, rest)
            if joined is not None:
                notes = [*statement.note, *rest[0].note]
                docs += [*(f"// {note}" for note in notes), *joined]
                position += 2
                continue
            docs += [f"// {note}" for note in statement.note]
            docs += self.statement(statement, [rest, behind])
            position += 1
        return docs

    def statement(self, statement: Statement, rest: object) -> list[Doc]:
        """One statement; a guard looks at the rest of its block."""
        method = getattr(self, f"print_{type(statement).__name__}")
        docs: list[Doc] = (
            method(statement, rest) if isinstance(statement, Guard) else method(statement)
        )
        return docs

    def joined(self, statement: Statement, rest: Sequence[Statement]) -> list[Doc] | None:
        """A statement and the next one as a single one, where that can be."""
        return None

    def value_lines(self, body: Sequence[Statement], name: str) -> list[Doc]:
        """A branch whose last statement gives the value, or leaves."""
        last = body[-1]
        if not (returns_value(last) if name == RESULT else assigns(last, name)):
            return self.body(body)
        assert isinstance(last, (Assign, Return))
        assert last.value is not None
        with self.scope():
            docs = self.statements(body[:-1], behind=last)
            docs += [f"// {note}" for note in last.note]
            return [*docs, self.doc(last.value)]


def returns_value(statement: Statement) -> bool:
    return isinstance(statement, Return) and statement.value is not None


def assigns(statement: Statement, name: str) -> bool:
    return isinstance(statement, Assign) and is_name(statement.target, name)
