// Putting a normalized message together from what was read.
//
// Printed by portgen from specs/chat/compose.py. Do not edit: change the contract and run `make generate`.

/// A message outside any sidechain.
///
/// Contract: `chat/compose/plain_message`
func plainMessage(_ wire: Wire, body: Body, model: String?, usage: Usage?) -> Message {
    Message(
        id: wire.id,
        localID: wire.localID,
        createdAt: wire.createdAt,
        invokedAt: wire.invokedAt,
        status: wire.status,
        meta: wire.meta,
        isSidechain: false,
        model: model,
        usage: usage,
        body: body
    )
}

/// A message of a log entry, which says itself whether it belongs to a sidechain.
///
/// Contract: `chat/compose/entry_message`
func entryMessage(_ wire: Wire, entry: JSONObject, body: Body, model: String?, usage: Usage?) -> Message {
    Message(
        id: wire.id,
        localID: wire.localID,
        createdAt: wire.createdAt,
        invokedAt: wire.invokedAt,
        status: wire.status,
        meta: wire.meta,
        isSidechain: entry["isSidechain"].isTruthy,
        parentToolUseID: entry["parentToolUseId"].string,
        model: model,
        usage: usage,
        body: body
    )
}

/// An agent's message of one part.
///
/// Contract: `chat/compose/part_message`
func partMessage(_ wire: Wire, part: Part) -> Message {
    plainMessage(wire, body: .agent(AgentBody(parts: [part])), model: nil, usage: nil)
}

/// What a message falls back to: an agent's text.
///
/// Contract: `chat/compose/text_message`
func textMessage(_ wire: Wire, text: String) -> Message {
    partMessage(wire, part: .text(TextPart(uuid: wire.id, text: text)))
}

/// A tool call that has already ended, with its result.
///
/// Contract: `chat/compose/pair_message`
func pairMessage(_ wire: Wire, callPart: ToolCallPart, content: JSONValue?, isError: Bool) -> Message {
    let result = ToolResultPart(
        uuid: callPart.uuid,
        parentUUID: callPart.parentUUID,
        toolUseID: callPart.id,
        content: content,
        isError: isError
    )
    return plainMessage(
        wire,
        body: .agent(AgentBody(parts: [.toolCall(callPart), .toolResult(result)])),
        model: nil,
        usage: nil
    )
}

/// A user's message.
///
/// Contract: `chat/compose/user_message`
func userMessage(_ wire: Wire, body: UserBody) -> Message {
    plainMessage(wire, body: .user(body), model: nil, usage: nil)
}

/// An event, which has a text `type`.
///
/// Contract: `chat/compose/event_message`
func eventMessage(_ wire: Wire, event: JSONObject) -> Message {
    plainMessage(wire, body: .event(eventBody(event)), model: nil, usage: nil)
}

/// The body of an event, which has a text `type`.
///
/// Contract: `chat/compose/event_body`
func eventBody(_ event: JSONObject) -> EventBody {
    EventBody(type: event["type"].string ?? "", event: event)
}

/// An event of a log entry, which has a text `type`.
///
/// Contract: `chat/compose/entry_event_message`
func entryEventMessage(_ wire: Wire, entry: JSONObject, event: JSONObject) -> Message {
    entryMessage(wire, entry: entry, body: .event(eventBody(event)), model: nil, usage: nil)
}
