// Printed by portgen from specs/chat/system.yaml.
// Do not edit: change the contract and run `make generate`.

package app.hapi.protocol

import kotlinx.serialization.json.JsonObject

/**
 * The event that a visible system entry tells of, by its subtype; nothing when no row takes it.
 *
 * Contract: chat/system/system_message
 */
internal fun systemMessage(wire: Wire, entry: JsonObject): Message? {
    val subtype = entry["subtype"].string ?: return null
    return when (subtype) {
        "turn_duration" -> {
            // chat/system/turn-summary
            val summary = roundSummary(entry["resultSummary"])
            if (summary != null) {
                return entryEventMessage(
                    wire,
                    entry,
                    jsonObject {
                        put("type", "turn-summary")
                        put("summary", summary)
                    },
                )
            }
            // chat/system/turn-duration
            entryEventMessage(
                wire,
                entry,
                jsonObject {
                    put("type", "turn-duration")
                    put("durationMs", entry["durationMs"].number ?: 0.0)
                    put("targetMessageId", entry["messageId"].string)
                },
            )
        }

        // chat/system/api-error
        "api_error" -> eventMessage(
            wire,
            jsonObject {
                put("type", "api-error")
                put("retryAttempt", entry["retryAttempt"].number ?: 0.0)
                put("maxRetries", entry["maxRetries"].number ?: 0.0)
                put("error", entry["error"])
            },
        )

        // chat/system/microcompact
        "microcompact_boundary" -> eventMessage(
            wire,
            jsonObject {
                put("type", "microcompact")
                put("trigger", entry["microcompactMetadata"]["trigger"].string ?: "auto")
                put("preTokens", entry["microcompactMetadata"]["preTokens"].number ?: 0.0)
                put("tokensSaved", entry["microcompactMetadata"]["tokensSaved"].number ?: 0.0)
            },
        )

        // chat/system/compact
        "compact_boundary" -> eventMessage(
            wire,
            jsonObject {
                put("type", "compact")
                put("trigger", entry["compactMetadata"]["trigger"].string ?: "auto")
                put("preTokens", entry["compactMetadata"]["preTokens"].number ?: 0.0)
            },
        )

        "away_summary" -> {
            // chat/system/recap
            val text = entry["content"].string ?: return null
            eventMessage(
                wire,
                jsonObject {
                    put("type", "recap")
                    put("text", text)
                },
            )
        }

        else -> null
    }
}
