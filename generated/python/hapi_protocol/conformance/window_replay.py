"""Replay of a message window: the operations of a document against a scripted server.

Printed by portgen from specs/conformance/window_replay.py. Do not edit: change the
contract and run `make generate`.
"""

from __future__ import annotations

from hapi_protocol.conformance.check import Check
from hapi_protocol.conformance.reading import list_or_empty
from hapi_protocol.pagination.position import Position
from hapi_protocol.pagination.request import (
    OlderOutcome,
    OlderRefused,
    OlderStarted,
    OlderStopped,
    SyncRequest,
    outcome_object,
)
from hapi_protocol.pagination.row import WindowRow
from hapi_protocol.pagination.window import InvokedMessage, MessageWindow, ViewMode, text_list
from hapi_protocol.runtime import (
    Absent,
    Json,
    Object,
    as_num,
    as_str,
    enum_from_wire,
    get,
    json_list,
    json_opt,
    or_null,
    str_or,
    without_absent,
)


def window_checks(document: Json) -> list[Check]:
    """Replays operations; compares what each is to be compared by, and the state at the end.

    Contract: conformance/window_replay/window_checks
    """
    replay = WindowReplay(MessageWindow())
    for index, operation in enumerate(list_or_empty(get(document, "ops"))):
        replay.run(operation, f"$.ops[{index}]")
    replay.check("$.expectedState", get(document, "expectedState"), window_state(replay.window))
    return replay.checks.copy()


class WindowReplay:
    """Runs operations on a window and notes what is compared.

    Contract: conformance/window_replay/WindowReplay
    """

    __slots__ = ("window", "checks", "queries")

    def __init__(self, window: MessageWindow) -> None:
        self.window: MessageWindow = window
        self.checks: list[Check] = []
        self.queries: list[Object] = []

    def check(self, path: str, expected: Json | Absent, actual: Json | Absent) -> None:
        """Notes a compared part.

        Contract: conformance/window_replay/WindowReplay.check
        """
        self.checks.append(Check(path, expected, actual))

    def run(self, operation: Json, path: str) -> None:
        """Runs one operation; an unknown one does nothing.

        Contract: conformance/window_replay/WindowReplay.run
        """
        name = str_or(get(operation, "op"), "")
        local_id = str_or(get(operation, "localId"), "")
        message = or_null(get(operation, "message"))
        match name:
            case "sync-tail":
                self.queries.clear()
                self.sync(operation)
                self.check_exchange(operation, path)
            case "fetch-older":
                self.queries.clear()
                outcome = self.fetch_older(operation)
                self.check_exchange(operation, path)
                self.check(
                    f"{path}.expectedOutcome",
                    get(operation, "expectedOutcome"),
                    outcome_object(outcome),
                )
            case "sse-messages":
                self.window.receive_messages(list_or_empty(get(operation, "messages")))
            case "append-optimistic":
                self.window.append_optimistic(message)
            case "update-status":
                self.window.update_status(local_id, str_or(get(operation, "status"), ""))
            case "messages-consumed":
                if (at := as_num(get(operation, "invokedAt"))) is not None:
                    self.window.mark_consumed(text_list(get(operation, "localIds")), at)
            case "message-cancelled":
                self.window.remove(local_id)
            case "cancel-invoked":
                self.window.restore_invoked(local_id, message)
            case "set-view-mode":
                if (mode := enum_from_wire(ViewMode, as_str(get(operation, "mode")))) is not None:
                    self.window.set_view_mode(mode)
            case "queued-state":
                candidates = self.window.queued_candidates()
                self.check(
                    f"{path}.expectedCandidates",
                    get(operation, "expectedCandidates"),
                    json_list(candidates),
                )
                self.window.settle_queued(
                    candidates,
                    text_list(get(operation, "queuedLocalIds")),
                    invoked_messages(get(operation, "invoked")),
                )
            case _:
                pass

    def sync(self, operation: Json) -> None:
        """Runs a tail sync to its end.

        Contract: conformance/window_replay/WindowReplay.sync
        """
        asked: SyncRequest | None = self.window.begin_sync()
        while (request := asked) is not None:
            asked = self.window.receive_sync(request, self.answer(operation, request.query))

    def fetch_older(self, operation: Json) -> OlderOutcome:
        """Runs a load of older messages to its end, with the tail sync that may be due.

        Contract: conformance/window_replay/WindowReplay.fetch_older
        """
        match (start := self.window.begin_older()):
            case OlderRefused():
                return OlderStopped(start.reason)
            case OlderStarted():
                response = self.answer(operation, start.request.query)
                outcome = self.window.receive_older(start.request, response)
                if self.window.is_sync_due:
                    self.sync(operation)
                return outcome

    def answer(self, operation: Json, query: Object) -> Json:
        """Notes a query and gives the next scripted response; null when there is none left.

        Contract: conformance/window_replay/WindowReplay.answer
        """
        responses = list_or_empty(get(operation, "responses"))
        index = len(self.queries)
        self.queries.append(query)
        return responses[index] if index < len(responses) else None

    def check_exchange(self, operation: Json, path: str) -> None:
        """Compares the requests that were made; every scripted response must have been asked for.

        Contract: conformance/window_replay/WindowReplay.check_exchange
        """
        self.check(
            f"{path}.expectedRequests", get(operation, "expectedRequests"), json_list(self.queries)
        )
        self.check(
            f"{path}.responses",
            {"consumed": len(list_or_empty(get(operation, "responses")))},
            {"consumed": len(self.queries)},
        )


def invoked_messages(value: Json | Absent) -> list[InvokedMessage]:
    """The messages of a list that were taken up by the agent, each with a local id and a time.

    Contract: conformance/window_replay/invoked_messages
    """
    return [
        InvokedMessage(local_id, at)
        for item in list_or_empty(value)
        if isinstance(local_id := get(item, "localId"), str)
        and (at := as_num(get(item, "invokedAt"))) is not None
    ]


def window_state(window: MessageWindow) -> Object:
    """The state of a window as fixtures hold it.

    Contract: conformance/window_replay/window_state
    """
    return {
        "messages": json_list([row_state(row) for row in window.rows]),
        "hasMore": window.has_more,
        "epoch": window.epoch,
        "viewMode": window.view_mode.value,
        "olderCursor": cursor_state(window.older_cursor),
        "newestCursor": cursor_state(window.newest_cursor),
    }


def row_state(row: WindowRow) -> Object:
    """A row as fixtures hold it; times and send state only where the message has them.

    Contract: conformance/window_replay/row_state
    """
    return without_absent(
        {
            "id": row.id,
            "localId": row.local_id,
            "seq": row.seq,
            "createdAt": row.created_at,
            "invokedAt": row.invoked_at,
            "scheduledAt": row.scheduled_at,
            "status": json_opt(row.status),
            "queued": row.is_queued,
            "optimistic": row.is_optimistic,
        }
    )


def cursor_state(cursor: Position | None) -> Json:
    """A cursor as fixtures hold it; null when there is none.

    Contract: conformance/window_replay/cursor_state
    """
    if cursor is None:
        return None
    return {"at": cursor.at, "seq": cursor.seq}
