// Printed by portgen from specs/wire/patch.schema.json.
// Do not edit: change the contract and run `make generate`.

package app.hapi.protocol

import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject

/** The keys that a SessionPatch may have. */
private val SESSION_PATCH_KEYS = setOf(
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
)

/**
 * What changed in a session: at least one key, and no key beside these.
 *
 * Gives the normal form of `value`, or nothing when it is not valid.
 *
 * Contract: wire/patch/SessionPatch
 */
internal fun parseSessionPatch(value: JsonElement?): JsonObject? {
    val sessionPatch = value as? JsonObject ?: return null
    if (sessionPatch.members().isEmpty()) return null
    if (sessionPatch.members().any { it.key !in SESSION_PATCH_KEYS }) return null
    val active = sessionPatch["active"]
    if (active != null && active.boolean == null) return null
    val thinking = sessionPatch["thinking"]
    if (thinking != null && thinking.boolean == null) return null
    val activeTurnStartedAt = sessionPatch["activeTurnStartedAt"]
    if (!activeTurnStartedAt.isNullish && activeTurnStartedAt.number == null) return null
    val activeAt = sessionPatch["activeAt"]
    if (activeAt != null && activeAt.number == null) return null
    val updatedAt = sessionPatch["updatedAt"]
    if (updatedAt != null && updatedAt.number == null) return null
    val metadata = parseVersionedMetadata(sessionPatch["metadata"])
    if (sessionPatch["metadata"] != null && metadata == null) return null
    val agentState = parseVersionedAgentState(sessionPatch["agentState"])
    if (sessionPatch["agentState"] != null && agentState == null) return null
    val todos = parseVersionedTodos(sessionPatch["todos"])
    if (sessionPatch["todos"] != null && todos == null) return null
    val teamState = parseVersionedTeamState(sessionPatch["teamState"])
    if (sessionPatch["teamState"] != null && teamState == null) return null
    val model = sessionPatch["model"]
    if (!model.isNullish && model.string == null) return null
    val modelReasoningEffort = sessionPatch["modelReasoningEffort"]
    if (!modelReasoningEffort.isNullish && modelReasoningEffort.string == null) return null
    val effort = sessionPatch["effort"]
    if (!effort.isNullish && effort.string == null) return null
    val serviceTier = sessionPatch["serviceTier"]
    if (!serviceTier.isNullish && serviceTier.string == null) return null
    val permissionMode = parsePermissionMode(sessionPatch["permissionMode"])
    if (sessionPatch["permissionMode"] != null && permissionMode == null) return null
    val collaborationMode = parseCollaborationMode(sessionPatch["collaborationMode"])
    if (sessionPatch["collaborationMode"] != null && collaborationMode == null) return null
    val copilotAgentMode = parseCopilotAgentMode(sessionPatch["copilotAgentMode"])
    if (sessionPatch["copilotAgentMode"] != null && copilotAgentMode == null) return null
    val backgroundTaskCount = sessionPatch["backgroundTaskCount"]
    if (backgroundTaskCount != null && backgroundTaskCount.number == null) return null
    val scratchlistUpdatedAt = sessionPatch["scratchlistUpdatedAt"]
    if (scratchlistUpdatedAt != null && scratchlistUpdatedAt.number == null) return null
    return jsonObject {
        put("active", active)
        put("thinking", thinking)
        put("activeTurnStartedAt", activeTurnStartedAt)
        put("activeAt", activeAt)
        put("updatedAt", updatedAt)
        put("metadata", metadata)
        put("agentState", agentState)
        put("todos", todos)
        put("teamState", teamState)
        put("model", model)
        put("modelReasoningEffort", modelReasoningEffort)
        put("effort", effort)
        put("serviceTier", serviceTier)
        put("permissionMode", permissionMode)
        put("collaborationMode", collaborationMode)
        put("copilotAgentMode", copilotAgentMode)
        put("backgroundTaskCount", backgroundTaskCount)
        put("scratchlistUpdatedAt", scratchlistUpdatedAt)
    }
}

/**
 * New metadata, or null for none.
 *
 * Gives the normal form of `value`, or nothing when it is not valid.
 *
 * Contract: wire/patch/VersionedMetadata
 */
private fun parseVersionedMetadata(value: JsonElement?): JsonObject? {
    val versionedMetadata = value as? JsonObject ?: return null
    val version = versionedMetadata["version"].number ?: return null
    val parsedValue = parseMetadata(versionedMetadata["value"])
    if (versionedMetadata["value"] !is JsonNull && parsedValue == null) return null
    return jsonObject {
        put("version", version)
        putOrNull("value", parsedValue)
    }
}

/**
 * A new agent state, or null for none.
 *
 * Gives the normal form of `value`, or nothing when it is not valid.
 *
 * Contract: wire/patch/VersionedAgentState
 */
private fun parseVersionedAgentState(value: JsonElement?): JsonObject? {
    val versionedAgentState = value as? JsonObject ?: return null
    val version = versionedAgentState["version"].number ?: return null
    val parsedValue = parseAgentState(versionedAgentState["value"])
    if (versionedAgentState["value"] !is JsonNull && parsedValue == null) return null
    return jsonObject {
        put("version", version)
        putOrNull("value", parsedValue)
    }
}

/**
 * A new list of things to do.
 *
 * Gives the normal form of `value`, or nothing when it is not valid.
 *
 * Contract: wire/patch/VersionedTodos
 */
private fun parseVersionedTodos(value: JsonElement?): JsonObject? {
    val versionedTodos = value as? JsonObject ?: return null
    val version = versionedTodos["version"].number ?: return null
    val parsedValue = parseTodoList(versionedTodos["value"]) ?: return null
    return jsonObject {
        put("version", version)
        put("value", parsedValue)
    }
}

/**
 * A new team state, or null for none.
 *
 * Gives the normal form of `value`, or nothing when it is not valid.
 *
 * Contract: wire/patch/VersionedTeamState
 */
private fun parseVersionedTeamState(value: JsonElement?): JsonObject? {
    val versionedTeamState = value as? JsonObject ?: return null
    val version = versionedTeamState["version"].number ?: return null
    val parsedValue = parseTeamState(versionedTeamState["value"])
    if (versionedTeamState["value"] !is JsonNull && parsedValue == null) return null
    return jsonObject {
        put("version", version)
        putOrNull("value", parsedValue)
    }
}
