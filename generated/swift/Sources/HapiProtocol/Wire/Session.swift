// A session as it travels whole.
//
// Printed by portgen from specs/wire/session.schema.json. Do not edit: change the contract and run `make generate`.

/// One conversation with an agent, and how it stands.
///
/// Gives the normal form of `value`, or nothing when it is not valid.
///
/// Contract: `wire/session/Session`
func parseSession(_ value: JSONValue?) -> JSONObject? {
    guard let session = value.object,
        let id = session["id"].string,
        let namespace = session["namespace"].string,
        let seq = session["seq"].number,
        let createdAt = session["createdAt"].number,
        let updatedAt = session["updatedAt"].number
    else { return nil }
    let pinned = session["pinned"]
    if let pinned, pinned.bool == nil {
        return nil
    }
    let globalPinned = session["globalPinned"]
    if let globalPinned, globalPinned.bool == nil {
        return nil
    }
    guard let active = session["active"].bool else { return nil }
    let activeAt = session["activeAt"]
    if !activeAt.isNullish, activeAt.number == nil {
        return nil
    }
    let metadata = parseMetadata(session["metadata"])
    if !session["metadata"].isNull, metadata == nil {
        return nil
    }
    guard let metadataVersion = session["metadataVersion"].number else { return nil }
    let agentState = parseAgentState(session["agentState"])
    if !session["agentState"].isNull, agentState == nil {
        return nil
    }
    guard let agentStateVersion = session["agentStateVersion"].number,
        let thinking = session["thinking"].bool,
        let thinkingAt = session["thinkingAt"].number
    else { return nil }
    let activeTurnStartedAt = session["activeTurnStartedAt"]
    if !activeTurnStartedAt.isNullish, activeTurnStartedAt.number == nil {
        return nil
    }
    let backgroundTaskCount = session["backgroundTaskCount"]
    if let backgroundTaskCount, backgroundTaskCount.number == nil {
        return nil
    }
    let todos = parseTodoList(session["todos"])
    if session["todos"] != nil, todos == nil {
        return nil
    }
    let teamState = parseTeamState(session["teamState"])
    if session["teamState"] != nil, teamState == nil {
        return nil
    }
    let todosUpdatedAt = session["todosUpdatedAt"]
    if let todosUpdatedAt, todosUpdatedAt.number == nil {
        return nil
    }
    let teamStateUpdatedAt = session["teamStateUpdatedAt"]
    if let teamStateUpdatedAt, teamStateUpdatedAt.number == nil {
        return nil
    }
    let model = session["model"]
    if !model.isNullish, model.string == nil {
        return nil
    }
    let modelReasoningEffort = session["modelReasoningEffort"]
    if !modelReasoningEffort.isNullish, modelReasoningEffort.string == nil {
        return nil
    }
    let effort = session["effort"]
    if !effort.isNullish, effort.string == nil {
        return nil
    }
    let serviceTier = session["serviceTier"]
    if !serviceTier.isNullish, serviceTier.string == nil {
        return nil
    }
    let permissionMode = session["permissionMode"]
    if let permissionMode, parsePermissionMode(permissionMode) == nil {
        return nil
    }
    let collaborationMode = session["collaborationMode"]
    if let collaborationMode, parseCollaborationMode(collaborationMode) == nil {
        return nil
    }
    let copilotAgentMode = parseCopilotAgentMode(session["copilotAgentMode"])
    if session["copilotAgentMode"] != nil, copilotAgentMode == nil {
        return nil
    }
    return JSONObject(present: [
        "id": .string(id),
        "namespace": .string(namespace),
        "seq": .number(seq),
        "createdAt": .number(createdAt),
        "updatedAt": .number(updatedAt),
        "pinned": pinned,
        "globalPinned": globalPinned,
        "active": .bool(active),
        "activeAt": .number(activeAt.number ?? 0),
        "metadata": metadata.map(JSONValue.object).orNull,
        "metadataVersion": .number(metadataVersion),
        "agentState": agentState.map(JSONValue.object).orNull,
        "agentStateVersion": .number(agentStateVersion),
        "thinking": .bool(thinking),
        "thinkingAt": .number(thinkingAt),
        "activeTurnStartedAt": activeTurnStartedAt,
        "backgroundTaskCount": backgroundTaskCount,
        "todos": todos,
        "teamState": teamState.map(JSONValue.object),
        "todosUpdatedAt": todosUpdatedAt,
        "teamStateUpdatedAt": teamStateUpdatedAt,
        "model": model.orNull,
        "modelReasoningEffort": modelReasoningEffort.orNull,
        "effort": effort.orNull,
        "serviceTier": serviceTier.orNull,
        "permissionMode": permissionMode,
        "collaborationMode": collaborationMode,
        "copilotAgentMode": copilotAgentMode.map(JSONValue.string),
    ])
}

/// What an agent may do without asking.
///
/// Gives the normal form of `value`, or nothing when it is not valid.
///
/// Contract: `wire/session/PermissionMode`
func parsePermissionMode(_ value: JSONValue?) -> String? {
    let text = value.string
    return [
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
    ].contains(text)
        ? text
        : nil
}

/// Whether an agent acts or plans.
///
/// Gives the normal form of `value`, or nothing when it is not valid.
///
/// Contract: `wire/session/CollaborationMode`
func parseCollaborationMode(_ value: JSONValue?) -> String? {
    let text = value.string
    return text == "default" || text == "plan" ? text : nil
}

/// How a copilot agent works.
///
/// Gives the normal form of `value`, or nothing when it is not valid.
///
/// Contract: `wire/session/CopilotAgentMode`
func parseCopilotAgentMode(_ value: JSONValue?) -> String? {
    let text = value.string
    if text == "fleet" {
        return "interactive"
    }
    return text == "interactive" || text == "plan" || text == "autopilot" ? text : nil
}

/// Where a session runs and what it is called. It has many more keys, kept as they are.
///
/// Gives the normal form of `value`, or nothing when it is not valid.
///
/// Contract: `wire/session/Metadata`
func parseMetadata(_ value: JSONValue?) -> JSONObject? {
    guard let metadata = value.object, let path = metadata["path"].string, let host = metadata["host"].string else {
        return nil
    }
    let version = metadata["version"]
    if !version.isNullish, version.string == nil {
        return nil
    }
    let name = metadata["name"]
    if !name.isNullish, name.string == nil {
        return nil
    }
    let os = metadata["os"]
    if !os.isNullish, os.string == nil {
        return nil
    }
    let machineID = metadata["machineId"]
    if !machineID.isNullish, machineID.string == nil {
        return nil
    }
    let flavor = metadata["flavor"]
    if !flavor.isNullish, flavor.string == nil {
        return nil
    }
    let summary = metadata["summary"]
    if let summary, parseSessionSummary(summary) == nil {
        return nil
    }
    let tools = metadata["tools"]
    if let tools, parseNameList(tools) == nil {
        return nil
    }
    let slashCommands = metadata["slashCommands"]
    if let slashCommands, parseNameList(slashCommands) == nil {
        return nil
    }
    let lifecycleState = metadata["lifecycleState"]
    if let lifecycleState, lifecycleState.string == nil {
        return nil
    }
    let worktree = metadata["worktree"]
    if let worktree, parseWorktree(worktree) == nil {
        return nil
    }
    let startedBy = metadata["startedBy"]
    if let startedBy, parseStartedBy(startedBy) == nil {
        return nil
    }
    let startingMode = parseStartingMode(metadata["startingMode"])
    if !metadata["startingMode"].isNullish, startingMode == nil {
        return nil
    }
    return JSONValue.object(metadata).merged(
        with: JSONObject(present: [
            "path": .string(path),
            "host": .string(host),
            "version": version,
            "name": name,
            "os": os,
            "machineId": machineID,
            "flavor": flavor,
            "summary": summary,
            "tools": tools,
            "slashCommands": slashCommands,
            "lifecycleState": lifecycleState,
            "worktree": worktree,
            "startedBy": startedBy,
            "startingMode": metadata["startingMode"] != nil ? startingMode.orNull : nil,
        ])
    )
}

/// What a session is about.
///
/// Gives the normal form of `value`, or nothing when it is not valid.
///
/// Contract: `wire/session/SessionSummary`
private func parseSessionSummary(_ value: JSONValue?) -> JSONObject? {
    guard let sessionSummary = value.object,
        sessionSummary["text"].string != nil,
        sessionSummary["updatedAt"].number != nil
    else { return nil }
    return sessionSummary
}

/// The working tree that a session has for itself.
///
/// Gives the normal form of `value`, or nothing when it is not valid.
///
/// Contract: `wire/session/Worktree`
private func parseWorktree(_ value: JSONValue?) -> JSONObject? {
    guard let worktree = value.object,
        worktree["basePath"].string != nil,
        worktree["branch"].string != nil,
        worktree["name"].string != nil
    else { return nil }
    let worktreePath = worktree["worktreePath"]
    if let worktreePath, worktreePath.string == nil {
        return nil
    }
    let createdAt = worktree["createdAt"]
    if let createdAt, createdAt.number == nil {
        return nil
    }
    return worktree
}

/// Who started a session.
///
/// Gives the normal form of `value`, or nothing when it is not valid.
///
/// Contract: `wire/session/StartedBy`
private func parseStartedBy(_ value: JSONValue?) -> String? {
    let text = value.string
    return text == "runner" || text == "terminal" ? text : nil
}

/// Names, in order.
///
/// Gives the normal form of `value`, or nothing when it is not valid.
///
/// Contract: `wire/session/NameList`
private func parseNameList(_ value: JSONValue?) -> JSONValue? {
    guard let nameList = value.array, !nameList.contains(where: { $0.string == nil }) else { return nil }
    return value
}

/// What an agent has set itself to do, in order.
///
/// Gives the normal form of `value`, or nothing when it is not valid.
///
/// Contract: `wire/session/TodoList`
func parseTodoList(_ value: JSONValue?) -> JSONValue? {
    guard let todoList = value.array else { return nil }
    let result = todoList.compactMap(parseTodoItem)
    if result.count != todoList.count {
        return nil
    }
    return .list(objects: result)
}

/// One thing to do.
///
/// Gives the normal form of `value`, or nothing when it is not valid.
///
/// Contract: `wire/session/TodoItem`
private func parseTodoItem(_ value: JSONValue?) -> JSONObject? {
    guard let todoItem = value.object,
        let content = todoItem["content"].string,
        let status = parseTodoStatus(todoItem["status"])
    else { return nil }
    let priority = todoItem["priority"]
    if let priority, parseTodoPriority(priority) == nil {
        return nil
    }
    let id = todoItem["id"]
    if let id, id.string == nil {
        return nil
    }
    let activeForm = todoItem["activeForm"]
    if let activeForm, activeForm.string == nil {
        return nil
    }
    return JSONObject(present: [
        "content": .string(content),
        "status": .string(status),
        "priority": .string(parseTodoPriority(priority) ?? "medium"),
        "id": .string(id.string ?? ""),
        "activeForm": activeForm,
    ])
}

/// How far a thing to do has come.
///
/// Gives the normal form of `value`, or nothing when it is not valid.
///
/// Contract: `wire/session/TodoStatus`
private func parseTodoStatus(_ value: JSONValue?) -> String? {
    let text = value.string
    return text == "pending" || text == "in_progress" || text == "completed" ? text : nil
}

/// How urgent a thing to do is.
///
/// Gives the normal form of `value`, or nothing when it is not valid.
///
/// Contract: `wire/session/TodoPriority`
private func parseTodoPriority(_ value: JSONValue?) -> String? {
    let text = value.string
    return text == "high" || text == "medium" || text == "low" ? text : nil
}

/// A team of agents, its tasks and what its members tell each other.
///
/// Gives the normal form of `value`, or nothing when it is not valid.
///
/// Contract: `wire/session/TeamState`
func parseTeamState(_ value: JSONValue?) -> JSONObject? {
    guard let teamState = value.object, let teamName = teamState["teamName"].string else { return nil }
    let description = teamState["description"]
    if let description, description.string == nil {
        return nil
    }
    let members = parseTeamMembers(teamState["members"])
    if teamState["members"] != nil, members == nil {
        return nil
    }
    let tasks = parseTeamTasks(teamState["tasks"])
    if teamState["tasks"] != nil, tasks == nil {
        return nil
    }
    let messages = parseTeamMessages(teamState["messages"])
    if teamState["messages"] != nil, messages == nil {
        return nil
    }
    let updatedAt = teamState["updatedAt"]
    if let updatedAt, updatedAt.number == nil {
        return nil
    }
    return JSONObject(present: [
        "teamName": .string(teamName),
        "description": description,
        "members": members,
        "tasks": tasks,
        "messages": messages,
        "updatedAt": updatedAt,
    ])
}

/// The members of a team.
///
/// Gives the normal form of `value`, or nothing when it is not valid.
///
/// Contract: `wire/session/TeamMembers`
private func parseTeamMembers(_ value: JSONValue?) -> JSONValue? {
    guard let teamMembers = value.array else { return nil }
    let result = teamMembers.compactMap(parseTeamMember)
    if result.count != teamMembers.count {
        return nil
    }
    return .list(objects: result)
}

/// One member of a team.
///
/// Gives the normal form of `value`, or nothing when it is not valid.
///
/// Contract: `wire/session/TeamMember`
private func parseTeamMember(_ value: JSONValue?) -> JSONObject? {
    guard let teamMember = value.object, let name = teamMember["name"].string else { return nil }
    let agentType = teamMember["agentType"]
    if let agentType, agentType.string == nil {
        return nil
    }
    let status = teamMember["status"]
    if let status, parseTeamMemberStatus(status) == nil {
        return nil
    }
    return JSONObject(present: ["name": .string(name), "agentType": agentType, "status": status])
}

/// What a member of a team is doing.
///
/// Gives the normal form of `value`, or nothing when it is not valid.
///
/// Contract: `wire/session/TeamMemberStatus`
private func parseTeamMemberStatus(_ value: JSONValue?) -> String? {
    let text = value.string
    return text == "active" || text == "idle" || text == "shutdown" ? text : nil
}

/// The tasks of a team.
///
/// Gives the normal form of `value`, or nothing when it is not valid.
///
/// Contract: `wire/session/TeamTasks`
private func parseTeamTasks(_ value: JSONValue?) -> JSONValue? {
    guard let teamTasks = value.array else { return nil }
    let result = teamTasks.compactMap(parseTeamTask)
    if result.count != teamTasks.count {
        return nil
    }
    return .list(objects: result)
}

/// One task of a team.
///
/// Gives the normal form of `value`, or nothing when it is not valid.
///
/// Contract: `wire/session/TeamTask`
private func parseTeamTask(_ value: JSONValue?) -> JSONObject? {
    guard let teamTask = value.object, let id = teamTask["id"].string, let title = teamTask["title"].string else {
        return nil
    }
    let description = teamTask["description"]
    if let description, description.string == nil {
        return nil
    }
    let status = teamTask["status"]
    if let status, parseTeamTaskStatus(status) == nil {
        return nil
    }
    let owner = teamTask["owner"]
    if let owner, owner.string == nil {
        return nil
    }
    return JSONObject(present: [
        "id": .string(id),
        "title": .string(title),
        "description": description,
        "status": status,
        "owner": owner,
    ])
}

/// How far a task has come.
///
/// Gives the normal form of `value`, or nothing when it is not valid.
///
/// Contract: `wire/session/TeamTaskStatus`
private func parseTeamTaskStatus(_ value: JSONValue?) -> String? {
    let text = value.string
    return ["pending", "in_progress", "completed", "blocked"].contains(text) ? text : nil
}

/// What the members of a team told each other.
///
/// Gives the normal form of `value`, or nothing when it is not valid.
///
/// Contract: `wire/session/TeamMessages`
private func parseTeamMessages(_ value: JSONValue?) -> JSONValue? {
    guard let teamMessages = value.array else { return nil }
    let result = teamMessages.compactMap(parseTeamMessage)
    if result.count != teamMessages.count {
        return nil
    }
    return .list(objects: result)
}

/// What one member of a team told another.
///
/// Gives the normal form of `value`, or nothing when it is not valid.
///
/// Contract: `wire/session/TeamMessage`
private func parseTeamMessage(_ value: JSONValue?) -> JSONObject? {
    guard let teamMessage = value.object,
        let parsedFrom = teamMessage["from"].string,
        let to = teamMessage["to"].string,
        let summary = teamMessage["summary"].string,
        let type = parseTeamMessageType(teamMessage["type"]),
        let timestamp = teamMessage["timestamp"].number
    else { return nil }
    return [
        "from": .string(parsedFrom),
        "to": .string(to),
        "summary": .string(summary),
        "type": .string(type),
        "timestamp": .number(timestamp),
    ]
}

/// What a message between members is for.
///
/// Gives the normal form of `value`, or nothing when it is not valid.
///
/// Contract: `wire/session/TeamMessageType`
private func parseTeamMessageType(_ value: JSONValue?) -> String? {
    let text = value.string
    return ["message", "broadcast", "shutdown_request", "shutdown_response"].contains(text) ? text : nil
}
