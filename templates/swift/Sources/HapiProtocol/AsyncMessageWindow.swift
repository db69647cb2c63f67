/// What asks the server for messages of one session.
public protocol MessageClient: Sendable {
    /// The response to a query, as parsed JSON. An error is a failed request.
    func fetchMessages(_ query: JSONObject) async throws -> JSONValue
}

/// A message window that fetches what it needs, over a client of yours.
///
/// `MessageWindow` decides what to ask and what an answer means; here stands only who waits for what.
///
/// Isolation: this is an actor, and the window never leaves it, so any task may call it. Between two calls, and while a
/// request is under way, other calls take their turn; none of them sees the window half changed. The window's state is
/// read and its operations are called through `withWindow`.
public actor AsyncMessageWindow {
    private let client: any MessageClient
    private let window = MessageWindow()
    private var run: Task<Void, Never>?
    /// Syncs are numbered as they begin: so many have begun, and up to this one they have ended.
    private var begun = 0
    private var ended = 0
    private var observers: [AsyncStream<Void>.Continuation] = []

    public init(client: any MessageClient) {
        self.client = client
    }

    deinit { for observer in observers { observer.finish() } }

    /// Tells from now on that an event, a response or the begin of a sync changed the window; not what `withWindow`
    /// did, as its caller knows. Changes that nobody has waited for yet are told as one. Every call gives a stream of
    /// its own, which ends with the window.
    public func changes() -> AsyncStream<Void> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { observers.append($0) }
    }

    /// Reads the window, or calls operations of it that ask nothing of the server; a sync that these make due begins.
    public func withWindow<Result: Sendable>(
        _ body: @Sendable (MessageWindow) throws -> Result
    ) rethrows -> Result {
        defer { beginDueSync() }
        return try body(window)
    }

    /// Brings the newest messages; returns when they are there or the sync has failed.
    ///
    /// A call while a sync runs waits for that one. With `afterCurrent` it waits for one more run after it, which all
    /// such calls share. A failing client sets the window's `warning`; nothing is thrown. A caller that is cancelled
    /// does not end the sync.
    public func syncTail(afterCurrent: Bool = false) async {
        guard window.isSyncing, run != nil else {
            beginSync()
            return await waitForSync(begun)
        }
        if afterCurrent { window.wantSync() }
        await waitForSync(afterCurrent ? begun + 1 : begun)
    }

    /// Brings one page of older messages; gives how that ended.
    ///
    /// When the server has begun a new epoch, the newest messages are fetched before it returns. A caller that is
    /// cancelled ends the load.
    public func fetchOlder() async -> OlderOutcome {
        switch window.beginOlder() {
        case .refused(let refused): return .stopped(OlderStopped(reason: refused.reason))
        case .started(let started): return await load(started.request)
        }
    }

    /// Takes an event of the session's stream; begins a sync where the event makes one due.
    public func receiveEvent(_ event: JSONValue) {
        window.receiveEvent(event)
        tellOfChange()
        beginDueSync()
    }

    /// The session is gone: the window is as at first, and requests under way are given up.
    public func clear() {
        window.clear()
        run?.cancel()
        tellOfChange()
    }

    private func load(_ request: OlderRequest) async -> OlderOutcome {
        defer { tellOfChange() }
        let response: JSONValue
        do {
            response = try await client.fetchMessages(request.query)
        } catch {
            guard Task.isCancelled else { return window.failOlder(request, error: String(describing: error)) }
            window.abandonOlder(request)
            return .stopped(OlderStopped(reason: .invalidated))
        }
        let outcome = window.receiveOlder(request, response: response)
        if beginDueSync() { await waitForSync(begun) }
        return outcome
    }

    @discardableResult
    private func beginDueSync() -> Bool {
        guard window.isSyncDue, !window.isSyncing else { return false }
        beginSync()
        return true
    }

    /// Begins a sync; a run that the window no longer waits for is given up.
    private func beginSync() {
        run?.cancel()
        begun += 1
        let first = window.beginSync()
        run = Task { [number = begun] in await sync(first, number: number) }
        tellOfChange()
    }

    /// Waits until a sync has ended, or one that took its place.
    private func waitForSync(_ number: Int) async {
        while ended < number, let run { await run.value }
    }

    private func sync(_ first: SyncRequest, number: Int) async {
        var next: SyncRequest? = first
        while let request = next { next = await answer(to: request) }
        // A run that another one took the place of must not forget that one.
        guard number == begun else { return }
        ended = number
        run = nil
        beginDueSync()
    }

    /// Asks the server; gives the next request, none at the end.
    private func answer(to request: SyncRequest) async -> SyncRequest? {
        defer { tellOfChange() }
        do {
            let response = try await client.fetchMessages(request.query)
            return window.receiveSync(request, response: response)
        } catch {
            if Task.isCancelled {
                window.abandonSync(request)
            } else {
                window.failSync(request, error: String(describing: error))
            }
            return nil
        }
    }

    private func tellOfChange() {
        observers.removeAll { if case .terminated = $0.yield() { true } else { false } }
    }
}
