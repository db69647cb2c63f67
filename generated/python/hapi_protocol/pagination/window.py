"""The message window: the loaded part of a session's messages, as a state machine without
I/O.

A tail sync brings the newest messages: `begin_sync` gives the first request,
`receive_sync` takes its answer and gives the next request, until there is none. A load
of older messages is one request: `begin_older`, then `receive_older`. At most one of
them runs: a new sync takes the place of one that runs and ends a load of older
messages. An answer that comes too late is discarded. Where a client waits instead of
beginning a second sync, `want_sync` makes one due after the one that runs.

Printed by portgen from specs/pagination/window.py. Do not edit: change the contract and
run `make generate`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from hapi_protocol.contract import HISTORY_SIZE, OLDER_SIZE, TAIL_SIZE
from hapi_protocol.pagination.merge import merge_rows
from hapi_protocol.pagination.page import MessagePage, count_new_rows, read_page, retained_rows
from hapi_protocol.pagination.position import Position, later_position
from hapi_protocol.pagination.request import (
    CatchUpRequest,
    LatestRequest,
    OlderApplied,
    OlderFailed,
    OlderOutcome,
    OlderRefused,
    OlderRequest,
    OlderStart,
    OlderStarted,
    OlderStopped,
    StopReason,
    SyncRequest,
    catch_up_request,
    latest_request,
    older_request,
)
from hapi_protocol.pagination.row import WindowRow, newest_position, oldest_position, read_rows
from hapi_protocol.pagination.trim import TrimMode, trim_rows
from hapi_protocol.runtime import Absent, Json, as_list, as_num, get, or_else, or_null, str_or

UNREADABLE_RESPONSE: Final = "the response is not a page of messages"


NO_PROGRESS: Final = "the server gave the same place to go on from again"


class ViewMode(StrEnum):
    """What a person looks at: the newest messages, or older ones.

    Contract: pagination/window/ViewMode
    """

    TAIL = "tail"
    HISTORY = "history"


@dataclass(slots=True)
class InvokedMessage:
    """A queued message that the agent has taken up.

    Contract: pagination/window/InvokedMessage
    """

    local_id: str
    invoked_at: float


class MessageWindow:
    """The loaded part of a session's messages, and how it is kept in step with the server.

    Contract: pagination/window/MessageWindow
    """

    __slots__ = (
        "rows",
        "has_more",
        "epoch",
        "is_history",
        "older_cursor",
        "newest_cursor",
        "warning",
        "is_sync_due",
        "needs_reset",
        "tickets",
        "sync_ticket",
        "older_ticket",
        "touched",
    )

    def __init__(self) -> None:
        self.rows: list[WindowRow] = []
        self.has_more: bool = False
        self.epoch: float | None = None
        self.is_history: bool = False
        self.older_cursor: Position | None = None
        self.newest_cursor: Position | None = None
        self.warning: str | None = None
        self.is_sync_due: bool = False
        self.needs_reset: bool = False
        self.tickets: int = 0
        self.sync_ticket: int | None = None
        self.older_ticket: int | None = None
        self.touched: set[str] = set()

    @property
    def messages(self) -> list[Json]:
        """The wire messages of the window in order, ready to be decoded.

        Contract: pagination/window/MessageWindow.messages
        """
        return [row.message for row in self.rows]

    @property
    def view_mode(self) -> ViewMode:
        """What the person looks at.

        Contract: pagination/window/MessageWindow.view_mode
        """
        return ViewMode.HISTORY if self.is_history else ViewMode.TAIL

    @property
    def is_syncing(self) -> bool:
        """Whether an answer to a tail sync is awaited.

        Contract: pagination/window/MessageWindow.is_syncing
        """
        return self.sync_ticket is not None

    @property
    def is_loading_older(self) -> bool:
        """Whether an answer to a load of older messages is awaited.

        Contract: pagination/window/MessageWindow.is_loading_older
        """
        return self.older_ticket is not None

    def begin_sync(self) -> SyncRequest:
        """Begins a tail sync, in place of one that runs, and gives its first request.

        It catches up from the newest cursor where that still holds, and asks for the newest
        page otherwise. A load of older messages that runs is over.

        Contract: pagination/window/MessageWindow.begin_sync
        """
        self.warning = None
        self.is_sync_due = False
        self.older_ticket = None
        if self.needs_reset:
            return latest_request(self.next_sync_ticket(), True)
        if (after := self.newest_cursor) is not None and (epoch := self.epoch) is not None:
            return self.ask_catch_up(after, None, epoch)
        return latest_request(self.next_sync_ticket(), False)

    def receive_sync(self, request: SyncRequest, response: Json) -> SyncRequest | None:
        """Takes the answer to a request of a tail sync; gives the next request, none at the end.

        Contract: pagination/window/MessageWindow.receive_sync
        """
        if request.ticket != self.sync_ticket:
            return None
        self.sync_ticket = None
        page = read_page(response)
        if page is None:
            self.warning = UNREADABLE_RESPONSE
            return None
        match request:
            case LatestRequest():
                self.apply_latest(page, request.is_replacing or page.is_reset)
                return None
            case CatchUpRequest():
                return self.apply_catch_up(request, page)

    def fail_sync(self, request: SyncRequest, error: str) -> None:
        """Ends a tail sync whose client failed: what was applied stays, the error is the warning.

        Contract: pagination/window/MessageWindow.fail_sync
        """
        if request.ticket == self.sync_ticket:
            self.sync_ticket = None
            self.warning = error

    def abandon_sync(self, request: SyncRequest) -> None:
        """Ends a tail sync whose request was given up; what was applied stays.

        Contract: pagination/window/MessageWindow.abandon_sync
        """
        if request.ticket == self.sync_ticket:
            self.sync_ticket = None

    def want_sync(self) -> None:
        """Makes a tail sync due; while one runs, that is one more after it, however often asked.

        Contract: pagination/window/MessageWindow.want_sync
        """
        self.is_sync_due = True

    def next_sync_ticket(self) -> int:
        """The ticket of a request that leaves now.

        Contract: pagination/window/MessageWindow.next_sync_ticket
        """
        self.tickets = self.tickets + 1
        self.sync_ticket = self.tickets
        self.touched.clear()
        return self.tickets

    def ask_catch_up(self, after: Position, until: Position | None, epoch: float) -> SyncRequest:
        """The request for the page after a place.

        Contract: pagination/window/MessageWindow.ask_catch_up
        """
        return catch_up_request(self.next_sync_ticket(), after, until, epoch)

    def apply_catch_up(self, request: CatchUpRequest, page: MessagePage) -> SyncRequest | None:
        """Takes the page after a place; gives the next request, none at the end.

        Contract: pagination/window/MessageWindow.apply_catch_up
        """
        if page.is_reset or page.is_latest:
            self.apply_latest(page, True)
            return None
        self.merge_live(page.rows)
        self.epoch = page.epoch
        if self.needs_reset:
            return None
        after = page.next_after
        self.newest_cursor = later_position(after, self.newest_cursor)
        if after is None or not page.has_more:
            return None
        if not request.after.is_before(after):
            self.warning = NO_PROGRESS
            return None
        return self.ask_catch_up(
            after, request.until if request.until is not None else page.snapshot_head, request.epoch
        )

    def apply_latest(self, page: MessagePage, is_replacing: bool) -> None:
        """Takes the newest page.

        Where it replaces the rows of the server, of those before it only optimistic ones stay,
        and what operations added or changed since the request left.

        Contract: pagination/window/MessageWindow.apply_latest
        """
        kept = [
            row
            for row in self.rows
            if not is_replacing or row.is_optimistic or row.id in self.touched
        ]
        meanwhile = [row for row in kept if row.id in self.touched and not row.is_optimistic]
        merged = merge_rows(merge_rows(kept, retained_rows(page.rows)), meanwhile)
        trimmed = trim_rows(merged, TAIL_SIZE, TrimMode.APPEND)
        self.rows = trimmed.rows
        # Hidden messages of the page count, so that they are not asked for again.
        head = page.snapshot_head if page.snapshot_head is not None else newest_position(page.rows)
        self.newest_cursor = later_position(head, newest_position(trimmed.rows))
        if trimmed.has_dropped:
            self.older_cursor = oldest_position(trimmed.rows)
        elif is_replacing:
            self.older_cursor = page.next_before
        else:
            self.older_cursor = (
                page.next_before if page.next_before is not None else self.older_cursor
            )
        self.has_more = page.has_more or trimmed.has_dropped or (self.has_more and not is_replacing)
        self.epoch = page.epoch
        self.needs_reset = False

    def begin_older(self) -> OlderStart:
        """Begins a load of older messages: its request, or why there is none.

        Contract: pagination/window/MessageWindow.begin_older
        """
        if self.is_syncing or self.is_loading_older:
            return OlderRefused(StopReason.BUSY)
        if not self.has_more:
            return OlderRefused(StopReason.EXHAUSTED)
        before = self.older_cursor
        if before is None:
            return OlderRefused(StopReason.UNAVAILABLE)
        self.tickets = self.tickets + 1
        self.older_ticket = self.tickets
        return OlderStarted(older_request(self.tickets, before))

    def receive_older(self, request: OlderRequest, response: Json) -> OlderOutcome:
        """Takes the answer to a load of older messages; another epoch makes a tail sync due.

        Contract: pagination/window/MessageWindow.receive_older
        """
        if request.ticket != self.older_ticket:
            return OlderStopped(StopReason.INVALIDATED)
        page = read_page(response)
        if page is None:
            return self.fail_older(request, UNREADABLE_RESPONSE)
        self.older_ticket = None
        if self.epoch is not None and self.epoch != page.epoch:
            self.epoch = None
            self.newest_cursor = None
            self.needs_reset = True
            self.is_sync_due = True
            return OlderStopped(StopReason.EPOCH_RESET)
        added = count_new_rows(page.rows, self.rows)
        self.merge_in(page.rows, TrimMode.PREPEND, OLDER_SIZE)
        self.has_more = page.has_more
        self.epoch = page.epoch
        self.older_cursor = page.next_before
        return OlderApplied(page.has_more, added)

    def fail_older(self, request: OlderRequest, error: str) -> OlderOutcome:
        """Ends a load of older messages whose client failed; the error is the warning as well.

        Contract: pagination/window/MessageWindow.fail_older
        """
        if request.ticket != self.older_ticket:
            return OlderStopped(StopReason.INVALIDATED)
        self.older_ticket = None
        self.warning = error
        return OlderFailed(error)

    def abandon_older(self, request: OlderRequest) -> None:
        """Ends a load of older messages whose request was given up.

        Contract: pagination/window/MessageWindow.abandon_older
        """
        if request.ticket == self.older_ticket:
            self.older_ticket = None

    def cancel_older(self) -> None:
        """Invalidates a load of older messages that runs: its answer will be discarded.

        Contract: pagination/window/MessageWindow.cancel_older
        """
        self.older_ticket = None

    def receive_messages(self, messages: list[Json]) -> None:
        """Takes messages that the stream delivers; the newest cursor passes hidden ones as well.

        Contract: pagination/window/MessageWindow.receive_messages
        """
        rows = read_rows(messages)
        self.merge_live(rows)
        if self.epoch is not None and not self.needs_reset:
            self.newest_cursor = later_position(self.newest_cursor, newest_position(rows))

    def append_optimistic(self, message: Json) -> None:
        """Takes a message of the client's own that the server does not know yet.

        Contract: pagination/window/MessageWindow.append_optimistic
        """
        self.merge_live(read_rows([message]))

    def update_status(self, local_id: str, status: str) -> None:
        """Gives every row of a local id another send state.

        Contract: pagination/window/MessageWindow.update_status
        """
        if local_id == "":
            return
        self.store(
            [row.with_status(status) if row.local_id == local_id else row for row in self.rows]
        )

    def mark_consumed(self, local_ids: list[str], invoked_at: float) -> None:
        """Rows of these local ids, unless failed, were taken up by the agent at a time.

        Contract: pagination/window/MessageWindow.mark_consumed
        """
        times: dict[str, float] = {}
        for local_id in local_ids:
            times[local_id] = invoked_at
        self.consume(times)

    def mark_indeterminate(self, local_ids: list[str]) -> None:
        """Nobody knows whether the rows of these local ids were delivered.

        Contract: pagination/window/MessageWindow.mark_indeterminate
        """
        chosen = set(local_ids)
        self.store([row.indeterminate() if is_of(row, chosen) else row for row in self.rows])

    def mark_requeued(self, local_ids: list[str]) -> None:
        """The rows of these local ids wait for delivery again.

        Contract: pagination/window/MessageWindow.mark_requeued
        """
        chosen = set(local_ids)
        self.store(
            [row.without_delivery_state() if is_of(row, chosen) else row for row in self.rows]
        )

    def remove(self, id: str) -> None:
        """A message was cancelled: rows go away whose local id or id it is.

        Contract: pagination/window/MessageWindow.remove
        """
        self.store([row for row in self.rows if row.id != id and row.local_id != id])

    def restore_invoked(self, local_id: str, message: Json) -> None:
        """A message could not be cancelled, as it was taken up: it takes the place of its rows.

        Contract: pagination/window/MessageWindow.restore_invoked
        """
        self.remove(local_id)
        self.merge_live([row.with_status("sent") for row in read_rows([message])])

    def queued_candidates(self) -> list[str]:
        """Local ids, each once, of queued rows whose fate the server should be asked for.

        Contract: pagination/window/MessageWindow.queued_candidates
        """
        seen: set[str] = set()
        candidates: list[str] = []
        for row in self.rows:
            local_id = row.local_id or None
            if local_id is None or local_id in seen or not is_candidate(row):
                continue
            seen.add(local_id)
            candidates.append(local_id)
        return candidates

    def settle_queued(
        self, candidates: list[str], queued_local_ids: list[str], invoked: list[InvokedMessage]
    ) -> None:
        """Takes the server's word on candidates: what was taken up, what waits; the rest goes
        away.

        Contract: pagination/window/MessageWindow.settle_queued
        """
        if invoked:
            self.consume(invocation_times(invoked))
        asked = set(candidates)
        queued = set(queued_local_ids)
        self.store(
            [
                row
                for row in self.rows
                if not (is_candidate(row) and is_of(row, asked) and not is_of(row, queued))
            ]
        )

    def set_view_mode(self, mode: ViewMode) -> None:
        """The person looks at something else; back at the tail, the window is cut to it.

        Contract: pagination/window/MessageWindow.set_view_mode
        """
        if mode == self.view_mode:
            return
        self.is_history = mode == ViewMode.HISTORY
        if self.is_history:
            return
        trimmed = trim_rows(self.rows, TAIL_SIZE, TrimMode.APPEND)
        self.store(trimmed.rows)
        if trimmed.has_dropped:
            self.has_more = True
            self.older_cursor = oldest_position(trimmed.rows)
        if self.needs_reset:
            self.epoch = None
            self.newest_cursor = None

    def clear(self) -> None:
        """The session is gone: the window is as at first, what is under way is discarded.

        Contract: pagination/window/MessageWindow.clear
        """
        self.rows = []
        self.has_more = False
        self.epoch = None
        self.is_history = False
        self.older_cursor = None
        self.newest_cursor = None
        self.warning = None
        self.is_sync_due = False
        self.needs_reset = False
        self.sync_ticket = None
        self.older_ticket = None

    def receive_event(self, event: Json) -> None:
        """Takes an event of the session's stream; may make a tail sync due; ignores other types.

        Contract: pagination/window/MessageWindow.receive_event
        """
        local_ids = text_list(get(event, "localIds"))
        type = str_or(get(event, "type"), "")
        match type:
            case "message-received":
                self.receive_messages([or_null(get(event, "message"))])
            case "messages-consumed":
                if (at := as_num(get(event, "invokedAt"))) is not None:
                    self.mark_consumed(local_ids, at)
            case "message-cancelled":
                if isinstance(id := get(event, "messageId"), str):
                    self.remove(id)
                if isinstance(local_id := get(event, "localId"), str):
                    self.remove(local_id)
            case "messages-indeterminate":
                self.mark_indeterminate(local_ids)
            case "messages-requeued":
                self.mark_requeued(local_ids)
            case "messages-invalidated":
                self.clear()
                self.is_sync_due = True
            case _:
                pass

    def merge_live(self, incoming: list[WindowRow]) -> None:
        """Takes rows at the end that the person looks at.

        Contract: pagination/window/MessageWindow.merge_live
        """
        if self.is_history:
            self.merge_in(incoming, TrimMode.PREPEND, HISTORY_SIZE)
        else:
            self.merge_in(incoming, TrimMode.APPEND, TAIL_SIZE)

    def merge_in(self, incoming: list[WindowRow], mode: TrimMode, limit: int) -> None:
        """Takes rows, cuts the window to a limit and mends the cursor of the end that was cut.

        Contract: pagination/window/MessageWindow.merge_in
        """
        retained = retained_rows(incoming)
        if not retained:
            return
        for row in retained:
            self.touch(row.id)
        trimmed = trim_rows(merge_rows(self.rows, retained), limit, mode)
        self.store(trimmed.rows)
        if not trimmed.has_dropped:
            return
        match mode:
            case TrimMode.APPEND:
                self.has_more = True
                self.older_cursor = or_else(oldest_position(trimmed.rows), self.older_cursor)
            case TrimMode.PREPEND:
                self.needs_reset = True
                self.newest_cursor = newest_position(trimmed.rows)

    def consume(self, times: dict[str, float]) -> None:
        """Rows of local ids that have a time were taken up then, unless they failed.

        Contract: pagination/window/MessageWindow.consume
        """
        rows = [
            consumed(row, times.get(row.local_id if row.local_id is not None else ""))
            for row in self.rows
        ]
        self.store(merge_rows([], rows))

    def store(self, rows: list[WindowRow]) -> None:
        """Sets the rows after an operation; while a sync runs, what is new or changed is noted.

        Contract: pagination/window/MessageWindow.store
        """
        if self.is_syncing:
            before: dict[str, WindowRow] = {}
            for row in self.rows:
                before[row.id] = row
            for row in rows:
                if (earlier := before.get(row.id)) is not None and not row.differs_from(earlier):
                    continue
                self.touch(row.id)
        self.rows = rows

    def touch(self, id: str) -> None:
        """Notes that an operation added or wrote a row while a sync runs.

        Contract: pagination/window/MessageWindow.touch
        """
        if self.is_syncing:
            self.touched.add(id)


def consumed(row: WindowRow, at: float | None) -> WindowRow:
    """The row, taken up by the agent at a time; as it is without a time, or when it failed.

    Contract: pagination/window/consumed
    """
    if at is None or (row.local_id or None) is None or row.status == "failed":
        return row
    sent = row.with_status("sent").without_delivery_state()
    return sent.with_invoked_at(at) if row.invoked_at is None else sent


def invocation_times(invoked: list[InvokedMessage]) -> dict[str, float]:
    """When each local id was taken up.

    A local id that stands there twice has the time that came first, be it with another
    local id.

    Contract: pagination/window/invocation_times
    """
    by_time: dict[float, list[str]] = {}
    for message in invoked:
        by_time.setdefault(message.invoked_at, []).append(message.local_id)
    times: dict[str, float] = {}
    for at in list(by_time):
        if (local_ids := by_time.get(at)) is not None:
            for local_id in local_ids:
                if local_id not in times:
                    times[local_id] = at
    return times


def is_candidate(row: WindowRow) -> bool:
    """Whether the server should be asked for a row: queued, and on its way or known to the
    server.

    Contract: pagination/window/is_candidate
    """
    return (
        (row.local_id or None) is not None
        and row.is_queued
        and (not row.is_optimistic or row.status in ("queued", "sent"))
    )


def is_of(row: WindowRow, local_ids: set[str]) -> bool:
    """Whether a row has one of these local ids.

    Contract: pagination/window/is_of
    """
    local_id = row.local_id or None
    if local_id is None:
        return False
    return local_id in local_ids


def text_list(value: Json | Absent) -> list[str]:
    """The texts of a JSON list; none where there is no list.

    Contract: pagination/window/text_list
    """
    return [text for text in as_list(value) or [] if isinstance(text, str)]
