"""10,000 levels wherever JSON is carried.

Where it is shown indented there are fewer: that text grows with the square of the depth.
"""

from __future__ import annotations

from fuzz.extremes.shapes import (
    Content,
    agent,
    agy,
    assistant,
    chat,
    extreme,
    nested,
    nested_review,
    patched,
    received,
    row,
    run,
    say,
    system,
    user,
    window,
)

CARRIED = 10_000
SHOWN = 2_000


@extreme("chat", CARRIED)
def deep_meta(size: int) -> Content:
    return chat([user("x", meta=nested(size))])


@extreme("chat", CARRIED)
def deep_attachments(size: int) -> Content:
    return chat([user({"type": "text", "text": "x", "attachments": nested(size)})])


@extreme("chat", CARRIED)
def deep_tool_input(size: int) -> Content:
    return chat([assistant({"type": "tool_use", "id": "a", "name": "Bash", "input": nested(size)})])


@extreme("chat", CARRIED)
def deep_blocks(size: int) -> Content:
    return chat([assistant(nested(size))])


@extreme("chat", CARRIED)
def deep_tool_use_result(size: int) -> Content:
    return chat(
        [
            agent(
                "output",
                "user",
                toolUseResult=nested(size),
                message={"content": [{"type": "tool_result", "tool_use_id": "a"}]},
            )
        ]
    )


@extreme("chat", CARRIED)
def deep_api_error(size: int) -> Content:
    return chat([system("api_error", error=nested(size))] * 2)


@extreme("chat", CARRIED)
def deep_round_summary(size: int) -> Content:
    return chat([system("turn_duration", resultSummary={"modelUsage": {"m": nested(size)}})])


@extreme("chat", CARRIED)
def deep_agy_input(size: int) -> Content:
    return chat([agy("X", input={"CommandLine": nested(size), "y": nested(size)})])


@extreme("chat", CARRIED)
def deep_events(size: int) -> Content:
    return chat(
        [agent("event", "made-up", x=nested(size)), agent("event", "made-up", x=nested(size))]
    )


@extreme("chat", CARRIED)
def deep_goal(size: int) -> Content:
    return chat([agent("codex", "thread_goal_updated", goal=nested(size))])


@extreme("chat", CARRIED)
def deep_token_count(size: int) -> Content:
    return chat([agent("codex", "token_count", info={"last": nested(size)})])


@extreme("chat", CARRIED)
def deep_plan(size: int) -> Content:
    return chat([agent("codex", "plan", entries=["x", nested(size)])])


@extreme("chat", CARRIED)
def deep_call_and_result(size: int) -> Content:
    return chat(
        [
            agent("codex", "tool-call", callId="a", input=nested(size), progress=nested(size)),
            agent("codex", "tool-call-result", callId="a", output=nested(size)),
        ]
    )


@extreme("chat", CARRIED)
def deep_run_input(size: int) -> Content:
    return chat(
        [
            run("start", agentId="a", input={"x": nested(size)}),
            run("update", agentId="a", result=nested(size)),
        ]
    )


@extreme("chat", CARRIED)
def deep_run_items(size: int) -> Content:
    return chat([run("start", input={"items": [nested(size)]})] * 2)


@extreme("chat", CARRIED)
def deep_trace_row(size: int) -> Content:
    return chat(
        [
            run(
                "trace",
                agentId="a",
                message={"type": "tool-call", "callId": "c", "input": nested(size)},
            ),
            run("trace", agentId="a", message=nested(size)),
        ]
    )


@extreme("chat", CARRIED)
def deep_requests(size: int) -> Content:
    return chat(
        [], {"requests": {"a": {"tool": "Bash", "arguments": nested(size)}, "b": nested(size)}}
    )


@extreme("chat", CARRIED)
def deep_answers(size: int) -> Content:
    return chat(
        [agent("codex", "tool-call", callId="a")],
        {
            "completedRequests": {
                "a": {
                    "tool": "Bash",
                    "status": "approved",
                    "answers": nested(size),
                    "allowTools": nested(size),
                    "reason": nested(size),
                }
            }
        },
    )


@extreme("chat", SHOWN, is_linear=False)
def deep_user_payload(size: int) -> Content:
    return chat([user(nested(size))])


@extreme("chat", SHOWN, is_linear=False)
def deep_foreign_role(size: int) -> Content:
    return chat([{"role": "system", "content": nested(size)}])


@extreme("chat", SHOWN, is_linear=False)
def deep_no_envelope(size: int) -> Content:
    return chat([nested(size)])


@extreme("chat", SHOWN, is_linear=False)
def deep_unknown_payload(size: int) -> Content:
    return chat([{"role": "agent", "content": nested(size)}])


@extreme("chat", CARRIED)
def deep_review(size: int) -> Content:
    return chat([say(nested_review(size))])


@extreme("sse", CARRIED)
def deep_patch(size: int) -> Content:
    return patched([{"metadata": {"version": 9, "value": nested(size)}}])


@extreme("pagination", SHOWN, is_linear=False)
def deep_row(size: int) -> Content:
    return window([received([row(1, nested(size))])])
