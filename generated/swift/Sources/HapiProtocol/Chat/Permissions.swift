// Permissions: what the agent asked for and what it was answered.
//
// Printed by portgen from specs/chat/permissions.py. Do not edit: change the contract and run `make generate`.

/// Where a permission was read, which tells what it has to say: an open request only its status, an answered one
/// everything, the result of a tool all but reason and answers. What it has to say may be that there is nothing.
///
/// Contract: `chat/permissions/PermissionOrigin`
public enum PermissionOrigin: String, Sendable {
    case request
    case answered
    case result
}

/// The permission of a tool call; what has no value is not known.
///
/// Contract: `chat/permissions/Permission`
public struct Permission: Sendable, Hashable {
    public var origin: PermissionOrigin
    /// `pending`, `approved`, `denied` or `canceled`.
    public var status: String?
    public var reason: JSONValue?
    public var mode: JSONValue?
    public var decision: JSONValue?
    public var allowedTools: JSONValue?
    public var answers: JSONValue?

    public init(
        origin: PermissionOrigin,
        status: String? = nil,
        reason: JSONValue? = nil,
        mode: JSONValue? = nil,
        decision: JSONValue? = nil,
        allowedTools: JSONValue? = nil,
        answers: JSONValue? = nil
    ) {
        self.origin = origin
        self.status = status
        self.reason = reason
        self.mode = mode
        self.decision = decision
        self.allowedTools = allowedTools
        self.answers = answers
    }

    public static func == (left: Permission, right: Permission) -> Bool {
        left.origin == right.origin
            && left.status.isSame(as: right.status)
            && left.reason == right.reason
            && left.mode == right.mode
            && left.decision == right.decision
            && left.allowedTools == right.allowedTools
            && left.answers == right.answers
    }

    /// Whether it waits for an answer.
    ///
    /// Contract: `chat/permissions/Permission.is_pending`
    public var isPending: Bool { status == "pending" }

    /// Whether the call must not go on.
    ///
    /// Contract: `chat/permissions/Permission.is_refused`
    public var isRefused: Bool { status == "denied" || status == "canceled" }
}

/// A permission as the state of the agent has it, and the call that asked for it.
///
/// Contract: `chat/permissions/PermissionEntry`
struct PermissionEntry {
    let callID: String
    let tool: String
    var input: JSONValue?
    var createdAt: Double?
    let permission: Permission
}

/// The permissions of an agent's state by call id: answered ones first, then open ones not yet answered.
///
/// Contract: `chat/permissions/read_permissions`
func readPermissions(_ state: JSONValue?) -> OrderedMap<ExactString, PermissionEntry> {
    var found = OrderedMap<ExactString, PermissionEntry>()
    for entry in state["completedRequests"].entries where entry.value.isRecord {
        let permission = answeredPermission(entry.value)
        found[entry.key] = permissionEntry(entry.key, request: entry.value, permission: permission)
    }
    for entry in state["requests"].entries {
        if entry.value.isRecord, found[entry.key] == nil {
            let pending = Permission(origin: .request, status: "pending")
            found[entry.key] = permissionEntry(entry.key, request: entry.value, permission: pending)
        }
    }
    return found
}

/// The entry of a request.
///
/// Contract: `chat/permissions/permission_entry`
private func permissionEntry(_ callID: String, request: JSONValue, permission: Permission) -> PermissionEntry {
    PermissionEntry(
        callID: callID,
        tool: request["tool"].string ?? "Tool",
        input: request["arguments"],
        createdAt: request["createdAt"].number,
        permission: permission
    )
}

/// The permission of an answered request.
///
/// Contract: `chat/permissions/answered_permission`
private func answeredPermission(_ request: JSONValue) -> Permission {
    Permission(
        origin: .answered,
        status: request["status"].string,
        reason: unlessNull(request["reason"]),
        mode: unlessNull(request["mode"]),
        decision: unlessNull(request["decision"]),
        allowedTools: request["allowTools"],
        answers: request["answers"]
    )
}

/// The value; null is none.
///
/// Contract: `chat/permissions/unless_null`
private func unlessNull(_ value: JSONValue?) -> JSONValue? {
    value.isNull ? nil : value
}

/// The permission that a tool result carries, over the one that the agent's state knows.
///
/// Contract: `chat/permissions/merged_permission`
func mergedPermission(_ result: ResultPermission, known: Permission?) -> Permission {
    let told = Permission(
        origin: .result,
        status: result.isApproved ? "approved" : "denied",
        mode: result.mode.map(JSONValue.string),
        decision: result.decision.map(JSONValue.string),
        allowedTools: result.allowedTools.map(JSONValue.list(texts:))
    )
    guard let known else { return told }
    var copy = layOver(known, told: told)
    copy.origin = known.origin == .answered ? known.origin : told.origin
    copy.decision = told.decision ?? known.decision
    copy.allowedTools = told.allowedTools ?? known.allowedTools
    return copy
}

/// One permission over another: whatever it has to say counts, that there is nothing included.
///
/// Contract: `chat/permissions/lay_over`
func layOver(_ base: Permission?, told: Permission) -> Permission {
    guard let base else { return told }
    switch told.origin {
    case .request:
        var copy = base
        copy.status = told.status
        return copy
    case .result:
        var copy = base
        copy.status = told.status
        copy.mode = told.mode
        copy.decision = told.decision
        copy.allowedTools = told.allowedTools
        return copy
    case .answered:
        return told
    }
}

/// The projection of a permission; what is not known is left out.
///
/// Contract: `chat/permissions/project_permission`
func projectPermission(_ permission: Permission?) -> JSONValue? {
    guard let permission else { return nil }
    return .object(
        JSONObject(present: [
            "status": permission.status.map(JSONValue.string),
            "mode": permission.mode,
            "decision": permission.decision,
            "allowedTools": permission.allowedTools,
            "answers": permission.answers,
            "reason": permission.reason,
        ])
    )
}
