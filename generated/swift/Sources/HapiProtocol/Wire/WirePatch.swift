// What changed in a session.
//
// Printed by portgen from specs/wire/patch.schema.json. Do not edit: change the contract and run `make generate`.

/// What changed in a session: at least one key, and no key beside these.
///
/// Contract: `wire/patch/SessionPatch`
func parseSessionPatch(_ value: JSONValue?) -> JSONValue? {
    let reader = ObjectReader(source: value)
    reader.optional("active", parse: parseBoolean)
    reader.optional("thinking", parse: parseBoolean)
    reader.optionalOrNull("activeTurnStartedAt", parse: parseNumber)
    reader.optional("activeAt", parse: parseNumber)
    reader.optional("updatedAt", parse: parseNumber)
    reader.optional("metadata", parse: parseVersionedMetadata)
    reader.optional("agentState", parse: parseVersionedAgentState)
    reader.optional("todos", parse: parseVersionedTodos)
    reader.optional("teamState", parse: parseVersionedTeamState)
    reader.optionalOrNull("model", parse: parseString)
    reader.optionalOrNull("modelReasoningEffort", parse: parseString)
    reader.optionalOrNull("effort", parse: parseString)
    reader.optionalOrNull("serviceTier", parse: parseString)
    reader.optional("permissionMode", parse: parsePermissionMode)
    reader.optional("collaborationMode", parse: parseCollaborationMode)
    reader.optional("copilotAgentMode", parse: parseCopilotAgentMode)
    reader.optional("backgroundTaskCount", parse: parseNumber)
    reader.optional("scratchlistUpdatedAt", parse: parseNumber)
    reader.refuseEmpty()
    reader.refuseOthers()
    return reader.normalForm()
}

/// New metadata, or null for none.
///
/// Contract: `wire/patch/VersionedMetadata`
private func parseVersionedMetadata(_ value: JSONValue?) -> JSONValue? {
    let reader = ObjectReader(source: value)
    reader.required("version", parse: parseNumber)
    reader.requiredOrNull("value", parse: parseMetadata)
    return reader.normalForm()
}

/// A new agent state, or null for none.
///
/// Contract: `wire/patch/VersionedAgentState`
private func parseVersionedAgentState(_ value: JSONValue?) -> JSONValue? {
    let reader = ObjectReader(source: value)
    reader.required("version", parse: parseNumber)
    reader.requiredOrNull("value", parse: parseAgentState)
    return reader.normalForm()
}

/// A new list of things to do.
///
/// Contract: `wire/patch/VersionedTodos`
private func parseVersionedTodos(_ value: JSONValue?) -> JSONValue? {
    let reader = ObjectReader(source: value)
    reader.required("version", parse: parseNumber)
    reader.required("value", parse: parseTodoList)
    return reader.normalForm()
}

/// A new team state, or null for none.
///
/// Contract: `wire/patch/VersionedTeamState`
private func parseVersionedTeamState(_ value: JSONValue?) -> JSONValue? {
    let reader = ObjectReader(source: value)
    reader.required("version", parse: parseNumber)
    reader.requiredOrNull("value", parse: parseTeamState)
    return reader.normalForm()
}
