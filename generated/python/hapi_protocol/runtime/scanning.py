"""Scanning of text: what patterns are made of.

A place in a text is an index of its characters, `None` where there is none. Every function is
linear in the characters that it passes over.
"""

from __future__ import annotations

import re
from functools import lru_cache

from .text import WHITE_SPACE


class Chars:
    r"""A set of characters: members, ranges, `\d`, `\w` (ASCII), `\s`; a leading `^` negates it."""

    __slots__ = ("one", "run")

    def __init__(self, members: str) -> None:
        body = members.replace(r"\s", WHITE_SPACE)
        self.one = re.compile(f"[{body}]", re.ASCII)
        self.run = re.compile(f"[{body}]*", re.ASCII)

    def length(self, text: str, place: int) -> int:
        """How many such characters follow each other from `place` on."""
        run = self.run.match(text, place)
        return run.end() - place if run else 0


def replace_each(text: str, chars: Chars, replacement: str) -> str:
    """The text with `replacement` for every character of the set."""
    return replacement.join(chars.one.split(text))


def find(text: str, piece: str, place: int) -> int | None:
    """Where the piece stands first from `place` on."""
    found = text.find(piece, place)
    return None if found < 0 else found


def find_folded(text: str, piece: str, place: int) -> int | None:
    """Where the piece stands first from `place` on, ASCII letters in any case."""
    found = _folded(piece).search(text, place)
    return found.start() if found else None


def place_after(text: str, piece: str, place: int) -> int | None:
    """The place behind the piece, if it stands at `place`."""
    return place + len(piece) if text.startswith(piece, place) else None


def place_after_folded(text: str, piece: str, place: int) -> int | None:
    """The place behind the piece, if it stands at `place`, ASCII letters in any case."""
    found = _folded(piece).match(text, place)
    return found.end() if found else None


def place_before(text: str, piece: str, place: int) -> int | None:
    """Where the piece begins, if it ends at `place`."""
    return place - len(piece) if text.endswith(piece, 0, place) else None


def skip(text: str, chars: Chars, place: int) -> int:
    """The place behind the run of such characters that starts at `place`."""
    return place + chars.length(text, place)


def skip_back(text: str, chars: Chars, place: int) -> int:
    """Where the run of such characters that ends at `place` begins."""
    window = 16
    while place > 0:
        backwards = text[max(0, place - window) : place][::-1]
        length = chars.length(backwards, 0)
        place -= length
        if length < len(backwards):
            break
        window *= 2
    return place


def step(text: str, place: int) -> int:
    """One character on; the end stays."""
    return min(place + 1, len(text))


@lru_cache(maxsize=64)
def _folded(piece: str) -> re.Pattern[str]:
    return re.compile(re.escape(piece), re.ASCII | re.IGNORECASE)
