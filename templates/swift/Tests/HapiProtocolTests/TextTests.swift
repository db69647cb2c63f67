import XCTest

@testable import HapiProtocol

final class TextTests: XCTestCase {
    func testSearch() throws {
        let text = "x<TAG>é</Tag>"
        let start = try XCTUnwrap(text.position(of: ">"))
        let end = try XCTUnwrap(text.position(ofAnyCase: "</tag>", from: start))
        XCTAssertEqual(text.piece(from: text.nextPosition(from: start), to: end), "é")
        XCTAssertEqual(text.piece(from: end, to: start), "")
        XCTAssertNil(text.position(of: "</tag>", from: start))
        XCTAssertEqual(text.end(ofAnyCase: "</TAG>", at: end), text.endIndex)
        XCTAssertNil(text.end(of: "</TAG>", at: end))
        XCTAssertEqual(text.nextPosition(from: text.endIndex), text.endIndex)
    }

    func testSearchIsExact() {
        XCTAssertTrue("e\u{301}x".begins(with: "e"))
        XCTAssertFalse("\u{E9}".begins(with: "e\u{301}"))
        XCTAssertTrue("e\u{301}".ends(with: "\u{301}"))
        XCTAssertTrue("\r\n".includes("\n"))
        XCTAssertFalse("\u{212A}".isSame(as: "K"))
        XCTAssertEqual("a\r\nb".pieces(separatedBy: "\n"), ["a\r", "b"])
        XCTAssertEqual(",a,,".pieces(separatedBy: ","), ["", "a", "", ""])
    }

    func testRuns() {
        let text = "\u{2003} a \t b\u{200B}"
        XCTAssertEqual(text.collapsed, " a b\u{200B}")
        XCTAssertEqual(text.endOfRun(of: .whiteSpace, from: text.endIndex), text.endIndex)
        XCTAssertEqual(text.startOfRun(of: .whiteSpace, endingAt: text.startIndex), text.startIndex)
        XCTAssertEqual("a-b c".replacing(ScalarSet("- "), with: "_"), "a_b_c")
    }

    func testOrderOfUnits() {
        XCTAssertEqual(compareUnits("a", "a"), 0)
        XCTAssertLessThan(compareUnits("a", "ab"), 0)
        XCTAssertGreaterThan(compareUnits("b", "ab"), 0)
        // U+1F600 is written with units below U+E000.
        XCTAssertLessThan(compareUnits("\u{1F600}", "\u{E000}"), 0)
        XCTAssertGreaterThan(compareUnits("\u{FFFD}", "\u{10000}"), 0)
        XCTAssertGreaterThan(compareUnits("\u{1F600}", "\u{D7FF}"), 0)
    }

    func testDecimalNumbers() {
        XCTAssertEqual("0012".decimalNumber, 12)
        XCTAssertNil("".decimalNumber)
        XCTAssertNil("1.5".decimalNumber)
        XCTAssertNil("\u{661}".decimalNumber)
        XCTAssertNil(String(repeating: "9", count: 400).decimalNumber)
    }

    func testOrderedMap() {
        var map = OrderedMap<ExactString, Int>()
        for number in 0..<100 { map["\(number)"] = number }
        for number in 0..<90 { XCTAssertEqual(map.removeValue(forKey: ExactString("\(number)")), number) }
        map["95"] = 1
        map["0"] = 2
        XCTAssertEqual(map.keys, ["90", "91", "92", "93", "94", "95", "96", "97", "98", "99", "0"])
        XCTAssertEqual(map.values, [90, 91, 92, 93, 94, 1, 96, 97, 98, 99, 2])
    }

    func testAnEntryStaysWhereAChangeOfItThrows() {
        struct Refused: Error {}
        func refuse(_ values: inout [Int]) throws {
            values.append(1)
            throw Refused()
        }
        var map = OrderedMap<ExactString, [Int]>()
        var made = 0
        func none() -> [Int] {
            made += 1
            return []
        }
        XCTAssertThrowsError(try refuse(&map["a", default: none()]))
        XCTAssertThrowsError(try refuse(&map["a", default: none()]))
        XCTAssertEqual(map["a"], [1, 1])
        XCTAssertEqual(made, 1)
    }

    func testTablesWithTextKeys() {
        var table: [ExactString: [Int]] = [:]
        table["\u{E9}", default: []].append(1)
        table["e\u{301}", default: []].append(2)
        XCTAssertEqual(table["\u{E9}"], [1])
        XCTAssertEqual(table.removeValue(forKey: "e\u{301}"), [2])
        XCTAssertNil(table["e\u{301}"])
    }
}
