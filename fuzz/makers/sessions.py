"""Chat sessions: messages of all families, the agent's state with its requests, options."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from fuzz.makers import agy_rows, claude_rows, cli_rows, codex_rows, other_rows, run_rows
from fuzz.makers.cast import Cast
from fuzz.makers.dice import Dice

RowMaker = Callable[[Cast], Any]


@dataclass(frozen=True)
class Topic:
    """Rows that belong together."""

    rows: Sequence[RowMaker]
    role: str = "agent"
    from_cli: float = 0.1
    """How often they say that they come from the command line."""


TOPICS = (
    Topic(claude_rows.ROWS),
    Topic(agy_rows.ROWS),
    Topic(codex_rows.ROWS),
    Topic(run_rows.ROWS),
    Topic(other_rows.USER_ROWS, role="user"),
    Topic(other_rows.AGENT_ROWS),
    Topic(cli_rows.USER_ROWS, role="user", from_cli=0.9),
    Topic(cli_rows.AGENT_ROWS, from_cli=0.9),
)

OTHER_METAS = ({"sentFrom": "webapp"}, {"sentFrom": ["cli"]}, ["cli"], None)

MOST_ROWS = 24


def chat_input(dice: Dice, is_small: bool) -> dict[str, Any]:
    """The input of a chat document. Few topics at a time, so that rows of one topic meet."""
    cast = Cast(dice, is_small)
    topics = dice.sample(TOPICS, dice.between(1, 3))
    messages = [
        _message(cast, dice.pick(topics), index) for index in range(dice.between(1, MOST_ROWS))
    ]
    return {
        "messages": dice.shuffled(messages) if is_small else messages,
        "agentState": _agent_state(cast),
        "options": {"hasMoreMessages": dice.chance(0.3)},
    }


def _message(cast: Cast, topic: Topic, index: int) -> dict[str, Any]:
    dice = cast.dice
    local = dice.pick((None, None, cast.id("local")))
    row_id = cast.id("row") if cast.is_small and dice.chance(0.3) else f"row-{index + 1}"
    return {
        "id": row_id,
        "seq": index + 1,
        "localId": local,
        "content": _content(cast, topic),
        "createdAt": cast.now(),
        **dice.some({"invokedAt": dice.pick((None, cast.time + 5))}, 0.3),
        **dice.some({"status": "sent"}, 0.05),
    }


def _content(cast: Cast, topic: Topic) -> Any:
    """A payload in its envelope, which now and then is nested in another record."""
    dice = cast.dice
    role = dice.pick(("system", "", "User")) if dice.chance(0.02) else topic.role
    envelope: dict[str, Any] = {"role": role, "content": dice.pick(topic.rows)(cast)}
    if dice.chance(topic.from_cli):
        envelope["meta"] = {"sentFrom": "cli"}
    elif dice.chance(0.1):
        envelope["meta"] = dice.pick(OTHER_METAS)
    if dice.chance(0.9):
        return envelope
    nested = (
        {"message": envelope},
        {"data": {"message": envelope}},
        {"payload": {"message": envelope}},
    )
    aside: tuple[dict[str, Any], ...] = (
        {},
        {"role": "agent"},
        {"message": None},
        {"data": [envelope]},
        {"content": 1},
    )
    return dict(dice.shuffled({**dice.pick(aside), **dice.pick(nested)}.items()))


def _agent_state(cast: Cast) -> Any:
    dice = cast.dice
    if dice.chance(0.4):
        return None
    state: dict[str, Any] = {
        "requests": {_call(cast): _request(cast) for _ in range(dice.few(4))},
        "completedRequests": {_call(cast): _completed(cast) for _ in range(dice.few(4))},
        "controlledByUser": False,
    }
    return dice.some(state, 0.85)


def _call(cast: Cast) -> str:
    dice = cast.dice
    return dice.pick(
        (
            cast.id("toolu", 0.1),
            cast.id("call", 0.1),
            cast.id("card"),
            cast.id("request"),
            "10",
            "9",
        )
    )


def _request(cast: Cast) -> Any:
    dice = cast.dice
    created = dice.pick((cast.time, cast.time - 5000, None))
    return {
        "tool": dice.pick((*claude_rows.TOOLS, *codex_rows.TOOLS)),
        **dice.some({"arguments": cast.value(), "createdAt": created}, 0.85),
    }


def _completed(cast: Cast) -> Any:
    dice = cast.dice
    answers = ({"q": ["a"]}, {"q": {"answers": ["a"]}}, None)
    more = {
        "reason": dice.pick((cast.text(), None)),
        "mode": dice.pick(("plan", None)),
        "decision": dice.pick(("approved", "abort", None)),
        "allowTools": dice.pick((["Bash"], [], None)),
        "answers": dice.pick(answers),
        "completedAt": cast.time,
    }
    return {
        **_request(cast),
        "status": dice.pick(("approved", "denied", "canceled")),
        **dice.some(more, 0.4),
    }
