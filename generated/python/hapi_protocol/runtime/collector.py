"""Keeping Python's garbage collector out of the way of what makes many values and no cycle."""

from __future__ import annotations

import gc
from collections.abc import Callable
from functools import wraps
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


def without_collector(function: Callable[P, T]) -> Callable[P, T]:
    """A function during which the collector rests, if it was on.

    For functions that make many values and no cycle: the collector would walk all of them again and
    again, a fifth of the time of a long session, and find nothing to free.
    """

    @wraps(function)
    def undisturbed(*args: P.args, **kwargs: P.kwargs) -> T:
        if not gc.isenabled():
            return function(*args, **kwargs)
        gc.disable()
        try:
            return function(*args, **kwargs)
        finally:
            gc.enable()

    return undisturbed
