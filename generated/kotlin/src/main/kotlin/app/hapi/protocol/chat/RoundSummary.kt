// Printed by portgen from specs/chat/round_summary.py, specs/chat/round_summary.yaml.
// Do not edit: change the contract and run `make generate`.

package app.hapi.protocol

import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject

/**
 * The summary of a turn, with what is known of it; nothing when nothing is.
 *
 * Contract: chat/round_summary/round_summary
 */
internal fun roundSummary(value: JsonElement?): JsonObject? {
    val usage = roundUsage(value["usage"])
    val models = modelsUsage(value["modelUsage"])
    val cost = notNegative(value["total_cost_usd"])
    val duration = notNegative(value["duration_ms"])
    val turns = countOf(value["num_turns"])
    // chat/round_summary/something-known
    if (usage != null || models != null || cost != null || duration != null || turns != null) {
        return jsonObject {
            put("usage", usage)
            put("modelUsage", models)
            put("total_cost_usd", positive(cost))
            put("duration_ms", duration)
            put("num_turns", positive(turns))
        }
    }
    return null
}

/**
 * The tokens of a turn; nothing unless both counts are there.
 *
 * Contract: chat/round_summary/round_usage
 */
private fun roundUsage(value: JsonElement?): JsonObject? {
    val inputTokens = countOf(value["input_tokens"]) ?: return null
    val outputTokens = countOf(value["output_tokens"]) ?: return null
    return jsonObject {
        put("input_tokens", inputTokens)
        put("output_tokens", outputTokens)
        put("cache_creation_input_tokens", countOf(value["cache_creation_input_tokens"]))
        put("cache_read_input_tokens", countOf(value["cache_read_input_tokens"]))
    }
}

/**
 * The tokens of one model in a turn, as far as they are counts.
 *
 * Contract: chat/round_summary/model_usage
 */
private fun modelUsage(value: JsonElement): JsonObject = jsonObject {
    put("inputTokens", countOf(value["inputTokens"]))
    put("outputTokens", countOf(value["outputTokens"]))
    put("cacheReadInputTokens", countOf(value["cacheReadInputTokens"]))
    put("cacheCreationInputTokens", countOf(value["cacheCreationInputTokens"]))
}

/**
 * The tokens by model; nothing when no model has a count.
 *
 * Contract: chat/round_summary/models_usage
 */
private fun modelsUsage(value: JsonElement?): JsonObject? {
    val models = mutableMapOf<String, JsonElement>()
    var isCounted = false
    for (entry in value.members()) {
        if (entry.value.isRecord) {
            val usage = modelUsage(entry.value)
            models[entry.key] = usage
            isCounted = isCounted || usage.members().isNotEmpty()
        }
    }
    if (!isCounted) return null
    return models.toJsonObject()
}

/**
 * A whole number from 0 on that is exact.
 *
 * Contract: chat/round_summary/count_of
 */
private fun countOf(value: JsonElement?): Double? {
    val number = value.number ?: return null
    if (number < 0.0 || !number.isSafeInteger()) return null
    return number
}

/**
 * A number from 0 on.
 *
 * Contract: chat/round_summary/not_negative
 */
private fun notNegative(value: JsonElement?): Double? {
    val number = value.number ?: return null
    if (number < 0.0) return null
    return number
}

/**
 * The number, if it is above 0.
 *
 * Contract: chat/round_summary/positive
 */
private fun positive(number: Double?): Double? {
    if (number == null || number <= 0.0) return null
    return number
}
