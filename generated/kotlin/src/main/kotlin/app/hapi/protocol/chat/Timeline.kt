// Printed by portgen from specs/chat/timeline.py.
// Do not edit: change the contract and run `make generate`.

package app.hapi.protocol

import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull

private val NO_RESPONSE_TEXTS = setOf("No response requested.", "No response requested")

/**
 * What the timeline of a session shares with those of its subagents.
 *
 * Contract: chat/timeline/TimelineContext
 */
internal class TimelineContext(
    val permissions: Map<String, PermissionEntry>,
    val groups: Map<String, List<Message>>,
    val titles: Map<String, String>,
) {
    val consumedGroups = mutableSetOf<String>()
    val emittedTitles = mutableSetOf<String>()
}

/**
 * The blocks of one list of messages.
 *
 * Contract: chat/timeline/Timeline
 */
internal class Timeline(val context: TimelineContext) {
    private val blocks = mutableListOf<Block>()

    /** Places in `blocks` of those that went away again. */
    private val removed = mutableSetOf<Int>()

    val tools = mutableMapOf<String, ToolCallBlock>()
    private val toolPlaces = mutableMapOf<String, Int>()

    /** Text blocks by the stream that they show. */
    private val texts = mutableMapOf<String, AgentTextBlock>()

    /** Reasoning blocks by the stream that they show. */
    private val reasonings = mutableMapOf<String, AgentReasoningBlock>()

    /** Uuids of the prompts in this list that open a subagent's conversation. */
    private val injectedUuids = mutableSetOf<String>()

    private var hasCliOutput = false
    var isReady = false

    /** The subagent call that waits for its blocks. */
    var openCall: ToolCallBlock? = null
        private set

    /**
     * Notes the uuids of the prompts that open a subagent's conversation.
     *
     * Contract: chat/timeline/Timeline.note_injected
     */
    fun noteInjected(messages: List<Message>) {
        for (message in messages) {
            val agent = message.body
            if (message.isSidechain && agent is AgentBody) {
                for (part in agent.parts) {
                    if (part is SidechainPart) {
                        val uuid = part.uuid
                        if (uuid != null) {
                            injectedUuids.add(uuid)
                        }
                    }
                }
            }
        }
    }

    /**
     * The blocks that stand at the end.
     *
     * Contract: chat/timeline/Timeline.finished_blocks
     */
    fun finishedBlocks(): List<Block> {
        val kept = remainingBlocks()
        return if (hasCliOutput) mergeCliOutputs(kept) else kept
    }

    /**
     * The blocks that did not go away again.
     *
     * Contract: chat/timeline/Timeline.remaining_blocks
     */
    private fun remainingBlocks(): List<Block> {
        if (removed.isEmpty()) return blocks.toList()
        val remaining = mutableListOf<Block>()
        for ((place, block) in blocks.withIndex()) {
            if (place !in removed) {
                remaining.add(block)
            }
        }
        return remaining
    }

    // ---------------------------------------------------------------- messages

    /**
     * Takes a user's text.
     *
     * Contract: chat/timeline/Timeline.take_user
     */
    fun takeUser(message: Message, body: UserBody) {
        if (isCliOutput(message.meta, body.text)) {
            addCliOutput(message.id, message, body.text, CliSource.USER)
            return
        }
        blocks.add(
            UserTextBlock(
                id = message.id,
                createdAt = message.createdAt,
                invokedAt = message.invokedAt,
                meta = message.meta,
                localId = message.localId,
                text = body.text,
                attachments = body.attachments,
                status = message.status,
            ),
        )
    }

    /**
     * Takes an event that tells of no agent run.
     *
     * Contract: chat/timeline/Timeline.take_event
     */
    fun takeEvent(message: Message, event: AgentEvent) {
        when (eventRole(event.type)) {
            EventRole.BLOCK, EventRole.GOAL -> addEvent(message.id, message, event)
            EventRole.READY -> isReady = true
            EventRole.CONSUMED, EventRole.AGENT_RUN -> Unit
        }
    }

    /**
     * Takes an agent's parts, from one on. When a subagent call among them must wait for its blocks, the rest is left:
     * the result is the part to go on with.
     *
     * Contract: chat/timeline/Timeline.take_parts
     */
    fun takeParts(message: Message, parts: List<Part>, firstPart: Int): Int? {
        if (!message.isSidechain) {
            val limit = usageLimitEvent(parts)
            if (limit != null) {
                addEvent(message.id, message, limit)
                return null
            }
        }
        val isOnly = parts.size == 1
        // A text that only repeats the prompt of the subagent call beside it is not shown.
        val prompt = if (isOnly) null else echoedPrompt(parts)
        for ((index, part) in parts.withIndex()) {
            if (index < firstPart) continue
            when (part) {
                is TextPart -> {
                    if (isOnly && isIdleReply(part)) continue
                    if (prompt != null && part.text.trimmed() == prompt) continue
                    takeText(message, index, part)
                }

                is ToolCallPart -> {
                    if (takeToolCall(message, index, part)) return index + 1
                }

                is ToolResultPart -> takeToolResult(message, index, part)

                is ReasoningPart -> takeReasoning(message, index, part)

                is SidechainPart -> {
                    val summary = notificationSummary(part.prompt)
                    if (summary != null) {
                        addEvent(partId(message, index), message, messageEvent(summary))
                    }
                }

                is SummaryPart -> addEvent(partId(message, index), message, messageEvent(part.summary))

                is GeneratedImagePart -> addImage(message, index, part)

                is ReviewPart -> addReview(message, index, part)
            }
        }
        return null
    }

    // ---------------------------------------------------------------- texts

    /**
     * Whether a text only says that a prompt which nobody wrote wants no answer.
     *
     * Contract: chat/timeline/Timeline.is_idle_reply
     */
    private fun isIdleReply(part: TextPart): Boolean {
        val parent = part.parentUuid ?: return false
        if (parent !in injectedUuids) return false
        return part.text.trimmed() in NO_RESPONSE_TEXTS
    }

    /**
     * An agent's text: a new block, or the next state of a stream.
     *
     * Contract: chat/timeline/Timeline.take_text
     */
    private fun takeText(message: Message, index: Int, part: TextPart) {
        if (isCliOutput(message.meta, part.text)) {
            addCliOutput(partId(message, index), message, part.text, CliSource.ASSISTANT)
            return
        }
        val stream = part.streamId?.ifEmpty { null }
        if (stream != null) {
            val shown = texts[stream]
            if (shown != null) {
                shown.text = part.text
                shown.invokedAt = message.invokedAt
                return
            }
        }
        val block = AgentTextBlock(
            id = partId(message, index),
            createdAt = message.createdAt,
            invokedAt = message.invokedAt,
            meta = message.meta,
            localId = message.localId,
            text = part.text,
        )
        blocks.add(block)
        if (stream != null) {
            texts[stream] = block
        }
    }

    /**
     * An agent's thought: a new block, or the next state of a stream.
     *
     * Contract: chat/timeline/Timeline.take_reasoning
     */
    private fun takeReasoning(message: Message, index: Int, part: ReasoningPart) {
        val stream = part.streamId?.ifEmpty { null }
        if (stream != null) {
            val shown = reasonings[stream]
            if (shown != null) {
                shown.text = part.text
                shown.invokedAt = message.invokedAt
                return
            }
        }
        val block = AgentReasoningBlock(
            id = partId(message, index),
            createdAt = message.createdAt,
            invokedAt = message.invokedAt,
            meta = message.meta,
            localId = message.localId,
            text = part.text,
        )
        blocks.add(block)
        if (stream != null) {
            reasonings[stream] = block
        }
    }

    // ---------------------------------------------------------------- tools

    /**
     * A tool call. Gives whether it starts a subagent whose blocks must be made first.
     *
     * Contract: chat/timeline/Timeline.take_tool_call
     */
    private fun takeToolCall(message: Message, index: Int, part: ToolCallPart): Boolean {
        if (part.name in TITLE_TOOLS) {
            val title = context.titles[part.id] ?: titleOf(part.input)
            if (title != null) {
                addTitle(partId(message, index), message, part.id, title)
            }
            return false
        }
        val permission = context.permissions[part.id]?.permission
        val block = upsertTool(part.id, message, part.name, part.input, permission, part.progress)
        if (block.state == ToolState.PENDING) {
            block.state = ToolState.RUNNING
        }
        describeTool(block, part)
        if (!isSubagent(part.name) || !consumeGroup(message.id)) return false
        openCall = block
        return true
    }

    /**
     * Takes the messages of a subagent for its call, once.
     *
     * Contract: chat/timeline/Timeline.consume_group
     */
    private fun consumeGroup(id: String): Boolean {
        if (id !in context.groups || id in context.consumedGroups) return false
        context.consumedGroups.add(id)
        return true
    }

    /**
     * Gives the waiting subagent call its blocks.
     *
     * Contract: chat/timeline/Timeline.close_call
     */
    fun closeCall(children: List<Block>) {
        val call = openCall
        if (call != null) {
            call.children = children
        }
        openCall = null
    }

    /**
     * A tool result: it completes its call, or stands for it when the call was not seen.
     *
     * Contract: chat/timeline/Timeline.take_tool_result
     */
    private fun takeToolResult(message: Message, index: Int, part: ToolResultPart) {
        val id = part.toolUseId
        val title = context.titles[id]
        if (title != null) {
            addTitle(partId(message, index), message, id, title)
            return
        }
        val entry = context.permissions[id]
        val name = entry?.tool ?: "Tool"
        val input = if (entry != null) entry.input ?: JsonNull else JsonNull
        val known = entry?.permission
        val told = part.permission
        val permission = if (told != null) mergedPermission(told, known) else known
        val block = upsertTool(id, message, name, input, permission, progress = null)
        block.result = part.content
        block.state = if (part.isError) ToolState.ERROR else ToolState.COMPLETED
    }

    /**
     * The tool block of an id with what a message tells of it; a new one when there is none yet.
     *
     * Contract: chat/timeline/Timeline.upsert_tool
     */
    fun upsertTool(
        id: String,
        message: Message,
        name: String,
        input: JsonElement?,
        permission: Permission?,
        progress: JsonElement?,
    ): ToolCallBlock {
        val block = tools[id]
        if (block == null) {
            val created = ToolCallBlock(
                id = id,
                createdAt = message.createdAt,
                invokedAt = message.invokedAt,
                meta = message.meta,
                localId = message.localId,
                name = name,
                state = firstState(permission),
                input = input,
                result = progress,
                permission = permission,
                children = emptyList(),
            )
            toolPlaces[id] = blocks.size
            tools[id] = created
            blocks.add(created)
            return created
        }
        block.createdAt = minOf(block.createdAt, message.createdAt)
        block.invokedAt = block.invokedAt ?: message.invokedAt
        if (permission != null) {
            block.permission = layOver(block.permission, permission)
            if (block.state == ToolState.RUNNING && permission.isPending) {
                block.state = ToolState.PENDING
            }
        }
        if (isBetterName(name, block.name)) {
            block.name = name
        }
        if (!input.isNullish) {
            block.input = input
        }
        if (progress != null && block.state == ToolState.RUNNING) {
            block.result = progress
        }
        return block
    }

    /**
     * Takes the tool block of an id away.
     *
     * Contract: chat/timeline/Timeline.remove_tool
     */
    fun removeTool(id: String) {
        tools.remove(id)
        val place = toolPlaces.remove(id)
        if (place != null) {
            removed.add(place)
        }
    }

    // ---------------------------------------------------------------- other blocks

    /**
     * Adds an event.
     *
     * Contract: chat/timeline/Timeline.add_event
     */
    private fun addEvent(id: String, message: Message, event: AgentEvent) {
        blocks.add(
            AgentEventBlock(
                id = id,
                createdAt = message.createdAt,
                invokedAt = message.invokedAt,
                meta = message.meta,
                event = event,
            ),
        )
    }

    /**
     * Adds the event of a title, once for each call.
     *
     * Contract: chat/timeline/Timeline.add_title
     */
    private fun addTitle(id: String, message: Message, callId: String, title: String) {
        if (callId !in context.emittedTitles) {
            context.emittedTitles.add(callId)
            addEvent(id, message, titleEvent(title))
        }
    }

    /**
     * Adds an output of the command line.
     *
     * Contract: chat/timeline/Timeline.add_cli_output
     */
    private fun addCliOutput(id: String, message: Message, text: String, source: CliSource) {
        hasCliOutput = true
        blocks.add(
            CliOutputBlock(
                id = id,
                createdAt = message.createdAt,
                invokedAt = message.invokedAt,
                meta = message.meta,
                localId = message.localId,
                text = text,
                source = source,
            ),
        )
    }

    /**
     * Adds an image.
     *
     * Contract: chat/timeline/Timeline.add_image
     */
    private fun addImage(message: Message, index: Int, part: GeneratedImagePart) {
        blocks.add(
            GeneratedImageBlock(
                id = partId(message, index),
                createdAt = message.createdAt,
                invokedAt = message.invokedAt,
                meta = message.meta,
                localId = message.localId,
                imageId = part.imageId,
                fileName = part.fileName,
                mimeType = part.mimeType,
            ),
        )
    }

    /**
     * Adds a review.
     *
     * Contract: chat/timeline/Timeline.add_review
     */
    private fun addReview(message: Message, index: Int, part: ReviewPart) {
        blocks.add(
            CodexReviewBlock(
                id = partId(message, index),
                createdAt = message.createdAt,
                invokedAt = message.invokedAt,
                meta = message.meta,
                localId = message.localId,
                review = part.review,
            ),
        )
    }
}

/**
 * The id of the block that a part makes.
 *
 * Contract: chat/timeline/part_id
 */
private fun partId(message: Message, index: Int): String = "${message.id}:$index"

/**
 * The prompt of the first subagent call among some parts, trimmed; nothing when it is empty.
 *
 * Contract: chat/timeline/echoed_prompt
 */
private fun echoedPrompt(parts: List<Part>): String? {
    for (part in parts) {
        if (part is ToolCallPart && isSubagent(part.name)) {
            val prompt = subagentPrompt(part)?.ifEmpty { null } ?: return null
            return prompt.trimmed()
        }
    }
    return null
}

/**
 * Gives a block the words that the agent itself has for the call.
 *
 * Contract: chat/timeline/describe_tool
 */
private fun describeTool(block: ToolCallBlock, part: ToolCallPart) {
    block.description = part.description ?: block.description
    block.nativeTitle = part.nativeTitle ?: block.nativeTitle
    block.nativeKind = part.nativeKind ?: block.nativeKind
}
