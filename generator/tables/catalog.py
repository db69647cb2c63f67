"""Catalogs: tables of what can be offered, and lists that offer some of it in order."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence

from generator.diagnostics import Problems, Span, did_you_mean
from generator.load.yaml_document import YamlList, YamlMap
from generator.tables.classes import class_declaration, field, field_name, new
from generator.tables.declarations import constant_list, procedure
from generator.tables.syntax import expression, literal, mark, name, statements, with_note

Texts = Sequence[tuple[str, Span]]
"""Texts, each with its place."""


def lower(document: YamlMap, module: str, problems: Problems) -> list[ast.stmt]:
    """Gives enums and a record for each table, and procedures that give its rows."""
    catalog = _Catalog(document, module, problems)
    code = [*catalog.classes(), *catalog.rows(), *catalog.lists(), *catalog.choices()]
    catalog.check_offered()
    return code


class _Catalog:
    def __init__(self, document: YamlMap, module: str, problems: Problems) -> None:
        self.document = document
        self.module = module
        self.problems = problems
        self.tables: YamlMap = document["tables"]
        self.offered: set[tuple[str, str]] = set()

    def part(self, key: str) -> Iterator[tuple[str, YamlMap, Span]]:
        """The entries of a part of the document that may be absent: name, entry, place."""
        entries: YamlMap = self.document.get(key, YamlMap())
        for identifier, entry in entries.items():
            yield str(identifier), entry, entries.span_of(identifier)

    # ---- classes

    def classes(self) -> Iterator[ast.stmt]:
        """The enums, among them those that rows make, and the records."""
        for enum, entry, span in self.part("enums"):
            yield _enumeration(enum, entry["doc"], self.unique(_texts(entry["members"])), span)
        for record, table, span in self.part("tables"):
            key: YamlMap = table["key"]
            yield _enumeration(key["enum"], key["doc"], self.unique(_keys(table)), key.span)
            columns = [(key["field"], key), *table["columns"].items()]
            fields = [
                statement
                for column, about in columns
                for statement in field(column, about.get("enum", "str"), about["doc"], about.span)
            ]
            yield class_declaration(f"{record}(Record)", table["doc"], fields, span)

    def unique(self, texts: Texts) -> Texts:
        """The same texts; one that stands twice is reported."""
        seen: dict[str, Span] = {}
        for text, place in texts:
            if text in seen:
                hint = f"it stands first in line {seen[text].line}"
                self.problems.add(place, f"{str(text)!r} stands twice", hint)
            seen.setdefault(text, place)
        return texts

    # ---- procedures

    def rows(self) -> Iterator[ast.stmt]:
        """For each table the procedure from the key of a row to the row."""
        for record, table, span in self.part("tables"):
            key, enum = str(table["key"]["field"]), str(table["key"]["enum"])
            cases = [self.row(record, table, row) for row in table["rows"]]
            match = mark(ast.Match(name(key, span), cases), span)
            yield _public(
                procedure(table["procedure"], [(key, enum)], record, table, [match], span)
            )

    def row(self, record: str, table: YamlMap, row: YamlList) -> ast.match_case:
        key: YamlMap = table["key"]
        columns: YamlMap = table["columns"]
        (text, place), *texts = _texts(row)
        if len(texts) != len(columns):
            hint = f"the columns are {', '.join([key['field'], *columns])}"
            message = f"a row of {len(row)} texts for {len(columns) + 1} columns"
            self.problems.add(row.span, message, hint)
        values = {str(key["field"]): name(key["field"], row.span)}
        for (column, about), cell in zip(columns.items(), texts, strict=False):
            values[column] = self.cell(about, *cell)
        body = statements("return ROW", row.span, ROW=new(record, values, row.span))
        body = with_note(body, f"{self.module}/{table['procedure']}/{text}")
        pattern = ast.MatchValue(_member(key["enum"], text, place))
        return mark(ast.match_case(pattern, None, body), row.span)

    def cell(self, about: YamlMap, text: str, place: Span) -> ast.expr:
        """A text, or a member of the enum of its column."""
        if "enum" not in about:
            return literal(text, place)
        enums: YamlMap = self.document.get("enums", YamlMap())
        members = enums[about["enum"]]["members"] if about["enum"] in enums else [text]
        if text not in members:
            hint = did_you_mean(text, members)
            self.problems.add(place, f"{str(text)!r} is no {about['enum']}", hint)
        return _member(about["enum"], text, place)

    def lists(self) -> Iterator[ast.stmt]:
        """The procedures that always offer the same rows."""
        for identifier, entry, span in self.part("lists"):
            body = statements("return ROWS", span, ROWS=self.offer(entry, _texts(entry["entries"])))
            yield _public(procedure(identifier, [], f"List[{entry['of']}]", entry, body, span))

    def choices(self) -> Iterator[ast.stmt]:
        """The procedures that offer rows for a given name, and the constants of the names."""
        for identifier, entry, span in self.part("choices"):
            rows: YamlMap = entry["rows"]
            yield self.names(entry["names"], rows)
            if table := self.table_of(entry):
                by, result = str(entry["by"]), f"List[{entry['of']}]"
                body = self.choice(identifier, entry, table, span)
                yield _public(procedure(identifier, [(by, "str")], result, entry, body, span))

    def choice(self, identifier: str, entry: YamlMap, table: YamlMap, span: Span) -> list[ast.stmt]:
        """Chooses the keys of the rows by the name; names of the same keys are one case."""
        rows: YamlMap = entry["rows"]
        alike: dict[tuple[str, ...], list[str]] = {}
        for key in rows:
            alike.setdefault(tuple(rows[key]), []).append(key)
        cases = [self.case(identifier, entry, table, names) for names in alike.values()]
        nothing = statements("chosen = []", span)
        cases.append(mark(ast.match_case(ast.MatchAs(), None, nothing), span))
        declared = statements(f"chosen: List[{table['key']['enum']}]", span)
        match = mark(ast.Match(name(entry["by"], span), cases), span)
        offered = statements(
            "return [ROW(KEY) for KEY in chosen]",
            span,
            ROW=str(table["procedure"]),
            KEY=str(table["key"]["field"]),
        )
        return [*declared, match, *offered]

    def case(
        self, identifier: str, entry: YamlMap, table: YamlMap, names: Sequence[str]
    ) -> ast.match_case:
        """The rows that names of a choice have in common."""
        rows: YamlMap = entry["rows"]
        places = [rows.span_of(key) for key in names]
        members = [self.members(entry, table, _texts(rows[key])) for key in names]
        shared = mark(ast.List(members[0], ast.Load()), places[0])
        body = statements("chosen = MEMBERS", places[0], MEMBERS=shared)
        body = with_note(body, *(f"{self.module}/{identifier}/{key}" for key in names))
        values: list[ast.pattern] = [
            ast.MatchValue(literal(key, place)) for key, place in zip(names, places, strict=True)
        ]
        pattern = values[0] if len(values) == 1 else ast.MatchOr(values)
        return mark(ast.match_case(pattern, None, body), places[0])

    def names(self, entry: YamlMap, rows: YamlMap) -> ast.stmt:
        """The constant of all names of a choice."""
        names = [literal(key, rows.span_of(key)) for key in rows]
        constant = constant_list(entry["constant"], "str", entry["doc"], names, entry.span)
        constant.public = True  # type: ignore[attr-defined]
        return constant

    def offer(self, entry: YamlMap, keys: Texts) -> ast.expr:
        """A list of the rows that are named."""
        rows: list[ast.expr] = []
        if table := self.table_of(entry):
            row = str(table["procedure"])
            for member in self.members(entry, table, keys):
                rows.append(expression("ROW(MEMBER)", entry.span, ROW=row, MEMBER=member))
        return mark(ast.List(rows, ast.Load()), entry.value_span_of("of"))

    def table_of(self, entry: YamlMap) -> YamlMap | None:
        """The table whose rows an entry offers; an unknown one is reported."""
        table: YamlMap | None = self.tables.get(entry["of"])
        if table is None:
            hint = did_you_mean(entry["of"], self.tables)
            place = entry.value_span_of("of")
            self.problems.add(place, f"unknown table {str(entry['of'])!r}", hint)
        return table

    def members(self, entry: YamlMap, table: YamlMap, keys: Texts) -> list[ast.expr]:
        """The keys of the rows that are named; an unknown name or a name twice is reported."""
        known = [key for key, _ in _keys(table)]
        members = []
        for key, place in self.unique(keys):
            if key not in known:
                hint = did_you_mean(key, known)
                self.problems.add(place, f"{entry['of']} has no row {str(key)!r}", hint)
            self.offered.add((entry["of"], key))
            members.append(_member(table["key"]["enum"], key, place))
        return members

    def check_offered(self) -> None:
        """Reports every row that no list offers."""
        for record, table, _ in self.part("tables"):
            for key, place in _keys(table):
                if (record, key) not in self.offered:
                    hint = "offer it, or delete the row"
                    self.problems.add(place, f"{str(key)!r} is offered nowhere", hint)


def _texts(texts: YamlList) -> Texts:
    return list(zip(texts, texts.item_spans, strict=True))


def _keys(table: YamlMap) -> Texts:
    """The key of each row."""
    return [(row[0], row.item_spans[0]) for row in table["rows"]]


def _member(enum: str, text: str, place: Span) -> ast.expr:
    return expression("ENUM.MEMBER", place, ENUM=enum, MEMBER=_member_name(text))


def _member_name(text: str) -> str:
    """What an enum calls a text of the wire: `readOnly` and `read-only` are READ_ONLY."""
    return field_name(text).replace("-", "_").upper()


def _enumeration(enum: str, doc: str, members: Texts, span: Span) -> ast.stmt:
    body = [
        statement
        for text, place in members
        for statement in statements(
            "MEMBER = WIRE", place, MEMBER=_member_name(text), WIRE=literal(text, place)
        )
    ]
    return class_declaration(f"{enum}(Enum)", doc, body, span)


def _public(declaration: ast.stmt) -> ast.stmt:
    assert isinstance(declaration, ast.FunctionDef)
    declaration.decorator_list = [name("public", declaration.span)]  # type: ignore[attr-defined]
    return declaration
