"""Log entries as Claude Code writes them: the payload family `output`, less what agy writes."""

from __future__ import annotations

from typing import Any

from fuzz.makers.cast import Cast

TOOLS = (
    "Bash",
    "Read",
    "Edit",
    "Grep",
    "Glob",
    "Write",
    "TodoWrite",
    "ExitPlanMode",
    "AskUserQuestion",
    "mcp__hapi__change_title",
    "hapi__change_title",
    "Skill",
    "SendMessage",
    "Tool",
    " unknown",
    "GENERIC",
    "",
    "tool\u00a0",
)
SUBAGENTS = ("Task", "Agent", "Task:explore", "Agent:plan", "Tasks")


def assistant(cast: Cast) -> dict[str, Any]:
    """Something said, thought or called."""
    dice = cast.dice
    blocks = [_assistant_block(cast) for _ in range(dice.between(1, 3))]
    message = {
        "role": "assistant",
        "content": cast.text() if dice.chance(0.1) else blocks,
        **dice.some({"model": "claude-opus-4", "usage": _usage(cast)}),
    }
    return _entry(cast, "assistant", {"message": message})


def _assistant_block(cast: Cast) -> Any:
    dice = cast.dice
    match dice.below(9):
        case 0 | 1:
            return {"type": "text", "text": cast.text()}
        case 2:
            return {"type": "thinking", "thinking": cast.text()}
        case 3 | 4 | 5:
            return tool_use(cast, dice.pick(TOOLS))
        case 6 | 7:
            return tool_use(cast, dice.pick(SUBAGENTS))
        case _:
            return dice.pick((None, "text", {"type": "image"}, {"type": "text"}, []))


def tool_use(cast: Cast, name: str) -> dict[str, Any]:
    """A call of a tool."""
    dice = cast.dice
    given = dice.some(
        {
            "prompt": cast.text(),
            "title": cast.text(),
            "description": cast.text(),
            "command": "ls",
            "todos": [],
            "x": cast.value(),
        }
    )
    members = {"type": "tool_use", "id": cast.id("toolu"), "name": name}
    return {**members, "input": cast.value() if dice.chance(0.1) else given}


def _usage(cast: Cast) -> dict[str, Any]:
    dice = cast.dice
    counts = {"input_tokens": cast.number(), "output_tokens": cast.number()}
    more = (
        "cache_creation_input_tokens",
        "cache_read_input_tokens",
        "context_window",
        "service_tier",
    )
    return {**counts, **dice.some({name: cast.number() for name in more})}


def user(cast: Cast) -> dict[str, Any]:
    """A prompt of a subagent, a user's text, or results of tools."""
    dice = cast.dice
    content: Any
    match dice.below(6):
        case 0 | 1:
            content = cast.text()
        case 2:
            content = [{"type": "text", "text": cast.text()} for _ in range(dice.few(3))]
        case _:
            content = [_user_block(cast) for _ in range(dice.between(1, 3))]
    more = dice.some({"toolUseResult": cast.value()}, keep=0.2)
    return _entry(cast, "user", {"message": {"role": "user", "content": content}, **more})


def _user_block(cast: Cast) -> Any:
    dice = cast.dice
    if dice.chance(0.2):
        return {"type": "text", "text": cast.text()}
    result: dict[str, Any] = {"type": "tool_result", "tool_use_id": cast.id("toolu", 0.1)}
    result.update(dice.some({"content": cast.value(), "is_error": cast.flag()}))
    if dice.chance(0.3):
        result["permissions"] = {
            "date": cast.number(),
            "result": dice.pick(("approved", "denied", "denied", "maybe")),
            **dice.some(
                {
                    "mode": dice.pick(("plan", "default", None, 1)),
                    "allowedTools": dice.pick((["Bash"], [], ["Edit", 1, None], None, "Bash")),
                    "decision": dice.pick(
                        ("approved", "approved_for_session", "denied", "abort", "x", None)
                    ),
                }
            ),
        }
    return result


def summary(cast: Cast) -> dict[str, Any]:
    """A summary of the conversation."""
    return _entry(cast, "summary", {"summary": cast.text()})


def system(cast: Cast) -> dict[str, Any]:
    """An event of the agent's machine."""
    dice = cast.dice
    shown = (
        "api_error",
        "api_error",
        "turn_duration",
        "microcompact_boundary",
        "compact_boundary",
        "away_summary",
    )
    boundary = dice.some(
        {
            "trigger": dice.pick(("auto", "manual", 1)),
            "preTokens": cast.number(),
            "tokensSaved": cast.number(),
        }
    )
    more = {
        "retryAttempt": cast.number(),
        "maxRetries": cast.number(),
        "error": cast.value(),
        "durationMs": cast.number(),
        "messageId": cast.id("row"),
        "resultSummary": _round_summary(cast),
        "content": dice.pick((cast.text(), "", "\n", None)),
        "microcompactMetadata": dice.pick((boundary, None, [])),
        "compactMetadata": dice.pick((boundary, "x")),
    }
    subtype = dice.pick((*shown, *shown, "init", None))
    return _entry(cast, "system", {"subtype": subtype, **dice.some(more, keep=0.8)})


def _round_summary(cast: Cast) -> Any:
    dice = cast.dice
    usage = {
        "input_tokens": cast.number(),
        "output_tokens": cast.number(),
        "cache_read_input_tokens": cast.number(),
    }
    models = {"m": dice.some({"inputTokens": cast.number(), "outputTokens": cast.number()})}
    figures = {
        "usage": usage,
        "modelUsage": models,
        "total_cost_usd": cast.number(),
        "duration_ms": cast.number(),
        "num_turns": cast.number(),
    }
    return cast.value() if dice.chance(0.1) else dice.some(figures)


def hidden(cast: Cast) -> dict[str, Any]:
    """An entry that is not shown, or nearly."""
    dice = cast.dice
    entry = dice.pick((assistant, user, summary, system, _noise))(cast)
    entry["data"].update(dice.some({"isMeta": cast.flag(), "isCompactSummary": cast.flag()}))
    return entry


def _noise(cast: Cast) -> dict[str, Any]:
    return _entry(cast, cast.dice.pick(("rate_limit_event", "tool_progress", "progress", "")), {})


def _entry(cast: Cast, entry_type: str, members: dict[str, Any]) -> dict[str, Any]:
    dice = cast.dice
    data: dict[str, Any] = {
        "type": entry_type,
        **dice.some(
            {"uuid": cast.id("uuid"), "parentUuid": dice.pick((None, cast.id("uuid", 0.1)))},
            keep=0.85,
        ),
        **dice.some(
            {"isSidechain": cast.flag(), "parentToolUseId": cast.id("toolu", 0.1)}, keep=0.4
        ),
    }
    return {"type": "output", "data": {**data, **members}}


ROWS = (assistant, assistant, assistant, user, user, user, summary, system, hidden)
