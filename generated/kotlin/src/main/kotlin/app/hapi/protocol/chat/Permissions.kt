// Printed by portgen from specs/chat/permissions.py.
// Do not edit: change the contract and run `make generate`.

package app.hapi.protocol

import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull

/**
 * Where a permission was read, which tells what it has to say: an open request only its status, an answered one
 * everything, the result of a tool all but reason and answers. What it has to say may be that there is nothing.
 *
 * Contract: chat/permissions/PermissionOrigin
 */
public enum class PermissionOrigin(public val wire: String) {
    REQUEST("request"),
    ANSWERED("answered"),
    RESULT("result"),
    ;

    public companion object {
        /** The member of a text of the wire; null where it is none of these. */
        public fun fromWire(wire: String?): PermissionOrigin? = entries.find { it.wire == wire }
    }
}

/**
 * The permission of a tool call; what has no value is not known.
 *
 * Contract: chat/permissions/Permission
 *
 * @property status `pending`, `approved`, `denied` or `canceled`.
 */
public data class Permission(
    val origin: PermissionOrigin,
    val status: String? = null,
    val reason: JsonElement? = null,
    val mode: JsonElement? = null,
    val decision: JsonElement? = null,
    val allowedTools: JsonElement? = null,
    val answers: JsonElement? = null,
) : Structural() {
    /**
     * Whether it waits for an answer.
     *
     * Contract: chat/permissions/Permission.is_pending
     */
    public val isPending: Boolean
        get() = status == "pending"

    /**
     * Whether the call must not go on.
     *
     * Contract: chat/permissions/Permission.is_refused
     */
    public val isRefused: Boolean
        get() = status == "denied" || status == "canceled"

    override fun contents(): Map<String, Any?> = mapOf(
        "origin" to origin,
        "status" to status,
        "reason" to reason,
        "mode" to mode,
        "decision" to decision,
        "allowedTools" to allowedTools,
        "answers" to answers,
    )
}

/**
 * A permission as the state of the agent has it, and the call that asked for it.
 *
 * Contract: chat/permissions/PermissionEntry
 */
internal data class PermissionEntry(
    val callId: String,
    val tool: String,
    val input: JsonElement? = null,
    val createdAt: Double? = null,
    val permission: Permission,
)

/**
 * The permissions of an agent's state by call id: answered ones first, then open ones not yet answered.
 *
 * Contract: chat/permissions/read_permissions
 */
internal fun readPermissions(state: JsonElement?): Map<String, PermissionEntry> {
    val found = mutableMapOf<String, PermissionEntry>()
    for (entry in state["completedRequests"].members()) {
        if (entry.value.isRecord) {
            val permission = answeredPermission(entry.value)
            found[entry.key] = permissionEntry(entry.key, entry.value, permission)
        }
    }
    for (entry in state["requests"].members()) {
        if (entry.value.isRecord && entry.key !in found) {
            val pending = Permission(origin = PermissionOrigin.REQUEST, status = "pending")
            found[entry.key] = permissionEntry(entry.key, entry.value, pending)
        }
    }
    return found
}

/**
 * The entry of a request.
 *
 * Contract: chat/permissions/permission_entry
 */
private fun permissionEntry(callId: String, request: JsonElement, permission: Permission): PermissionEntry =
    PermissionEntry(
        callId = callId,
        tool = request["tool"].string ?: "Tool",
        input = request["arguments"],
        createdAt = request["createdAt"].number,
        permission = permission,
    )

/**
 * The permission of an answered request.
 *
 * Contract: chat/permissions/answered_permission
 */
private fun answeredPermission(request: JsonElement): Permission = Permission(
    origin = PermissionOrigin.ANSWERED,
    status = request["status"].string,
    reason = unlessNull(request["reason"]),
    mode = unlessNull(request["mode"]),
    decision = unlessNull(request["decision"]),
    allowedTools = request["allowTools"],
    answers = request["answers"],
)

/**
 * The value; null is none.
 *
 * Contract: chat/permissions/unless_null
 */
private fun unlessNull(value: JsonElement?): JsonElement? = if (value is JsonNull) null else value

/**
 * The permission that a tool result carries, over the one that the agent's state knows.
 *
 * Contract: chat/permissions/merged_permission
 */
internal fun mergedPermission(result: ResultPermission, known: Permission?): Permission {
    val told = Permission(
        origin = PermissionOrigin.RESULT,
        status = if (result.isApproved) "approved" else "denied",
        mode = result.mode?.toJson(),
        decision = result.decision?.toJson(),
        allowedTools = result.allowedTools?.toJson(),
    )
    if (known == null) return told
    return layOver(known, told).copy(
        origin = if (known.origin == PermissionOrigin.ANSWERED) known.origin else told.origin,
        decision = told.decision ?: known.decision,
        allowedTools = told.allowedTools ?: known.allowedTools,
    )
}

/**
 * One permission over another: whatever it has to say counts, that there is nothing included.
 *
 * Contract: chat/permissions/lay_over
 */
internal fun layOver(base: Permission?, told: Permission): Permission {
    if (base == null) return told
    return when (told.origin) {
        PermissionOrigin.REQUEST -> base.copy(status = told.status)

        PermissionOrigin.RESULT -> base.copy(
            status = told.status,
            mode = told.mode,
            decision = told.decision,
            allowedTools = told.allowedTools,
        )

        PermissionOrigin.ANSWERED -> told
    }
}

/**
 * The projection of a permission; what is not known is left out.
 *
 * Contract: chat/permissions/project_permission
 */
internal fun projectPermission(permission: Permission?): JsonElement? {
    if (permission == null) return null
    return jsonObject {
        put("status", permission.status)
        put("mode", permission.mode)
        put("decision", permission.decision)
        put("allowedTools", permission.allowedTools)
        put("answers", permission.answers)
        put("reason", permission.reason)
    }
}
