"""Values of table rows: readings of JSON values, literals, names, and what is made from them.

`docs/tables.md` is the reader's version of this page.
"""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import Any

from generator.diagnostics import Problems, Span, did_you_mean
from generator.load.yaml_document import YamlList, YamlMap, span_of
from generator.tables.rows import as_list
from generator.tables.syntax import expression, literal, mark, name

TYPED = {
    "string": "as_str",
    "number": "as_num",
    "any-number": "as_number",
    "bool": "as_bool",
    "list": "as_list",
    "object": "as_object",
    "record": "as_record",
}
FIRSTS = {f"first-{kind}": method for kind, method in TYPED.items()}
PLAIN = {"value": None, "truthy": "is_truthy", "stringified": "stringify"}
TESTS = ("truthy", "blank", "present", "any")
MODIFIERS = ("not-empty", "in", "is", "is-not", "else")


class Readings:
    """Builds expressions from the values of rows.

    `record` is the name that plain paths start from; `names` are those that `$name` may use.
    """

    def __init__(self, record: str | None, names: set[str], problems: Problems) -> None:
        self.record = record
        self.names = names
        self.problems = problems

    def value(self, value: Any, place: Span) -> ast.expr:
        """The expression of a literal, a `$name`, a list, a reading, a `call`, `make` or `json`."""
        if isinstance(value, YamlList):
            items = zip(value, value.item_spans, strict=True)
            return mark(ast.List([self.value(*item) for item in items], ast.Load()), place)
        if not isinstance(value, YamlMap):
            return self._scalar(value, place)
        if "make" in value:
            return self._called(value, "make")
        if "json" in value:
            return self._json(value["json"])
        return self._modified(value, self._read(value))

    def condition(self, test: YamlMap) -> ast.expr:
        """The truth of a test, or whether what a reading asks for is there."""
        read = self.value(test, test.span)
        if is_test(test) or "call" in test:
            return read
        return expression("READ is not None", test.span, READ=read)

    # ---- names and paths

    def _scalar(self, value: Any, place: Span) -> ast.expr:
        if isinstance(value, str) and value.startswith("$"):
            first, *fields = value.removeprefix("$").split(".")
            result = self._known(first, place)
            for field in fields:
                result = expression("RECORD.FIELD", place, RECORD=result, FIELD=field)
            return result
        return literal(value, span_of(value, place))

    def _known(self, identifier: str, place: Span) -> ast.expr:
        if identifier not in self.names:
            hint = did_you_mean(identifier, self.names)
            self.problems.add(place, f"unknown name ${identifier}", hint)
        return name(identifier, place)

    def _path(self, path: str, place: Span) -> ast.expr:
        first, *keys = path.split(".")
        if path.startswith("$"):
            result = self._known(first.removeprefix("$"), place)
        elif self.record is None:
            self.problems.add(place, f"nothing says where {str(path)!r} is read from", "add record")
            return literal(None, place)
        else:
            keys.insert(0, first)
            result = name(self.record, place)
        for key in keys:
            result = expression("BASE[KEY]", place, BASE=result, KEY=literal(key, place))
        return result

    def _paths(self, reading: YamlMap, kind: str) -> list[ast.expr]:
        return [self._path(path, place) for path, place in as_list(reading, kind)]

    # ---- readings

    def _read(self, reading: YamlMap) -> ast.expr:
        if "call" in reading:
            return self._called(reading, "call")
        kinds = [key for key in reading if key not in MODIFIERS]
        if len(kinds) != 1:
            known = (*TYPED, *PLAIN, *FIRSTS, "blank", "present", "any")
            hint = f"one of {', '.join(known)}, or call, make, json"
            self.problems.add(reading.span, "a reading has exactly one kind", hint)
            return literal(None, reading.span)
        (kind,) = kinds
        place = reading.value_span_of(kind)
        if kind == "any":
            tests = [self.condition(test) for test in reading["any"]]
            return mark(ast.BoolOp(ast.Or(), tests), place)
        paths = self._paths(reading, kind)
        if kind == "present":
            there = [expression("READ is not None", place, READ=path) for path in paths]
            return there[0] if len(there) == 1 else mark(ast.BoolOp(ast.Or(), there), place)
        if kind in FIRSTS:
            method = FIRSTS[kind]
            return _folded(paths, "LEFT.or_else(RIGHT)", lambda p: _asked(p, method, place))
        coalesced = _folded(paths, "LEFT.coalesce(RIGHT)", lambda p: p)
        if kind == "blank":
            return expression('READ.as_str().or_else("").trim() == ""', place, READ=coalesced)
        return _asked(coalesced, (TYPED | PLAIN)[kind], place)

    def _modified(self, reading: YamlMap, read: ast.expr) -> ast.expr:
        if reading.get("not-empty"):
            read = expression("READ.non_empty()", reading.span_of("not-empty"), READ=read)
        if "in" in reading:
            names = self._among(reading, "in")
            read = expression("READ.one_of(NAMES)", reading.span_of("in"), READ=read, NAMES=names)
        if "else" in reading:
            return self._or_else(reading, read)
        if "is" in reading:
            return self._compared(reading, "is", read)
        if "is-not" in reading:
            return self._compared(reading, "is-not", read)
        return read

    def _among(self, reading: YamlMap, key: str) -> ast.expr:
        items = [literal(*item) for item in as_list(reading, key)]
        return mark(ast.List(items, ast.Load()), reading.value_span_of(key))

    def _or_else(self, reading: YamlMap, read: ast.expr) -> ast.expr:
        place = reading.span_of("else")
        if reading["else"] is None:
            return expression("READ.or_null()", place, READ=read)
        instead = self.value(reading["else"], reading.value_span_of("else"))
        method = "coalesce" if "value" in reading else "or_else"
        return expression("READ.METHOD(INSTEAD)", place, READ=read, METHOD=method, INSTEAD=instead)

    def _compared(self, reading: YamlMap, key: str, read: ast.expr) -> ast.expr:
        place = reading.span_of(key)
        if isinstance(reading[key], YamlList):
            snippet = "READ in NAMES" if key == "is" else "READ not in NAMES"
            return expression(snippet, place, READ=read, NAMES=self._among(reading, key))
        snippet = "READ == OTHER" if key == "is" else "READ != OTHER"
        other = self.value(reading[key], reading.value_span_of(key))
        return expression(snippet, place, READ=read, OTHER=other)

    # ---- what is made

    def _called(self, value: YamlMap, key: str) -> ast.expr:
        """A call of a procedure, or the making of a record, with named arguments."""
        keywords = [
            mark(
                ast.keyword(str(parameter), self.value(argument, value.value_span_of(parameter))),
                value.span_of(parameter),
            )
            for parameter, argument in value.items()
            if parameter != key and parameter not in MODIFIERS
        ]
        place = value.value_span_of(key)
        return mark(ast.Call(name(value[key], place), [], keywords), place)

    def _json(self, members: YamlMap) -> ast.expr:
        keys: list[ast.expr | None] = [literal(key, members.span_of(key)) for key in members]
        values = [self.value(members[key], members.value_span_of(key)) for key in members]
        return mark(ast.Dict(keys, values), members.span)


def is_test(value: Any) -> bool:
    """Whether a value of a row is a truth by its form."""
    return isinstance(value, YamlMap) and any(key in value for key in (*TESTS, "is", "is-not"))


def is_always_there(value: Any) -> bool:
    """Whether a value of a row can never be missing."""
    if not isinstance(value, YamlMap):
        return True
    if "else" in value:
        return is_always_there(value["else"])
    return is_test(value) or any(key in value for key in ("make", "json", "stringified"))


def _asked(read: ast.expr, method: str | None, place: Span) -> ast.expr:
    return expression("READ.METHOD()", place, READ=read, METHOD=method) if method else read


def _folded(paths: list[ast.expr], snippet: str, each: Callable[[ast.expr], ast.expr]) -> ast.expr:
    result = each(paths[0])
    for path in paths[1:]:
        result = expression(snippet, path.span, LEFT=result, RIGHT=each(path))  # type: ignore[attr-defined]
    return result
