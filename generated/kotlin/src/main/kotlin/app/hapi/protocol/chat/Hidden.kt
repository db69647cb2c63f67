// Printed by portgen from specs/chat/hidden.yaml.
// Do not edit: change the contract and run `make generate`.

package app.hapi.protocol

import kotlinx.serialization.json.JsonObject

/**
 * Whether an entry of the family `output` is hidden; a message with such an entry vanishes.
 *
 * Contract: chat/hidden/is_hidden
 */
internal fun isHidden(entry: JsonObject): Boolean {
    // chat/hidden/meta
    if (entry["isMeta"].isTruthy) return true
    // chat/hidden/compact-summary
    if (entry["isCompactSummary"].isTruthy) return true
    val type = entry["type"].string ?: return false
    when (type) {
        // chat/hidden/noise
        "rate_limit_event", "tool_progress" -> return true

        "system" -> {
            // chat/hidden/unknown-system-entry
            if (
                entry["subtype"].string !in setOf(
                    "api_error",
                    "turn_duration",
                    "microcompact_boundary",
                    "compact_boundary",
                    "away_summary",
                )
            ) {
                return true
            }
            // chat/hidden/blank-recap
            if (entry["subtype"].string == "away_summary" && (entry["content"].string ?: "").trimmed().isEmpty()) {
                return true
            }
        }

        // chat/hidden/blank-agy-message
        "agy_message" -> {
            if ((entry["content"].string ?: "").trimmed().isEmpty()) return true
        }

        else -> Unit
    }
    return false
}
