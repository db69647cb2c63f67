// Printed by portgen from specs/chat/normalize.py.
// Do not edit: change the contract and run `make generate`.

package app.hapi.protocol

import kotlinx.serialization.json.JsonObject

/**
 * What a wire message means; nothing when it is never shown. Any object is taken.
 *
 * Content without an envelope becomes an agent's text that knows neither when it was invoked nor any meta.
 *
 * Contract: chat/normalize/normalize
 */
public fun normalize(message: JsonObject): Message? {
    val content = message["content"]
    val envelope = envelopeOf(content)
        ?: return textMessage(readWire(message, meta = null).copy(invokedAt = null), content.stringify())
    val wire = readWire(message, envelope.meta)
    return when (envelope.role) {
        "agent" -> agentPayloadMessage(wire, envelope.content)
        "user" -> userMessage(wire, userBody(envelope.content))
        else -> textMessage(wire, envelope.content.stringify())
    }
}
