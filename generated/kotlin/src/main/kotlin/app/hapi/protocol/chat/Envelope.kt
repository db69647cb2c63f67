// Printed by portgen from specs/chat/envelope.py, specs/chat/envelope.yaml.
// Do not edit: change the contract and run `make generate`.

package app.hapi.protocol

import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject

/**
 * The fields of a wire message, read leniently; nothing is refused. `meta` is that of its envelope.
 *
 * Contract: chat/envelope/read_wire
 */
internal fun readWire(row: JsonObject, meta: JsonElement?): Wire = Wire(
    id = row["id"].string ?: "",
    localId = row["localId"].string,
    createdAt = row["createdAt"].number ?: 0.0,
    invokedAt = row["invokedAt"].number,
    status = row["status"].string,
    meta = meta,
)

/**
 * The value as an envelope, an object with a text `role` and the key `content`, whatever it holds.
 *
 * Contract: chat/envelope/as_envelope
 */
private fun asEnvelope(value: JsonElement?): Envelope? {
    val fields = value as? JsonObject ?: return null
    val role = fields["role"].string ?: return null
    val content = fields["content"] ?: return null
    return Envelope(role = role, content = content, meta = fields["meta"])
}

/**
 * A payload with the role of who speaks; `meta` is the envelope's own.
 *
 * Contract: chat/envelope/Envelope
 */
internal data class Envelope(
    val role: String,
    val content: JsonElement,
    val meta: JsonElement? = null,
)

/**
 * The envelope in the content of a message: the content itself, else the first that is nested in it.
 *
 * Contract: chat/envelope/envelope_of
 */
internal fun envelopeOf(content: JsonElement?): Envelope? {
    val outer = asEnvelope(content)
    if (outer != null) return outer
    val wrapped = asEnvelope(content["message"])
    if (wrapped != null) return wrapped
    val sent = asEnvelope(content["data"]["message"])
    if (sent != null) return sent
    return asEnvelope(content["payload"]["message"])
}
