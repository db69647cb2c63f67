"""`match` as `when`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from generator.model import Assign, Case, Do, Jump, Return, Statement, Switch, uses
from generator.targets.kotlin.bodies import RESULT, BodyPrinter, returns_value
from generator.targets.kotlin.names import kotlin_name
from generator.targets.kotlin.pieces import block_of, braced, labels, quoted
from generator.targets.layout import HARD_LINE, Doc, Items, Nest


class SwitchPrinter(BodyPrinter):
    """Prints `match`."""

    def print_Switch(self, statement: Switch) -> list[Doc]:
        bodies = [case.body for case in statement.cases]
        if statement.otherwise is not None:
            bodies.append(statement.otherwise)
        if all(body and returns_value(body[-1]) for body in bodies):
            return [["return ", self.when(statement, RESULT)]]
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
            action = braced(self.value_lines(body, gives))
        else:
            docs = self.body(body)
            is_simple = len(docs) == 1 and isinstance(body[0], (Do, Assign, Return, Jump))
            action = docs[0] if is_simple else block_of(docs, "")
        return [[[f"// {note}", HARD_LINE] for note in notes], head, action]
