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
        let client = ScriptedClient(holdsBack: true)
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

    private func row(_ id: String, _ number: Double) -> JSONValue {
        [
            "id": .string(id), "seq": .number(number), "localId": .null, "createdAt": .number(number),
            "content": ["role": "user", "content": "hello"],
        ]
    }

    private func page(direction: String = "latest", rows: [JSONValue], before: Double? = nil) -> JSONValue {
        let cursor = before.map(JSONValue.number) ?? .null
        return [
            "messages": .list(rows),
            "page": [
                "direction": .string(direction), "limit": 200, "epoch": 1, "reset": false,
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
    private var holdsBack: Bool

    init(holdsBack: Bool = false) {
        self.holdsBack = holdsBack
    }

    func fetchMessages(_ query: JSONObject) async throws -> JSONValue {
        queries.append(query)
        while holdsBack { await Task.yield() }
        if isFailing { throw Offline() }
        return response
    }

    func answer(with response: JSONValue) {
        self.response = response
        isFailing = false
    }

    func fail() { isFailing = true }

    func release() { holdsBack = false }

    func waitForQueries(_ count: Int) async {
        while queries.count < count { await Task.yield() }
    }
}
