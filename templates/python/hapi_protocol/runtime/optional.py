"""Values that may be missing: `None`, or `ABSENT` where `None` is the null of JSON."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import TypeVar

from .json_value import ABSENT, Absent, Json

ValueT = TypeVar("ValueT")
EnumT = TypeVar("EnumT", bound=Enum)


def or_else(value: ValueT | None, other: ValueT) -> ValueT:
    """The value unless it is `None`, else the other one."""
    return other if value is None else value


def json_or(value: Json | Absent, other: Json | Absent) -> Json | Absent:
    """The value, null included, unless it is absent; else the other one."""
    return other if value is ABSENT else value


def json_opt(value: Json) -> Json | Absent:
    """An optional value as JSON that may be absent: `None` is absence here."""
    return ABSENT if value is None else value


def wire_opt(member: Enum | None) -> Json | Absent:
    """The wire string of an optional member of an enum; absent when there is none."""
    return ABSENT if member is None else str(member.value)


def known(value: ValueT | Absent | None) -> ValueT | None:
    """The value of a field that is absent, null or known; else `None`."""
    return None if value is ABSENT else value


def enum_from_wire(enum: type[EnumT], text: str | None) -> EnumT | None:
    """The member with that wire string, if there is such a text and member."""
    member = enum._value2member_map_.get(text)
    return member if isinstance(member, enum) else None


def one_of(text: str | None, allowed: Sequence[str]) -> str | None:
    """The text if it is one of the allowed ones, else `None`."""
    return text if text in allowed else None
