// Outline: a decoded session for people to read.
//
// Printed by portgen from specs/chat/outline.py. Do not edit: change the contract and run `make generate`.

/// A block and how far its line is indented.
///
/// Contract: `chat/outline/OutlineItem`
struct OutlineItem {
    let block: Block
    let indent: String
}

/// A line for each visible block, blocks inside others below them and indented: kind, id, and what it is about.
///
/// Contract: `chat/outline/outline`
public func outline(_ decoded: Decoded) -> [String] {
    var lines: [String] = []
    var waiting = decoded.visibleBlocks.reversed().map { OutlineItem(block: $0, indent: "") }
    while let item = waiting.popLast() {
        lines.append(item.indent + outlineText(item.block))
        let inner = "\(item.indent)  "
        waiting.append(contentsOf: nestedBlocks(item.block).reversed().map { OutlineItem(block: $0, indent: inner) })
    }
    return lines
}

/// The line of a block.
///
/// Contract: `chat/outline/outline_text`
private func outlineText(_ block: Block) -> String {
    let summary = outlineSummary(block)
    let line = "\(blockKind(block)) \(block.id)"
    return summary.isEmpty ? line : "\(line)  \(summary)"
}

/// What a block is about, in one line.
///
/// Contract: `chat/outline/outline_summary`
private func outlineSummary(_ block: Block) -> String {
    switch block {
    case .userText(let block): firstLine(block.text)
    case .agentText(let block): firstLine(block.text)
    case .agentReasoning(let block): firstLine(block.text)
    case .cliOutput(let block): firstLine(block.text)
    case .codexReview(let block): firstLine(block.review["overallExplanation"].string ?? "")
    case .generatedImage(let block): block.fileName
    case .agentEvent(let block): eventSummary(block.event)
    case .toolCall(let block): "\(block.name) (\(block.state.rawValue))"
    case .toolGroup(let block): "\(block.tools.count) calls"
    }
}

/// The type of an event, and its words if it has any.
///
/// Contract: `chat/outline/event_summary`
private func eventSummary(_ event: AgentEvent) -> String {
    guard let words = wordsOf(event) else { return event.type }
    return "\(event.type): \(firstLine(words))"
}

/// The first line of a text that is not blank.
///
/// Contract: `chat/outline/first_line`
private func firstLine(_ text: String) -> String {
    let trimmed = text.trimmed
    guard let end = trimmed.position(of: "\n") else { return trimmed }
    return trimmed.piece(to: end).trimmedAtEnd
}
