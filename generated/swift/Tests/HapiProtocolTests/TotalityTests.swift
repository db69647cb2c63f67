import XCTest

@testable import HapiProtocol

/// Values of any size neither trap nor overflow the stack of a thread.
final class TotalityTests: XCTestCase {
    func testDeepValues() {
        onSmallStack {
            for (opening, closing) in [("[", "]"), (#"{"a":"#, "}"), (#"[{"b":1,"a":"#, "}]")] {
                let depth = 10_000
                let text = repeated(opening, depth) + "1" + repeated(closing, depth)
                let value = text.parsedJSON
                XCTAssertEqual(value?.compactText, text)
                XCTAssertEqual(value, text.parsedJSON)
                XCTAssertNotEqual(value, (repeated(opening, depth) + "2" + repeated(closing, depth)).parsedJSON)
                XCTAssertEqual(value.hashValue, text.parsedJSON.hashValue)
                XCTAssertEqual(value?.canonicalText.utf8.count, text.utf8.count)
                XCTAssertTrue(value.stringified.utf8.count > text.utf8.count)
            }
        }
    }

    func testDeepTextThatIsNoJSON() {
        onSmallStack {
            XCTAssertNil(repeated("[", 1_000_000).parsedJSON)
            XCTAssertNil(repeated(#"{"a":["#, 300_000).parsedJSON)
        }
    }

    func testReleasingValuesThatShareParts() {
        onSmallStack {
            var shared: JSONValue = []
            for _ in 0..<10_000 { shared = [shared] }
            var values: [JSONValue] = (0..<10).map { ["part": shared, "number": .number(Double($0))] }
            values.removeLast(9)
            XCTAssertEqual(values.first["part"], shared)
        }
    }

    func testLongTexts() throws {
        let text = repeated("a\u{E9}\u{1F600}\n", 2_500_000)
        let value: JSONValue = [.string(text)]
        XCTAssertEqual(try JSONValue(json: value.compactText), value)
        XCTAssertEqual(text.trimmed.utf8.count, text.utf8.count - 1)
        XCTAssertEqual(repeated(" ", 20_000_000).trimmed, "")
        XCTAssertNil(text.position(of: "b"))
        let replaced = text.replacing(ScalarSet("a\n"), with: "bc").utf8.count
        XCTAssertEqual(replaced, text.utf8.count + 5_000_000)
        XCTAssertEqual(repeated("A\u{3A3} ", 500_000).lowerCased.utf8.count, 2_000_000)
    }

    func testManyKeys() throws {
        let members = (0..<100_000).map { JSONObject.Member(key: "key\($0)", value: .number(Double($0))) }
        let text = JSONValue.object(JSONObject(members + members)).compactText
        let value = try JSONValue(json: text)
        XCTAssertEqual(value.object?.count, 100_000)
        XCTAssertEqual(value["key99999"].number, 99_999)
        XCTAssertEqual(value.compactText, text)
    }

    func testLongNumbers() throws {
        XCTAssertEqual(try JSONValue(json: repeated("9", 400)).number, nil)
        XCTAssertEqual(try JSONValue(json: repeated("9", 400)).compactText, "null")
        XCTAssertEqual(try JSONValue(json: "0." + repeated("0", 400) + "1").number, 0)
        XCTAssertEqual(try JSONValue(json: repeated("9", 400) + "e-400").number, 1)
        XCTAssertEqual(try JSONValue(json: "1e" + repeated("9", 400)).isNumber, true)
        XCTAssertEqual(try JSONValue(json: "1e-" + repeated("9", 400)).number, 0)
    }

    func testTextThatIsNoJSON() {
        let wrong = [
            "", " ", "nul", "nulll", "tru", "+1", "01", "-", "1.", ".5", "1e", "1e+", "0x1", "NaN", "Infinity", "[",
            "]", "[1,]",
            "[,1]", "{", "{}}", #"{"a"}"#, #"{"a":}"#, #"{"a":1,}"#, "{a:1}", #"""#, #""\x""#, #""\u12""#, #""\u12g4""#,
            "\"\n\"",
            "'a'", "1 2", "\u{FEFF}1", "-01", "--1", "1.e5", #"["a"#, #"{"a":1"#, "\"\u{1F}\"",
        ]
        for text in wrong { XCTAssertNil(text.parsedJSON, text) }
        XCTAssertEqual(" [ 1 , { \"a\" : \"\\u0041\\/\" } ] ".parsedJSON, [1, ["a": "A/"]])
    }

    func testKeysAreExact() throws {
        let value = try JSONValue(json: "{\"\u{E9}\":1,\"e\u{301}\":2,\"K\":3,\"\u{212A}\":4}")
        XCTAssertEqual(value.object?.count, 4)
        XCTAssertEqual(value["\u{E9}"], 1)
        XCTAssertEqual(value["e\u{301}"], 2)
        XCTAssertEqual(value["K"], 3)
        XCTAssertNotEqual(value, try JSONValue(json: "{\"\u{E9}\":1,\"e\u{301}\":2,\"K\":3,\"k\":4}"))
        XCTAssertNotEqual(JSONValue.string("\u{E9}"), .string("e\u{301}"))
        let member = JSONObject.Member(key: "\u{E9}", value: 1)
        XCTAssertEqual(member, .init(key: "\u{E9}", value: 1))
        XCTAssertNotEqual(member, .init(key: "e\u{301}", value: 1))
        XCTAssertTrue(["\u{E9}", nil].isSame(as: ["\u{E9}", nil]))
        XCTAssertFalse(["\u{E9}"].isSame(as: ["e\u{301}"]))
        XCTAssertFalse([String?]([nil]).isSame(as: []))
    }

    func testEquality() {
        let value: JSONValue = ["a": [1, ["b": [true, .null]]], "c": "d"]
        XCTAssertEqual(value, ["c": "d", "a": [1, ["b": [true, .null]]]])
        XCTAssertNotEqual(value, ["c": "d", "a": [1, ["b": [false, .null]]]])
        XCTAssertNotEqual(value, ["c": "d", "a": [1, ["b": [true]]]])
        XCTAssertNotEqual(value, ["c": "d", "e": [1, ["b": [true, .null]]]])
        XCTAssertNotEqual(value, ["c": "d", "a": [1, ["b": ["b": .null]]]])
        XCTAssertNotEqual(value, ["c": "d"])
        XCTAssertNotEqual(JSONValue.array([]), .object([:]))
    }

    func testDescription() {
        XCTAssertEqual("\([1, "a", ["b": .null]] as JSONValue)", #"[1,"a",{"b":null}]"#)
        XCTAssertEqual("\(["b": 1, "a": []] as JSONObject)", #"{"b":1,"a":[]}"#)
    }

    func testWhereTextIsWrong() {
        let places = [
            "": 0, " x": 1, "[1,x]": 3, "[1 2]": 3, "01": 1, "-01": 2, "-": 1, "1.x": 2, "[1]]": 3, #""\x""#: 2,
            #""\u12g4""#: 5, #""\"#: 2, "\"a\n\"": 2, #"{"a" 1}"#: 5, #"{"a":1,}"#: 7, "{1:1}": 1, "[nul]": 4,
        ]
        for (text, place) in places {
            XCTAssertThrowsError(try JSONValue(json: text), text) {
                XCTAssertEqual(($0 as? JSONSyntaxError)?.offset, place, text)
            }
        }
    }

    /// Runs on a thread with the 512 KB that threads other than the main one have on the platforms.
    private func onSmallStack(_ body: @escaping @Sendable () -> Void) {
        let done = expectation(description: "done")
        let thread = Thread {
            body()
            done.fulfill()
        }
        thread.stackSize = 512 * 1024
        thread.start()
        wait(for: [done], timeout: 600)
    }
}

private func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }
