"""Sets of characters as predicates on a UTF-16 unit."""

from __future__ import annotations

from generator.character_set import WHITE_SPACE, parse_members
from generator.targets.kotlin.pieces import quoted
from generator.targets.layout import LINE, Doc, Group, Nest

_LAST_UNIT = 0xFFFF


def character_set(notation: str) -> Doc:
    """The set of a notation; both halves of a surrogate pair are in it, or neither."""
    is_negated = notation.startswith("^")
    members = parse_members(notation)
    ranges = list((members.negated() if is_negated else members).ranges)
    tests: list[str] = []
    if all(part in ranges for part in WHITE_SPACE.ranges):
        ranges = [part for part in ranges if part not in WHITE_SPACE.ranges]
        tests.append("!it.isSpace()" if is_negated else "it.isSpace()")
    for low, high in ranges:
        tests.append(_test(low, min(high, _LAST_UNIT), is_negated))
    word = " &&" if is_negated else " ||"
    rest: list[Doc] = [[word, LINE, test] for test in tests[1:]]
    return Group(["CharSet {", Nest([LINE, tests[0], *rest]), LINE, "}"])


def _test(low: int, high: int, is_negated: bool) -> str:
    if low == high:
        return f"it {'!=' if is_negated else '=='} {_literal(low)}"
    return f"it {'!in' if is_negated else 'in'} {_literal(low)}..{_literal(high)}"


def _literal(code: int) -> str:
    char = chr(code)
    if char in '"$':
        return f"'{char}'"
    return "'\\''" if char == "'" else f"'{quoted(char)[1:-1]}'"
