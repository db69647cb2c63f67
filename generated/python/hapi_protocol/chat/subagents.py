"""Subagent calls: tool calls that start a conversation of their own.

Printed by portgen from specs/chat/subagents.py. Do not edit: change the contract and
run `make generate`.
"""

from __future__ import annotations

from hapi_protocol.chat.message import ToolCallPart
from hapi_protocol.runtime import as_str, get


def is_subagent(name: str) -> bool:
    """Whether a tool call of this name starts a subagent.

    Contract: chat/subagents/is_subagent
    """
    return (
        name == "Task" or name == "Agent" or name.startswith("Task:") or name.startswith("Agent:")
    )


def subagent_prompt(call_part: ToolCallPart) -> str | None:
    """The prompt that a subagent call gives its subagent.

    Contract: chat/subagents/subagent_prompt
    """
    return as_str(get(call_part.input, "prompt"))
