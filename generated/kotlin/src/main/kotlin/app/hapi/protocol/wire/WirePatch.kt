// Printed by portgen from specs/wire/patch.schema.json.
// Do not edit: change the contract and run `make generate`.

package app.hapi.protocol

import kotlinx.serialization.json.JsonElement

/**
 * What changed in a session: at least one key, and no key beside these.
 *
 * Contract: wire/patch/SessionPatch
 */
internal fun parseSessionPatch(value: JsonElement?): JsonElement? {
    val reader = ObjectReader(value)
    reader.optional("active", ::parseBoolean)
    reader.optional("thinking", ::parseBoolean)
    reader.optionalOrNull("activeTurnStartedAt", ::parseNumber)
    reader.optional("activeAt", ::parseNumber)
    reader.optional("updatedAt", ::parseNumber)
    reader.optional("metadata", ::parseVersionedMetadata)
    reader.optional("agentState", ::parseVersionedAgentState)
    reader.optional("todos", ::parseVersionedTodos)
    reader.optional("teamState", ::parseVersionedTeamState)
    reader.optionalOrNull("model", ::parseString)
    reader.optionalOrNull("modelReasoningEffort", ::parseString)
    reader.optionalOrNull("effort", ::parseString)
    reader.optionalOrNull("serviceTier", ::parseString)
    reader.optional("permissionMode", ::parsePermissionMode)
    reader.optional("collaborationMode", ::parseCollaborationMode)
    reader.optional("copilotAgentMode", ::parseCopilotAgentMode)
    reader.optional("backgroundTaskCount", ::parseNumber)
    reader.optional("scratchlistUpdatedAt", ::parseNumber)
    reader.refuseEmpty()
    reader.refuseOthers()
    return reader.normalForm()
}

/**
 * New metadata, or null for none.
 *
 * Contract: wire/patch/VersionedMetadata
 */
private fun parseVersionedMetadata(value: JsonElement?): JsonElement? {
    val reader = ObjectReader(value)
    reader.required("version", ::parseNumber)
    reader.requiredOrNull("value", ::parseMetadata)
    return reader.normalForm()
}

/**
 * A new agent state, or null for none.
 *
 * Contract: wire/patch/VersionedAgentState
 */
private fun parseVersionedAgentState(value: JsonElement?): JsonElement? {
    val reader = ObjectReader(value)
    reader.required("version", ::parseNumber)
    reader.requiredOrNull("value", ::parseAgentState)
    return reader.normalForm()
}

/**
 * A new list of things to do.
 *
 * Contract: wire/patch/VersionedTodos
 */
private fun parseVersionedTodos(value: JsonElement?): JsonElement? {
    val reader = ObjectReader(value)
    reader.required("version", ::parseNumber)
    reader.required("value", ::parseTodoList)
    return reader.normalForm()
}

/**
 * A new team state, or null for none.
 *
 * Contract: wire/patch/VersionedTeamState
 */
private fun parseVersionedTeamState(value: JsonElement?): JsonElement? {
    val reader = ObjectReader(value)
    reader.required("version", ::parseNumber)
    reader.requiredOrNull("value", ::parseTeamState)
    return reader.normalForm()
}
