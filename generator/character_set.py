r"""Sets of characters in the notation of `Const[Chars]`: the inside of a bracket of a pattern.

Members stand one by one or as ranges (`a-z`); a leading `^` negates. The escapes are `\d` (ASCII
digits), `\w` (ASCII letters, digits, `_`), `\s` (the contract's white space), `\n \r \t`, `\uXXXX`
and a backslash before any mark. Targets print a set from its `ranges` or keep the notation.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

LAST = 0x10FFFF


@dataclass(frozen=True)
class CharacterSet:
    """Code points as ranges: ascending, apart from each other, both ends included."""

    ranges: tuple[tuple[int, int], ...] = ()

    @classmethod
    def of(cls, ranges: Iterable[tuple[int, int]]) -> CharacterSet:
        """The set of ranges in any order, overlapping or not."""
        merged: list[tuple[int, int]] = []
        for low, high in sorted(ranges):
            if merged and low <= merged[-1][1] + 1:
                merged[-1] = (merged[-1][0], max(high, merged[-1][1]))
            else:
                merged.append((low, high))
        return cls(tuple(merged))

    @classmethod
    def characters(cls, text: str) -> CharacterSet:
        """The set of the characters of a text."""
        return cls.of((ord(char), ord(char)) for char in text)

    def __or__(self, other: CharacterSet) -> CharacterSet:
        return CharacterSet.of((*self.ranges, *other.ranges))

    def __contains__(self, char: str) -> bool:
        return any(low <= ord(char) <= high for low, high in self.ranges)

    def overlaps(self, other: CharacterSet) -> bool:
        """Whether a character is in both."""
        return any(
            low <= other_high and other_low <= high
            for low, high in self.ranges
            for other_low, other_high in other.ranges
        )

    def negated(self) -> CharacterSet:
        """All other characters."""
        gaps, start = [], 0
        for low, high in self.ranges:
            gaps.append((start, low - 1))
            start = high + 1
        gaps.append((start, LAST))
        return CharacterSet.of((low, high) for low, high in gaps if low <= high)

    def folded(self) -> CharacterSet:
        """The set with both cases of every ASCII letter in it."""
        letters = [chr(code) for code in range(0x80) if chr(code).isalpha() and chr(code) in self]
        return self | CharacterSet.characters("".join(letters).swapcase())


DIGITS = CharacterSet.of([(0x30, 0x39)])
WORD = DIGITS | CharacterSet.of([(0x41, 0x5A), (0x5F, 0x5F), (0x61, 0x7A)])
LINE_ENDS = CharacterSet.characters("\n\r\u2028\u2029")
WHITE_SPACE = CharacterSet.of([(0x2000, 0x200A)]) | CharacterSet.characters(
    "\t\n\v\f\r \u00a0\u1680\u2028\u2029\u202f\u205f\u3000\ufeff"
)
CLASSES = {"d": DIGITS, "w": WORD, "s": WHITE_SPACE}
_CONTROLS = {"n": "\n", "r": "\r", "t": "\t"}
_MEMBER = re.compile(r"\\u[0-9a-fA-F]{4}|\\.|[^\\]", re.DOTALL)


class NotationError(ValueError):
    """What is wrong with a notation, and at which index of it."""

    def __init__(self, index: int, message: str) -> None:
        self.index = index
        super().__init__(message)


def parse_members(notation: str) -> CharacterSet:
    """Reads a set. Raises NotationError."""
    body = notation.removeprefix("^")
    offset = len(notation) - len(body)
    members = list(_members(body, offset))
    if not members:
        raise NotationError(0, "a set of characters has no member")
    found = CharacterSet()
    position = 0
    while position < len(members):
        index, member = members[position]
        is_range = position + 2 < len(members) and members[position + 1][1] == "-"
        if is_range and body[members[position + 1][0] - offset] == "-":
            found |= _range(index, member, members[position + 2][1])
            position += 3
        else:
            found |= _single(member)
            position += 1
    return found.negated() if offset else found


def unescaped(index: int, escape: str) -> str:
    r"""The character of an escape (`\n`, `\u2028`, `\[`) at that index. Raises NotationError."""
    if escape.startswith("\\u") and len(escape) == 6:
        return chr(int(escape[2:], 16))
    char = escape[1:]
    if char in _CONTROLS:
        return _CONTROLS[char]
    if not char or char.isalnum():
        raise NotationError(index, f"the escape {escape} is not in the notation")
    return char


def _members(body: str, offset: int) -> Iterator[tuple[int, str | CharacterSet]]:
    place = 0
    while place < len(body):
        index = place + offset
        member = _MEMBER.match(body, place)
        if member is None:
            raise NotationError(index, "a backslash stands alone at the end")
        place = member.end()
        token = member[0]
        if len(token) == 1:
            yield index, token
        elif token[1] in CLASSES:
            yield index, CLASSES[token[1]]
        else:
            yield index, unescaped(index, token)


def _range(index: int, low: str | CharacterSet, high: str | CharacterSet) -> CharacterSet:
    if not isinstance(low, str) or not isinstance(high, str):
        raise NotationError(index, "a range goes from one character to another")
    if low > high:
        raise NotationError(index, f"the range {low}-{high} is empty")
    return CharacterSet.of([(ord(low), ord(high))])


def _single(member: str | CharacterSet) -> CharacterSet:
    return CharacterSet.characters(member) if isinstance(member, str) else member
