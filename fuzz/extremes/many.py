"""Rows and patches by the thousand that hang together."""

from __future__ import annotations

from collections.abc import Iterator

from fuzz.extremes.shapes import (
    Content,
    agent,
    assistant,
    chat,
    extreme,
    patched,
    run,
    system,
    task,
    text_row,
    user,
)
from fuzz.makers.cast import START


@extreme("chat", 20_000)
def many_chained(size: int) -> Content:
    return chat([assistant(task("t", "p")), *_chain(size)])


@extreme("chat", 20_000)
def many_chained_backwards(size: int) -> Content:
    return chat([*reversed(_chain(size)), assistant(task("t", "p"))])


@extreme("chat", 20_000)
def many_orphans(size: int) -> Content:
    return chat([assistant(task("t", "p")), *_orphans(size), _prompt("p", "u0", None)])


@extreme("chat", 5_000)
def many_nested_subagents(size: int) -> Content:
    return chat([assistant(task("t0", "p0")), *_nested_subagents(size)])


@extreme("chat", 10_000)
def many_subagents(size: int) -> Content:
    return chat([row for index in range(size) for row in _subagent(index)])


@extreme("chat", 100_000)
def many_parts(size: int) -> Content:
    return chat([assistant(*[{"type": "text", "text": "x"}] * size)])


@extreme("chat", 20_000)
def many_calls(size: int) -> Content:
    return chat([agent("codex", "tool-call", callId=f"c{index}") for index in range(size)])


@extreme("chat", 20_000)
def many_one_call(size: int) -> Content:
    return chat(
        [agent("codex", "tool-call", callId="c", input={"x": index}) for index in range(size)]
    )


@extreme("chat", 20_000)
def many_stream(size: int) -> Content:
    return chat(
        [agent("codex", "message", id="s", message="x" * (index % 99)) for index in range(size)]
    )


@extreme("chat", 20_000)
def many_titles(size: int) -> Content:
    return chat(
        [
            agent(
                "codex",
                "tool-call",
                callId=f"c{i}",
                name="hapi__change_title",
                input={"title": "x"},
            )
            for i in range(size)
        ]
    )


@extreme("chat", 20_000)
def many_cli_merges(size: int) -> Content:
    return chat(
        [
            user(("<command-name>", "<local-command-stdout>")[index % 2], meta={"sentFrom": "cli"})
            for index in range(size)
        ]
    )


@extreme("chat", 20_000)
def many_cli_one_command(size: int) -> Content:
    return chat([user("<command-name>", meta={"sentFrom": "cli"}) for _ in range(size)])


@extreme("chat", 20_000)
def many_api_errors(size: int) -> Content:
    return chat([system("api_error", error={"x": 1}) for _ in range(size)])


@extreme("chat", 20_000)
def many_same_events(size: int) -> Content:
    return chat([agent("event", "made-up", x={"y": 1}) for _ in range(size)])


@extreme("chat", 20_000)
def many_goals(size: int) -> Content:
    return chat([agent("codex", "thread_goal_cleared") for _ in range(size)])


@extreme("chat", 20_000)
def many_trace_rows(size: int) -> Content:
    return chat([run("trace", agentId="a", message=text_row("x")) for _ in range(size)])


@extreme("chat", 20_000)
def many_trace_calls(size: int) -> Content:
    return chat([run("trace", agentId="a", message=row) for row in _call_rows(size)])


@extreme("chat", 20_000)
def many_trace_and_update(size: int) -> Content:
    return chat(
        [
            (
                run("trace", agentId="a", message=text_row("x"))
                if index % 2
                else run("update", agentId="a")
            )
            for index in range(size)
        ]
    )


@extreme("chat", 5_000)
def many_cards(size: int) -> Content:
    return chat([step for index in range(size) for step in _card(index)])


@extreme("chat", 5_000)
def many_card_merges(size: int) -> Content:
    return chat([*_fallback_cards(size), *_named_cards(size, "c")])


@extreme("chat", 5_000)
def many_card_merges_apart(size: int) -> Content:
    return chat([*_fallback_cards(size), *_named_cards(size, "c{}")])


@extreme("chat", 5_000)
def many_merge_and_trace(size: int) -> Content:
    return chat([step for index in range(size) for step in _merge_and_trace(index)])


@extreme("chat", 20_000)
def many_agents_of_a_card(size: int) -> Content:
    return chat([run("start", agentId=f"a{index}", cardId="c") for index in range(size)])


@extreme("chat", 20_000)
def many_claims(size: int) -> Content:
    return chat([run("start", cardId=f"c{index}", summary="s") for index in range(size)])


@extreme("chat", 10_000)
def many_claims_of_a_card(size: int) -> Content:
    return chat(
        [run("start", cardId="c", summary=f"s{index}") for index in range(size)]
        + [run("start", cardId=f"d{index}", summary=f"s{index}") for index in range(size)]
    )


@extreme("chat", 3_000)
def many_claims_and_traces(size: int) -> Content:
    return chat(
        [*_named_fingerprints(size), *[step for i in range(size) for step in _claim_and_trace(i)]]
    )


@extreme("chat", 5_000)
def many_plans(size: int) -> Content:
    return chat([agent("codex", "plan", entries=["x"] * 20) for _ in range(size)])


@extreme("sse", 50_000)
def many_patches(size: int) -> Content:
    return patched([{"updatedAt": START + index} for index in range(size)])


def _prompt(prompt: str, uuid: str, parent: str | None) -> Content:
    return agent(
        "output",
        "user",
        uuid=uuid,
        parentUuid=parent,
        isSidechain=True,
        message={"content": prompt},
    )


def _chain(size: int) -> list[Content]:
    links = [
        assistant(
            {"type": "text", "text": "x"},
            uuid=f"u{index}",
            parentUuid=f"u{index - 1}",
            isSidechain=True,
        )
        for index in range(1, size)
    ]
    return [_prompt("p", "u0", None), *links]


def _orphans(size: int) -> list[Content]:
    return [
        assistant(
            {"type": "text", "text": "x"}, uuid=f"o{index}", parentUuid="u0", isSidechain=True
        )
        for index in range(size)
    ]


def _nested_subagents(size: int) -> list[Content]:
    return [
        assistant(
            task(f"t{index}", f"p{index}"),
            uuid=f"u{index}",
            isSidechain=True,
            parentToolUseId=f"t{index - 1}",
        )
        for index in range(1, size)
    ]


def _subagent(index: int) -> list[Content]:
    return [assistant(task(f"t{index}", f"p{index}")), _prompt(f"p{index}", f"u{index}", None)]


def _call_rows(size: int) -> Iterator[Content]:
    for index in range(size):
        kind, more = (
            ("tool-call-result", {"output": index})
            if index % 2
            else ("tool-call", {"name": "Bash"})
        )
        yield {"type": kind, "callId": f"c{index // 2}", **more}


def _card(index: int) -> list[Content]:
    names = {"agentId": f"a{index}", "cardId": f"c{index}"}
    return [
        run("start", **names),
        run("trace", **names, message=text_row("x")),
        run("update", **names, status="completed", result=index),
    ]


def _fallback_cards(size: int) -> list[Content]:
    return [run("trace", agentId=f"a{index}", message=text_row("x")) for index in range(size)]


def _named_cards(size: int, card: str) -> list[Content]:
    return [run("start", agentId=f"a{index}", cardId=card.format(index)) for index in range(size)]


def _merge_and_trace(index: int) -> list[Content]:
    agent_id = f"a{index}"
    return [
        run("trace", agentId=agent_id, message=text_row("x")),
        run("trace", agentId=agent_id, cardId="c", message=text_row("y")),
    ]


def _named_fingerprints(size: int) -> list[Content]:
    return [run("start", cardId="c", summary=f"s{index}") for index in range(size)]


def _claim_and_trace(index: int) -> list[Content]:
    """The card of all fingerprints has rows, and no agent when somebody asks."""
    traced = run("trace", agentId="a", cardId="c", message=text_row("x"))
    return [
        traced,
        run("start", cardId="c", summary="all"),
        run("start", cardId=f"d{index}", summary=f"s{index}"),
    ]
