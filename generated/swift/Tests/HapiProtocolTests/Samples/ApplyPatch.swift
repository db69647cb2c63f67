import HapiProtocol

/// A session as an app keeps it.
struct SessionStore {
    let id: String
    private(set) var session: JSONObject
    private(set) var needsRefetch = false

    /// Takes the data of a `session-updated` event; says whether anything has to be drawn anew.
    mutating func receive(_ data: JSONValue?) -> Bool {
        let before = session
        switch parseSessionUpdate(data, sessionID: id) {
        case .session(let update): session = update.session
        case .patch(let update): session = applySessionPatch(session, patch: update.patch)
        case .refetch: needsRefetch = true
        }
        return !session.isIdentical(to: before)
    }
}
