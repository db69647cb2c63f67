package samples

import app.hapi.protocol.AgentTextBlock
import app.hapi.protocol.ToolCallBlock
import app.hapi.protocol.UserTextBlock
import app.hapi.protocol.decode
import app.hapi.protocol.decodeInput
import app.hapi.protocol.parseJson

/** What a chat says, from the response to a request for messages. */
fun chatLines(response: ByteArray): List<String> {
    val page = decodeInput(parseJson(response)) ?: return emptyList()
    val decoded = decode(page.messages, page.agentState, page.hasMoreMessages)
    return decoded.visibleBlocks.mapNotNull { block ->
        when (block) {
            is UserTextBlock -> "> ${block.text}"
            is AgentTextBlock -> block.text
            is ToolCallBlock -> "${block.name}: ${block.state.wire}"
            else -> null
        }
    }
}
