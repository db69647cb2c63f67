// Printed by portgen from specs/chat/open_requests.py.
// Do not edit: change the contract and run `make generate`.

package app.hapi.protocol

/**
 * A tool block for each open request of whose call no message tells, unless it is older than all messages.
 *
 * `now` is the time of a request that has none; without it, that is the time of the newest message.
 *
 * Contract: chat/open_requests/open_request_blocks
 */
internal fun openRequestBlocks(
    permissions: Map<String, PermissionEntry>,
    messages: List<Message>,
    tools: Map<String, ToolCallBlock>,
    now: Double?,
): List<Block> {
    val unshown = permissions.values.filter { entry -> entry.permission.isPending && entry.callId !in tools }
    if (unshown.isEmpty()) return emptyList()
    val called = calledIds(messages)
    var oldest: Double? = null
    var newest = 0.0
    for (message in messages) {
        newest = if (oldest == null) message.createdAt else maxOf(newest, message.createdAt)
        oldest = minOf(oldest ?: message.createdAt, message.createdAt)
    }
    val blocks = mutableListOf<Block>()
    for (entry in unshown) {
        val createdAt = entry.createdAt ?: now ?: newest
        if (entry.callId !in called && createdAt >= (oldest ?: createdAt)) {
            blocks.add(openRequestBlock(entry, createdAt))
        }
    }
    return blocks
}

/**
 * The ids of all tool calls of which messages tell.
 *
 * Contract: chat/open_requests/called_ids
 */
private fun calledIds(messages: List<Message>): Set<String> {
    val ids = mutableSetOf<String>()
    for (message in messages) {
        val agent = message.body
        if (agent is AgentBody) {
            for (part in agent.parts) {
                when {
                    part is ToolCallPart -> ids.add(part.id)
                    part is ToolResultPart -> ids.add(part.toolUseId)
                }
            }
        }
    }
    return ids
}

/**
 * The tool block of an open request.
 *
 * Contract: chat/open_requests/open_request_block
 */
private fun openRequestBlock(entry: PermissionEntry, createdAt: Double): ToolCallBlock = ToolCallBlock(
    id = entry.callId,
    createdAt = createdAt,
    name = entry.tool,
    state = firstState(entry.permission),
    input = entry.input,
    permission = entry.permission,
    children = emptyList(),
)
