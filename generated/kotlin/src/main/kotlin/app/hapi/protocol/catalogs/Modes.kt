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
    PermissionMode.DEFAULT -> {
        // catalogs/modes/offered_permission_mode/default
        OfferedPermissionMode(mode = PermissionMode.DEFAULT, label = "Default", tone = Tone.NEUTRAL)
    }

    PermissionMode.ACCEPT_EDITS -> {
        // catalogs/modes/offered_permission_mode/acceptEdits
        OfferedPermissionMode(mode = PermissionMode.ACCEPT_EDITS, label = "Accept Edits", tone = Tone.WARNING)
    }

    PermissionMode.AUTO -> {
        // catalogs/modes/offered_permission_mode/auto
        OfferedPermissionMode(mode = PermissionMode.AUTO, label = "Auto", tone = Tone.WARNING)
    }

    PermissionMode.BYPASS_PERMISSIONS -> {
        // catalogs/modes/offered_permission_mode/bypassPermissions
        OfferedPermissionMode(mode = PermissionMode.BYPASS_PERMISSIONS, label = "Yolo", tone = Tone.DANGER)
    }

    PermissionMode.PLAN -> {
        // catalogs/modes/offered_permission_mode/plan
        OfferedPermissionMode(mode = PermissionMode.PLAN, label = "Plan Mode", tone = Tone.INFO)
    }

    PermissionMode.ASK -> {
        // catalogs/modes/offered_permission_mode/ask
        OfferedPermissionMode(mode = PermissionMode.ASK, label = "Ask Mode", tone = Tone.INFO)
    }

    PermissionMode.DEBUG -> {
        // catalogs/modes/offered_permission_mode/debug
        OfferedPermissionMode(mode = PermissionMode.DEBUG, label = "Debug Mode", tone = Tone.INFO)
    }

    PermissionMode.AUTO_REVIEW -> {
        // catalogs/modes/offered_permission_mode/autoReview
        OfferedPermissionMode(mode = PermissionMode.AUTO_REVIEW, label = "Auto-review", tone = Tone.WARNING)
    }

    PermissionMode.READ_ONLY -> {
        // catalogs/modes/offered_permission_mode/read-only
        OfferedPermissionMode(mode = PermissionMode.READ_ONLY, label = "Read Only", tone = Tone.WARNING)
    }

    PermissionMode.SAFE_YOLO -> {
        // catalogs/modes/offered_permission_mode/safe-yolo
        OfferedPermissionMode(mode = PermissionMode.SAFE_YOLO, label = "Safe Yolo", tone = Tone.WARNING)
    }

    PermissionMode.YOLO -> {
        // catalogs/modes/offered_permission_mode/yolo
        OfferedPermissionMode(mode = PermissionMode.YOLO, label = "Yolo", tone = Tone.DANGER)
    }

    PermissionMode.REQUEST_REVIEW -> {
        // catalogs/modes/offered_permission_mode/request-review
        OfferedPermissionMode(mode = PermissionMode.REQUEST_REVIEW, label = "Request Review", tone = Tone.NEUTRAL)
    }

    PermissionMode.ALWAYS_PROCEED -> {
        // catalogs/modes/offered_permission_mode/always-proceed
        OfferedPermissionMode(mode = PermissionMode.ALWAYS_PROCEED, label = "Always Proceed", tone = Tone.DANGER)
    }
}

/**
 * A collaboration mode as it is offered.
 *
 * Contract: catalogs/modes/offered_collaboration_mode
 */
public fun offeredCollaborationMode(mode: CollaborationMode): OfferedCollaborationMode = when (mode) {
    CollaborationMode.DEFAULT -> {
        // catalogs/modes/offered_collaboration_mode/default
        OfferedCollaborationMode(mode = CollaborationMode.DEFAULT, label = "Default")
    }

    CollaborationMode.PLAN -> {
        // catalogs/modes/offered_collaboration_mode/plan
        OfferedCollaborationMode(mode = CollaborationMode.PLAN, label = "Plan")
    }
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
    "agy" -> {
        // catalogs/modes/permission_modes/agy
        listOf(
            offeredPermissionMode(PermissionMode.REQUEST_REVIEW),
            offeredPermissionMode(PermissionMode.ALWAYS_PROCEED),
        )
    }

    "claude" -> {
        // catalogs/modes/permission_modes/claude
        listOf(
            offeredPermissionMode(PermissionMode.DEFAULT),
            offeredPermissionMode(PermissionMode.ACCEPT_EDITS),
            offeredPermissionMode(PermissionMode.AUTO),
            offeredPermissionMode(PermissionMode.BYPASS_PERMISSIONS),
            offeredPermissionMode(PermissionMode.PLAN),
        )
    }

    "codex" -> {
        // catalogs/modes/permission_modes/codex
        listOf(
            offeredPermissionMode(PermissionMode.DEFAULT),
            offeredPermissionMode(PermissionMode.READ_ONLY),
            offeredPermissionMode(PermissionMode.SAFE_YOLO),
            offeredPermissionMode(PermissionMode.YOLO),
        )
    }

    "copilot" -> {
        // catalogs/modes/permission_modes/copilot
        listOf(
            offeredPermissionMode(PermissionMode.DEFAULT),
            offeredPermissionMode(PermissionMode.READ_ONLY),
            offeredPermissionMode(PermissionMode.SAFE_YOLO),
            offeredPermissionMode(PermissionMode.YOLO),
        )
    }

    "cursor" -> {
        // catalogs/modes/permission_modes/cursor
        listOf(
            offeredPermissionMode(PermissionMode.DEFAULT),
            offeredPermissionMode(PermissionMode.PLAN),
            offeredPermissionMode(PermissionMode.ASK),
            offeredPermissionMode(PermissionMode.DEBUG),
            offeredPermissionMode(PermissionMode.AUTO_REVIEW),
            offeredPermissionMode(PermissionMode.YOLO),
        )
    }

    "dsh" -> {
        // catalogs/modes/permission_modes/dsh
        emptyList()
    }

    "gemini" -> {
        // catalogs/modes/permission_modes/gemini
        listOf(
            offeredPermissionMode(PermissionMode.DEFAULT),
            offeredPermissionMode(PermissionMode.READ_ONLY),
            offeredPermissionMode(PermissionMode.SAFE_YOLO),
            offeredPermissionMode(PermissionMode.YOLO),
        )
    }

    "grok" -> {
        // catalogs/modes/permission_modes/grok
        listOf(
            offeredPermissionMode(PermissionMode.DEFAULT),
            offeredPermissionMode(PermissionMode.AUTO),
            offeredPermissionMode(PermissionMode.PLAN),
            offeredPermissionMode(PermissionMode.BYPASS_PERMISSIONS),
        )
    }

    "kimi" -> {
        // catalogs/modes/permission_modes/kimi
        listOf(
            offeredPermissionMode(PermissionMode.DEFAULT),
            offeredPermissionMode(PermissionMode.READ_ONLY),
            offeredPermissionMode(PermissionMode.SAFE_YOLO),
            offeredPermissionMode(PermissionMode.YOLO),
        )
    }

    "opencode" -> {
        // catalogs/modes/permission_modes/opencode
        listOf(
            offeredPermissionMode(PermissionMode.DEFAULT),
            offeredPermissionMode(PermissionMode.PLAN),
            offeredPermissionMode(PermissionMode.YOLO),
        )
    }

    "pi" -> {
        // catalogs/modes/permission_modes/pi
        emptyList()
    }

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
public fun modesCatalog(): JsonObject {
    val byFlavor = mutableMapOf<String, JsonElement>()
    for (flavor in agentFlavors()) {
        byFlavor[flavor] = JsonArray(permissionModes(flavor).map { permissionModeJson(it) })
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
