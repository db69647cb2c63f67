// What a session's agent waits for: requests of permission, open and decided.
//
// Printed by portgen from specs/wire/agent_state.schema.json. Do not edit: change the contract and run `make generate`.

/// What is known of the agent of a session at one moment.
///
/// Gives the normal form of `value`, or nothing when it is not valid.
///
/// Contract: `wire/agent_state/AgentState`
func parseAgentState(_ value: JSONValue?) -> JSONObject? {
    guard let agentState = value.object else { return nil }
    let controlledByUser = agentState["controlledByUser"]
    if !controlledByUser.isNullish, controlledByUser.bool == nil {
        return nil
    }
    let steeringActive = agentState["steeringActive"]
    if !steeringActive.isNullish, steeringActive.bool == nil {
        return nil
    }
    let startingMode = agentState["startingMode"]
    if !startingMode.isNullish, parseStartingMode(startingMode) == nil {
        return nil
    }
    let requests = parsePermissionRequests(agentState["requests"])
    if !agentState["requests"].isNullish, requests == nil {
        return nil
    }
    let completedRequests = parseCompletedRequests(agentState["completedRequests"])
    if !agentState["completedRequests"].isNullish, completedRequests == nil {
        return nil
    }
    return JSONObject(present: [
        "controlledByUser": controlledByUser,
        "steeringActive": steeringActive,
        "startingMode": startingMode,
        "requests": agentState["requests"] != nil ? requests.map(JSONValue.object).orNull : nil,
        "completedRequests": agentState["completedRequests"] != nil
            ? completedRequests.map(JSONValue.object).orNull
            : nil,
    ])
}

/// Where an agent was started.
///
/// Gives the normal form of `value`, or nothing when it is not valid.
///
/// Contract: `wire/agent_state/StartingMode`
func parseStartingMode(_ value: JSONValue?) -> String? {
    let text = value.string
    return text == "local" || text == "remote" || text == "pty" ? text : nil
}

/// Open requests by their id.
///
/// Gives the normal form of `value`, or nothing when it is not valid.
///
/// Contract: `wire/agent_state/PermissionRequests`
private func parsePermissionRequests(_ value: JSONValue?) -> JSONObject? {
    guard let permissionRequests = value.object else { return nil }
    var result = OrderedMap<ExactString, JSONValue>()
    for entry in JSONValue.object(permissionRequests).entries {
        guard let parsed = parsePermissionRequest(entry.value) else { return nil }
        result[entry.key] = .object(parsed)
    }
    return result.object
}

/// A tool that waits to be allowed.
///
/// Gives the normal form of `value`, or nothing when it is not valid.
///
/// Contract: `wire/agent_state/PermissionRequest`
private func parsePermissionRequest(_ value: JSONValue?) -> JSONObject? {
    guard let permissionRequest = value.object,
        let tool = permissionRequest["tool"].string,
        let arguments = permissionRequest["arguments"]
    else { return nil }
    let createdAt = permissionRequest["createdAt"]
    if !createdAt.isNullish, createdAt.number == nil {
        return nil
    }
    return JSONObject(present: ["tool": .string(tool), "arguments": arguments, "createdAt": createdAt])
}

/// Decided requests by their id.
///
/// Gives the normal form of `value`, or nothing when it is not valid.
///
/// Contract: `wire/agent_state/CompletedRequests`
private func parseCompletedRequests(_ value: JSONValue?) -> JSONObject? {
    guard let completedRequests = value.object else { return nil }
    var result = OrderedMap<ExactString, JSONValue>()
    for entry in JSONValue.object(completedRequests).entries {
        guard let parsed = parseCompletedRequest(entry.value) else { return nil }
        result[entry.key] = .object(parsed)
    }
    return result.object
}

/// A request and what became of it.
///
/// Gives the normal form of `value`, or nothing when it is not valid.
///
/// Contract: `wire/agent_state/CompletedRequest`
private func parseCompletedRequest(_ value: JSONValue?) -> JSONObject? {
    guard let completedRequest = value.object,
        let tool = completedRequest["tool"].string,
        let arguments = completedRequest["arguments"]
    else { return nil }
    let createdAt = completedRequest["createdAt"]
    if !createdAt.isNullish, createdAt.number == nil {
        return nil
    }
    let completedAt = completedRequest["completedAt"]
    if !completedAt.isNullish, completedAt.number == nil {
        return nil
    }
    guard let status = parseCompletedStatus(completedRequest["status"]) else { return nil }
    let reason = completedRequest["reason"]
    if let reason, reason.string == nil {
        return nil
    }
    let mode = completedRequest["mode"]
    if let mode, mode.string == nil {
        return nil
    }
    let decision = completedRequest["decision"]
    if let decision, parseDecision(decision) == nil {
        return nil
    }
    let allowTools = completedRequest["allowTools"]
    if let allowTools, parseToolNames(allowTools) == nil {
        return nil
    }
    let answers = parseAnswers(completedRequest["answers"])
    if completedRequest["answers"] != nil, answers == nil {
        return nil
    }
    return JSONObject(present: [
        "tool": .string(tool),
        "arguments": arguments,
        "createdAt": createdAt,
        "completedAt": completedAt,
        "status": .string(status),
        "reason": reason,
        "mode": mode,
        "decision": decision,
        "allowTools": allowTools,
        "answers": answers.map(JSONValue.object),
    ])
}

/// What became of a request.
///
/// Gives the normal form of `value`, or nothing when it is not valid.
///
/// Contract: `wire/agent_state/CompletedStatus`
private func parseCompletedStatus(_ value: JSONValue?) -> String? {
    let text = value.string
    return text == "canceled" || text == "denied" || text == "approved" ? text : nil
}

/// How a user decided.
///
/// Gives the normal form of `value`, or nothing when it is not valid.
///
/// Contract: `wire/agent_state/Decision`
private func parseDecision(_ value: JSONValue?) -> String? {
    let text = value.string
    return ["approved", "approved_for_session", "denied", "abort"].contains(text) ? text : nil
}

/// Tools that are allowed from now on.
///
/// Gives the normal form of `value`, or nothing when it is not valid.
///
/// Contract: `wire/agent_state/ToolNames`
private func parseToolNames(_ value: JSONValue?) -> JSONValue? {
    guard let toolNames = value.array, !toolNames.contains(where: { $0.string == nil }) else { return nil }
    return value
}

/// A user's answers to an agent's questions.
///
/// Gives the normal form of `value`, or nothing when it is not valid.
///
/// Contract: `wire/agent_state/Answers`
private func parseAnswers(_ value: JSONValue?) -> JSONObject? {
    parseFlatAnswers(value) ?? parseNestedAnswers(value)
}

/// Answers by question.
///
/// Gives the normal form of `value`, or nothing when it is not valid.
///
/// Contract: `wire/agent_state/FlatAnswers`
private func parseFlatAnswers(_ value: JSONValue?) -> JSONObject? {
    guard let flatAnswers = value.object,
        !JSONValue.object(flatAnswers).entries.contains(where: { parseAnswerList($0.value) == nil })
    else { return nil }
    return flatAnswers
}

/// Answers by question, each in an object of its own.
///
/// Gives the normal form of `value`, or nothing when it is not valid.
///
/// Contract: `wire/agent_state/NestedAnswers`
private func parseNestedAnswers(_ value: JSONValue?) -> JSONObject? {
    guard let nestedAnswers = value.object else { return nil }
    var result = OrderedMap<ExactString, JSONValue>()
    for entry in JSONValue.object(nestedAnswers).entries {
        guard let parsed = parseNestedAnswer(entry.value) else { return nil }
        result[entry.key] = .object(parsed)
    }
    return result.object
}

/// The answers to one question.
///
/// Gives the normal form of `value`, or nothing when it is not valid.
///
/// Contract: `wire/agent_state/NestedAnswer`
private func parseNestedAnswer(_ value: JSONValue?) -> JSONObject? {
    guard let nestedAnswer = value.object, let answers = parseAnswerList(nestedAnswer["answers"]) else { return nil }
    return ["answers": answers]
}

/// Answers to one question.
///
/// Gives the normal form of `value`, or nothing when it is not valid.
///
/// Contract: `wire/agent_state/AnswerList`
private func parseAnswerList(_ value: JSONValue?) -> JSONValue? {
    guard let answerList = value.array, !answerList.contains(where: { $0.string == nil }) else { return nil }
    return value
}
