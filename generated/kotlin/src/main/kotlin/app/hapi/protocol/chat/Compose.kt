// Printed by portgen from specs/chat/compose.py.
// Do not edit: change the contract and run `make generate`.

package app.hapi.protocol

import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject

/**
 * A message outside any sidechain.
 *
 * Contract: chat/compose/plain_message
 */
internal fun plainMessage(wire: Wire, body: Body, model: String?, usage: Usage?): Message = Message(
    id = wire.id,
    localId = wire.localId,
    createdAt = wire.createdAt,
    invokedAt = wire.invokedAt,
    status = wire.status,
    meta = wire.meta,
    isSidechain = false,
    model = model,
    usage = usage,
    body = body,
)

/**
 * A message of a log entry, which says itself whether it belongs to a sidechain.
 *
 * Contract: chat/compose/entry_message
 */
internal fun entryMessage(wire: Wire, entry: JsonObject, body: Body, model: String?, usage: Usage?): Message = Message(
    id = wire.id,
    localId = wire.localId,
    createdAt = wire.createdAt,
    invokedAt = wire.invokedAt,
    status = wire.status,
    meta = wire.meta,
    isSidechain = entry["isSidechain"].isTruthy,
    parentToolUseId = entry["parentToolUseId"].string,
    model = model,
    usage = usage,
    body = body,
)

/**
 * An agent's message of one part.
 *
 * Contract: chat/compose/part_message
 */
internal fun partMessage(wire: Wire, part: Part): Message =
    plainMessage(wire, AgentBody(listOf(part)), model = null, usage = null)

/**
 * What a message falls back to: an agent's text.
 *
 * Contract: chat/compose/text_message
 */
internal fun textMessage(wire: Wire, text: String): Message = partMessage(wire, TextPart(uuid = wire.id, text = text))

/**
 * A tool call that has already ended, with its result.
 *
 * Contract: chat/compose/pair_message
 */
internal fun pairMessage(wire: Wire, callPart: ToolCallPart, content: JsonElement?, isError: Boolean): Message {
    val result = ToolResultPart(
        uuid = callPart.uuid,
        parentUuid = callPart.parentUuid,
        toolUseId = callPart.id,
        content = content,
        isError = isError,
    )
    return plainMessage(wire, AgentBody(listOf(callPart, result)), model = null, usage = null)
}

/**
 * A user's message.
 *
 * Contract: chat/compose/user_message
 */
internal fun userMessage(wire: Wire, body: UserBody): Message = plainMessage(wire, body, model = null, usage = null)

/**
 * An event, which has a text `type`.
 *
 * Contract: chat/compose/event_message
 */
internal fun eventMessage(wire: Wire, event: JsonObject): Message =
    plainMessage(wire, eventBody(event), model = null, usage = null)

/**
 * The body of an event, which has a text `type`.
 *
 * Contract: chat/compose/event_body
 */
internal fun eventBody(event: JsonObject): EventBody = EventBody(type = event["type"].string ?: "", event = event)

/**
 * An event of a log entry, which has a text `type`.
 *
 * Contract: chat/compose/entry_event_message
 */
internal fun entryEventMessage(wire: Wire, entry: JsonObject, event: JsonObject): Message =
    entryMessage(wire, entry, eventBody(event), model = null, usage = null)
