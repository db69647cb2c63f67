// Printed by portgen from specs/chat/output.yaml.
// Do not edit: change the contract and run `make generate`.

package app.hapi.protocol

import kotlinx.serialization.json.JsonObject

/**
 * The message of a visible entry, by its type; nothing when no row takes it.
 *
 * Contract: chat/output/output_message
 */
internal fun outputMessage(wire: Wire, entry: JsonObject): Message? {
    val type = entry["type"].string ?: return null
    return when (type) {
        "assistant" -> {
            // chat/output/assistant
            val message = entry["message"].record ?: return null
            assistantMessage(wire, entry, message)
        }

        "user" -> {
            // chat/output/user
            val message = entry["message"].record ?: return null
            loggedUserMessage(wire, entry, message)
        }

        "summary" -> {
            // chat/output/summary
            val summary = entry["summary"].string ?: return null
            partMessage(wire, SummaryPart(summary = summary))
        }

        // chat/output/system
        "system" -> systemMessage(wire, entry)

        // chat/output/agy-message
        "agy_message" -> agyMessage(wire, entry)

        // chat/output/agy-tool-action
        "agy_tool_action" -> agyActionMessage(wire, entry)

        else -> null
    }
}
