import XCTest

@testable import HapiProtocol

/// What ECMAScript makes of values, as recorded in `tests/values`.
final class ValueTests: XCTestCase {
    func testNumbers() throws {
        try forEachRow(of: "numbers") { row in
            let value = try JSONValue(json: try XCTUnwrap(row["json"].string))
            XCTAssertEqual(value.compactText, row["text"].string)
        }
    }

    func testTrim() throws {
        try forEachRow(of: "trim") { row in
            let text = try XCTUnwrap(row["in"].string)
            XCTAssertEqual(ExactString(text.trimmed), ExactString(row["trim"].string ?? ""))
            XCTAssertEqual(ExactString(text.trimmedAtStart), ExactString(row["start"].string ?? ""))
            XCTAssertEqual(ExactString(text.trimmedAtEnd), ExactString(row["end"].string ?? ""))
        }
    }

    func testCase() throws {
        try forEachRow(of: "case") { row in
            let text = try XCTUnwrap(row["in"].string)
            XCTAssertEqual(ExactString(text.lowerCased), ExactString(row["lower"].string ?? ""))
            XCTAssertEqual(ExactString(text.uppercased()), ExactString(row["upper"].string ?? ""))
            XCTAssertEqual(ExactString(text.firstUpperCased), ExactString(row["firstUnitUpper"].string ?? ""))
        }
    }

    func testTruth() throws {
        try forEachRow(of: "truthy") { row in
            let value = try JSONValue(json: try XCTUnwrap(row["json"].string))
            XCTAssertEqual(value.isTruthy, row["truthy"].bool)
        }
        XCTAssertFalse(JSONValue?.none.isTruthy)
    }

    func testStringify() throws {
        try forEachRow(of: "stringify") { row in
            let source = try XCTUnwrap(row["json"].string)
            // A lone surrogate is read as U+FFFD, so what ECMAScript writes as an escape cannot come back.
            guard !Self.hasLoneSurrogate(source) else { return }
            let value = try JSONValue(json: source)
            XCTAssertEqual(ExactString(value.stringified), ExactString(row["text"].string ?? ""))
            XCTAssertEqual(ExactString(value.compactText), ExactString(row["compact"].string ?? ""))
        }
        XCTAssertEqual(JSONValue?.none.stringified, "undefined")
    }

    func testLoneSurrogatesBecomeReplacementCharacters() throws {
        XCTAssertEqual(
            try JSONValue(json: #"["\ud83d","\ude00","\ud83d\ud83d\ude00"]"#),
            ["\u{FFFD}", "\u{FFFD}", "\u{FFFD}\u{1F600}"])
    }

    private static func hasLoneSurrogate(_ json: String) -> Bool {
        (try? JSONValue(json: json))?.compactText.includes("\u{FFFD}") ?? false
    }

    private func forEachRow(of name: String, _ body: (JSONValue) throws -> Void) throws {
        let file = try Fixtures.file("tests/values/\(name).json")
        let rows = try XCTUnwrap(JSONValue(json: Data(contentsOf: file)).array)
        XCTAssertFalse(rows.isEmpty)
        try rows.forEach(body)
    }
}
