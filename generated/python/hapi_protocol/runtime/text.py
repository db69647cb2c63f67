"""Text with the contract's white space, ECMAScript's case mapping and UTF-16 order."""

from __future__ import annotations

import re

WHITE_SPACE = (
    "\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a"
    "\u2028\u2029\u202f\u205f\u3000\ufeff"
)


_SPACE_RUN = re.compile(f"[{WHITE_SPACE}]+")


def trim(text: str) -> str:
    """The text without white space at both ends."""
    return text.strip(WHITE_SPACE)


def trim_start(text: str) -> str:
    """The text without white space at its start."""
    return text.lstrip(WHITE_SPACE)


def trim_end(text: str) -> str:
    """The text without white space at its end."""
    return text.rstrip(WHITE_SPACE)


def collapsed(text: str) -> str:
    """The text with one space for every run of white space."""
    return _SPACE_RUN.sub(" ", text)


def first_upper(text: str) -> str:
    """The text with its first UTF-16 unit upper-cased; half of a surrogate pair has no case."""
    first = text[:1]
    return first.upper() + text[1:] if first < "\U00010000" else text


def units(text: str) -> int:
    """The length in UTF-16 units."""
    return len(text) if text.isascii() else len(unit_key(text)) // 2


def unit_key(text: str) -> bytes:
    """What orders texts by UTF-16 units."""
    return text.encode("utf-16-be", "surrogatepass")


def compare_units(left: str, right: str) -> int:
    """Below, at or above 0: the order by UTF-16 units."""
    if left == right:
        return 0
    return -1 if unit_key(left) < unit_key(right) else 1
