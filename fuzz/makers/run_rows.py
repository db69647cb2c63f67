"""What agents tell of agents that run in the background."""

from __future__ import annotations

from typing import Any

from fuzz.makers.cast import Cast
from fuzz.makers.codex_rows import TOOLS

STATES = (
    "running",
    "completed",
    "failed",
    "error",
    "canceled",
    "cancelled",
    "notFound",
    "not_found",
    "pending",
    "queued",
    "",
)
ACTIVITIES = (
    "wait_agent",
    "send_input",
    "resume_agent",
    "close_agent",
    "not_found",
    "closed",
    "canceled",
    "spawn",
    "",
)


def start(cast: Cast) -> dict[str, Any]:
    """A run begins; its agent may not be known yet."""
    dice = cast.dice
    given = {
        "message": dice.pick((cast.text(), "", None)),
        "prompt": cast.text(),
        "items": [
            dice.pick(({"text": cast.text()}, {}, {"text": ""}, None)) for _ in range(dice.few(3))
        ],
        **cast.spelled("agentId", dice.pick(("", cast.id("agent")))),
    }
    members = {
        **_names(cast, 0.5),
        **_display(cast),
        **dice.some({"input": dice.pick((dice.some(given), cast.value()))}),
    }
    return _event(cast, "agent-run-start", members)


def update(cast: Cast) -> dict[str, Any]:
    """A run goes on or ends."""
    dice = cast.dice
    closed = {**cast.spelled("previousStatus", dice.pick(({}, [], "x", None)))}
    results = {
        "result": dice.pick((cast.value(), closed)),
        "error": cast.value(),
        "spawnResult": cast.value(),
    }
    return _event(
        cast,
        "agent-run-update",
        {**_names(cast, 0.9), **_display(cast), **dice.some(results, 0.25)},
    )


def trace(cast: Cast) -> dict[str, Any]:
    """A message that the agent wrote."""
    dice = cast.dice
    members = {**_names(cast, 0.95), **_display(cast), **dice.some({"message": _row(cast)}, 0.95)}
    return _event(cast, "agent-run-trace", members)


def _row(cast: Cast) -> Any:
    dice = cast.dice
    types = (
        "message",
        "message",
        "reasoning",
        "tool-call",
        "tool-call",
        "tool-call-result",
        "tool-call-result",
        "error",
        "token_count",
        "ready",
        "task_complete",
        "patch",
    )
    row_type = dice.pick(types)
    members = {
        "message": cast.text(),
        "callId": cast.id("call"),
        "name": dice.pick(TOOLS),
        "input": dice.pick((cast.value(), {"title": cast.text()}, {"prompt": cast.text()})),
        "output": cast.value(),
        "is_error": cast.flag(),
    }
    ids = (cast.id("row"), cast.id("stream"), f"codex-agent:{cast.id('agent')}:x", "")
    more = {"id": dice.pick(ids), "status": dice.pick(STATES), "statusText": cast.text()}
    row = {"type": row_type, **dice.some(members, 0.9), **dice.some(more, 0.5)}
    return dice.pick((row, row, row, row, row, row, row, cast.value()))


def _names(cast: Cast, known: float) -> dict[str, Any]:
    dice = cast.dice
    names: dict[str, Any] = {}
    if dice.chance(known):
        names.update(cast.spelled("agentId", cast.id("agent", 0.3)))
    if dice.chance(0.5):
        names.update(
            cast.spelled(
                "cardId",
                dice.pick(
                    (cast.id("card"), f"codex-agent:{cast.id('agent', 0.1)}", cast.id("call"))
                ),
            )
        )
    return names


def _display(cast: Cast) -> dict[str, Any]:
    dice = cast.dice
    members = {
        "status": dice.pick(STATES),
        **cast.spelled("statusText", dice.pick((cast.text(), "Closed", ""))),
        "summary": cast.text(),
        "activity": dice.pick((cast.text(), "Closed", "")),
        **cast.spelled("activityKind", dice.pick(ACTIVITIES)),
    }
    return dice.some(members, 0.35)


def _event(cast: Cast, event_type: str, members: dict[str, Any]) -> dict[str, Any]:
    family = "event" if cast.dice.chance(0.1) else "codex"
    return {"type": family, "data": {"type": event_type, **members}}


ROWS = (start, update, update, trace, trace, trace)
