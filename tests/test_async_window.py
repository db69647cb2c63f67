"""The asynchronous window: joining, the trailing run, late answers, failures, cancellation."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from hapi_protocol import (
    MessageWindow,
    OlderApplied,
    OlderFailed,
    OlderStopped,
    StopReason,
    window_state,
)
from hapi_protocol.async_window import AsyncMessageWindow


class Desk:
    """A client whose answers the test gives, one by one, in the order it likes."""

    def __init__(self) -> None:
        self.queries: list[Any] = []
        self.waiting: list[asyncio.Future[Any]] = []
        self.cancelled = 0

    async def fetch_messages(self, query: Any) -> Any:
        self.queries.append(query)
        answer = asyncio.get_running_loop().create_future()
        self.waiting.append(answer)
        try:
            return await answer
        except asyncio.CancelledError:
            self.cancelled += 1
            raise


class StubbornDesk(Desk):
    """A client that cannot be cancelled: it answers whatever happens."""

    async def fetch_messages(self, query: Any) -> Any:
        self.queries.append(query)
        answer = asyncio.get_running_loop().create_future()
        self.waiting.append(answer)
        while True:
            try:
                return await asyncio.shield(answer)
            except asyncio.CancelledError:
                self.cancelled += 1


def message(number: int) -> dict[str, Any]:
    """A user's message with a number, at that time."""
    content = {"role": "user", "content": {"type": "text", "text": "hello"}}
    return {
        "id": f"m{number}",
        "seq": number,
        "localId": None,
        "createdAt": number,
        "content": content,
    }


def page(*numbers: int, epoch: int = 1, **fields: Any) -> dict[str, Any]:
    """The newest page with these messages; there are older ones."""
    about = {"direction": "latest", "limit": 200, "epoch": epoch, "reset": False, "hasMore": True}
    cursor = {"nextBeforeAt": 1, "nextBeforeSeq": 1}
    return {"messages": [message(n) for n in numbers], "page": {**about, **cursor, **fields}}


def ids(window: AsyncMessageWindow) -> list[str]:
    return [row.id for row in window.window.rows]


async def settle() -> None:
    """Lets every task run as far as it can."""
    for _ in range(10):
        await asyncio.sleep(0)


async def start(call: Awaitable[Any]) -> asyncio.Future[Any]:
    """Begins a call and lets it run as far as it can."""
    task = asyncio.ensure_future(call)
    await settle()
    return task


def cancel_run(window: AsyncMessageWindow) -> None:
    """Cancels the task of a sync, as a loop does that ends."""
    assert window._run is not None
    window._run.cancel()


async def synced(desk: Desk, *numbers: int) -> AsyncMessageWindow:
    """A window after its first sync."""
    window = AsyncMessageWindow(desk)
    first = await start(window.sync_tail())
    desk.waiting.pop().set_result(page(*numbers))
    await first
    desk.queries.clear()
    return window


Scenario = Callable[[], Awaitable[None]]


def scenario(run: Scenario) -> Callable[[], None]:
    """A test that is a coroutine; it must not take long."""

    def test() -> None:
        asyncio.run(asyncio.wait_for(run(), timeout=5))

    test.__doc__ = run.__doc__
    return test


@scenario
async def test_a_second_call_joins_the_sync_that_runs() -> None:
    desk = Desk()
    window = AsyncMessageWindow(desk)
    first, second = await start(window.sync_tail()), await start(window.sync_tail())
    assert len(desk.queries) == 1
    assert not second.done()
    desk.waiting[0].set_result(page(1))
    await asyncio.gather(first, second)
    assert ids(window) == ["m1"]
    assert len(desk.queries) == 1


@scenario
async def test_a_sync_loops_until_it_has_caught_up() -> None:
    desk = Desk()
    window = await synced(desk, 1)
    call = await start(window.sync_tail())
    desk.waiting[-1].set_result(page(2, direction="after", nextAfterAt=2, nextAfterSeq=2))
    await settle()
    assert not call.done()
    desk.waiting[-1].set_result(page(3, direction="after", hasMore=False))
    await call
    assert ids(window) == ["m1", "m2", "m3"]
    assert [query["afterSeq"] for query in desk.queries] == [1, 2]


@scenario
async def test_calls_for_after_the_current_run_share_one_trailing_run() -> None:
    desk = Desk()
    window = AsyncMessageWindow(desk)
    current = await start(window.sync_tail())
    trailing = [await start(window.sync_tail(after_current=True)) for _ in range(3)]
    joined = await start(window.sync_tail())
    assert len(desk.queries) == 1
    desk.waiting[0].set_result(page(1))
    await asyncio.gather(current, joined)
    await settle()
    assert len(desk.queries) == 2
    assert not any(call.done() for call in trailing)
    desk.waiting[1].set_result(page(2, direction="after", hasMore=False))
    await asyncio.gather(*trailing)
    await settle()
    assert len(desk.queries) == 2
    assert ids(window) == ["m1", "m2"]


@scenario
async def test_after_the_current_run_means_now_when_none_runs() -> None:
    desk = Desk()
    window = AsyncMessageWindow(desk)
    call = await start(window.sync_tail(after_current=True))
    desk.waiting[0].set_result(page(1))
    await call
    await settle()
    assert len(desk.queries) == 1


@scenario
async def test_the_trailing_run_follows_a_failed_one() -> None:
    desk = Desk()
    window = AsyncMessageWindow(desk)
    current = await start(window.sync_tail())
    trailing = await start(window.sync_tail(after_current=True))
    desk.waiting[0].set_exception(OSError("no network"))
    await current
    await settle()
    desk.waiting[1].set_result(page(1))
    await trailing
    assert ids(window) == ["m1"]
    assert window.window.warning is None


@scenario
async def test_a_failing_client_is_a_warning() -> None:
    desk = Desk()
    window = await synced(desk, 1)
    call = await start(window.sync_tail())
    desk.waiting[-1].set_exception(OSError("no network"))
    await call
    assert window.window.warning == "no network"
    assert not window.window.is_syncing
    assert ids(window) == ["m1"]


@scenario
async def test_a_failure_without_words_is_named_by_its_kind() -> None:
    desk = Desk()
    window = AsyncMessageWindow(desk)
    call = await start(window.sync_tail())
    desk.waiting[0].set_exception(TimeoutError())
    await call
    assert window.window.warning == "TimeoutError"


@scenario
async def test_a_failing_client_fails_a_load_of_older_messages() -> None:
    desk = Desk()
    window = await synced(desk, 1)
    call = await start(window.fetch_older())
    desk.waiting[-1].set_exception(OSError("no network"))
    assert await call == OlderFailed(error="no network")
    assert window.window.warning == "no network"
    retry = await start(window.fetch_older())
    desk.waiting[-1].set_result(page(0, direction="before", hasMore=False))
    assert await retry == OlderApplied(has_more=False, added_renderable_count=1)
    assert ids(window) == ["m0", "m1"]


@scenario
async def test_a_load_of_older_messages_is_refused_while_something_runs() -> None:
    desk = Desk()
    window = await synced(desk, 1)
    older = await start(window.fetch_older())
    assert await window.fetch_older() == OlderStopped(reason=StopReason.BUSY)
    desk.waiting[-1].set_result(page(0, direction="before"))
    await older
    sync = await start(window.sync_tail())
    assert await window.fetch_older() == OlderStopped(reason=StopReason.BUSY)
    desk.waiting[-1].set_result(page(2))
    await sync


@scenario
async def test_a_sync_discards_a_load_of_older_messages() -> None:
    desk = Desk()
    window = await synced(desk, 1)
    older = await start(window.fetch_older())
    sync = await start(window.sync_tail())
    desk.waiting[-1].set_result(page(2, direction="after", hasMore=False))
    await sync
    desk.waiting[-2].set_result(page(0, direction="before"))
    assert await older == OlderStopped(reason=StopReason.INVALIDATED)
    assert ids(window) == ["m1", "m2"]


@scenario
async def test_cancelling_a_load_of_older_messages_discards_its_answer() -> None:
    desk = Desk()
    window = await synced(desk, 1)
    older = await start(window.fetch_older())
    window.window.cancel_older()
    desk.waiting[-1].set_result(page(0, direction="before"))
    assert await older == OlderStopped(reason=StopReason.INVALIDATED)
    assert ids(window) == ["m1"]


@scenario
async def test_another_epoch_is_followed_by_a_sync_of_the_same_call() -> None:
    desk = Desk()
    window = await synced(desk, 1)
    older = await start(window.fetch_older())
    desk.waiting[-1].set_result(page(0, epoch=2, direction="before"))
    await settle()
    assert not older.done()
    joined = await start(window.sync_tail())
    desk.waiting[-1].set_result(page(5, epoch=2))
    assert await older == OlderStopped(reason=StopReason.EPOCH_RESET)
    await joined
    assert ids(window) == ["m5"]
    assert len(desk.queries) == 2


@pytest.mark.parametrize("kind", [Desk, StubbornDesk])
def test_clear_releases_callers_and_discards_what_comes_late(kind: type[Desk]) -> None:
    @scenario
    async def run() -> None:
        desk = kind()
        window = AsyncMessageWindow(desk)
        first = await start(window.sync_tail())
        window.clear()
        await settle()
        if not desk.waiting[0].cancelled():
            desk.waiting[0].set_result(page(1))
        await first
        assert desk.cancelled == 1
        assert window_state(window.window) == window_state(MessageWindow())
        second = await start(window.sync_tail())
        desk.waiting[1].set_result(page(2))
        await second
        assert ids(window) == ["m2"]

    run()


@scenario
async def test_clear_ends_the_wish_for_a_trailing_run() -> None:
    desk = Desk()
    window = AsyncMessageWindow(desk)
    calls = [await start(window.sync_tail()), await start(window.sync_tail(after_current=True))]
    window.clear()
    await asyncio.gather(*calls)
    await settle()
    assert len(desk.queries) == 1


@scenario
async def test_clearing_the_window_itself_lets_a_new_sync_begin() -> None:
    desk = StubbornDesk()
    window = AsyncMessageWindow(desk)
    first = await start(window.sync_tail())
    window.window.clear()
    second = await start(window.sync_tail())
    assert len(desk.queries) == 2
    desk.waiting[1].set_result(page(2))
    await second
    desk.waiting[0].set_result(page(1))
    await first
    assert ids(window) == ["m2"]


@scenario
async def test_invalidated_messages_are_fetched_anew() -> None:
    desk = Desk()
    window = await synced(desk, 1)
    late = await start(window.sync_tail())
    window.receive_event({"type": "messages-invalidated"})
    await settle()
    assert ids(window) == []
    assert len(desk.queries) == 2
    assert desk.queries[-1].keys() == {"limit"}
    desk.waiting[-1].set_result(page(7))
    await late
    await settle()
    assert ids(window) == ["m7"]


@scenario
async def test_a_call_follows_the_sync_that_took_the_place_of_its_own() -> None:
    desk = Desk()
    window = AsyncMessageWindow(desk)
    calls = [await start(window.sync_tail()), await start(window.sync_tail(after_current=True))]
    window.receive_event({"type": "messages-invalidated"})
    await settle()
    assert not any(call.done() for call in calls)
    desk.waiting[-1].set_result(page(7))
    await asyncio.gather(*calls)
    assert ids(window) == ["m7"]
    assert len(desk.queries) == 2


@scenario
async def test_a_load_follows_the_sync_that_took_the_place_of_its_own() -> None:
    desk = Desk()
    window = await synced(desk, 1)
    older = await start(window.fetch_older())
    desk.waiting[-1].set_result(page(0, epoch=2, direction="before"))
    await settle()
    window.receive_event({"type": "messages-invalidated"})
    await settle()
    assert not older.done()
    desk.waiting[-1].set_result(page(7, epoch=2))
    assert await older == OlderStopped(reason=StopReason.EPOCH_RESET)
    assert ids(window) == ["m7"]


@scenario
async def test_other_events_ask_nothing() -> None:
    desk = Desk()
    window = await synced(desk, 1)
    window.receive_event({"type": "message-received", "message": message(2)})
    await settle()
    assert ids(window) == ["m1", "m2"]
    assert desk.queries == []


@scenario
async def test_a_cancelled_caller_does_not_end_a_sync_that_others_await() -> None:
    desk = Desk()
    window = AsyncMessageWindow(desk)
    first, second = await start(window.sync_tail()), await start(window.sync_tail())
    first.cancel()
    await settle()
    assert first.cancelled()
    assert desk.cancelled == 0
    desk.waiting[0].set_result(page(1))
    await second
    assert ids(window) == ["m1"]


@scenario
async def test_a_cancelled_caller_does_not_end_the_trailing_run() -> None:
    desk = Desk()
    window = AsyncMessageWindow(desk)
    await start(window.sync_tail())
    trailing = [await start(window.sync_tail(after_current=True)) for _ in range(2)]
    trailing[0].cancel()
    await settle()
    desk.waiting[0].set_result(page(1))
    await settle()
    desk.waiting[1].set_result(page(2, direction="after", hasMore=False))
    await trailing[1]
    assert ids(window) == ["m1", "m2"]


@scenario
async def test_a_cancelled_caller_ends_its_load_of_older_messages() -> None:
    desk = Desk()
    window = await synced(desk, 1)
    older = await start(window.fetch_older())
    older.cancel()
    await settle()
    assert older.cancelled()
    assert not window.window.is_loading_older
    again = await start(window.fetch_older())
    desk.waiting[-1].set_result(page(0, direction="before"))
    assert await again == OlderApplied(has_more=True, added_renderable_count=1)


@scenario
async def test_a_caller_cancelled_before_it_sees_the_answer_ends_its_load() -> None:
    desk = Desk()
    window = await synced(desk, 1)
    older = await start(window.fetch_older())
    desk.waiting[-1].set_result(page(0, direction="before"))
    older.cancel()
    await settle()
    assert older.cancelled()
    assert not window.window.is_loading_older
    assert ids(window) == ["m1"]


@scenario
async def test_a_run_cancelled_before_it_sees_the_answer_ends_its_sync() -> None:
    desk = Desk()
    window = AsyncMessageWindow(desk)
    call = await start(window.sync_tail())
    desk.waiting[0].set_result(page(1))
    cancel_run(window)
    await call
    assert not window.window.is_syncing
    assert ids(window) == []


@scenario
async def test_a_run_cancelled_before_it_has_started_ends_its_sync() -> None:
    desk = Desk()
    window = AsyncMessageWindow(desk)
    window.receive_event({"type": "messages-invalidated"})
    assert window.window.is_syncing
    cancel_run(window)
    await settle()
    assert not window.window.is_syncing
    assert desk.queries == []


@pytest.mark.parametrize("is_started", [True, False])
def test_a_sync_ends_with_its_loop(is_started: bool) -> None:
    desk = Desk()
    window = AsyncMessageWindow(desk)

    @scenario
    async def first() -> None:
        window.receive_event({"type": "messages-invalidated"})
        if is_started:
            await settle()

    @scenario
    async def second() -> None:
        call = await start(window.sync_tail())
        desk.waiting[-1].set_result(page(1))
        await call

    first()
    assert not window.window.is_syncing
    second()
    assert ids(window) == ["m1"]


def test_no_sync_begins_without_a_loop() -> None:
    window = AsyncMessageWindow(Desk())
    with pytest.raises(RuntimeError, match="no running event loop"):
        window.receive_event({"type": "messages-invalidated"})
    assert not window.window.is_syncing
    assert window.window.is_sync_due


@scenario
async def test_a_client_whose_own_work_was_cancelled_has_failed() -> None:
    desk = Desk()
    window = await synced(desk, 1)
    older = await start(window.fetch_older())
    desk.waiting[-1].cancel()
    assert await older == OlderFailed(error="CancelledError")
    sync = await start(window.sync_tail())
    desk.waiting[-1].cancel("connection closed")
    await sync
    assert window.window.warning == "connection closed"


@scenario
async def test_the_trailing_run_follows_one_whose_client_was_cancelled() -> None:
    desk = Desk()
    window = await synced(desk, 1)
    await start(window.sync_tail())
    trailing = await start(window.sync_tail(after_current=True))
    desk.waiting[-1].cancel()
    await settle()
    desk.waiting[-1].set_result(page(2, direction="after", hasMore=False))
    await trailing
    assert ids(window) == ["m1", "m2"]
