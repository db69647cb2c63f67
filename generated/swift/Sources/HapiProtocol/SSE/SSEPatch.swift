// How what changed in a session is laid over the session that a client holds.
//
// Printed by portgen from specs/sse/patch.py, specs/sse/patch.yaml. Do not edit: change the contract and run
// `make generate`.

/// What the data of a `session-updated` event asks a client to do.
///
/// Contract: `sse/patch/SessionUpdate`
public enum SessionUpdate: Sendable, Hashable {
    /// Take this session, in its normal form, in place of the one that is held.
    case session(ReplaceSession)
    /// Lay this patch, in its normal form, over the session that is held.
    case patch(PatchSession)
    /// Fetch the session again: the data is neither a session nor a patch.
    ///
    /// Contract: `sse/patch/RefetchSession`
    case refetch
}

/// Whether a key of a patch says only what the session says already. A patch of such keys alone changes nothing; that
/// goes for keys that are never assigned, too.
///
/// Contract: `sse/patch/gate`
private func saysNothingNew(_ session: JSONObject, entry: JSONObject.Member) -> Bool {
    let held = session[entry.key]
    if entry.key == "activeAt",
        let newNumber = entry.value.number,
        let heldNumber = held.number,
        abs(newNumber - heldNumber) < keepAliveSpan
    {
        return true
    }
    return entry.value.isSameScalar(as: held)
}

/// The session after a patch in its normal form, or nothing when the patch changes nothing.
///
/// Never assigned: `activeTurnStartedAt`, `scratchlistUpdatedAt`.
///
/// Contract: `sse/patch/patched_session`
func patchedSession(_ session: JSONObject, _ patch: JSONObject) -> JSONObject? {
    if JSONValue.object(patch).entries.allSatisfy({ saysNothingNew(session, entry: $0) }) {
        return nil
    }
    var fields = JSONValue.object(session).orderedMap
    var changed = false
    // sse/patch/active
    if let value = patch["active"], !value.isSameScalar(as: session["active"]) {
        fields["active"] = value
        changed = true
    }
    // sse/patch/thinking
    if let value = patch["thinking"], !value.isSameScalar(as: session["thinking"]) {
        fields["thinking"] = value
        changed = true
    }
    // sse/patch/active-at
    if let value = patch["activeAt"], !value.isSameScalar(as: session["activeAt"]) {
        fields["activeAt"] = value
        changed = true
    }
    // sse/patch/model
    if let value = patch["model"], !value.isSameScalar(as: session["model"]) {
        fields["model"] = value
        changed = true
    }
    // sse/patch/model-reasoning-effort
    if let value = patch["modelReasoningEffort"], !value.isSameScalar(as: session["modelReasoningEffort"]) {
        fields["modelReasoningEffort"] = value
        changed = true
    }
    // sse/patch/effort
    if let value = patch["effort"], !value.isSameScalar(as: session["effort"]) {
        fields["effort"] = value
        changed = true
    }
    // sse/patch/service-tier
    if let value = patch["serviceTier"], !value.isSameScalar(as: session["serviceTier"]) {
        fields["serviceTier"] = value
        changed = true
    }
    // sse/patch/permission-mode
    if let value = patch["permissionMode"], !value.isSameScalar(as: session["permissionMode"]) {
        fields["permissionMode"] = value
        changed = true
    }
    // sse/patch/collaboration-mode
    if let value = patch["collaborationMode"], !value.isSameScalar(as: session["collaborationMode"]) {
        fields["collaborationMode"] = value
        changed = true
    }
    // sse/patch/copilot-agent-mode
    if let value = patch["copilotAgentMode"], !value.isSameScalar(as: session["copilotAgentMode"]) {
        fields["copilotAgentMode"] = value
        changed = true
    }
    // sse/patch/background-task-count
    if let value = patch["backgroundTaskCount"], !value.isSameScalar(as: session["backgroundTaskCount"]) {
        fields["backgroundTaskCount"] = value
        changed = true
    }
    // sse/patch/updated-at
    if let number = patch["updatedAt"].number, number > session["updatedAt"].number ?? 0 {
        fields["updatedAt"] = .number(number)
        changed = true
    }
    // sse/patch/metadata
    if let change = patch["metadata"],
        let version = change["version"].number,
        version > session["metadataVersion"].number ?? 0
    {
        fields["metadata"] = change["value"].orNull
        fields["metadataVersion"] = .number(version)
        changed = true
    }
    // sse/patch/agent-state
    if let change = patch["agentState"],
        let version = change["version"].number,
        version > session["agentStateVersion"].number ?? 0
    {
        fields["agentState"] = change["value"].orNull
        fields["agentStateVersion"] = .number(version)
        changed = true
    }
    // sse/patch/todos
    if let change = patch["todos"],
        let version = change["version"].number,
        version > session["todosUpdatedAt"].number ?? 0
    {
        fields["todos"] = change["value"].orNull
        fields["todosUpdatedAt"] = .number(version)
        changed = true
    }
    // sse/patch/team-state
    if let change = patch["teamState"],
        let version = change["version"].number,
        version > session["teamStateUpdatedAt"].number ?? 0
    {
        if change["value"].isNullish {
            fields.removeValue(forKey: "teamState")
        } else {
            fields["teamState"] = change["value"].orNull
        }
        fields["teamStateUpdatedAt"] = .number(version)
        changed = true
    }
    if !changed {
        return nil
    }
    return fields.object
}

/// Take this session, in its normal form, in place of the one that is held.
///
/// Contract: `sse/patch/ReplaceSession`
public struct ReplaceSession: Sendable, Hashable {
    public let session: JSONObject
}

/// Lay this patch, in its normal form, over the session that is held.
///
/// Contract: `sse/patch/PatchSession`
public struct PatchSession: Sendable, Hashable {
    public let patch: JSONObject
}

/// What the data of a `session-updated` event asks for; `sessionID` is that of the event.
///
/// A session of another id is no update of this one. Without `sessionID` every session is taken.
///
/// Contract: `sse/patch/parse_session_update`
public func parseSessionUpdate(_ data: JSONValue?, sessionID: String? = nil) -> SessionUpdate {
    if let session = parseSession(data), sessionID == nil || session["id"].string.isSame(as: sessionID) {
        return .session(ReplaceSession(session: session))
    }
    if let patch = parseSessionPatch(data) {
        return .patch(PatchSession(patch: patch))
    }
    return .refetch
}

/// The session with a patch in its normal form laid over it; the same object when unchanged.
///
/// Contract: `sse/patch/apply_session_patch`
public func applySessionPatch(_ session: JSONObject, patch: JSONObject) -> JSONObject {
    patchedSession(session, patch) ?? session
}
