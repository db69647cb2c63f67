import XCTest

@testable import HapiProtocol

final class AsyncMessageWindowTests: XCTestCase {
    func testSyncBringsTheNewestPage() async {
        let client = ScriptedClient()
        let window = AsyncMessageWindow(client: client)
        await client.answer(with: page(rows: [row("a", 1), row("b", 2)]))
        await window.syncTail()
        let ids = await window.withWindow { $0.messages.compactMap(\.["id"].string) }
        XCTAssertEqual(ids, ["a", "b"])
        let asked = await client.queries
        XCTAssertEqual(asked.count, 1)
        XCTAssertEqual(asked.first?["limit"], .number(Double(pageSize)))
    }

    func testCallsWhileASyncRunsJoinIt() async {
        let client = ScriptedClient(holdsBack: true)
        let window = AsyncMessageWindow(client: client)
        async let first: Void = window.syncTail()
        await client.waitForQueries(1)
        async let second: Void = window.syncTail()
        await client.answer(with: page(rows: [row("a", 1)]))
        await client.release()
        _ = await (first, second)
        let asked = await client.queries
        XCTAssertEqual(asked.count, 1)
    }

    func testCallsAfterTheCurrentRunShareOneMore() async {
        let client = ScriptedClient(holdsBack: true)
        let window = AsyncMessageWindow(client: client)
        async let first: Void = window.syncTail()
        await client.waitForQueries(1)
        async let second: Void = window.syncTail(afterCurrent: true)
        async let third: Void = window.syncTail(afterCurrent: true)
        while await window.withWindow({ !$0.isSyncDue }) { await Task.yield() }
        await client.release()
        _ = await (first, second, third)
        let asked = await client.queries
        XCTAssertEqual(asked.count, 2)
        let isSyncing = await window.withWindow(\.isSyncing)
        XCTAssertFalse(isSyncing)
    }

    func testAFailingClientLeavesAWarning() async {
        let client = ScriptedClient()
        let window = AsyncMessageWindow(client: client)
        await client.fail()
        await window.syncTail()
        let warning = await window.withWindow(\.warning)
        XCTAssertEqual(warning, "offline")
        await client.answer(with: page(rows: [row("a", 1)]))
        await window.syncTail()
        let cleared = await window.withWindow(\.warning)
        XCTAssertNil(cleared)
    }

    func testALateAnswerIsDiscarded() async {
        let client = ScriptedClient(holdsBack: true, isDeaf: true)
        let window = AsyncMessageWindow(client: client)
        async let sync: Void = window.syncTail()
        await client.waitForQueries(1)
        await window.clear()
        await client.answer(with: page(rows: [row("a", 1)]))
        await client.release()
        await sync
        let count = await window.withWindow(\.messages.count)
        XCTAssertEqual(count, 0)
    }

    func testACallFollowsTheSyncThatTookThePlaceOfItsOwn() async throws {
        for isAfterCurrent in [false, true] {
            let client = ScriptedClient(holdsBack: true)
            let window = AsyncMessageWindow(client: client)
            async let first = count(in: window) { await window.syncTail() }
            await client.waitForQueries(1)
            async let second = count(in: window) { await window.syncTail(afterCurrent: isAfterCurrent) }
            try await giveOthersTime()
            await window.receiveEvent(["type": "messages-invalidated"])
            await client.waitForQueries(2)
            try await giveOthersTime()
            await client.answer(with: page(rows: [row("a", 1)]))
            await client.release()
            let counts = await [first, second]
            XCTAssertEqual(counts, [1, 1])
        }
    }

    func testALoadFollowsTheSyncThatTookThePlaceOfItsOwn() async throws {
        let client = ScriptedClient()
        let window = AsyncMessageWindow(client: client)
        await client.answer(with: page(rows: [row("b", 2)], before: 2))
        await window.syncTail()
        await client.answer(with: page(direction: "before", rows: [], epoch: 2))
        await client.holdBack(after: 2)
        async let loaded = count(in: window) { _ = await window.fetchOlder() }
        await client.waitForQueries(3)
        await window.receiveEvent(["type": "messages-invalidated"])
        await client.waitForQueries(4)
        try await giveOthersTime()
        await client.answer(with: page(rows: [row("c", 3)], epoch: 2))
        await client.release()
        let count = await loaded
        XCTAssertEqual(count, 1)
    }

    func testWhatAnEventBroughtIsTold() async {
        let client = ScriptedClient()
        var window: AsyncMessageWindow? = AsyncMessageWindow(client: client)
        guard let changes = await window?.changes(), let others = await window?.changes() else { return XCTFail() }
        await client.answer(with: page(rows: [row("a", 1)]))
        await window?.receiveEvent(["type": "messages-invalidated"])
        for await _ in changes {
            if await window?.withWindow(\.messages.count) == 1 { window = nil }
        }
        // Those who were slow learn of it too, and of the end.
        var told = 0
        for await _ in others { told += 1 }
        XCTAssertEqual(told, 1)
    }

    func testOlderMessages() async {
        let client = ScriptedClient()
        let window = AsyncMessageWindow(client: client)
        let refused = await window.fetchOlder()
        XCTAssertEqual(refused, .stopped(OlderStopped(reason: .exhausted)))
        await client.answer(with: page(rows: [row("b", 2)], before: 2))
        await window.syncTail()
        await client.answer(with: page(direction: "before", rows: [row("a", 1)]))
        let outcome = await window.fetchOlder()
        XCTAssertEqual(outcome, .applied(OlderApplied(hasMore: false, addedRenderableCount: 1)))
    }

    private func count(in window: AsyncMessageWindow, after call: @Sendable () async -> Void) async -> Int {
        await call()
        return await window.withWindow(\.messages.count)
    }

    private func giveOthersTime() async throws { try await Task.sleep(nanoseconds: 50_000_000) }

    private func row(_ id: String, _ number: Double) -> JSONValue {
        [
            "id": .string(id), "seq": .number(number), "localId": .null, "createdAt": .number(number),
            "content": ["role": "user", "content": "hello"],
        ]
    }

    private func page(
        direction: String = "latest", rows: [JSONValue], before: Double? = nil, epoch: Double = 1
    ) -> JSONValue {
        let cursor = before.map(JSONValue.number) ?? .null
        return [
            "messages": .list(rows),
            "page": [
                "direction": .string(direction), "limit": 200, "epoch": .number(epoch), "reset": false,
                "hasMore": .bool(before != nil), "nextBeforeAt": cursor, "nextBeforeSeq": cursor,
                "nextAfterAt": .null, "nextAfterSeq": .null, "snapshotHeadAt": .null, "snapshotHeadSeq": .null,
            ],
        ]
    }
}

/// A client that answers what it was told to, when it was told to.
private actor ScriptedClient: MessageClient {
    private struct Offline: Error, CustomStringConvertible {
        let description = "offline"
    }

    private(set) var queries: [JSONObject] = []
    private var response: JSONValue = .null
    private var isFailing = false
    /// Queries after so many are held back.
    private var answered: Int
    /// A deaf one cannot be cancelled.
    private let isDeaf: Bool

    init(holdsBack: Bool = false, isDeaf: Bool = false) {
        answered = holdsBack ? 0 : .max
        self.isDeaf = isDeaf
    }

    func fetchMessages(_ query: JSONObject) async throws -> JSONValue {
        queries.append(query)
        let number = queries.count
        while number > answered {
            if !isDeaf { try Task.checkCancellation() }
            await Task.yield()
        }
        if isFailing { throw Offline() }
        return response
    }

    func answer(with response: JSONValue) {
        self.response = response
        isFailing = false
    }

    func fail() { isFailing = true }

    func holdBack(after count: Int) { answered = count }

    func release() { answered = .max }

    func waitForQueries(_ count: Int) async {
        while queries.count < count { await Task.yield() }
    }
}
