"""Judging what a port made of a document, in lines that say where it is wrong."""

from __future__ import annotations

from itertools import islice
from typing import Any

from generator.conformance.difference import ABSENT, Difference, differences
from generator.conformance.fixtures import Document
from generator.conformance.runner import PortFailed, Runner
from generator.port import Port

MOST_DIFFERENCES = 5
"""As many differences of one document are told."""

WIDTH = 120
"""Longer texts of values are cut around the first character that differs."""


def faults(document: Document, run: Runner, port: Port) -> list[str]:
    """What is wrong with a port's answer to a document, as lines; none when it is right."""
    try:
        checks = run(document)
    except PortFailed as error:
        return str(error).splitlines()
    found = iter(
        difference
        for check in checks
        for difference in differences(check.path, check.expected, check.actual)
    )
    lines = [line for each in islice(found, MOST_DIFFERENCES) for line in _lines(each, port)]
    more = sum(1 for _ in found)
    return [*lines, f"and {more} more"] if more else lines


def _lines(difference: Difference, port: Port) -> list[str]:
    expected, actual = _cut_alike(_text(difference.expected, port), _text(difference.actual, port))
    return [difference.path, f"  expected {expected}", f"  got      {actual}"]


def _text(value: Any, port: Port) -> str:
    return "nothing" if value is ABSENT else port.canonical_json(value)


def _cut_alike(left: str, right: str) -> tuple[str, str]:
    """Two texts, both cut around the first character that differs when one is long."""
    if max(len(left), len(right)) <= WIDTH:
        return left, right
    pairs = enumerate(zip(left, right, strict=False))
    same = next((index for index, (a, b) in pairs if a != b), min(len(left), len(right)))
    start = max(0, same - WIDTH // 3)
    return _cut(left, start), _cut(right, start)


def _cut(text: str, start: int) -> str:
    end = start + WIDTH
    return ("…" if start else "") + text[start:end] + ("…" if end < len(text) else "")
