"""Windows with tens of thousands of rows."""

from __future__ import annotations

from fuzz.extremes.shapes import (
    Content,
    agent,
    extreme,
    received,
    row,
    run,
    synced,
    user,
    window,
)
from fuzz.makers.cast import START

ROWS = 20_000


@extreme("pagination", ROWS)
def window_page(size: int) -> Content:
    return window([synced([row(index, user("x")) for index in range(size)])])


@extreme("pagination", ROWS)
def window_queued(size: int) -> Content:
    return window(
        [
            received(
                [
                    row(index, user("x"), localId=f"l{index}", invokedAt=None)
                    for index in range(size)
                ]
            ),
            received([row(size, user("x"))]),
            {
                "op": "queued-state",
                "queuedLocalIds": [],
                "invoked": [
                    {"localId": f"l{index}", "invokedAt": START + index} for index in range(size)
                ],
            },
        ]
    )


@extreme("pagination", ROWS)
def window_optimistic(size: int) -> Content:
    return window(
        [
            received(
                [
                    {
                        **row(index, user("x")),
                        "id": f"l{index}",
                        "localId": f"l{index}",
                        "invokedAt": None,
                    }
                    for index in range(size)
                ]
            ),
            received(
                [
                    {**row(index, user("x")), "localId": f"l{index}", "invokedAt": START}
                    for index in range(size)
                ]
            ),
        ]
    )


@extreme("pagination", ROWS)
def window_delivered(size: int) -> Content:
    return window(
        [
            received(
                [
                    {
                        **row(0, user("x")),
                        "id": f"l{index}",
                        "localId": f"l{index}",
                        "status": "sent",
                    }
                    for index in range(size)
                ]
            ),
            received([row(index, user("x")) for index in range(size)]),
        ]
    )


@extreme("pagination", ROWS)
def window_streams(size: int) -> Content:
    return window(
        [
            received(
                [
                    row(index, agent("codex", "reasoning", message="x", id="s"))
                    for index in range(size)
                ]
            )
        ]
    )


@extreme("pagination", ROWS)
def window_runs(size: int) -> Content:
    return window([received([row(index, run("trace", agentId="a")) for index in range(size)])])


@extreme("pagination", ROWS)
def window_consumed(size: int) -> Content:
    return window(
        [
            received(
                [
                    row(index, user("x"), localId=f"l{index}", invokedAt=None)
                    for index in range(size)
                ]
            ),
            {
                "op": "messages-consumed",
                "localIds": [f"l{index}" for index in range(size)],
                "invokedAt": START,
            },
        ]
    )


@extreme("pagination", 2_000, is_linear=False)
def window_operations(size: int) -> Content:
    return window([received([row(index, user("x"))]) for index in range(size)])
