"""Trace rows, the messages that the agent of a run wrote.

Printed by portgen from specs/chat/trace_rows.py and specs/chat/trace_rows.yaml. Do not
edit: change the contract and run `make generate`.
"""

from __future__ import annotations

from hapi_protocol.chat.compose import event_body
from hapi_protocol.chat.message import (
    AgentBody,
    Body,
    Message,
    ReasoningPart,
    TextPart,
    ToolCallPart,
    ToolResultPart,
)
from hapi_protocol.runtime import ABSENT, Absent, Json, as_str, get, is_truthy, or_else, str_or


def trace_body(row: Json | Absent, id: str, prefix: str) -> Body | None:
    """What a trace row says; nothing when it is not shown. Ids that it names get the prefix of
    its agent.

    Contract: chat/trace_rows/trace_body
    """
    type = get(row, "type")
    if not isinstance(type, str):
        return None
    match type:
        case "error":
            # chat/trace_rows/error
            if isinstance(text := get(row, "message"), str):
                return event_body({"type": "error", "message": text})
        case "message":
            # chat/trace_rows/message
            if isinstance(text := get(row, "message"), str):
                return AgentBody([TextPart(id, parent_uuid=None, text=text, stream_id=None)])
        case "reasoning":
            # chat/trace_rows/reasoning
            if isinstance(text := get(row, "message"), str):
                return AgentBody([ReasoningPart(id, parent_uuid=None, text=text, stream_id=id)])
        case "tool-call":
            # chat/trace_rows/tool-call
            if isinstance(call_id := get(row, "callId"), str):
                return AgentBody(
                    [
                        ToolCallPart(
                            id,
                            None,
                            scoped_id(call_id, prefix, "call"),
                            str_or(get(row, "name"), "unknown"),
                            get(row, "input"),
                            None,
                            None,
                            None,
                            ABSENT,
                        )
                    ]
                )
        case "tool-call-result":
            # chat/trace_rows/tool-call-result
            if isinstance(call_id := get(row, "callId"), str):
                return AgentBody(
                    [
                        ToolResultPart(
                            id,
                            parent_uuid=None,
                            tool_use_id=scoped_id(call_id, prefix, "call"),
                            content=get(row, "output"),
                            is_error=is_truthy(get(row, "is_error")),
                            permission=None,
                        )
                    ]
                )
        case "token_count":
            # chat/trace_rows/token-count
            return None
        case "ready" | "task_complete":
            # chat/trace_rows/ready
            return event_body({"type": "ready"})
        case _:
            pass
    return event_body(
        {
            "type": "message",
            "message": or_else(
                or_else(as_str(get(row, "statusText")), as_str(get(row, "status"))), type
            ),
        }
    )


def trace_row(message: Message, row: Json | Absent, agent: str) -> Message | None:
    """The message that a trace event carries, with ids of its own; nothing when none is to be
    shown.

    Contract: chat/trace_rows/trace_row
    """
    prefix = f"{agent_scope(agent)}:"
    id = scoped_id(str_or(get(row, "id"), f"{message.id}:trace"), prefix, "trace")
    body = trace_body(row, id, prefix)
    if body is None:
        return None
    return Message(
        id, None, message.created_at, None, None, message.meta, False, None, None, None, body
    )


def agent_scope(agent: str) -> str:
    """What the ids of an agent's rows and calls begin with; also the id of its card, as long
    as it has no other.

    Contract: chat/trace_rows/agent_scope
    """
    return f"codex-agent:{agent}"


def scoped_id(id: str, prefix: str, kind: str) -> str:
    """An id that is unique among all agents.

    Contract: chat/trace_rows/scoped_id
    """
    return id if id.startswith(prefix) else f"{prefix}{kind}:{id}"
