// What changed in a session.
//
// Printed by portgen from specs/wire/patch.schema.json. Do not edit: change the contract and run `make generate`.

/// The keys that a SessionPatch may have.
///
/// Contract: `wire/patch/SESSION_PATCH_KEYS`
private let sessionPatchKeys: Set<ExactString> = [
    "active",
    "thinking",
    "activeTurnStartedAt",
    "activeAt",
    "updatedAt",
    "metadata",
    "agentState",
    "todos",
    "teamState",
    "model",
    "modelReasoningEffort",
    "effort",
    "serviceTier",
    "permissionMode",
    "collaborationMode",
    "copilotAgentMode",
    "backgroundTaskCount",
    "scratchlistUpdatedAt",
]

/// What changed in a session: at least one key, and no key beside these.
///
/// Gives the normal form of `value`, or nothing when it is not valid.
///
/// Contract: `wire/patch/SessionPatch`
func parseSessionPatch(_ value: JSONValue?) -> JSONObject? {
    guard let sessionPatch = value.object else { return nil }
    if JSONValue.object(sessionPatch).entries.isEmpty {
        return nil
    }
    if JSONValue.object(sessionPatch).entries.contains(where: { !sessionPatchKeys.contains($0.key) }) {
        return nil
    }
    let active = sessionPatch["active"]
    if let active, active.bool == nil {
        return nil
    }
    let thinking = sessionPatch["thinking"]
    if let thinking, thinking.bool == nil {
        return nil
    }
    let activeTurnStartedAt = sessionPatch["activeTurnStartedAt"]
    if !activeTurnStartedAt.isNullish, activeTurnStartedAt.number == nil {
        return nil
    }
    let activeAt = sessionPatch["activeAt"]
    if let activeAt, activeAt.number == nil {
        return nil
    }
    let updatedAt = sessionPatch["updatedAt"]
    if let updatedAt, updatedAt.number == nil {
        return nil
    }
    let metadata = parseVersionedMetadata(sessionPatch["metadata"])
    if sessionPatch["metadata"] != nil, metadata == nil {
        return nil
    }
    let agentState = parseVersionedAgentState(sessionPatch["agentState"])
    if sessionPatch["agentState"] != nil, agentState == nil {
        return nil
    }
    let todos = parseVersionedTodos(sessionPatch["todos"])
    if sessionPatch["todos"] != nil, todos == nil {
        return nil
    }
    let teamState = parseVersionedTeamState(sessionPatch["teamState"])
    if sessionPatch["teamState"] != nil, teamState == nil {
        return nil
    }
    let model = sessionPatch["model"]
    if !model.isNullish, model.string == nil {
        return nil
    }
    let modelReasoningEffort = sessionPatch["modelReasoningEffort"]
    if !modelReasoningEffort.isNullish, modelReasoningEffort.string == nil {
        return nil
    }
    let effort = sessionPatch["effort"]
    if !effort.isNullish, effort.string == nil {
        return nil
    }
    let serviceTier = sessionPatch["serviceTier"]
    if !serviceTier.isNullish, serviceTier.string == nil {
        return nil
    }
    let permissionMode = parsePermissionMode(sessionPatch["permissionMode"])
    if sessionPatch["permissionMode"] != nil, permissionMode == nil {
        return nil
    }
    let collaborationMode = parseCollaborationMode(sessionPatch["collaborationMode"])
    if sessionPatch["collaborationMode"] != nil, collaborationMode == nil {
        return nil
    }
    let copilotAgentMode = parseCopilotAgentMode(sessionPatch["copilotAgentMode"])
    if sessionPatch["copilotAgentMode"] != nil, copilotAgentMode == nil {
        return nil
    }
    let backgroundTaskCount = sessionPatch["backgroundTaskCount"]
    if let backgroundTaskCount, backgroundTaskCount.number == nil {
        return nil
    }
    let scratchlistUpdatedAt = sessionPatch["scratchlistUpdatedAt"]
    if let scratchlistUpdatedAt, scratchlistUpdatedAt.number == nil {
        return nil
    }
    return JSONObject(present: [
        "active": active,
        "thinking": thinking,
        "activeTurnStartedAt": activeTurnStartedAt,
        "activeAt": activeAt,
        "updatedAt": updatedAt,
        "metadata": metadata.map(JSONValue.object),
        "agentState": agentState.map(JSONValue.object),
        "todos": todos.map(JSONValue.object),
        "teamState": teamState.map(JSONValue.object),
        "model": model,
        "modelReasoningEffort": modelReasoningEffort,
        "effort": effort,
        "serviceTier": serviceTier,
        "permissionMode": permissionMode.map(JSONValue.string),
        "collaborationMode": collaborationMode.map(JSONValue.string),
        "copilotAgentMode": copilotAgentMode.map(JSONValue.string),
        "backgroundTaskCount": backgroundTaskCount,
        "scratchlistUpdatedAt": scratchlistUpdatedAt,
    ])
}

/// New metadata, or null for none.
///
/// Gives the normal form of `value`, or nothing when it is not valid.
///
/// Contract: `wire/patch/VersionedMetadata`
private func parseVersionedMetadata(_ value: JSONValue?) -> JSONObject? {
    guard let versionedMetadata = value.object, let version = versionedMetadata["version"].number else { return nil }
    let parsedValue = parseMetadata(versionedMetadata["value"])
    if !versionedMetadata["value"].isNull, parsedValue == nil {
        return nil
    }
    return ["version": .number(version), "value": parsedValue.map(JSONValue.object).orNull]
}

/// A new agent state, or null for none.
///
/// Gives the normal form of `value`, or nothing when it is not valid.
///
/// Contract: `wire/patch/VersionedAgentState`
private func parseVersionedAgentState(_ value: JSONValue?) -> JSONObject? {
    guard let versionedAgentState = value.object, let version = versionedAgentState["version"].number else {
        return nil
    }
    let parsedValue = parseAgentState(versionedAgentState["value"])
    if !versionedAgentState["value"].isNull, parsedValue == nil {
        return nil
    }
    return ["version": .number(version), "value": parsedValue.map(JSONValue.object).orNull]
}

/// A new list of things to do.
///
/// Gives the normal form of `value`, or nothing when it is not valid.
///
/// Contract: `wire/patch/VersionedTodos`
private func parseVersionedTodos(_ value: JSONValue?) -> JSONObject? {
    guard let versionedTodos = value.object,
        let version = versionedTodos["version"].number,
        let parsedValue = parseTodoList(versionedTodos["value"])
    else { return nil }
    return ["version": .number(version), "value": parsedValue]
}

/// A new team state, or null for none.
///
/// Gives the normal form of `value`, or nothing when it is not valid.
///
/// Contract: `wire/patch/VersionedTeamState`
private func parseVersionedTeamState(_ value: JSONValue?) -> JSONObject? {
    guard let versionedTeamState = value.object, let version = versionedTeamState["version"].number else { return nil }
    let parsedValue = parseTeamState(versionedTeamState["value"])
    if !versionedTeamState["value"].isNull, parsedValue == nil {
        return nil
    }
    return ["version": .number(version), "value": parsedValue.map(JSONValue.object).orNull]
}
