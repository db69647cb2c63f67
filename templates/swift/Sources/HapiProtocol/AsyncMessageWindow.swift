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
    private var runs = 0

    public init(client: any MessageClient) {
        self.client = client
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
        guard window.isSyncing, let current = run else {
            await beginSync().value
            return
        }
        if afterCurrent { window.wantSync() }
        await current.value
        if afterCurrent { await run?.value }
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
        beginDueSync()
    }

    /// The session is gone: the window is as at first, and requests under way are given up.
    public func clear() {
        window.clear()
        run?.cancel()
    }

    private func load(_ request: OlderRequest) async -> OlderOutcome {
        let response: JSONValue
        do {
            response = try await client.fetchMessages(request.query)
        } catch {
            guard Task.isCancelled else { return window.failOlder(request, error: String(describing: error)) }
            window.abandonOlder(request)
            return .stopped(OlderStopped(reason: .invalidated))
        }
        let outcome = window.receiveOlder(request, response: response)
        await beginDueSync()?.value
        return outcome
    }

    @discardableResult
    private func beginDueSync() -> Task<Void, Never>? {
        window.isSyncDue && !window.isSyncing ? beginSync() : nil
    }

    /// Begins a sync; a run that the window no longer waits for is given up.
    private func beginSync() -> Task<Void, Never> {
        run?.cancel()
        runs += 1
        let first = window.beginSync()
        let started = Task { [number = runs] in await sync(first, number: number) }
        run = started
        return started
    }

    private func sync(_ first: SyncRequest, number: Int) async {
        var next: SyncRequest? = first
        while let request = next {
            do {
                let response = try await client.fetchMessages(request.query)
                next = window.receiveSync(request, response: response)
            } catch {
                if Task.isCancelled {
                    window.abandonSync(request)
                    return
                }
                window.failSync(request, error: String(describing: error))
                next = nil
            }
        }
        // The run that is over must not be cancelled by the one that comes after it, nor forget that one.
        guard number == runs else { return }
        run = nil
        beginDueSync()
    }
}
