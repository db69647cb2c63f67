import HapiProtocol
import XCTest

/// The samples of the README do what it says.
final class SampleTests: XCTestCase {
    private let page = """
        {"messages": [
            {"id": "1", "seq": 1, "createdAt": 1, "content": {"role": "user", "content": "hello"}},
            {"id": "2", "seq": 2, "createdAt": 2, "content": {"role": "agent", "content": {
                "type": "codex", "data": {"type": "message", "message": "good day"}}}}
        ], "page": {"direction": "latest", "limit": 200, "epoch": 1, "reset": false, "hasMore": false,
            "nextBeforeAt": null, "nextBeforeSeq": null, "nextAfterAt": null, "nextAfterSeq": null,
            "snapshotHeadAt": 2, "snapshotHeadSeq": 2}}
        """

    func testDecodePage() throws {
        XCTAssertEqual(try chatLines(of: Data(page.utf8)), ["> hello", "good day"])
        XCTAssertEqual(try chatLines(of: Data("[]".utf8)), [])
        XCTAssertThrowsError(try chatLines(of: Data("[".utf8)))
    }

    func testApplyPatch() throws {
        var store = SessionStore(id: "s", session: ["id": "s", "active": false, "activeAt": 1])
        XCTAssertTrue(store.receive(["active": true]))
        XCTAssertEqual(store.session["active"], true)
        XCTAssertFalse(store.receive(["active": true]))
        XCTAssertFalse(store.receive(["active": "yes"]))
        XCTAssertTrue(store.needsRefetch)
    }

    func testRunWindow() async throws {
        let body = Data(page.utf8)
        let url = try XCTUnwrap(URL(string: "https://example.test/messages"))
        let client = HTTPMessageClient(messagesURL: url) { _ in body }
        let window = AsyncMessageWindow(client: client)
        let drawn = DrawnBlocks()
        let showing = Task { await show(window) { await drawn.draw($0) } }
        while await drawn.ids != ["1", "2:0"] { await Task.yield() }
        showing.cancel()
        await showing.value
        let outcome = await showOlder(in: window)
        XCTAssertEqual(outcome, .stopped(OlderStopped(reason: .exhausted)))
        let mode = await window.withWindow(\.viewMode)
        XCTAssertEqual(mode, .history)
    }
}

private actor DrawnBlocks {
    private(set) var ids: [String] = []

    func draw(_ blocks: [Block]) { ids = blocks.map(\.id) }
}
