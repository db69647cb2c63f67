// Printed by portgen from specs/chat/claude.py, specs/chat/claude.yaml.
// Do not edit: change the contract and run `make generate`.

package app.hapi.protocol

import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject

/**
 * The part that a block of an assistant's entry means; nothing when no row takes it.
 *
 * Contract: chat/claude/assistant_part
 */
private fun assistantPart(block: JsonObject, uuid: String, parentUuid: String?): Part? {
    val type = block["type"].string ?: return null
    return when (type) {
        "tool_use" -> {
            // chat/claude/tool-use
            val id = block["id"].string ?: return null
            ToolCallPart(
                uuid = uuid,
                parentUuid = parentUuid,
                id = id,
                name = block["name"].string ?: "Tool",
                input = block["input"],
                description = block["input"]["description"].string,
            )
        }

        "text" -> {
            // chat/claude/text
            val text = block["text"].string ?: return null
            TextPart(uuid = uuid, parentUuid = parentUuid, text = text)
        }

        "thinking" -> {
            // chat/claude/thinking
            val text = block["thinking"].string ?: return null
            ReasoningPart(uuid = uuid, parentUuid = parentUuid, text = text)
        }

        else -> null
    }
}

/**
 * The part that a block of a user's entry means; nothing when no row takes it. `entryResult` is the result that the
 * entry itself carries: it goes before that of the block.
 *
 * Contract: chat/claude/logged_user_part
 */
private fun loggedUserPart(block: JsonObject, entryResult: JsonElement?, uuid: String, parentUuid: String?): Part? {
    val type = block["type"].string ?: return null
    return when (type) {
        "tool_result" -> {
            // chat/claude/tool-result
            val toolUseId = block["tool_use_id"].string ?: return null
            ToolResultPart(
                uuid = uuid,
                parentUuid = parentUuid,
                toolUseId = toolUseId,
                content = entryResult.ifNullish { block["content"] },
                isError = block["is_error"].isTruthy,
                permission = resultPermission(block["permissions"]),
            )
        }

        "text" -> {
            // chat/claude/mixed-text
            val text = block["text"].string ?: return null
            TextPart(uuid = uuid, parentUuid = parentUuid, text = text)
        }

        else -> null
    }
}

/**
 * The text of a text block; nothing for any other block.
 *
 * Contract: chat/claude/block_text
 */
private fun blockText(block: JsonElement): String? {
    if (block["type"].string != "text") return null
    return block["text"].string
}

/**
 * The permission that a tool result carries; nothing when it is no valid one.
 *
 * Contract: chat/claude/result_permission
 */
private fun resultPermission(value: JsonElement?): ResultPermission? {
    if (value["result"].string !in setOf("approved", "denied")) return null
    if (value["date"].number == null) return null
    return ResultPermission(
        isApproved = value["result"].string == "approved",
        mode = value["mode"].string,
        allowedTools = textsOf(value["allowedTools"]),
        decision = value["decision"].string?.takeIf {
            it == "approved" ||
                it == "approved_for_session" ||
                it == "denied" ||
                it == "abort"
        },
    )
}

/**
 * What an assistant said, thought and called.
 *
 * Contract: chat/claude/assistant_message
 */
internal fun assistantMessage(wire: Wire, entry: JsonObject, message: JsonElement): Message {
    val uuid = entry["uuid"].string ?: wire.id
    val parentUuid = entry["parentUuid"].string
    val parts = assistantParts(message["content"], uuid, parentUuid)
    val model = message["model"].string
    return entryMessage(wire, entry, AgentBody(parts), model, claudeUsage(message["usage"]))
}

/**
 * The parts of an assistant's content: a text, or a list of blocks of which unknown ones are left out.
 *
 * Contract: chat/claude/assistant_parts
 */
private fun assistantParts(content: JsonElement?, uuid: String, parentUuid: String?): List<Part> {
    val blocks = content as? JsonArray
    if (blocks != null) return blocks.filterIsInstance<JsonObject>().mapNotNull { assistantPart(it, uuid, parentUuid) }
    val text = content.string
    if (text != null) return listOf(TextPart(uuid = uuid, parentUuid = parentUuid, text = text))
    return emptyList()
}

/**
 * What came to an agent: a subagent's prompt, a user's text or the results of tools.
 *
 * A text, and a list with texts in a sidechain, is a prompt. A list of nothing but texts outside a sidechain is what a
 * user wrote. Anything else is an agent's message.
 *
 * Contract: chat/claude/logged_user_message
 */
internal fun loggedUserMessage(wire: Wire, entry: JsonObject, message: JsonElement): Message {
    val blocks = message["content"] as? JsonArray
    if (blocks == null) {
        val prompt = message["content"].string
            ?: return entryMessage(wire, entry, AgentBody(emptyList()), model = null, usage = null)
        return promptMessage(wire, entry, prompt)
    }
    val texts = textsOfBlocks(blocks)
    if (texts.isNotEmpty()) {
        if (entry["isSidechain"].isTruthy) return promptMessage(wire, entry, texts.joinToString("\n\n"))
        if (texts.size == blocks.size) {
            val body = UserBody(text = texts.joinToString("\n\n"), attachments = emptyList())
            return entryMessage(wire, entry, body, model = null, usage = null)
        }
    }
    return entryMessage(wire, entry, AgentBody(loggedUserParts(wire, entry, blocks)), model = null, usage = null)
}

/**
 * The parts of a user's entry, in order; unknown blocks are left out.
 *
 * Contract: chat/claude/logged_user_parts
 */
private fun loggedUserParts(wire: Wire, entry: JsonObject, blocks: List<JsonElement>): List<Part> {
    val uuid = entry["uuid"].string ?: wire.id
    val parentUuid = entry["parentUuid"].string
    val entryResult = entry["toolUseResult"]
    return blocks.filterIsInstance<JsonObject>().mapNotNull { loggedUserPart(it, entryResult, uuid, parentUuid) }
}

/**
 * The prompt that opens a sidechain, whatever the entry says of one; it carries no meta.
 *
 * Contract: chat/claude/prompt_message
 */
private fun promptMessage(wire: Wire, entry: JsonObject, prompt: String): Message {
    val uuid = entry["uuid"].string ?: wire.id
    val part = SidechainPart(uuid = uuid, parentUuid = entry["parentUuid"].string, prompt = prompt)
    val message = entryMessage(wire, entry, AgentBody(listOf(part)), model = null, usage = null)
    return message.copy(meta = null, isSidechain = true)
}

/**
 * The texts of the text blocks.
 *
 * Contract: chat/claude/texts_of_blocks
 */
private fun textsOfBlocks(blocks: List<JsonElement>): List<String> = blocks.mapNotNull(::blockText)

/**
 * The texts in a list; nothing when it is no list.
 *
 * Contract: chat/claude/texts_of
 */
private fun textsOf(value: JsonElement?): List<String>? {
    val items = value as? JsonArray ?: return null
    return items.mapNotNull { it.string }
}
