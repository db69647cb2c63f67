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

/// A key that a patch brings with a version, and how it is taken.
///
/// Contract: `sse/patch/VersionedKey`
struct VersionedKey {
    let key: String
    /// The key that holds the version.
    let watermark: String
    /// Whether null takes the key away.
    let nullRemoves: Bool
}

/// Keys that are assigned when they differ.
///
/// Contract: `sse/patch/REPLACED_KEYS`
private let replacedKeys: [String] = [
    "active",  // sse/patch/active
    "thinking",  // sse/patch/thinking
    "activeAt",  // sse/patch/active-at
    "model",  // sse/patch/model
    "modelReasoningEffort",  // sse/patch/model-reasoning-effort
    "effort",  // sse/patch/effort
    "serviceTier",  // sse/patch/service-tier
    "permissionMode",  // sse/patch/permission-mode
    "collaborationMode",  // sse/patch/collaboration-mode
    "copilotAgentMode",  // sse/patch/copilot-agent-mode
    "backgroundTaskCount",  // sse/patch/background-task-count
]

/// Keys that are assigned when they are greater.
///
/// Contract: `sse/patch/GROWING_KEYS`
private let growingKeys: [String] = [
    "updatedAt"  // sse/patch/updated-at
]

/// Keys that are assigned when their version is greater than the one that is held.
///
/// Contract: `sse/patch/VERSIONED_KEYS`
private let versionedKeys: [VersionedKey] = [
    VersionedKey(key: "metadata", watermark: "metadataVersion", nullRemoves: false),  // sse/patch/metadata
    VersionedKey(key: "agentState", watermark: "agentStateVersion", nullRemoves: false),  // sse/patch/agent-state
    VersionedKey(key: "todos", watermark: "todosUpdatedAt", nullRemoves: false),  // sse/patch/todos
    VersionedKey(key: "teamState", watermark: "teamStateUpdatedAt", nullRemoves: true),  // sse/patch/team-state
]

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
    var changes = OrderedMap<ExactString, JSONValue>()
    for key in replacedKeys {
        if let value = patch[key], !value.isSameScalar(as: session[key]) {
            changes[key] = value
        }
    }
    for key in growingKeys {
        if let number = patch[key].number, number > session[key].number ?? 0 {
            changes[key] = .number(number)
        }
    }
    for versioned in versionedKeys {
        if let change = patch[versioned.key],
            let version = change["version"].number,
            version > session[versioned.watermark].number ?? 0
        {
            changes[versioned.key] = change["value"].orNull
            changes[versioned.watermark] = .number(version)
        }
    }
    if changes.isEmpty {
        return nil
    }
    var fields = JSONValue.object(JSONValue.object(session).merged(with: changes.object)).orderedMap
    for versioned in versionedKeys {
        if versioned.nullRemoves, changes[versioned.key].isNull {
            fields.removeValue(forKey: versioned.key)
        }
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
    if let session = parseSession(data).object, sessionID == nil || session["id"].string.isSame(as: sessionID) {
        return .session(ReplaceSession(session: session))
    }
    if let patch = parseSessionPatch(data).object {
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
