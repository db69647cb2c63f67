// The family `output`, log entries that are passed on as they were written.
//
// Printed by portgen from specs/chat/output.yaml. Do not edit: change the contract and run `make generate`.

/// The message of a visible entry, by its type; nothing when no row takes it.
///
/// Contract: `chat/output/output_message`
func outputMessage(_ wire: Wire, entry: JSONObject) -> Message? {
    guard let type = entry["type"].string else { return nil }
    switch type {
    case "assistant":
        // chat/output/assistant
        guard let message = entry["message"].record else { return nil }
        return assistantMessage(wire, entry: entry, message: message)
    case "user":
        // chat/output/user
        guard let message = entry["message"].record else { return nil }
        return loggedUserMessage(wire, entry: entry, message: message)
    case "summary":
        // chat/output/summary
        guard let summary = entry["summary"].string else { return nil }
        return partMessage(wire, part: .summary(SummaryPart(summary: summary)))
    case "system":
        // chat/output/system
        return systemMessage(wire, entry: entry)
    case "agy_message":
        // chat/output/agy-message
        return agyMessage(wire, entry: entry)
    case "agy_tool_action":
        // chat/output/agy-tool-action
        return agyActionMessage(wire, entry: entry)
    default:
        return nil
    }
}
