// The modes that a client offers for each kind of agent, and how it shows them.
//
// Printed by portgen from specs/catalogs/modes.py, specs/catalogs/modes.yaml. Do not edit: change the contract and run
// `make generate`.

/// How much care a mode asks of its user.
///
/// Contract: `catalogs/modes/Tone`
public enum Tone: String, Sendable {
    case neutral
    case info
    case warning
    case danger
}

/// What an agent may do without asking.
///
/// Contract: `catalogs/modes/PermissionMode`
public enum PermissionMode: String, Sendable {
    case `default`
    case acceptEdits
    case auto
    case bypassPermissions
    case plan
    case ask
    case debug
    case autoReview
    case readOnly = "read-only"
    case safeYolo = "safe-yolo"
    case yolo
    case requestReview = "request-review"
    case alwaysProceed = "always-proceed"
}

/// A permission mode as it is offered.
///
/// Contract: `catalogs/modes/OfferedPermissionMode`
public struct OfferedPermissionMode: Sendable, Hashable {
    /// What an agent may do without asking.
    public let mode: PermissionMode
    /// What the user reads.
    public let label: String
    /// How much care it asks for.
    public let tone: Tone

    public static func == (left: OfferedPermissionMode, right: OfferedPermissionMode) -> Bool {
        left.mode == right.mode && left.label.isSame(as: right.label) && left.tone == right.tone
    }
}

/// Whether an agent acts or plans.
///
/// Contract: `catalogs/modes/CollaborationMode`
public enum CollaborationMode: String, Sendable {
    case `default`
    case plan
}

/// A collaboration mode as it is offered.
///
/// Contract: `catalogs/modes/OfferedCollaborationMode`
public struct OfferedCollaborationMode: Sendable, Hashable {
    /// Whether an agent acts or plans.
    public let mode: CollaborationMode
    /// What the user reads.
    public let label: String

    public static func == (left: OfferedCollaborationMode, right: OfferedCollaborationMode) -> Bool {
        left.mode == right.mode && left.label.isSame(as: right.label)
    }
}

/// A permission mode as it is offered.
///
/// Contract: `catalogs/modes/offered_permission_mode`
public func offeredPermissionMode(_ mode: PermissionMode) -> OfferedPermissionMode {
    switch mode {
    case .default:
        // catalogs/modes/offered_permission_mode/default
        OfferedPermissionMode(mode: mode, label: "Default", tone: .neutral)
    case .acceptEdits:
        // catalogs/modes/offered_permission_mode/acceptEdits
        OfferedPermissionMode(mode: mode, label: "Accept Edits", tone: .warning)
    case .auto:
        // catalogs/modes/offered_permission_mode/auto
        OfferedPermissionMode(mode: mode, label: "Auto", tone: .warning)
    case .bypassPermissions:
        // catalogs/modes/offered_permission_mode/bypassPermissions
        OfferedPermissionMode(mode: mode, label: "Yolo", tone: .danger)
    case .plan:
        // catalogs/modes/offered_permission_mode/plan
        OfferedPermissionMode(mode: mode, label: "Plan Mode", tone: .info)
    case .ask:
        // catalogs/modes/offered_permission_mode/ask
        OfferedPermissionMode(mode: mode, label: "Ask Mode", tone: .info)
    case .debug:
        // catalogs/modes/offered_permission_mode/debug
        OfferedPermissionMode(mode: mode, label: "Debug Mode", tone: .info)
    case .autoReview:
        // catalogs/modes/offered_permission_mode/autoReview
        OfferedPermissionMode(mode: mode, label: "Auto-review", tone: .warning)
    case .readOnly:
        // catalogs/modes/offered_permission_mode/read-only
        OfferedPermissionMode(mode: mode, label: "Read Only", tone: .warning)
    case .safeYolo:
        // catalogs/modes/offered_permission_mode/safe-yolo
        OfferedPermissionMode(mode: mode, label: "Safe Yolo", tone: .warning)
    case .yolo:
        // catalogs/modes/offered_permission_mode/yolo
        OfferedPermissionMode(mode: mode, label: "Yolo", tone: .danger)
    case .requestReview:
        // catalogs/modes/offered_permission_mode/request-review
        OfferedPermissionMode(mode: mode, label: "Request Review", tone: .neutral)
    case .alwaysProceed:
        // catalogs/modes/offered_permission_mode/always-proceed
        OfferedPermissionMode(mode: mode, label: "Always Proceed", tone: .danger)
    }
}

/// A collaboration mode as it is offered.
///
/// Contract: `catalogs/modes/offered_collaboration_mode`
public func offeredCollaborationMode(_ mode: CollaborationMode) -> OfferedCollaborationMode {
    switch mode {
    case .default:
        // catalogs/modes/offered_collaboration_mode/default
        OfferedCollaborationMode(mode: mode, label: "Default")
    case .plan:
        // catalogs/modes/offered_collaboration_mode/plan
        OfferedCollaborationMode(mode: mode, label: "Plan")
    }
}

/// The collaboration modes of codex, in offer order.
///
/// Contract: `catalogs/modes/codex_collaboration_modes`
public func codexCollaborationModes() -> [OfferedCollaborationMode] {
    [offeredCollaborationMode(.default), offeredCollaborationMode(.plan)]
}

/// The kinds of agent.
///
/// Contract: `catalogs/modes/AGENT_FLAVORS`
public let agentFlavors: [String] = [
    "agy",
    "claude",
    "codex",
    "copilot",
    "cursor",
    "dsh",
    "gemini",
    "grok",
    "kimi",
    "opencode",
    "pi",
]

/// The permission modes of a kind of agent, in offer order; none where they cannot be switched, and none for an unknown
/// kind.
///
/// Contract: `catalogs/modes/permission_modes`
public func permissionModes(_ flavor: String) -> [OfferedPermissionMode] {
    let chosen: [PermissionMode]
    switch flavor {
    case "agy":
        // catalogs/modes/permission_modes/agy
        chosen = [.requestReview, .alwaysProceed]
    case "claude":
        // catalogs/modes/permission_modes/claude
        chosen = [.default, .acceptEdits, .auto, .bypassPermissions, .plan]
    case "codex", "copilot", "gemini", "kimi":
        // catalogs/modes/permission_modes/codex
        // catalogs/modes/permission_modes/copilot
        // catalogs/modes/permission_modes/gemini
        // catalogs/modes/permission_modes/kimi
        chosen = [.default, .readOnly, .safeYolo, .yolo]
    case "cursor":
        // catalogs/modes/permission_modes/cursor
        chosen = [.default, .plan, .ask, .debug, .autoReview, .yolo]
    case "dsh", "pi":
        // catalogs/modes/permission_modes/dsh
        // catalogs/modes/permission_modes/pi
        chosen = []
    case "grok":
        // catalogs/modes/permission_modes/grok
        chosen = [.default, .auto, .plan, .bypassPermissions]
    case "opencode":
        // catalogs/modes/permission_modes/opencode
        chosen = [.default, .plan, .yolo]
    default:
        chosen = []
    }
    return chosen.map(offeredPermissionMode)
}

/// All modes that a client offers, in the form in which fixtures have them.
///
/// Contract: `catalogs/modes/modes_catalog`
package func modesCatalog() -> JSONObject {
    var byFlavor = OrderedMap<ExactString, JSONValue>()
    for flavor in agentFlavors {
        byFlavor[flavor] = .list(permissionModes(flavor).map { .object(permissionModeJSON($0)) })
    }
    return [
        "permissionModesByFlavor": .object(byFlavor.object),
        "codexCollaborationModes": .list(
            objects: codexCollaborationModes().map { offered in
                ["mode": .string(offered.mode.rawValue), "label": .string(offered.label)]
            }
        ),
    ]
}

/// One permission mode of the catalog.
///
/// Contract: `catalogs/modes/permission_mode_json`
private func permissionModeJSON(_ offered: OfferedPermissionMode) -> JSONObject {
    ["mode": .string(offered.mode.rawValue), "label": .string(offered.label), "tone": .string(offered.tone.rawValue)]
}
