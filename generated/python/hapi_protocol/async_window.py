"""A message window that fetches what it needs, over a client of yours.

`MessageWindow` decides what to ask and what an answer means; here stands only who waits for what.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Protocol

from .pagination.request import OlderOutcome, OlderRefused, OlderStopped, SyncRequest
from .pagination.window import MessageWindow
from .runtime.json_value import Json, Object


class MessageClient(Protocol):
    """What asks the server for messages of one session."""

    async def fetch_messages(self, query: Object) -> Json:
        """The response to a query, as parsed JSON. An exception is a failed request.

        The members of the query are the parameters of the request; one that is None is left out.
        """


class AsyncMessageWindow:
    """A message window and the client that feeds it; belongs to one event loop.

    Operations that ask nothing of the server are called on `window`, which is also where its
    state is read.
    """

    def __init__(self, client: MessageClient, window: MessageWindow | None = None) -> None:
        self.client = client
        self.window = MessageWindow() if window is None else window
        self._run: asyncio.Task[None] | None = None
        # Syncs are numbered as they begin: so many have begun, and up to this one they have ended.
        self._begun = 0
        self._ended = 0

    async def sync_tail(self, *, after_current: bool = False) -> None:
        """Brings the newest messages; returns when they are there or the sync has failed.

        A call while a sync runs waits for that one. With `after_current` it waits for one more run
        after it, which all such calls share. A failing client sets the window's `warning`; nothing
        is raised. A caller that is cancelled does not end the sync.
        """
        number = self._begun + 1
        if self._run is None or self._run.done() or not self.window.is_syncing:
            self._begin_sync()
        elif after_current:
            self.window.want_sync()
        else:
            number = self._begun
        await self._wait_for_sync(number)

    async def fetch_older(self) -> OlderOutcome:
        """Brings one page of older messages; gives how that ended.

        When the server has begun a new epoch, the newest messages are fetched before it returns. A
        caller that is cancelled ends the load.
        """
        start = self.window.begin_older()
        if isinstance(start, OlderRefused):
            return OlderStopped(reason=start.reason)
        request = start.request
        try:
            response = await self._fetch(request.query)
        except Exception as error:
            return self.window.fail_older(request, _message(error))
        except BaseException:
            self.window.abandon_older(request)
            raise
        outcome = self.window.receive_older(request, response)
        if self._begin_due_sync():
            await self._wait_for_sync(self._begun)
        return outcome

    def receive_event(self, event: Json) -> None:
        """Takes an event of the session's stream; begins a sync where the event makes one due."""
        self.window.receive_event(event)
        self._begin_due_sync()

    def clear(self) -> None:
        """The session is gone: the window is as at first, and requests under way are given up."""
        self.window.clear()
        if self._run is not None:
            self._run.cancel()

    def _begin_due_sync(self) -> bool:
        if self.window.is_syncing or not self.window.is_sync_due:
            return False
        self._begin_sync()
        return True

    def _begin_sync(self) -> None:
        """Begins a sync; a run that the window no longer waits for is given up."""
        loop = asyncio.get_running_loop()
        if self._run is not None:
            self._run.cancel()
        first = self.window.begin_sync()
        self._begun += 1
        self._run = loop.create_task(self._sync(first))
        # A task that is cancelled before it has started cannot do this itself.
        self._run.add_done_callback(partial(self._end_sync, first, self._begun))

    def _end_sync(self, first: SyncRequest, number: int, run: asyncio.Task[None]) -> None:
        self.window.abandon_sync(first)
        # A run that another one took the place of must not forget that one.
        if number == self._begun:
            self._ended = number
            self._run = None
            if not run.cancelled():
                self._begin_due_sync()

    async def _wait_for_sync(self, number: int) -> None:
        """Waits until a sync has ended, or one that took its place."""
        while self._ended < number and self._run is not None:
            await _finished(self._run)

    async def _sync(self, first: SyncRequest) -> None:
        request: SyncRequest | None = first
        while request is not None:
            try:
                response = await self._fetch(request.query)
            except Exception as error:
                self.window.fail_sync(request, _message(error))
                break
            except BaseException:
                self.window.abandon_sync(request)
                raise
            request = self.window.receive_sync(request, response)

    async def _fetch(self, query: Object) -> Json:
        """The response to a query; a client whose own work was cancelled has failed."""
        try:
            return await self.client.fetch_messages(query)
        except asyncio.CancelledError as error:
            if _is_cancelled():
                raise
            raise RuntimeError(_message(error)) from error


def _is_cancelled() -> bool:
    """Whether the running task shall end, and not only something that it waited for."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


async def _finished(run: asyncio.Task[None]) -> None:
    """Waits for a run without sharing its cancellation, nor handing on that of the caller."""
    await asyncio.wait([run])
    if not run.cancelled():
        run.result()


def _message(error: BaseException) -> str:
    return str(error) or type(error).__name__
