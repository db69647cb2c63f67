"""Numbers as IEEE doubles with the text of ECMAScript.

Python's integers have no bound, so one beyond ±2^53 stands for the double nearest to it.
"""

from __future__ import annotations

import math

SAFE_LIMIT = 2**53
"""Up to here, either way, every integer is a double."""


def is_safe(number: int) -> bool:
    """Whether the integer is exact as a double, with all integers below it."""
    return -SAFE_LIMIT <= number <= SAFE_LIMIT


def as_double(number: float) -> float:
    """The nearest double; infinity beyond the largest one. Integers up to 2^53 stay integers."""
    if type(number) is not int or is_safe(number):
        return number
    try:
        return float(number)
    except OverflowError:
        return math.inf if number > 0 else -math.inf


def parse_integer(digits: str) -> float:
    """The number of a decimal integer of any length."""
    return int(digits) if len(digits) < 16 else as_long_integer(digits)


def as_long_integer(digits: str) -> float:
    """The double nearest to a decimal integer, as an `int` while that is exact."""
    double = float(digits)
    return int(double) if abs(double) <= SAFE_LIMIT else double


def to_num(text: str) -> float | None:
    """The number of a text of ASCII digits only, if it is finite."""
    if not (text.isascii() and text.isdecimal()):
        return None
    number = parse_integer(text)
    return None if number == math.inf else number


def is_safe_integer(number: float) -> bool:
    """Whether it is an integer within ±(2^53 - 1)."""
    return abs(number) < SAFE_LIMIT and number == math.floor(number)


def number_text(number: float) -> str:
    """The text of ECMAScript: shortest digits, an exponent from 1e21 up and below 1e-6.

    A number that is not finite is the text `null`.
    """
    if type(number) is int and is_safe(number):
        return str(number)
    number = as_double(number)
    if number - number != 0:
        return "null"
    if number == 0:
        return "0"
    mantissa, _, exponent_text = repr(number).partition("e")
    if not exponent_text:
        return mantissa.removesuffix(".0")
    exponent = int(exponent_text)
    if not -7 < exponent < 21:
        return f"{mantissa}e{exponent:+d}"
    sign = "-" if mantissa.startswith("-") else ""
    digits = mantissa.lstrip("-").replace(".", "")
    if exponent < 0:
        return f"{sign}0.{'0' * (-exponent - 1)}{digits}"
    return f"{sign}{digits}{'0' * (exponent + 1 - len(digits))}"
