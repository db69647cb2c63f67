// Printed by portgen from specs/conformance/decode_input.py.
// Do not edit: change the contract and run `make generate`.

package app.hapi.protocol

import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement

/**
 * What a decode needs.
 *
 * Contract: conformance/decode_input/DecodeInput
 *
 * @property hasMoreMessages Whether there are older messages than these.
 */
public data class DecodeInput(
    val messages: List<JsonElement>,
    val agentState: JsonElement? = null,
    val hasMoreMessages: Boolean,
) : Structural() {
    override fun contents(): Map<String, Any?> =
        mapOf("messages" to messages, "agentState" to agentState, "hasMoreMessages" to hasMoreMessages)
}

/**
 * The input of a decode in a document; none where there are no messages.
 *
 * A document is a list of messages, a response of `GET /messages`, or a chat fixture or its input.
 *
 * Contract: conformance/decode_input/decode_input
 */
public fun decodeInput(document: JsonElement): DecodeInput? {
    val input = document["input"] ?: document
    val messages = input as? JsonArray ?: input["messages"] as? JsonArray ?: return null
    return DecodeInput(
        messages = messages,
        agentState = input["agentState"],
        hasMoreMessages = input["options"]["hasMoreMessages"].boolean ?: input["page"]["hasMore"].boolean ?: false,
    )
}
