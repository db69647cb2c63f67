// The blocks of log entries of the types `assistant` and `user`.
//
// Printed by portgen from specs/chat/claude.py, specs/chat/claude.yaml. Do not edit: change the contract and run
// `make generate`.

/// The part that a block of an assistant's entry means; nothing when no row takes it.
///
/// Contract: `chat/claude/assistant_part`
private func assistantPart(_ block: JSONObject, uuid: String, parentUUID: String?) -> Part? {
    guard let type = block["type"].string else { return nil }
    switch type {
    case "tool_use":
        // chat/claude/tool-use
        guard let id = block["id"].string else { return nil }
        return .toolCall(
            ToolCallPart(
                uuid: uuid,
                parentUUID: parentUUID,
                id: id,
                name: block["name"].string ?? "Tool",
                input: block["input"],
                description: block["input"]["description"].string
            )
        )
    case "text":
        // chat/claude/text
        guard let text = block["text"].string else { return nil }
        return .text(TextPart(uuid: uuid, parentUUID: parentUUID, text: text))
    case "thinking":
        // chat/claude/thinking
        guard let text = block["thinking"].string else { return nil }
        return .reasoning(ReasoningPart(uuid: uuid, parentUUID: parentUUID, text: text))
    default:
        return nil
    }
}

/// The part that a block of a user's entry means; nothing when no row takes it. `entryResult` is the result that the
/// entry itself carries: it goes before that of the block.
///
/// Contract: `chat/claude/logged_user_part`
private func loggedUserPart(_ block: JSONObject, entryResult: JSONValue?, uuid: String, parentUUID: String?) -> Part? {
    guard let type = block["type"].string else { return nil }
    switch type {
    case "tool_result":
        // chat/claude/tool-result
        guard let toolUseID = block["tool_use_id"].string else { return nil }
        return .toolResult(
            ToolResultPart(
                uuid: uuid,
                parentUUID: parentUUID,
                toolUseID: toolUseID,
                content: entryResult.coalescing(block["content"]),
                isError: block["is_error"].isTruthy,
                permission: resultPermission(block["permissions"])
            )
        )
    case "text":
        // chat/claude/mixed-text
        guard let text = block["text"].string else { return nil }
        return .text(TextPart(uuid: uuid, parentUUID: parentUUID, text: text))
    default:
        return nil
    }
}

/// The text of a text block; nothing for any other block.
///
/// Contract: `chat/claude/block_text`
private func blockText(_ block: JSONValue) -> String? {
    guard block["type"].string == "text" else { return nil }
    return block["text"].string
}

/// The permission that a tool result carries; nothing when it is no valid one.
///
/// Contract: `chat/claude/result_permission`
private func resultPermission(_ value: JSONValue?) -> ResultPermission? {
    guard value["result"].string.ifOne(of: ["approved", "denied"]) != nil else { return nil }
    guard value["date"].number != nil else { return nil }
    return ResultPermission(
        isApproved: value["result"].string == "approved",
        mode: value["mode"].string,
        allowedTools: textsOf(value["allowedTools"]),
        decision: value["decision"].string.ifOne(of: ["approved", "approved_for_session", "denied", "abort"])
    )
}

/// What an assistant said, thought and called.
///
/// Contract: `chat/claude/assistant_message`
func assistantMessage(_ wire: Wire, entry: JSONObject, message: JSONValue) -> Message {
    let uuid = entry["uuid"].string ?? wire.id
    let parentUUID = entry["parentUuid"].string
    let parts = assistantParts(message["content"], uuid: uuid, parentUUID: parentUUID)
    let model = message["model"].string
    return entryMessage(
        wire,
        entry: entry,
        body: .agent(AgentBody(parts: parts)),
        model: model,
        usage: claudeUsage(message["usage"])
    )
}

/// The parts of an assistant's content: a text, or a list of blocks of which unknown ones are left out.
///
/// Contract: `chat/claude/assistant_parts`
private func assistantParts(_ content: JSONValue?, uuid: String, parentUUID: String?) -> [Part] {
    if let blocks = content.array {
        return blocks.compactMap(\.object).compactMap { assistantPart($0, uuid: uuid, parentUUID: parentUUID) }
    }
    if let text = content.string {
        return [.text(TextPart(uuid: uuid, parentUUID: parentUUID, text: text))]
    }
    return []
}

/// What came to an agent: a subagent's prompt, a user's text or the results of tools.
///
/// A text, and a list with texts in a sidechain, is a prompt. A list of nothing but texts outside a sidechain is what a
/// user wrote. Anything else is an agent's message.
///
/// Contract: `chat/claude/logged_user_message`
func loggedUserMessage(_ wire: Wire, entry: JSONObject, message: JSONValue) -> Message {
    guard let blocks = message["content"].array else {
        guard let prompt = message["content"].string else {
            return entryMessage(wire, entry: entry, body: .agent(AgentBody(parts: [])), model: nil, usage: nil)
        }
        return promptMessage(wire, entry: entry, prompt: prompt)
    }
    let texts = textsOfBlocks(blocks)
    if !texts.isEmpty {
        if entry["isSidechain"].isTruthy {
            return promptMessage(wire, entry: entry, prompt: texts.joined(separator: "\n\n"))
        }
        if texts.count == blocks.count {
            let body = UserBody(text: texts.joined(separator: "\n\n"), attachments: [])
            return entryMessage(wire, entry: entry, body: .user(body), model: nil, usage: nil)
        }
    }
    return entryMessage(
        wire,
        entry: entry,
        body: .agent(AgentBody(parts: loggedUserParts(wire, entry: entry, blocks: blocks))),
        model: nil,
        usage: nil
    )
}

/// The parts of a user's entry, in order; unknown blocks are left out.
///
/// Contract: `chat/claude/logged_user_parts`
private func loggedUserParts(_ wire: Wire, entry: JSONObject, blocks: [JSONValue]) -> [Part] {
    let uuid = entry["uuid"].string ?? wire.id
    let parentUUID = entry["parentUuid"].string
    let entryResult = entry["toolUseResult"]
    return blocks.compactMap(\.object).compactMap { fields in
        loggedUserPart(fields, entryResult: entryResult, uuid: uuid, parentUUID: parentUUID)
    }
}

/// The prompt that opens a sidechain, whatever the entry says of one; it carries no meta.
///
/// Contract: `chat/claude/prompt_message`
private func promptMessage(_ wire: Wire, entry: JSONObject, prompt: String) -> Message {
    let uuid = entry["uuid"].string ?? wire.id
    let part = SidechainPart(uuid: uuid, parentUUID: entry["parentUuid"].string, prompt: prompt)
    let message = entryMessage(
        wire,
        entry: entry,
        body: .agent(AgentBody(parts: [.sidechain(part)])),
        model: nil,
        usage: nil
    )
    var copy = message
    copy.meta = nil
    copy.isSidechain = true
    return copy
}

/// The texts of the text blocks.
///
/// Contract: `chat/claude/texts_of_blocks`
private func textsOfBlocks(_ blocks: [JSONValue]) -> [String] {
    blocks.compactMap(blockText)
}

/// The texts in a list; nothing when it is no list.
///
/// Contract: `chat/claude/texts_of`
private func textsOf(_ value: JSONValue?) -> [String]? {
    guard let items = value.array else { return nil }
    return items.compactMap(\.string)
}
