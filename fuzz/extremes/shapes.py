"""What extremes are made of, and the list of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from fuzz.makers.cast import START

Content = dict[str, Any]
MakeContent = Callable[[int], Content]


@dataclass(frozen=True)
class Extreme:
    """A kind of document that can be made in any size."""

    name: str
    suite: str
    size: int
    """The size in which it is to be borne."""
    make: MakeContent
    is_linear: bool
    """Whether what comes out grows as the size does, and with it the time."""


EXTREMES: list[Extreme] = []


def extreme(suite: str, size: int, is_linear: bool = True) -> Callable[[MakeContent], MakeContent]:
    """Puts a maker on the list, under its own name."""

    def listed(make: MakeContent) -> MakeContent:
        name = make.__name__.replace("_", "-")
        EXTREMES.append(Extreme(name, suite, size, make, is_linear))
        return make

    return listed


def nested(levels: int) -> Any:
    """Lists and objects, one in the other."""
    item: Any = 0
    for level in range(levels):
        item = [item] if level % 2 else {"a": item}
    return item


def nested_review(levels: int) -> str:
    """The text of a review that is as deep."""
    deep = '{"a":[' * levels + "]}" * levels
    return f'{{"findings":{deep},"overall_explanation":"x"}}'


def keyed(count: int) -> Content:
    """An object with so many keys."""
    return {f"k{index}": index for index in range(count)}


def chat(contents: list[Any], state: Any = None) -> Content:
    """A session of messages with these contents."""
    messages = [row(index, content) for index, content in enumerate(contents)]
    options = {"hasMoreMessages": False}
    return {"input": {"messages": messages, "agentState": state, "options": options}}


def row(index: int, content: Any, **more: Any) -> Content:
    """A message."""
    numbers = {"seq": index, "createdAt": START + index}
    return {"id": f"m{index}", "localId": None, "content": content, **numbers, **more}


def user(payload: Any, **more: Any) -> Content:
    """What a user sends."""
    return {"role": "user", "content": payload, **more}


def agent(family: str, data_type: str, **members: Any) -> Content:
    """What an agent sends."""
    return {"role": "agent", "content": {"type": family, "data": {"type": data_type, **members}}}


def assistant(*blocks: Any, **members: Any) -> Content:
    """An assistant's log entry."""
    return agent("output", "assistant", message={"content": list(blocks)}, **members)


def agy(action: str, **members: Any) -> Content:
    """A tool action of agy."""
    return agent("output", "agy_tool_action", name=action, **members)


def system(subtype: str, **members: Any) -> Content:
    """A log entry of the agent's machine."""
    return agent("output", "system", subtype=subtype, **members)


def say(text: str, **members: Any) -> Content:
    """A text of the generic family."""
    return agent("codex", "message", message=text, **members)


def task(call: str, prompt: str) -> Content:
    """The call of a subagent."""
    return {"type": "tool_use", "id": call, "name": "Task", "input": {"prompt": prompt}}


def run(step: str, **members: Any) -> Content:
    """A step of an agent run."""
    return agent("codex", f"agent-run-{step}", **members)


def text_row(text: str) -> Content:
    """What an agent that runs in the background wrote."""
    return {"type": "message", "message": text}


def request() -> Content:
    """A request for a permission."""
    return {"tool": "Bash", "arguments": {}, "createdAt": START + 9}


def window(ops: list[Content]) -> Content:
    """A script of a window."""
    return {"ops": ops}


def received(rows: list[Content]) -> Content:
    """Messages from the stream."""
    return {"op": "sse-messages", "messages": rows}


def synced(rows: list[Content]) -> Content:
    """A tail sync that is answered with one page."""
    edges = ("nextBefore", "nextAfter", "snapshotHead")
    cursors = {f"{edge}{half}": None for edge in edges for half in ("At", "Seq")}
    page = {"direction": "latest", "limit": 200, "epoch": 0, "reset": False, "hasMore": True}
    return {"op": "sync-tail", "responses": [{"messages": rows, "page": {**page, **cursors}}]}


def patched(patches: list[Content]) -> Content:
    """A session and its patches."""
    session = {"id": "s", "metadata": None, "metadataVersion": 1, "updatedAt": START}
    return {"initialSession": session, "patches": patches}
