"""Typing of what walks a list in an expression: comprehensions, `any` and `all`."""

from __future__ import annotations

import ast

from generator.model import BOOL, Comprehension, Expression, Quantifier, Type, list_of
from generator.procedures.conditions import ConditionTyper
from generator.procedures.parse import span_of
from generator.procedures.scope import Local, Refused


class ComprehensionTyper(ConditionTyper):
    """Gives comprehensions and quantifiers their types."""

    def call_any(self, node: ast.Call, want: Type | None) -> Expression:
        return self.quantifier(node)

    def call_all(self, node: ast.Call, want: Type | None) -> Expression:
        return self.quantifier(node)

    def quantifier(self, node: ast.Call) -> Expression:
        assert isinstance(node.func, ast.Name)
        match node.args:
            case [ast.GeneratorExp(elt=element, generators=[ast.comprehension() as generator])]:
                if generator.ifs:
                    raise Refused(node, f"{node.func.id} takes no if", "join it with `and`")
                name, source, local = self.generator(generator)
                with self.scopes.block({name: local}):
                    condition = self.condition(element)
                return Quantifier(
                    type=BOOL,
                    span=span_of(node),
                    operator="any" if node.func.id == "any" else "all",
                    condition=condition,
                    name=name,
                    source=source,
                )
        raise Refused(node, f"{node.func.id}(condition for x in list)")

    def type_ListComp(self, node: ast.ListComp, want: Type | None) -> Expression:
        if len(node.generators) != 1 or len(node.generators[0].ifs) > 1:
            raise Refused(node, "a comprehension has one `for` and at most one `if`")
        name, source, local = self.generator(node.generators[0])
        item_want = want.item if want and want.kind == "list" else None
        with self.scopes.block({name: local}):
            ifs = node.generators[0].ifs
            clauses, names = self.clauses(ifs[0]) if ifs else ([], {})
            with self.scopes.block(names):
                element = self.value(node.elt, item_want) if item_want else self.typed(node.elt)
        if names and element.type.kind == "opt":
            raise Refused(node.elt, "what is made of a bound name is always there", "narrow it too")
        return Comprehension(
            type=list_of(element.type),
            span=span_of(node),
            element=element,
            name=name,
            source=source,
            clauses=self.settled(clauses, element),
        )

    def generator(self, node: ast.comprehension) -> tuple[str, Expression, Local]:
        if not isinstance(node.target, ast.Name) or node.is_async:
            raise Refused(node.target, "one name walks over one list")
        if any(isinstance(part, ast.NamedExpr) for part in ast.walk(node.iter)):
            raise Refused(node.iter, "a list that is walked here binds no names", "name it first")
        source = self.walked(node.iter)
        self.refuse_shadowing(node.target, node.target.id)
        return node.target.id, source, Local(source.type.item, "loop")
