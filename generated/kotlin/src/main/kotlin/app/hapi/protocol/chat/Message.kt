// Printed by portgen from specs/chat/message.py.
// Do not edit: change the contract and run `make generate`.

package app.hapi.protocol

import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject

/**
 * One piece of an agent message; the uuids are links of its conversation.
 *
 * Contract: chat/message/Part
 */
public sealed interface Part {
    public val uuid: String?
    public val parentUuid: String?
}

/**
 * What a message is: a user's text, an agent's parts or an event.
 *
 * Contract: chat/message/Body
 */
public sealed interface Body

/**
 * The fields of a wire message that every decode rule may need.
 *
 * Contract: chat/message/Wire
 */
internal data class Wire(
    val id: String,
    val localId: String? = null,
    val createdAt: Double,
    val invokedAt: Double? = null,
    val status: String? = null,
    val meta: JsonElement? = null,
)

/**
 * Tokens that one message tells of; `context` is the size of the context where the agent names it.
 *
 * Contract: chat/message/Usage
 */
public data class Usage(
    val inputTokens: Double,
    val outputTokens: Double,
    val cacheCreationTokens: Double? = null,
    val cacheReadTokens: Double? = null,
    val context: Double? = null,
    val contextWindow: Double? = null,
    val role: String? = null,
)

/**
 * A file that a user sent along; `size` in bytes.
 *
 * Contract: chat/message/Attachment
 */
public data class Attachment(
    val id: String,
    val filename: String,
    val mimeType: String,
    val size: Double,
    val path: String,
    val previewUrl: String? = null,
)

/**
 * The permission that a tool result carries.
 *
 * Contract: chat/message/ResultPermission
 */
public data class ResultPermission(
    val isApproved: Boolean,
    val mode: String? = null,
    val allowedTools: List<String>? = null,
    val decision: String? = null,
)

/**
 * Text; pieces of one stream replace each other.
 *
 * Contract: chat/message/TextPart
 */
public data class TextPart(
    override val uuid: String? = null,
    override val parentUuid: String? = null,
    val text: String,
    val streamId: String? = null,
) : Part

/**
 * Thinking; pieces of one stream replace each other.
 *
 * Contract: chat/message/ReasoningPart
 */
public data class ReasoningPart(
    override val uuid: String? = null,
    override val parentUuid: String? = null,
    val text: String,
    val streamId: String? = null,
) : Part

/**
 * The start of a tool call, or its progress.
 *
 * Contract: chat/message/ToolCallPart
 */
public data class ToolCallPart(
    override val uuid: String? = null,
    override val parentUuid: String? = null,
    val id: String,
    val name: String,
    val input: JsonElement? = null,
    val description: String? = null,
    val nativeTitle: String? = null,
    val nativeKind: String? = null,
    val progress: JsonElement? = null,
) : Structural(),
    Part {
    override fun contents(): Map<String, Any?> = mapOf(
        "uuid" to uuid,
        "parentUuid" to parentUuid,
        "id" to id,
        "name" to name,
        "input" to input,
        "description" to description,
        "nativeTitle" to nativeTitle,
        "nativeKind" to nativeKind,
        "progress" to progress,
    )
}

/**
 * The end of a tool call.
 *
 * Contract: chat/message/ToolResultPart
 */
public data class ToolResultPart(
    override val uuid: String? = null,
    override val parentUuid: String? = null,
    val toolUseId: String,
    val content: JsonElement? = null,
    val isError: Boolean,
    val permission: ResultPermission? = null,
) : Structural(),
    Part {
    override fun contents(): Map<String, Any?> = mapOf(
        "uuid" to uuid,
        "parentUuid" to parentUuid,
        "toolUseId" to toolUseId,
        "content" to content,
        "isError" to isError,
        "permission" to permission,
    )
}

/**
 * An image that the agent made.
 *
 * Contract: chat/message/GeneratedImagePart
 */
public data class GeneratedImagePart(
    override val uuid: String? = null,
    override val parentUuid: String? = null,
    val imageId: String,
    val fileName: String,
    val mimeType: String? = null,
) : Part

/**
 * A code review, in its normal form.
 *
 * Contract: chat/message/ReviewPart
 */
public data class ReviewPart(
    override val uuid: String? = null,
    override val parentUuid: String? = null,
    val review: JsonObject,
) : Structural(),
    Part {
    override fun contents(): Map<String, Any?> = mapOf("uuid" to uuid, "parentUuid" to parentUuid, "review" to review)
}

/**
 * A summary of the conversation so far.
 *
 * Contract: chat/message/SummaryPart
 */
public data class SummaryPart(
    override val uuid: String? = null,
    override val parentUuid: String? = null,
    val summary: String,
) : Part

/**
 * The prompt that opens a subagent's conversation.
 *
 * Contract: chat/message/SidechainPart
 */
public data class SidechainPart(
    override val uuid: String? = null,
    override val parentUuid: String? = null,
    val prompt: String,
) : Part

/**
 * A user's text; no attachments is an empty list.
 *
 * Contract: chat/message/UserBody
 */
public data class UserBody(val text: String, val attachments: List<Attachment>) : Body

/**
 * An agent's parts, in order; perhaps none.
 *
 * Contract: chat/message/AgentBody
 */
public data class AgentBody(val parts: List<Part>) :
    Structural(),
    Body {
    override fun contents(): Map<String, Any?> = mapOf("parts" to parts)
}

/**
 * An event: its raw object and the string `type` of it.
 *
 * Contract: chat/message/EventBody
 */
public data class EventBody(val type: String, val event: JsonObject) :
    Structural(),
    Body {
    override fun contents(): Map<String, Any?> = mapOf("type" to type, "event" to event)
}

/**
 * One wire message, normalized; `createdAt` and `invokedAt` in milliseconds.
 *
 * Contract: chat/message/Message
 */
public data class Message(
    val id: String,
    val localId: String? = null,
    val createdAt: Double,
    val invokedAt: Double? = null,
    val status: String? = null,
    val meta: JsonElement? = null,
    val isSidechain: Boolean,
    val parentToolUseId: String? = null,
    val model: String? = null,
    val usage: Usage? = null,
    val body: Body,
) : Structural() {
    override fun contents(): Map<String, Any?> = mapOf(
        "id" to id,
        "localId" to localId,
        "createdAt" to createdAt,
        "invokedAt" to invokedAt,
        "status" to status,
        "meta" to meta,
        "isSidechain" to isSidechain,
        "parentToolUseId" to parentToolUseId,
        "model" to model,
        "usage" to usage,
        "body" to body,
    )
}
