// Printed by portgen from specs/chat/outline.py.
// Do not edit: change the contract and run `make generate`.

package app.hapi.protocol

/**
 * A block and how far its line is indented.
 *
 * Contract: chat/outline/OutlineItem
 */
internal data class OutlineItem(val block: Block, val indent: String)

/**
 * A line for each visible block, blocks inside others below them and indented: kind, id, and what it is about.
 *
 * Contract: chat/outline/outline
 */
public fun outline(decoded: Decoded): List<String> {
    val lines = mutableListOf<String>()
    val waiting = decoded.visibleBlocks.asReversed().map { OutlineItem(block = it, indent = "") }.toMutableList()
    while (true) {
        val item = waiting.removeLastOrNull() ?: break
        lines.add("${item.indent}${outlineText(item.block)}")
        val inner = "${item.indent}  "
        waiting.addAll(nestedBlocks(item.block).asReversed().map { OutlineItem(block = it, indent = inner) })
    }
    return lines
}

/**
 * The line of a block.
 *
 * Contract: chat/outline/outline_text
 */
private fun outlineText(block: Block): String {
    val summary = outlineSummary(block)
    val line = "${blockKind(block)} ${block.id}"
    return if (summary.isEmpty()) line else "$line  $summary"
}

/**
 * What a block is about, in one line.
 *
 * Contract: chat/outline/outline_summary
 */
private fun outlineSummary(block: Block): String = when (block) {
    is UserTextBlock -> firstLine(block.text)
    is AgentTextBlock -> firstLine(block.text)
    is AgentReasoningBlock -> firstLine(block.text)
    is CliOutputBlock -> firstLine(block.text)
    is CodexReviewBlock -> firstLine(block.review["overallExplanation"].string ?: "")
    is GeneratedImageBlock -> block.fileName
    is AgentEventBlock -> eventSummary(block.event)
    is ToolCallBlock -> "${block.name} (${block.state.wire})"
    is ToolGroupBlock -> "${block.tools.size} calls"
}

/**
 * The type of an event, and its words if it has any.
 *
 * Contract: chat/outline/event_summary
 */
private fun eventSummary(event: AgentEvent): String {
    val words = wordsOf(event) ?: return event.type
    return "${event.type}: ${firstLine(words)}"
}

/**
 * The first line of a text that is not blank.
 *
 * Contract: chat/outline/first_line
 */
private fun firstLine(text: String): String {
    val trimmed = text.trimmed()
    val end = trimmed.find("\n", 0) ?: return trimmed
    return trimmed.substring(0, end).trimmedEnd()
}
