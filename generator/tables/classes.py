"""Classes that tables are lowered to: records, union cases and enums, with documented fields."""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping, Sequence

from generator.diagnostics import Span
from generator.load.yaml_document import YamlMap
from generator.tables.syntax import expression, literal, mark, statements

PLAIN_TYPES: Mapping[str, str] = {
    "string": "str",
    "number": "num",
    "boolean": "bool",
    "object": "Object",
    "json": "Json",
}
"""What a table calls a plain type, and what the language calls it."""


def field_name(wire: str) -> str:
    """The name of a field in procedures: `createdAt` is `created_at`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", wire).lower()


def field(name: str, annotation: str, doc: str, span: Span) -> list[ast.stmt]:
    """One field and the text that documents it."""
    declared = statements("NAME: TYPE\nDOC", span, NAME=name, DOC=literal(doc.strip(), span))
    declared[0].annotation = expression(annotation, span)  # type: ignore[attr-defined]
    return declared


def class_declaration(
    head: str, doc: str, body: Sequence[ast.stmt], span: Span, *, row_id: str = ""
) -> ast.stmt:
    """A public class; `head` is what stands between `class` and the colon.

    `row_id` is the contract id of the row that it comes from, when it comes from one.
    """
    declared = statements(
        f"@public\nclass {head}:\n    DOC\n    BODY",
        span,
        DOC=literal(doc.strip(), span),
        BODY=list(body),
    )[0]
    if row_id:
        declared.row_id = row_id  # type: ignore[attr-defined]
    return declared


def enumeration(identifier: str, entry: YamlMap, span: Span) -> ast.stmt:
    """An enum of an entry with a `doc` and `members`, from member to text of the wire."""
    members: YamlMap = entry["members"]
    body = [
        statement
        for member, wire in members.items()
        for statement in statements(
            "MEMBER = WIRE",
            members.span_of(member),
            MEMBER=str(member),
            WIRE=literal(wire, members.value_span_of(member)),
        )
    ]
    return class_declaration(f"{identifier}(Enum)", entry["doc"], body, span)


def new(class_: str, values: Mapping[str, ast.expr], span: Span) -> ast.expr:
    """`Class(field=value, …)`."""
    keywords = [mark(ast.keyword(name, value), span) for name, value in values.items()]
    return mark(ast.Call(ast.Name(class_, ast.Load()), [], keywords), span)


def new_object(members: Sequence[tuple[str, ast.expr]], span: Span) -> ast.expr:
    """`{"key": value, …}`."""
    keys: list[ast.expr | None] = [literal(key, span) for key, _ in members]
    return mark(ast.Dict(keys, [value for _, value in members]), span)
