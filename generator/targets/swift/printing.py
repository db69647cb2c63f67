"""What all printing of expressions stands on: precedence, types, names, brackets, line breaks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

from generator.model import (
    Arithmetic,
    Compare,
    Conditional,
    ConstantName,
    Expression,
    IsSome,
    Lift,
    Logic,
    Not,
    OneOf,
    PrimitiveCall,
    Program,
    ToJson,
    Type,
)
from generator.targets.layout import (
    LINE,
    Doc,
    Group,
    Nest,
)
from generator.targets.swift import primitives
from generator.targets.swift.names import plain_name, swift_name
from generator.targets.swift.pieces import (
    enclosed,
    flat_text,
    hanging,
    is_plain_text,
    is_simple,
)

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
INFIX = {"??": COALESCE, "+": SUM, "-": SUM, "*": PRODUCT, "/": PRODUCT, "and": AND, "or": OR}
_MODULE = "HapiProtocol"
_FEW = 3
"""Texts that are compared one by one."""
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


@dataclass
class Surroundings:
    """The names that stand around an expression: those that hide others have to be avoided."""

    locals: set[str] = field(default_factory=set)
    members: set[str] = field(default_factory=set)


class Printing:
    """Prints expressions by their kind; the methods for each are in the classes built on it."""

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
        return [self.type_text(plain_type(plain.type)), doc]

    def item(self, value: Expression) -> Doc:
        """An expression in a list of arguments or elements: what breaks in it is indented."""
        doc = self.doc(value)
        return hanging(doc) if self.is_chain(value) else doc

    def printed(self, value: Expression) -> tuple[Doc, int]:
        method = getattr(self, f"print_{type(value).__name__}")
        result: tuple[Doc, int] = method(value)
        return result

    # ---- line breaks

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

    def is_spelled_out(self, value: OneOf) -> bool:
        return (
            not isinstance(value.options, ConstantName)
            and len(value.options) <= _FEW
            and all(map(is_plain_text, value.options))
            and is_simple(value.value)
        )

    def after(self, head: Doc, value: Expression, doc: Doc) -> Doc:
        """A value behind `=` or a label, on the same line where it can begin there."""
        return Group([head, Nest([LINE, doc])]) if self.begins_below(value) else [head, " ", doc]

    # ---- brackets

    @contextmanager
    def head(self) -> Iterator[None]:
        """Around what stands before a `{`, where a closure must be in parentheses."""
        before, self.is_in_head = self.is_in_head, True
        yield
        self.is_in_head = before

    @contextmanager
    def inside(self) -> Iterator[None]:
        """Within brackets a closure needs no parentheses, whatever stands around."""
        before, self.is_in_head = self.is_in_head, False
        yield
        self.is_in_head = before

    def arguments(self, arguments: Sequence[tuple[str, Expression]]) -> Doc:
        with self.inside():
            return enclosed("(", [self.labelled(label, a) for label, a in arguments], ")")

    def labelled(self, label: str, value: Expression) -> Doc:
        """An argument or a member; what breaks in it is indented."""
        if not label or self.is_chain(value):
            return [f"{label}: " if label else "", self.item(value)]
        return self.after(f"{label}:", value, self.doc(value))

    def subscripted(self, value: PrimitiveCall) -> Doc:
        return [self.receiver(value.arguments[0]), "[", self.doc(value.arguments[1]), "]"]

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

    def hidden(self) -> set[str]:
        return self.around.locals | self.around.members

    def case_name(self, record: str) -> str:
        return f".{plain_name(self.program.records[record].tag)}"

    def is_bare(self, name: str) -> bool:
        """Whether a record is nothing but a case of its union, so that the case says it all."""
        record = self.program.records.get(name)
        return record is not None and bool(record.union) and not record.fields


def plain_type(type_: Type) -> Type:
    return type_.item if type_.kind == "opt" else type_
