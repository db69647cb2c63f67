"""The message window beyond its fixtures: refusals, late answers, failures, meanwhile, events."""

from __future__ import annotations

from typing import Any

import pytest
from hapi_protocol import (
    CatchUpRequest,
    LatestRequest,
    MessageWindow,
    OlderApplied,
    OlderFailed,
    OlderRefused,
    OlderRequest,
    OlderStarted,
    OlderStopped,
    StopReason,
    SyncRequest,
    ViewMode,
    outcome_object,
    window_state,
)

UNREADABLE: list[Any] = [None, [], {}, {"messages": []}, {"messages": {}, "page": {}}, {"page": {}}]


def user(id: str, at: float, *, seq: int | None = None, **fields: Any) -> dict[str, Any]:
    """A user's message on the wire."""
    content = {"role": "user", "content": {"type": "text", "text": id}}
    return {
        "id": id,
        "seq": seq,
        "localId": None,
        "createdAt": at,
        "content": content,
        "invokedAt": at,
        **fields,
    }


def numbered(number: int, **fields: Any) -> dict[str, Any]:
    """The message with a number, at that time."""
    return user(f"m{number}", number, seq=number, **fields)


def optimistic(local_id: str, at: float, status: str) -> dict[str, Any]:
    """A message of the client's own that the server does not know."""
    return user(local_id, at, localId=local_id, invokedAt=None, status=status)


def page(*messages: dict[str, Any], direction: str = "latest", **fields: Any) -> dict[str, Any]:
    """A response with these messages."""
    about = {"direction": direction, "limit": 200, "epoch": 1, "reset": False, "hasMore": False}
    return {"messages": list(messages), "page": {**about, **fields}}


def synced(*messages: dict[str, Any], **fields: Any) -> MessageWindow:
    """A window after its first sync; there are older messages behind number 1."""
    window = MessageWindow()
    more: dict[str, Any] = {"hasMore": True, "nextBeforeAt": 1, "nextBeforeSeq": 1}
    window.receive_sync(window.begin_sync(), page(*messages, **{**more, **fields}))
    return window


def asked_older(window: MessageWindow) -> OlderRequest:
    """The request of a load of older messages that begins."""
    start = window.begin_older()
    assert isinstance(start, OlderStarted)
    return start.request


def ids(window: MessageWindow) -> list[str]:
    return [row.id for row in window.rows]


# ---------------------------------------------------------------- refusals


def test_older_is_busy_before_anything_else() -> None:
    window = MessageWindow()
    window.begin_sync()
    assert window.begin_older() == OlderRefused(reason=StopReason.BUSY)


def test_older_is_busy_while_it_loads() -> None:
    window = synced(numbered(1))
    asked_older(window)
    assert window.is_loading_older
    assert window.begin_older() == OlderRefused(reason=StopReason.BUSY)


def test_older_is_exhausted_before_it_is_unavailable() -> None:
    assert MessageWindow().begin_older() == OlderRefused(reason=StopReason.EXHAUSTED)
    without_cursor = synced(numbered(1), nextBeforeAt=None)
    assert without_cursor.begin_older() == OlderRefused(reason=StopReason.UNAVAILABLE)


# ---------------------------------------------------------------- late answers


def begin_sync(window: MessageWindow) -> None:
    window.begin_sync()


@pytest.mark.parametrize(
    "invalidate", [begin_sync, MessageWindow.cancel_older, MessageWindow.clear]
)
def test_older_answer_is_discarded_when_it_is_late(invalidate: Any) -> None:
    window = synced(numbered(1))
    request = asked_older(window)
    invalidate(window)
    before = window_state(window)
    outcome = window.receive_older(request, page(numbered(0), direction="before"))
    assert outcome == OlderStopped(reason=StopReason.INVALIDATED)
    assert window_state(window) == before


def test_older_failure_is_discarded_when_it_is_late() -> None:
    window = synced(numbered(1))
    request = asked_older(window)
    window.cancel_older()
    assert window.fail_older(request, "gone") == OlderStopped(reason=StopReason.INVALIDATED)
    assert window.warning is None


def test_giving_up_an_older_request_leaves_the_next_one_alone() -> None:
    window = synced(numbered(1))
    first = asked_older(window)
    window.abandon_older(first)
    second = asked_older(window)
    window.abandon_older(first)
    outcome = window.receive_older(second, page(numbered(0), direction="before"))
    assert outcome == OlderApplied(has_more=False, added_renderable_count=1)
    assert ids(window) == ["m0", "m1"]


def test_sync_answer_is_discarded_after_clear() -> None:
    window = MessageWindow()
    request = window.begin_sync()
    window.clear()
    assert window.receive_sync(request, page(numbered(1))) is None
    assert window_state(window) == window_state(MessageWindow())


def test_sync_answer_is_discarded_when_another_sync_began() -> None:
    window = MessageWindow()
    first = window.begin_sync()
    second = window.begin_sync()
    window.receive_sync(first, page(numbered(1)))
    window.fail_sync(first, "gone")
    window.abandon_sync(first)
    assert ids(window) == []
    assert window.warning is None
    window.receive_sync(second, page(numbered(2)))
    assert ids(window) == ["m2"]


def test_giving_up_a_sync_leaves_what_was_applied() -> None:
    window = synced(numbered(1))
    window.abandon_sync(window.begin_sync())
    assert not window.is_syncing
    assert window.warning is None
    assert ids(window) == ["m1"]


def test_an_answer_counts_once() -> None:
    window = MessageWindow()
    request = window.begin_sync()
    window.receive_sync(request, page(numbered(1)))
    window.receive_sync(request, page(numbered(2)))
    assert ids(window) == ["m1"]


def test_clear_leaves_nothing() -> None:
    window = synced(numbered(1))
    window.receive_older(asked_older(window), page(epoch=2))
    window.fail_sync(window.begin_sync(), "gone")
    window.set_view_mode(ViewMode.HISTORY)
    window.want_sync()
    window.clear()
    assert window_state(window) == window_state(MessageWindow())
    assert window.warning is None
    assert not window.is_sync_due
    request = window.begin_sync()
    assert isinstance(request, LatestRequest)
    assert not request.is_replacing


# ---------------------------------------------------------------- failures


def test_failing_client_of_a_sync_leaves_what_was_applied() -> None:
    window = synced(numbered(1), snapshotHeadAt=1, snapshotHeadSeq=1)
    request = window.begin_sync()
    assert isinstance(request, CatchUpRequest)
    following = {"hasMore": True, "nextAfterAt": 2, "nextAfterSeq": 2}
    next_request = window.receive_sync(request, page(numbered(2), direction="after", **following))
    assert next_request is not None
    window.fail_sync(next_request, "no network")
    assert ids(window) == ["m1", "m2"]
    assert window.warning == "no network"
    assert not window.is_syncing
    assert window.newest_cursor == window.rows[-1].position
    window.begin_sync()
    assert window.warning is None


def test_failing_client_of_an_older_load() -> None:
    window = synced(numbered(1))
    outcome = window.fail_older(asked_older(window), "no network")
    assert outcome == OlderFailed(error="no network")
    assert outcome_object(outcome) == {"kind": "failed", "error": "no network"}
    assert window.warning == "no network"
    assert not window.is_loading_older


@pytest.mark.parametrize("response", UNREADABLE)
def test_unreadable_response_is_a_failure(response: Any) -> None:
    window = synced(numbered(1))
    before = window_state(window)
    assert isinstance(window.receive_older(asked_older(window), response), OlderFailed)
    assert window.warning is not None
    window.receive_sync(window.begin_sync(), response)
    assert window.warning is not None
    assert not window.is_syncing
    assert window_state(window) == before


def test_no_progress_ends_a_sync_with_a_warning() -> None:
    window = synced(numbered(1), snapshotHeadAt=1, snapshotHeadSeq=1)
    same = {"hasMore": True, "nextAfterAt": 1, "nextAfterSeq": 1}
    request = window.begin_sync()
    assert window.receive_sync(request, page(numbered(2), direction="after", **same)) is None
    assert ids(window) == ["m1", "m2"]
    assert window.warning is not None


# ---------------------------------------------------------------- meanwhile


def reset_while(window: MessageWindow, operation: Any, *messages: dict[str, Any]) -> None:
    """Runs an operation while a sync is under way that ends with a reset to these messages."""
    request = window.begin_sync()
    operation()
    window.receive_sync(request, page(*messages, reset=True))


def test_reset_keeps_what_arrived_meanwhile() -> None:
    window = synced(numbered(1), numbered(2))
    reset_while(window, lambda: window.receive_messages([numbered(4)]), numbered(3))
    assert ids(window) == ["m3", "m4"]


def test_reset_keeps_what_was_delivered_again_meanwhile() -> None:
    window = synced(numbered(1), numbered(2))
    reset_while(window, lambda: window.receive_messages([numbered(2)]), numbered(3))
    assert ids(window) == ["m2", "m3"]


def test_reset_keeps_what_changed_meanwhile_and_nothing_else() -> None:
    window = synced(numbered(1, localId="a"), numbered(2, localId="b", status="sent"))

    def change() -> None:
        window.update_status("a", "sent")
        window.update_status("b", "sent")

    reset_while(window, change, numbered(3))
    assert ids(window) == ["m1", "m3"]


def test_reset_keeps_what_became_doubtful_meanwhile() -> None:
    window = synced(numbered(1, localId="a"), numbered(2))
    reset_while(window, lambda: window.mark_indeterminate(["a"]), numbered(3))
    assert ids(window) == ["m1", "m3"]


def test_reset_drops_what_changed_before_the_request_left() -> None:
    window = synced(numbered(1, localId="a"))
    window.update_status("a", "sent")
    reset_while(window, lambda: None, numbered(3))
    assert ids(window) == ["m3"]


def test_what_changed_meanwhile_wins_over_the_page() -> None:
    window = synced(numbered(1, localId="a", invokedAt=None))
    reset_while(
        window,
        lambda: window.mark_consumed(["a"], 5),
        numbered(1, localId="a", invokedAt=None),
    )
    assert [(row.at, row.status) for row in window.rows] == [(5, "sent")]


def test_catch_up_counts_meanwhile_from_its_own_request() -> None:
    window = synced(numbered(1, localId="a"), snapshotHeadAt=1, snapshotHeadSeq=1)
    request = window.begin_sync()
    window.update_status("a", "sent")
    following = {"hasMore": True, "nextAfterAt": 2, "nextAfterSeq": 2}
    second: SyncRequest | None = window.receive_sync(
        request, page(numbered(2), direction="after", **following)
    )
    assert second is not None
    window.receive_messages([numbered(4)])
    window.receive_sync(second, page(numbered(3), reset=True))
    assert ids(window) == ["m3", "m4"]


# ---------------------------------------------------------------- one more sync


def test_another_epoch_makes_a_sync_due() -> None:
    window = synced(numbered(1))
    outcome = window.receive_older(asked_older(window), page(epoch=2, direction="before"))
    assert outcome == OlderStopped(reason=StopReason.EPOCH_RESET)
    assert window.is_sync_due
    assert (window.epoch, window.newest_cursor) == (None, None)
    request = window.begin_sync()
    assert isinstance(request, LatestRequest)
    assert request.is_replacing
    assert not window.is_sync_due


def test_a_wanted_sync_stays_due_while_one_runs() -> None:
    window = MessageWindow()
    request = window.begin_sync()
    window.want_sync()
    window.want_sync()
    window.receive_sync(request, page(numbered(1)))
    assert window.is_sync_due
    window.begin_sync()
    assert not window.is_sync_due


# ---------------------------------------------------------------- events


def test_events_do_what_their_operations_do() -> None:
    window = synced(numbered(1))
    for local_id, at in (("a", 2), ("b", 3), ("c", 4)):
        message = optimistic(local_id, at, "sending")
        window.receive_event({"type": "message-received", "message": message})
    window.receive_event({"type": "messages-consumed", "localIds": ["a"], "invokedAt": 9})
    window.receive_event({"type": "message-cancelled", "messageId": "x", "localId": "b"})
    window.receive_event({"type": "message-cancelled", "messageId": "c"})
    assert [(row.id, row.status, row.at) for row in window.rows] == [
        ("m1", None, 1),
        ("a", "sent", 9),
    ]


def test_delivery_state_comes_and_goes() -> None:
    window = synced(numbered(1, localId="a"), numbered(2, localId=""))
    window.receive_event({"type": "messages-indeterminate", "localIds": ["a", ""]})
    assert [row.message.get("deliveryState") for row in window.rows] == ["indeterminate", None]
    assert [row.delivery_state for row in window.rows] == ["indeterminate", None]
    window.receive_event({"type": "messages-requeued", "localIds": ["a"]})
    assert "deliveryState" not in window.rows[0].message
    assert window.rows[0].delivery_state is None


def test_taking_a_message_up_ends_doubt_about_its_delivery() -> None:
    window = synced(numbered(1, localId="a", invokedAt=None))
    window.mark_indeterminate(["a"])
    window.mark_consumed(["a"], 7)
    assert window.messages[0] == numbered(1, localId="a", invokedAt=7, status="sent")


def test_invalidated_messages_clear_the_window_and_make_a_sync_due() -> None:
    window = synced(numbered(1))
    request = window.begin_sync()
    window.receive_event({"type": "messages-invalidated"})
    assert window_state(window) == window_state(MessageWindow())
    assert window.is_sync_due
    window.receive_sync(request, page(numbered(2)))
    assert ids(window) == []


@pytest.mark.parametrize(
    "event",
    [
        None,
        "messages-invalidated",
        {},
        {"type": 1},
        {"type": "something-new", "localIds": ["a"]},
        {"type": "message-received"},
        {"type": "message-received", "message": {"id": 1}},
        {"type": "messages-consumed", "localIds": ["a"]},
        {"type": "messages-consumed", "localIds": "a", "invokedAt": 1},
        {"type": "messages-indeterminate", "localIds": [1, None]},
        {"type": "message-cancelled", "messageId": None},
    ],
)
def test_other_events_are_ignored(event: Any) -> None:
    window = synced(numbered(1, localId="a", invokedAt=None))
    before = window_state(window)
    window.receive_event(event)
    assert window_state(window) == before
    assert not window.is_sync_due


# ---------------------------------------------------------------- rows


@pytest.mark.parametrize("damaged", [None, [], {}, {"id": "a"}, {"createdAt": 1}, {"id": 1}])
def test_what_is_no_message_is_left_out(damaged: Any) -> None:
    window = MessageWindow()
    window.receive_messages([damaged, numbered(1)])
    window.append_optimistic(damaged)
    window.restore_invoked("a", damaged)
    assert ids(window) == ["m1"]


def test_a_page_without_words_on_itself_is_the_last_one() -> None:
    window = MessageWindow()
    first = window.begin_sync()
    assert isinstance(first, LatestRequest)
    window.append_optimistic(optimistic("a", 2, "sending"))
    window.receive_messages([numbered(1)])
    assert window.receive_sync(first, {"messages": [], "page": {}}) is None
    assert ids(window) == ["m1", "a"]
    assert not window.has_more
    assert window.epoch is None


def test_numbered_rows_come_first_at_one_time() -> None:
    window = MessageWindow()
    window.receive_messages(
        [user("b", 1), user("z", 1, seq=2), user("a", 1), user("y", 1, seq=1), user("c", 0)]
    )
    assert ids(window) == ["c", "y", "z", "a", "b"]


def test_ids_are_ordered_by_utf16_units() -> None:
    window = MessageWindow()
    window.receive_messages([user("\uff5e", 1), user("\U0001f600", 1)])
    assert ids(window) == ["\U0001f600", "\uff5e"]


def test_messages_that_were_handed_in_stay_as_they_are() -> None:
    message = optimistic("a", 1, "queued")
    before = dict(message)
    window = MessageWindow()
    window.append_optimistic(message)
    window.update_status("a", "sent")
    window.mark_indeterminate(["a"])
    window.mark_consumed(["a"], 2)
    assert message == before
    assert window.messages == [{**before, "status": "sent", "invokedAt": 2}]


def test_queries_are_typed_as_well() -> None:
    window = synced(numbered(1), snapshotHeadAt=3, snapshotHeadSeq=3)
    older = asked_older(window)
    assert (older.before.at, older.before.seq) == (1, 1)
    assert older.query == {"beforeAt": 1, "beforeSeq": 1, "limit": 200}
    request = window.begin_sync()
    assert isinstance(request, CatchUpRequest)
    assert (request.after.at, request.until, request.epoch) == (3, None, 1)
    assert request.query == {
        "afterAt": 3,
        "afterSeq": 3,
        "untilAt": None,
        "untilSeq": None,
        "epoch": 1,
        "limit": 200,
    }
