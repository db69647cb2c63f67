package samples

import app.hapi.protocol.AgentEventBlock
import app.hapi.protocol.AgentReasoningBlock
import app.hapi.protocol.AgentTextBlock
import app.hapi.protocol.CliOutputBlock
import app.hapi.protocol.CodexReviewBlock
import app.hapi.protocol.GeneratedImageBlock
import app.hapi.protocol.ToolCallBlock
import app.hapi.protocol.ToolGroupBlock
import app.hapi.protocol.UserTextBlock
import app.hapi.protocol.decode
import app.hapi.protocol.decodeInput
import app.hapi.protocol.parseJson
import kotlinx.serialization.json.JsonElement

/** The lines of a chat: from a response to a request for messages, and the state of the agent that its session has. */
fun chatLines(response: ByteArray, agentState: JsonElement?): List<String> {
    val page = decodeInput(parseJson(response)) ?: return emptyList()
    val decoded = decode(page.messages, agentState, page.hasMoreMessages)
    return decoded.visibleBlocks.map { block ->
        when (block) {
            is UserTextBlock -> "> ${block.text}"
            is AgentTextBlock -> block.text
            is ToolCallBlock -> "${block.name}: ${block.state.wire}"
            is ToolGroupBlock -> "${block.tools.size} tool calls"
            is AgentEventBlock -> "(${block.event.type})"
            is AgentReasoningBlock, is CliOutputBlock, is CodexReviewBlock, is GeneratedImageBlock -> "…"
        }
    }
}
