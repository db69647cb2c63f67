"""Tables of blocks: an entity union with one case for each kind, and its projection."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Sequence

from generator.diagnostics import Problems, Span, did_you_mean
from generator.load.yaml_document import YamlMap
from generator.tables.classes import (
    PLAIN_TYPES,
    class_declaration,
    enumeration,
    field,
    field_name,
    new_object,
)
from generator.tables.declarations import procedure
from generator.tables.rows import as_list, check_row_ids
from generator.tables.syntax import expression, literal, mark, name, statements, with_note

Field = tuple[str, YamlMap]


def lower(document: YamlMap, module: str, problems: Problems) -> list[ast.stmt]:
    """Gives the enums, the union and its cases, and what tells of a block's kind and inside."""
    check_row_ids(document["blocks"], problems)
    return list(_Blocks(document, module, problems).declarations())


class _Blocks:
    """Lowers one table of blocks."""

    def __init__(self, document: YamlMap, module: str, problems: Problems) -> None:
        self.module = module
        self.problems = problems
        self.union: YamlMap = document["union"]
        self.enums: YamlMap = document.get("enums", YamlMap())
        self.shared: YamlMap = document["shared"]
        self.everywhere = [item for item in self.shared.items() if "except" not in item[1]]
        self.rows: Sequence[YamlMap] = document["blocks"]
        self.span: Span = document.span_of("union")

    def declarations(self) -> Iterator[ast.stmt]:
        self.check_exceptions()
        for row in self.rows:
            self.check(row)
        for key in self.enums:
            yield enumeration(key, self.enums[key], self.enums.span_of(key))
        head = f"{self.union['name']}(Union, entity=True)"
        yield class_declaration(head, self.union["doc"], _declared(self.everywhere), self.span)
        for row in self.rows:
            yield self.case_class(row)
        yield self.procedure("kind", [], "str", [self.case([row], _kind(row)) for row in self.rows])
        projections = [self.case([row], self.projection(row)) for row in self.rows]
        yield self.procedure("fields", [("nested", "Opt[Json]")], "Object", projections)
        yield self.procedure("nested", [], f"List[{self.union['name']}]", list(self.nested_cases()))

    def check_exceptions(self) -> None:
        """Reports exceptions that are no kind of block."""
        kinds = [row["id"] for row in self.rows]
        for entry in self.shared.values():
            for exception, place in _exceptions(entry):
                if exception not in kinds:
                    hint = did_you_mean(exception, kinds)
                    self.problems.add(place, f"unknown block {str(exception)!r}", hint)

    def check(self, row: YamlMap) -> None:
        """Reports fields that the block has anyhow, and a second field with blocks in it."""
        holders = [key for key, entry in _flat(row["fields"].items()) if "nested" in entry]
        for key, entry in _flat(row["fields"].items()):
            if key in self.shared:
                hint = "it stands in `shared`; leave it out here"
                self.problems.add(entry.span, f"the block has a field {key!r} already", hint)
            if key in holders[1:]:
                hint = f"{holders[0]} has them already"
                self.problems.add(entry.span, "one field of a block holds other blocks", hint)

    def fields(self, row: YamlMap) -> Sequence[Field]:
        """The fields of a block beside those that all blocks have."""
        shared = [
            (key, entry)
            for key, entry in self.shared.items()
            if "except" in entry and row["id"] not in dict(_exceptions(entry))
        ]
        return [*shared, *row["fields"].items()]

    def case_class(self, row: YamlMap) -> ast.stmt:
        head = f'{row["class"]}({self.union["name"]}, tag="{row["id"]}")'
        body = _declared(self.fields(row))
        row_id = f"{self.module}/{row['id']}"
        return class_declaration(head, row["doc"], body, row.span, row_id=row_id)

    # ---- procedures over all kinds

    def procedure(
        self,
        key: str,
        more: Sequence[tuple[str, str]],
        result: str,
        cases: list[ast.match_case],
    ) -> ast.stmt:
        """A procedure that matches a block; its name and doc stand in the table."""
        entry: YamlMap = self.union[key]
        match = mark(ast.Match(name("block", entry.span), cases), entry.span)
        parameters = [("block", str(self.union["name"])), *more]
        return procedure(entry["name"], parameters, result, entry, [match], entry.span)

    def case(self, rows: Sequence[YamlMap], value: ast.expr) -> ast.match_case:
        """What the kinds of these rows give."""
        patterns = [
            mark(ast.MatchClass(ast.Name(str(row["class"]), ast.Load()), [], [], []), row.span)
            for row in rows
        ]
        pattern: ast.pattern = patterns[0] if len(patterns) == 1 else ast.MatchOr([*patterns])
        body = statements("return VALUE", rows[0].span, VALUE=value)
        if len(rows) == 1:
            body = with_note(body, f"{self.module}/{rows[0]['id']}")
        return mark(ast.match_case(pattern, None, body), rows[0].span)

    def nested_cases(self) -> Iterator[ast.match_case]:
        """The kinds that hold blocks, then all others."""
        others = []
        for row in self.rows:
            held = [(k, e) for k, e in _flat(row["fields"].items()) if "nested" in e]
            for key, entry in held:
                is_plain = entry["list"] == self.union["name"]
                snippet = "block.FIELD" if is_plain else "[inner for inner in block.FIELD]"
                yield self.case([row], expression(snippet, entry.span, FIELD=field_name(key)))
            if not held:
                others.append(row)
        if others:
            yield self.case(others, expression("[]", self.span))

    def projection(self, row: YamlMap) -> ast.expr:
        members = [(str(self.union["kind"]["key"]), _kind(row))]
        members += _members(self.everywhere)
        members += _members(self.fields(row))
        return new_object(members, row.span)


def _kind(row: YamlMap) -> ast.expr:
    return literal(row["id"], row.value_span_of("id"))


def _exceptions(entry: YamlMap) -> Sequence[tuple[str, Span]]:
    return as_list(entry, "except") if "except" in entry else []


def _flat(fields: Iterable[Field]) -> Iterator[Field]:
    """All fields; those of an inner object are fields of the block as well."""
    for key, entry in fields:
        if "fields" in entry:
            yield from _flat(entry["fields"].items())
        else:
            yield str(key), entry


def _members(fields: Iterable[Field]) -> list[tuple[str, ast.expr]]:
    """The projected fields: wire name and value."""
    found: list[tuple[str, ast.expr]] = []
    for key, entry in fields:
        if "fields" in entry:
            inner = _members(entry["fields"].items())
            if entry.get("with-id"):
                inner.insert(0, ("id", expression("block.id", entry.span)))
            found.append((str(key), new_object(inner, entry.span)))
        elif not entry.get("hidden"):
            found.append((str(key), _value(key, entry)))
    return found


def _declared(fields: Iterable[Field]) -> list[ast.stmt]:
    return [
        statement
        for key, entry in _flat(fields)
        for statement in field(field_name(key), _annotation(entry), entry["doc"], entry.span)
    ]


def _annotation(entry: YamlMap) -> str:
    if "list" in entry:
        return f"List[{entry['list']}]"
    type_ = PLAIN_TYPES.get(entry["type"], str(entry["type"]))
    is_optional = entry["type"] == "json" or entry.get("optional") or entry.get("nullable")
    return f"Opt[{type_}]" if is_optional else type_


def _value(key: str, entry: YamlMap) -> ast.expr:
    """What the projection shows of a field; an Opt without a value is left out."""
    span = entry.span
    if "nested" in entry:
        return name("nested", span)
    value = expression("block.FIELD", span, FIELD=field_name(key))
    if "with" in entry:
        return expression("PROJECT(VALUE)", span, PROJECT=str(entry["with"]), VALUE=value)
    if "member" in entry:
        return expression("VALUE.MEMBER", span, VALUE=value, MEMBER=str(entry["member"]))
    if entry.get("nullable"):
        return expression("VALUE.or_null()", span, VALUE=value)
    return value
