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
 * A key that a patch brings with a version, and how it is taken.
 *
 * Contract: sse/patch/VersionedKey
 *
 * @property watermark The key that holds the version.
 * @property nullRemoves Whether null takes the key away.
 */
internal data class VersionedKey(
    val key: String,
    val watermark: String,
    val nullRemoves: Boolean,
)

/** Keys that are assigned when they differ. */
private val REPLACED_KEYS =
    listOf(
        // sse/patch/active
        "active",
        // sse/patch/thinking
        "thinking",
        // sse/patch/active-at
        "activeAt",
        // sse/patch/model
        "model",
        // sse/patch/model-reasoning-effort
        "modelReasoningEffort",
        // sse/patch/effort
        "effort",
        // sse/patch/service-tier
        "serviceTier",
        // sse/patch/permission-mode
        "permissionMode",
        // sse/patch/collaboration-mode
        "collaborationMode",
        // sse/patch/copilot-agent-mode
        "copilotAgentMode",
        // sse/patch/background-task-count
        "backgroundTaskCount",
    )

/** Keys that are assigned when they are greater. */
private val GROWING_KEYS =
    listOf(
        // sse/patch/updated-at
        "updatedAt",
    )

/** Keys that are assigned when their version is greater than the one that is held. */
private val VERSIONED_KEYS =
    listOf(
        // sse/patch/metadata
        VersionedKey(key = "metadata", watermark = "metadataVersion", nullRemoves = false),
        // sse/patch/agent-state
        VersionedKey(key = "agentState", watermark = "agentStateVersion", nullRemoves = false),
        // sse/patch/todos
        VersionedKey(key = "todos", watermark = "todosUpdatedAt", nullRemoves = false),
        // sse/patch/team-state
        VersionedKey(key = "teamState", watermark = "teamStateUpdatedAt", nullRemoves = true),
    )

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
    val changes = mutableMapOf<String, JsonElement>()
    for (key in REPLACED_KEYS) {
        val value = patch[key]
        if (value != null && !value.isSameScalar(session[key])) {
            changes[key] = value
        }
    }
    for (key in GROWING_KEYS) {
        val number = patch[key].number
        if (number != null && number > (session[key].number ?: 0.0)) {
            changes[key] = number.toJson()
        }
    }
    for (versioned in VERSIONED_KEYS) {
        val change = patch[versioned.key]
        if (change != null) {
            val version = change["version"].number
            if (version != null && version > (session[versioned.watermark].number ?: 0.0)) {
                changes[versioned.key] = change["value"] ?: JsonNull
                changes[versioned.watermark] = version.toJson()
            }
        }
    }
    if (changes.isEmpty()) return null
    val fields = session.merged(changes.toJsonObject()).toMemberMap()
    for (versioned in VERSIONED_KEYS) {
        if (versioned.nullRemoves && changes[versioned.key] is JsonNull) {
            fields.remove(versioned.key)
        }
    }
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
    val session = parseSession(data) as? JsonObject
    if (session != null && (sessionId == null || session["id"].string == sessionId)) return ReplaceSession(session)
    val patch = parseSessionPatch(data) as? JsonObject
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
