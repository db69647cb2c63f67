"""Expressions of the model as Swift expressions: documents with their outermost precedence."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Literal

from generator.model import (
    BOOL,
    Arithmetic,
    Call,
    Clause,
    Compare,
    Comprehension,
    Conditional,
    ConstantName,
    EmptyCollection,
    EnumFromWire,
    EnumMember,
    Expression,
    Field,
    Format,
    Inject,
    IsCase,
    IsSome,
    Itself,
    Lift,
    ListLiteral,
    LiteralValue,
    Logic,
    Name,
    New,
    Not,
    Nothing,
    ObjectLiteral,
    OneOf,
    PrimitiveCall,
    Procedure,
    ProcedureName,
    Program,
    Quantifier,
    Replace,
    Test,
    ToJson,
    Type,
    uses,
    walk,
)
from generator.targets.base import opposite
from generator.targets.layout import LINE, SOFT_LINE, Doc, Group, IfBroken, Nest, join, render
from generator.targets.swift import primitives
from generator.targets.swift.names import constant_name, plain_name, swift_name

PRIMARY, PREFIX, PRODUCT, SUM, COALESCE, COMPARE, AND, OR, TERNARY = (
    90,
    80,
    70,
    60,
    52,
    50,
    40,
    30,
    20,
)
_ANYTHING = 0
_INFIX = {"??": COALESCE, "+": SUM, "-": SUM, "*": PRODUCT, "/": PRODUCT, "and": AND, "or": OR}
_ORDER = {"<": ">=", "<=": ">", ">": "<=", ">=": "<"}
_MODULE = "HapiProtocol"
_SHORT = 60
"""Characters of a closure that may use `$0`."""
_FEW = 3
"""Texts that are compared one by one."""
_LOOKALIKES = frozenset("K;`")
"""Characters of ASCII that are canonically equivalent to another one."""


@dataclass
class Surroundings:
    """The names that stand around an expression: those that hide others have to be avoided."""

    locals: set[str] = field(default_factory=set)
    members: set[str] = field(default_factory=set)


@dataclass(kw_only=True)
class Mapped(Expression):
    """What is made of a value that is there; nothing when it is not. Made by the printer itself."""

    source: Expression
    name: str
    value: Expression


class ExpressionPrinter:
    """Prints expressions."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.functions = {swift_name(name) for name in program.procedures}
        self.around = Surroundings()
        self.renamed: dict[str, str] = {}
        self.is_in_head = False

    # ---- entry points

    def doc(self, value: Expression, precedence: int = _ANYTHING) -> Doc:
        """An expression, in parentheses where its surroundings bind tighter."""
        printed, own = self.printed(value)
        return ["(", printed, ")"] if own < precedence else printed

    def receiver(self, value: Expression) -> Doc:
        """An expression that a member follows: its type does not come from around it."""
        return self.explicit(value, self.doc(value, PRIMARY))

    def explicit(self, value: Expression, doc: Doc) -> Doc:
        """`.name` with the type before it."""
        plain = value.value if isinstance(value, Lift) else value
        if not flat_text(doc).startswith("."):
            return doc
        return [self.type_text(_plain(plain.type)), doc]

    def item(self, value: Expression) -> Doc:
        """An expression in a list of arguments or elements: what breaks in it is indented."""
        doc = self.doc(value)
        return hanging(doc) if self.is_chain(value) else doc

    def is_chain(self, value: Expression) -> bool:
        """Whether operators are outermost, so that a line may break at them."""
        if isinstance(value, Lift):
            return self.is_chain(value.value)
        if isinstance(value, PrimitiveCall):
            return isinstance(primitives.SWIFT[value.key], primitives.Infix)
        if isinstance(value, OneOf):
            return self.is_spelled_out(value)
        if isinstance(value, Not):
            return self.is_chain(value.value)
        return isinstance(value, (Logic, Conditional, Compare, Arithmetic, IsSome))

    def begins_below(self, value: Expression) -> bool:
        """Whether a value that does not fit begins on a line of its own."""
        if isinstance(value, (Lift, ToJson)):
            return self.begins_below(value.value)
        if isinstance(value, PrimitiveCall) and not self.is_chain(value) and value.arguments:
            is_postfix = isinstance(
                primitives.SWIFT[value.key],
                (primitives.Member, primitives.Method, primitives.Subscript),
            )
            return is_postfix and self.begins_below(value.arguments[0])
        return self.is_chain(value)

    def printed(self, value: Expression) -> tuple[Doc, int]:
        method = getattr(self, f"print_{type(value).__name__}")
        result: tuple[Doc, int] = method(value)
        return result

    @contextmanager
    def head(self) -> Iterator[None]:
        """Around what stands before a `{`, where a closure must be in parentheses."""
        before, self.is_in_head = self.is_in_head, True
        yield
        self.is_in_head = before

    # ---- types

    def type_text(self, type_: Type) -> str:
        if type_.name:
            return "JSONObject.Member" if type_.name == "Entry" else type_.name
        if type_.kind == "opt":
            inner = self.type_text(type_.item)
            return f"({inner})?" if type_.item.kind == "fn" else f"{inner}?"
        if type_.kind == "list":
            return f"[{self.type_text(type_.item)}]"
        if type_.kind == "index":
            return f"[{self.key_text(type_.args[0])}: {self.type_text(type_.args[1])}]"
        if type_.kind == "map":
            return f"OrderedMap<{self.key_text(type_.args[0])}, {self.type_text(type_.args[1])}>"
        if type_.kind == "set":
            return f"Set<{self.key_text(type_.item)}>"
        if type_.kind == "tri":
            return f"Field<{self.type_text(type_.item)}>"
        if type_.kind == "fn":
            taken = ", ".join(self.type_text(t) for t in type_.args[:-1])
            return f"({taken}) -> {self.type_text(type_.args[-1])}"
        return _TYPES[type_.kind]

    def key_text(self, type_: Type) -> str:
        return "ExactString" if type_.kind == "str" else self.type_text(type_)

    # ---- conditions

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

    def after(self, head: Doc, value: Expression, doc: Doc) -> Doc:
        """A value behind `=` or a label, on the same line where it can begin there."""
        return Group([head, Nest([LINE, doc])]) if self.begins_below(value) else [head, " ", doc]

    def pattern(self, value: Expression, case: str, name: str | None) -> Doc:
        """Whether a value is of a case; with a name for what the case holds."""
        bound = f"(let {name})" if name else ""
        present = "?" if value.type.kind == "opt" else ""
        return [f"case {self.case_name(case)}{bound}{present} = ", self.receiver(value)]

    def case_name(self, record: str) -> str:
        return f".{plain_name(self.program.records[record].tag)}"

    # ---- names

    def local(self, name: str) -> str:
        return self.renamed.get(name) or swift_name(name)

    def top_level(self, name: str) -> str:
        """The name of a top-level function or constant, qualified where something hides it."""
        plain = name.strip("`")
        is_hidden = plain in self.around.locals or plain in self.around.members
        return f"{_MODULE}.{name}" if is_hidden else name

    def member(self, name: str) -> str:
        """The name of a member of `self`."""
        return f"self.{name}" if name.strip("`") in self.around.locals else name

    # ---- nodes

    def print_LiteralValue(self, value: LiteralValue) -> tuple[Doc, int]:
        if isinstance(value.value, bool):
            return str(value.value).lower(), PRIMARY
        if isinstance(value.value, str):
            return quoted(value.value), PRIMARY
        return number_text(value.value), PRIMARY if value.value >= 0 else PREFIX

    def print_Nothing(self, value: Nothing) -> tuple[Doc, int]:
        return "nil", PRIMARY

    def print_Name(self, value: Name) -> tuple[Doc, int]:
        return self.local(value.name), PRIMARY

    def print_ConstantName(self, value: ConstantName) -> tuple[Doc, int]:
        return self.top_level(self.constant_text(value.name)), PRIMARY

    def constant_text(self, name: str) -> str:
        """The name of a constant; a function of the same name keeps it."""
        plain = constant_name(name)
        return f"{plain}Value" if plain in self.functions else plain

    def print_ProcedureName(self, value: ProcedureName) -> tuple[Doc, int]:
        return self.top_level(swift_name(value.name)), PRIMARY

    def print_Itself(self, value: Itself) -> tuple[Doc, int]:
        return "self", PRIMARY

    def print_Field(self, value: Field) -> tuple[Doc, int]:
        name = swift_name(value.name)
        if isinstance(value.receiver, Itself):
            return self.member(name), PRIMARY
        return [self.receiver(value.receiver), ".", plain_name(value.name)], PRIMARY

    def print_Call(self, value: Call) -> tuple[Doc, int]:
        name = swift_name(value.procedure.name)
        if value.receiver is None:
            function: Doc = self.top_level(name)
        elif isinstance(value.receiver, Itself):
            function = self.member(name)
        else:
            function = [self.receiver(value.receiver), ".", name]
        arguments = [
            (label, argument)
            for label, parameter, argument in zip(
                labels(value.procedure), value.procedure.parameters, value.arguments, strict=True
            )
            if argument is not parameter.default
        ]
        return [function, self.arguments(arguments)], PRIMARY

    def arguments(self, arguments: Sequence[tuple[str, Expression]]) -> Doc:
        with self.inside():
            return enclosed("(", [self.labelled(label, a) for label, a in arguments], ")")

    def labelled(self, label: str, value: Expression) -> Doc:
        """An argument or a member; what breaks in it is indented."""
        if not label or self.is_chain(value):
            return [f"{label}: " if label else "", self.item(value)]
        return self.after(f"{label}:", value, self.doc(value))

    @contextmanager
    def inside(self) -> Iterator[None]:
        """Within brackets a closure needs no parentheses, whatever stands around."""
        before, self.is_in_head = self.is_in_head, False
        yield
        self.is_in_head = before

    def print_New(self, value: New) -> tuple[Doc, int]:
        # What is nil by default is not said.
        arguments = [
            (plain_name(name), item)
            for name, item in value.values.items()
            if not isinstance(item, Nothing)
        ]
        return [value.type.name, self.arguments(arguments)], PRIMARY

    def print_Replace(self, value: Replace) -> tuple[Doc, int]:
        with self.inside():
            changes = [
                [f"$0.{swift_name(name)} = ", self.doc(item)]
                for name, item in value.changes.items()
            ]
            copied = self.doc(value.value)
        return ["changed(", copied, ") ", braced("", join(["; "], changes))], PRIMARY

    def print_Inject(self, value: Inject) -> tuple[Doc, int]:
        with self.inside():
            return [
                self.case_name(value.case),
                enclosed("(", [self.doc(value.value)], ")"),
            ], PRIMARY

    def print_Lift(self, value: Lift) -> tuple[Doc, int]:
        return self.printed(value.value)

    def print_ToJson(self, value: ToJson) -> tuple[Doc, int]:
        inner, have = value.value, value.value.type
        if isinstance(inner, (LiteralValue, ObjectLiteral)):
            printed = self.printed(inner)
            return printed if flat_text(printed[0])[:1] != "J" else self.wrapped(inner, have)
        if have.kind == "opt":
            if have.item.kind == "enum":
                return [self.receiver(inner), ".map { .string($0.rawValue) }"], PRIMARY
            case = _JSON_CASES[have.item.kind]
            if have.item.kind == "list":
                case = {"object": "list(objects:)", "str": "list(texts:)"}.get(
                    have.item.item.kind, case
                )
            return [self.receiver(inner), f".map(JSONValue.{case})"], PRIMARY
        return self.wrapped(inner, have)

    def wrapped(self, value: Expression, have: Type) -> tuple[Doc, int]:
        """A plain value in its case of JSONValue."""
        if have.kind == "list":
            if isinstance(value, ListLiteral):
                with self.inside():
                    items = [self.wrapped_item(item) for item in value.items]
                return enclosed("[", items, "]", ","), PRIMARY
            label = {"object": "objects: ", "str": "texts: "}.get(have.item.kind, "")
            return [".list", enclosed("(", [[label, self.doc(value)]], ")")], PRIMARY
        if have.kind == "enum":
            return [".string(", self.receiver(value), ".rawValue)"], PRIMARY
        if have.kind == "int":
            return [".number(Double(", self.doc(value), "))"], PRIMARY
        if have.kind == "json":
            return self.printed(value)
        return [f".{_JSON_CASES[have.kind]}", enclosed("(", [self.doc(value)], ")")], PRIMARY

    def wrapped_item(self, item: Expression) -> Doc:
        if isinstance(item, LiteralValue):
            return self.doc(item)
        return self.wrapped(item, item.type)[0]

    def print_EnumMember(self, value: EnumMember) -> tuple[Doc, int]:
        return f".{plain_name(value.member.lower())}", PRIMARY

    def print_EnumFromWire(self, value: EnumFromWire) -> tuple[Doc, int]:
        if value.value.type.kind == "opt":
            return [self.receiver(value.value), f".flatMap({value.enum}.init)"], PRIMARY
        return [f"{value.enum}(rawValue: ", self.doc(value.value), ")"], PRIMARY

    def print_Logic(self, value: Logic) -> tuple[Doc, int]:
        own = _INFIX[value.operator]
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
            items: list[Expression] = [_not(item) for item in inner.items]
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

    def is_spelled_out(self, value: OneOf) -> bool:
        return (
            not isinstance(value.options, ConstantName)
            and len(value.options) <= _FEW
            and all(map(is_plain_text, value.options))
            and _is_simple(value.value)
        )

    def spelled_out(
        self, value: OneOf, comparison: str, operator: str, own: int
    ) -> tuple[Doc, int]:
        assert not isinstance(value.options, ConstantName)
        tests = [[self.doc(value.value, PRIMARY), comparison, self.doc(o)] for o in value.options]
        return Group(join([LINE, operator], tests)), own if len(tests) > 1 else COMPARE

    def print_Arithmetic(self, value: Arithmetic) -> tuple[Doc, int]:
        own = _INFIX[value.operator]
        return [
            self.doc(value.left, own),
            f" {value.operator} ",
            self.doc(value.right, own + 1),
        ], own

    def print_Format(self, value: Format) -> tuple[Doc, int]:
        if not any(isinstance(part, str) for part in value.parts):
            texts = [part for part in value.parts if isinstance(part, Expression)]
            if all(part.type.kind == "str" for part in texts) and len(texts) > 1:
                return Group(join([LINE, "+ "], [self.doc(text, SUM + 1) for text in texts])), SUM
        with self.inside():
            parts = [
                escaped(part) if isinstance(part, str) else f"\\({flat_text(self.doc(part))})"
                for part in value.parts
            ]
        return f'"{"".join(parts)}"', PRIMARY

    def print_Conditional(self, value: Conditional) -> tuple[Doc, int]:
        return (
            Group(
                [
                    self.doc(value.test, TERNARY + 1),
                    [LINE, "? ", self.doc(value.then, TERNARY + 1)],
                    [LINE, ": ", self.doc(value.otherwise, TERNARY)],
                ]
            ),
            TERNARY,
        )

    def print_IsSome(self, value: IsSome) -> tuple[Doc, int]:
        return [self.compared_side(value.value), " != nil"], COMPARE

    def compared_side(self, value: Expression) -> Doc:
        printed, own = self.printed(value)
        return ["(", hanging(printed), ")"] if own <= COALESCE else printed

    def print_IsCase(self, value: IsCase) -> tuple[Doc, int]:
        dot = "?." if value.value.type.kind == "opt" else "."
        test = [self.receiver(value.value), dot, case_test(self.program, value.case)]
        return ([*test, " == true"], COMPARE) if dot == "?." else (test, PRIMARY)

    def print_EmptyCollection(self, value: EmptyCollection) -> tuple[Doc, int]:
        return {"index": "[:]", "map": "OrderedMap()"}.get(value.type.kind, "[]"), PRIMARY

    def print_ListLiteral(self, value: ListLiteral) -> tuple[Doc, int]:
        with self.inside():
            return enclosed("[", [self.item(item) for item in value.items], "]", ","), PRIMARY

    def print_ObjectLiteral(self, value: ObjectLiteral) -> tuple[Doc, int]:
        if not value.members:
            return "[:]", PRIMARY
        with self.inside():
            members = [self.labelled(quoted(key), item) for key, item in value.members]
        literal = enclosed("[", members, "]", ",")
        if any(item.type.kind == "opt" for _, item in value.members):
            return ["JSONObject(present: ", literal, ")"], PRIMARY
        return literal, PRIMARY

    # ---- lists

    def print_Comprehension(self, value: Comprehension) -> tuple[Doc, int]:
        doc = self.receiver(value.source)
        is_whole = isinstance(value.element, Name) and value.element.name == value.name
        if value.condition is not None:
            doc = [doc, ".filter", self.closure(value.name, value.condition, is_only=is_whole)]
        if not is_whole:
            doc = [doc, ".map", self.closure(value.name, value.element)]
        return Group(doc), PRIMARY

    def print_Quantifier(self, value: Quantifier) -> tuple[Doc, int]:
        method = ".contains" if value.operator == "any" else ".allSatisfy"
        label = "where: " if value.operator == "any" else ""
        closure = self.closure(value.name, value.condition, label=label)
        return Group([self.receiver(value.source), method, closure]), PRIMARY

    def closure(self, name: str, body: Expression, *, label: str = "", is_only: bool = True) -> Doc:
        """A closure of one parameter as the argument of a method: short where it can be."""
        if (path := self.key_path(name, body)) is not None:
            return f"({label}{path})"
        if (function := self.function_name(name, body)) is not None:
            return f"({label}{function})"
        with self.inside():
            is_nested = any(isinstance(n, (Comprehension, Quantifier)) for n in walk(body))
            short = {} if is_nested else {**self.renamed, name: "$0"}
            before, self.renamed = self.renamed, short or self.renamed
            doc = self.explicit(body, self.doc(body)) if not is_only else self.doc(body)
            self.renamed = before
            head = ""
            if is_nested or len(flat_text(doc)) > _SHORT:
                doc, head = self.doc(body), f" {self.local(name)} in"
        closure = braced(head, hanging(doc) if self.is_chain(body) else doc)
        return ["(", label, closure, ")"] if self.is_in_head else [" ", closure]

    def key_path(self, name: str, body: Expression) -> str | None:
        """`\\.a.b` when the body only walks fields of the parameter."""
        steps: list[str] = []
        value = body
        while isinstance(value, Field):
            steps.append(swift_name(value.name))
            value = value.receiver
        is_path = steps and isinstance(value, Name) and value.name == name
        return "\\." + ".".join(reversed(steps)) if is_path else None

    def function_name(self, name: str, body: Expression) -> str | None:
        """The name of a function when the body only calls it with the parameter."""
        if not isinstance(body, Call) or body.receiver is not None:
            return None
        if len(body.arguments) != 1 or len(body.procedure.parameters) != 1:
            return None
        argument = body.arguments[0]
        if not isinstance(argument, Name) or argument.name != name:
            return None
        return self.top_level(swift_name(body.procedure.name))

    def print_Mapped(self, value: Mapped) -> tuple[Doc, int]:
        made = value.value.value if isinstance(value.value, Lift) else value.value
        source = self.receiver(value.source)
        if (path := self.key_path(value.name, made)) is not None:
            return [source, "?.", path.removeprefix("\\.")], PRIMARY
        method = ".flatMap" if made.type.kind == "opt" else ".map"
        return Group([source, method, self.closure(value.name, made)]), PRIMARY

    # ---- primitives

    def print_PrimitiveCall(self, value: PrimitiveCall) -> tuple[Doc, int]:
        shape = primitives.SWIFT[value.key]
        arguments = value.arguments
        match shape:
            case primitives.Member(name):
                return [self.receiver(_without_wrapping(name, arguments[0])), ".", name], PRIMARY
            case primitives.Coalescing():
                first, *tried = self.coalesced(value)
                taken = self.arguments([("", other) for other in tried])
                return [self.receiver(first), ".coalescing", taken], PRIMARY
            case primitives.Method(name, labels_):
                others = [
                    (label, argument)
                    for label, argument in zip(labels_, arguments[1:], strict=True)
                    if not _is_default(label, argument)
                ]
                taken = self.arguments(others)
                return self.called(arguments[0], [".", name, taken]), PRIMARY
            case primitives.Function(name, labels_):
                function = f"Swift.{name}" if name in self.hidden() else name
                taken = self.arguments(list(zip(labels_, arguments, strict=True)))
                return [function, taken], PRIMARY
            case primitives.Subscript(is_test):
                place = self.subscripted(value)
                return ([place, " != nil"], COMPARE) if is_test else (place, PRIMARY)
            case primitives.Infix(operator):
                return self.infix(value, operator)
            case primitives.Implicit(name, label):
                taken = self.arguments([(label, a) for a in arguments]) if arguments else ""
                return [".", name, taken], PRIMARY
            case primitives.Itself():
                return self.printed(arguments[0])
            case primitives.Append():
                key = self.doc(arguments[1])
                taken = self.arguments([("", arguments[2])])
                return [
                    self.receiver(arguments[0]),
                    "[",
                    key,
                    ", default: []].append",
                    taken,
                ], PRIMARY

    def coalesced(self, value: Expression) -> Iterator[Expression]:
        """All that a chain of `coalesce` tries, in order."""
        if isinstance(value, PrimitiveCall) and isinstance(
            primitives.SWIFT[value.key], primitives.Coalescing
        ):
            yield from self.coalesced(value.arguments[0])
            yield value.arguments[1]
        else:
            yield value

    def called(self, receiver: Expression, method: Doc) -> Doc:
        """A method call; the line may break before it where another one stands before."""
        before = self.receiver(receiver)
        if isinstance(receiver, PrimitiveCall) and isinstance(
            primitives.SWIFT[receiver.key], primitives.Method
        ):
            return Group([before, Nest([SOFT_LINE, method])])
        return [before, method]

    def hidden(self) -> set[str]:
        return self.around.locals | self.around.members

    def is_presence(self, value: PrimitiveCall) -> bool:
        shape = primitives.SWIFT[value.key]
        return isinstance(shape, primitives.Subscript) and shape.is_test

    def subscripted(self, value: PrimitiveCall) -> Doc:
        return [self.receiver(value.arguments[0]), "[", self.doc(value.arguments[1]), "]"]

    def infix(self, value: PrimitiveCall, operator: str) -> tuple[Doc, int]:
        """`a ?? b ?? c` and `a + b`."""
        own = _INFIX[operator]
        items = list(self.flat(value, operator))
        docs = [self.doc(item, own + 1) for item in items]
        return Group(join([LINE, f"{operator} "], docs)), own

    def flat(self, value: Expression, operator: str) -> Iterator[Expression]:
        """The operands of a chain of one operator."""
        if isinstance(value, Lift):
            yield from self.flat(value.value, operator)
        elif isinstance(value, PrimitiveCall) and primitives.SWIFT[value.key] == primitives.Infix(
            operator
        ):
            for argument in value.arguments:
                yield from self.flat(argument, operator)
        else:
            yield value


# ---------------------------------------------------------------- declarations that calls need


def labels(procedure: Procedure) -> list[str]:
    """The argument labels of a procedure: none for the first, nor for the other one of a pair."""
    names = [plain_name(parameter.name) for parameter in procedure.parameters]
    types = [parameter.type for parameter in procedure.parameters if parameter.default is None]
    is_pair = len(names) == 2 and len(types) == 2 and types[0] == types[1]
    unlabelled = 2 if is_pair and not procedure.public else 1
    return ["" if position < unlabelled else name for position, name in enumerate(names)]


def case_test(program: Program, record: str) -> str:
    """The property of a union that says whether it is of a case."""
    tag = plain_name(program.records[record].tag)
    return f"is{tag[:1].upper()}{tag[1:]}"


# ---------------------------------------------------------------- literals


def quoted(text: str) -> str:
    """A text as a string literal."""
    return f'"{escaped(text)}"'


def escaped(text: str) -> str:
    """The inside of a string literal; what cannot be seen is given by its number."""
    return "".join(
        _ESCAPES.get(char) or (char if _is_visible(char) else f"\\u{{{ord(char):X}}}")
        for char in text
    )


def _is_visible(char: str) -> bool:
    return char == " " or (
        char.isprintable() and not char.isspace() and not 0x300 <= ord(char) <= 0x36F
    )


def number_text(value: int | float) -> str:
    """A number, in groups of three digits where it is long."""
    if isinstance(value, int):
        return f"{value:_}" if abs(value) >= 10_000 else str(value)
    return repr(value)


_ESCAPES = {"\\": "\\\\", '"': '\\"', "\n": "\\n", "\r": "\\r", "\t": "\\t"}
_TYPES = {
    "str": "String",
    "num": "Double",
    "int": "Int",
    "bool": "Bool",
    "json": "JSONValue",
    "object": "JSONObject",
    "pos": "String.Index",
    "chars": "ScalarSet",
    "void": "Void",
}
_JSON_CASES = {"str": "string", "num": "number", "bool": "bool", "object": "object", "list": "list"}


def enclosed(opening: str, items: Sequence[Doc], closing: str, trailing: str = "") -> Doc:
    """A bracketed list, on one line or each item on its own."""
    if not items:
        return opening + closing
    inner = [SOFT_LINE, *join([",", LINE], items), IfBroken(trailing if len(items) > 1 else "")]
    return Group([opening, Nest(inner), SOFT_LINE, closing])


def hanging(doc: Doc) -> Doc:
    """A chain of operators with all but its first operand indented."""
    if not isinstance(doc, Group) or not isinstance(doc.doc, list):
        return doc
    first, *rest = doc.doc
    return Group([first, Nest(rest)])


def braced(head: str, body: Doc) -> Doc:
    """A closure with one expression."""
    return Group(["{", head, Nest([LINE, body]), LINE, "}"])


def flat_text(doc: Doc) -> str:
    """A document on one line."""
    return render(Group(doc), 100_000)


def _not(value: Expression) -> Expression:
    return value.value if isinstance(value, Not) else Not(type=BOOL, span=value.span, value=value)


def _flat_logic(value: Expression, operator: str) -> Iterator[Expression]:
    """The operands of a chain of `and` or of `or`."""
    if isinstance(value, Logic) and value.operator == operator:
        for item in value.items:
            yield from _flat_logic(item, operator)
    else:
        yield value


def _is_default(label: str, argument: Expression) -> bool:
    """Whether an argument says what its parameter says anyway."""
    if label == "from":
        return isinstance(argument, PrimitiveCall) and argument.key == "text.start"
    return label == "separator" and isinstance(argument, LiteralValue) and argument.value == ""


def _without_wrapping(member: str, value: Expression) -> Expression:
    """An optional text, number or truth value itself, where it has the member of a JSON value."""
    if member != "orNull" or not isinstance(value, ToJson) or value.value.type.kind != "opt":
        return value
    return value.value if value.value.type.item.kind in ("str", "num", "bool") else value


def _plain(type_: Type) -> Type:
    return type_.item if type_.kind == "opt" else type_


def _is_text(value: Expression) -> bool:
    return _plain(value.type).kind == "str"


def is_plain_text(value: Expression) -> bool:
    """A literal that no other text is canonically equivalent to, or nothing."""
    if isinstance(value, Lift):
        return is_plain_text(value.value)
    if isinstance(value, Nothing):
        return True
    if not isinstance(value, LiteralValue) or not isinstance(value.value, str):
        return False
    return value.value.isascii() and not _LOOKALIKES & set(value.value)


def _is_simple(value: Expression) -> bool:
    """A name or fields of one: it may be said more than once."""
    if isinstance(value, (Lift, Field)):
        return _is_simple(value.value if isinstance(value, Lift) else value.receiver)
    return isinstance(value, (Name, Itself))
