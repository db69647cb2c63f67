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
    when (type) {
        "assistant" -> {
            // chat/output/assistant
            val message = entry["message"].record ?: return null
            return assistantMessage(wire, entry, message)
        }

        "user" -> {
            // chat/output/user
            val message = entry["message"].record ?: return null
            return loggedUserMessage(wire, entry, message)
        }

        "summary" -> {
            // chat/output/summary
            val summary = entry["summary"].string ?: return null
            return partMessage(wire, SummaryPart(summary = summary))
        }

        "system" -> {
            // chat/output/system
            return systemMessage(wire, entry)
        }

        "agy_message" -> {
            // chat/output/agy-message
            return agyMessage(wire, entry)
        }

        "agy_tool_action" -> {
            // chat/output/agy-tool-action
            return agyActionMessage(wire, entry)
        }

        else -> return null
    }
}
