"""Messages of the generic agent family, less what tells of agent runs."""

from __future__ import annotations

import json
from typing import Any

from fuzz.makers.cast import Cast

TOOLS = (
    "CodexBash",
    "CodexBash",
    "CodexPermission",
    "CodexReasoning",
    "update_plan",
    "spawn_agent",
    "wait_agent",
    "request_user_input",
    "hapi__change_title",
    "Bash",
    "unknown",
    "Tool",
    "Task",
    "Agent",
)
STREAMS = (
    "pi-x-turn-1-message-2-text-3",
    "pi--turn-1-message-2-text-3",
    "pi-a\n-turn-1-message-2-text-3",
    "pi-x-turn-1-message-2-text-3\n",
)


def message(cast: Cast) -> dict[str, Any]:
    """A text, a part of a stream, or a review."""
    dice = cast.dice
    is_review = dice.chance(0.15)
    text = _review(cast) if is_review else cast.text()
    stream = dice.pick(STREAMS) if dice.chance(0.4 if is_review else 0.03) else cast.id("stream")
    return _data(
        "message",
        {
            "message": text,
            **dice.some({"id": stream}),
            **dice.some({"streamSnapshot": cast.flag()}, 0.1),
        },
    )


def _review(cast: Cast) -> str:
    dice = cast.dice
    finding = {
        **dice.some({"title": cast.text(), "body": cast.text()}, keep=0.9),
        **dice.some(
            {
                "priority": cast.number(),
                **cast.spelled("confidenceScore", cast.number()),
                **cast.spelled(
                    "codeLocation",
                    {
                        **dice.some({"path": "/a.py", **cast.spelled("absoluteFilePath", "/b.py")}),
                        **cast.spelled(
                            "lineRange", dice.pick(({"start": cast.number(), "end": 2}, None, []))
                        ),
                    },
                ),
            }
        ),
    }
    review = {
        "findings": dice.pick(([finding, finding], [finding], [], [None], "x")),
        **cast.spelled("overallCorrectness", cast.text()),
        **cast.spelled("overallExplanation", cast.text()),
        **cast.spelled("overallConfidenceScore", cast.number()),
    }
    text = json.dumps(dice.some(review, keep=0.7))
    return dice.pick(
        (text, text, f" {text}\n", f"\u0085{text}", f"{text},", text.replace("Infinity", "1e999"))
    )


def reasoning(cast: Cast) -> dict[str, Any]:
    """A thought."""
    return _data("reasoning", {"message": cast.text(), **cast.dice.some({"id": cast.id("stream")})})


def tool_call(cast: Cast) -> dict[str, Any]:
    """A call of a tool."""
    dice = cast.dice
    given = (
        _command(cast)
        if dice.chance(0.4)
        else dice.some({"title": cast.text(), "prompt": cast.text(), "x": cast.value()})
    )
    more = {
        "id": cast.id("uuid"),
        "description": cast.text(),
        "nativeTitle": cast.text(),
        "title": cast.text(),
        "nativeKind": "k",
        "kind": "k",
        "progress": cast.value(),
    }
    return _data(
        "tool-call",
        {
            "callId": cast.id("call"),
            "name": dice.pick(TOOLS),
            **dice.some({"input": dice.pick((given, given, cast.value()))}, 0.9),
            **dice.some(more, 0.3),
        },
    )


def _command(cast: Cast) -> dict[str, Any]:
    dice = cast.dice
    actions = [
        dice.some(
            {
                "type": dice.pick(("read", "listFiles", "search", "unknown", "write")),
                "command": "c",
                "name": "n",
                "path": "p",
            },
            0.95,
        )
        for _ in range(dice.few(3))
    ]
    source = dice.pick(("agent", "userShell", "USERSHELL", "user\u017fhell", None, 1))
    return {
        **cast.spelled("commandActions", actions),
        **dice.some(cast.spelled("commandSource", source)),
    }


def tool_result(cast: Cast) -> dict[str, Any]:
    """The result of a tool."""
    more = cast.dice.some(
        {"output": cast.value(), "is_error": cast.flag(), "id": cast.id("uuid")}, 0.7
    )
    return _data("tool-call-result", {"callId": cast.id("call", 0.1), **more})


def image(cast: Cast) -> dict[str, Any]:
    """A generated image."""
    dice = cast.dice
    names = {
        **cast.spelled("fileName", cast.text()),
        **cast.spelled("mimeType", dice.pick(("image/png", 1))),
    }
    return _data(
        "generated-image", {**cast.spelled("imageId", cast.id("image")), **dice.some(names)}
    )


def plan(cast: Cast) -> dict[str, Any]:
    """A plan, in all the places in which agents put one."""
    dice = cast.dice
    steps = [_step(cast) for _ in range(dice.few(4))]
    places = ("entries", "items", "steps", "plan", "update")
    inside: Any = {dice.pick(places): steps} if dice.chance(0.3) else steps
    data = {
        name: dice.pick((inside, inside, None, cast.value()))
        for name in dice.sample(places, dice.between(1, 2))
    }
    return _data(dice.pick(("plan", "plan_update")), data)


def _step(cast: Cast) -> Any:
    dice = cast.dice
    if dice.chance(0.2):
        return dice.pick((cast.text(), "", None, 3))
    states = (
        "completed",
        " Done",
        "in-progress",
        "IN PROGRESS",
        "in\u00a0progress",
        "Active",
        "running",
        "\u0130n_progress",
        "pending",
        "x",
        None,
    )
    names = ("step", "content", "text", "title", "description")
    texts = {
        name: dice.pick((cast.text(), "", None)) for name in dice.sample(names, dice.between(1, 2))
    }
    return {**texts, **dice.some({"status": dice.pick(states), "state": dice.pick(states)})}


def token_count(cast: Cast) -> dict[str, Any]:
    """How many tokens were used."""
    dice = cast.dice

    def counts() -> dict[str, Any]:
        return {
            **cast.spelled("inputTokens", cast.number()),
            **cast.spelled("outputTokens", cast.number()),
            **dice.some(cast.spelled("contextTokens", cast.number()), 0.3),
        }

    places = (
        "last",
        "lastTokenUsage",
        "last_token_usage",
        "total",
        "totalTokenUsage",
        "total_token_usage",
    )
    info: dict[str, Any] = {
        name: dice.pick((counts(), counts(), [], None)) for name in dice.sample(places, dice.few(2))
    }
    info.update(dice.some({**counts(), **cast.spelled("modelContextWindow", cast.number())}))
    roles = ("child", "parent", "main", None, 1)
    scope = {
        **cast.spelled("scopeRole", dice.pick(roles)),
        "scope": dice.pick(({"role": dice.pick(roles)}, None)),
    }
    return _data("token_count", {"info": info, **dice.some(scope, 0.3)})


def goal(cast: Cast) -> dict[str, Any]:
    """A goal, or its end."""
    dice = cast.dice
    if dice.chance(0.3):
        return _data("thread_goal_cleared", dice.some(cast.spelled("threadId", cast.id("thread"))))
    set_to = {
        **cast.spelled("threadId", cast.id("thread")),
        "objective": cast.text(),
        "status": dice.pick(
            ("active", "paused", "budgetLimited", "usageLimited", "blocked", "complete", "done")
        ),
        **dice.some(
            {
                **cast.spelled("tokenBudget", dice.pick((cast.number(), None))),
                **cast.spelled("tokensUsed", cast.number()),
                **cast.spelled("timeUsedSeconds", cast.number()),
                **cast.spelled("createdAt", cast.number()),
                **cast.spelled("updatedAt", cast.number()),
            }
        ),
    }
    names = {
        **cast.spelled("threadId", cast.id("thread")),
        **cast.spelled("turnId", cast.id("turn")),
    }
    return _data("thread_goal_updated", {"goal": set_to, **dice.some(names, 0.4)})


def notice(cast: Cast) -> dict[str, Any]:
    """An error, a compaction or a type that nobody knows."""
    dice = cast.dice
    more = {
        **cast.spelled("preTokens", cast.number()),
        "trigger": dice.pick(("auto", "manual", None)),
    }
    counts = {"tokensBefore": cast.number(), "estimatedTokensAfter": cast.number()}
    members = {"message": cast.text(), "summary": cast.text(), **more, **counts}
    return _data(
        dice.pick(("error", "context_compacted", "compact-summary", "thinking_mode")),
        dice.some(members, 0.8),
    )


def _data(data_type: str, members: dict[str, Any]) -> dict[str, Any]:
    return {"type": "codex", "data": {"type": data_type, **members}}


ROWS = (
    message,
    message,
    reasoning,
    tool_call,
    tool_call,
    tool_result,
    tool_result,
    image,
    plan,
    token_count,
    goal,
    notice,
)
