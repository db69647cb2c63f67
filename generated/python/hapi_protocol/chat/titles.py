"""Titles: calls of the tool that changes the title of a chat.

Printed by portgen from specs/chat/titles.py. Do not edit: change the contract and run
`make generate`.
"""

from __future__ import annotations

from hapi_protocol.chat.message import AgentBody, Message, ToolCallPart
from hapi_protocol.chat.tool_names import TITLE_TOOLS
from hapi_protocol.runtime import Absent, Json, get, trim


def title_table(messages: list[Message]) -> dict[str, str]:
    """The titles that calls give, by call id; a later call of the same id counts.

    Contract: chat/titles/title_table
    """
    titles: dict[str, str] = {}
    for message in messages:
        if isinstance(agent := message.body, AgentBody):
            for part in agent.parts:
                if (
                    isinstance(part, ToolCallPart)
                    and part.name in TITLE_TOOLS
                    and ((title := title_of(part.input)) is not None)
                ):
                    titles[part.id] = title
    return titles


def title_of(input: Json | Absent) -> str | None:
    """The title in the input of such a call, trimmed; nothing when it is blank.

    Contract: chat/titles/title_of
    """
    title = get(input, "title")
    if not isinstance(title, str):
        return None
    return trim(title) or None
