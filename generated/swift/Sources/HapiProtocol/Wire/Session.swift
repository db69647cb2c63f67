// A session as it travels whole.
//
// Printed by portgen from specs/wire/session.schema.json. Do not edit: change the contract and run `make generate`.

/// One conversation with an agent, and how it stands.
///
/// Contract: `wire/session/Session`
func parseSession(_ value: JSONValue?) -> JSONValue? {
    let reader = ObjectReader(source: value)
    reader.required("id", parse: parseString)
    reader.required("namespace", parse: parseString)
    reader.required("seq", parse: parseNumber)
    reader.required("createdAt", parse: parseNumber)
    reader.required("updatedAt", parse: parseNumber)
    reader.optional("pinned", parse: parseBoolean)
    reader.optional("globalPinned", parse: parseBoolean)
    reader.required("active", parse: parseBoolean)
    reader.defaulted("activeAt", parse: parseNumber, otherwise: 0)
    reader.requiredOrNull("metadata", parse: parseMetadata)
    reader.required("metadataVersion", parse: parseNumber)
    reader.requiredOrNull("agentState", parse: parseAgentState)
    reader.required("agentStateVersion", parse: parseNumber)
    reader.required("thinking", parse: parseBoolean)
    reader.required("thinkingAt", parse: parseNumber)
    reader.optionalOrNull("activeTurnStartedAt", parse: parseNumber)
    reader.optional("backgroundTaskCount", parse: parseNumber)
    reader.optional("todos", parse: parseTodoList)
    reader.optional("teamState", parse: parseTeamState)
    reader.optional("todosUpdatedAt", parse: parseNumber)
    reader.optional("teamStateUpdatedAt", parse: parseNumber)
    reader.defaulted("model", parse: parseString, otherwise: .null)
    reader.defaulted("modelReasoningEffort", parse: parseString, otherwise: .null)
    reader.defaulted("effort", parse: parseString, otherwise: .null)
    reader.defaulted("serviceTier", parse: parseString, otherwise: .null)
    reader.optional("permissionMode", parse: parsePermissionMode)
    reader.optional("collaborationMode", parse: parseCollaborationMode)
    reader.optional("copilotAgentMode", parse: parseCopilotAgentMode)
    return reader.normalForm()
}

/// What an agent may do without asking.
///
/// Contract: `wire/session/PermissionMode`
func parsePermissionMode(_ value: JSONValue?) -> JSONValue? {
    parseOneOf(
        value,
        texts: [
            "default",
            "acceptEdits",
            "auto",
            "bypassPermissions",
            "plan",
            "ask",
            "debug",
            "autoReview",
            "read-only",
            "safe-yolo",
            "yolo",
            "request-review",
            "always-proceed",
        ]
    )
}

/// Whether an agent acts or plans.
///
/// Contract: `wire/session/CollaborationMode`
func parseCollaborationMode(_ value: JSONValue?) -> JSONValue? {
    parseOneOf(value, texts: ["default", "plan"])
}

/// How a copilot agent works.
///
/// Contract: `wire/session/CopilotAgentMode`
func parseCopilotAgentMode(_ value: JSONValue?) -> JSONValue? {
    if value.string == "fleet" {
        return "interactive"
    }
    return parseOneOf(value, texts: ["interactive", "plan", "autopilot"])
}

/// Where a session runs and what it is called. It has many more keys, kept as they are.
///
/// Contract: `wire/session/Metadata`
func parseMetadata(_ value: JSONValue?) -> JSONValue? {
    let reader = ObjectReader(source: value)
    reader.required("path", parse: parseString)
    reader.required("host", parse: parseString)
    reader.optionalOrNull("version", parse: parseString)
    reader.optionalOrNull("name", parse: parseString)
    reader.optionalOrNull("os", parse: parseString)
    reader.optionalOrNull("machineId", parse: parseString)
    reader.optionalOrNull("flavor", parse: parseString)
    reader.optional("summary", parse: parseSessionSummary)
    reader.optional("tools", parse: parseNameList)
    reader.optional("slashCommands", parse: parseNameList)
    reader.optional("lifecycleState", parse: parseString)
    reader.optional("worktree", parse: parseWorktree)
    reader.optional("startedBy", parse: parseStartedBy)
    reader.optionalOrNull("startingMode", parse: parseStartingMode)
    return reader.normalFormWithOthers()
}

/// What a session is about.
///
/// Contract: `wire/session/SessionSummary`
private func parseSessionSummary(_ value: JSONValue?) -> JSONValue? {
    let reader = ObjectReader(source: value)
    reader.required("text", parse: parseString)
    reader.required("updatedAt", parse: parseNumber)
    return reader.normalFormWithOthers()
}

/// The working tree that a session has for itself.
///
/// Contract: `wire/session/Worktree`
private func parseWorktree(_ value: JSONValue?) -> JSONValue? {
    let reader = ObjectReader(source: value)
    reader.required("basePath", parse: parseString)
    reader.required("branch", parse: parseString)
    reader.required("name", parse: parseString)
    reader.optional("worktreePath", parse: parseString)
    reader.optional("createdAt", parse: parseNumber)
    return reader.normalFormWithOthers()
}

/// Who started a session.
///
/// Contract: `wire/session/StartedBy`
private func parseStartedBy(_ value: JSONValue?) -> JSONValue? {
    parseOneOf(value, texts: ["runner", "terminal"])
}

/// Names, in order.
///
/// Contract: `wire/session/NameList`
private func parseNameList(_ value: JSONValue?) -> JSONValue? {
    parseList(value, parseItem: parseString)
}

/// What an agent has set itself to do, in order.
///
/// Contract: `wire/session/TodoList`
func parseTodoList(_ value: JSONValue?) -> JSONValue? {
    parseList(value, parseItem: parseTodoItem)
}

/// One thing to do.
///
/// Contract: `wire/session/TodoItem`
private func parseTodoItem(_ value: JSONValue?) -> JSONValue? {
    let reader = ObjectReader(source: value)
    reader.required("content", parse: parseString)
    reader.required("status", parse: parseTodoStatus)
    reader.optional("priority", parse: parseTodoPriority, otherwise: "medium")
    reader.optional("id", parse: parseString, otherwise: "")
    reader.optional("activeForm", parse: parseString)
    return reader.normalForm()
}

/// How far a thing to do has come.
///
/// Contract: `wire/session/TodoStatus`
private func parseTodoStatus(_ value: JSONValue?) -> JSONValue? {
    parseOneOf(value, texts: ["pending", "in_progress", "completed"])
}

/// How urgent a thing to do is.
///
/// Contract: `wire/session/TodoPriority`
private func parseTodoPriority(_ value: JSONValue?) -> JSONValue? {
    parseOneOf(value, texts: ["high", "medium", "low"])
}

/// A team of agents, its tasks and what its members tell each other.
///
/// Contract: `wire/session/TeamState`
func parseTeamState(_ value: JSONValue?) -> JSONValue? {
    let reader = ObjectReader(source: value)
    reader.required("teamName", parse: parseString)
    reader.optional("description", parse: parseString)
    reader.optional("members", parse: parseTeamMembers)
    reader.optional("tasks", parse: parseTeamTasks)
    reader.optional("messages", parse: parseTeamMessages)
    reader.optional("updatedAt", parse: parseNumber)
    return reader.normalForm()
}

/// The members of a team.
///
/// Contract: `wire/session/TeamMembers`
private func parseTeamMembers(_ value: JSONValue?) -> JSONValue? {
    parseList(value, parseItem: parseTeamMember)
}

/// One member of a team.
///
/// Contract: `wire/session/TeamMember`
private func parseTeamMember(_ value: JSONValue?) -> JSONValue? {
    let reader = ObjectReader(source: value)
    reader.required("name", parse: parseString)
    reader.optional("agentType", parse: parseString)
    reader.optional("status", parse: parseTeamMemberStatus)
    return reader.normalForm()
}

/// What a member of a team is doing.
///
/// Contract: `wire/session/TeamMemberStatus`
private func parseTeamMemberStatus(_ value: JSONValue?) -> JSONValue? {
    parseOneOf(value, texts: ["active", "idle", "shutdown"])
}

/// The tasks of a team.
///
/// Contract: `wire/session/TeamTasks`
private func parseTeamTasks(_ value: JSONValue?) -> JSONValue? {
    parseList(value, parseItem: parseTeamTask)
}

/// One task of a team.
///
/// Contract: `wire/session/TeamTask`
private func parseTeamTask(_ value: JSONValue?) -> JSONValue? {
    let reader = ObjectReader(source: value)
    reader.required("id", parse: parseString)
    reader.required("title", parse: parseString)
    reader.optional("description", parse: parseString)
    reader.optional("status", parse: parseTeamTaskStatus)
    reader.optional("owner", parse: parseString)
    return reader.normalForm()
}

/// How far a task has come.
///
/// Contract: `wire/session/TeamTaskStatus`
private func parseTeamTaskStatus(_ value: JSONValue?) -> JSONValue? {
    parseOneOf(value, texts: ["pending", "in_progress", "completed", "blocked"])
}

/// What the members of a team told each other.
///
/// Contract: `wire/session/TeamMessages`
private func parseTeamMessages(_ value: JSONValue?) -> JSONValue? {
    parseList(value, parseItem: parseTeamMessage)
}

/// What one member of a team told another.
///
/// Contract: `wire/session/TeamMessage`
private func parseTeamMessage(_ value: JSONValue?) -> JSONValue? {
    let reader = ObjectReader(source: value)
    reader.required("from", parse: parseString)
    reader.required("to", parse: parseString)
    reader.required("summary", parse: parseString)
    reader.required("type", parse: parseTeamMessageType)
    reader.required("timestamp", parse: parseNumber)
    return reader.normalForm()
}

/// What a message between members is for.
///
/// Contract: `wire/session/TeamMessageType`
private func parseTeamMessageType(_ value: JSONValue?) -> JSONValue? {
    parseOneOf(value, texts: ["message", "broadcast", "shutdown_request", "shutdown_response"])
}
