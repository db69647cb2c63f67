"""Top-level declarations that tables are lowered to."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Sequence

from generator.diagnostics import Span
from generator.load.yaml_document import YamlMap
from generator.tables.syntax import Hole, expression, literal, mark, statements


def procedure(
    identifier: str,
    parameters: Iterable[tuple[str, str]],
    result: str,
    entry: YamlMap,
    body: Sequence[ast.stmt],
    span: Span,
) -> ast.stmt:
    """A procedure with these parameters (name, type); its docstring is the entry's `doc`."""
    signature = ", ".join(f"{name}: {type_}" for name, type_ in parameters)
    holes: dict[str, Hole] = {
        "DOC": literal(_doc(entry), entry.value_span_of("doc")),
        "BODY": body,
    }
    snippet = f"def {identifier}({signature}) -> {result}:\n    DOC\n    BODY"
    return statements(snippet, span, **holes)[0]


def constant_set(identifier: str, entry: YamlMap, members: list[ast.expr], span: Span) -> ast.stmt:
    """A constant set of texts; its doc is the entry's `doc`."""
    declaration = ast.AnnAssign(
        target=ast.Name(str(identifier), ast.Store()),
        annotation=expression("Const[Set[str]]", span),
        value=ast.Set(members),
        simple=1,
    )
    declaration.doc = _doc(entry)  # type: ignore[attr-defined]
    return mark(declaration, span)


def constant_list(
    identifier: str, item_type: str, doc: str, entries: Sequence[ast.expr], span: Span
) -> ast.stmt:
    """A constant list; each entry may carry comment lines (`with_note`)."""
    declaration = ast.AnnAssign(
        target=ast.Name(str(identifier), ast.Store()),
        annotation=expression(f"Const[List[{item_type}]]", span),
        value=ast.List(list(entries), ast.Load()),
        simple=1,
    )
    declaration.doc = doc.strip()  # type: ignore[attr-defined]
    return mark(declaration, span)


def _doc(entry: YamlMap) -> str:
    return str(entry["doc"]).strip()
