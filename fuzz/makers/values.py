"""Texts and JSON values in which rules of the contract are easily mistaken."""

from __future__ import annotations

from typing import Any

from fuzz.makers.dice import Dice

INFINITY = float("inf")
"""What a number too large for a double is read as."""

COMPOSED, DECOMPOSED = "\u00e9", "e\u0301"
"""Equal to a reader, different to the contract."""

SPACES = (
    " ",
    "\t",
    "\n",
    "\r",
    "\r\n",
    "\x0b",
    "\x0c",
    "\u00a0",
    "\u2003",
    "\u2028",
    "\u3000",
    "\ufeff",
)
NO_SPACES = ("\u0085", "\u001c", "\u200b", "\u180e", "\x00", "\x7f")
LONE_SURROGATES = ("\ud83d", "\ude00", "\ud800\ud800")
LETTERS = (
    "a",
    "B",
    "\u00df",
    "\u017f",
    "\u0130",
    "\u0131",
    "\u01c6",
    "\U0001f600",
    "\U00010428",
    COMPOSED,
    DECOMPOSED,
    "\u03a3",
    "\ufb01",
    "\u212a",
)
ESCAPED = ('"', "\\", "/", "\b", "\x1f", "<", "\u2029")

NUMBERS: tuple[Any, ...] = (
    0,
    1,
    -1,
    2,
    9,
    42,
    0.5,
    -0.0,
    100.0,
    1e-7,
    1.5e-9,
    1e20,
    1e21,
    123456789012345680000,
    2**53,
    2**53 + 1,
    -(2**63),
    10**30,
    5e-324,
    1.7976931348623157e308,
    0.1,
    1755000000000,
    INFINITY,
    -INFINITY,
)
WORDS = (
    "fix",
    "the",
    "queue",
    "patch",
    "na\u00efve",
    "\u65e5\u672c",
    "run",
    "Window",
    "it's",
    "a|b",
    "x_y",
)


def odd_text(dice: Dice) -> str:
    """A short text of odd characters."""
    pools = (SPACES, NO_SPACES, LETTERS, ESCAPED, WORDS, WORDS)
    pieces = [dice.pick(dice.pick(pools)) for _ in range(dice.between(1, 6))]
    if dice.chance(0.03):
        pieces.append(dice.pick(LONE_SURROGATES))
    return "".join(pieces)


def sentence(dice: Dice) -> str:
    """A few words."""
    return " ".join(dice.pick(WORDS) for _ in range(dice.between(1, 6)))


def spaced(dice: Dice, text: str) -> str:
    """The text, now and then with white space around it, or what looks like it."""
    if dice.chance(0.7):
        return text
    around = SPACES if dice.chance(0.8) else NO_SPACES
    return dice.pick(("", dice.pick(around))) + text + dice.pick(("", dice.pick(around)))


def soup(dice: Dice, pieces: tuple[str, ...], most: int) -> str:
    """Pieces of text one after the other, in any order."""
    return "".join(dice.pick(pieces) for _ in range(dice.between(1, most)))


def scalar(dice: Dice) -> Any:
    """A value that is no list and no object."""
    match dice.below(6):
        case 0:
            return dice.pick((None, True, False))
        case 1 | 2:
            return dice.pick(NUMBERS)
        case 3:
            return dice.pick(("", "9", "null", "true", "0"))
        case 4:
            return odd_text(dice)
        case _:
            return sentence(dice)


def value(dice: Dice, depth: int = 3) -> Any:
    """Any JSON value, a small one."""
    if depth == 0 or dice.chance(0.6):
        return scalar(dice)
    items = [value(dice, depth - 1) for _ in range(dice.few(4))]
    if dice.chance(0.4):
        return items
    return {key(dice): item for item in items}


def key(dice: Dice) -> str:
    """A key of an object; array indices come before all others in the contract's order."""
    plain = (
        "x",
        "y",
        "type",
        "id",
        "title",
        "prompt",
        "constructor",
        "__proto__",
        "length",
        "toString",
    )
    indices = ("0", "1", "10", "01", "-1", "4294967294", "4294967295", "1.5", "\u0661")
    return dice.pick((dice.pick(plain), dice.pick(plain), dice.pick(indices), odd_text(dice)))
