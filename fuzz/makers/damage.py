"""Damage: what becomes of a good document on its way through agents, versions and errors."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from fuzz.makers.dice import Dice
from fuzz.makers.values import (
    COMPOSED,
    DECOMPOSED,
    INFINITY,
    LONE_SURROGATES,
    key,
    scalar,
    spaced,
    value,
)

Place = tuple[dict[str, Any] | list[Any], Any]
"""Something in a document: what holds it, and its key or index there."""


def damaged(dice: Dice, document: dict[str, Any], words: tuple[str, ...]) -> dict[str, Any]:
    """The document, damaged in some places; `words` are names that mean something."""
    copy: dict[str, Any] = _copied(document)
    for _ in range(1 + dice.few(6)):
        places = list(_places(copy))
        if places:
            holder, name = dice.pick(places)
            dice.pick(DAMAGES)(dice, holder, name, words)
    return copy


def _copied(item: Any) -> Any:
    if isinstance(item, dict):
        return {name: _copied(inner) for name, inner in item.items()}
    return [_copied(inner) for inner in item] if isinstance(item, list) else item


def _places(document: dict[str, Any]) -> list[Place]:
    found: list[Place] = []
    stack: list[Any] = [document]
    while stack:
        holder = stack.pop()
        names = list(holder) if isinstance(holder, dict) else range(len(holder))
        found += [(holder, name) for name in names]
        stack += [holder[name] for name in names if isinstance(holder[name], dict | list)]
    return found


def _replace(dice: Dice, holder: Any, name: Any, words: tuple[str, ...]) -> None:
    holder[name] = value(dice) if dice.chance(0.5) else scalar(dice)


def _empty(dice: Dice, holder: Any, name: Any, words: tuple[str, ...]) -> None:
    holder[name] = dice.pick((None, "", [], {}, 0, -0.0, False))


def _remove(dice: Dice, holder: Any, name: Any, words: tuple[str, ...]) -> None:
    del holder[name]


def _repeat(dice: Dice, holder: Any, name: Any, words: tuple[str, ...]) -> None:
    """An item comes again, a member under another spelling of its name."""
    if isinstance(holder, list):
        holder.insert(dice.below(len(holder) + 1), _copied(holder[name]))
    else:
        holder[_respelled(name)] = dice.pick((_copied(holder[name]), None, scalar(dice)))


def _rename(dice: Dice, holder: Any, name: Any, words: tuple[str, ...]) -> None:
    if isinstance(holder, dict):
        holder[dice.pick((_respelled(name), key(dice), dice.pick(words)))] = holder.pop(name)


def _add(dice: Dice, holder: Any, name: Any, words: tuple[str, ...]) -> None:
    if isinstance(holder, dict):
        item = dice.pick(words) if dice.chance(0.4) else value(dice)
        holder[dice.pick(words) if dice.chance(0.8) else key(dice)] = item


def _move(dice: Dice, holder: Any, name: Any, words: tuple[str, ...]) -> None:
    """A member becomes the last one, or an item changes places."""
    if isinstance(holder, dict):
        holder[name] = holder.pop(name)
    else:
        holder.insert(dice.below(len(holder)), holder.pop(name))


def _wrap(dice: Dice, holder: Any, name: Any, words: tuple[str, ...]) -> None:
    item = holder[name]
    holder[name] = dice.pick(
        ([item], {"message": item}, {"content": item}, [[item], item], {"data": item, "type": "x"})
    )


def _unwrap(dice: Dice, holder: Any, name: Any, words: tuple[str, ...]) -> None:
    inner = holder[name]
    items = list(inner.values()) if isinstance(inner, dict) else inner
    if isinstance(items, list) and items:
        holder[name] = dice.pick(items)


def _mistype(dice: Dice, holder: Any, name: Any, words: tuple[str, ...]) -> None:
    """The same to a careless reader."""
    item = holder[name]
    if isinstance(item, bool):
        holder[name] = dice.pick((int(item), str(item).lower(), not item))
    elif isinstance(item, int | float):
        holder[name] = dice.pick(
            (str(item), float(item), -item, item + 0.5, item * 1e300, INFINITY)
        )
    elif isinstance(item, str):
        holder[name] = dice.pick(
            ([item], {"text": item}, item.upper(), item.lower(), dice.pick(words))
        )
    elif item is None:
        holder[name] = dice.pick(("null", False, 0, {}))


def _edit_text(dice: Dice, holder: Any, name: Any, words: tuple[str, ...]) -> None:
    item = holder[name]
    if isinstance(item, str):
        cut = dice.below(len(item) + 1)
        more = dice.pick(
            (
                COMPOSED,
                DECOMPOSED,
                dice.pick(LONE_SURROGATES),
                "\u0130",
                "\x00",
                "x" * 3000,
                dice.pick(words),
            )
        )
        holder[name] = dice.pick(
            (spaced(dice, item), item[:cut], item[cut:], item[:cut] + more + item[cut:])
        )


def _deepen(dice: Dice, holder: Any, name: Any, words: tuple[str, ...]) -> None:
    item = holder[name]
    for _ in range(dice.between(5, 60)):
        item = [item] if dice.chance(0.7) else {dice.pick(words): item}
    holder[name] = item


DAMAGES: tuple[Callable[[Dice, Any, Any, tuple[str, ...]], None], ...] = (
    _replace,
    _replace,
    _empty,
    _empty,
    _remove,
    _remove,
    _repeat,
    _repeat,
    _rename,
    _add,
    _add,
    _move,
    _wrap,
    _unwrap,
    _mistype,
    _mistype,
    _edit_text,
    _edit_text,
    _deepen,
)


def _respelled(name: str) -> str:
    """The name in snake case, or in camel case if it was in snake case."""
    if "_" in name.strip("_"):
        return re.sub(r"_(\w)", lambda match: match[1].upper(), name)
    return re.sub(r"[A-Z]", lambda match: f"_{match[0].lower()}", name)
