"""The normalized message: what one wire message means, before it takes its place in the
timeline.

Printed by portgen from specs/chat/message.py. Do not edit: change the contract and run
`make generate`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from hapi_protocol.runtime import Absent, Json, Object


@dataclass(slots=True)
class Wire:
    """The fields of a wire message that every decode rule may need.

    Contract: chat/message/Wire
    """

    id: str
    local_id: str | None
    created_at: float
    invoked_at: float | None
    status: str | None
    meta: Json | Absent


@dataclass(slots=True)
class Usage:
    """Tokens that one message tells of; `context` is the size of the context where the agent
    names it.

    Contract: chat/message/Usage
    """

    input_tokens: float
    output_tokens: float
    cache_creation_tokens: float | None
    cache_read_tokens: float | None
    context: float | None
    context_window: float | None
    role: str | None


@dataclass(slots=True)
class Attachment:
    """A file that a user sent along; `size` in bytes.

    Contract: chat/message/Attachment
    """

    id: str
    filename: str
    mime_type: str
    size: float
    path: str
    preview_url: str | None


@dataclass(slots=True)
class ResultPermission:
    """The permission that a tool result carries.

    Contract: chat/message/ResultPermission
    """

    is_approved: bool
    mode: str | None
    allowed_tools: list[str] | None
    decision: str | None


@dataclass(slots=True)
class TextPart:
    """Text; pieces of one stream replace each other.

    Contract: chat/message/TextPart
    """

    uuid: str | None
    parent_uuid: str | None
    text: str
    stream_id: str | None


@dataclass(slots=True)
class ReasoningPart:
    """Thinking; pieces of one stream replace each other.

    Contract: chat/message/ReasoningPart
    """

    uuid: str | None
    parent_uuid: str | None
    text: str
    stream_id: str | None


@dataclass(slots=True)
class ToolCallPart:
    """The start of a tool call, or its progress.

    Contract: chat/message/ToolCallPart
    """

    uuid: str | None
    parent_uuid: str | None
    id: str
    name: str
    input: Json | Absent
    description: str | None
    native_title: str | None
    native_kind: str | None
    progress: Json | Absent


@dataclass(slots=True)
class ToolResultPart:
    """The end of a tool call.

    Contract: chat/message/ToolResultPart
    """

    uuid: str | None
    parent_uuid: str | None
    tool_use_id: str
    content: Json | Absent
    is_error: bool
    permission: ResultPermission | None


@dataclass(slots=True)
class GeneratedImagePart:
    """An image that the agent made.

    Contract: chat/message/GeneratedImagePart
    """

    uuid: str | None
    parent_uuid: str | None
    image_id: str
    file_name: str
    mime_type: str | None


@dataclass(slots=True)
class ReviewPart:
    """A code review, in its normal form.

    Contract: chat/message/ReviewPart
    """

    uuid: str | None
    parent_uuid: str | None
    review: Object


@dataclass(slots=True)
class SummaryPart:
    """A summary of the conversation so far.

    Contract: chat/message/SummaryPart
    """

    uuid: str | None
    parent_uuid: str | None
    summary: str


@dataclass(slots=True)
class SidechainPart:
    """The prompt that opens a subagent's conversation.

    Contract: chat/message/SidechainPart
    """

    uuid: str | None
    parent_uuid: str | None
    prompt: str


# One piece of an agent message; the uuids are links of its conversation.
#
# Contract: chat/message/Part
Part: TypeAlias = (
    TextPart
    | ReasoningPart
    | ToolCallPart
    | ToolResultPart
    | GeneratedImagePart
    | ReviewPart
    | SummaryPart
    | SidechainPart
)


@dataclass(slots=True)
class UserBody:
    """A user's text; no attachments is an empty list.

    Contract: chat/message/UserBody
    """

    text: str
    attachments: list[Attachment]


@dataclass(slots=True)
class AgentBody:
    """An agent's parts, in order; perhaps none.

    Contract: chat/message/AgentBody
    """

    parts: list[Part]


@dataclass(slots=True)
class EventBody:
    """An event: its raw object and the string `type` of it.

    Contract: chat/message/EventBody
    """

    type: str
    event: Object


# What a message is: a user's text, an agent's parts or an event.
#
# Contract: chat/message/Body
Body: TypeAlias = UserBody | AgentBody | EventBody


@dataclass(slots=True)
class Message:
    """One wire message, normalized; `created_at` and `invoked_at` in milliseconds.

    Contract: chat/message/Message
    """

    id: str
    local_id: str | None
    created_at: float
    invoked_at: float | None
    status: str | None
    meta: Json | Absent
    is_sidechain: bool
    parent_tool_use_id: str | None
    model: str | None
    usage: Usage | None
    body: Body
