// Printed by portgen from specs/sse/patch.py, specs/sse/patch.yaml.
// Do not edit: change the contract and run `make generate`.

package app.hapi.protocol

import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject
import kotlin.math.abs

/**
 * What the data of a `session-updated` event asks a client to do.
 *
 * Contract: sse/patch/SessionUpdate
 */
public sealed interface SessionUpdate

/**
 * Whether a key of a patch says only what the session says already. A patch of such keys alone changes nothing; that
 * goes for keys that are never assigned, too.
 *
 * Contract: sse/patch/gate
 */
private fun saysNothingNew(session: JsonObject, entry: Entry): Boolean {
    val held = session[entry.key]
    val newNumber = entry.value.number
    val heldNumber = held.number
    if (
        entry.key == "activeAt" &&
        newNumber != null &&
        heldNumber != null &&
        abs(newNumber - heldNumber) < KEEP_ALIVE_SPAN
    ) {
        return true
    }
    return entry.value.isSameScalar(held)
}

/**
 * The session after a patch in its normal form, or nothing when the patch changes nothing.
 *
 * Never assigned: `activeTurnStartedAt`, `scratchlistUpdatedAt`.
 *
 * Contract: sse/patch/patched_session
 */
internal fun patchedSession(session: JsonObject, patch: JsonObject): JsonObject? {
    if (patch.members().all { saysNothingNew(session, it) }) return null
    val fields = session.toMemberMap()
    var changed = false
    // sse/patch/active
    val active = patch["active"]
    if (active != null && !active.isSameScalar(session["active"])) {
        fields["active"] = active
        changed = true
    }
    // sse/patch/thinking
    val thinking = patch["thinking"]
    if (thinking != null && !thinking.isSameScalar(session["thinking"])) {
        fields["thinking"] = thinking
        changed = true
    }
    // sse/patch/active-at
    val activeAt = patch["activeAt"]
    if (activeAt != null && !activeAt.isSameScalar(session["activeAt"])) {
        fields["activeAt"] = activeAt
        changed = true
    }
    // sse/patch/model
    val model = patch["model"]
    if (model != null && !model.isSameScalar(session["model"])) {
        fields["model"] = model
        changed = true
    }
    // sse/patch/model-reasoning-effort
    val modelReasoningEffort = patch["modelReasoningEffort"]
    if (modelReasoningEffort != null && !modelReasoningEffort.isSameScalar(session["modelReasoningEffort"])) {
        fields["modelReasoningEffort"] = modelReasoningEffort
        changed = true
    }
    // sse/patch/effort
    val effort = patch["effort"]
    if (effort != null && !effort.isSameScalar(session["effort"])) {
        fields["effort"] = effort
        changed = true
    }
    // sse/patch/service-tier
    val serviceTier = patch["serviceTier"]
    if (serviceTier != null && !serviceTier.isSameScalar(session["serviceTier"])) {
        fields["serviceTier"] = serviceTier
        changed = true
    }
    // sse/patch/permission-mode
    val permissionMode = patch["permissionMode"]
    if (permissionMode != null && !permissionMode.isSameScalar(session["permissionMode"])) {
        fields["permissionMode"] = permissionMode
        changed = true
    }
    // sse/patch/collaboration-mode
    val collaborationMode = patch["collaborationMode"]
    if (collaborationMode != null && !collaborationMode.isSameScalar(session["collaborationMode"])) {
        fields["collaborationMode"] = collaborationMode
        changed = true
    }
    // sse/patch/copilot-agent-mode
    val copilotAgentMode = patch["copilotAgentMode"]
    if (copilotAgentMode != null && !copilotAgentMode.isSameScalar(session["copilotAgentMode"])) {
        fields["copilotAgentMode"] = copilotAgentMode
        changed = true
    }
    // sse/patch/background-task-count
    val backgroundTaskCount = patch["backgroundTaskCount"]
    if (backgroundTaskCount != null && !backgroundTaskCount.isSameScalar(session["backgroundTaskCount"])) {
        fields["backgroundTaskCount"] = backgroundTaskCount
        changed = true
    }
    // sse/patch/updated-at
    val number = patch["updatedAt"].number
    if (number != null && number > (session["updatedAt"].number ?: 0.0)) {
        fields["updatedAt"] = number.toJson()
        changed = true
    }
    // sse/patch/metadata
    val metadata = patch["metadata"]
    if (metadata != null) {
        val version = metadata["version"].number
        if (version != null && version > (session["metadataVersion"].number ?: 0.0)) {
            fields["metadata"] = metadata["value"] ?: JsonNull
            fields["metadataVersion"] = version.toJson()
            changed = true
        }
    }
    // sse/patch/agent-state
    val agentState = patch["agentState"]
    if (agentState != null) {
        val version = agentState["version"].number
        if (version != null && version > (session["agentStateVersion"].number ?: 0.0)) {
            fields["agentState"] = agentState["value"] ?: JsonNull
            fields["agentStateVersion"] = version.toJson()
            changed = true
        }
    }
    // sse/patch/todos
    val todos = patch["todos"]
    if (todos != null) {
        val version = todos["version"].number
        if (version != null && version > (session["todosUpdatedAt"].number ?: 0.0)) {
            fields["todos"] = todos["value"] ?: JsonNull
            fields["todosUpdatedAt"] = version.toJson()
            changed = true
        }
    }
    // sse/patch/team-state
    val teamState = patch["teamState"]
    if (teamState != null) {
        val version = teamState["version"].number
        if (version != null && version > (session["teamStateUpdatedAt"].number ?: 0.0)) {
            if (teamState["value"].isNullish) {
                fields.remove("teamState")
            } else {
                fields["teamState"] = teamState["value"] ?: JsonNull
            }
            fields["teamStateUpdatedAt"] = version.toJson()
            changed = true
        }
    }
    if (!changed) return null
    return fields.toJsonObject()
}

/**
 * Take this session, in its normal form, in place of the one that is held.
 *
 * Contract: sse/patch/ReplaceSession
 */
public data class ReplaceSession(val session: JsonObject) :
    Structural(),
    SessionUpdate {
    override fun contents(): Map<String, Any?> = mapOf("session" to session)
}

/**
 * Lay this patch, in its normal form, over the session that is held.
 *
 * Contract: sse/patch/PatchSession
 */
public data class PatchSession(val patch: JsonObject) :
    Structural(),
    SessionUpdate {
    override fun contents(): Map<String, Any?> = mapOf("patch" to patch)
}

/**
 * Fetch the session again: the data is neither a session nor a patch.
 *
 * Contract: sse/patch/RefetchSession
 */
public data object RefetchSession : SessionUpdate

/**
 * What the data of a `session-updated` event asks for; `sessionId` is that of the event.
 *
 * A session of another id is no update of this one. Without `sessionId` every session is taken.
 *
 * Contract: sse/patch/parse_session_update
 */
public fun parseSessionUpdate(data: JsonElement?, sessionId: String? = null): SessionUpdate {
    val session = parseSession(data)
    if (session != null && (sessionId == null || session["id"].string == sessionId)) return ReplaceSession(session)
    val patch = parseSessionPatch(data)
    if (patch != null) return PatchSession(patch)
    return RefetchSession
}

/**
 * The session with a patch in its normal form laid over it; the same object when unchanged.
 *
 * Contract: sse/patch/apply_session_patch
 */
public fun applySessionPatch(session: JsonObject, patch: JsonObject): JsonObject =
    patchedSession(session, patch) ?: session
