import XCTest

@testable import HapiProtocol

/// Blocks can be compared, hashed and let go of at any depth.
final class BlockTests: XCTestCase {
    func testEqualByContent() {
        let one = decode(nested(3)).blocks
        let other = decode(nested(3)).blocks
        XCTAssertEqual(one, other)
        XCTAssertEqual(Set(one), Set(other))
        XCTAssertNotEqual(one, decode(nested(2)).blocks)
        XCTAssertEqual(one.map(\.id), ["call0"])
    }

    func testSubagentsNestedInEachOther() {
        let done = expectation(description: "done")
        let thread = Thread {
            let one = decode(self.nested(20_000))
            let other = decode(self.nested(20_000))
            XCTAssertTrue(one == other)
            XCTAssertEqual(one.hashValue, other.hashValue)
            XCTAssertEqual(self.depth(of: one.blocks), 20_000)
            XCTAssertEqual(outline(one).count, 20_001)
            XCTAssertTrue(projectDecoded(one) == projectDecoded(other))
            done.fulfill()
        }
        thread.stackSize = 512 * 1024
        thread.start()
        wait(for: [done], timeout: 600)
    }

    func testATextOfOtherCharactersIsAnotherText() {
        XCTAssertNotEqual(decode([text("\u{E9}")]).blocks, decode([text("e\u{301}")]).blocks)
        XCTAssertNotEqual(attachment("\u{E9}"), attachment("e\u{301}"))
        XCTAssertEqual(attachment("\u{E9}"), attachment("\u{E9}"))
    }

    func testBlocksThatOthersHoldStayWhole() {
        var blocks = decode(nested(1_000)).blocks
        var inner = blocks
        for _ in 0..<500 { inner = children(of: inner) }
        weak var held = inner.first?.reference
        blocks = []
        XCTAssertEqual(depth(of: inner), 500)
        XCTAssertNotNil(held)
        inner = []
        XCTAssertNil(held)
    }

    private func depth(of blocks: [Block]) -> Int {
        var depth = 0
        var level = blocks
        while case .toolCall? = level.first {
            depth += 1
            level = children(of: level)
        }
        return depth
    }

    private func children(of blocks: [Block]) -> [Block] {
        if case .toolCall(let tool)? = blocks.first { tool.children } else { [] }
    }

    private func attachment(_ name: String) -> Attachment {
        Attachment(id: "a", filename: name, mimeType: "text/plain", size: 1, path: "p")
    }

    /// Messages of subagents, each called by the one before it; the last one writes a text.
    private func nested(_ count: Int) -> [JSONValue] {
        (0...count).map { level in
            let id = "message\(level)"
            let call: JSONValue = [
                "type": "tool_use", "id": .string("call\(level)"), "name": "Task",
                "input": ["prompt": .string("prompt\(level)")],
            ]
            let content: JSONValue = level < count ? [call] : [["type": "text", "text": "done"]]
            var data: [JSONObject.Member] = [
                .init(key: "type", value: "assistant"), .init(key: "uuid", value: .string(id)),
                .init(key: "message", value: ["content": content]),
            ]
            if level > 0 {
                data.append(.init(key: "isSidechain", value: true))
                data.append(.init(key: "parentToolUseId", value: .string("call\(level - 1)")))
            }
            return message(
                id, ["role": "agent", "content": ["type": "output", "data": .object(JSONObject(data))]])
        }
    }

    private func text(_ text: String) -> JSONValue {
        message("m", ["role": "user", "content": .string(text)])
    }

    private func message(_ id: String, _ content: JSONValue) -> JSONValue {
        ["id": .string(id), "seq": 1, "localId": .null, "createdAt": 1, "content": content]
    }
}
