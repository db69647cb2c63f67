// Printed by portgen from specs/chat/latest_usage.py.
// Do not edit: change the contract and run `make generate`.

package app.hapi.protocol

import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull

/**
 * The tokens of the last message that tells of them.
 *
 * Contract: chat/latest_usage/LatestUsage
 *
 * @property contextSize Size of the context, cached tokens included.
 * @property contextWindow The largest size that it can have, where that is known.
 */
public data class LatestUsage(
    val inputTokens: Double,
    val outputTokens: Double,
    val contextSize: Double,
    val contextWindow: Double? = null,
)

/**
 * The latest usage of the session's own agent; its subagents do not count.
 *
 * Contract: chat/latest_usage/latest_usage_of
 */
internal fun latestUsageOf(messages: List<Message>): LatestUsage? {
    for (message in messages.asReversed()) {
        val usage = message.usage ?: continue
        if (message.isSidechain || usage.role == "child") continue
        // The order of the sum shows in its last digits when a count is no whole number.
        val size = usage.inputTokens + (usage.cacheCreationTokens ?: 0.0) + (usage.cacheReadTokens ?: 0.0)
        return LatestUsage(
            inputTokens = usage.inputTokens,
            outputTokens = usage.outputTokens,
            contextSize = usage.context ?: size,
            contextWindow = usage.contextWindow,
        )
    }
    return null
}

/**
 * The projection of a latest usage; null when there is none.
 *
 * Contract: chat/latest_usage/project_usage
 */
internal fun projectUsage(usage: LatestUsage?): JsonElement {
    if (usage == null) return JsonNull
    return jsonObject {
        put("inputTokens", usage.inputTokens)
        put("outputTokens", usage.outputTokens)
        put("contextSize", usage.contextSize)
        putOrNull("contextWindow", usage.contextWindow)
    }
}
