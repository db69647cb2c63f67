// Log entries of agy.
//
// Printed by portgen from specs/chat/agy.py, specs/chat/agy.yaml. Do not edit: change the contract and run
// `make generate`.

/// A tool action, which has always ended, by the name of the action.
///
/// Contract: `chat/agy/agy_action_message`
func agyActionMessage(_ wire: Wire, entry: JSONObject) -> Message {
    let body = entry["content"].string ?? ""
    let action = entry["name"].string ?? "Tool"
    switch action {
    case "SYSTEM_MESSAGE":
        // chat/agy/async-task
        return agyTaskMessage(wire, entry: entry, body: body)
    case "ERROR_MESSAGE":
        // chat/agy/error
        return agyErrorMessage(wire, entry: entry, body: body)
    default:
        return agyToolMessage(wire, entry: entry, action: action, body: body)
    }
}

/// The call of a tool action; its id is the message's where the action has none.
///
/// Contract: `chat/agy/agy_call`
private func agyCall(
    _ wire: Wire,
    entry: JSONObject,
    name: String,
    input: JSONValue?,
    description: String?,
    nativeKind: String?
) -> ToolCallPart {
    ToolCallPart(
        uuid: entry["uuid"].string ?? wire.id,
        parentUUID: entry["parentUuid"].string,
        id: entry["toolUseId"].string ?? wire.id,
        name: name,
        input: input,
        description: description,
        nativeKind: nativeKind
    )
}

/// What agy says, or the log of a task that it looks into; nothing when no text is left.
///
/// Contract: `chat/agy/agy_message`
func agyMessage(_ wire: Wire, entry: JSONObject) -> Message? {
    let text = agyProse(entry["content"].string ?? "")
    if text.isEmpty {
        return nil
    }
    let uuid = entry["uuid"].string ?? wire.id
    let parentUUID = entry["parentUuid"].string
    if let number = taskLogNumber(text) {
        let callPart = ToolCallPart(
            uuid: uuid,
            parentUUID: parentUUID,
            id: "\(wire.id):tasklog",
            name: "AgyTaskLog",
            input: ["task": .string("task-\(number)")]
        )
        return pairMessage(wire, callPart: callPart, content: "", isError: false)
    }
    let part = TextPart(uuid: uuid, parentUUID: parentUUID, text: text)
    return plainMessage(wire, body: .agent(AgentBody(parts: [.text(part)])), model: entry["model"].string, usage: nil)
}

/// How a background task has ended.
///
/// Contract: `chat/agy/agy_task_message`
private func agyTaskMessage(_ wire: Wire, entry: JSONObject, body: String) -> Message {
    let report = agyTaskReport(taskContent(body))
    let exitCode = failedExitCode(report)
    let description = taskTitle(body, report: report, exitCode: exitCode)
    let callPart = agyCall(
        wire,
        entry: entry,
        name: "AgyAsyncTask",
        input: nil,
        description: description,
        nativeKind: nil
    )
    return pairMessage(wire, callPart: callPart, content: .string(report), isError: exitCode != nil)
}

/// What a system message carries: what follows its label, up to its end tag.
///
/// Contract: `chat/agy/task_content`
private func taskContent(_ body: String) -> String {
    let end = body.position(of: "</SYSTEM_MESSAGE>") ?? body.endIndex
    if let label = body.position(of: "content="), let start = body.end(of: "content=", at: label) {
        return body.piece(from: start, to: end)
    }
    return body.piece(to: end)
}

/// The number of a background task, and how it ended where the report says so.
///
/// Contract: `chat/agy/task_title`
private func taskTitle(_ body: String, report: String, exitCode: String?) -> String {
    let number = backgroundTaskNumber(body)
    let title = number.map { "task-\($0)" } ?? "Background task"
    if let exitCode {
        return "\(title) · failed (exit \(exitCode))"
    }
    if report.position(ofAnyCase: "completed") != nil {
        return "\(title) · completed"
    }
    return title
}

/// What went wrong at agy.
///
/// Contract: `chat/agy/agy_error_message`
private func agyErrorMessage(_ wire: Wire, entry: JSONObject, body: String) -> Message {
    let description = mentionsInvalidToolCall(body) ? "Invalid tool call" : "Error"
    let callPart = agyCall(wire, entry: entry, name: "AgyError", input: nil, description: description, nativeKind: nil)
    return pairMessage(wire, callPart: callPart, content: .string(agyErrorText(body)), isError: true)
}

/// A tool that agy has used.
///
/// Contract: `chat/agy/agy_tool_message`
private func agyToolMessage(_ wire: Wire, entry: JSONObject, action: String, body: String) -> Message {
    let tool = usedAgyTool(entry, action: action)
    let nativeKind = tool.name == "Read" ? "agy-numbered-read" : nil
    let description = entry["input"]["toolSummary"].string
    let callPart = agyCall(
        wire,
        entry: entry,
        name: tool.name,
        input: tool.input.map(JSONValue.object),
        description: description,
        nativeKind: nativeKind
    )
    return pairMessage(
        wire,
        callPart: callPart,
        content: .string(agyToolOutput(body, tool: tool.name, action: action)),
        isError: false
    )
}
