"""Requests: what the window asks its client for, and how a load of older messages ends.

Each request carries the query of `GET /messages` as an object and, typed, what it is
made of. Its ticket tells the window whether an answer is still wanted.

Printed by portgen from specs/pagination/request.py. Do not edit: change the contract
and run `make generate`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from hapi_protocol.contract import PAGE_SIZE
from hapi_protocol.pagination.position import Position
from hapi_protocol.runtime import Object


@dataclass(slots=True)
class LatestRequest:
    """The newest page.

    Contract: pagination/request/LatestRequest
    """

    ticket: int
    query: Object
    is_replacing: bool
    """Whether the answer replaces the rows of the server."""


@dataclass(slots=True)
class CatchUpRequest:
    """The page after a place, up to the newest place there was when the sync began.

    Contract: pagination/request/CatchUpRequest
    """

    ticket: int
    query: Object
    after: Position
    until: Position | None
    epoch: float
    """The epoch in which the sync began."""


# A request of a tail sync, which brings the newest messages.
#
# Contract: pagination/request/SyncRequest
SyncRequest: TypeAlias = LatestRequest | CatchUpRequest


@dataclass(slots=True)
class OlderRequest:
    """The page before a place.

    Contract: pagination/request/OlderRequest
    """

    ticket: int
    query: Object
    before: Position


@dataclass(slots=True)
class OlderStarted:
    """There is something to ask.

    Contract: pagination/request/OlderStarted
    """

    request: OlderRequest


@dataclass(slots=True)
class OlderRefused:
    """There is nothing to ask now.

    Contract: pagination/request/OlderRefused
    """

    reason: StopReason


# How a load of older messages begins.
#
# Contract: pagination/request/OlderStart
OlderStart: TypeAlias = OlderStarted | OlderRefused


@dataclass(slots=True)
class OlderApplied:
    """The page is in the window.

    Contract: pagination/request/OlderApplied
    """

    has_more: bool
    added_renderable_count: int
    """How many of its messages are shown and were not there before."""


@dataclass(slots=True)
class OlderStopped:
    """Nothing was loaded.

    Contract: pagination/request/OlderStopped
    """

    reason: StopReason


@dataclass(slots=True)
class OlderFailed:
    """The client failed.

    Contract: pagination/request/OlderFailed
    """

    error: str


# How a load of older messages ended.
#
# Contract: pagination/request/OlderOutcome
OlderOutcome: TypeAlias = OlderApplied | OlderStopped | OlderFailed


class StopReason(StrEnum):
    """Why a load of older messages brought none.

    Contract: pagination/request/StopReason
    """

    BUSY = "busy"
    EXHAUSTED = "exhausted"
    UNAVAILABLE = "unavailable"
    INVALIDATED = "invalidated"
    EPOCH_RESET = "epoch-reset"


def latest_request(ticket: int, is_replacing: bool) -> SyncRequest:
    """A request for the newest page.

    Contract: pagination/request/latest_request
    """
    return LatestRequest(ticket, {"limit": PAGE_SIZE}, is_replacing)


def catch_up_request(
    ticket: int, after: Position, until: Position | None, epoch: float
) -> SyncRequest:
    """A request for the page after a place; its `until` halves are null in the first one of a
    sync.

    Contract: pagination/request/catch_up_request
    """
    until_at = until.at if until is not None else None
    until_seq = until.seq if until is not None else None
    return CatchUpRequest(
        ticket,
        {
            "afterAt": after.at,
            "afterSeq": after.seq,
            "untilAt": until_at,
            "untilSeq": until_seq,
            "epoch": epoch,
            "limit": PAGE_SIZE,
        },
        after,
        until,
        epoch,
    )


def older_request(ticket: int, before: Position) -> OlderRequest:
    """A request for the page before a place.

    Contract: pagination/request/older_request
    """
    return OlderRequest(
        ticket, {"beforeAt": before.at, "beforeSeq": before.seq, "limit": PAGE_SIZE}, before
    )


def outcome_object(outcome: OlderOutcome) -> Object:
    """An outcome as the object that fixtures hold.

    Contract: pagination/request/outcome_object
    """
    match outcome:
        case OlderApplied():
            return {
                "kind": "applied",
                "hasMore": outcome.has_more,
                "addedRenderableCount": outcome.added_renderable_count,
            }
        case OlderStopped():
            return {"kind": "stopped", "reason": outcome.reason.value}
        case OlderFailed():
            return {"kind": "failed", "error": outcome.error}
