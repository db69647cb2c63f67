"""Silent goals: a client shows goals in a place of their own, so the timeline leaves them out."""


def drop_goal_events(blocks: List[Block]) -> List[Block]:
    """The blocks without events about goals; those of subagents and agent runs lose theirs as well, at any depth."""
    waiting = copy(tools_with_children(blocks))
    while (tool := waiting.pop()) is not None:
        waiting.extend(tools_with_children(tool.children))
        tool.children = shown_blocks(tool.children)
    return shown_blocks(blocks)


def tools_with_children(blocks: List[Block]) -> List[ToolCallBlock]:
    """Tool calls that have blocks inside."""
    return [
        block
        for block in blocks
        if isinstance(block, ToolCallBlock) and not block.children.is_empty()
    ]


def shown_blocks(blocks: List[Block]) -> List[Block]:
    """The blocks without those about goals."""
    return [block for block in blocks if not is_goal_block(block)]


def is_goal_block(block: Block) -> bool:
    """Whether a block shows an event about a goal, or a message that only says how it fares."""
    if not isinstance(block, AgentEventBlock):
        return False
    if isinstance(message := block.event, MessageEvent):
        return is_goal_line(message.message.trim())
    return event_role(block.event.type) == EventRole.GOAL
