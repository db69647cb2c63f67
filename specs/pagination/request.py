"""Requests: what the window asks its client for, and how a load of older messages ends.

Each request carries the query of `GET /messages` as an object and, typed, what it is made of. Its
ticket tells the window whether an answer is still wanted.
"""

@public
class SyncRequest(Union):
    """A request of a tail sync, which brings the newest messages."""

    ticket: int
    query: Object


@public
class LatestRequest(SyncRequest, tag="latest"):
    """The newest page."""

    is_replacing: bool
    """Whether the answer replaces the rows of the server."""


@public
class CatchUpRequest(SyncRequest, tag="after"):
    """The page after a place, up to the newest place there was when the sync began."""

    after: Position
    until: Opt[Position]
    epoch: num
    """The epoch in which the sync began."""


@public
class OlderRequest(Record):
    """The page before a place."""

    ticket: int
    query: Object
    before: Position


@public
class OlderStart(Union):
    """How a load of older messages begins."""


@public
class OlderStarted(OlderStart, tag="started"):
    """There is something to ask."""

    request: OlderRequest


@public
class OlderRefused(OlderStart, tag="refused"):
    """There is nothing to ask now."""

    reason: StopReason


@public
class OlderOutcome(Union):
    """How a load of older messages ended."""


@public
class OlderApplied(OlderOutcome, tag="applied"):
    """The page is in the window."""

    has_more: bool
    added_renderable_count: int
    """How many of its messages are shown and were not there before."""


@public
class OlderStopped(OlderOutcome, tag="stopped"):
    """Nothing was loaded."""

    reason: StopReason


@public
class OlderFailed(OlderOutcome, tag="failed"):
    """The client failed."""

    error: str


@public
class StopReason(Enum):
    """Why a load of older messages brought none."""

    BUSY = "busy"
    EXHAUSTED = "exhausted"
    UNAVAILABLE = "unavailable"
    INVALIDATED = "invalidated"
    EPOCH_RESET = "epoch-reset"


def latest_request(ticket: int, is_replacing: bool) -> SyncRequest:
    """A request for the newest page."""
    return LatestRequest(ticket=ticket, query={"limit": PAGE_SIZE}, is_replacing=is_replacing)


def catch_up_request(ticket: int, after: Position, until: Opt[Position], epoch: num) -> SyncRequest:
    """A request for the page after a place; its `until` halves are null in the first one of a sync."""
    until_at = until.at if until is not None else None
    until_seq = until.seq if until is not None else None
    return CatchUpRequest(
        ticket=ticket,
        query={
            "afterAt": after.at,
            "afterSeq": after.seq,
            "untilAt": until_at.or_null(),
            "untilSeq": until_seq.or_null(),
            "epoch": epoch,
            "limit": PAGE_SIZE,
        },
        after=after,
        until=until,
        epoch=epoch,
    )


def older_request(ticket: int, before: Position) -> OlderRequest:
    """A request for the page before a place."""
    return OlderRequest(
        ticket=ticket,
        query={"beforeAt": before.at, "beforeSeq": before.seq, "limit": PAGE_SIZE},
        before=before,
    )


@package
def outcome_object(outcome: OlderOutcome) -> Object:
    """An outcome as the object that fixtures hold."""
    match outcome:
        case OlderApplied():
            return {
                "kind": "applied",
                "hasMore": outcome.has_more,
                "addedRenderableCount": outcome.added_renderable_count,
            }
        case OlderStopped():
            return {"kind": "stopped", "reason": outcome.reason}
        case OlderFailed():
            return {"kind": "failed", "error": outcome.error}
