"""Truth values and conditions: clauses that bind, comparisons, negation."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from generator.model import (
    BOOL,
    Clause,
    Compare,
    ConstantName,
    EnumMember,
    Expression,
    IsCase,
    IsSome,
    LiteralValue,
    Logic,
    Not,
    OneOf,
    PrimitiveCall,
    Test,
    uses,
)
from generator.targets.base import opposite
from generator.targets.layout import (
    LINE,
    Doc,
    Group,
    join,
)
from generator.targets.swift import primitives
from generator.targets.swift.names import swift_name
from generator.targets.swift.pieces import (
    case_test,
    enclosed,
    hanging,
    is_plain_text,
)
from generator.targets.swift.printing import (
    AND,
    COALESCE,
    COMPARE,
    INFIX,
    OR,
    PREFIX,
    PRIMARY,
    Printing,
    plain_type,
)

_ORDER = {"<": ">=", "<=": ">", ">": "<=", ">=": "<"}


class ConditionPrinter(Printing):
    """Prints conditions."""

    # ---- clauses

    def clauses(self, clauses: Sequence[Clause], rest: object) -> list[Doc]:
        """A conjunction, one document for each clause; `rest` is what may use the names."""
        with self.head():
            return [self.clause(c, [*clauses[i + 1 :], rest]) for i, c in enumerate(clauses)]

    def clause(self, clause: Clause, rest: object) -> Doc:
        if isinstance(clause, Test):
            condition = clause.condition
            if isinstance(condition, IsCase):
                return self.pattern(condition.value, condition.case, None)
            return self.item(condition)
        name = swift_name(clause.name)
        is_used = uses(clause.name, rest)
        if clause.case:
            return self.pattern(clause.value, clause.case, name if is_used else None)
        if not is_used:
            return [self.compared_side(clause.value), " != nil"]
        value = self.doc(clause.value)
        self.renamed.pop(clause.name, None)
        if value == name:
            return f"let {name}"
        return self.after(f"let {name} =", clause.value, value)

    def pattern(self, value: Expression, case: str, name: str | None) -> Doc:
        """Whether a value is of a case; with a name for what the case holds."""
        bound = f"(let {name})" if name else ""
        present = "?" if value.type.kind == "opt" else ""
        return [f"case {self.case_name(case)}{bound}{present} = ", self.receiver(value)]

    # ---- and, or, not

    def print_Logic(self, value: Logic) -> tuple[Doc, int]:
        own = INFIX[value.operator]
        operator = "&& " if value.operator == "and" else "|| "
        items = [self.operand(item, own + 1) for item in _flat_logic(value, value.operator)]
        return Group(join([LINE, operator], items)), own

    def operand(self, value: Expression, precedence: int) -> Doc:
        """An operand of `and` or `or`; a mixture of both is told apart by parentheses."""
        printed, own = self.printed(value)
        is_mixed = own in (AND, OR)
        return ["(", hanging(printed), ")"] if own < precedence or is_mixed else printed

    def print_Not(self, value: Not) -> tuple[Doc, int]:
        inner = value.value
        if isinstance(inner, IsSome):
            return [self.compared_side(inner.value), " == nil"], COMPARE
        if isinstance(inner, Compare) and inner.operator in _ORDER:
            return self.compared(inner, _ORDER[inner.operator])
        if isinstance(inner, OneOf) and self.is_spelled_out(inner):
            return self.spelled_out(inner, " != ", "&& ", AND)
        if isinstance(inner, PrimitiveCall) and self.is_presence(inner):
            return [self.subscripted(inner), " == nil"], COMPARE
        if isinstance(inner, Logic) and all(map(self.is_negatable, inner.items)):
            items: list[Expression] = [_not(x) for x in _flat_logic(inner, inner.operator)]
            operator: Literal["and", "or"] = "and" if inner.operator == "or" else "or"
            return self.printed(Logic(type=BOOL, span=inner.span, operator=operator, items=items))
        pushed = opposite(inner)
        if not isinstance(pushed, Not):
            return self.printed(pushed)
        return ["!", self.doc(pushed.value, PREFIX)], PREFIX

    def is_negatable(self, value: Expression) -> bool:
        """Whether a truth value can be negated without a `!`."""
        if isinstance(value, Logic):
            return all(map(self.is_negatable, value.items))
        if isinstance(value, OneOf):
            return self.is_spelled_out(value)
        if isinstance(value, PrimitiveCall):
            return self.is_presence(value)
        return isinstance(value, (Not, Compare, IsSome))

    # ---- comparisons

    def print_Compare(self, value: Compare) -> tuple[Doc, int]:
        return self.compared(value, value.operator)

    def compared(self, value: Compare, operator: str) -> tuple[Doc, int]:
        left, right = value.left, value.right
        if _is_text(left) and not is_plain_text(left) and not is_plain_text(right):
            # The method of an optional takes an optional, that of a text takes a text only.
            if right.type.kind == "opt" and left.type.kind != "opt":
                left, right = right, left
            same = [self.receiver(left), ".isSame(as: ", self.doc(right), ")"]
            return (["!", same], PREFIX) if operator == "!=" else (same, PRIMARY)
        if isinstance(left, (LiteralValue, EnumMember)) and operator in ("==", "!="):
            left, right = right, left
        if left.type.kind == "str" and isinstance(right, LiteralValue) and right.value == "":
            is_empty = [self.receiver(left), ".isEmpty"]
            return (["!", is_empty], PREFIX) if operator == "!=" else (is_empty, PRIMARY)
        return [
            self.doc(left, COMPARE + 1),
            f" {operator} ",
            self.doc(right, COMPARE + 1),
        ], COMPARE

    def print_OneOf(self, value: OneOf) -> tuple[Doc, int]:
        if isinstance(value.options, ConstantName):
            options = self.doc(value.options)
        elif self.is_spelled_out(value):
            return self.spelled_out(value, " == ", "|| ", OR)
        else:
            with self.inside():
                texts = [self.doc(option) for option in value.options]
            options = enclosed("[", texts, "]", ",")
            if not all(map(is_plain_text, value.options)):
                options = ["Set<ExactString>(", options, ")"]
        return [options, ".contains(", self.doc(value.value), ")"], PRIMARY

    def spelled_out(
        self, value: OneOf, comparison: str, operator: str, own: int
    ) -> tuple[Doc, int]:
        assert not isinstance(value.options, ConstantName)
        tests = [[self.doc(value.value, PRIMARY), comparison, self.doc(o)] for o in value.options]
        return Group(join([LINE, operator], tests)), own if len(tests) > 1 else COMPARE

    def print_IsSome(self, value: IsSome) -> tuple[Doc, int]:
        return [self.compared_side(value.value), " != nil"], COMPARE

    def compared_side(self, value: Expression) -> Doc:
        printed, own = self.printed(value)
        return ["(", hanging(printed), ")"] if own <= COALESCE else printed

    def print_IsCase(self, value: IsCase) -> tuple[Doc, int]:
        dot = "?." if value.value.type.kind == "opt" else "."
        test = [self.receiver(value.value), dot, case_test(self.program, value.case)]
        return ([*test, " == true"], COMPARE) if dot == "?." else (test, PRIMARY)

    def is_presence(self, value: PrimitiveCall) -> bool:
        shape = primitives.SWIFT[value.key]
        return isinstance(shape, primitives.Subscript) and shape.is_test


def _not(value: Expression) -> Expression:
    return value.value if isinstance(value, Not) else Not(type=BOOL, span=value.span, value=value)


def _flat_logic(value: Expression, operator: str) -> Iterator[Expression]:
    """The operands of a chain of `and` or of `or`."""
    if isinstance(value, Logic) and value.operator == operator:
        for item in value.items:
            yield from _flat_logic(item, operator)
    else:
        yield value


def _is_text(value: Expression) -> bool:
    return plain_type(value.type).kind == "str"
