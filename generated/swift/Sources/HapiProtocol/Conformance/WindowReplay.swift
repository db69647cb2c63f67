// Replay of a message window: the operations of a document against a scripted server.
//
// Printed by portgen from specs/conformance/window_replay.py. Do not edit: change the contract and run `make generate`.

/// Replays operations; compares what each is to be compared by, and the state at the end.
///
/// Contract: `conformance/window_replay/window_checks`
func windowChecks(_ document: JSONValue) -> [Check] {
    let replay = WindowReplay(window: MessageWindow())
    for (index, operation) in listOrEmpty(document["ops"]).enumerated() {
        replay.run(operation, path: "$.ops[\(index)]")
    }
    replay.check("$.expectedState", expected: document["expectedState"], actual: .object(windowState(replay.window)))
    return replay.checks
}

/// Runs operations on a window and notes what is compared.
///
/// Contract: `conformance/window_replay/WindowReplay`
final class WindowReplay {
    let window: MessageWindow
    private(set) var checks: [Check] = []
    private var queries: [JSONObject] = []

    init(window: MessageWindow) {
        self.window = window
    }

    /// Notes a compared part.
    ///
    /// Contract: `conformance/window_replay/WindowReplay.check`
    func check(_ path: String, expected: JSONValue?, actual: JSONValue?) {
        checks.append(Check(path: path, expected: expected, actual: actual))
    }

    /// Runs one operation; an unknown one does nothing.
    ///
    /// Contract: `conformance/window_replay/WindowReplay.run`
    func run(_ operation: JSONValue, path: String) {
        let name = operation["op"].string ?? ""
        let localID = operation["localId"].string ?? ""
        let message = operation["message"].orNull
        switch name {
        case "sync-tail":
            queries.removeAll()
            sync(operation)
            checkExchange(operation, path: path)
        case "fetch-older":
            queries.removeAll()
            let outcome = fetchOlder(operation)
            checkExchange(operation, path: path)
            check(
                "\(path).expectedOutcome",
                expected: operation["expectedOutcome"],
                actual: .object(outcomeObject(outcome))
            )
        case "sse-messages":
            window.receiveMessages(listOrEmpty(operation["messages"]))
        case "append-optimistic":
            window.appendOptimistic(message)
        case "update-status":
            window.updateStatus(localID, status: operation["status"].string ?? "")
        case "messages-consumed":
            if let at = operation["invokedAt"].number {
                window.markConsumed(textList(operation["localIds"]), invokedAt: at)
            }
        case "message-cancelled":
            window.remove(localID)
        case "cancel-invoked":
            window.restoreInvoked(localID, message: message)
        case "set-view-mode":
            if let mode = operation["mode"].string.flatMap(ViewMode.init) {
                window.setViewMode(mode)
            }
        case "queued-state":
            let candidates = window.queuedCandidates()
            check(
                "\(path).expectedCandidates",
                expected: operation["expectedCandidates"],
                actual: .list(texts: candidates)
            )
            window.settleQueued(
                candidates,
                queuedLocalIDs: textList(operation["queuedLocalIds"]),
                invoked: invokedMessages(operation["invoked"])
            )
        default:
            break
        }
    }

    /// Runs a tail sync to its end.
    ///
    /// Contract: `conformance/window_replay/WindowReplay.sync`
    private func sync(_ operation: JSONValue) {
        var asked: SyncRequest? = window.beginSync()
        while let request = asked {
            asked = window.receiveSync(request, response: answer(operation, query: request.query))
        }
    }

    /// Runs a load of older messages to its end, with the tail sync that may be due.
    ///
    /// Contract: `conformance/window_replay/WindowReplay.fetch_older`
    private func fetchOlder(_ operation: JSONValue) -> OlderOutcome {
        switch window.beginOlder() {
        case .refused(let start):
            return .stopped(OlderStopped(reason: start.reason))
        case .started(let start):
            let response = answer(operation, query: start.request.query)
            let outcome = window.receiveOlder(start.request, response: response)
            if window.isSyncDue {
                sync(operation)
            }
            return outcome
        }
    }

    /// Notes a query and gives the next scripted response; null when there is none left.
    ///
    /// Contract: `conformance/window_replay/WindowReplay.answer`
    private func answer(_ operation: JSONValue, query: JSONObject) -> JSONValue {
        let responses = listOrEmpty(operation["responses"])
        let index = queries.count
        queries.append(query)
        return index < responses.count ? responses[index] : .null
    }

    /// Compares the requests that were made; every scripted response must have been asked for.
    ///
    /// Contract: `conformance/window_replay/WindowReplay.check_exchange`
    private func checkExchange(_ operation: JSONValue, path: String) {
        check("\(path).expectedRequests", expected: operation["expectedRequests"], actual: .list(objects: queries))
        check(
            "\(path).responses",
            expected: ["consumed": .number(Double(listOrEmpty(operation["responses"]).count))],
            actual: ["consumed": .number(Double(queries.count))]
        )
    }
}

/// The messages of a list that were taken up by the agent, each with a local id and a time.
///
/// Contract: `conformance/window_replay/invoked_messages`
private func invokedMessages(_ value: JSONValue?) -> [InvokedMessage] {
    listOrEmpty(value).compactMap { item in
        guard let localID = item["localId"].string, let at = item["invokedAt"].number else { return nil }
        return InvokedMessage(localID: localID, invokedAt: at)
    }
}

/// The state of a window as fixtures hold it.
///
/// Contract: `conformance/window_replay/window_state`
package func windowState(_ window: MessageWindow) -> JSONObject {
    [
        "messages": .list(objects: window.rows.map(rowState)),
        "hasMore": .bool(window.hasMore),
        "epoch": window.epoch.orNull,
        "viewMode": .string(window.viewMode.rawValue),
        "olderCursor": cursorState(window.olderCursor),
        "newestCursor": cursorState(window.newestCursor),
    ]
}

/// A row as fixtures hold it; times and send state only where the message has them.
///
/// Contract: `conformance/window_replay/row_state`
private func rowState(_ row: WindowRow) -> JSONObject {
    JSONObject(present: [
        "id": .string(row.id),
        "localId": row.localID.orNull,
        "seq": row.seq.orNull,
        "createdAt": .number(row.createdAt),
        "invokedAt": row.invokedAt.json,
        "scheduledAt": row.scheduledAt.json,
        "status": row.status.map(JSONValue.string),
        "queued": .bool(row.isQueued),
        "optimistic": .bool(row.isOptimistic),
    ])
}

/// A cursor as fixtures hold it; null when there is none.
///
/// Contract: `conformance/window_replay/cursor_state`
private func cursorState(_ cursor: Position?) -> JSONValue {
    guard let cursor else { return .null }
    return ["at": .number(cursor.at), "seq": .number(cursor.seq)]
}
