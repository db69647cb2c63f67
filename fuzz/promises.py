"""Promises of the contract that hold for a port without another one to compare with."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from typing import Any

from fuzz.makers.dice import Dice
from fuzz.spelling import plain
from generator.conformance.runner import Check


def reordered(dice: Dice, document: dict[str, Any], suite: str) -> dict[str, Any]:
    """The document with its keys in another order, where that order means nothing."""
    changed = dict(document)
    match suite:
        case "chat":
            given = changed["input"] = _shuffled(dice, document.get("input"))
            if isinstance(given, dict) and isinstance(given.get("messages"), list):
                given["messages"] = [_reordered_message(dice, row) for row in given["messages"]]
        case "sse":
            changed["initialSession"] = _shuffled(dice, document.get("initialSession"))
            changed["patches"] = _each_shuffled(dice, document.get("patches"))
        case _:
            changed["ops"] = _each_shuffled(dice, document.get("ops"))
    return changed


def _reordered_message(dice: Dice, message: Any) -> Any:
    if not isinstance(message, dict):
        return message
    content = message.get("content")
    if isinstance(content, dict) and isinstance(content.get("role"), str) and "content" in content:
        message = {
            **message,
            "content": _shuffled(dice, {**content, "content": _reordered_payload(dice, content)}),
        }
    return _shuffled(dice, message)


def _reordered_payload(dice: Dice, envelope: dict[str, Any]) -> Any:
    """A payload of the family that is never shown as a text of JSON."""
    payload = envelope["content"]
    if (
        envelope["role"] != "agent"
        or not isinstance(payload, dict)
        or payload.get("type") != "codex"
    ):
        return payload
    data = payload.get("data")
    is_event = isinstance(data, dict) and str(data.get("type")).startswith("agent-run-")
    return _shuffled(dice, payload if is_event else {**payload, "data": _shuffled(dice, data)})


def _shuffled(dice: Dice, item: Any) -> Any:
    return dict(dice.shuffled(item.items())) if isinstance(item, dict) else item


def _each_shuffled(dice: Dice, items: Any) -> Any:
    return [_shuffled(dice, item) for item in items] if isinstance(items, list) else items


def broken_promises(document: Any, checks: list[Check]) -> Iterator[str]:
    """What a port computed and should not have."""
    for check in checks:
        if check.path == "$.expectedState":
            yield from _broken_by_window(check.actual["messages"], document["ops"])
        if check.path in ("$.expected.blocks", "$.expected.visibleBlocks"):
            yield from _broken_by_blocks(check.path, check.actual)


def _broken_by_window(rows: list[Any], ops: Any) -> Iterator[str]:
    """Rows stand in order; an id is there once, unless messages that came together shared it."""
    places = [_place(row) for row in rows]
    if places != sorted(places):
        yield "$.expectedState.messages is not sorted"
    if _has_twice(row["id"] for row in rows) and not any(map(_has_twice, _ids_together(ops))):
        yield "$.expectedState.messages has an id twice"


def _has_twice(ids: Iterable[Any]) -> bool:
    listed = [plain(id) for id in ids]
    return len(set(listed)) < len(listed)


def _ids_together(ops: Any) -> Iterator[list[Any]]:
    """The ids of each list of messages in some operations."""
    stack = [ops]
    while stack:
        item = stack.pop()
        if isinstance(item, list):
            yield [row.get("id") for row in item if isinstance(row, dict) and "id" in row]
            stack += item
        elif isinstance(item, dict):
            stack += item.values()


def _place(row: dict[str, Any]) -> tuple[float, float, bytes]:
    """By time, then numbered rows by number, then the others, then by the units of the id."""
    invoked, number = row.get("invokedAt"), row["seq"]
    at = row["createdAt"] if invoked is None else invoked
    return (
        at,
        math.inf if number is None else number,
        row["id"].encode("utf-16-be", "surrogatepass"),
    )


def _broken_by_blocks(path: str, blocks: list[Any]) -> Iterator[str]:
    """A tool stands once in a list; a group has two tools at least, or explores."""
    tools = [block["id"] for block in blocks if block["kind"] == "tool-call"]
    tools += [
        tool["id"] for block in blocks if block["kind"] == "tool-group" for tool in block["tools"]
    ]
    if len(set(tools)) < len(tools):
        yield f"{path} has a tool twice"
