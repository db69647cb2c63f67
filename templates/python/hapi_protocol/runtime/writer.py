"""JSON text of values: for people (two spaces), on one line, and canonical; at any depth."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator

from .json_value import ABSENT, Absent, Json, Object, ordered_keys
from .numbers import number_text
from .text import unit_key

_SURROGATE = re.compile(r"[\ud800-\udfff]")
_quoted = json.JSONEncoder(ensure_ascii=False).encode


def stringify(value: Json | Absent) -> str:
    """A string as it is; else JSON, two spaces a level; `undefined` when absent."""
    if type(value) is str:
        return value
    return "undefined" if value is ABSENT else _written(value, ordered_keys, "  ")


def compact(value: Json) -> str:
    """JSON on one line, keys in ECMAScript order."""
    return _written(value, ordered_keys, "")


def canonical_json(value: Json) -> str:
    """JSON on one line, keys of every object sorted by UTF-16 units: equal values, equal text."""
    return _written(value, _sorted_keys, "")


def _sorted_keys(value: Object) -> list[str]:
    return sorted(value) if all(map(str.isascii, value)) else sorted(value, key=unit_key)


def _written(value: Json, keys_of: Callable[[Object], Iterable[str]], indent: str) -> str:
    """Writes with a stack of its own: what is left of each open container, and how it closes."""
    pieces: list[str] = []
    open_containers: list[tuple[Iterator[tuple[str, Json]], str]] = []
    colon, newline = (": ", "\n") if indent else (":", "")
    before, line = "", newline
    rest: Iterator[tuple[str, Json]] = iter([("", value)])
    while True:
        for label, item in rest:
            if not item or (type(item) is not dict and type(item) is not list):
                pieces.append(f"{before}{label}{_scalar(item)}")
                before = f",{line}"
                continue
            open_containers.append((rest, "}" if type(item) is dict else "]"))
            pieces.append(f"{before}{label}{'{' if type(item) is dict else '['}")
            rest = _labelled(item, keys_of, colon)
            line = newline + indent * len(open_containers)
            before = line
            break
        else:
            if not open_containers:
                return "".join(pieces)
            rest, closing = open_containers.pop()
            line = newline + indent * len(open_containers)
            pieces.append(f"{line}{closing}")
            before = f",{line}"


def _labelled(
    container: Object | list[Json], keys_of: Callable[[Object], Iterable[str]], colon: str
) -> Iterator[tuple[str, Json]]:
    if type(container) is dict:
        return ((f"{quoted(key)}{colon}", container[key]) for key in keys_of(container))
    return (("", item) for item in container)


def _scalar(item: Json) -> str:
    if isinstance(item, str):
        return quoted(item)
    if isinstance(item, bool):
        return "true" if item else "false"
    if isinstance(item, (int, float)):
        return number_text(item)
    if item is None:
        return "null"
    return "{}" if isinstance(item, dict) else "[]"


def quoted(text: str) -> str:
    """A JSON string: controls, quotes, backslashes and lone surrogates escaped."""
    result = _quoted(text)
    if result.isascii():
        return result
    return _SURROGATE.sub(lambda surrogate: f"\\u{ord(surrogate[0]):04x}", result)
