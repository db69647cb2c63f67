"""How tightly Kotlin's operators bind: the larger, the tighter."""

from __future__ import annotations

LOWEST = 0
CONDITIONAL = 1
OR = 3
AND = 4
EQUALITY = 5
COMPARISON = 6
NAMED_CHECK = 7
"""`in` and `is`."""
ELVIS = 8
ADDITIVE = 11
MULTIPLICATIVE = 12
CAST = 13
PREFIX = 14
POSTFIX = 15
