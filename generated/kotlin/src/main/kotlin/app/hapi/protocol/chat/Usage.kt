// Printed by portgen from specs/chat/usage.yaml.
// Do not edit: change the contract and run `make generate`.

package app.hapi.protocol

import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject

/**
 * The usage of an assistant's entry; nothing unless both counts are there.
 *
 * Contract: chat/usage/claude_usage
 */
internal fun claudeUsage(usage: JsonElement?): Usage? {
    val inputTokens = usage["input_tokens"].number ?: return null
    val outputTokens = usage["output_tokens"].number ?: return null
    return Usage(
        inputTokens = inputTokens,
        outputTokens = outputTokens,
        cacheCreationTokens = usage["cache_creation_input_tokens"].number,
        cacheReadTokens = usage["cache_read_input_tokens"].number,
        contextWindow = usage["context_window"].number,
    )
}

/**
 * The usage of a token count; nothing unless both counts are there. They are those of the last turn, else those of the
 * whole conversation, else those of the record itself.
 *
 * Contract: chat/usage/codex_usage
 */
internal fun codexUsage(data: JsonObject): Usage? {
    val info = data["info"].record ?: return null
    val source = info["last"].record
        ?: info["lastTokenUsage"].record
        ?: info["last_token_usage"].record
        ?: info["total"].record
        ?: info["totalTokenUsage"].record
        ?: info["total_token_usage"].record
        ?: info
    val inputTokens = source["inputTokens"].ifNullish { source["input_tokens"] }.number ?: return null
    val outputTokens = source["outputTokens"].ifNullish { source["output_tokens"] }.number ?: return null
    return Usage(
        inputTokens = inputTokens,
        outputTokens = outputTokens,
        context = info["contextTokens"]
            .ifNullish { info["context_tokens"] }
            .ifNullish { source["contextTokens"] }
            .ifNullish { source["context_tokens"] }
            .number
            ?: inputTokens,
        contextWindow = info["modelContextWindow"].ifNullish { info["model_context_window"] }.number,
        role = data["scope_role"].ifNullish { data["scopeRole"] }.ifNullish { data["scope"]["role"] }.string,
    )
}
