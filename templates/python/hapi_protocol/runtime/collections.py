"""Lists and maps: what their own methods do not say in one word."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cmp_to_key
from typing import TypeVar

from .json_value import ABSENT, Absent, Json

ItemT = TypeVar("ItemT")


def first_of(items: Sequence[ItemT]) -> ItemT | None:
    """The first item, if there is one."""
    return items[0] if items else None


def last_of(items: Sequence[ItemT]) -> ItemT | None:
    """The last item, if there is one."""
    return items[-1] if items else None


def pop_last(items: list[ItemT]) -> ItemT | None:
    """Takes the last item off the list, if there is one."""
    return items.pop() if items else None


def take_first(items: list[ItemT], count: int) -> list[ItemT]:
    """At most `count` items from the start; none when `count` is below 1."""
    return items[: max(0, count)]


def take_last(items: list[ItemT], count: int) -> list[ItemT]:
    """At most `count` items from the end; none when `count` is below 1."""
    return items[max(0, len(items) - count) :] if count > 0 else []


def sliced(items: list[ItemT], start: int, count: int) -> list[ItemT]:
    """At most `count` items from index `start` on."""
    return items[start : start + max(0, count)]


def replace_last(items: list[ItemT], item: ItemT) -> None:
    """Puts `item` in the place of the last one."""
    items[-1] = item


def sorted_by(items: Iterable[ItemT], compare: Callable[[ItemT, ItemT], int]) -> list[ItemT]:
    """A new list in the order of `compare`; equal items keep their order."""
    return sorted(items, key=cmp_to_key(compare))


def json_list(items: Iterable[Json]) -> list[Json]:
    """A JSON list of the items."""
    return list(items)


def json_list_opt(items: Iterable[Json] | None) -> list[Json] | Absent:
    """A JSON list of the items; absent when there is none."""
    return ABSENT if items is None else list(items)
