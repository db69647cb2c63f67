"""Open requests: an agent may ask for a permission before the call that needs it is seen.

Printed by portgen from specs/chat/open_requests.py. Do not edit: change the contract
and run `make generate`.
"""

from __future__ import annotations

from hapi_protocol.chat.blocks import Block, ToolCallBlock
from hapi_protocol.chat.message import AgentBody, Message, ToolCallPart, ToolResultPart
from hapi_protocol.chat.permissions import PermissionEntry
from hapi_protocol.chat.tool_state import first_state
from hapi_protocol.runtime import ABSENT


def open_request_blocks(
    permissions: dict[str, PermissionEntry],
    messages: list[Message],
    tools: dict[str, ToolCallBlock],
    now: float | None,
) -> list[Block]:
    """A tool block for each open request of whose call no message tells, unless it is older
    than all messages.

    `now` is the time of a request that has none; without it, that is the time of the newest
    message.

    Contract: chat/open_requests/open_request_blocks
    """
    unshown = [
        entry
        for entry in list(permissions.values())
        if entry.permission.is_pending and entry.call_id not in tools
    ]
    if not unshown:
        return []
    called = called_ids(messages)
    oldest: float | None = None
    newest: float = 0
    for message in messages:
        newest = message.created_at if oldest is None else max(newest, message.created_at)
        oldest = min(oldest if oldest is not None else message.created_at, message.created_at)
    blocks: list[Block] = []
    for entry in unshown:
        created_at = (
            entry.created_at if entry.created_at is not None else now if now is not None else newest
        )
        if entry.call_id not in called and created_at >= (
            oldest if oldest is not None else created_at
        ):
            blocks.append(open_request_block(entry, created_at))
    return blocks


def called_ids(messages: list[Message]) -> set[str]:
    """The ids of all tool calls of which messages tell.

    Contract: chat/open_requests/called_ids
    """
    ids: set[str] = set()
    for message in messages:
        if isinstance(agent := message.body, AgentBody):
            for part in agent.parts:
                if isinstance(part, ToolCallPart):
                    ids.add(part.id)
                elif isinstance(part, ToolResultPart):
                    ids.add(part.tool_use_id)
    return ids


def open_request_block(entry: PermissionEntry, created_at: float) -> ToolCallBlock:
    """The tool block of an open request.

    Contract: chat/open_requests/open_request_block
    """
    return ToolCallBlock(
        entry.call_id,
        created_at,
        None,
        ABSENT,
        None,
        entry.tool,
        first_state(entry.permission),
        entry.input,
        ABSENT,
        entry.permission,
        None,
        None,
        None,
        [],
    )
