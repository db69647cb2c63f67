"""Tables of events: a union with one case for each type, and the procedure that reads one."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence

from generator.diagnostics import Problems, Span, did_you_mean
from generator.load.yaml_document import YamlMap
from generator.tables.classes import (
    PLAIN_TYPES,
    class_declaration,
    enumeration,
    field,
    field_name,
    new,
    new_object,
)
from generator.tables.declarations import procedure
from generator.tables.rows import as_list, check_row_ids, check_values
from generator.tables.syntax import expression, literal, mark, name, statements, with_note

_READERS = {"string": "as_str", "number": "as_num", "boolean": "as_bool", "object": "as_object"}
_SHARED = ("raw", "type")


def lower(document: YamlMap, module: str, problems: Problems) -> list[ast.stmt]:
    """Gives enums, records, the union and its cases, and what reads, sorts and makes events."""
    check_row_ids(document["events"], problems)
    return list(_Events(document, module, problems).declarations())


class _Events:
    """Lowers one table of events."""

    def __init__(self, document: YamlMap, module: str, problems: Problems) -> None:
        self.module = module
        self.problems = problems
        self.union: YamlMap = document["union"]
        self.roles: YamlMap = document["roles"]
        self.enums: YamlMap = document.get("enums", YamlMap())
        self.records: YamlMap = document.get("records", YamlMap())
        self.rows: Sequence[YamlMap] = document["events"]
        self.span: Span = document.span_of("union")

    def declarations(self) -> Iterator[ast.stmt]:
        self.check()
        for key in self.enums:
            yield enumeration(key, self.enums[key], self.enums.span_of(key))
        yield enumeration(self.roles["name"], self.roles, self.roles.span)
        for key in self.records:
            yield self.record(key)
            yield self.record_reader(key)
        yield self.union_class()
        for row in self.rows:
            yield self.case_class(row)
        yield self.other_class()
        yield self.reader()
        yield self.role_reader()
        for row in self.rows:
            if "maker" in row:
                yield self.maker(row)

    # ---- what the table must be

    def check(self) -> None:
        """Reports types taken twice, unknown roles and types, and fields that are not allowed."""
        taken = ((t, p, row["id"]) for row in self.rows for t, p in self.types(row))
        check_values(taken, self.problems)
        known = [*PLAIN_TYPES, *self.enums, *self.records]
        for owner in [*self.rows, *self.records.values()]:
            self.known(owner, "role", self.roles["members"], "role")
            self.known(owner, "types", self.enums, "enum")
            fields: YamlMap = owner.get("fields", YamlMap())
            for key in fields:
                self.known(fields[key], "type", known, "type")
                if field_name(key) in _SHARED:
                    self.problems.add(fields.span_of(key), f"every event has a field {str(key)!r}")

    def known(self, entry: YamlMap, key: str, names: Sequence[str] | YamlMap, what: str) -> None:
        if key in entry and entry[key] not in names:
            message = f"unknown {what} {str(entry[key])!r}"
            self.problems.add(entry.value_span_of(key), message, did_you_mean(entry[key], names))

    def types(self, row: YamlMap) -> Sequence[tuple[str, Span]]:
        """The event types that a row is for, each with its place."""
        if "types" not in row:
            return as_list(row, "id")
        if row["types"] not in self.enums:
            return []
        members: YamlMap = self.enums[row["types"]]["members"]
        return [(wire, members.value_span_of(member)) for member, wire in members.items()]

    # ---- classes

    def union_class(self) -> ast.stmt:
        shared = [*field("raw", "Object", "The event as it came.", self.span)]
        shared += field("type", "str", "Its type.", self.span)
        head = f"{self.union['name']}(Union)"
        return class_declaration(head, self.union["doc"], shared, self.span)

    def case_class(self, row: YamlMap) -> ast.stmt:
        head = f'{row["class"]}({self.union["name"]}, tag="{row["id"]}")'
        body = self.fields(row)
        row_id = f"{self.module}/{row['id']}"
        return class_declaration(head, row["doc"], body, row.span, row_id=row_id)

    def other_class(self) -> ast.stmt:
        other: YamlMap = self.union["other"]
        head = f'{other["name"]}({self.union["name"]}, tag="other")'
        return class_declaration(head, other["doc"], [], other.span)

    def record(self, identifier: str) -> ast.stmt:
        entry = self.records[identifier]
        span = self.records.span_of(identifier)
        return class_declaration(f"{identifier}(Record)", entry["doc"], self.fields(entry), span)

    def fields(self, owner: YamlMap) -> list[ast.stmt]:
        entries: YamlMap = owner.get("fields", YamlMap())
        return [
            statement
            for key, entry in entries.items()
            for statement in field(
                field_name(key), _annotation(entry), entry["doc"], entries.span_of(key)
            )
        ]

    # ---- reading

    def reader(self) -> ast.stmt:
        """`match` on the type; what a case lets through is another event."""
        cases = [self.case(row) for row in self.rows]
        cases.append(_match_case([], [ast.Pass()], self.span))
        body = statements('type = raw["type"].as_str().or_else("")', self.span)
        body.append(mark(ast.Match(name("type", self.span), cases), self.span))
        other = str(self.union["other"]["name"])
        body += statements("return OTHER(raw=raw, type=type)", self.span, OTHER=other)
        reader: YamlMap = self.union["reader"]
        parameters = [("raw", "Object")]
        declared = procedure(
            reader["name"], parameters, self.union["name"], reader, body, reader.span
        )
        declared.decorator_list.append(name("public", reader.span))  # type: ignore[attr-defined]
        return declared

    def case(self, row: YamlMap) -> ast.match_case:
        return _match_case(
            [literal(*item) for item in self.types(row)],
            with_note(self.reading(row, row["class"], "raw"), f"{self.module}/{row['id']}"),
            row.span,
        )

    def record_reader(self, identifier: str) -> ast.stmt:
        entry = self.records[identifier]
        reader: YamlMap = entry["reader"]
        body = self.reading(entry, identifier, "value")
        body += statements("return None", reader.span)
        parameters = [("value", "Opt[Json]")]
        result = f"Opt[{identifier}]"
        return procedure(reader["name"], parameters, result, reader, body, reader.span)

    def reading(self, owner: YamlMap, class_: str, source: str) -> list[ast.stmt]:
        """Makes the class when its fields are as they must be."""
        entries: YamlMap = owner.get("fields", YamlMap())
        values: dict[str, ast.expr] = {}
        if source == "raw":
            values = {shared: name(shared, owner.span) for shared in _SHARED}
        conditions: list[ast.expr] = []
        for key, entry in entries.items():
            condition, values[field_name(key)] = self.field_reading(key, entry, source)
            conditions += condition
        made = statements("return NEW", owner.span, NEW=new(class_, values, owner.span))
        if not conditions:
            return made
        test = conditions[0] if len(conditions) == 1 else ast.BoolOp(ast.And(), conditions)
        return statements("if TEST:\n    MADE", owner.span, TEST=mark(test, owner.span), MADE=made)

    def field_reading(
        self, key: str, entry: YamlMap, source: str
    ) -> tuple[list[ast.expr], ast.expr]:
        """What must hold for a field, and its value."""
        span = entry.span
        probes = [self.probe(wire, source, span) for wire in _keys(key, entry)]
        value = self.asked(probes[0], entry)
        for probe in probes[1:]:
            other = self.asked(probe, entry)
            value = expression("VALUE.or_else(OTHER)", span, VALUE=value, OTHER=other)
        if entry["type"] == "json" or entry.get("lenient"):
            return [], value
        if entry.get("optional") or "default" in entry:
            snippet = "VALUE is not None or PROBE.is_nullish()"
            condition = expression(snippet, span, VALUE=value, PROBE=probes[0])
            if "default" in entry:
                default = literal(entry["default"], entry.value_span_of("default"))
                snippet = "VALUE.or_else(DEFAULT)"
                return [condition], expression(snippet, span, VALUE=value, DEFAULT=default)
            return [condition], value
        # One name has one type in a procedure: an object may be called like another event's text.
        is_compound = entry["type"] in self.records or entry["type"] == "object"
        bound = f"{field_name(key)}_value" if is_compound else field_name(key)
        condition = expression("(NAME := VALUE) is not None", span, VALUE=value)
        condition.left.target.id = bound  # type: ignore[attr-defined]
        return [condition], name(bound, span)

    def probe(self, wire: str, source: str, span: Span) -> ast.expr:
        return expression("SOURCE[KEY]", span, SOURCE=source, KEY=literal(wire, span))

    def asked(self, probe: ast.expr, entry: YamlMap) -> ast.expr:
        """The value of a probe as an Opt of the field's type."""
        type_, span = entry["type"], entry.span
        if type_ == "json":
            return probe
        if type_ in self.enums:
            snippet = "ENUM.from_wire(PROBE.as_str())"
            return expression(snippet, span, ENUM=str(type_), PROBE=probe)
        if type_ in self.records:
            reader = str(self.records[type_]["reader"]["name"])
            return expression("READER(PROBE)", span, READER=reader, PROBE=probe)
        method = _READERS.get(type_, "as_str")
        return expression("PROBE.METHOD()", span, PROBE=probe, METHOD=method)

    # ---- roles and makers

    def role_reader(self) -> ast.stmt:
        """One case for each role but the default."""
        cases: list[ast.match_case] = []
        for member in self.roles["members"]:
            rows = [row for row in self.rows if row.get("role") == member]
            if member != self.roles["default"] and rows:
                labels = [literal(*item) for row in rows for item in self.types(row)]
                cases.append(_match_case(labels, self.role(member), rows[0].span))
        cases.append(_match_case([], self.role(self.roles["default"]), self.roles.span))
        match = mark(ast.Match(name("type", self.roles.span), cases), self.roles.span)
        reader: YamlMap = self.roles["reader"]
        parameters = [("type", "str")]
        result = str(self.roles["name"])
        return procedure(reader["name"], parameters, result, reader, [match], reader.span)

    def role(self, member: str) -> list[ast.stmt]:
        roles = self.roles
        return statements("return ROLE.MEMBER", roles.span, ROLE=str(roles["name"]), MEMBER=member)

    def maker(self, row: YamlMap) -> ast.stmt:
        """A procedure that takes the fields and gives the event."""
        fields: YamlMap = row.get("fields", YamlMap())
        type_ = literal(row["id"], row.span)
        raw = [("type", type_)]
        raw += [(str(key), name(field_name(key), row.span)) for key in fields]
        values: dict[str, ast.expr] = {"raw": new_object(raw, row.span), "type": type_}
        values |= {field_name(key): name(field_name(key), row.span) for key in fields}
        body = statements("return NEW", row.span, NEW=new(row["class"], values, row.span))
        parameters = [(field_name(key), _annotation(entry)) for key, entry in fields.items()]
        declared = procedure(row["maker"], parameters, self.union["name"], row, body, row.span)
        declared.row_id = f"{self.module}/{row['id']}"  # type: ignore[attr-defined]
        return declared


def _annotation(entry: YamlMap) -> str:
    type_ = PLAIN_TYPES.get(entry["type"], str(entry["type"]))
    is_optional = entry["type"] == "json" or entry.get("optional") or entry.get("lenient")
    return f"Opt[{type_}]" if is_optional else type_


def _keys(key: str, entry: YamlMap) -> list[str]:
    """The wire names under which a field is looked for, the first one first."""
    others = [wire for wire, _ in as_list(entry, "also")] if "also" in entry else []
    return [str(entry.get("wire", key)), *map(str, others)]


def _match_case(labels: list[ast.expr], body: list[ast.stmt], span: Span) -> ast.match_case:
    """A case of these labels; without any, the case of everything else."""
    patterns: list[ast.pattern] = [ast.MatchValue(label) for label in labels]
    if not patterns:
        patterns = [ast.MatchAs()]
    pattern = patterns[0] if len(patterns) == 1 else ast.MatchOr(patterns)
    return mark(ast.match_case(pattern, None, body), span)
