"""Positions: where a message stands in its session, and where a cursor points.

Printed by portgen from specs/pagination/position.py. Do not edit: change the contract
and run `make generate`.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class Position:
    """A place in the order of a session.

    Contract: pagination/position/Position
    """

    at: float
    """When the message was invoked or, before that, when it was made; in milliseconds."""
    seq: float
    """The number that the server gave it."""

    def is_before(self, other: Position) -> bool:
        """Whether this place comes before the other one.

        Contract: pagination/position/Position.is_before
        """
        return self.at < other.at or (self.at == other.at and self.seq < other.seq)


def later_position(first: Position | None, second: Position | None) -> Position | None:
    """The later of two places; the other one where one is missing.

    Contract: pagination/position/later_position
    """
    if first is None:
        return second
    if second is None:
        return first
    return second if first.is_before(second) else first


def earlier_position(first: Position | None, second: Position | None) -> Position | None:
    """The earlier of two places; the other one where one is missing.

    Contract: pagination/position/earlier_position
    """
    if first is None:
        return second
    if second is None:
        return first
    return second if second.is_before(first) else first


def position_at(at: float | None, seq: float | None) -> Position | None:
    """A place of two halves; none unless both are there.

    Contract: pagination/position/position_at
    """
    if at is None or seq is None:
        return None
    return Position(at, seq)
