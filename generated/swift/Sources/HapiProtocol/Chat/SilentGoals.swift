// Silent goals: a client shows goals in a place of their own, so the timeline leaves them out.
//
// Printed by portgen from specs/chat/silent_goals.py. Do not edit: change the contract and run `make generate`.

/// The blocks without events about goals; those of subagents and agent runs lose theirs as well, at any depth.
///
/// Contract: `chat/silent_goals/drop_goal_events`
func dropGoalEvents(_ blocks: [Block]) -> [Block] {
    var waiting = toolsWithChildren(blocks)
    while let tool = waiting.popLast() {
        waiting.append(contentsOf: toolsWithChildren(tool.children))
        tool.children = shownBlocks(tool.children)
    }
    return shownBlocks(blocks)
}

/// Tool calls that have blocks inside.
///
/// Contract: `chat/silent_goals/tools_with_children`
private func toolsWithChildren(_ blocks: [Block]) -> [ToolCallBlock] {
    blocks.compactMap { block in
        guard case .toolCall(let block) = block, !block.children.isEmpty else { return nil }
        return block
    }
}

/// The blocks without those about goals.
///
/// Contract: `chat/silent_goals/shown_blocks`
private func shownBlocks(_ blocks: [Block]) -> [Block] {
    blocks.filter { !isGoalBlock($0) }
}

/// Whether a block shows an event about a goal, or a message that only says how it fares.
///
/// Contract: `chat/silent_goals/is_goal_block`
private func isGoalBlock(_ block: Block) -> Bool {
    guard case .agentEvent(let block) = block else { return false }
    if case .message(let message) = block.event {
        return isGoalLine(message.message.trimmed)
    }
    return eventRole(block.event.type) == .goal
}
