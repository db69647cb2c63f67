"""Texts of 20 MB, and of 2 MB where they are made to lead a careless pattern astray."""

from __future__ import annotations

from fuzz.extremes.shapes import (
    Content,
    agent,
    agy,
    chat,
    extreme,
    run,
    say,
    user,
)

LONG = 20_000_000
LURE = 2_000_000


@extreme("chat", LONG)
def long_user(size: int) -> Content:
    return chat([user("x" * size)])


@extreme("chat", LONG)
def long_said(size: int) -> Content:
    return chat([say("x" * size)])


@extreme("chat", LONG)
def long_result(size: int) -> Content:
    return chat([agent("codex", "tool-call-result", callId="a", output="x" * size)])


@extreme("chat", LURE)
def lure_spaces(size: int) -> Content:
    return chat([say(" " * size + "x" + "\n" * size)])


@extreme("chat", LURE)
def lure_cli_tags(size: int) -> Content:
    return chat([user("<local-command-" * (size // 15), meta={"sentFrom": "cli"})])


@extreme("chat", LURE)
def lure_cli_letters(size: int) -> Content:
    return chat([user("<local-command-" + "a" * size, meta={"sentFrom": "cli"})])


@extreme("chat", LURE)
def lure_limit_digits(size: int) -> Content:
    return chat([say("Claude AI usage limit reached|" + "9" * size)])


@extreme("chat", LURE)
def lure_limit_tail(size: int) -> Content:
    return chat([say("Claude AI usage limit warning|1|2|" + "x" * size + "|")])


@extreme("chat", LURE)
def lure_goal_spaces(size: int) -> Content:
    return chat([agent("event", "message", message="Goal active" + " " * size + "x")])


@extreme("chat", LURE)
def lure_braces(size: int) -> Content:
    return chat([say("{" * size + "}" * size)])


@extreme("chat", LURE)
def lure_snapshot_id(size: int) -> Content:
    return chat([say("{}", id="pi-x" + "-turn-1-message-1-text-1" * (size // 24) + "-")])


@extreme("chat", LURE)
def lure_notification(size: int) -> Content:
    return chat(
        [
            agent(
                "output",
                "user",
                message={"content": "<task-notification>" + "<summary>" * (size // 9)},
            )
        ]
    )


@extreme("chat", LURE)
def lure_agy_newlines(size: int) -> Content:
    return chat(
        [agent("output", "agy_message", content="x" + "\n" * size + "[Message]" + " " * size + "x")]
    )


@extreme("chat", LURE)
def lure_agy_trailers(size: int) -> Content:
    return chat([agent("output", "agy_message", content="x" + "\n[Message] " * (size // 11))])


@extreme("chat", LURE)
def lure_agy_digits(size: int) -> Content:
    return chat([agent("output", "agy_message", content="Inside the task-" + "1" * size + " lo")])


@extreme("chat", LURE)
def lure_agy_head(size: int) -> Content:
    return chat([agy("VIEW_FILE", content="Total Lines: 1\n" * (size // 15))])


@extreme("chat", LURE)
def lure_agy_hint(size: int) -> Content:
    return chat([agy("CODE_ACTION", content=("\n" * 99 + "If relevant, ") * (size // 112))])


@extreme("chat", LURE)
def lure_agy_above(size: int) -> Content:
    return chat([agy("VIEW_FILE", content="\nThe above content " * (size // 19))])


@extreme("chat", LURE)
def lure_agy_errors(size: int) -> Content:
    return chat([agy("ERROR_MESSAGE", content="Created At: x\n" * (size // 14))])


@extreme("chat", LURE)
def lure_agy_retries(size: int) -> Content:
    return chat([agy("ERROR_MESSAGE", content="\n" * size + "Retries remaining" + "\r" * size)])


@extreme("chat", LURE)
def lure_agy_indent(size: int) -> Content:
    return chat([agy("SYSTEM_MESSAGE", content="content=" + "\t \n" * (size // 3))])


@extreme("chat", LURE)
def lure_agy_exit(size: int) -> Content:
    return chat(
        [agy("SYSTEM_MESSAGE", content="failed with exit code:" * (size // 22) + " " * size)]
    )


@extreme("chat", LURE)
def lure_agy_words(size: int) -> Content:
    return chat([agy("A_" * (size // 2))])


@extreme("chat", LURE)
def lure_plan_state(size: int) -> Content:
    return chat([agent("codex", "plan", entries=[{"step": "x", "status": "-" * size}])])


@extreme("chat", LURE)
def lure_fingerprint(size: int) -> Content:
    return chat([run("start", input={"message": " \n" * (size // 2)})])


@extreme("chat", LURE)
def lure_number(size: int) -> Content:
    return chat([agent("event", "x", y=int("9" * 400), z=[10**400] * (size // 400))])
