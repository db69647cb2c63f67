"""Rows of users, of the event family, and rows that are none of the known ones."""

from __future__ import annotations

from typing import Any

from fuzz.makers.cast import Cast
from fuzz.makers.codex_rows import goal
from fuzz.makers.values import value

EVENTS = (
    "switch",
    "message",
    "message",
    "error",
    "title-changed",
    "title-changed",
    "limit-reached",
    "limit-warning",
    "ready",
    "api-error",
    "api-error",
    "turn-duration",
    "turn-summary",
    "microcompact",
    "compact",
    "compact-summary",
    "recap",
    "token-count",
    "abort-restore",
    "thread-goal-updated",
    "thread-goal-cleared",
    "made-up",
    "",
)


def user_text(cast: Cast) -> Any:
    """What a user wrote, with files or without."""
    dice = cast.dice
    if dice.chance(0.3):
        return cast.text()
    files = [
        {
            **dice.some(
                {
                    "id": cast.id("file"),
                    "filename": "a.png",
                    "mimeType": "image/png",
                    "size": cast.number(),
                    "path": "/a",
                },
                0.95,
            ),
            **dice.some({"previewUrl": dice.pick(("data:", None))}),
        }
        for _ in range(dice.few(3))
    ]
    return {
        "type": "text",
        "text": cast.text(),
        **dice.some({"attachments": dice.pick((files, files, None, [1]))}, 0.3),
    }


def user_other(cast: Cast) -> Any:
    """A payload of a user that is no text."""
    return cast.dice.pick((value(cast.dice), {"type": "text"}, {"type": "image", "text": "x"}))


def event(cast: Cast) -> dict[str, Any]:
    """An event, complete or not."""
    dice = cast.dice
    members = {
        "mode": dice.pick(("local", "remote", "far")),
        "message": cast.text(),
        "title": cast.text(),
        "endsAt": cast.number(),
        "limitType": "weekly",
        "utilization": 0.9,
        "retryAttempt": 1,
        "maxRetries": cast.number(),
        "error": cast.value(),
        "durationMs": 5,
        "trigger": "auto",
        "preTokens": cast.number(),
        "tokensSaved": 2,
        "summary": dice.pick((cast.text(), {})),
        "text": cast.text(),
        "goal": goal(cast)["data"].get("goal"),
        "info": {},
    }
    chosen = dice.some(members, dice.pick((0.1, 0.5, 0.9)))
    return {
        "type": "event",
        "data": {"type": dice.pick(EVENTS), **(dict(dice.shuffled(chosen.items())))},
    }


def unknown(cast: Cast) -> Any:
    """A payload of an agent that no rule knows."""
    dice = cast.dice
    data = dice.pick((None, [], {"type": 1}, {"type": "new"}, {}, "x", value(dice)))
    return dice.pick(
        (
            value(dice),
            {"type": dice.pick(("output", "codex", "event", "text", "other")), "data": data},
        )
    )


USER_ROWS = (user_text, user_text, user_text, user_text, user_other)
AGENT_ROWS = (event, event, event, event, unknown)
