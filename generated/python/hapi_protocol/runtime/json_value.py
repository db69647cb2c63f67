"""JSON values as plain Python values, absence beside them, and the questions rules ask of them.

A value is a `dict`, `list`, `str`, `int`, `float`, `bool` or `None` (null). `ABSENT` says that
there is no value at all. Nothing here raises, and nothing changes what it is given.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final, TypeAlias

from .numbers import SAFE_LIMIT, as_double

Json: TypeAlias = "dict[str, Json] | list[Json] | str | int | float | bool | None"
Object: TypeAlias = "dict[str, Json]"


class Absent(Enum):
    """The type of `ABSENT`."""

    ABSENT = "absent"

    def __repr__(self) -> str:
        return "ABSENT"


ABSENT: Final = Absent.ABSENT


@dataclass(slots=True)
class Entry:
    """One member of an object, or one item of a list under its index."""

    key: str
    value: Json


def get(value: Json | Absent, key: str) -> Json | Absent:
    """The member of an object; absent when `value` is no object or has no such key."""
    return value.get(key, ABSENT) if type(value) is dict else ABSENT


def as_str(value: Json | Absent) -> str | None:
    """The value if it is a string."""
    return value if type(value) is str else None


def first_str(fields: Object, *keys: str) -> str | None:
    """The first of some members that is a string."""
    for key in keys:
        value = fields.get(key)
        if type(value) is str:
            return value
    return None


def str_or(value: Json | Absent, other: str) -> str:
    """The value if it is a string, else the other one."""
    return value if type(value) is str else other


def as_bool(value: Json | Absent) -> bool | None:
    """The value if it is true or false."""
    return value if type(value) is bool else None


def as_num(value: Json | Absent) -> float | None:
    """The value if it is a finite number; an integer beyond 2^53 gives the nearest double."""
    if type(value) is int and -SAFE_LIMIT <= value <= SAFE_LIMIT:
        return value
    double = as_double(value) if type(value) is int else value
    return double if type(double) is float and double - double == 0 else None


def as_number(value: Json | Absent) -> float | None:
    """The value if it is a number, finite or not."""
    return as_double(value) if type(value) is int or type(value) is float else None


def num_or(value: Json | Absent, other: float) -> float:
    """The value if it is a finite number, else the other one."""
    number = as_num(value)
    return other if number is None else number


def as_list(value: Json | Absent) -> list[Json] | None:
    """The value if it is a list."""
    return value if type(value) is list else None


def as_object(value: Json | Absent) -> Object | None:
    """The value if it is an object."""
    return value if type(value) is dict else None


def as_tri_num(value: Json | Absent) -> float | Absent | None:
    """Null and finite numbers as they are; anything else is absent."""
    if value is None:
        return None
    number = as_num(value)
    return ABSENT if number is None else number


def as_record(value: Json | Absent) -> Json | Absent:
    """The value if it is an object or an array, else `ABSENT`."""
    return value if type(value) in (dict, list) else ABSENT


def is_record(value: Json | Absent) -> bool:
    """Whether it is an object or a list."""
    return type(value) is dict or type(value) is list


def is_number(value: Json | Absent) -> bool:
    """Whether it is a number, finite or not."""
    return type(value) is int or type(value) is float


def is_nullish(value: Json | Absent) -> bool:
    """Whether it is null or absent."""
    return value is None or value is ABSENT


def is_truthy(value: Json | Absent) -> bool:
    """Whether it is anything but absent, null, false, zero, not-a-number and the empty string."""
    if value is ABSENT:
        return False
    return type(value) is dict or type(value) is list or (bool(value) and value == value)


def coalesce(value: Json | Absent, other: Json | Absent) -> Json | Absent:
    """The value unless it is null or absent, else the other one."""
    return other if value is None or value is ABSENT else value


def or_null(value: Json | Absent) -> Json:
    """The value; null when it is absent."""
    return None if value is ABSENT else value


def is_same_scalar(value: Json | Absent, other: Json | Absent) -> bool:
    """Whether both are absent, or both the same null, bool, number or string."""
    if is_number(value):
        return is_number(other) and as_double(value) == as_double(other)  # type: ignore[arg-type]
    return type(value) is type(other) and not is_record(value) and value == other


def is_same(value: Json | Absent, other: Json | Absent) -> bool:
    """Whether both are equal at every depth; the order of keys has no meaning."""
    pairs = [(value, other)]
    while pairs:
        left, right = pairs.pop()
        if type(left) is dict and type(right) is dict:
            if left.keys() != right.keys():
                return False
            pairs.extend((item, right[key]) for key, item in left.items())
        elif type(left) is list and type(right) is list:
            if len(left) != len(right):
                return False
            pairs.extend(zip(left, right, strict=True))
        elif not is_same_scalar(left, right):
            return False
    return True


def members(value: Json | Absent) -> Object:
    """The own members as an object of its own: a list has `"0"`, `"1"`, …; a scalar has none."""
    if type(value) is dict:
        return value.copy()
    if type(value) is list:
        return {str(index): item for index, item in enumerate(value)}
    return {}


def entries(value: Json | Absent) -> list[Entry]:
    """The own members in ECMAScript order: array indices first, ascending; then as written."""
    own = members(value)
    return [Entry(key, own[key]) for key in ordered_keys(own)]


def ordered_keys(value: Object) -> list[str]:
    """The keys of an object in ECMAScript order."""
    keys = list(value)
    indices = [key for key in keys if key[:1].isdecimal() and is_array_index(key)]
    if not indices:
        return keys
    return sorted(indices, key=int) + [key for key in keys if not is_array_index(key)]


def is_array_index(key: str) -> bool:
    """Whether the key is a canonical array index: `"0"` to `"4294967294"`, no leading zero."""
    if not (key.isascii() and key.isdecimal()) or len(key) > 10:
        return False
    return key == "0" or (key[0] != "0" and int(key) < 4294967295)


def merged(value: Json | Absent, over: Object) -> Object:
    """The members of `value`, those of `over` over them."""
    return {**members(value), **over}


def as_map(value: Json | Absent) -> dict[str, Json]:
    """A copy of an object's members in written order; empty when it is no object."""
    return value.copy() if type(value) is dict else {}


def without_absent(values: Mapping[str, Json | Absent]) -> Object:
    """The object of those values that are there."""
    return {key: value for key, value in values.items() if value is not ABSENT}
