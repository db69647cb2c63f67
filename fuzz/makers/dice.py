"""Seeded choices that are the same on every machine and with every version of Python."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

T = TypeVar("T")


class Dice:
    """Choices from a seed. Only `Random.random` is used: its numbers are promised to stay."""

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed)

    def chance(self, probability: float) -> bool:
        """True as often as the probability says."""
        return self._random.random() < probability

    def below(self, end: int) -> int:
        """A whole number from 0 up to, but not, the end."""
        return int(self._random.random() * end)

    def between(self, low: int, high: int) -> int:
        """A whole number between two, both included."""
        return low + self.below(high - low + 1)

    def few(self, most: int) -> int:
        """A whole number from 0 to the most; small ones come more often."""
        return int(self._random.random() ** 2 * (most + 1))

    def pick(self, options: Sequence[T]) -> T:
        """One of the options."""
        return options[self.below(len(options))]

    def picks(self, options: Sequence[T], most: int) -> list[T]:
        """Some of the options, each as often as it comes."""
        return [self.pick(options) for _ in range(self.few(most))]

    def sample(self, options: Iterable[T], count: int) -> list[T]:
        """So many different ones of the options, or all, in any order."""
        return self.shuffled(options)[:count]

    def shuffled(self, items: Iterable[T]) -> list[T]:
        """The items in any order."""
        mixed = list(items)
        for last in range(len(mixed) - 1, 0, -1):
            other = self.below(last + 1)
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return mixed

    def some(self, members: dict[str, Any], keep: float = 0.6) -> dict[str, Any]:
        """An object with some of the members, in the order given."""
        return {key: value for key, value in members.items() if self.chance(keep)}
