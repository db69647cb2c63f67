// Printed by portgen from specs/chat/agent.yaml.
// Do not edit: change the contract and run `make generate`.

package app.hapi.protocol

import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject

/**
 * An agent's message, by the family of its payload. Nothing when it is hidden or, in the family `codex`, unknown; the
 * payload as text when no row takes it.
 *
 * Contract: chat/agent/agent_payload_message
 */
internal fun agentPayloadMessage(wire: Wire, payload: JsonElement): Message? {
    val family = payload["type"].string ?: return textMessage(wire, payload.stringify())
    when (family) {
        "output" -> {
            // chat/agent/hidden
            val entry = payload["data"] as? JsonObject ?: return textMessage(wire, payload.stringify())
            if (isHidden(entry)) return null
            // chat/agent/output
            val output = outputMessage(wire, entry)
            if (output != null) return output
        }

        "codex" -> {
            // chat/agent/codex
            val data = payload["data"] as? JsonObject
            if (data != null) return codexMessage(wire, data)
            // chat/agent/codex-without-data
            return null
        }

        "event" -> {
            // chat/agent/event
            val event = payload["data"] as? JsonObject ?: return textMessage(wire, payload.stringify())
            if (event["type"].string != null) return eventMessage(wire, event)
        }

        else -> Unit
    }
    return textMessage(wire, payload.stringify())
}
