"""Type expressions and signatures: reading, unifying, coercibility."""

from __future__ import annotations

import ast
from collections.abc import Mapping
from functools import cache

from generator.diagnostics import did_you_mean
from generator.model import (
    BOOL,
    CHARS,
    INT,
    JSON,
    NUM,
    OBJECT,
    POS,
    STR,
    VOID,
    Type,
)
from generator.procedures.primitives import Primitive
from generator.procedures.scope import Refused

PLAIN: Mapping[str, Type] = {
    "str": STR,
    "num": NUM,
    "int": INT,
    "bool": BOOL,
    "Json": JSON,
    "Object": OBJECT,
    "Pos": POS,
    "Chars": CHARS,
}
GENERIC: Mapping[str, tuple[str, int]] = {
    "Opt": ("opt", 1),
    "Tri": ("tri", 1),
    "List": ("list", 1),
    "Set": ("set", 1),
    "Index": ("index", 2),
    "OrdMap": ("map", 2),
}
_KEYS = ("str", "num", "int")


def read_type(node: ast.AST, declared: Mapping[str, str]) -> Type:
    """The type that an annotation names; `declared` maps declared names to their kinds.

    Raises Refused for an unknown name, a wrong number of arguments or a type that cannot be.
    """
    if isinstance(node, ast.Constant) and node.value is None:
        return VOID
    if isinstance(node, ast.Name):
        if node.id in PLAIN:
            return PLAIN[node.id]
        if node.id in declared:
            return Type(declared[node.id], (), node.id)
        known = [*PLAIN, *GENERIC, *declared]
        raise Refused(node, f"unknown type {node.id!r}", did_you_mean(node.id, known))
    if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name):
        inner = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
        arguments = tuple(read_type(item, declared) for item in inner)
        if node.value.id == "Fn":
            return Type("fn", arguments)
        if node.value.id in GENERIC:
            kind, count = GENERIC[node.value.id]
            if len(arguments) != count:
                raise Refused(node, f"{node.value.id} takes {count} types, not {len(arguments)}")
            return _checked(node, Type(kind, arguments))
        raise Refused(node, f"unknown type {node.value.id!r}", did_you_mean(node.value.id, GENERIC))
    raise Refused(node, f"not a type: {ast.unparse(node)}")


def _checked(node: ast.AST, type_: Type) -> Type:
    if type_.kind == "opt" and type_.item.kind in ("opt", "tri"):
        raise Refused(node, "no optional of an optional", "Tri[T] is absent, null or a value")
    if type_.kind in ("index", "map", "set") and type_.args[0].kind not in _KEYS:
        raise Refused(node, f"{type_.args[0]} cannot be a key", "keys are str, num or int")
    return type_


@cache
def signature(primitive: Primitive) -> tuple[tuple[Type, ...], Type]:
    """Parameter types and result type of a primitive; type variables are of kind `var`."""
    parameters, _, result = primitive.signature.partition("->")
    tree = ast.parse(f"({parameters},)" if parameters.strip() else "()", mode="eval").body
    assert isinstance(tree, ast.Tuple)
    return (
        tuple(_pattern(item) for item in tree.elts),
        _pattern(ast.parse(result.strip(), mode="eval").body),
    )


def _pattern(node: ast.AST) -> Type:
    if isinstance(node, ast.Name):
        if node.id in PLAIN:
            return PLAIN[node.id]
        if node.id == "void":
            return VOID
        if node.id == "anyenum":
            return Type("anyenum")
        return Type("record", (), node.id) if node.id[0].isupper() else Type("var", (), node.id)
    assert isinstance(node, ast.Subscript)
    assert isinstance(node.value, ast.Name)
    inner = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
    arguments = tuple(_pattern(item) for item in inner)
    return Type("fn" if node.value.id == "Fn" else GENERIC[node.value.id][0], arguments)


def substitute(type_: Type, bound: Mapping[str, Type]) -> Type:
    """The type with its variables replaced as far as they are bound."""
    if type_.kind == "var":
        return bound.get(type_.name, type_)
    if not type_.args:
        return type_
    arguments = tuple(substitute(a, bound) for a in type_.args)
    if type_.kind == "opt" and arguments[0].kind == "opt":
        return arguments[0]
    return Type(type_.kind, arguments, type_.name)


def is_open(type_: Type) -> bool:
    """Whether a type still has variables."""
    return type_.kind == "var" or any(map(is_open, type_.args))


def unify(pattern: Type, type_: Type, bound: dict[str, Type]) -> bool:
    """Whether a type fits a pattern; binds the pattern's variables."""
    if pattern.kind == "var":
        known = bound.setdefault(pattern.name, type_)
        return known == type_
    if pattern.kind == "anyenum":
        return type_.kind == "enum"
    if pattern.kind != type_.kind or pattern.name != type_.name:
        return False
    return len(pattern.args) == len(type_.args) and all(
        unify(p, t, bound) for p, t in zip(pattern.args, type_.args, strict=True)
    )
