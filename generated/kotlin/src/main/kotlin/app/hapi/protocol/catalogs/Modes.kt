// Printed by portgen from specs/catalogs/modes.py, specs/catalogs/modes.yaml.
// Do not edit: change the contract and run `make generate`.

package app.hapi.protocol

import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject

/**
 * How much care a mode asks of its user.
 *
 * Contract: catalogs/modes/Tone
 */
public enum class Tone(public val wire: String) {
    NEUTRAL("neutral"),
    INFO("info"),
    WARNING("warning"),
    DANGER("danger"),
    ;

    public companion object {
        /** The member of a text of the wire; null where it is none of these. */
        public fun fromWire(wire: String?): Tone? = entries.find { it.wire == wire }
    }
}

/**
 * What an agent may do without asking.
 *
 * Contract: catalogs/modes/PermissionMode
 */
public enum class PermissionMode(public val wire: String) {
    DEFAULT("default"),
    ACCEPT_EDITS("acceptEdits"),
    AUTO("auto"),
    BYPASS_PERMISSIONS("bypassPermissions"),
    PLAN("plan"),
    ASK("ask"),
    DEBUG("debug"),
    AUTO_REVIEW("autoReview"),
    READ_ONLY("read-only"),
    SAFE_YOLO("safe-yolo"),
    YOLO("yolo"),
    REQUEST_REVIEW("request-review"),
    ALWAYS_PROCEED("always-proceed"),
    ;

    public companion object {
        /** The member of a text of the wire; null where it is none of these. */
        public fun fromWire(wire: String?): PermissionMode? = entries.find { it.wire == wire }
    }
}

/**
 * A permission mode as it is offered.
 *
 * Contract: catalogs/modes/OfferedPermissionMode
 *
 * @property mode What an agent may do without asking.
 * @property label What the user reads.
 * @property tone How much care it asks for.
 */
public data class OfferedPermissionMode(
    val mode: PermissionMode,
    val label: String,
    val tone: Tone,
)

/**
 * Whether an agent acts or plans.
 *
 * Contract: catalogs/modes/CollaborationMode
 */
public enum class CollaborationMode(public val wire: String) {
    DEFAULT("default"),
    PLAN("plan"),
    ;

    public companion object {
        /** The member of a text of the wire; null where it is none of these. */
        public fun fromWire(wire: String?): CollaborationMode? = entries.find { it.wire == wire }
    }
}

/**
 * A collaboration mode as it is offered.
 *
 * Contract: catalogs/modes/OfferedCollaborationMode
 *
 * @property mode Whether an agent acts or plans.
 * @property label What the user reads.
 */
public data class OfferedCollaborationMode(val mode: CollaborationMode, val label: String)

/**
 * A permission mode as it is offered.
 *
 * Contract: catalogs/modes/offered_permission_mode
 */
public fun offeredPermissionMode(mode: PermissionMode): OfferedPermissionMode = when (mode) {
    // catalogs/modes/offered_permission_mode/default
    PermissionMode.DEFAULT -> OfferedPermissionMode(
        mode = PermissionMode.DEFAULT,
        label = "Default",
        tone = Tone.NEUTRAL,
    )

    // catalogs/modes/offered_permission_mode/acceptEdits
    PermissionMode.ACCEPT_EDITS -> OfferedPermissionMode(
        mode = PermissionMode.ACCEPT_EDITS,
        label = "Accept Edits",
        tone = Tone.WARNING,
    )

    // catalogs/modes/offered_permission_mode/auto
    PermissionMode.AUTO -> OfferedPermissionMode(mode = PermissionMode.AUTO, label = "Auto", tone = Tone.WARNING)

    // catalogs/modes/offered_permission_mode/bypassPermissions
    PermissionMode.BYPASS_PERMISSIONS -> OfferedPermissionMode(
        mode = PermissionMode.BYPASS_PERMISSIONS,
        label = "Yolo",
        tone = Tone.DANGER,
    )

    // catalogs/modes/offered_permission_mode/plan
    PermissionMode.PLAN -> OfferedPermissionMode(mode = PermissionMode.PLAN, label = "Plan Mode", tone = Tone.INFO)

    // catalogs/modes/offered_permission_mode/ask
    PermissionMode.ASK -> OfferedPermissionMode(mode = PermissionMode.ASK, label = "Ask Mode", tone = Tone.INFO)

    // catalogs/modes/offered_permission_mode/debug
    PermissionMode.DEBUG -> OfferedPermissionMode(mode = PermissionMode.DEBUG, label = "Debug Mode", tone = Tone.INFO)

    // catalogs/modes/offered_permission_mode/autoReview
    PermissionMode.AUTO_REVIEW -> OfferedPermissionMode(
        mode = PermissionMode.AUTO_REVIEW,
        label = "Auto-review",
        tone = Tone.WARNING,
    )

    // catalogs/modes/offered_permission_mode/read-only
    PermissionMode.READ_ONLY -> OfferedPermissionMode(
        mode = PermissionMode.READ_ONLY,
        label = "Read Only",
        tone = Tone.WARNING,
    )

    // catalogs/modes/offered_permission_mode/safe-yolo
    PermissionMode.SAFE_YOLO -> OfferedPermissionMode(
        mode = PermissionMode.SAFE_YOLO,
        label = "Safe Yolo",
        tone = Tone.WARNING,
    )

    // catalogs/modes/offered_permission_mode/yolo
    PermissionMode.YOLO -> OfferedPermissionMode(mode = PermissionMode.YOLO, label = "Yolo", tone = Tone.DANGER)

    // catalogs/modes/offered_permission_mode/request-review
    PermissionMode.REQUEST_REVIEW -> OfferedPermissionMode(
        mode = PermissionMode.REQUEST_REVIEW,
        label = "Request Review",
        tone = Tone.NEUTRAL,
    )

    // catalogs/modes/offered_permission_mode/always-proceed
    PermissionMode.ALWAYS_PROCEED -> OfferedPermissionMode(
        mode = PermissionMode.ALWAYS_PROCEED,
        label = "Always Proceed",
        tone = Tone.DANGER,
    )
}

/**
 * A collaboration mode as it is offered.
 *
 * Contract: catalogs/modes/offered_collaboration_mode
 */
public fun offeredCollaborationMode(mode: CollaborationMode): OfferedCollaborationMode = when (mode) {
    // catalogs/modes/offered_collaboration_mode/default
    CollaborationMode.DEFAULT -> OfferedCollaborationMode(mode = CollaborationMode.DEFAULT, label = "Default")

    // catalogs/modes/offered_collaboration_mode/plan
    CollaborationMode.PLAN -> OfferedCollaborationMode(mode = CollaborationMode.PLAN, label = "Plan")
}

/**
 * The collaboration modes of codex, in offer order.
 *
 * Contract: catalogs/modes/codex_collaboration_modes
 */
public fun codexCollaborationModes(): List<OfferedCollaborationMode> =
    listOf(offeredCollaborationMode(CollaborationMode.DEFAULT), offeredCollaborationMode(CollaborationMode.PLAN))

/**
 * The permission modes of a kind of agent, in offer order; none where they cannot be switched, and none for an unknown
 * kind.
 *
 * Contract: catalogs/modes/permission_modes
 */
public fun permissionModes(flavor: String): List<OfferedPermissionMode> = when (flavor) {
    // catalogs/modes/permission_modes/agy
    "agy" -> listOf(
        offeredPermissionMode(PermissionMode.REQUEST_REVIEW),
        offeredPermissionMode(PermissionMode.ALWAYS_PROCEED),
    )

    // catalogs/modes/permission_modes/claude
    "claude" -> listOf(
        offeredPermissionMode(PermissionMode.DEFAULT),
        offeredPermissionMode(PermissionMode.ACCEPT_EDITS),
        offeredPermissionMode(PermissionMode.AUTO),
        offeredPermissionMode(PermissionMode.BYPASS_PERMISSIONS),
        offeredPermissionMode(PermissionMode.PLAN),
    )

    // catalogs/modes/permission_modes/codex
    "codex" -> listOf(
        offeredPermissionMode(PermissionMode.DEFAULT),
        offeredPermissionMode(PermissionMode.READ_ONLY),
        offeredPermissionMode(PermissionMode.SAFE_YOLO),
        offeredPermissionMode(PermissionMode.YOLO),
    )

    // catalogs/modes/permission_modes/copilot
    "copilot" -> listOf(
        offeredPermissionMode(PermissionMode.DEFAULT),
        offeredPermissionMode(PermissionMode.READ_ONLY),
        offeredPermissionMode(PermissionMode.SAFE_YOLO),
        offeredPermissionMode(PermissionMode.YOLO),
    )

    // catalogs/modes/permission_modes/cursor
    "cursor" -> listOf(
        offeredPermissionMode(PermissionMode.DEFAULT),
        offeredPermissionMode(PermissionMode.PLAN),
        offeredPermissionMode(PermissionMode.ASK),
        offeredPermissionMode(PermissionMode.DEBUG),
        offeredPermissionMode(PermissionMode.AUTO_REVIEW),
        offeredPermissionMode(PermissionMode.YOLO),
    )

    // catalogs/modes/permission_modes/dsh
    "dsh" -> emptyList()

    // catalogs/modes/permission_modes/gemini
    "gemini" -> listOf(
        offeredPermissionMode(PermissionMode.DEFAULT),
        offeredPermissionMode(PermissionMode.READ_ONLY),
        offeredPermissionMode(PermissionMode.SAFE_YOLO),
        offeredPermissionMode(PermissionMode.YOLO),
    )

    // catalogs/modes/permission_modes/grok
    "grok" -> listOf(
        offeredPermissionMode(PermissionMode.DEFAULT),
        offeredPermissionMode(PermissionMode.AUTO),
        offeredPermissionMode(PermissionMode.PLAN),
        offeredPermissionMode(PermissionMode.BYPASS_PERMISSIONS),
    )

    // catalogs/modes/permission_modes/kimi
    "kimi" -> listOf(
        offeredPermissionMode(PermissionMode.DEFAULT),
        offeredPermissionMode(PermissionMode.READ_ONLY),
        offeredPermissionMode(PermissionMode.SAFE_YOLO),
        offeredPermissionMode(PermissionMode.YOLO),
    )

    // catalogs/modes/permission_modes/opencode
    "opencode" -> listOf(
        offeredPermissionMode(PermissionMode.DEFAULT),
        offeredPermissionMode(PermissionMode.PLAN),
        offeredPermissionMode(PermissionMode.YOLO),
    )

    // catalogs/modes/permission_modes/pi
    "pi" -> emptyList()

    else -> emptyList()
}

/**
 * The kinds of agent.
 *
 * Contract: catalogs/modes/agent_flavors
 */
public fun agentFlavors(): List<String> =
    listOf("agy", "claude", "codex", "copilot", "cursor", "dsh", "gemini", "grok", "kimi", "opencode", "pi")

/**
 * All modes that a client offers, in the form in which fixtures have them.
 *
 * Contract: catalogs/modes/modes_catalog
 */
internal fun modesCatalog(): JsonObject {
    val byFlavor = mutableMapOf<String, JsonElement>()
    for (flavor in agentFlavors()) {
        byFlavor[flavor] = JsonArray(permissionModes(flavor).map(::permissionModeJson))
    }
    return jsonObject {
        put("permissionModesByFlavor", byFlavor.toJsonObject())
        put(
            "codexCollaborationModes",
            JsonArray(
                codexCollaborationModes().map { offered ->
                    jsonObject {
                        put("mode", offered.mode.wire)
                        put("label", offered.label)
                    }
                },
            ),
        )
    }
}

/**
 * One permission mode of the catalog.
 *
 * Contract: catalogs/modes/permission_mode_json
 */
private fun permissionModeJson(offered: OfferedPermissionMode): JsonObject = jsonObject {
    put("mode", offered.mode.wire)
    put("label", offered.label)
    put("tone", offered.tone.wire)
}
