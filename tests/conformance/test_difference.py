"""Differences are found at any depth and told by their JSON path."""

from __future__ import annotations

from typing import Any

import pytest

from generator.conformance.difference import ABSENT, Difference, differences


def found(expected: Any, actual: Any) -> list[tuple[str, Any, Any]]:
    return [
        (difference.path, difference.expected, difference.actual)
        for difference in differences("$", expected, actual)
    ]


@pytest.mark.parametrize(
    ("left", "right"),
    [
        (1, 1.0),
        (-0.0, 0),
        (float("inf"), float("inf")),
        ({"a": 1, "b": [None]}, {"b": [None], "a": 1}),
        (ABSENT, ABSENT),
        ("", ""),
    ],
)
def test_these_are_equal(left: Any, right: Any) -> None:
    assert found(left, right) == []


@pytest.mark.parametrize(
    ("left", "right"),
    [
        (1, True),
        (0, False),
        (0, None),
        (None, ABSENT),
        ("1", 1),
        ([], {}),
        ([], ABSENT),
        ("e\u0301", "\u00e9"),
        (9007199254740993, 9007199254740992.0),
        (0.1 + 0.2, 0.3),
    ],
)
def test_these_are_not(left: Any, right: Any) -> None:
    assert found(left, right) == [("$", left, right)]
    assert found(right, left) == [("$", right, left)]


def test_every_smallest_difference_has_its_path() -> None:
    expected = {"a": [1, {"b c": "x"}], "d": {"e": 1}, "f": None}
    actual = {"a": [2, {"b c": "y"}, 3], "d": [1], "f": None, "g'": 5}
    assert found(expected, actual) == [
        ("$.a[0]", 1, 2),
        ('$.a[1]["b c"]', "x", "y"),
        ("$.a[2]", ABSENT, 3),
        ("$.d", {"e": 1}, [1]),
        ('$["g\'"]', ABSENT, 5),
    ]


def test_depth_has_no_limit() -> None:
    left: Any = 1
    right: Any = 2
    for _ in range(100_000):
        left, right = [left], {"a": right} if right == 2 else [right]
    (difference,) = differences("$", left, right)
    assert difference.path == "$" + "[0]" * 99_999
    assert isinstance(difference, Difference)
