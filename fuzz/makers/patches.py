"""Sessions and the patches that reach them."""

from __future__ import annotations

from typing import Any

from fuzz.makers.cast import START, Cast
from fuzz.makers.dice import Dice

PERMISSION_MODES = ("default", "acceptEdits", "plan", "read-only", "yolo")
EFFORTS = ("low", "high", None)


def patch_document(dice: Dice, is_small: bool) -> dict[str, Any]:
    """A session and patches in their normal forms, in the order in which they arrive."""
    cast = Cast(dice, is_small)
    session = _session(cast)
    patches = [_patch(cast) for _ in range(dice.between(1, 8))]
    repeated = [patch for patch in patches for _ in range(2 if dice.chance(0.2) else 1)]
    return {"initialSession": session, "patches": repeated}


def _session(cast: Cast) -> dict[str, Any]:
    dice = cast.dice
    flat = _flat(cast)
    return {
        "id": "session",
        "namespace": "default",
        "seq": cast.number(),
        "createdAt": START,
        "updatedAt": _time(cast),
        "active": dice.chance(0.5),
        "activeAt": _time(cast),
        "metadata": _metadata(cast),
        "metadataVersion": dice.below(4),
        "agentState": _state(cast),
        "agentStateVersion": dice.below(4),
        "thinking": dice.chance(0.5),
        "thinkingAt": 0,
        **{name: flat[name] for name in ("model", "modelReasoningEffort", "effort", "serviceTier")},
        **dice.some(
            {
                "activeTurnStartedAt": dice.pick((None, START)),
                "permissionMode": flat["permissionMode"],
                "collaborationMode": flat["collaborationMode"],
                "copilotAgentMode": flat["copilotAgentMode"],
                "backgroundTaskCount": flat["backgroundTaskCount"],
                "todos": _todos(cast),
                "todosUpdatedAt": dice.below(4),
                "teamState": {"teamName": "core"},
                "teamStateUpdatedAt": dice.below(4),
            },
            0.5,
        ),
    }


def _patch(cast: Cast) -> dict[str, Any]:
    dice = cast.dice
    members = {
        **_flat(cast),
        "active": dice.chance(0.5),
        "thinking": dice.chance(0.5),
        "activeAt": _time(cast),
        "updatedAt": _time(cast),
        "activeTurnStartedAt": dice.pick((None, START)),
        "scratchlistUpdatedAt": _time(cast),
        "metadata": _versioned(cast, dice.pick((_metadata(cast), None))),
        "agentState": _versioned(cast, dice.pick((_state(cast), None))),
        "todos": _versioned(cast, _todos(cast)),
        "teamState": _versioned(cast, dice.pick(({"teamName": "ui"}, {"teamName": "core"}, None))),
    }
    chosen = dice.sample(members, dice.pick((1, 1, 1, 2, 3, 6)))
    return {name: members[name] for name in chosen}


def _flat(cast: Cast) -> dict[str, Any]:
    dice = cast.dice
    return {
        "model": dice.pick(("opus", "gpt", None)),
        "modelReasoningEffort": dice.pick(EFFORTS),
        "effort": dice.pick(EFFORTS),
        "serviceTier": dice.pick(("fast", "", None)),
        "permissionMode": dice.pick(PERMISSION_MODES),
        "collaborationMode": dice.pick(("default", "plan")),
        "copilotAgentMode": dice.pick(("interactive", "plan", "autopilot")),
        "backgroundTaskCount": dice.below(3),
    }


def _time(cast: Cast) -> Any:
    return START + cast.dice.pick((0, 1, -1, 59999, 60000, 60001, -59999, -60000, 0.5, 120000))


def _versioned(cast: Cast, item: Any) -> dict[str, Any]:
    return {"version": cast.dice.pick((0, 1, 2, 3, 4, 5, 2.5)), "value": item}


def _metadata(cast: Cast) -> dict[str, Any]:
    dice = cast.dice
    return {
        "path": "/w",
        "host": "box",
        **dice.some(
            {"name": cast.text(), "flavor": dice.pick(("codex", None)), "more": cast.value()}, 0.4
        ),
    }


def _state(cast: Cast) -> dict[str, Any]:
    dice = cast.dice
    request = {
        "tool": "Bash",
        "arguments": cast.value(),
        **dice.some({"createdAt": dice.pick((None, START))}),
    }
    completed = {**request, "status": dice.pick(("approved", "denied", "canceled"))}
    return dice.some(
        {
            "controlledByUser": dice.pick((True, None)),
            "requests": dice.pick(({"r": request}, {}, None)),
            "completedRequests": {cast.id("request"): completed},
        }
    )


def _todos(cast: Cast) -> list[Any]:
    dice = cast.dice
    return [
        {
            "content": cast.text(),
            "status": dice.pick(("pending", "in_progress", "completed")),
            "priority": "medium",
            "id": str(index),
        }
        for index in range(dice.few(3))
    ]
