"""What all printers of this target share: how an expression finds its method, types as text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

from generator.model import Expression, Type
from generator.targets.kotlin import precedence as p
from generator.targets.kotlin.pieces import Printed, parenthesized
from generator.targets.layout import Doc

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

IMPORTS = {
    "JsonArray": "kotlinx.serialization.json.JsonArray",
    "JsonElement": "kotlinx.serialization.json.JsonElement",
    "JsonNull": "kotlinx.serialization.json.JsonNull",
    "JsonObject": "kotlinx.serialization.json.JsonObject",
    "JsonPrimitive": "kotlinx.serialization.json.JsonPrimitive",
    "abs": "kotlin.math.abs",
}
"""Where names of other packages come from."""


class Printing:
    """The base of all printers."""

    def __init__(self) -> None:
        self.locals: set[str] = set()
        """Names of the procedure that is printed; fields of the same name need `this`."""
        self.replaced: dict[str, Printed] = {}
        """What stands for some locals: `it`, or a text of more than one use."""
        self.owner = ""
        """The class whose method is printed."""
        self.this = "this"
        self.is_returned = False
        """Whether what is printed is the result: no local changes after it."""
        self.imports: set[str] = set()
        """Names of other packages that were printed."""

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
