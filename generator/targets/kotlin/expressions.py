"""Expressions of the model as Kotlin, each a document for the layout and how tightly it binds."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Literal, NamedTuple

from generator.model import (
    BOOL,
    STR,
    Arithmetic,
    Call,
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
    ProcedureName,
    Quantifier,
    Replace,
    ToJson,
    Type,
    uses,
    walk,
)
from generator.targets.base import opposite
from generator.targets.kotlin import precedence as p
from generator.targets.kotlin.names import kotlin_name
from generator.targets.kotlin.primitives import KOTLIN, level_of
from generator.targets.layout import (
    HARD_LINE,
    LINE,
    SOFT_LINE,
    Doc,
    Group,
    IfBroken,
    Items,
    Nest,
    OneLine,
    enclosed,
    lines,
    render,
)

_TYPES = {
    "str": "String",
    "num": "Double",
    "int": "Int",
    "bool": "Boolean",
    "json": "JsonElement",
    "object": "JsonObject",
    "pos": "Int",
    "chars": "CharSet",
    "void": "Unit",
}
_GENERIC = {"list": "List", "index": "Map", "map": "Map", "set": "Set", "tri": "Field"}
_EMPTY = {"list": "emptyList()", "index": "emptyMap()", "map": "emptyMap()", "set": "emptySet()"}
_OPPOSITE = {"<": ">=", "<=": ">", ">": "<=", ">=": "<"}
_ESCAPES = {
    "\\": "\\\\",
    '"': '\\"',
    "$": "\\$",
    "\n": "\\n",
    "\r": "\\r",
    "\t": "\\t",
    "\b": "\\b",
}
_CALL = re.compile(r"(.*?)\(((?:\{\d[.?!]?\}(?:, )?)+)\)$")
_CASTS = {"json.as_list": "JsonArray", "json.as_object": "JsonObject"}
_WORDS = {"and": "&&", "or": "||"}
_OR_NULL = ("json.or_null", "opt.or_null/text", "opt.or_null/num", "opt.or_null/bool")
_MOST_COMPARED = 4
"""From more options on a set is asked."""
IMPORTS = {
    "JsonArray": "kotlinx.serialization.json.JsonArray",
    "JsonElement": "kotlinx.serialization.json.JsonElement",
    "JsonNull": "kotlinx.serialization.json.JsonNull",
    "JsonObject": "kotlinx.serialization.json.JsonObject",
    "JsonPrimitive": "kotlinx.serialization.json.JsonPrimitive",
    "abs": "kotlin.math.abs",
}
"""Where names of other packages come from."""
_ARGUMENT = re.compile(r"\{(\d)([.?!]?)\}")


class Printed(NamedTuple):
    """A printed expression: its text, and how tightly its outermost operator binds."""

    doc: Doc
    level: int = p.POSTFIX
    hops: tuple[Doc, ...] = ()
    """What it is made of, when it is a chain of calls that may break before each of them."""


class ExpressionPrinter:
    """Prints expressions."""

    def __init__(self) -> None:
        self.locals: set[str] = set()
        """Names of the procedure that is printed; fields of the same name need `this`."""
        self.replaced: dict[str, Printed] = {}
        """What stands for some locals: `it`, or a text of more than one use."""
        self.owner = ""
        """The class whose method is printed."""
        self.this = "this"
        self.imports: set[str] = set()
        """Names of other packages that were printed."""

    # ---- entry points

    def doc(self, value: Expression, level: int = p.LOWEST) -> Doc:
        """An expression, in parentheses where it binds less tightly than its place wants."""
        printed = self.printed(value)
        return printed.doc if printed.level >= level else parenthesized(printed.doc)

    def printed(self, value: Expression) -> Printed:
        result: Printed = getattr(self, f"print_{type(value).__name__}")(value)
        return result

    def using(self, text: str) -> str:
        """The same text; the names of other packages in it are imported."""
        self.imports.update(name for name in IMPORTS if re.search(rf"(?<![.\w]){name}\b", text))
        return text

    @contextmanager
    def replacing(self, name: str, printed: Printed) -> Iterator[None]:
        """Prints something else for a local meanwhile."""
        before = self.replaced
        self.replaced = {**before, name: printed}
        yield
        self.replaced = before

    # ---- types

    def type_text(
        self, type_: Type, is_mutable: bool = False, has_mutable_lists: bool = False
    ) -> str:
        """A type; a mutable collection is one that is changed in place, perhaps the lists in it."""
        if type_.name:
            return type_.name
        if type_.kind == "opt":
            return f"{self.type_text(type_.item)}?"
        if type_.kind == "fn":
            *taken, given = (self.type_text(argument) for argument in type_.args)
            return f"({', '.join(taken)}) -> {given}"
        if type_.kind in _GENERIC:
            arguments = [self.type_text(a, has_mutable_lists) for a in type_.args[:1]]
            arguments += [
                self.type_text(a, has_mutable_lists and a.kind == "list") for a in type_.args[1:]
            ]
            if type_.kind in ("list", "set", "tri"):
                arguments = [self.type_text(type_.item)]
            prefix = "Mutable" if is_mutable and type_.is_collection else ""
            return f"{prefix}{_GENERIC[type_.kind]}<{', '.join(arguments)}>"
        return self.using(_TYPES[type_.kind])

    # ---- literals and names

    def print_LiteralValue(self, value: LiteralValue) -> Printed:
        if isinstance(value.value, str):
            return Printed(quoted(value.value))
        if isinstance(value.value, bool):
            return Printed("true" if value.value else "false")
        is_negative = value.value < 0
        return Printed(number_text(value.value, value.type), p.PREFIX if is_negative else p.POSTFIX)

    def print_Nothing(self, value: Nothing) -> Printed:
        return Printed("null")

    def print_Name(self, value: Name) -> Printed:
        return self.replaced.get(value.name) or Printed(kotlin_name(value.name))

    def print_ConstantName(self, value: ConstantName) -> Printed:
        return Printed(value.name)

    def print_ProcedureName(self, value: ProcedureName) -> Printed:
        return Printed(f"::{kotlin_name(value.name)}")

    def print_Itself(self, value: Itself) -> Printed:
        return Printed(self.this)

    def print_EnumMember(self, value: EnumMember) -> Printed:
        return Printed(f"{value.type.name}.{value.member}")

    def print_EnumFromWire(self, value: EnumFromWire) -> Printed:
        return Printed([value.enum, ".fromWire(", self.doc(value.value), ")"])

    def print_Field(self, value: Field) -> Printed:
        name = kotlin_name(value.name)
        if isinstance(value.receiver, Itself):
            return Printed(f"{self.this}.{name}" if name in self.locals else name)
        return Printed([self.doc(value.receiver, p.POSTFIX), ".", name])

    # ---- calls

    def print_Call(self, value: Call) -> Printed:
        procedure = value.procedure
        receiver: Doc = []
        if value.receiver is not None and not isinstance(value.receiver, Itself):
            receiver = [self.doc(value.receiver, p.POSTFIX), "."]
        arguments: list[Doc] = []
        is_named = False
        for parameter, argument in zip(procedure.parameters, value.arguments, strict=True):
            if parameter.default is not None and argument is parameter.default:
                is_named = True
                continue
            text = self.doc(argument)
            is_vague = isinstance(argument, Nothing) or _is_truth_literal(argument)
            if is_named or (is_vague and len(procedure.parameters) > 1):
                text = [kotlin_name(parameter.name), " = ", text]
            arguments.append(text)
        name = kotlin_name(procedure.name)
        return Printed([receiver, name, enclosed("(", arguments, ")", ",")])

    def print_New(self, value: New) -> Printed:
        if not value.values and value.type.kind == "record":
            return Printed(value.type.name)
        given = {name: item for name, item in value.values.items() if not isinstance(item, Nothing)}
        return Printed([value.type.name, self.fields(given, len(value.values))])

    def print_Replace(self, value: Replace) -> Printed:
        arguments = [[kotlin_name(n), " = ", self.doc(v)] for n, v in value.changes.items()]
        copy = enclosed("(", arguments, ")", ",")
        if isinstance(value.value, Itself):
            return Printed(["copy", copy])
        return Printed([self.doc(value.value, p.POSTFIX), ".copy", copy])

    def fields(self, given: dict[str, Expression], count: int) -> Doc:
        """Arguments of a construction: by name, unless they speak for themselves."""
        speaks = all(_speaks_for(name, item) for name, item in given.items())
        is_plain = len(given) == count and (count == 1 or (count <= 3 and speaks))
        arguments = [
            self.doc(item) if is_plain else [kotlin_name(name), " = ", self.doc(item)]
            for name, item in given.items()
        ]
        return enclosed("(", arguments, ")", ",")

    def print_PrimitiveCall(self, value: PrimitiveCall) -> Printed:
        is_truth = value.key == "opt.or_else" and _is_truth_literal(value.arguments[1])
        if is_truth and len(self.alternatives(value.arguments[0])) == 1:
            return self.truth_or(value)
        if value.key == "list.extend":
            items = self.walked(value.arguments[1])
            return Printed([self.doc(value.arguments[0], p.POSTFIX), ".addAll(", items, ")"])
        if value.key.startswith("opt.or_else"):
            return self.chain("?:", self.alternatives(value), p.ELVIS)
        if value.key == "json.coalesce":
            return self.coalesced(value)
        if value.key in ("json.json_list", "json.json_list/object"):
            return Printed(
                [self.using("JsonArray"), enclosed("(", [self.items(value.arguments[0])], ")", ",")]
            )
        if value.key == "text.one_of":
            return self.kept_if_one_of(value)
        if value.key == "text.non_empty" and self.printed(value.arguments[0]).level < p.POSTFIX:
            return Printed(["nonEmpty", enclosed("(", [self.doc(value.arguments[0])], ")", ",")])
        if value.key in ("list.take_first", "list.take_last"):
            return self.taken(value)
        return self.template(KOTLIN[value.key], value.arguments)

    def items(self, value: Expression) -> Doc:
        """The items of a list that a JSON array keeps: a copy, if the list goes on changing."""
        if self.is_changing(value):
            return [self.doc(value, p.POSTFIX), ".toList()"]
        return self.doc(value)

    def is_changing(self, value: Expression) -> bool:
        """Whether a collection is changed in place somewhere."""
        return False

    def truth_or(self, value: PrimitiveCall) -> Printed:
        """`x ?: false` as a comparison."""
        subject, otherwise = value.arguments
        assert isinstance(otherwise, LiteralValue)
        test = " != false" if otherwise.value else " == true"
        return Printed([self.doc(subject, p.ELVIS + 1), test], p.EQUALITY)

    def walked(self, value: Expression, level: int = p.LOWEST) -> Doc:
        """A list that is walked at once, so that a view of it does."""
        if isinstance(value, PrimitiveCall) and value.key == "list.reversed":
            return [self.doc(value.arguments[0], p.POSTFIX), ".asReversed()"]
        return self.doc(value, level)

    def kept_if_one_of(self, value: PrimitiveCall) -> Printed:
        """A text if it is one of some."""
        subject, options = value.arguments
        dot = "." if isinstance(subject, Lift) else "?."
        assert isinstance(options, ListLiteral)
        tests: list[Doc] = [["it == ", self.doc(option)] for option in options.items]
        if len(tests) > _MOST_COMPARED:
            items = [self.doc(option) for option in options.items]
            tests = [["it in setOf", enclosed("(", items, ")", ",")]]
        body = [tests[0], Nest([[" ||", LINE, test] for test in tests[1:]])]
        kept = Group(["{", Nest([LINE, *body]), LINE, "}"])
        return Printed([self.doc(subject, p.POSTFIX), f"{dot}takeIf ", kept])

    def template(self, text: str, arguments: Sequence[Expression]) -> Printed:
        """The text of a primitive with its arguments filled in."""
        level = level_of(self.using(text))
        call = _CALL.match(text)
        if call is not None:
            given = _ARGUMENT.findall(call[2])
            inner = [self.argument(arguments[int(index)], mark, level) for index, mark in given]
            head = self.filled(call[1], arguments, level)
            return self.hop(
                Printed([*head, enclosed("(", inner, ")", ",")], level), text, arguments
            )
        return self.hop(Printed(self.filled(text, arguments, level), level), text, arguments)

    def filled(self, text: str, arguments: Sequence[Expression], level: int) -> list[Doc]:
        pieces: list[Doc] = []
        end = 0
        for found in _ARGUMENT.finditer(text):
            pieces.append(text[end : found.start()])
            pieces.append(self.argument(arguments[int(found[1])], found[2], level))
            end = found.end()
        return [*pieces, text[end:]]

    def hop(self, printed: Printed, text: str, arguments: Sequence[Expression]) -> Printed:
        """A call or member behind a chain is one more link of it."""
        if not text.startswith("{0.}."):
            return printed
        receiver = self.printed(arguments[0])
        if not receiver.hops:
            return printed
        assert isinstance(printed.doc, list)
        return chained([*receiver.hops, printed.doc[2:]])

    def coalesced(self, value: PrimitiveCall) -> Printed:
        """`a ?? b ?? c` as a chain."""
        first, other = value.arguments
        receiver = self.printed(first)
        start = receiver.hops or (self.doc(first, p.POSTFIX),)
        return chained([*start, [".ifNullish { ", self.doc(other), " }"]])

    def argument(self, argument: Expression, mark: str, level: int) -> Doc:
        if mark == "!":
            return self.doc(argument, level + 1)
        if mark == "?":
            return [self.doc(argument, p.POSTFIX), "" if isinstance(argument, Lift) else "?"]
        return self.doc(argument, p.POSTFIX if mark else p.LOWEST)

    def alternatives(self, value: Expression) -> list[Expression]:
        """The operands of a chain of `or_else`."""
        if isinstance(value, PrimitiveCall) and value.key.startswith("opt.or_else"):
            return [*self.alternatives(value.arguments[0]), *self.alternatives(value.arguments[1])]
        if isinstance(value, Lift):
            return self.alternatives(value.value)
        return [value]

    def taken(self, value: PrimitiveCall) -> Printed:
        """The first or last items; a count below zero takes none."""
        items, count = value.arguments
        function = "take" if value.key == "list.take_first" else "takeLast"
        number = self.doc(count)
        if not _is_never_negative(count):
            number = [self.doc(count, p.POSTFIX), ".coerceAtLeast(0)"]
        return Printed([self.doc(items, p.POSTFIX), f".{function}(", number, ")"])

    # ---- conversions

    def print_Inject(self, value: Inject) -> Printed:
        return self.printed(value.value)

    def print_Lift(self, value: Lift) -> Printed:
        return self.printed(value.value)

    def print_ToJson(self, value: ToJson) -> Printed:
        have = value.value.type
        inner = have.item if have.kind == "opt" else have
        if inner.kind in ("object", "json"):
            return self.printed(value.value)
        if inner.kind == "list" and have.kind != "opt" and inner.item != STR:
            if inner.item.kind in ("json", "object"):
                items = self.items(value.value)
            else:
                items = [self.doc(value.value, p.POSTFIX), ".map { it.toJson() }"]
            return Printed([self.using("JsonArray"), enclosed("(", [items], ")", ",")])
        if inner.kind in ("str", "bool", "int") and have.kind != "opt":
            return Printed(
                [self.using("JsonPrimitive"), enclosed("(", [self.doc(value.value)], ")", ",")]
            )
        dot = "?." if have.kind == "opt" else "."
        wire = f"wire{dot}" if inner.kind == "enum" else ""
        return Printed([self.doc(value.value, p.POSTFIX), dot, wire, "toJson()"])

    def print_ObjectLiteral(self, value: ObjectLiteral) -> Printed:
        members = [(key, item) for key, item in value.members if not isinstance(item, Nothing)]
        if not members:
            return Printed(self.using("JsonObject(emptyMap())"))
        self.this, this = f"this@{self.owner}", self.this
        puts = [self.put(key, item) for key, item in members]
        self.this = this
        separator = LINE if len(puts) == 1 else HARD_LINE
        return Printed(Group(["jsonObject {", Nest([separator, *lines(puts)]), separator, "}"]))

    def put(self, key: str, value: Expression) -> Doc:
        """One member of a JSON object; what is absent is null there, or leaves its key out."""
        is_nullable = isinstance(value, PrimitiveCall) and value.key in _OR_NULL
        function = "putOrNull" if is_nullable else "put"
        given = value.arguments[0] if isinstance(value, PrimitiveCall) and is_nullable else value
        return [function, enclosed("(", [quoted(key), self.member(given)], ")", ",")]

    def member(self, value: Expression) -> Doc:
        """A value that is put under a key: the builder turns plain ones into JSON."""
        if isinstance(value, Lift):
            return self.member(value.value)
        if not isinstance(value, ToJson):
            return self.doc(value)
        have = value.value.type
        inner = have.item if have.kind == "opt" else have
        if inner.kind in ("str", "num", "int", "bool"):
            return self.doc(value.value)
        if inner.kind == "enum":
            return [self.doc(value.value, p.POSTFIX), "?.wire" if have.kind == "opt" else ".wire"]
        return self.doc(value)

    # ---- operators

    def chain(
        self, operator: str, items: Sequence[Expression], level: int, indent: int = 4
    ) -> Printed:
        """Operands of one operator; it begins the lines of `?:`, and ends those of others."""
        docs = [doc for item in items for doc in self.operands(operator, item, level)]
        parts: list[Doc] = [docs[0]]
        for doc in docs[1:]:
            parts.append(
                [LINE, f"{operator} ", doc] if operator == "?:" else [f" {operator}", LINE, doc]
            )
        return Printed(Group([parts[0], Nest(parts[1:], indent)]), level)

    def operands(self, operator: str, value: Expression, level: int) -> list[Doc]:
        """An operand; `a == x || a == y` among others of `||` is two."""
        value = pushed_inward(value)
        inner = value.value if isinstance(value, Not) else value
        if isinstance(inner, OneOf) and operator == ("&&" if inner is not value else "||"):
            tests = self.tests_of(inner, is_among=inner is value)
            if tests is not None:
                return tests
        if isinstance(value, Logic) and operator == _WORDS[value.operator]:
            return [doc for item in value.items for doc in self.operands(operator, item, level)]
        if isinstance(inner, IsSome) and operator == ("&&" if inner is not value else "||"):
            return [test.doc for test in self.presence(inner.value, inner is value)]
        return [self.doc(value, p.AND + 1 if operator == "||" else level + 1)]

    def print_Logic(self, value: Logic) -> Printed:
        if value.operator == "and":
            return self.chain("&&", value.items, p.AND)
        return self.chain("||", value.items, p.OR)

    def print_Not(self, value: Not) -> Printed:
        inner = value.value
        if isinstance(inner, IsSome):
            tests = self.presence(inner.value, is_there=False)
            if len(tests) == 1:
                return tests[0]
            rest = Nest([[" &&", LINE, test.doc] for test in tests[1:]])
            return Printed(Group([tests[0].doc, rest]), p.AND)
        if isinstance(inner, IsCase):
            return self.is_case(inner, "!is")
        if isinstance(inner, OneOf):
            return self.one_of(inner, is_among=False)
        if isinstance(inner, Compare) and inner.operator in _OPPOSITE:
            return self.compared(inner, _OPPOSITE[inner.operator])
        if isinstance(inner, Quantifier) and inner.operator == "any":
            return self.quantified(inner, "none", inner.condition)
        if isinstance(inner, Quantifier) and isinstance(inner.condition, Not):
            return self.quantified(inner, "any", inner.condition.value)
        if isinstance(inner, PrimitiveCall):
            return self.not_primitive(inner)
        if isinstance(inward := pushed_inward(value), Logic):
            return self.print_Logic(inward)
        pushed = opposite(inner)
        if not isinstance(pushed, Not):
            return self.printed(pushed)
        return Printed(["!", self.doc(pushed.value, p.PREFIX)], p.PREFIX)

    def not_primitive(self, value: PrimitiveCall) -> Printed:
        text = KOTLIN[value.key]
        for word, negated in (
            (" in {", " !in {"),
            (" is ", " !is "),
            (".isEmpty()", ".isNotEmpty()"),
        ):
            if word in text and "takeIf" not in text:
                return self.template(text.replace(word, negated), value.arguments)
        return Printed(["!", self.doc(value, p.PREFIX)], p.PREFIX)

    def print_Compare(self, value: Compare) -> Printed:
        if _is_empty_text(value.right) and value.left.type == STR:
            test = "isEmpty" if value.operator == "==" else "isNotEmpty"
            return Printed([self.doc(value.left, p.POSTFIX), f".{test}()"])
        return self.compared(value, value.operator)

    def compared(self, value: Compare, operator: str) -> Printed:
        level = p.EQUALITY if operator in ("==", "!=") else p.COMPARISON
        left, right = self.doc(value.left, p.ELVIS + 1), self.doc(value.right, p.ELVIS + 1)
        return Printed(Group([left, f" {operator}", Nest([LINE, right])]), level)

    def print_OneOf(self, value: OneOf) -> Printed:
        return self.one_of(value, is_among=True)

    def one_of(self, value: OneOf, is_among: bool) -> Printed:
        tests = self.tests_of(value, is_among)
        if tests is None:
            subject = self.doc(value.value, p.NAMED_CHECK + 1)
            operator = " in " if is_among else " !in "
            return Printed([subject, operator, self.options(value)], p.NAMED_CHECK)
        if len(tests) == 1:
            return Printed(tests[0], p.EQUALITY)
        word, level = (" ||", p.OR) if is_among else (" &&", p.AND)
        return Printed(Group([tests[0], Nest([[word, LINE, test] for test in tests[1:]])]), level)

    def tests_of(self, value: OneOf, is_among: bool) -> list[Doc] | None:
        """One comparison for each of a few options, of a value that can be read again and again."""
        if isinstance(value.options, ConstantName):
            return None
        if not _is_stable(value.value) or len(value.options) > _MOST_COMPARED:
            return None
        subject = self.doc(value.value, p.EQUALITY + 1)
        equals = " == " if is_among else " != "
        return [[subject, equals, self.doc(option)] for option in value.options]

    def options(self, value: OneOf) -> Doc:
        if isinstance(value.options, ConstantName):
            return self.doc(value.options)
        return ["setOf", enclosed("(", [self.doc(o) for o in value.options], ")", ",")]

    def print_Arithmetic(self, value: Arithmetic) -> Printed:
        level = p.ADDITIVE if value.operator in "+-" else p.MULTIPLICATIVE
        left, right = self.doc(value.left, level), self.doc(value.right, level + 1)
        return Printed(Group([left, f" {value.operator}", Nest([LINE, right])]), level)

    def print_Format(self, value: Format) -> Printed:
        pieces: list[Doc] = ['"']
        for index, part in enumerate(value.parts):
            if isinstance(part, str):
                pieces.append(quoted(part)[1:-1])
                continue
            doc = self.doc(part)
            behind = value.parts[index + 1] if index + 1 < len(value.parts) else ""
            is_joined = isinstance(behind, str) and re.match(r"\w", behind)
            if isinstance(doc, str) and doc.isidentifier() and not is_joined:
                pieces.append(["$", doc])
            else:
                pieces.append(["${", doc, "}"])
        return Printed([*pieces, '"'])

    def print_Conditional(self, value: Conditional) -> Printed:
        mapped = self.mapped(value)
        if mapped is not None:
            return mapped
        if isinstance(value.test, OneOf) and self.tests_of(value.test, True) is None:
            chosen = self.chosen_by_label(value, value.test)
            if chosen is not None:
                return chosen
        return Printed(
            if_expression(self.doc(value.test), self.doc(value.then), self.doc(value.otherwise)),
            p.CONDITIONAL,
        )

    def chosen_by_label(self, value: Conditional, test: OneOf) -> Printed | None:
        """`a if x in [many] else b` as a `when` on it."""
        if isinstance(test.options, ConstantName):
            return None
        rows = [
            [labels([self.doc(option) for option in test.options]), self.doc(value.then)],
            ["else -> ", self.doc(value.otherwise)],
        ]
        subject = self.doc(test.value)
        when = ["when (", subject, ") {", Nest([HARD_LINE, Items(rows)]), HARD_LINE, "}"]
        return Printed(when, p.CONDITIONAL)

    def mapped(self, value: Conditional) -> Printed | None:
        """`x.field if x is not None else …` as `x?.field ?: …`."""
        test = value.test
        if not (isinstance(test, IsSome) and isinstance(test.value, Name)):
            return None
        then = value.then.value if isinstance(value.then, Lift) else value.then
        chain = self.safe_chain(then, test.value.name)
        if chain is None:
            return None
        if isinstance(value.otherwise, Nothing):
            return Printed(chain)
        if then.type.kind == "opt":
            return None
        otherwise = self.doc(value.otherwise, p.ELVIS + 1)
        return Printed(Group([chain, Nest([LINE, "?: ", otherwise])]), p.ELVIS)

    def safe_chain(self, value: Expression, root: str) -> Doc | None:
        """A chain of members and calls that begins at a name, with `?.` where it may be null."""
        if isinstance(value, (Inject, Lift)):
            return self.safe_chain(value.value, root)
        if isinstance(value, Field):
            start = self.chain_start(value.receiver, root)
            return None if start is None else [start, "?.", kotlin_name(value.name)]
        if isinstance(value, Call) and value.receiver is not None:
            start = self.chain_start(value.receiver, root)
            if start is None or uses(root, value.arguments):
                return None
            plain = self.doc(
                Call(
                    type=value.type,
                    span=value.span,
                    procedure=value.procedure,
                    receiver=None,
                    arguments=value.arguments,
                )
            )
            return [start, "?.", plain]
        if isinstance(value, ToJson) and value.value.type.kind in (
            "str",
            "num",
            "int",
            "bool",
            "enum",
        ):
            start = self.chain_start(value.value, root)
            wire = "?.wire" if value.value.type.kind == "enum" else ""
            return None if start is None else [start, wire, "?.toJson()"]
        if isinstance(value, PrimitiveCall):
            text = KOTLIN[value.key]
            first, rest = value.arguments[0], value.arguments[1:]
            if level_of(text) != p.POSTFIX or not text.startswith("{0") or uses(root, rest):
                return None
            start = self.chain_start(first, root)
            if start is None:
                return None
            takes_null = text.startswith("{0.}[") or re.match(
                r"\{0\.\}\.(string|number|boolean|array|record)$", text
            )
            hop = text.removeprefix("{0.}").removeprefix("{0?}")
            if not (takes_null and value.key.startswith("json")):
                if hop.startswith("["):
                    return None
                hop = "?" + hop
            filled = self.template("{0}" + hop, [first, *rest]).doc
            assert isinstance(filled, list)
            return [start, *filled[2:]]
        return None

    def chain_start(self, value: Expression, root: str) -> Doc | None:
        if isinstance(value, (Inject, Lift)):
            return self.chain_start(value.value, root)
        if isinstance(value, Name) and value.name == root:
            return self.doc(value, p.POSTFIX)
        return self.safe_chain(value, root)

    def print_IsSome(self, value: IsSome) -> Printed:
        tests = self.presence(value.value, is_there=True)
        if len(tests) == 1:
            return tests[0]
        rest = Nest([[" ||", LINE, test.doc] for test in tests[1:]])
        return Printed(Group([tests[0].doc, rest]), p.OR)

    def presence(self, value: Expression, is_there: bool) -> list[Printed]:
        """Tests of which one must hold where a value is there, or all where it is not."""
        return [self.present(item, is_there) for item in self.alternatives(value)]

    def present(self, value: Expression, is_there: bool) -> Printed:
        if isinstance(value, PrimitiveCall):
            subject = value.arguments[0]
            if value.key in _CASTS:
                word = "is" if is_there else "!is"
                cast = [
                    self.doc(subject, p.NAMED_CHECK + 1),
                    f" {word} {self.using(_CASTS[value.key])}",
                ]
                return Printed(cast, p.NAMED_CHECK)
            if value.key == "text.non_empty":
                test = ".isNotEmpty()" if is_there else ".isEmpty()"
                if isinstance(subject, Lift):
                    return Printed([self.doc(subject, p.POSTFIX), test])
                empty = [self.doc(subject, p.POSTFIX), ".isNullOrEmpty()"]
                return Printed(["!", empty], p.PREFIX) if is_there else Printed(empty)
            if value.key == "text.one_of" and isinstance(
                options := value.arguments[1], ListLiteral
            ):
                among = OneOf(type=BOOL, span=value.span, value=subject, options=options.items)
                return self.one_of(among, is_there)
        operator = " != null" if is_there else " == null"
        return Printed([self.doc(value, p.ELVIS + 1), operator], p.EQUALITY)

    def print_IsCase(self, value: IsCase) -> Printed:
        return self.is_case(value, "is")

    def is_case(self, value: IsCase, operator: str) -> Printed:
        return Printed(
            [self.doc(value.value, p.NAMED_CHECK + 1), f" {operator} {value.case}"], p.NAMED_CHECK
        )

    # ---- collections

    def print_EmptyCollection(self, value: EmptyCollection) -> Printed:
        return Printed(_EMPTY[value.type.kind])

    def print_ListLiteral(self, value: ListLiteral) -> Printed:
        return Printed(
            ["listOf", enclosed("(", [self.doc(item) for item in value.items], ")", ",")]
        )

    def print_Comprehension(self, value: Comprehension) -> Printed:
        hops: list[Doc] = []
        if value.condition is not None:
            hops.append([".filter ", self.closure(value.name, value.condition)])
        element = value.element
        while isinstance(element, (Inject, Lift)):
            element = element.value
        if not (isinstance(element, Name) and element.name == value.name):
            hops.append([".map ", self.closure(value.name, value.element)])
        if not hops:
            return Printed([self.doc(value.source, p.POSTFIX), ".toList()"])
        source = self.walked(value.source, p.POSTFIX)
        if len(hops) == 1:
            return Printed([source, hops[0]])
        return Printed(Group([source, Nest([[SOFT_LINE, hop] for hop in hops])]))

    def print_Quantifier(self, value: Quantifier) -> Printed:
        return self.quantified(value, value.operator, value.condition)

    def quantified(self, value: Quantifier, function: str, condition: Expression) -> Printed:
        source = self.walked(value.source, p.POSTFIX)
        return Printed([source, f".{function} ", self.closure(value.name, condition)])

    def closure(self, name: str, body: Expression) -> Doc:
        """A lambda of one parameter; a short body that uses it once calls it `it`."""
        count = sum(isinstance(node, Name) and node.name == name for node in walk(body))
        has_inner = any(
            isinstance(n, (Comprehension, Quantifier, ObjectLiteral)) for n in walk(body)
        )
        if count == 1 and not has_inner and "it" not in self.locals:
            with self.replacing(name, Printed("it")):
                return Group(["{", Nest([LINE, self.doc(body)]), LINE, "}"])
        return Group([f"{{ {kotlin_name(name)} ->", Nest([LINE, self.doc(body)]), LINE, "}"])


def parenthesized(doc: Doc) -> Doc:
    return Group(["(", Nest([SOFT_LINE, doc]), SOFT_LINE, ")"])


def labels(docs: Sequence[Doc]) -> Doc:
    """The labels of an arm of a `when`, and its arrow."""
    rest = [[",", LINE, doc] for doc in docs[1:]]
    return Group([docs[0], *rest, IfBroken([",", LINE], " "), "-> "] if rest else [docs[0], " -> "])


def chained(hops: Sequence[Doc]) -> Printed:
    """A chain of calls: on one line, or each on its own."""
    links = [[SOFT_LINE, hop] for hop in hops[1:]]
    return Printed(Group([hops[0], Nest(links)]), p.POSTFIX, tuple(hops))


def if_expression(test: Doc, then: Doc, otherwise: Doc) -> Doc:
    """`if (…) a else b`, with braces where it takes several lines."""
    return Group(
        [
            "if (",
            Group([Nest([SOFT_LINE, test]), SOFT_LINE]),
            ")",
            IfBroken(" {"),
            Nest([LINE, then]),
            LINE,
            IfBroken("} "),
            "else",
            IfBroken(" {"),
            Nest([LINE, otherwise]),
            IfBroken([SOFT_LINE, "}"]),
        ]
    )


def quoted(text: str) -> str:
    """A string literal."""
    return '"' + "".join(_escaped(char) for char in text) + '"'


def _escaped(char: str) -> str:
    if char in _ESCAPES:
        return _ESCAPES[char]
    if (char.isprintable() and not char.isspace()) or char == " ":
        return char
    units = char.encode("utf-16-be", "surrogatepass")
    return "".join(f"\\u{units[i]:02X}{units[i + 1]:02X}" for i in range(0, len(units), 2))


def number_text(value: float, type_: Type) -> str:
    """A literal of Int or Double."""
    if type_.kind != "num":
        return str(value)
    return repr(float(value)) if value != int(value) else f"{int(value)}.0"


def flat_text(doc: Doc) -> str:
    """A document on one line, for comparing."""
    return render(OneLine(doc), 10**9)


def pushed_inward(value: Expression) -> Expression:
    """The negation of `a or b` as `not a and not b`, where no `!` is left over; else the value."""
    if not (isinstance(value, Not) and isinstance(value.value, Logic)):
        return value
    inner = value.value
    if not all(map(_has_opposite, inner.items)):
        return value
    operator: Literal["and", "or"] = "and" if inner.operator == "or" else "or"
    items: list[Expression] = [Not(type=BOOL, span=i.span, value=i) for i in inner.items]
    return Logic(type=BOOL, span=value.span, operator=operator, items=items)


def _has_opposite(value: Expression) -> bool:
    """Whether the negation of a truth value needs no `!`."""
    if isinstance(value, Logic):
        return all(map(_has_opposite, value.items))
    if isinstance(value, PrimitiveCall):
        text = KOTLIN[value.key]
        return any(word in text for word in (" in {0", " is ", ".isEmpty()"))
    return isinstance(value, (Compare, Not, IsSome, IsCase, OneOf))


def _is_truth_literal(value: Expression) -> bool:
    return isinstance(value, LiteralValue) and isinstance(value.value, bool)


def _speaks_for(name: str, value: Expression) -> bool:
    """Whether a value is called as the field that takes it."""
    while isinstance(value, (Lift, Inject)):
        value = value.value
    return isinstance(value, (Name, Field)) and value.name == name


def _is_never_negative(value: Expression) -> bool:
    if isinstance(value, LiteralValue):
        return isinstance(value.value, (int, float)) and value.value >= 0
    if isinstance(value, ConstantName):
        return True
    if isinstance(value, PrimitiveCall):
        if value.key == "int.max":
            return any(_is_never_negative(argument) for argument in value.arguments)
        return value.key in ("list.len", "map.len", "text.units")
    return False


def _is_empty_text(value: Expression) -> bool:
    return isinstance(value, LiteralValue) and value.value == ""


def _is_stable(value: Expression) -> bool:
    """Whether reading it twice costs nothing and gives the same."""
    while isinstance(value, (Lift, Inject)):
        value = value.value
    if isinstance(value, Field):
        return not value.is_property and _is_stable(value.receiver)
    return isinstance(value, (Name, Itself, ConstantName))
