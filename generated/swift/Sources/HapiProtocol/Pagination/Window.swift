// The message window: the loaded part of a session's messages, as a state machine without I/O.
//
// A tail sync brings the newest messages: `beginSync` gives the first request, `receiveSync` takes its answer and gives
// the next request, until there is none. A load of older messages is one request: `beginOlder`, then `receiveOlder`. At
// most one of them runs: a new sync takes the place of one that runs and ends a load of older messages. An answer that
// comes too late is discarded. Where a client waits instead of beginning a second sync, `wantSync` makes one due after
// the one that runs.
//
// Printed by portgen from specs/pagination/window.py. Do not edit: change the contract and run `make generate`.

/// Contract: `pagination/window/UNREADABLE_RESPONSE`
private let unreadableResponse = "the response is not a page of messages"

/// Contract: `pagination/window/NO_PROGRESS`
private let noProgress = "the server gave the same place to go on from again"

/// What a person looks at: the newest messages, or older ones.
///
/// Contract: `pagination/window/ViewMode`
public enum ViewMode: String, Sendable {
    case tail
    case history
}

/// A queued message that the agent has taken up.
///
/// Contract: `pagination/window/InvokedMessage`
public struct InvokedMessage: Sendable, Hashable {
    public let localID: String
    public let invokedAt: Double

    public init(localID: String, invokedAt: Double) {
        self.localID = localID
        self.invokedAt = invokedAt
    }

    public static func == (left: InvokedMessage, right: InvokedMessage) -> Bool {
        left.localID.isSame(as: right.localID) && left.invokedAt == right.invokedAt
    }
}

/// The loaded part of a session's messages, and how it is kept in step with the server.
///
/// Contract: `pagination/window/MessageWindow`
public final class MessageWindow {
    /// In order: by time, then by the server's number, then by id.
    public private(set) var rows: [WindowRow] = []
    /// Whether there are older messages than those of the window.
    public private(set) var hasMore = false
    /// The server's numbering in which the cursors hold.
    public private(set) var epoch: Double?
    private var isHistory = false
    /// Where the next load of older messages begins.
    public private(set) var olderCursor: Position?
    /// Where the next tail sync goes on.
    public private(set) var newestCursor: Position?
    /// What went wrong in the last sync or load; the next sync clears it.
    public private(set) var warning: String?
    /// Whether a tail sync should begin as soon as none runs.
    public private(set) var isSyncDue = false
    private var needsReset = false
    private var tickets = 0
    private var syncTicket: Int?
    private var olderTicket: Int?
    private var touched: Set<ExactString> = []

    public init() {}

    // MARK: Reading

    /// The wire messages of the window in order, ready to be decoded.
    ///
    /// Contract: `pagination/window/MessageWindow.messages`
    public var messages: [JSONValue] { rows.map { .object($0.message) } }

    /// What the person looks at.
    ///
    /// Contract: `pagination/window/MessageWindow.view_mode`
    public var viewMode: ViewMode { isHistory ? .history : .tail }

    /// Whether an answer to a tail sync is awaited.
    ///
    /// Contract: `pagination/window/MessageWindow.is_syncing`
    public var isSyncing: Bool { syncTicket != nil }

    /// Whether an answer to a load of older messages is awaited.
    ///
    /// Contract: `pagination/window/MessageWindow.is_loading_older`
    public var isLoadingOlder: Bool { olderTicket != nil }

    // MARK: Tail sync

    /// Begins a tail sync, in place of one that runs, and gives its first request.
    ///
    /// It catches up from the newest cursor where that still holds, and asks for the newest page otherwise. A load of
    /// older messages that runs is over.
    ///
    /// Contract: `pagination/window/MessageWindow.begin_sync`
    public func beginSync() -> SyncRequest {
        warning = nil
        isSyncDue = false
        olderTicket = nil
        if needsReset {
            return latestRequest(nextSyncTicket(), isReplacing: true)
        }
        if let after = newestCursor, let epoch = self.epoch {
            return askCatchUp(after, until: nil, epoch: epoch)
        }
        return latestRequest(nextSyncTicket(), isReplacing: false)
    }

    /// Takes the answer to a request of a tail sync; gives the next request, none at the end.
    ///
    /// Contract: `pagination/window/MessageWindow.receive_sync`
    public func receiveSync(_ request: SyncRequest, response: JSONValue) -> SyncRequest? {
        if request.ticket != syncTicket {
            return nil
        }
        syncTicket = nil
        guard let page = readPage(response) else {
            warning = unreadableResponse
            return nil
        }
        switch request {
        case .latest(let request):
            applyLatest(page, isReplacing: request.isReplacing || page.isReset)
            return nil
        case .after(let request):
            return applyCatchUp(request, page: page)
        }
    }

    /// Ends a tail sync whose client failed: what was applied stays, the error is the warning.
    ///
    /// Contract: `pagination/window/MessageWindow.fail_sync`
    public func failSync(_ request: SyncRequest, error: String) {
        if request.ticket == syncTicket {
            syncTicket = nil
            warning = error
        }
    }

    /// Ends a tail sync whose request was given up; what was applied stays.
    ///
    /// Contract: `pagination/window/MessageWindow.abandon_sync`
    public func abandonSync(_ request: SyncRequest) {
        if request.ticket == syncTicket {
            syncTicket = nil
        }
    }

    /// Makes a tail sync due; while one runs, that is one more after it, however often asked.
    ///
    /// Contract: `pagination/window/MessageWindow.want_sync`
    public func wantSync() {
        isSyncDue = true
    }

    /// The ticket of a request that leaves now.
    ///
    /// Contract: `pagination/window/MessageWindow.next_sync_ticket`
    private func nextSyncTicket() -> Int {
        tickets += 1
        syncTicket = tickets
        touched.removeAll()
        return tickets
    }

    /// The request for the page after a place.
    ///
    /// Contract: `pagination/window/MessageWindow.ask_catch_up`
    private func askCatchUp(_ after: Position, until: Position?, epoch: Double) -> SyncRequest {
        catchUpRequest(nextSyncTicket(), after: after, until: until, epoch: epoch)
    }

    /// Takes the page after a place; gives the next request, none at the end.
    ///
    /// Contract: `pagination/window/MessageWindow.apply_catch_up`
    private func applyCatchUp(_ request: CatchUpRequest, page: MessagePage) -> SyncRequest? {
        if page.isReset || page.isLatest {
            applyLatest(page, isReplacing: true)
            return nil
        }
        mergeLive(page.rows)
        epoch = page.epoch
        if needsReset {
            return nil
        }
        let possibleAfter = page.nextAfter
        newestCursor = laterPosition(possibleAfter, newestCursor)
        guard let after = possibleAfter, page.hasMore else { return nil }
        if !request.after.isBefore(after) {
            warning = noProgress
            return nil
        }
        return askCatchUp(after, until: request.until ?? page.snapshotHead, epoch: request.epoch)
    }

    /// Takes the newest page.
    ///
    /// Where it replaces the rows of the server, of those before it only optimistic ones stay, and what operations
    /// added or changed since the request left.
    ///
    /// Contract: `pagination/window/MessageWindow.apply_latest`
    private func applyLatest(_ page: MessagePage, isReplacing: Bool) {
        let kept = rows.filter { !isReplacing || $0.isOptimistic || touched.contains($0.id) }
        let meanwhile = kept.filter { touched.contains($0.id) && !$0.isOptimistic }
        let merged = mergeRows(mergeRows(kept, retainedRows(page.rows)), meanwhile)
        let trimmed = trimRows(merged, limit: tailSize, mode: .append)
        rows = trimmed.rows
        // Hidden messages of the page count, so that they are not asked for again.
        let head = page.snapshotHead ?? newestPosition(page.rows)
        newestCursor = laterPosition(head, newestPosition(trimmed.rows))
        if trimmed.hasDropped {
            olderCursor = oldestPosition(trimmed.rows)
        } else if isReplacing {
            olderCursor = page.nextBefore
        } else {
            olderCursor = page.nextBefore ?? olderCursor
        }
        hasMore = page.hasMore || trimmed.hasDropped || (hasMore && !isReplacing)
        epoch = page.epoch
        needsReset = false
    }

    // MARK: Older messages

    /// Begins a load of older messages: its request, or why there is none.
    ///
    /// Contract: `pagination/window/MessageWindow.begin_older`
    public func beginOlder() -> OlderStart {
        if isSyncing || isLoadingOlder {
            return .refused(OlderRefused(reason: .busy))
        }
        guard hasMore else { return .refused(OlderRefused(reason: .exhausted)) }
        guard let before = olderCursor else { return .refused(OlderRefused(reason: .unavailable)) }
        tickets += 1
        olderTicket = tickets
        return .started(OlderStarted(request: olderRequest(tickets, before: before)))
    }

    /// Takes the answer to a load of older messages; another epoch makes a tail sync due.
    ///
    /// Contract: `pagination/window/MessageWindow.receive_older`
    public func receiveOlder(_ request: OlderRequest, response: JSONValue) -> OlderOutcome {
        if request.ticket != olderTicket {
            return .stopped(OlderStopped(reason: .invalidated))
        }
        guard let page = readPage(response) else { return failOlder(request, error: unreadableResponse) }
        olderTicket = nil
        if epoch != nil, epoch != page.epoch {
            epoch = nil
            newestCursor = nil
            needsReset = true
            isSyncDue = true
            return .stopped(OlderStopped(reason: .epochReset))
        }
        let added = countNewRows(page.rows, rows)
        mergeIn(page.rows, mode: .prepend, limit: olderSize)
        hasMore = page.hasMore
        epoch = page.epoch
        olderCursor = page.nextBefore
        return .applied(OlderApplied(hasMore: page.hasMore, addedRenderableCount: added))
    }

    /// Ends a load of older messages whose client failed; the error is the warning as well.
    ///
    /// Contract: `pagination/window/MessageWindow.fail_older`
    public func failOlder(_ request: OlderRequest, error: String) -> OlderOutcome {
        if request.ticket != olderTicket {
            return .stopped(OlderStopped(reason: .invalidated))
        }
        olderTicket = nil
        warning = error
        return .failed(OlderFailed(error: error))
    }

    /// Ends a load of older messages whose request was given up.
    ///
    /// Contract: `pagination/window/MessageWindow.abandon_older`
    public func abandonOlder(_ request: OlderRequest) {
        if request.ticket == olderTicket {
            olderTicket = nil
        }
    }

    /// Invalidates a load of older messages that runs: its answer will be discarded.
    ///
    /// Contract: `pagination/window/MessageWindow.cancel_older`
    public func cancelOlder() {
        olderTicket = nil
    }

    // MARK: Live messages and the client's own

    /// Takes messages that the stream delivers; the newest cursor passes hidden ones as well.
    ///
    /// Contract: `pagination/window/MessageWindow.receive_messages`
    public func receiveMessages(_ messages: [JSONValue]) {
        let rows = readRows(messages)
        mergeLive(rows)
        if epoch != nil, !needsReset {
            newestCursor = laterPosition(newestCursor, newestPosition(rows))
        }
    }

    /// Takes a message of the client's own that the server does not know yet.
    ///
    /// Contract: `pagination/window/MessageWindow.append_optimistic`
    public func appendOptimistic(_ message: JSONValue) {
        mergeLive(readRows([message]))
    }

    /// Gives every row of a local id another send state.
    ///
    /// Contract: `pagination/window/MessageWindow.update_status`
    public func updateStatus(_ localID: String, status: String) {
        if localID.isEmpty {
            return
        }
        store(rows.map { $0.localID.isSame(as: localID) ? $0.withStatus(status) : $0 })
    }

    /// Rows of these local ids, unless failed, were taken up by the agent at a time.
    ///
    /// Contract: `pagination/window/MessageWindow.mark_consumed`
    public func markConsumed(_ localIDs: [String], invokedAt: Double) {
        var times: [ExactString: Double] = [:]
        for localID in localIDs {
            times[localID] = invokedAt
        }
        consume(times)
    }

    /// Nobody knows whether the rows of these local ids were delivered.
    ///
    /// Contract: `pagination/window/MessageWindow.mark_indeterminate`
    public func markIndeterminate(_ localIDs: [String]) {
        let chosen = Set(localIDs.map { ExactString($0) })
        store(rows.map { isOf($0, localIDs: chosen) ? $0.indeterminate() : $0 })
    }

    /// The rows of these local ids wait for delivery again.
    ///
    /// Contract: `pagination/window/MessageWindow.mark_requeued`
    public func markRequeued(_ localIDs: [String]) {
        let chosen = Set(localIDs.map { ExactString($0) })
        store(rows.map { isOf($0, localIDs: chosen) ? $0.withoutDeliveryState() : $0 })
    }

    /// A message was cancelled: rows go away whose local id or id it is.
    ///
    /// Contract: `pagination/window/MessageWindow.remove`
    public func remove(_ id: String) {
        store(rows.filter { !$0.id.isSame(as: id) && !$0.localID.isSame(as: id) })
    }

    /// A message could not be cancelled, as it was taken up: it takes the place of its rows.
    ///
    /// Contract: `pagination/window/MessageWindow.restore_invoked`
    public func restoreInvoked(_ localID: String, message: JSONValue) {
        remove(localID)
        mergeLive(readRows([message]).map { $0.withStatus("sent") })
    }

    // MARK: Queued messages

    /// Local ids, each once, of queued rows whose fate the server should be asked for.
    ///
    /// Contract: `pagination/window/MessageWindow.queued_candidates`
    public func queuedCandidates() -> [String] {
        var seen: Set<ExactString> = []
        var candidates: [String] = []
        for row in rows {
            guard let localID = row.localID.nonEmpty, !seen.contains(localID), isCandidate(row) else { continue }
            seen.insert(localID)
            candidates.append(localID)
        }
        return candidates
    }

    /// Takes the server's word on candidates: what was taken up, what waits; the rest goes away.
    ///
    /// Contract: `pagination/window/MessageWindow.settle_queued`
    public func settleQueued(_ candidates: [String], queuedLocalIDs: [String], invoked: [InvokedMessage]) {
        if !invoked.isEmpty {
            consume(invocationTimes(invoked))
        }
        let asked = Set(candidates.map { ExactString($0) })
        let queued = Set(queuedLocalIDs.map { ExactString($0) })
        store(rows.filter { row in !(isCandidate(row) && isOf(row, localIDs: asked) && !isOf(row, localIDs: queued)) })
    }

    // MARK: The window as a whole

    /// The person looks at something else; back at the tail, the window is cut to it.
    ///
    /// Contract: `pagination/window/MessageWindow.set_view_mode`
    public func setViewMode(_ mode: ViewMode) {
        if mode == viewMode {
            return
        }
        isHistory = mode == .history
        if isHistory {
            return
        }
        let trimmed = trimRows(rows, limit: tailSize, mode: .append)
        store(trimmed.rows)
        if trimmed.hasDropped {
            hasMore = true
            olderCursor = oldestPosition(trimmed.rows)
        }
        if needsReset {
            epoch = nil
            newestCursor = nil
        }
    }

    /// The session is gone: the window is as at first, what is under way is discarded.
    ///
    /// Contract: `pagination/window/MessageWindow.clear`
    public func clear() {
        rows = []
        hasMore = false
        epoch = nil
        isHistory = false
        olderCursor = nil
        newestCursor = nil
        warning = nil
        isSyncDue = false
        needsReset = false
        syncTicket = nil
        olderTicket = nil
    }

    /// Takes an event of the session's stream; may make a tail sync due; ignores other types.
    ///
    /// Contract: `pagination/window/MessageWindow.receive_event`
    public func receiveEvent(_ event: JSONValue) {
        let localIDs = textList(event["localIds"])
        let type = event["type"].string ?? ""
        switch type {
        case "message-received":
            receiveMessages([event["message"].orNull])
        case "messages-consumed":
            if let at = event["invokedAt"].number {
                markConsumed(localIDs, invokedAt: at)
            }
        case "message-cancelled":
            if let id = event["messageId"].string {
                remove(id)
            }
            if let localID = event["localId"].string {
                remove(localID)
            }
        case "messages-indeterminate":
            markIndeterminate(localIDs)
        case "messages-requeued":
            markRequeued(localIDs)
        case "messages-invalidated":
            clear()
            isSyncDue = true
        default:
            break
        }
    }

    // MARK: Changing rows

    /// Takes rows at the end that the person looks at.
    ///
    /// Contract: `pagination/window/MessageWindow.merge_live`
    private func mergeLive(_ incoming: [WindowRow]) {
        if isHistory {
            mergeIn(incoming, mode: .prepend, limit: historySize)
        } else {
            mergeIn(incoming, mode: .append, limit: tailSize)
        }
    }

    /// Takes rows, cuts the window to a limit and mends the cursor of the end that was cut.
    ///
    /// Contract: `pagination/window/MessageWindow.merge_in`
    private func mergeIn(_ incoming: [WindowRow], mode: TrimMode, limit: Int) {
        let retained = retainedRows(incoming)
        if retained.isEmpty {
            return
        }
        for row in retained {
            touch(row.id)
        }
        let trimmed = trimRows(mergeRows(rows, retained), limit: limit, mode: mode)
        store(trimmed.rows)
        guard trimmed.hasDropped else { return }
        switch mode {
        case .append:
            hasMore = true
            olderCursor = oldestPosition(trimmed.rows) ?? olderCursor
        case .prepend:
            needsReset = true
            newestCursor = newestPosition(trimmed.rows)
        }
    }

    /// Rows of local ids that have a time were taken up then, unless they failed.
    ///
    /// Contract: `pagination/window/MessageWindow.consume`
    private func consume(_ times: [ExactString: Double]) {
        let rows = self.rows.map { consumed($0, at: times[$0.localID ?? ""]) }
        store(mergeRows([], rows))
    }

    /// Sets the rows after an operation; while a sync runs, what is new or changed is noted.
    ///
    /// Contract: `pagination/window/MessageWindow.store`
    private func store(_ rows: [WindowRow]) {
        if isSyncing {
            var before: [ExactString: WindowRow] = [:]
            for row in self.rows {
                before[row.id] = row
            }
            for row in rows {
                if let earlier = before[row.id], !row.differsFrom(earlier) {
                    continue
                }
                touch(row.id)
            }
        }
        self.rows = rows
    }

    /// Notes that an operation added or wrote a row while a sync runs.
    ///
    /// Contract: `pagination/window/MessageWindow.touch`
    private func touch(_ id: String) {
        if isSyncing {
            touched.insert(id)
        }
    }
}

/// The row, taken up by the agent at a time; as it is without a time, or when it failed.
///
/// Contract: `pagination/window/consumed`
private func consumed(_ row: WindowRow, at: Double?) -> WindowRow {
    guard let at, row.localID.nonEmpty != nil, row.status != "failed" else { return row }
    let sent = row.withStatus("sent").withoutDeliveryState()
    return row.invokedAt.isNull ? sent.withInvokedAt(at) : sent
}

/// When each local id was taken up.
///
/// A local id that stands there twice has the time that came first, be it with another local id.
///
/// Contract: `pagination/window/invocation_times`
private func invocationTimes(_ invoked: [InvokedMessage]) -> [ExactString: Double] {
    var byTime = OrderedMap<Double, [String]>()
    for message in invoked {
        byTime[message.invokedAt, default: []].append(message.localID)
    }
    var times: [ExactString: Double] = [:]
    for at in byTime.keys {
        if let localIDs = byTime[at] {
            for localID in localIDs where times[localID] == nil {
                times[localID] = at
            }
        }
    }
    return times
}

/// Whether the server should be asked for a row: queued, and on its way or known to the server.
///
/// Contract: `pagination/window/is_candidate`
private func isCandidate(_ row: WindowRow) -> Bool {
    row.localID.nonEmpty != nil
        && row.isQueued
        && (!row.isOptimistic || (row.status == "queued" || row.status == "sent"))
}

/// Whether a row has one of these local ids.
///
/// Contract: `pagination/window/is_of`
private func isOf(_ row: WindowRow, localIDs: Set<ExactString>) -> Bool {
    guard let localID = row.localID.nonEmpty else { return false }
    return localIDs.contains(localID)
}

/// The texts of a JSON list; none where there is no list.
///
/// Contract: `pagination/window/text_list`
func textList(_ value: JSONValue?) -> [String] {
    (value.array ?? []).compactMap(\.string)
}
