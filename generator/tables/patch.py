"""Patch rules: rows that say how each key of a patch is laid over an object."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from generator.diagnostics import Problems
from generator.load.yaml_document import YamlMap
from generator.tables.classes import new
from generator.tables.declarations import constant_list
from generator.tables.rows import check_row_ids, check_values
from generator.tables.syntax import literal, name, statements


def lower(document: YamlMap, module: str, problems: Problems) -> list[ast.stmt]:
    """Gives the procedure that lays a patch over an object, behind what it needs.

    These are the lists of keys by rule, and the procedure that the gate asks.
    """
    rows: list[YamlMap] = document["rows"]
    check_row_ids([document["gate"], *rows], problems)
    check_values([(row["field"], row.value_span_of("field"), row["id"]) for row in rows], problems)
    lists = _Lists(document, module)
    return [*lists.declarations(), _gate(document, module), _procedure(document)]


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


class _Lists:
    """The rows as constant lists, one for each rule that assigns."""

    def __init__(self, document: YamlMap, module: str) -> None:
        self.document = document
        self.module = module

    def declarations(self) -> Iterator[ast.stmt]:
        """The lists, and the record that the entries of the last one are."""
        span = self.document.value_span_of("rows")
        yield from statements(_VERSIONED_KEY, span)
        for rule, (constant, item_type, doc) in _RULES.items():
            rows = [row for row in self.document["rows"] if row["rule"] == rule]
            entries = [self.entry(row) for row in rows]
            yield constant_list(constant, item_type, doc, entries, span)

    def entry(self, row: YamlMap) -> ast.expr:
        """What a list says of a row, with the row's id as a comment."""
        entry = _key(row, "field")
        if row["rule"] == "version":
            removes = literal("on_null" in row, row.span)
            values = {"key": entry, "watermark": _key(row, "watermark"), "null_removes": removes}
            entry = new("VersionedKey", values, row.span)
        entry.note = [f"{self.module}/{row['id']}"]  # type: ignore[attr-defined]
        return entry


_VERSIONED_KEY = '''\
class VersionedKey(Record):
    """A key that a patch brings with a version, and how it is taken."""

    key: str
    watermark: str
    """The key that holds the version."""
    null_removes: bool
    """Whether null takes the key away."""
'''
_RULES = {
    "replace": ("REPLACED_KEYS", "str", "Keys that are assigned when they differ."),
    "grow": ("GROWING_KEYS", "str", "Keys that are assigned when they are greater."),
    "version": (
        *("VERSIONED_KEYS", "VersionedKey"),
        "Keys that are assigned when their version is greater than the one that is held.",
    ),
}


def _procedure(document: YamlMap) -> ast.stmt:
    """The object after a patch, or nothing when the patch changes nothing."""
    wrapper: YamlMap = document["wrapper"]
    itself, patch = map(str, document["parameters"])
    return statements(
        """\
def PROCEDURE(ITSELF: Object, PATCH: Object) -> Opt[Object]:
    DOC
    if all(SAYS_NOTHING_NEW(ITSELF, entry) for entry in PATCH.entries()):
        return None
    changes: OrdMap[str, Json] = {}
    for key in REPLACED_KEYS:
        if (value := PATCH[key]) is not None and not value.is_same_scalar(ITSELF[key]):
            changes[key] = value
    for key in GROWING_KEYS:
        if (
            (number := PATCH[key].as_num()) is not None
            and number > ITSELF[key].as_num().or_else(0)
        ):
            changes[key] = number
    for versioned in VERSIONED_KEYS:
        if (
            (change := PATCH[versioned.key]) is not None
            and (version := change[VERSION].as_num()) is not None
            and version > ITSELF[versioned.watermark].as_num().or_else(0)
        ):
            changes[versioned.key] = change[VALUE].or_null()
            changes[versioned.watermark] = version
    if changes.is_empty():
        return None
    fields = ITSELF.merged(changes.to_object()).as_map()
    for versioned in VERSIONED_KEYS:
        if versioned.null_removes and changes.get(versioned.key).is_null():
            fields.pop(versioned.key)
    return fields.to_object()
""",
        document.value_span_of("procedure"),
        PROCEDURE=str(document["procedure"]),
        ITSELF=itself,
        PATCH=patch,
        DOC=literal(_doc(document), document.value_span_of("summary")),
        SAYS_NOTHING_NEW=str(document["gate"]["procedure"]),
        VERSION=_key(wrapper, "version"),
        VALUE=_key(wrapper, "value"),
    )[0]


def _doc(document: YamlMap) -> str:
    """The summary, and which keys are left alone."""
    ignored = [f"`{row['field']}`" for row in document["rows"] if row["rule"] == "ignore"]
    left = f"\n\nNever assigned: {', '.join(ignored)}." if ignored else ""
    return f"{str(document['summary']).strip()}{left}"


def _key(row: YamlMap, key: str) -> ast.expr:
    return literal(row[key], row.value_span_of(key))
