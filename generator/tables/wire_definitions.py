"""What the definitions of a wire schema are, and what may stand in each place of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from generator.diagnostics import Problems, Span, did_you_mean
from generator.load.yaml_document import YamlList, YamlMap
from generator.tables.classes import field_name

SCALARS = {"string": "parse_string", "number": "parse_number", "boolean": "parse_boolean"}
"""Scalar types, and the procedure that reads a value of one."""

_KEYWORDS = {
    "enum": {"enum", "x-legacy-values"},
    "union": {"anyOf"},
    "list": {"type", "items"},
    "map": {"type", "additionalProperties"},
    "object": {
        *("type", "required", "properties", "additionalProperties", "minProperties"),
        "x-unknown-keys",
    },
}
_ITEM_KEYWORDS = {"type", "$ref"}
_MEMBER_KEYWORDS = {*_ITEM_KEYWORDS, "anyOf", "default", "x-null-is-default"}


@dataclass(frozen=True)
class Value:
    """What may stand in one place, by the procedure that reads it; a definition, or a scalar."""

    span: Span
    parser: str = "parse_anything"
    is_nullable: bool = False
    is_definition: bool = False


def parser_of(definition: str) -> str:
    """The name of the procedure that reads a definition."""
    return f"parse_{field_name(definition)}"


class Definitions:
    """The definitions of one schema; what a parser could not honour is reported."""

    def __init__(self, definitions: YamlMap, problems: Problems) -> None:
        self.definitions = definitions
        self.problems = problems

    def __getitem__(self, name: str) -> YamlMap:
        definition: YamlMap = self.definitions[name]
        return definition

    def span_of(self, name: str) -> Span:
        """The place where a definition begins."""
        return self.definitions.span_of(name)

    # ---- which definitions get a parser

    def wanted(self) -> list[str]:
        """Those that ask for a parser and those that these need, in the order of the file."""
        found: set[str] = set()
        for name in self.definitions:
            if self[name].get("x-parser") is True:
                self._visit(name, (), found)
        return [name for name in self.definitions if name in found]

    def _visit(self, name: str, path: tuple[str, ...], found: set[str]) -> None:
        if name in path:
            circle = " -> ".join([*path[path.index(name) :], name])
            hint = "a parser never calls itself, so that no input can exhaust the stack"
            self.problems.add(self.span_of(name), f"definitions in a circle: {circle}", hint)
        elif name not in found:
            found.add(name)
            for reference in _references(self[name]):
                file, target = _split(reference)
                if not file and target in self.definitions:
                    self._visit(target, (*path, name), found)

    # ---- what a definition is

    def kind(self, name: str) -> str:
        """One of enum, union, list, map and object; empty where no parser can be made."""
        definition = self[name]
        kind = _kind(definition)
        if kind:
            self._check_keywords(definition, {"x-parser"} | _KEYWORDS[kind])
        else:
            hint = "a definition is an enum, an anyOf of definitions, an array or an object"
            self.problems.add(self.span_of(name), f"no parser can be made for {name!r}", hint)
        return kind

    def _check_keywords(self, schema: YamlMap, known: set[str]) -> None:
        for keyword in schema:
            if keyword not in known and keyword != "description":
                hint = did_you_mean(keyword, known) or f"it knows {', '.join(sorted(known))} here"
                self.problems.add(
                    schema.span_of(keyword), f"a parser does not know {keyword!r}", hint
                )

    # ---- what may stand in a place

    def member(self, schema: YamlMap) -> Value:
        """What a property may be."""
        self._check_keywords(schema, _MEMBER_KEYWORDS)
        return self._read(schema)

    def item(self, schema: YamlMap) -> Value:
        """What an item of a list or an entry of a map may be."""
        self._check_keywords(schema, _ITEM_KEYWORDS)
        value = self._read(schema)
        if value.parser == Value.parser or value.is_nullable:
            hint = "refer to a definition, or name a scalar type"
            self.problems.add(value.span, "a parser reads items of one type only", hint)
        return value

    def alternative(self, schema: YamlMap) -> Value:
        """What one alternative of a union may be."""
        self._check_keywords(schema, _ITEM_KEYWORDS)
        value = self._read(schema)
        if not value.is_definition:
            hint = 'each is {"$ref": …} of an object'
            self.problems.add(value.span, "an alternative is a definition", hint)
        return value

    def _read(self, schema: YamlMap) -> Value:
        if "$ref" in schema:
            return self._referred(schema)
        if "anyOf" in schema:
            return self._nullable(schema)
        if "type" in schema:
            return self._scalar(schema)
        return Value(schema.span)

    def _referred(self, schema: YamlMap) -> Value:
        place = schema.value_span_of("$ref")
        file, name = _split(str(schema["$ref"]))
        if not name:
            hint = "write #/$defs/Name or file.schema.json#/$defs/Name"
            self.problems.add(place, f"{schema['$ref']!r} refers to no definition", hint)
        elif not file and name not in self.definitions:
            hint = did_you_mean(name, self.definitions)
            self.problems.add(place, f"unknown definition {name!r}", hint)
        return Value(place, parser_of(name), is_definition=True)

    def _nullable(self, schema: YamlMap) -> Value:
        match schema["anyOf"]:
            case [YamlMap() as reference, YamlMap() as other] if "$ref" in reference and other == {
                "type": "null"
            }:
                return replace(self._referred(reference), is_nullable=True)
        hint = 'here anyOf says "or null": [{"$ref": …}, {"type": "null"}]'
        place = schema.value_span_of("anyOf")
        self.problems.add(place, "alternatives need a definition of their own", hint)
        return Value(place)

    def _scalar(self, schema: YamlMap) -> Value:
        types = schema["type"] if isinstance(schema["type"], YamlList) else [schema["type"]]
        named = [name for name in types if name != "null"]
        place = schema.value_span_of("type")
        if len(named) == 1 and named[0] in SCALARS:
            return Value(place, SCALARS[named[0]], is_nullable=len(types) == 2)
        if named in (["array"], ["object"]):
            hint = "move it to $defs and refer to it"
            self.problems.add(place, f"an {named[0]} needs a definition of its own", hint)
        else:
            hint = f"one of {', '.join(SCALARS)}, or a list of one of these and null"
            self.problems.add(place, f"a parser does not know this type: {schema['type']}", hint)
        return Value(place)


def _kind(definition: YamlMap) -> str:
    if "enum" in definition:
        return "enum"
    if "anyOf" in definition:
        return "union"
    match definition.get("type"):
        case "array" if "items" in definition:
            return "list"
        case "object":
            is_map = isinstance(definition.get("additionalProperties"), YamlMap)
            return "map" if is_map and "properties" not in definition else "object"
    return ""


def _split(reference: str) -> tuple[str, str]:
    """File (empty: this one) and name of a reference; no name when it has not this form."""
    file, separator, name = reference.partition("#/$defs/")
    is_good = bool(separator) and name.isalnum() and (not file or file.endswith(".schema.json"))
    return (file, name) if is_good else ("", "")


def _references(schema: object) -> Iterator[str]:
    if isinstance(schema, YamlMap):
        if "$ref" in schema:
            yield str(schema["$ref"])
        schema = list(schema.values())
    if isinstance(schema, list):
        for below in schema:
            yield from _references(below)
