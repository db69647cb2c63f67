"""JSON texts: the plain one of a value, or one of the many others that mean the same."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from fuzz.makers.dice import Dice

TOO_LARGE = "1e400"

REPLACEMENT = r"\ufffd"

_SURROGATES = re.compile(r"\\\\|\\u[dD][89abAB]\w\w\\u[dD][c-fC-F]\w\w|(\\u[dD][89a-fA-F]\w\w)")
"""A backslash, a pair or, as a group, a surrogate alone, in escapes."""


def plain(value: Any) -> str:
    """A value on one line, keys as they stand, at any depth; infinity as a number that reads so."""
    return "".join(_pieces(value, None))


def varied(value: Any, dice: Dice) -> str:
    """The same value with other escapes, spaces and numbers, and with members that a later one of
    the same key makes void."""
    return "".join(_pieces(value, dice))


def scrubbed(text: str) -> str:
    """A JSON text with U+FFFD for each surrogate that stands alone in one of its texts."""
    return _SURROGATES.sub(lambda found: REPLACEMENT if found[1] else found[0], text)


def _pieces(value: Any, dice: Dice | None) -> Iterator[str]:
    stack: list[Iterator[tuple[str, Any]]] = [iter([("", value)])]
    ends: list[str] = [""]
    while stack:
        step = next(stack[-1], None)
        if step is None:
            stack.pop()
            yield ends.pop()
            continue
        before, item = step
        yield before + _space(dice)
        if isinstance(item, dict):
            yield "{"
            stack.append(_members(item, dice))
            ends.append("}")
        elif isinstance(item, list):
            yield "["
            stack.append(
                ((", " if dice else ",") if index else "", inner)
                for index, inner in enumerate(item)
            )
            ends.append("]")
        else:
            yield _scalar(item, dice) + _space(dice)


def _members(item: dict[str, Any], dice: Dice | None) -> Iterator[tuple[str, Any]]:
    comma = ""
    late: list[tuple[str, Any]] = []
    for key, inner in item.items():
        name = f"{_scalar(key, dice)}{_space(dice)}:"
        is_late = dice is not None and dice.chance(0.02)
        if is_late:
            late.append((f",{name}", inner))
        yield comma + name, [None] if is_late else inner
        comma = ","
    yield from late


def _space(dice: Dice | None) -> str:
    return dice.pick((" ", "\t", "\r")) if dice is not None and dice.chance(0.05) else ""


def _scalar(item: Any, dice: Dice | None) -> str:
    if isinstance(item, str):
        return _text(item, dice)
    if isinstance(item, bool) or item is None:
        return json.dumps(item)
    if item in (float("inf"), float("-inf")):
        return TOO_LARGE if item > 0 else f"-{TOO_LARGE}"
    text = str(item) if isinstance(item, int) else repr(item)
    return _number(text, dice) if dice is not None and dice.chance(0.3) else text


def _number(text: str, dice: Dice) -> str:
    if "e" in text:
        return text.replace("e", dice.pick(("E", "e")))
    return dice.pick(
        (
            f"{text}e0",
            f"{text}E+00",
            text if "." in text else f"{text}.0",
            f"{text}00" if "." in text else f"{text}.000",
        )
    )


def _text(item: str, dice: Dice | None) -> str:
    if dice is None:
        return json.dumps(item)
    if dice.chance(0.5) and not any("\ud800" <= letter <= "\udfff" for letter in item):
        return json.dumps(item, ensure_ascii=False)
    escaped = json.dumps(item)
    if dice.chance(0.2):
        escaped = escaped.replace("/", "\\/")
    if dice.chance(0.1) and item[:1].isascii() and item[:1].isalnum():
        escaped = f'"\\u{ord(item[0]):04X}{escaped[2:]}'
    return escaped
