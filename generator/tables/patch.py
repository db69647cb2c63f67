"""Patch rules: rows that say how each key of a patch is laid over an object."""

from __future__ import annotations

import ast

from generator.diagnostics import Problems, Span
from generator.load.yaml_document import YamlMap
from generator.tables.rows import check_row_ids, check_values
from generator.tables.syntax import Hole, literal, name, statements, with_note


def lower(document: YamlMap, module: str, problems: Problems) -> list[ast.stmt]:
    """Gives the procedure that lays a patch over an object, behind the one that its gate asks."""
    rows: list[YamlMap] = document["rows"]
    check_row_ids([document["gate"], *rows], problems)
    check_values([(row["field"], row.value_span_of("field"), row["id"]) for row in rows], problems)
    return [_gate(document, module), _Patch(document, module).procedure()]


def _gate(document: YamlMap, module: str) -> ast.stmt:
    gate: YamlMap = document["gate"]
    keep_alive: YamlMap = gate["keep_alive"]
    procedure = statements(
        """\
def PROCEDURE(ITSELF: Object, entry: Entry) -> bool:
    DOC
    held = ITSELF[entry.key]
    if (
        entry.key == FIELD
        and (new_number := entry.value.as_num()) is not None
        and (held_number := held.as_num()) is not None
        and abs(new_number - held_number) < BELOW
    ):
        return True
    return entry.value.is_same_scalar(held)
""",
        gate.span,
        PROCEDURE=str(gate["procedure"]),
        ITSELF=str(document["parameters"][0]),
        DOC=literal(str(gate["doc"]).strip(), gate.value_span_of("doc")),
        FIELD=literal(keep_alive["field"], keep_alive.value_span_of("field")),
        BELOW=name(keep_alive["below"], keep_alive.value_span_of("below")),
    )[0]
    procedure.row_id = f"{module}/{gate['id']}"  # type: ignore[attr-defined]
    return procedure


class _Patch:
    """The lowering of the rows to one procedure."""

    def __init__(self, document: YamlMap, module: str) -> None:
        self.document = document
        self.module = module
        self.itself, self.patch = map(str, document["parameters"])

    def procedure(self) -> ast.stmt:
        """The object after a patch, or nothing when the patch changes nothing."""
        rows: list[YamlMap] = self.document["rows"]
        body = [statement for row in rows for statement in self.row(row)]
        return self.code(
            """\
def PROCEDURE(ITSELF: Object, PATCH: Object) -> Opt[Object]:
    DOC
    if all(SAYS_NOTHING_NEW(ITSELF, entry) for entry in PATCH.entries()):
        return None
    fields = ITSELF.as_map()
    changed = False
    BODY
    if not changed:
        return None
    return fields.to_object()
""",
            self.document.value_span_of("procedure"),
            PROCEDURE=str(self.document["procedure"]),
            DOC=literal(self.doc(), self.document.value_span_of("summary")),
            SAYS_NOTHING_NEW=str(self.document["gate"]["procedure"]),
            BODY=body,
        )[0]

    def doc(self) -> str:
        """The summary, and which keys are left alone."""
        ignored = [f"`{row['field']}`" for row in self.document["rows"] if row["rule"] == "ignore"]
        left = f"\n\nNever assigned: {', '.join(ignored)}." if ignored else ""
        return f"{str(self.document['summary']).strip()}{left}"

    def row(self, row: YamlMap) -> list[ast.stmt]:
        """What a row does with its key; it begins with the row's id as a comment."""
        rules = {"replace": self.replace, "grow": self.grow, "version": self.version}
        if row["rule"] == "ignore":
            return []
        return with_note(rules[row["rule"]](row), f"{self.module}/{row['id']}")

    def replace(self, row: YamlMap) -> list[ast.stmt]:
        """Assigned when it differs."""
        return self.code(
            """\
if (value := PATCH[FIELD]) is not None and not value.is_same_scalar(ITSELF[FIELD]):
    fields[FIELD] = value
    changed = True
""",
            row.span,
            FIELD=_key(row, "field"),
        )

    def grow(self, row: YamlMap) -> list[ast.stmt]:
        """Assigned when it is greater; nothing held counts as 0."""
        return self.code(
            """\
if (
    (number := PATCH[FIELD].as_num()) is not None
    and number > ITSELF[FIELD].as_num().or_else(0)
):
    fields[FIELD] = number
    changed = True
""",
            row.span,
            FIELD=_key(row, "field"),
        )

    def version(self, row: YamlMap) -> list[ast.stmt]:
        """Assigned when its version is greater than the watermark, which then takes the version."""
        assign = "fields[FIELD] = change[VALUE].or_null()"
        if "on_null" in row:
            assign = f"""\
if change[VALUE].is_nullish():
    fields.pop(FIELD)
else:
    {assign}
"""
        wrapper: YamlMap = self.document["wrapper"]
        assignment = self.code(
            assign, row.span, FIELD=_key(row, "field"), VALUE=_key(wrapper, "value")
        )
        return self.code(
            """\
if (
    (change := PATCH[FIELD]) is not None
    and (version := change[VERSION].as_num()) is not None
    and version > ITSELF[WATERMARK].as_num().or_else(0)
):
    ASSIGN
    fields[WATERMARK] = version
    changed = True
""",
            row.span,
            FIELD=_key(row, "field"),
            VERSION=_key(wrapper, "version"),
            WATERMARK=_key(row, "watermark"),
            ASSIGN=assignment,
        )

    def code(self, snippet: str, span: Span, **holes: Hole) -> list[ast.stmt]:
        """A snippet, the names of the parameters filled in."""
        return statements(snippet, span, ITSELF=self.itself, PATCH=self.patch, **holes)


def _key(row: YamlMap, key: str) -> ast.expr:
    return literal(row[key], row.value_span_of(key))
