"""Shrinking: a document that shows something, made as small as it can be while it still does."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

MOST_TRIES = 4000
"""So many smaller documents are tried at most."""

MOST_PLACES = 3000
"""In a larger document, only so many of its outermost places are looked at."""

Path = tuple[str | int, ...]


def shrunk(document: Any, shows: Callable[[Any], bool], most_tries: int = MOST_TRIES) -> Any:
    """A small document for which `shows` still holds, which it does for the one given.

    In turn, from outside in: items and members are left out, what is in something takes its place,
    texts are cut, scalars become the simplest ones.
    """
    tries = 0
    is_smaller = True
    while is_smaller and tries < most_tries:
        is_smaller = False
        for path in _paths(document):
            if not _is_there(document, path):
                continue
            candidates = _candidates(_at(document, path))
            while tries < most_tries and (candidate := next(candidates, _END)) is not _END:
                tries += 1
                smaller = _with(document, path, candidate)
                if shows(smaller):
                    document, is_smaller = smaller, True
                    candidates = _candidates(candidate)
    return document


_END = object()


def _paths(document: Any) -> list[Path]:
    """The places of a document, the outermost first."""
    found: list[Path] = [()]
    for path in found:
        if len(found) > MOST_PLACES:
            break
        found += [(*path, name) for name in _names(_at(document, path))]
    return found


def _names(item: Any) -> list[str] | range:
    if isinstance(item, dict):
        return list(item)
    return range(len(item)) if isinstance(item, list) else []


def _at(document: Any, path: Path) -> Any:
    for name in path:
        document = document[name]
    return document


def _is_there(document: Any, path: Path) -> bool:
    for name in path:
        if name not in _names(document):
            return False
        document = document[name]
    return True


def _with(document: Any, path: Path, item: Any) -> Any:
    """The document with something else in one place; the rest is shared."""
    holders: list[Any] = []
    holder = document
    for name in path:
        holders.append(holder)
        holder = holder[name]
    for name, holder in zip(reversed(path), reversed(holders), strict=True):
        changed: Any = dict(holder) if isinstance(holder, dict) else list(holder)
        changed[name] = item
        item = changed
    return item


def _candidates(item: Any) -> Iterator[Any]:
    """Simpler values than this one, the simplest first."""
    if isinstance(item, dict):
        yield from ({key: item[key] for key in kept} for kept in _parts(list(item)))
        yield from (inner for inner in item.values() if isinstance(inner, dict | list))
    elif isinstance(item, list):
        yield from _parts(item)
        yield from (inner for inner in item if isinstance(inner, dict | list))
    elif isinstance(item, str):
        yield from ("".join(kept) for kept in _parts(list(item)))
    elif isinstance(item, float) or (isinstance(item, int) and item not in (0, 1, True, False)):
        yield from (0, 1)


def _parts(items: list[Any]) -> Iterator[list[Any]]:
    """The list without a piece of it: without all, each half, each quarter, … each item."""
    size = len(items)
    while size > 0:
        for start in range(0, len(items), size):
            yield items[:start] + items[start + size :]
        size //= 2
