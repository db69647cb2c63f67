import Foundation

/// JSON text that cannot be read, and where.
public struct JSONSyntaxError: Error, Sendable, Hashable {
    /// The number of bytes before the first one that cannot stand where it does.
    public let offset: Int
}

extension JSONValue {
    /// Reads JSON text in UTF-8. Any depth and any length of a number is fine.
    public init(json data: Data) throws {
        self = try data.withUnsafeBytes { try JSONReader.read($0) }
    }

    /// Reads JSON text. Any depth and any length of a number is fine.
    public init(json text: String) throws {
        self = try text.withBytes { try JSONReader.read(UnsafeRawBufferPointer($0)) }
    }
}

extension String {
    /// The value that this JSON text says; `nil` when it says none.
    var parsedJSON: JSONValue? { try? JSONValue(json: self) }
}

/// A reader of JSON text. What is open stands on stacks of its own, so that depth costs no stack of the thread.
private struct JSONReader {
    private let bytes: UnsafeRawBufferPointer
    private var offset = 0
    private var open: [Container] = []

    /// An array or an object of which the end has not come yet.
    private struct Container {
        let isObject: Bool
        var items: [JSONValue] = []
        var members: [JSONObject.Member] = []
        var key = ""

        mutating func append(_ value: JSONValue) {
            if isObject { members.append(JSONObject.Member(key: key, value: value)) } else { items.append(value) }
        }

        var value: JSONValue { isObject ? .object(JSONObject(members)) : .array(JSONArray(items)) }
    }

    static func read(_ bytes: UnsafeRawBufferPointer) throws -> JSONValue {
        var reader = JSONReader(bytes)
        while true {
            if let value = try reader.readScalarOrOpen(), let document = try reader.place(value) { return document }
        }
    }

    private init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    /// A value that is complete; `nil` when a container was opened.
    private mutating func readScalarOrOpen() throws -> JSONValue? {
        skipSpace()
        switch Unicode.Scalar(byte) {
        case "\"": return .string(try readText())
        case "{":
            offset += 1
            skipSpace()
            if skip("}") { return .object(JSONObject()) }
            open.append(Container(isObject: true))
            try readKey()
            return nil
        case "[":
            offset += 1
            skipSpace()
            if skip("]") { return .array(JSONArray()) }
            open.append(Container(isObject: false))
            return nil
        case "t": return try read("true", as: .bool(true))
        case "f": return try read("false", as: .bool(false))
        case "n": return try read("null", as: .null)
        default: return .number(try readNumber())
        }
    }

    /// Puts a value into what is open, and closes what ends behind it; gives the document at its end.
    private mutating func place(_ value: JSONValue) throws -> JSONValue? {
        var value = value
        while let isObject = open.last?.isObject {
            open[open.count - 1].append(value)
            skipSpace()
            if skip(",") {
                skipSpace()
                if isObject { try readKey() }
                return nil
            }
            try expect(isObject ? "}" : "]")
            value = open.removeLast().value
        }
        skipSpace()
        guard offset == bytes.count else { throw wrong }
        return value
    }

    /// Reads the key of the next member, and its colon.
    private mutating func readKey() throws {
        guard byte == UInt8(ascii: "\"") else { throw wrong }
        open[open.count - 1].key = try readText()
        skipSpace()
        try expect(":")
    }

    // MARK: Bytes

    /// The byte at the offset; at the end 0, with which nothing in JSON begins.
    private var byte: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

    private mutating func skipSpace() {
        while byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { offset += 1 }
    }

    private mutating func skip(_ expected: Unicode.Scalar) -> Bool {
        guard byte == UInt8(ascii: expected) else { return false }
        offset += 1
        return true
    }

    private mutating func expect(_ expected: Unicode.Scalar) throws {
        guard skip(expected) else { throw wrong }
    }

    private mutating func read(_ word: String, as value: JSONValue) throws -> JSONValue {
        for letter in word.unicodeScalars { try expect(letter) }
        return value
    }

    /// The byte at the offset cannot stand here.
    private var wrong: JSONSyntaxError { JSONSyntaxError(offset: offset) }

    private func text(_ place: Range<Int>) -> String {
        String(decoding: UnsafeRawBufferPointer(rebasing: bytes[place]), as: UTF8.self)
    }

    // MARK: Texts

    private mutating func readText() throws -> String {
        offset += 1
        let start = offset
        skipPlain()
        let place = start..<offset
        return skip("\"") ? text(place) : try readEscapedText(from: start)
    }

    /// Moves to the next quote, backslash, control character or the end.
    private mutating func skipPlain() {
        while byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") { offset += 1 }
    }

    private mutating func readEscapedText(from start: Int) throws -> String {
        var unescaped = Array(bytes[start..<offset])
        while !skip("\"") {
            try expect("\\")
            unescaped.append(contentsOf: UTF8.encode(try readEscape()) ?? UTF8.encodedReplacementCharacter)
            let plain = offset
            skipPlain()
            unescaped.append(contentsOf: bytes[plain..<offset])
        }
        return String(decoding: unescaped, as: UTF8.self)
    }

    private mutating func readEscape() throws -> Unicode.Scalar {
        let letter = Unicode.Scalar(byte)
        offset += 1
        switch letter {
        case "\"", "\\", "/": return letter
        case "b": return "\u{08}"
        case "f": return "\u{0C}"
        case "n": return "\n"
        case "r": return "\r"
        case "t": return "\t"
        case "u": return completed(try readUnit())
        default:
            offset -= 1
            throw wrong
        }
    }

    /// The scalar that begins with a UTF-16 unit; a lone surrogate gives U+FFFD.
    private mutating func completed(_ unit: UInt32) -> Unicode.Scalar {
        let end = offset
        if 0xD800..<0xDC00 ~= unit, skip("\\"), skip("u"), let low = try? readUnit(), 0xDC00..<0xE000 ~= low {
            return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)) ?? "\u{FFFD}"
        }
        offset = end
        return Unicode.Scalar(unit) ?? "\u{FFFD}"
    }

    private mutating func readUnit() throws -> UInt32 {
        var unit: UInt32 = 0
        for _ in 0..<4 {
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { throw wrong }
            unit = unit << 4 | UInt32(truncatingIfNeeded: digit)
            offset += 1
        }
        return unit
    }

    // MARK: Numbers

    private mutating func readNumber() throws -> Double {
        let start = offset
        let isNegative = skip("-")
        let first = offset
        var digits: UInt64 = 0
        // A zero that leads is all there is; a digit behind it is wrong.
        if !skip("0") { try readDigits(into: &digits) }
        var isWhole = offset - first < 20
        if skip(".") {
            isWhole = false
            try readDigits(into: &digits)
        }
        if skip("e") || skip("E") {
            isWhole = false
            _ = skip("+") || skip("-")
            try readDigits(into: &digits)
        }
        if isWhole { return isNegative ? -Double(digits) : Double(digits) }
        guard let number = Double(text(start..<offset)) else { throw wrong }
        return number
    }

    private mutating func readDigits(into number: inout UInt64) throws {
        let start = offset
        while byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
            number = number &* 10 &+ UInt64(byte - UInt8(ascii: "0"))
            offset += 1
        }
        guard offset > start else { throw wrong }
    }
}
