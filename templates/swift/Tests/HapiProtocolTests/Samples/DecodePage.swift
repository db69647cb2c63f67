import Foundation
import HapiProtocol

/// The lines of a chat, from the body of `GET /messages`.
func chatLines(of body: Data) throws -> [String] {
    guard let page = decodeInput(try JSONValue(json: body)) else { return [] }
    let decoded = decode(page.messages, hasMoreMessages: page.hasMoreMessages)
    return decoded.visibleBlocks.map { block in
        switch block {
        case .userText(let text): "> \(text.text)"
        case .agentText(let text): text.text
        case .toolCall(let tool): "\(tool.name) is \(tool.state)"
        case .toolGroup(let group): "\(group.tools.count) tool calls"
        case .agentEvent(let event): "(\(event.event.type))"
        case .agentReasoning, .cliOutput, .codexReview, .generatedImage: "…"
        }
    }
}
