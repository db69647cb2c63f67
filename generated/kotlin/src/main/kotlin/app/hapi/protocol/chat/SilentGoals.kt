// Printed by portgen from specs/chat/silent_goals.py.
// Do not edit: change the contract and run `make generate`.

package app.hapi.protocol

/**
 * The blocks without events about goals; those of subagents and agent runs lose theirs as well, at any depth.
 *
 * Contract: chat/silent_goals/drop_goal_events
 */
internal fun dropGoalEvents(blocks: List<Block>): List<Block> {
    val waiting = toolsWithChildren(blocks).toMutableList()
    while (true) {
        val tool = waiting.removeLastOrNull() ?: break
        waiting.addAll(toolsWithChildren(tool.children))
        tool.children = shownBlocks(tool.children)
    }
    return shownBlocks(blocks)
}

/**
 * Tool calls that have blocks inside.
 *
 * Contract: chat/silent_goals/tools_with_children
 */
private fun toolsWithChildren(blocks: List<Block>): List<ToolCallBlock> =
    blocks.filterIsInstance<ToolCallBlock>().filter { it.children.isNotEmpty() }

/**
 * The blocks without those about goals.
 *
 * Contract: chat/silent_goals/shown_blocks
 */
private fun shownBlocks(blocks: List<Block>): List<Block> = blocks.filter { !isGoalBlock(it) }

/**
 * Whether a block shows an event about a goal, or a message that only says how it fares.
 *
 * Contract: chat/silent_goals/is_goal_block
 */
private fun isGoalBlock(block: Block): Boolean {
    if (block !is AgentEventBlock) return false
    val message = block.event
    if (message is MessageEvent) return isGoalLine(message.message.trimmed())
    return eventRole(block.event.type) == EventRole.GOAL
}
