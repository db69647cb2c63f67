// What a session's agent waits for: requests of permission, open and decided.
//
// Printed by portgen from specs/wire/agent_state.schema.json. Do not edit: change the contract and run `make generate`.

/// What is known of the agent of a session at one moment.
///
/// Contract: `wire/agent_state/AgentState`
func parseAgentState(_ value: JSONValue?) -> JSONValue? {
    let reader = ObjectReader(source: value)
    reader.optionalOrNull("controlledByUser", parse: parseBoolean)
    reader.optionalOrNull("steeringActive", parse: parseBoolean)
    reader.optionalOrNull("startingMode", parse: parseStartingMode)
    reader.optionalOrNull("requests", parse: parsePermissionRequests)
    reader.optionalOrNull("completedRequests", parse: parseCompletedRequests)
    return reader.normalForm()
}

/// Where an agent was started.
///
/// Contract: `wire/agent_state/StartingMode`
func parseStartingMode(_ value: JSONValue?) -> JSONValue? {
    parseOneOf(value, texts: ["local", "remote", "pty"])
}

/// Open requests by their id.
///
/// Contract: `wire/agent_state/PermissionRequests`
private func parsePermissionRequests(_ value: JSONValue?) -> JSONValue? {
    parseMap(value, parseValue: parsePermissionRequest)
}

/// A tool that waits to be allowed.
///
/// Contract: `wire/agent_state/PermissionRequest`
private func parsePermissionRequest(_ value: JSONValue?) -> JSONValue? {
    let reader = ObjectReader(source: value)
    reader.required("tool", parse: parseString)
    reader.required("arguments", parse: parseAnything)
    reader.optionalOrNull("createdAt", parse: parseNumber)
    return reader.normalForm()
}

/// Decided requests by their id.
///
/// Contract: `wire/agent_state/CompletedRequests`
private func parseCompletedRequests(_ value: JSONValue?) -> JSONValue? {
    parseMap(value, parseValue: parseCompletedRequest)
}

/// A request and what became of it.
///
/// Contract: `wire/agent_state/CompletedRequest`
private func parseCompletedRequest(_ value: JSONValue?) -> JSONValue? {
    let reader = ObjectReader(source: value)
    reader.required("tool", parse: parseString)
    reader.required("arguments", parse: parseAnything)
    reader.optionalOrNull("createdAt", parse: parseNumber)
    reader.optionalOrNull("completedAt", parse: parseNumber)
    reader.required("status", parse: parseCompletedStatus)
    reader.optional("reason", parse: parseString)
    reader.optional("mode", parse: parseString)
    reader.optional("decision", parse: parseDecision)
    reader.optional("allowTools", parse: parseToolNames)
    reader.optional("answers", parse: parseAnswers)
    return reader.normalForm()
}

/// What became of a request.
///
/// Contract: `wire/agent_state/CompletedStatus`
private func parseCompletedStatus(_ value: JSONValue?) -> JSONValue? {
    parseOneOf(value, texts: ["canceled", "denied", "approved"])
}

/// How a user decided.
///
/// Contract: `wire/agent_state/Decision`
private func parseDecision(_ value: JSONValue?) -> JSONValue? {
    parseOneOf(value, texts: ["approved", "approved_for_session", "denied", "abort"])
}

/// Tools that are allowed from now on.
///
/// Contract: `wire/agent_state/ToolNames`
private func parseToolNames(_ value: JSONValue?) -> JSONValue? {
    parseList(value, parseItem: parseString)
}

/// A user's answers to an agent's questions.
///
/// Contract: `wire/agent_state/Answers`
private func parseAnswers(_ value: JSONValue?) -> JSONValue? {
    if let normal = parseFlatAnswers(value) {
        return normal
    }
    return parseNestedAnswers(value)
}

/// Answers by question.
///
/// Contract: `wire/agent_state/FlatAnswers`
private func parseFlatAnswers(_ value: JSONValue?) -> JSONValue? {
    parseMap(value, parseValue: parseAnswerList)
}

/// Answers by question, each in an object of its own.
///
/// Contract: `wire/agent_state/NestedAnswers`
private func parseNestedAnswers(_ value: JSONValue?) -> JSONValue? {
    parseMap(value, parseValue: parseNestedAnswer)
}

/// The answers to one question.
///
/// Contract: `wire/agent_state/NestedAnswer`
private func parseNestedAnswer(_ value: JSONValue?) -> JSONValue? {
    let reader = ObjectReader(source: value)
    reader.required("answers", parse: parseAnswerList)
    return reader.normalForm()
}

/// Answers to one question.
///
/// Contract: `wire/agent_state/AnswerList`
private func parseAnswerList(_ value: JSONValue?) -> JSONValue? {
    parseList(value, parseItem: parseString)
}
