"""Where two JSON values differ, at any depth."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final


class Absent:
    """No value at all, which is not null."""

    def __repr__(self) -> str:
        return "(absent)"


ABSENT: Final = Absent()


@dataclass(frozen=True)
class Difference:
    """One value that differs; `path` is a JSON path."""

    path: str
    expected: Any
    actual: Any


Path = tuple["Path", str | int] | str
"""A path under way: what it continues and its last step, or the text it begins with."""


def differences(path: str, expected: Any, actual: Any) -> Iterator[Difference]:
    """Every smallest part in which the values differ, in the order of the expected value.

    The order of keys does not matter; numbers compare as numbers, and exactly.
    """
    stack: list[tuple[Path, Any, Any]] = [(path, expected, actual)]
    while stack:
        place, left, right = stack.pop()
        if isinstance(left, dict) and isinstance(right, dict):
            keys = [*left, *(key for key in right if key not in left)]
            stack += [
                ((place, key), left.get(key, ABSENT), right.get(key, ABSENT))
                for key in reversed(keys)
            ]
        elif isinstance(left, list) and isinstance(right, list):
            stack += [
                ((place, index), _item(left, index), _item(right, index))
                for index in reversed(range(max(len(left), len(right))))
            ]
        elif not _is_same_scalar(left, right):
            yield Difference(_shown(place), left, right)


def _item(items: list[Any], index: int) -> Any:
    return items[index] if index < len(items) else ABSENT


def _is_same_scalar(left: Any, right: Any) -> bool:
    if isinstance(left, dict | list) or isinstance(right, dict | list):
        return False
    if isinstance(left, bool) or isinstance(right, bool):
        return left is right
    return bool(left == right)


def _shown(path: Path) -> str:
    steps: list[str] = []
    while isinstance(path, tuple):
        path, step = path
        if isinstance(step, int):
            steps.append(f"[{step}]")
        elif re.fullmatch(r"[A-Za-z_][A-Za-z0-9_]*", step):
            steps.append(f".{step}")
        else:
            steps.append(f"[{json.dumps(step)}]")
    return path + "".join(reversed(steps))
