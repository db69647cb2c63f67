"""Positions: where a message stands in its session, and where a cursor points."""

@public
class Position(Record):
    """A place in the order of a session."""

    at: num
    """When the message was invoked or, before that, when it was made; in milliseconds."""
    seq: num
    """The number that the server gave it."""

    @public
    def is_before(self, other: Position) -> bool:
        """Whether this place comes before the other one."""
        return self.at < other.at or (self.at == other.at and self.seq < other.seq)


def later_position(first: Opt[Position], second: Opt[Position]) -> Opt[Position]:
    """The later of two places; the other one where one is missing."""
    if first is None:
        return second
    if second is None:
        return first
    return second if first.is_before(second) else first


def earlier_position(first: Opt[Position], second: Opt[Position]) -> Opt[Position]:
    """The earlier of two places; the other one where one is missing."""
    if first is None:
        return second
    if second is None:
        return first
    return second if second.is_before(first) else first


def position_at(at: Opt[num], seq: Opt[num]) -> Opt[Position]:
    """A place of two halves; none unless both are there."""
    if at is None or seq is None:
        return None
    return Position(at=at, seq=seq)
