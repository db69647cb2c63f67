"""Objects of a wire schema: parsers that check each key and build the normal form."""

from __future__ import annotations

import ast
from keyword import iskeyword

from generator.diagnostics import Problems, Span, did_you_mean
from generator.load.yaml_document import YamlMap, span_of
from generator.tables.classes import field_name, new_object
from generator.tables.declarations import constant_set
from generator.tables.syntax import expression, literal, statements
from generator.tables.wire_definitions import Definitions, Value


def known_keys(definition: YamlMap, name: str, span: Span) -> list[ast.stmt]:
    """The constant set of a strict object's keys; nothing for any other definition."""
    if definition.get("additionalProperties") is not False:
        return []
    properties: YamlMap = definition["properties"]
    keys = [literal(key, properties.span_of(key)) for key in properties]
    entry = YamlMap(doc=f"The keys that a {name} may have.")
    return [constant_set(_keys_constant(name), entry, keys, span)]


def probed(value: Value, place: ast.expr) -> ast.expr:
    """The expression that is `None` when what stands in a place is not valid there."""
    if value.probe:
        return expression("PLACE.PROBE()", value.span, PLACE=place, PROBE=value.probe)
    if value.parser:
        return expression("PARSER(PLACE)", value.span, PARSER=value.parser, PLACE=place)
    return place


def object_body(definitions: Definitions, name: str) -> list[ast.stmt]:
    """Checks that the value is an object and each of its keys valid; gives the normal form."""
    definition, span, itself = definitions[name], definitions.span_of(name), field_name(name)
    properties: YamlMap = definition.get("properties", YamlMap())
    _check_required(definition, properties, definitions.problems)
    keys = [_Property(definitions, definition, key, itself) for key in properties]
    body = statements(
        "ITSELF = value.as_object()\nif ITSELF is None:\n    return None", span, ITSELF=itself
    )
    body += _strictness(definition, name, itself, definitions.problems)
    body += [statement for key in keys for statement in key.check()]
    if definitions.is_plain(name):
        return body + statements("return ITSELF", span, ITSELF=itself)
    result = new_object([(key.key, key.normal_form()) for key in keys], span)
    if definition.get("x-unknown-keys") == "keep":
        result = expression("ITSELF.merged(RESULT)", span, ITSELF=itself, RESULT=result)
    return body + statements("return RESULT", span, RESULT=result)


def _keys_constant(name: str) -> str:
    return f"{field_name(name).upper()}_KEYS"


def _check_required(definition: YamlMap, properties: YamlMap, problems: Problems) -> None:
    for key in definition.get("required", []):
        place = span_of(key, definition.span)
        if key not in properties:
            problems.add(place, f"{str(key)!r} is no property", did_you_mean(key, properties))
        elif "default" in properties[key]:
            hint = "leave it out of `required`, or leave out the default"
            problems.add(place, f"{str(key)!r} is required and has a default", hint)


def _strictness(definition: YamlMap, name: str, itself: str, problems: Problems) -> list[ast.stmt]:
    """Refuses an empty object and unknown keys where the definition does."""
    body: list[ast.stmt] = []
    if "minProperties" in definition:
        place = definition.value_span_of("minProperties")
        if definition["minProperties"] != 1:
            problems.add(place, "a parser knows only `at least one key`", "write 1")
        body += statements("if ITSELF.entries().is_empty():\n    return None", place, ITSELF=itself)
    if definition.get("additionalProperties") is False:
        body += statements(
            "if any(not (entry.key in KEYS) for entry in ITSELF.entries()):\n    return None",
            definition.value_span_of("additionalProperties"),
            ITSELF=itself,
            KEYS=_keys_constant(name),
        )
    return body


class _Property:
    """One key of an object: how it is checked, and what the normal form has for it."""

    def __init__(
        self, definitions: Definitions, definition: YamlMap, key: str, itself: str
    ) -> None:
        schema: YamlMap = definition["properties"][key]
        self.key = key
        self.itself = itself
        self.span = definition["properties"].span_of(key)
        self.value = definitions.member(schema)
        self.is_required = key in definition.get("required", [])
        self.has_default = "default" in schema
        self.default = schema.get("default")
        self.default_span = schema.value_span_of("default")
        self.local = _local_name(key, itself)
        self._check_default("x-null-is-default" in schema, definitions.problems)

    def _check_default(self, null_is_default: bool, problems: Problems) -> None:
        """What null means must be clear: another value, the default, or nothing that is valid."""
        if null_is_default and not (self.has_default and self.value.is_nullable):
            hint = "add a default and let the value be null"
            problems.add(self.span, f"{self.key!r} has no default that null could be", hint)
        elif self.has_default and (self.default is None) != (
            self.value.is_nullable and not null_is_default
        ):
            hint = "use null as the default, or add x-null-is-default"
            problems.add(self.default_span, f"null is not the default of {self.key!r}", hint)

    def check(self) -> list[ast.stmt]:
        """Names what stands there and leaves when it is not valid."""
        if self.is_unchecked:
            return []
        value = self.raw() if self.holds_raw else probed(self.value, self.raw())
        body = statements("LOCAL = VALUE", self.span, LOCAL=self.local, VALUE=value)
        failure = expression("PARSED is None", self.span, PARSED=self.parsed())
        if presence := self.presence():
            failure = expression(
                "PRESENT and FAILURE", self.span, PRESENT=presence, FAILURE=failure
            )
        return body + statements("if FAILURE:\n    return None", self.span, FAILURE=failure)

    def normal_form(self) -> ast.expr:
        """What the normal form has for this key; an absent value leaves it out."""
        local = expression("LOCAL", self.span, LOCAL=self.local)
        if self.is_unchecked:
            return self.raw()
        if self.has_default and self.default is not None:
            default = literal(self.default, self.default_span)
            return expression(
                "VALUE.or_else(DEFAULT)", self.default_span, VALUE=self.parsed(), DEFAULT=default
            )
        if self.has_default:
            return expression("LOCAL.or_null()", self.default_span, LOCAL=local)
        if self.holds_raw or not self.value.is_nullable:
            return local
        value = expression("LOCAL.or_null()", self.span, LOCAL=local)
        if self.is_required:
            return value
        return expression(
            "VALUE if RAW is not None else None", self.span, VALUE=value, RAW=self.raw()
        )

    @property
    def is_unchecked(self) -> bool:
        """Whether anything is valid here, absence too."""
        return self.value.is_anything and not self.is_required

    @property
    def holds_raw(self) -> bool:
        """Whether the local holds the member as it came, not what its probe or parser gives."""
        return self.value.is_plain and (not self.is_required or self.value.is_nullable)

    def raw(self) -> ast.expr:
        """The member as it came."""
        key = literal(self.key, self.span)
        return expression("ITSELF[KEY]", self.span, ITSELF=self.itself, KEY=key)

    def parsed(self) -> ast.expr:
        """What the probe or parser gives; `None` when the member is not valid."""
        local = expression("LOCAL", self.span, LOCAL=self.local)
        return probed(self.value, local) if self.holds_raw else local

    def presence(self) -> ast.expr | None:
        """The condition under which a member must be valid; none when it always must."""
        if self.value.is_nullable:
            condition = "not RAW.is_null()" if self.is_required else "not RAW.is_nullish()"
        elif self.is_required:
            return None
        else:
            condition = "RAW is not None"
        raw = expression("LOCAL", self.span, LOCAL=self.local) if self.holds_raw else self.raw()
        return expression(condition, self.span, RAW=raw)


def _local_name(key: str, itself: str) -> str:
    local = field_name(key)
    return f"parsed_{local}" if local in (itself, "value") or iskeyword(local) else local
