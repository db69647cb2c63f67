"""Scripts of a message window: operations, and the pages that a server would answer with.

The maker knows what a server has and roughly what the window has asked for so far, so that its
pages fit most of the requests. Where they do not, an answer is out of place or missing, which a
window must bear as well.
"""

from __future__ import annotations

from typing import Any

from fuzz.makers.cast import Cast
from fuzz.makers.dice import Dice

PAGE_LIMIT = 200
SMALL_ROWS = 30
BULK_ROWS = 700
"""A script of this many rows makes the window cut itself at both ends."""


def window_document(dice: Dice, is_small: bool) -> dict[str, Any]:
    """Operations of a window in order."""
    cast = Cast(dice, is_small)
    is_bulky = not is_small and dice.chance(0.01)
    script = _Script(
        cast, _Server(cast, BULK_ROWS if is_bulky else dice.between(0, SMALL_ROWS)), is_bulky
    )
    ops = [script.sync()] if dice.chance(0.8) else []
    return {"ops": ops + [script.operation() for _ in range(dice.between(1, 14))]}


class _Server:
    """The messages of a session in order, as a server keeps them."""

    def __init__(self, cast: Cast, count: int) -> None:
        self.cast = cast
        self.rows: list[dict[str, Any]] = []
        self.epoch = cast.dice.below(3)
        for _ in range(count):
            self.grow()

    def grow(self) -> dict[str, Any]:
        """One message more."""
        row = self.made()
        self.rows.append(row)
        self.rows.sort(key=_position)
        return row

    def made(self) -> dict[str, Any]:
        """A message with a number of its own."""
        cast, dice = self.cast, self.cast.dice
        number = len(self.rows) + 1
        content = _content(cast)
        row: dict[str, Any] = {
            "id": cast.id("s") if cast.is_small and dice.chance(0.6) else f"s{number}",
            "seq": dice.pick((None, 0, 1, 2, 3)) if cast.is_small and dice.chance(0.4) else number,
            "localId": None,
            "content": content,
            "createdAt": cast.now(),
        }
        if content.get("role") == "user":
            row["localId"] = dice.pick((None, cast.id("local", 0.3)))
            row.update(
                dice.some({"invokedAt": dice.pick((None, None, cast.time + dice.below(3000)))}, 0.8)
            )
            row.update(
                dice.some(
                    {
                        "scheduledAt": dice.pick((None, cast.time + 9)),
                        "status": dice.pick(STATUSES),
                    },
                    0.1,
                )
            )
        return row

    def page(self, direction: str, rows: list[dict[str, Any]], has_more: bool) -> dict[str, Any]:
        """A response with some of the rows."""
        dice = self.cast.dice
        first, last = _edge(rows[:1]), _edge(rows[-1:])
        before = first if direction != "after" and dice.chance(0.95) else (None, None)
        after = last if direction == "after" and dice.chance(0.95) else (None, None)
        head = _edge(self.rows[-1:]) if dice.chance(0.9) else dice.pick(((None, None), last))
        return {
            "messages": dice.shuffled(rows) if dice.chance(0.1) else list(rows),
            "page": {
                "direction": direction,
                "limit": PAGE_LIMIT,
                "epoch": self.epoch,
                "reset": dice.chance(0.03),
                "hasMore": has_more,
                **_cursor("nextBefore", before),
                **_cursor("nextAfter", after),
                **_cursor("snapshotHead", head),
            },
        }


class _Script:
    """Operations, with a guess of how far the window has come."""

    def __init__(self, cast: Cast, server: _Server, is_bulky: bool) -> None:
        self.cast = cast
        self.server = server
        self.step = PAGE_LIMIT if is_bulky else 5
        self.oldest = len(server.rows)
        self.newest: int | None = None

    def operation(self) -> dict[str, Any]:
        """The next operation."""
        dice = self.cast.dice
        makers = (
            self.sync,
            self.sync,
            self.fetch_older,
            self.fetch_older,
            self.receive,
            self.receive,
            self.append,
            self.update,
            self.consume,
            self.cancel,
            self.restore,
            self.view,
            self.settle,
        )
        if dice.chance(0.05):
            self.server.epoch += 1
        for _ in range(dice.few(3 * self.step)):
            self.server.grow()
        return dice.pick(makers)()

    def sync(self) -> dict[str, Any]:
        """A tail sync: one page of the newest, or the pages after the last one."""
        dice, rows = self.cast.dice, self.server.rows
        responses = []
        if self.newest is None or dice.chance(0.15):
            start = max(0, len(rows) - dice.between(1, self.step))
            self.oldest = min(self.oldest, start)
            responses.append(self.server.page("latest", rows[start:], start > 0))
        else:
            start = self.newest
            while True:
                end = start + dice.between(1, self.step)
                has_more = end < len(rows) if dice.chance(0.9) else dice.chance(0.5)
                responses.append(self.server.page("after", rows[start:end], has_more))
                start = end
                if not has_more:
                    break
        self.newest = len(rows)
        return {"op": "sync-tail", "responses": responses}

    def fetch_older(self) -> dict[str, Any]:
        """A page before the oldest known, and one of the newest should the epoch have changed."""
        dice, rows = self.cast.dice, self.server.rows
        start = max(0, self.oldest - dice.between(1, self.step))
        older = self.server.page("before", rows[start : self.oldest], start > 0)
        self.oldest = start
        latest = self.server.page("latest", rows[-self.step :], len(rows) > self.step)
        return {"op": "fetch-older", "responses": [older, latest]}

    def receive(self) -> dict[str, Any]:
        """Messages from the stream, new ones or known ones."""
        dice = self.cast.dice
        if dice.chance(0.03):
            return {"op": "sse-messages", "messages": []}
        count = dice.between(1, self.step if dice.chance(0.3) else 2)
        known = self.server.rows[-6:]
        rows = [
            dice.pick(known) if known and dice.chance(0.3) else self.server.grow()
            for _ in range(count)
        ]
        if not self.cast.is_small:
            rows = list({row["id"]: row for row in rows}.values())
        return {"op": "sse-messages", "messages": rows}

    def append(self) -> dict[str, Any]:
        """A message of the client's own."""
        cast, dice = self.cast, self.cast.dice
        local = cast.id("local")
        message: dict[str, Any] = {
            "id": local,
            "seq": None,
            "localId": local,
            "content": _user_content(cast),
            "createdAt": cast.now(),
            **dice.some({"invokedAt": dice.pick((None, None, cast.time))}, 0.9),
            **dice.some({"status": dice.pick(STATUSES)}, 0.9),
        }
        return {"op": "append-optimistic", "message": message}

    def update(self) -> dict[str, Any]:
        """Another send state."""
        return {
            "op": "update-status",
            "localId": self._local(),
            "status": self.cast.dice.pick(STATUSES),
        }

    def consume(self) -> dict[str, Any]:
        """Messages that the agent took up."""
        names = [self._local() for _ in range(self.cast.dice.between(1, 3))]
        return {"op": "messages-consumed", "localIds": names, "invokedAt": self._time()}

    def cancel(self) -> dict[str, Any]:
        """A message that was cancelled."""
        dice = self.cast.dice
        return {"op": "message-cancelled", "localId": dice.pick((self._local(), self._row()["id"]))}

    def restore(self) -> dict[str, Any]:
        """A message that could not be cancelled."""
        local = self._local()
        message = {
            **self._row(),
            "localId": local,
            "content": _user_content(self.cast),
            "invokedAt": self._time(),
        }
        return {"op": "cancel-invoked", "localId": local, "message": message}

    def view(self) -> dict[str, Any]:
        """A look at older messages, or back."""
        return {"op": "set-view-mode", "mode": self.cast.dice.pick(("history", "history", "tail"))}

    def settle(self) -> dict[str, Any]:
        """What the server says of queued messages."""
        dice = self.cast.dice
        invoked = [
            {"localId": self._local(), "invokedAt": self._time()} for _ in range(dice.few(3))
        ]
        return {
            "op": "queued-state",
            "queuedLocalIds": [self._local() for _ in range(dice.few(3))],
            "invoked": invoked,
        }

    def _local(self) -> str:
        return self.cast.id("local", 0.05)

    def _time(self) -> int:
        return self.cast.time + self.cast.dice.pick((-9000, 0, 0, 1, 500, 9999, 10000))

    def _row(self) -> dict[str, Any]:
        rows = self.server.rows
        return self.cast.dice.pick(rows[-8:]) if rows else self.server.grow()


STATUSES = ("sending", "queued", "sent", "failed")


def _content(cast: Cast) -> dict[str, Any]:
    dice = cast.dice
    match dice.below(10):
        case 0 | 1 | 2 | 3:
            return _user_content(cast)
        case 4:
            return _agent(
                "output",
                dice.pick(
                    (
                        {"isMeta": True, "type": "user"},
                        {"type": "tool_progress"},
                        {"type": "made-up"},
                    )
                ),
            )
        case 5:
            return _agent("codex", {"type": "agent-run-trace", "agentId": cast.id("agent")})
        case 6 | 7:
            stream = dice.pick((cast.id("stream"), " ", None))
            reasoning = _agent("codex", {"type": "reasoning", "message": cast.text(), "id": stream})
            return {"message": reasoning} if dice.chance(0.1) else reasoning
        case 8:
            return _agent("event", {"type": "message", "message": cast.text()})
        case _:
            return _agent(
                "codex",
                {"type": dice.pick(("message", "message", "nothing")), "message": cast.text()},
            )


def _user_content(cast: Cast) -> dict[str, Any]:
    return {"role": "user", "content": {"type": "text", "text": cast.text()}}


def _agent(family: str, data: dict[str, Any]) -> dict[str, Any]:
    return {"role": "agent", "content": {"type": family, "data": data}}


def _position(row: dict[str, Any]) -> tuple[float, float]:
    invoked = row.get("invokedAt")
    at = row["createdAt"] if invoked is None else invoked
    return (at, -1 if row["seq"] is None else row["seq"])


def _edge(rows: list[dict[str, Any]]) -> tuple[Any, Any]:
    return (_position(rows[0])[0], rows[0]["seq"]) if rows else (None, None)


def _cursor(name: str, position: tuple[Any, Any]) -> dict[str, Any]:
    return {f"{name}At": position[0], f"{name}Seq": position[1]}
