// From a wire message to its normalized form.
//
// Printed by portgen from specs/chat/normalize.py. Do not edit: change the contract and run `make generate`.

/// What a wire message means; nothing when it is never shown. Any object is taken.
///
/// Content without an envelope becomes an agent's text that knows neither when it was invoked nor any meta.
///
/// Contract: `chat/normalize/normalize`
public func normalize(_ message: JSONObject) -> Message? {
    let content = message["content"]
    guard let envelope = envelopeOf(content) else {
        return textMessage(changed(readWire(message, meta: nil)) { $0.invokedAt = nil }, text: content.stringified)
    }
    let wire = readWire(message, meta: envelope.meta)
    switch envelope.role {
    case "agent":
        return agentPayloadMessage(wire, payload: envelope.content)
    case "user":
        return userMessage(wire, body: userBody(envelope.content))
    default:
        return textMessage(wire, text: envelope.content.stringified)
    }
}
