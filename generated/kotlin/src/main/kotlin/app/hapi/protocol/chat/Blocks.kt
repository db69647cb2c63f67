// Printed by portgen from specs/chat/blocks.yaml.
// Do not edit: change the contract and run `make generate`.

package app.hapi.protocol

import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject

/**
 * One block of the timeline; its fields are read only. Of its cases a tool group stands among visible blocks only.
 *
 * Contract: chat/blocks/Block
 *
 * @property id The key of the block in a list; it may repeat where messages repeat their ids.
 * @property createdAt When its message was made, in milliseconds.
 * @property invokedAt When the agent took its message, in milliseconds.
 * @property meta The `meta` of its message.
 */
public sealed interface Block {
    public val id: String
    public val createdAt: Double
    public val invokedAt: Double?
    public val meta: JsonElement?
}

/**
 * Who wrote an output of the command line.
 *
 * Contract: chat/blocks/CliSource
 */
public enum class CliSource(public val wire: String) {
    USER("user"),
    ASSISTANT("assistant"),
    ;

    public companion object {
        /** The member of a text of the wire; null where it is none of these. */
        public fun fromWire(wire: String?): CliSource? = entries.find { it.wire == wire }
    }
}

/**
 * How far a tool call has come.
 *
 * Contract: chat/blocks/ToolState
 */
public enum class ToolState(public val wire: String) {
    PENDING("pending"),
    RUNNING("running"),
    COMPLETED("completed"),
    ERROR("error"),
    ;

    public companion object {
        /** The member of a text of the wire; null where it is none of these. */
        public fun fromWire(wire: String?): ToolState? = entries.find { it.wire == wire }
    }
}

/**
 * A text of the user.
 *
 * Contract: chat/blocks/user-text
 *
 * @property localId The id that the sending client gave its message.
 * @property text The text.
 * @property attachments Files that came along.
 * @property status How sending it went, as the client knows.
 */
public class UserTextBlock internal constructor(
    override val id: String,
    override val createdAt: Double,
    override val invokedAt: Double? = null,
    override val meta: JsonElement? = null,
    public val localId: String? = null,
    public val text: String,
    public val attachments: List<Attachment>,
    public val status: String? = null,
) : Structural(),
    Block {
    override fun contents(): Map<String, Any?> = mapOf(
        "id" to id,
        "createdAt" to createdAt,
        "invokedAt" to invokedAt,
        "meta" to meta,
        "localId" to localId,
        "text" to text,
        "attachments" to attachments,
        "status" to status,
    )
}

/**
 * A text of the agent.
 *
 * Contract: chat/blocks/agent-text
 *
 * @property localId The id that the sending client gave its message.
 * @property text The text.
 */
public class AgentTextBlock internal constructor(
    override val id: String,
    override val createdAt: Double,
    invokedAt: Double? = null,
    override val meta: JsonElement? = null,
    public val localId: String? = null,
    text: String,
) : Structural(),
    Block {
    override var invokedAt: Double? = invokedAt
        internal set

    public var text: String = text
        internal set

    override fun contents(): Map<String, Any?> = mapOf(
        "id" to id,
        "createdAt" to createdAt,
        "invokedAt" to invokedAt,
        "meta" to meta,
        "localId" to localId,
        "text" to text,
    )
}

/**
 * What the agent thought.
 *
 * Contract: chat/blocks/agent-reasoning
 *
 * @property localId The id that the sending client gave its message.
 * @property text The thought.
 */
public class AgentReasoningBlock internal constructor(
    override val id: String,
    override val createdAt: Double,
    invokedAt: Double? = null,
    override val meta: JsonElement? = null,
    public val localId: String? = null,
    text: String,
) : Structural(),
    Block {
    override var invokedAt: Double? = invokedAt
        internal set

    public var text: String = text
        internal set

    override fun contents(): Map<String, Any?> = mapOf(
        "id" to id,
        "createdAt" to createdAt,
        "invokedAt" to invokedAt,
        "meta" to meta,
        "localId" to localId,
        "text" to text,
    )
}

/**
 * A command and what it printed.
 *
 * Contract: chat/blocks/cli-output
 *
 * @property localId The id that the sending client gave its message.
 * @property text The text with its tags.
 * @property source Who wrote it.
 */
public class CliOutputBlock internal constructor(
    override val id: String,
    override val createdAt: Double,
    invokedAt: Double? = null,
    override val meta: JsonElement? = null,
    public val localId: String? = null,
    text: String,
    public val source: CliSource,
) : Structural(),
    Block {
    override var invokedAt: Double? = invokedAt
        internal set

    public var text: String = text
        internal set

    override fun contents(): Map<String, Any?> = mapOf(
        "id" to id,
        "createdAt" to createdAt,
        "invokedAt" to invokedAt,
        "meta" to meta,
        "localId" to localId,
        "text" to text,
        "source" to source,
    )
}

/**
 * A review of code.
 *
 * Contract: chat/blocks/codex-review
 *
 * @property localId The id that the sending client gave its message.
 * @property review The review in its normal form.
 */
public class CodexReviewBlock internal constructor(
    override val id: String,
    override val createdAt: Double,
    override val invokedAt: Double? = null,
    override val meta: JsonElement? = null,
    public val localId: String? = null,
    public val review: JsonObject,
) : Structural(),
    Block {
    override fun contents(): Map<String, Any?> = mapOf(
        "id" to id,
        "createdAt" to createdAt,
        "invokedAt" to invokedAt,
        "meta" to meta,
        "localId" to localId,
        "review" to review,
    )
}

/**
 * An image that the agent made.
 *
 * Contract: chat/blocks/generated-image
 *
 * @property localId The id that the sending client gave its message.
 * @property imageId The id under which the image is fetched.
 * @property fileName A name for the file.
 * @property mimeType Its media type, where that is known.
 */
public class GeneratedImageBlock internal constructor(
    override val id: String,
    override val createdAt: Double,
    override val invokedAt: Double? = null,
    override val meta: JsonElement? = null,
    public val localId: String? = null,
    public val imageId: String,
    public val fileName: String,
    public val mimeType: String? = null,
) : Structural(),
    Block {
    override fun contents(): Map<String, Any?> = mapOf(
        "id" to id,
        "createdAt" to createdAt,
        "invokedAt" to invokedAt,
        "meta" to meta,
        "localId" to localId,
        "imageId" to imageId,
        "fileName" to fileName,
        "mimeType" to mimeType,
    )
}

/**
 * An event that is shown.
 *
 * Contract: chat/blocks/agent-event
 *
 * @property event The event.
 */
public class AgentEventBlock internal constructor(
    override val id: String,
    override val createdAt: Double,
    override val invokedAt: Double? = null,
    override val meta: JsonElement? = null,
    public val event: AgentEvent,
) : Structural(),
    Block {
    override fun contents(): Map<String, Any?> =
        mapOf("id" to id, "createdAt" to createdAt, "invokedAt" to invokedAt, "meta" to meta, "event" to event)
}

/**
 * A tool call, from request to result.
 *
 * Contract: chat/blocks/tool-call
 *
 * @property localId The id that the sending client gave its message.
 * @property name The name of the tool.
 * @property state How far it has come.
 * @property input What it was called with; null when only the result was seen.
 * @property result Its result, or its progress while it runs.
 * @property permission The permission for it.
 * @property description What the call is for.
 * @property nativeTitle The title that the agent itself gives it.
 * @property nativeKind The kind that the agent itself gives it.
 * @property children Blocks of the subagent or of the agent run that it started.
 */
public class ToolCallBlock internal constructor(
    override val id: String,
    createdAt: Double,
    invokedAt: Double? = null,
    override val meta: JsonElement? = null,
    public val localId: String? = null,
    name: String,
    state: ToolState,
    input: JsonElement? = null,
    result: JsonElement? = null,
    permission: Permission? = null,
    description: String? = null,
    nativeTitle: String? = null,
    nativeKind: String? = null,
    children: List<Block>,
) : Structural(),
    Block {
    override var createdAt: Double = createdAt
        internal set

    override var invokedAt: Double? = invokedAt
        internal set

    public var name: String = name
        internal set

    public var state: ToolState = state
        internal set

    public var input: JsonElement? = input
        internal set

    public var result: JsonElement? = result
        internal set

    public var permission: Permission? = permission
        internal set

    public var description: String? = description
        internal set

    public var nativeTitle: String? = nativeTitle
        internal set

    public var nativeKind: String? = nativeKind
        internal set

    public var children: List<Block> = children
        internal set

    override fun contents(): Map<String, Any?> = mapOf(
        "id" to id,
        "createdAt" to createdAt,
        "invokedAt" to invokedAt,
        "meta" to meta,
        "localId" to localId,
        "name" to name,
        "state" to state,
        "input" to input,
        "result" to result,
        "permission" to permission,
        "description" to description,
        "nativeTitle" to nativeTitle,
        "nativeKind" to nativeKind,
        "children" to children,
    )
}

/**
 * Tool calls that are shown as one.
 *
 * Contract: chat/blocks/tool-group
 *
 * @property firstToolId The id of the first tool call.
 * @property lastToolId The id of the last one.
 * @property tools The tool calls, in order.
 */
public class ToolGroupBlock internal constructor(
    override val id: String,
    override val createdAt: Double,
    override val invokedAt: Double? = null,
    override val meta: JsonElement? = null,
    public val firstToolId: String,
    public val lastToolId: String,
    public val tools: List<ToolCallBlock>,
) : Structural(),
    Block {
    override fun contents(): Map<String, Any?> = mapOf(
        "id" to id,
        "createdAt" to createdAt,
        "invokedAt" to invokedAt,
        "meta" to meta,
        "firstToolId" to firstToolId,
        "lastToolId" to lastToolId,
        "tools" to tools,
    )
}

/**
 * The kind of a block.
 *
 * Contract: chat/blocks/block_kind
 */
internal fun blockKind(block: Block): String = when (block) {
    // chat/blocks/user-text
    is UserTextBlock -> "user-text"

    // chat/blocks/agent-text
    is AgentTextBlock -> "agent-text"

    // chat/blocks/agent-reasoning
    is AgentReasoningBlock -> "agent-reasoning"

    // chat/blocks/cli-output
    is CliOutputBlock -> "cli-output"

    // chat/blocks/codex-review
    is CodexReviewBlock -> "codex-review"

    // chat/blocks/generated-image
    is GeneratedImageBlock -> "generated-image"

    // chat/blocks/agent-event
    is AgentEventBlock -> "agent-event"

    // chat/blocks/tool-call
    is ToolCallBlock -> "tool-call"

    // chat/blocks/tool-group
    is ToolGroupBlock -> "tool-group"
}

/**
 * The projection of a block; `nested` is that of the blocks in it.
 *
 * Contract: chat/blocks/project_fields
 */
internal fun projectFields(block: Block, nested: JsonElement?): JsonObject = when (block) {
    // chat/blocks/user-text
    is UserTextBlock -> jsonObject {
        put("kind", "user-text")
        put("id", block.id)
        put("createdAt", block.createdAt)
        put("invokedAt", block.invokedAt)
        putOrNull("localId", block.localId)
        put("text", block.text)
        put("attachments", projectAttachments(block.attachments))
    }

    // chat/blocks/agent-text
    is AgentTextBlock -> jsonObject {
        put("kind", "agent-text")
        put("id", block.id)
        put("createdAt", block.createdAt)
        put("invokedAt", block.invokedAt)
        putOrNull("localId", block.localId)
        put("text", block.text)
    }

    // chat/blocks/agent-reasoning
    is AgentReasoningBlock -> jsonObject {
        put("kind", "agent-reasoning")
        put("id", block.id)
        put("createdAt", block.createdAt)
        put("invokedAt", block.invokedAt)
        putOrNull("localId", block.localId)
        put("text", block.text)
    }

    // chat/blocks/cli-output
    is CliOutputBlock -> jsonObject {
        put("kind", "cli-output")
        put("id", block.id)
        put("createdAt", block.createdAt)
        put("invokedAt", block.invokedAt)
        putOrNull("localId", block.localId)
        put("text", block.text)
        put("source", block.source.wire)
    }

    // chat/blocks/codex-review
    is CodexReviewBlock -> jsonObject {
        put("kind", "codex-review")
        put("id", block.id)
        put("createdAt", block.createdAt)
        put("invokedAt", block.invokedAt)
        putOrNull("localId", block.localId)
        put("review", block.review)
    }

    // chat/blocks/generated-image
    is GeneratedImageBlock -> jsonObject {
        put("kind", "generated-image")
        put("id", block.id)
        put("createdAt", block.createdAt)
        put("invokedAt", block.invokedAt)
        putOrNull("localId", block.localId)
        put("imageId", block.imageId)
        put("fileName", block.fileName)
        putOrNull("mimeType", block.mimeType)
    }

    // chat/blocks/agent-event
    is AgentEventBlock -> jsonObject {
        put("kind", "agent-event")
        put("id", block.id)
        put("createdAt", block.createdAt)
        put("invokedAt", block.invokedAt)
        put("event", block.event.raw)
    }

    // chat/blocks/tool-call
    is ToolCallBlock -> jsonObject {
        put("kind", "tool-call")
        put("id", block.id)
        put("createdAt", block.createdAt)
        put("invokedAt", block.invokedAt)
        putOrNull("localId", block.localId)
        put(
            "tool",
            jsonObject {
                put("id", block.id)
                put("name", block.name)
                put("state", block.state.wire)
                put("input", block.input)
                put("result", block.result)
                put("permission", projectPermission(block.permission))
            },
        )
        put("children", nested)
    }

    // chat/blocks/tool-group
    is ToolGroupBlock -> jsonObject {
        put("kind", "tool-group")
        put("id", block.id)
        put("createdAt", block.createdAt)
        put("invokedAt", block.invokedAt)
        put("firstToolId", block.firstToolId)
        put("lastToolId", block.lastToolId)
        put("tools", nested)
    }
}

/**
 * The blocks that stand in a block, in order.
 *
 * Contract: chat/blocks/nested_blocks
 */
internal fun nestedBlocks(block: Block): List<Block> = when (block) {
    // chat/blocks/tool-call
    is ToolCallBlock -> block.children

    // chat/blocks/tool-group
    is ToolGroupBlock -> block.tools

    is UserTextBlock,
    is AgentTextBlock,
    is AgentReasoningBlock,
    is CliOutputBlock,
    is CodexReviewBlock,
    is GeneratedImageBlock,
    is AgentEventBlock,
    -> emptyList()
}
