"""Reading what travels: a parser gives the normal form of a valid value, and nothing for
any other.

Printed by portgen from specs/wire/parsing.py. Do not edit: change the contract and run
`make generate`.
"""

from __future__ import annotations

from collections.abc import Callable

from hapi_protocol.runtime import (
    ABSENT,
    Absent,
    Json,
    as_bool,
    as_num,
    as_object,
    as_str,
    entries,
    get,
    json_list,
    merged,
)


class ObjectReader:
    """Reads an object member by member; one that is not valid makes the whole object so.

    Contract: wire/parsing/ObjectReader
    """

    __slots__ = ("source", "members", "added", "is_refused")

    def __init__(self, source: Json | Absent) -> None:
        self.source: Json | Absent = source
        self.members: dict[str, Json] = {}
        self.added: int = 0
        self.is_refused: bool = False

    def required(self, key: str, parse: Callable[[Json | Absent], Json | Absent]) -> None:
        """Takes a member that must be there.

        Contract: wire/parsing/ObjectReader.required
        """
        self.take(key, parse(get(self.source, key)))

    def required_or_null(self, key: str, parse: Callable[[Json | Absent], Json | Absent]) -> None:
        """Takes a member that must be there and may be null.

        Contract: wire/parsing/ObjectReader.required_or_null
        """
        value = get(self.source, key)
        self.take(key, value if value is None else parse(value))

    def optional(
        self,
        key: str,
        parse: Callable[[Json | Absent], Json | Absent],
        otherwise: Json | Absent = ABSENT,
    ) -> None:
        """Takes a member that may be absent; `otherwise`, if given, stands in for it.

        Contract: wire/parsing/ObjectReader.optional
        """
        value = get(self.source, key)
        if value is not ABSENT:
            self.take(key, parse(value))
        elif otherwise is not ABSENT:
            self.add(key, otherwise)

    def optional_or_null(self, key: str, parse: Callable[[Json | Absent], Json | Absent]) -> None:
        """Takes a member that may be absent or null.

        Contract: wire/parsing/ObjectReader.optional_or_null
        """
        value = get(self.source, key)
        if value is not ABSENT:
            self.take(key, value if value is None else parse(value))

    def defaulted(
        self, key: str, parse: Callable[[Json | Absent], Json | Absent], otherwise: Json
    ) -> None:
        """Takes a member for which `otherwise` stands in when it is absent or null.

        Contract: wire/parsing/ObjectReader.defaulted
        """
        value = get(self.source, key)
        if value is ABSENT:
            self.add(key, otherwise)
        else:
            self.take(key, otherwise if value is None else parse(value))

    def refuse_empty(self) -> None:
        """Refuses an object without members.

        Contract: wire/parsing/ObjectReader.refuse_empty
        """
        if not entries(self.source):
            self.is_refused = True

    def refuse_others(self) -> None:
        """Refuses an object with members that were not taken.

        Contract: wire/parsing/ObjectReader.refuse_others
        """
        if len(entries(self.source)) != len(self.members) - self.added:
            self.is_refused = True

    def normal_form(self) -> Json | Absent:
        """The members that were taken; nothing when the source is no valid object.

        Contract: wire/parsing/ObjectReader.normal_form
        """
        if self.is_refused or as_object(self.source) is None:
            return ABSENT
        return self.members.copy()

    def normal_form_with_others(self) -> Json | Absent:
        """All members, those that were taken in normal form.

        Contract: wire/parsing/ObjectReader.normal_form_with_others
        """
        if self.is_refused or as_object(self.source) is None:
            return ABSENT
        return merged(self.source, self.members.copy())

    def take(self, key: str, normal: Json | Absent) -> None:
        """Takes what a parser gave; nothing means that the member is not valid.

        Contract: wire/parsing/ObjectReader.take
        """
        if normal is not ABSENT:
            self.members[key] = normal
        else:
            self.is_refused = True

    def add(self, key: str, otherwise: Json) -> None:
        """Takes a value for a member that is absent.

        Contract: wire/parsing/ObjectReader.add
        """
        self.members[key] = otherwise
        self.added = self.added + 1


def parse_list(
    value: Json | Absent, parse_item: Callable[[Json | Absent], Json | Absent]
) -> Json | Absent:
    """The list with each of its items in normal form, or nothing when one is not valid.

    Contract: wire/parsing/parse_list
    """
    items = value
    if not isinstance(items, list):
        return ABSENT
    parsed: list[Json] = []
    for item in items:
        normal = parse_item(item)
        if normal is ABSENT:
            return ABSENT
        parsed.append(normal)
    return json_list(parsed)


def parse_map(
    value: Json | Absent, parse_value: Callable[[Json | Absent], Json | Absent]
) -> Json | Absent:
    """The object with each of its values in normal form, or nothing when one is not valid.

    Contract: wire/parsing/parse_map
    """
    if as_object(value) is None:
        return ABSENT
    parsed: dict[str, Json] = {}
    for entry in entries(value):
        normal = parse_value(entry.value)
        if normal is ABSENT:
            return ABSENT
        parsed[entry.key] = normal
    return parsed.copy()


def parse_one_of(value: Json | Absent, texts: list[str]) -> Json | Absent:
    """The value when it is one of these texts.

    Contract: wire/parsing/parse_one_of
    """
    if isinstance(text := value, str) and text in texts:
        return value
    return ABSENT


def parse_string(value: Json | Absent) -> Json | Absent:
    """The value when it is a text.

    Contract: wire/parsing/parse_string
    """
    return value if as_str(value) is not None else ABSENT


def parse_number(value: Json | Absent) -> Json | Absent:
    """The value when it is a finite number.

    Contract: wire/parsing/parse_number
    """
    return value if as_num(value) is not None else ABSENT


def parse_boolean(value: Json | Absent) -> Json | Absent:
    """The value when it is true or false.

    Contract: wire/parsing/parse_boolean
    """
    return value if as_bool(value) is not None else ABSENT


def parse_anything(value: Json | Absent) -> Json | Absent:
    """The value, whatever it is.

    Contract: wire/parsing/parse_anything
    """
    return value
