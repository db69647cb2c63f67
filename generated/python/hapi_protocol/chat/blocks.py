"""Blocks of the timeline: what each kind carries, and which of it the projection shows.

Printed by portgen from specs/chat/blocks.yaml. Do not edit: change the contract and run
`make generate`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from hapi_protocol.chat.attachments import project_attachments
from hapi_protocol.chat.events import AgentEvent
from hapi_protocol.chat.message import Attachment
from hapi_protocol.chat.permissions import Permission, project_permission
from hapi_protocol.runtime import Absent, Json, Object, json_opt, without_absent


class CliSource(StrEnum):
    """Who wrote an output of the command line.

    Contract: chat/blocks/CliSource
    """

    USER = "user"
    ASSISTANT = "assistant"


class ToolState(StrEnum):
    """How far a tool call has come.

    Contract: chat/blocks/ToolState
    """

    PENDING = "pending"
    RUNNING = "running"
    COMPLETED = "completed"
    ERROR = "error"


@dataclass(slots=True, eq=False)
class UserTextBlock:
    """A text of the user.

    Contract: chat/blocks/user-text
    """

    id: str
    created_at: float
    invoked_at: float | None
    meta: Json | Absent
    local_id: str | None
    """The id that the sending client gave its message."""
    text: str
    """The text."""
    attachments: list[Attachment]
    """Files that came along."""
    status: str | None
    """How sending it went, as the client knows."""


@dataclass(slots=True, eq=False)
class AgentTextBlock:
    """A text of the agent.

    Contract: chat/blocks/agent-text
    """

    id: str
    created_at: float
    invoked_at: float | None
    meta: Json | Absent
    local_id: str | None
    """The id that the sending client gave its message."""
    text: str
    """The text."""


@dataclass(slots=True, eq=False)
class AgentReasoningBlock:
    """What the agent thought.

    Contract: chat/blocks/agent-reasoning
    """

    id: str
    created_at: float
    invoked_at: float | None
    meta: Json | Absent
    local_id: str | None
    """The id that the sending client gave its message."""
    text: str
    """The thought."""


@dataclass(slots=True, eq=False)
class CliOutputBlock:
    """A command and what it printed.

    Contract: chat/blocks/cli-output
    """

    id: str
    created_at: float
    invoked_at: float | None
    meta: Json | Absent
    local_id: str | None
    """The id that the sending client gave its message."""
    text: str
    """The text with its tags."""
    source: CliSource
    """Who wrote it."""


@dataclass(slots=True, eq=False)
class CodexReviewBlock:
    """A review of code.

    Contract: chat/blocks/codex-review
    """

    id: str
    created_at: float
    invoked_at: float | None
    meta: Json | Absent
    local_id: str | None
    """The id that the sending client gave its message."""
    review: Object
    """The review in its normal form."""


@dataclass(slots=True, eq=False)
class GeneratedImageBlock:
    """An image that the agent made.

    Contract: chat/blocks/generated-image
    """

    id: str
    created_at: float
    invoked_at: float | None
    meta: Json | Absent
    local_id: str | None
    """The id that the sending client gave its message."""
    image_id: str
    """The id under which the image is fetched."""
    file_name: str
    """A name for the file."""
    mime_type: str | None
    """Its media type, where that is known."""


@dataclass(slots=True, eq=False)
class AgentEventBlock:
    """An event that is shown.

    Contract: chat/blocks/agent-event
    """

    id: str
    created_at: float
    invoked_at: float | None
    meta: Json | Absent
    event: AgentEvent
    """The event."""


@dataclass(slots=True, eq=False)
class ToolCallBlock:
    """A tool call, from request to result.

    Contract: chat/blocks/tool-call
    """

    id: str
    created_at: float
    invoked_at: float | None
    meta: Json | Absent
    local_id: str | None
    """The id that the sending client gave its message."""
    name: str
    """The name of the tool."""
    state: ToolState
    """How far it has come."""
    input: Json | Absent
    """What it was called with; null when only the result was seen."""
    result: Json | Absent
    """Its result, or its progress while it runs."""
    permission: Permission | None
    """The permission for it."""
    description: str | None
    """What the call is for."""
    native_title: str | None
    """The title that the agent itself gives it."""
    native_kind: str | None
    """The kind that the agent itself gives it."""
    children: list[Block]
    """Blocks of the subagent or of the agent run that it started."""


@dataclass(slots=True, eq=False)
class ToolGroupBlock:
    """Tool calls that are shown as one.

    Contract: chat/blocks/tool-group
    """

    id: str
    created_at: float
    invoked_at: float | None
    meta: Json | Absent
    first_tool_id: str
    """The id of the first tool call."""
    last_tool_id: str
    """The id of the last one."""
    tools: list[ToolCallBlock]
    """The tool calls, in order."""


# One block of the timeline; its fields are read only. Of its cases a tool group stands
# among visible blocks only.
#
# Contract: chat/blocks/Block
Block: TypeAlias = (
    UserTextBlock
    | AgentTextBlock
    | AgentReasoningBlock
    | CliOutputBlock
    | CodexReviewBlock
    | GeneratedImageBlock
    | AgentEventBlock
    | ToolCallBlock
    | ToolGroupBlock
)


def block_kind(block: Block) -> str:
    """The kind of a block.

    Contract: chat/blocks/block_kind
    """
    match block:
        case UserTextBlock():
            # chat/blocks/user-text
            return "user-text"
        case AgentTextBlock():
            # chat/blocks/agent-text
            return "agent-text"
        case AgentReasoningBlock():
            # chat/blocks/agent-reasoning
            return "agent-reasoning"
        case CliOutputBlock():
            # chat/blocks/cli-output
            return "cli-output"
        case CodexReviewBlock():
            # chat/blocks/codex-review
            return "codex-review"
        case GeneratedImageBlock():
            # chat/blocks/generated-image
            return "generated-image"
        case AgentEventBlock():
            # chat/blocks/agent-event
            return "agent-event"
        case ToolCallBlock():
            # chat/blocks/tool-call
            return "tool-call"
        case ToolGroupBlock():
            # chat/blocks/tool-group
            return "tool-group"


def project_fields(block: Block, nested: Json | Absent) -> Object:
    """The projection of a block; `nested` is that of the blocks in it.

    Contract: chat/blocks/project_fields
    """
    match block:
        case UserTextBlock():
            # chat/blocks/user-text
            return without_absent(
                {
                    "kind": "user-text",
                    "id": block.id,
                    "createdAt": block.created_at,
                    "invokedAt": json_opt(block.invoked_at),
                    "localId": block.local_id,
                    "text": block.text,
                    "attachments": project_attachments(block.attachments),
                }
            )
        case AgentTextBlock():
            # chat/blocks/agent-text
            return without_absent(
                {
                    "kind": "agent-text",
                    "id": block.id,
                    "createdAt": block.created_at,
                    "invokedAt": json_opt(block.invoked_at),
                    "localId": block.local_id,
                    "text": block.text,
                }
            )
        case AgentReasoningBlock():
            # chat/blocks/agent-reasoning
            return without_absent(
                {
                    "kind": "agent-reasoning",
                    "id": block.id,
                    "createdAt": block.created_at,
                    "invokedAt": json_opt(block.invoked_at),
                    "localId": block.local_id,
                    "text": block.text,
                }
            )
        case CliOutputBlock():
            # chat/blocks/cli-output
            return without_absent(
                {
                    "kind": "cli-output",
                    "id": block.id,
                    "createdAt": block.created_at,
                    "invokedAt": json_opt(block.invoked_at),
                    "localId": block.local_id,
                    "text": block.text,
                    "source": block.source.value,
                }
            )
        case CodexReviewBlock():
            # chat/blocks/codex-review
            return without_absent(
                {
                    "kind": "codex-review",
                    "id": block.id,
                    "createdAt": block.created_at,
                    "invokedAt": json_opt(block.invoked_at),
                    "localId": block.local_id,
                    "review": block.review,
                }
            )
        case GeneratedImageBlock():
            # chat/blocks/generated-image
            return without_absent(
                {
                    "kind": "generated-image",
                    "id": block.id,
                    "createdAt": block.created_at,
                    "invokedAt": json_opt(block.invoked_at),
                    "localId": block.local_id,
                    "imageId": block.image_id,
                    "fileName": block.file_name,
                    "mimeType": block.mime_type,
                }
            )
        case AgentEventBlock():
            # chat/blocks/agent-event
            return without_absent(
                {
                    "kind": "agent-event",
                    "id": block.id,
                    "createdAt": block.created_at,
                    "invokedAt": json_opt(block.invoked_at),
                    "event": block.event.raw,
                }
            )
        case ToolCallBlock():
            # chat/blocks/tool-call
            return without_absent(
                {
                    "kind": "tool-call",
                    "id": block.id,
                    "createdAt": block.created_at,
                    "invokedAt": json_opt(block.invoked_at),
                    "localId": block.local_id,
                    "tool": without_absent(
                        {
                            "id": block.id,
                            "name": block.name,
                            "state": block.state.value,
                            "input": block.input,
                            "result": block.result,
                            "permission": project_permission(block.permission),
                        }
                    ),
                    "children": nested,
                }
            )
        case ToolGroupBlock():
            # chat/blocks/tool-group
            return without_absent(
                {
                    "kind": "tool-group",
                    "id": block.id,
                    "createdAt": block.created_at,
                    "invokedAt": json_opt(block.invoked_at),
                    "firstToolId": block.first_tool_id,
                    "lastToolId": block.last_tool_id,
                    "tools": nested,
                }
            )


def nested_blocks(block: Block) -> list[Block]:
    """The blocks that stand in a block, in order.

    Contract: chat/blocks/nested_blocks
    """
    match block:
        case ToolCallBlock():
            # chat/blocks/tool-call
            return block.children
        case ToolGroupBlock():
            # chat/blocks/tool-group
            return [inner for inner in block.tools]
        case (
            UserTextBlock()
            | AgentTextBlock()
            | AgentReasoningBlock()
            | CliOutputBlock()
            | CodexReviewBlock()
            | GeneratedImageBlock()
            | AgentEventBlock()
        ):
            return []
