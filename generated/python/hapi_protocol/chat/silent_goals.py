"""Silent goals: a client shows goals in a place of their own, so the timeline leaves them
out.

Printed by portgen from specs/chat/silent_goals.py. Do not edit: change the contract and
run `make generate`.
"""

from __future__ import annotations

from hapi_protocol.chat.blocks import AgentEventBlock, Block, ToolCallBlock
from hapi_protocol.chat.events import EventRole, MessageEvent, event_role
from hapi_protocol.runtime import pop_last, trim
from hapi_protocol.values.patterns import is_goal_line


def drop_goal_events(blocks: list[Block]) -> list[Block]:
    """The blocks without events about goals; those of subagents and agent runs lose theirs as
    well, at any depth.

    Contract: chat/silent_goals/drop_goal_events
    """
    waiting = tools_with_children(blocks).copy()
    while (tool := pop_last(waiting)) is not None:
        waiting.extend(tools_with_children(tool.children))
        tool.children = shown_blocks(tool.children)
    return shown_blocks(blocks)


def tools_with_children(blocks: list[Block]) -> list[ToolCallBlock]:
    """Tool calls that have blocks inside.

    Contract: chat/silent_goals/tools_with_children
    """
    return [block for block in blocks if isinstance(block, ToolCallBlock) and block.children]


def shown_blocks(blocks: list[Block]) -> list[Block]:
    """The blocks without those about goals.

    Contract: chat/silent_goals/shown_blocks
    """
    return [block for block in blocks if not is_goal_block(block)]


def is_goal_block(block: Block) -> bool:
    """Whether a block shows an event about a goal, or a message that only says how it fares.

    Contract: chat/silent_goals/is_goal_block
    """
    if not isinstance(block, AgentEventBlock):
        return False
    if isinstance(message := block.event, MessageEvent):
        return is_goal_line(trim(message.message))
    return event_role(block.event.type) == EventRole.GOAL
