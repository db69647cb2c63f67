// Printed by portgen from specs/chat/decode.py.
// Do not edit: change the contract and run `make generate`.

package app.hapi.protocol

import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject

/**
 * A session, decoded.
 *
 * Contract: chat/decode/Decoded
 *
 * @property blocks All blocks, in order.
 * @property visibleBlocks The blocks as they are shown: tool calls that belong together stand in groups.
 * @property hasReadyEvent Whether the agent told that it is ready.
 */
public data class Decoded(
    val blocks: List<Block>,
    val visibleBlocks: List<Block>,
    val latestUsage: LatestUsage? = null,
    val hasReadyEvent: Boolean,
) : Structural() {
    override fun contents(): Map<String, Any?> = mapOf(
        "blocks" to blocks,
        "visibleBlocks" to visibleBlocks,
        "latestUsage" to latestUsage,
        "hasReadyEvent" to hasReadyEvent,
    )
}

/**
 * The timeline of a session: its messages in order, and the agent's state with its requests for permission.
 *
 * `hasMoreMessages`: older messages exist. `now`: the time of a request that has none, in milliseconds. What is no
 * object among the messages is skipped; nothing else is refused.
 *
 * Contract: chat/decode/decode
 */
public fun decode(
    messages: List<JsonElement>,
    agentState: JsonElement? = null,
    hasMoreMessages: Boolean = false,
    now: Double? = null,
): Decoded {
    val normalized = normalizedMessages(messages)
    val permissions = readPermissions(agentState)
    val traced = trace(normalized)
    val context = TimelineContext(permissions = permissions, groups = traced.groups, titles = titleTable(normalized))
    val timeline = passAll(traced.root, context)
    val requests = openRequestBlocks(permissions, normalized, timeline.tools, now)
    val folded = foldApiErrors(timeline.finishedBlocks() + requests)
    val blocks = dropGoalEvents(dropRepeatedEvents(folded))
    return Decoded(
        blocks = blocks,
        visibleBlocks = groupTools(blocks, hasMoreMessages),
        latestUsage = latestUsageOf(normalized),
        hasReadyEvent = timeline.isReady,
    )
}

/**
 * The messages that are not hidden, normalized.
 *
 * Contract: chat/decode/normalized_messages
 */
private fun normalizedMessages(messages: List<JsonElement>): List<Message> =
    messages.filterIsInstance<JsonObject>().mapNotNull(::normalize)
