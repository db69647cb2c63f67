// Trace rows, the messages that the agent of a run wrote.
//
// Printed by portgen from specs/chat/trace_rows.py, specs/chat/trace_rows.yaml. Do not edit: change the contract and
// run `make generate`.

/// What a trace row says; nothing when it is not shown. Ids that it names get the prefix of its agent.
///
/// Contract: `chat/trace_rows/trace_body`
private func traceBody(_ row: JSONValue?, id: String, prefix: String) -> Body? {
    guard let type = row["type"].string else { return nil }
    switch type {
    case "error":
        // chat/trace_rows/error
        if let text = row["message"].string {
            return .event(eventBody(["type": "error", "message": .string(text)]))
        }
    case "message":
        // chat/trace_rows/message
        if let text = row["message"].string {
            return .agent(AgentBody(parts: [.text(TextPart(uuid: id, text: text))]))
        }
    case "reasoning":
        // chat/trace_rows/reasoning
        if let text = row["message"].string {
            return .agent(AgentBody(parts: [.reasoning(ReasoningPart(uuid: id, text: text, streamID: id))]))
        }
    case "tool-call":
        // chat/trace_rows/tool-call
        if let callID = row["callId"].string {
            return .agent(
                AgentBody(
                    parts: [
                        .toolCall(
                            ToolCallPart(
                                uuid: id,
                                id: scopedID(callID, prefix: prefix, kind: "call"),
                                name: row["name"].string ?? "unknown",
                                input: row["input"]
                            )
                        )
                    ]
                )
            )
        }
    case "tool-call-result":
        // chat/trace_rows/tool-call-result
        if let callID = row["callId"].string {
            return .agent(
                AgentBody(
                    parts: [
                        .toolResult(
                            ToolResultPart(
                                uuid: id,
                                toolUseID: scopedID(callID, prefix: prefix, kind: "call"),
                                content: row["output"],
                                isError: row["is_error"].isTruthy
                            )
                        )
                    ]
                )
            )
        }
    case "token_count":
        // chat/trace_rows/token-count
        return nil
    case "ready", "task_complete":
        // chat/trace_rows/ready
        return .event(eventBody(["type": "ready"]))
    default:
        break
    }
    return .event(
        eventBody(["type": "message", "message": .string(row["statusText"].string ?? row["status"].string ?? type)])
    )
}

/// The message that a trace event carries, with ids of its own; nothing when none is to be shown.
///
/// Contract: `chat/trace_rows/trace_row`
func traceRow(_ message: Message, row: JSONValue?, agent: String) -> Message? {
    let prefix = "\(agentScope(agent)):"
    let id = scopedID(row["id"].string ?? "\(message.id):trace", prefix: prefix, kind: "trace")
    guard let body = traceBody(row, id: id, prefix: prefix) else { return nil }
    return Message(id: id, createdAt: message.createdAt, meta: message.meta, isSidechain: false, body: body)
}

/// What the ids of an agent's rows and calls begin with; also the id of its card, as long as it has no other.
///
/// Contract: `chat/trace_rows/agent_scope`
func agentScope(_ agent: String) -> String {
    "codex-agent:\(agent)"
}

/// An id that is unique among all agents.
///
/// Contract: `chat/trace_rows/scoped_id`
private func scopedID(_ id: String, prefix: String, kind: String) -> String {
    id.begins(with: prefix) ? id : "\(prefix)\(kind):\(id)"
}
