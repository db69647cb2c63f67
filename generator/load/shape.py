"""The shape of a table: a JSON Schema's verdict in plain words, at the exact place."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from jsonschema import Draft202012Validator

from generator.diagnostics import Problem, Problems, Span, did_you_mean
from generator.load.yaml_document import YamlList, YamlMap

Error = Any
"""A `jsonschema.ValidationError`; its stubs call every attribute perhaps unset."""

TYPES = {
    "string": "a text",
    "integer": "a whole number",
    "number": "a number",
    "boolean": "true or false",
    "null": "null",
    "array": "a list",
    "object": "a mapping",
}

LIMITS = {
    "minItems": "at least {} in the list",
    "maxItems": "at most {} in the list",
    "minLength": "at least {} characters",
    "maxLength": "at most {} characters",
    "minProperties": "at least {} keys",
    "maxProperties": "at most {} keys",
    "minimum": "at least {}",
    "maximum": "at most {}",
    "exclusiveMinimum": "more than {}",
    "exclusiveMaximum": "less than {}",
}

NON_EMPTY = ("minItems", "minLength", "minProperties")

LONGEST_SHOWN = 60


def check_shape(document: YamlMap, schema: Mapping[str, Any], problems: Problems) -> None:
    """Adds a problem for everything in the document that the schema does not allow."""
    for error in Draft202012Validator(schema).iter_errors(document):
        for cause in _causes(error):
            problems.found.extend(_problems(cause, document))


def _problems(error: Error, document: YamlMap) -> Iterator[Problem]:
    value, span = _at(error.absolute_path, document)
    if error.validator == "additionalProperties" and isinstance(value, YamlMap):
        known = error.schema.get("properties", {})
        for key in _unknown_keys(error):
            hint = did_you_mean(key, known) or _allowed(known)
            yield Problem(value.span_of(key), f"unknown key {key!r}", hint)
    elif error.validator == "required":
        for key in error.validator_value:
            if key not in error.instance:
                yield Problem(span, f"the key {key!r} is missing", _description(error, key))
    elif error.instance is not value and isinstance(value, YamlMap):  # one of its keys
        yield Problem(value.span_of(error.instance), f"a key: {_wording(error)}", _hint(error))
    else:
        yield Problem(span, _wording(error), _hint(error))


def _at(path: Iterable[str | int], document: YamlMap) -> tuple[Any, Span]:
    """The value that a path leads to, and its place."""
    value: Any = document
    span = document.span
    for step in path:
        if isinstance(value, YamlMap):
            span = value.value_span_of(str(step))
        elif isinstance(value, YamlList):
            span = value.item_spans[int(step)]
        value = value[step]
    return value, span


def _unknown_keys(error: Error) -> list[str]:
    """The keys that `additionalProperties: false` refuses."""
    properties = error.schema.get("properties", {})
    patterns = list(error.schema.get("patternProperties", {}))
    return [
        key
        for key in error.instance
        if key not in properties and not any(re.search(pattern, key) for pattern in patterns)
    ]


# ---------------------------------------------------------------- alternatives


def _causes(error: Error) -> list[Error]:
    """The error itself; where alternatives failed, those of the one clearly nearest."""
    if error.validator not in ("anyOf", "oneOf") or not error.context:
        return [error]
    nearest, *others = sorted(_alternatives(error), key=_distance)
    if _distance(nearest) == float("inf") or any(
        _distance(o) == _distance(nearest) for o in others
    ):
        return [error]
    return [cause for below in nearest for cause in _causes(below)]


def _alternatives(error: Error) -> list[list[Error]]:
    """The errors of each alternative."""
    alternatives: dict[Any, list[Error]] = defaultdict(list)
    for below in error.context or ():
        alternatives[below.schema_path[0]].append(below)
    return list(alternatives.values())


def _distance(alternative: list[Error]) -> float:
    """How far a value is from an alternative: another type is farthest, another constant next."""
    return sum(_weight(error) for error in alternative)


def _weight(error: Error) -> float:
    if error.path:
        return 10 if error.validator == "const" else 0.5
    if error.validator == "type":
        return float("inf")
    return len(_unknown_keys(error)) if error.validator == "additionalProperties" else 1


# ---------------------------------------------------------------- words


def _wording(error: Error) -> str:
    """What is wrong, in plain words."""
    keyword, wanted, value = str(error.validator), error.validator_value, error.instance
    if keyword in NON_EMPTY and wanted == 1:
        return "must not be empty"
    if keyword in LIMITS:
        return f"expected {LIMITS[keyword].format(wanted)}, got {_shown(value)}"
    if keyword == "type":
        return _type_wording([wanted] if isinstance(wanted, str) else wanted, value)
    if keyword == "enum":
        return f"expected one of {', '.join(map(repr, wanted))}, got {_shown(value)}"
    if keyword == "const":
        return f"expected {wanted!r}, got {_shown(value)}"
    if keyword == "pattern":
        return f"{_shown(value)} has not the form {wanted}"
    if keyword == "uniqueItems":
        return f"{_shown(_first_repeated(value))} stands twice in the list"
    if keyword in ("anyOf", "oneOf") and error.context:
        return _alternatives_wording([first for first, *_ in _alternatives(error)], value)
    return str(error.message)


def _type_wording(types: Iterable[str], value: Any) -> str:
    return f"expected {' or '.join(TYPES[name] for name in types)}, got {_shown(value)}"


def _alternatives_wording(firsts: list[Error], value: Any) -> str:
    """The first error of each alternative; another type counts only if all are of one."""
    of_this_type = [error for error in firsts if error.validator != "type"]
    if of_this_type:
        return ", or ".join(dict.fromkeys(map(_brief, of_this_type)))
    return _type_wording(dict.fromkeys(error.validator_value for error in firsts), value)


def _brief(error: Error) -> str:
    if error.validator == "required":
        missing = [repr(key) for key in error.validator_value if key not in error.instance]
        return f"{' and '.join(missing)} is missing"
    return _wording(error)


def _shown(value: Any) -> str:
    if isinstance(value, dict):
        return TYPES["object"]
    if isinstance(value, list):
        return f"a list of {len(value)}"
    if value is None or isinstance(value, bool):
        return {None: "nothing", True: "true", False: "false"}[value]
    text = repr(value)
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}…"


def _first_repeated(items: list[Any]) -> Any:
    return next(item for index, item in enumerate(items) if item in items[:index])


def _hint(error: Error) -> str:
    """The nearest allowed value, else what the schema says of this value."""
    if error.validator == "enum" and isinstance(error.instance, str):
        names = [value for value in error.validator_value if isinstance(value, str)]
        if hint := did_you_mean(error.instance, names):
            return hint
    return str(error.schema.get("description", "")) if isinstance(error.schema, dict) else ""


def _description(error: Error, key: str) -> str:
    described = error.schema.get("properties", {}).get(key, {})
    return str(described.get("description", "")) if isinstance(described, dict) else ""


def _allowed(known: Iterable[str]) -> str:
    return f"keys here are {', '.join(known)}" if known else ""
