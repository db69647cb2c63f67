"""100,000 keys wherever keys are walked."""

from __future__ import annotations

from fuzz.extremes.shapes import (
    Content,
    agent,
    agy,
    assistant,
    chat,
    extreme,
    keyed,
    patched,
    request,
    run,
    system,
    user,
)

KEYS = 100_000


@extreme("chat", KEYS)
def wide_tool_input(size: int) -> Content:
    return chat([assistant({"type": "tool_use", "id": "a", "name": "Bash", "input": keyed(size)})])


@extreme("chat", KEYS)
def wide_agy_input(size: int) -> Content:
    return chat([agy("X", input=keyed(size))])


@extreme("chat", KEYS)
def wide_events(size: int) -> Content:
    return chat([agent("event", "x", **keyed(size))] * 2)


@extreme("chat", KEYS)
def wide_run_input(size: int) -> Content:
    return chat(
        [
            run("start", agentId="a", input=keyed(size)),
            run("start", agentId="a", cardId="c", input=keyed(size)),
        ]
    )


@extreme("chat", KEYS)
def wide_shown(size: int) -> Content:
    return chat([user(keyed(size))])


@extreme("chat", KEYS)
def wide_models(size: int) -> Content:
    return chat(
        [
            system(
                "turn_duration",
                resultSummary={"modelUsage": {key: {"inputTokens": 1} for key in keyed(size)}},
            )
        ]
    )


@extreme("chat", KEYS)
def wide_indices(size: int) -> Content:
    return chat([user({str(size - index): 0 for index in range(size)})])


@extreme("chat", KEYS)
def wide_requests(size: int) -> Content:
    return chat([user("x")], {"requests": {key: request() for key in keyed(size)}})


@extreme("chat", KEYS)
def wide_completed(size: int) -> Content:
    return chat(
        [agent("codex", "tool-call", callId="k1")],
        {"completedRequests": {key: {**request(), "status": "denied"} for key in keyed(size)}},
    )


@extreme("sse", KEYS)
def wide_patch(size: int) -> Content:
    return patched([{"metadata": {"version": 9, "value": keyed(size)}}])
