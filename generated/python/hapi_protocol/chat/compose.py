"""Putting a normalized message together from what was read.

Printed by portgen from specs/chat/compose.py. Do not edit: change the contract and run
`make generate`.
"""

from __future__ import annotations

from hapi_protocol.chat.message import (
    AgentBody,
    Body,
    EventBody,
    Message,
    Part,
    TextPart,
    ToolCallPart,
    ToolResultPart,
    Usage,
    UserBody,
    Wire,
)
from hapi_protocol.runtime import Absent, Json, Object, as_str, is_truthy, str_or


def plain_message(wire: Wire, body: Body, model: str | None, usage: Usage | None) -> Message:
    """A message outside any sidechain.

    Contract: chat/compose/plain_message
    """
    return Message(
        wire.id,
        wire.local_id,
        wire.created_at,
        wire.invoked_at,
        wire.status,
        wire.meta,
        False,
        None,
        model,
        usage,
        body,
    )


def entry_message(
    wire: Wire, entry: Object, body: Body, model: str | None, usage: Usage | None
) -> Message:
    """A message of a log entry, which says itself whether it belongs to a sidechain.

    Contract: chat/compose/entry_message
    """
    return Message(
        wire.id,
        wire.local_id,
        wire.created_at,
        wire.invoked_at,
        wire.status,
        wire.meta,
        is_truthy(entry.get("isSidechain")),
        as_str(entry.get("parentToolUseId")),
        model,
        usage,
        body,
    )


def part_message(wire: Wire, part: Part) -> Message:
    """An agent's message of one part.

    Contract: chat/compose/part_message
    """
    return plain_message(wire, AgentBody([part]), None, None)


def text_message(wire: Wire, text: str) -> Message:
    """What a message falls back to: an agent's text.

    Contract: chat/compose/text_message
    """
    return part_message(wire, TextPart(wire.id, parent_uuid=None, text=text, stream_id=None))


def pair_message(
    wire: Wire, call_part: ToolCallPart, content: Json | Absent, is_error: bool
) -> Message:
    """A tool call that has already ended, with its result.

    Contract: chat/compose/pair_message
    """
    result = ToolResultPart(
        call_part.uuid, call_part.parent_uuid, call_part.id, content, is_error, permission=None
    )
    return plain_message(wire, AgentBody([call_part, result]), None, None)


def user_message(wire: Wire, body: UserBody) -> Message:
    """A user's message.

    Contract: chat/compose/user_message
    """
    return plain_message(wire, body, None, None)


def event_message(wire: Wire, event: Object) -> Message:
    """An event, which has a text `type`.

    Contract: chat/compose/event_message
    """
    return plain_message(wire, event_body(event), None, None)


def event_body(event: Object) -> EventBody:
    """The body of an event, which has a text `type`.

    Contract: chat/compose/event_body
    """
    return EventBody(str_or(event.get("type"), ""), event)


def entry_event_message(wire: Wire, entry: Object, event: Object) -> Message:
    """An event of a log entry, which has a text `type`.

    Contract: chat/compose/entry_event_message
    """
    return entry_message(wire, entry, event_body(event), None, None)
