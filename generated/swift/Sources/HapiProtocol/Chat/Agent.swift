// The families of agent payloads.
//
// Printed by portgen from specs/chat/agent.yaml. Do not edit: change the contract and run `make generate`.

/// An agent's message, by the family of its payload. Nothing when it is hidden or, in the family `codex`, unknown; the
/// payload as text when no row takes it.
///
/// Contract: `chat/agent/agent_payload_message`
func agentPayloadMessage(_ wire: Wire, payload: JSONValue) -> Message? {
    guard let family = payload["type"].string else { return textMessage(wire, text: payload.stringified) }
    switch family {
    case "output":
        // chat/agent/hidden
        guard let entry = payload["data"].object else { return textMessage(wire, text: payload.stringified) }
        if isHidden(entry) {
            return nil
        }
        // chat/agent/output
        if let output = outputMessage(wire, entry: entry) {
            return output
        }
    case "codex":
        // chat/agent/codex
        if let data = payload["data"].object {
            return codexMessage(wire, data: data)
        }
        // chat/agent/codex-without-data
        return nil
    case "event":
        // chat/agent/event
        guard let event = payload["data"].object else { return textMessage(wire, text: payload.stringified) }
        if event["type"].string != nil {
            return eventMessage(wire, event: event)
        }
    default:
        break
    }
    return textMessage(wire, text: payload.stringified)
}
