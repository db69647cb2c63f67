"""Reading JSON text by the contract's value rules, at any depth and length of number."""

from __future__ import annotations

import json
import re

from .json_value import ABSENT, Absent, Json
from .numbers import parse_integer

_SPACE = re.compile(r"[ \t\n\r]*")


class _NotJson(Exception):
    """NaN or an infinity, which the standard library reads and JSON does not have."""


def _refuse(name: str) -> Json:
    raise _NotJson(name)


_DECODER = json.JSONDecoder(parse_int=parse_integer, parse_constant=_refuse)


def loads(text: str | bytes) -> Json:
    """Reads JSON text; bytes are UTF-8, with or without a byte order mark.

    Numbers are doubles: an integer beyond 2^53 is the nearest one, a number beyond all of them is
    infinite. A repeated key keeps its first place and takes its last value.
    Raises json.JSONDecodeError (a ValueError with `lineno` and `colno`) when it is not JSON.
    """
    source = text if isinstance(text, str) else _decoded(text)
    try:
        value: Json = _DECODER.decode(source)
        return value
    except (RecursionError, _NotJson):
        return _Reader(source).document()


def parse_json(text: str) -> Json | Absent:
    """The value of JSON text; absent when it is not JSON."""
    try:
        return loads(text)
    except json.JSONDecodeError:
        return ABSENT


def _decoded(data: bytes) -> str:
    try:
        return str(data, "utf-8-sig")
    except UnicodeDecodeError as error:
        before = data[: error.start].decode("utf-8", "replace")
        raise json.JSONDecodeError("Not UTF-8", f"{before}\ufffd", len(before)) from None


class _Reader:
    """Reads with a stack of its own, so that no depth is too much; scalars are the decoder's."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.place = 0
        self.key = ""

    def document(self) -> Json:
        """The one value of the text."""
        root: list[Json] = []
        containers: list[dict[str, Json] | list[Json]] = [root]
        self.skip_space()
        while True:
            value = self.value_or_opened()
            container = containers[-1]
            if isinstance(container, dict):
                container[self.key] = value
            else:
                container.append(value)
            if isinstance(value, (dict, list)):
                containers.append(value)
                if not self.is_at(_closing(value)):
                    self.before_item(value)
                    continue
            while len(containers) > 1 and self.take(_closing(containers[-1])):
                containers.pop()
            if len(containers) == 1:
                self.expect_end()
                return root[0]
            if not self.take(","):
                raise self.error("Expecting ',' delimiter")
            self.before_item(containers[-1])

    def value_or_opened(self) -> Json:
        """A scalar, or the empty container that opens here."""
        if self.take("{"):
            return {}
        if self.take("["):
            return []
        return self.scalar()

    def before_item(self, container: dict[str, Json] | list[Json]) -> None:
        """Reads the key that stands before an item of an object."""
        if isinstance(container, list):
            return
        if not self.is_at('"'):
            raise self.error("Expecting property name enclosed in double quotes")
        self.key = str(self.scalar())
        if not self.take(":"):
            raise self.error("Expecting ':' delimiter")

    def scalar(self) -> Json:
        value: Json
        try:
            value, self.place = _DECODER.raw_decode(self.text, self.place)
        except _NotJson:
            raise self.error("Expecting value") from None
        self.skip_space()
        return value

    def is_at(self, mark: str) -> bool:
        return self.text.startswith(mark, self.place)

    def take(self, mark: str) -> bool:
        """Steps over the mark and the space behind it, if it stands here."""
        if not self.is_at(mark):
            return False
        self.place += 1
        self.skip_space()
        return True

    def skip_space(self) -> None:
        space = _SPACE.match(self.text, self.place)
        self.place = space.end() if space else self.place

    def expect_end(self) -> None:
        if self.place != len(self.text):
            raise self.error("Extra data")

    def error(self, message: str) -> json.JSONDecodeError:
        return json.JSONDecodeError(message, self.text, self.place)


def _closing(container: dict[str, Json] | list[Json]) -> str:
    return "}" if isinstance(container, dict) else "]"
