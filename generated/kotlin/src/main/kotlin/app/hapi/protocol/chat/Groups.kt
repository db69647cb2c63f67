// Printed by portgen from specs/chat/groups.py.
// Do not edit: change the contract and run `make generate`.

package app.hapi.protocol

import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement

/**
 * Tool calls of one family make a group.
 *
 * Contract: chat/groups/GroupFamily
 */
internal enum class GroupFamily {
    ORDINARY,
    EXPLORATION,
}

/**
 * The blocks as they are shown: runs of tool calls become groups. A run that older messages may still lengthen is known
 * by its last call.
 *
 * Contract: chat/groups/group_tools
 */
internal fun groupTools(blocks: List<Block>, hasMoreMessages: Boolean): List<Block> {
    val visible = mutableListOf<Block>()
    val run = mutableListOf<ToolCallBlock>()
    var runFamily: GroupFamily? = null
    for (block in blocks) {
        val family = familyOf(block)
        if (family != runFamily) {
            visible.addAll(shownRun(run.toList(), runFamily, hasMoreMessages && visible.isEmpty()))
            run.clear()
        }
        runFamily = family
        if (block is ToolCallBlock && family != null) {
            run.add(block)
        } else {
            visible.add(block)
        }
    }
    visible.addAll(shownRun(run.toList(), runFamily, hasMoreMessages && visible.isEmpty()))
    return visible
}

/**
 * A run of tool calls as it is shown: a group, or the only call itself. Exploration is always a group.
 *
 * Contract: chat/groups/shown_run
 */
private fun shownRun(run: List<ToolCallBlock>, family: GroupFamily?, isOpen: Boolean): List<Block> {
    val first = run.firstOrNull()
    val last = run.lastOrNull()
    if (first == null || last == null) return emptyList()
    if (run.size == 1 && family != GroupFamily.EXPLORATION) return listOf(first)
    val name = if (isOpen) last.id else first.id
    val group = ToolGroupBlock(
        id = "tool-group:$name",
        createdAt = first.createdAt,
        invokedAt = first.invokedAt,
        firstToolId = first.id,
        lastToolId = last.id,
        tools = run,
    )
    return listOf(group)
}

/**
 * The family of a tool call; nothing for a block that stands alone.
 *
 * Contract: chat/groups/family_of
 */
private fun familyOf(block: Block): GroupFamily? {
    if (block !is ToolCallBlock || standsAlone(block)) return null
    if (block.name != "CodexBash") return GroupFamily.ORDINARY
    val actions = commandActions(block.input)
    if (actions.isEmpty()) return GroupFamily.ORDINARY
    val isExploration = actions.all { it in EXPLORING_ACTIONS }
    return if (isExploration && !isUserShell(block.input)) GroupFamily.EXPLORATION else null
}

/**
 * Whether a reader looks for this tool call.
 *
 * Contract: chat/groups/stands_alone
 */
private fun standsAlone(block: ToolCallBlock): Boolean {
    val name = block.name
    if (name in PLAN_TOOLS || name in MILESTONE_TOOLS || name in INTERACTIVE_TOOLS || isSubagent(name)) return true
    val permission = block.permission ?: return false
    return permission.isPending
}

private val EXPLORING_ACTIONS = setOf("read", "listFiles", "search")

/**
 * The types of the actions that a command is made of, as far as they are known and complete.
 *
 * Contract: chat/groups/command_actions
 */
private fun commandActions(input: JsonElement?): List<String> {
    val actions = (input["command_actions"].ifNullish { input["commandActions"] } as? JsonArray).orEmpty()
    return actions.mapNotNull(::actionType)
}

/**
 * The type of one action that is known and complete.
 *
 * Contract: chat/groups/action_type
 */
private fun actionType(action: JsonElement): String? {
    val type = action["type"].string?.takeIf { it == "read" || it == "listFiles" || it == "search" || it == "unknown" }
    if (!hasText(action["command"])) return null
    if (type == "read" && !(hasText(action["name"]) && hasText(action["path"]))) return null
    return type
}

/**
 * Whether a value is a text that is not empty.
 *
 * Contract: chat/groups/has_text
 */
private fun hasText(value: JsonElement?): Boolean = !value.string.isNullOrEmpty()

/**
 * Whether a user typed the command.
 *
 * Contract: chat/groups/is_user_shell
 */
private fun isUserShell(input: JsonElement?): Boolean {
    val source = input["command_source"].ifNullish { input["commandSource"] }.string
    return (source ?: "").lowercased() == "usershell"
}
