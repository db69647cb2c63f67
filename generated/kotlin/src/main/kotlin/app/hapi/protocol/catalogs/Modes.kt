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
    PermissionMode.DEFAULT -> OfferedPermissionMode(mode = mode, label = "Default", tone = Tone.NEUTRAL)

    // catalogs/modes/offered_permission_mode/acceptEdits
    PermissionMode.ACCEPT_EDITS -> OfferedPermissionMode(mode = mode, label = "Accept Edits", tone = Tone.WARNING)

    // catalogs/modes/offered_permission_mode/auto
    PermissionMode.AUTO -> OfferedPermissionMode(mode = mode, label = "Auto", tone = Tone.WARNING)

    // catalogs/modes/offered_permission_mode/bypassPermissions
    PermissionMode.BYPASS_PERMISSIONS -> OfferedPermissionMode(mode = mode, label = "Yolo", tone = Tone.DANGER)

    // catalogs/modes/offered_permission_mode/plan
    PermissionMode.PLAN -> OfferedPermissionMode(mode = mode, label = "Plan Mode", tone = Tone.INFO)

    // catalogs/modes/offered_permission_mode/ask
    PermissionMode.ASK -> OfferedPermissionMode(mode = mode, label = "Ask Mode", tone = Tone.INFO)

    // catalogs/modes/offered_permission_mode/debug
    PermissionMode.DEBUG -> OfferedPermissionMode(mode = mode, label = "Debug Mode", tone = Tone.INFO)

    // catalogs/modes/offered_permission_mode/autoReview
    PermissionMode.AUTO_REVIEW -> OfferedPermissionMode(mode = mode, label = "Auto-review", tone = Tone.WARNING)

    // catalogs/modes/offered_permission_mode/read-only
    PermissionMode.READ_ONLY -> OfferedPermissionMode(mode = mode, label = "Read Only", tone = Tone.WARNING)

    // catalogs/modes/offered_permission_mode/safe-yolo
    PermissionMode.SAFE_YOLO -> OfferedPermissionMode(mode = mode, label = "Safe Yolo", tone = Tone.WARNING)

    // catalogs/modes/offered_permission_mode/yolo
    PermissionMode.YOLO -> OfferedPermissionMode(mode = mode, label = "Yolo", tone = Tone.DANGER)

    // catalogs/modes/offered_permission_mode/request-review
    PermissionMode.REQUEST_REVIEW -> OfferedPermissionMode(mode = mode, label = "Request Review", tone = Tone.NEUTRAL)

    // catalogs/modes/offered_permission_mode/always-proceed
    PermissionMode.ALWAYS_PROCEED -> OfferedPermissionMode(mode = mode, label = "Always Proceed", tone = Tone.DANGER)
}

/**
 * A collaboration mode as it is offered.
 *
 * Contract: catalogs/modes/offered_collaboration_mode
 */
public fun offeredCollaborationMode(mode: CollaborationMode): OfferedCollaborationMode = when (mode) {
    // catalogs/modes/offered_collaboration_mode/default
    CollaborationMode.DEFAULT -> OfferedCollaborationMode(mode = mode, label = "Default")

    // catalogs/modes/offered_collaboration_mode/plan
    CollaborationMode.PLAN -> OfferedCollaborationMode(mode = mode, label = "Plan")
}

/**
 * The collaboration modes of codex, in offer order.
 *
 * Contract: catalogs/modes/codex_collaboration_modes
 */
public fun codexCollaborationModes(): List<OfferedCollaborationMode> =
    listOf(offeredCollaborationMode(CollaborationMode.DEFAULT), offeredCollaborationMode(CollaborationMode.PLAN))

/** The kinds of agent. */
public val AGENT_FLAVORS: List<String> =
    listOf("agy", "claude", "codex", "copilot", "cursor", "dsh", "gemini", "grok", "kimi", "opencode", "pi")

/**
 * The permission modes of a kind of agent, in offer order; none where they cannot be switched, and none for an unknown
 * kind.
 *
 * Contract: catalogs/modes/permission_modes
 */
public fun permissionModes(flavor: String): List<OfferedPermissionMode> {
    val chosen = when (flavor) {
        // catalogs/modes/permission_modes/agy
        "agy" -> listOf(PermissionMode.REQUEST_REVIEW, PermissionMode.ALWAYS_PROCEED)

        // catalogs/modes/permission_modes/claude
        "claude" -> listOf(
            PermissionMode.DEFAULT,
            PermissionMode.ACCEPT_EDITS,
            PermissionMode.AUTO,
            PermissionMode.BYPASS_PERMISSIONS,
            PermissionMode.PLAN,
        )

        // catalogs/modes/permission_modes/codex
        // catalogs/modes/permission_modes/copilot
        // catalogs/modes/permission_modes/gemini
        // catalogs/modes/permission_modes/kimi
        "codex", "copilot", "gemini", "kimi" -> listOf(
            PermissionMode.DEFAULT,
            PermissionMode.READ_ONLY,
            PermissionMode.SAFE_YOLO,
            PermissionMode.YOLO,
        )

        // catalogs/modes/permission_modes/cursor
        "cursor" -> listOf(
            PermissionMode.DEFAULT,
            PermissionMode.PLAN,
            PermissionMode.ASK,
            PermissionMode.DEBUG,
            PermissionMode.AUTO_REVIEW,
            PermissionMode.YOLO,
        )

        // catalogs/modes/permission_modes/dsh
        // catalogs/modes/permission_modes/pi
        "dsh", "pi" -> emptyList()

        // catalogs/modes/permission_modes/grok
        "grok" -> listOf(
            PermissionMode.DEFAULT,
            PermissionMode.AUTO,
            PermissionMode.PLAN,
            PermissionMode.BYPASS_PERMISSIONS,
        )

        // catalogs/modes/permission_modes/opencode
        "opencode" -> listOf(PermissionMode.DEFAULT, PermissionMode.PLAN, PermissionMode.YOLO)

        else -> emptyList()
    }
    return chosen.map(::offeredPermissionMode)
}

/**
 * All modes that a client offers, in the form in which fixtures have them.
 *
 * Contract: catalogs/modes/modes_catalog
 */
internal fun modesCatalog(): JsonObject {
    val byFlavor = mutableMapOf<String, JsonElement>()
    for (flavor in AGENT_FLAVORS) {
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
