import Foundation

/// JSON text that cannot be read, and where.
public struct JSONSyntaxError: Error, Sendable, Hashable {
    /// The number of bytes before the place that is wrong.
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

    private enum Outcome {
        case more
        case done(JSONValue)
        case wrong
    }

    static func read(_ bytes: UnsafeRawBufferPointer) throws -> JSONValue {
        var reader = JSONReader(bytes)
        guard let value = reader.readDocument() else { throw JSONSyntaxError(offset: reader.offset) }
        return value
    }

    private init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    private mutating func readDocument() -> JSONValue? {
        while true {
            guard let value = readScalarOrOpen() else { return nil }
            guard let value else { continue }
            switch place(value) {
            case .more: continue
            case .done(let document): return document
            case .wrong: return nil
            }
        }
    }

    /// A value that is complete, `.some(nil)` when a container was opened, `nil` when neither stands here.
    private mutating func readScalarOrOpen() -> JSONValue?? {
        skipSpace()
        switch Unicode.Scalar(byte) {
        case "\"": return readText().map { .some(.string($0)) }
        case "{":
            offset += 1
            skipSpace()
            if skip("}") { return .object(JSONObject()) }
            open.append(Container(isObject: true))
            return readKey() ? .some(nil) : nil
        case "[":
            offset += 1
            skipSpace()
            if skip("]") { return .array(JSONArray()) }
            open.append(Container(isObject: false))
            return .some(nil)
        case "t": return skip(word: "true") ? .bool(true) : nil
        case "f": return skip(word: "false") ? .bool(false) : nil
        case "n": return skip(word: "null") ? .some(.null) : nil
        default: return readNumber().map { .some(.number($0)) }
        }
    }

    /// Puts a value into what is open, and closes what ends behind it.
    private mutating func place(_ value: JSONValue) -> Outcome {
        var value = value
        while let isObject = open.last?.isObject {
            open[open.count - 1].append(value)
            skipSpace()
            if skip(",") {
                skipSpace()
                return !isObject || readKey() ? .more : .wrong
            }
            guard skip(isObject ? "}" : "]") else { return .wrong }
            value = open.removeLast().value
        }
        skipSpace()
        return offset == bytes.count ? .done(value) : .wrong
    }

    /// Reads the key of the next member, and its colon.
    private mutating func readKey() -> Bool {
        guard byte == UInt8(ascii: "\""), let key = readText() else { return false }
        open[open.count - 1].key = key
        skipSpace()
        return skip(":")
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

    private mutating func skip(word: StaticString) -> Bool {
        word.withUTF8Buffer { letters in
            guard bytes.dropFirst(offset).starts(with: letters) else { return false }
            offset += letters.count
            return true
        }
    }

    private func text(_ place: Range<Int>) -> String {
        String(decoding: UnsafeRawBufferPointer(rebasing: bytes[place]), as: UTF8.self)
    }

    // MARK: Texts

    private mutating func readText() -> String? {
        offset += 1
        let start = offset
        skipPlain()
        let place = start..<offset
        return skip("\"") ? text(place) : readEscapedText(from: start)
    }

    /// Moves to the next quote, backslash, control character or the end.
    private mutating func skipPlain() {
        while byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") { offset += 1 }
    }

    private mutating func readEscapedText(from start: Int) -> String? {
        var unescaped = Array(bytes[start..<offset])
        while true {
            switch Unicode.Scalar(byte) {
            case "\"":
                offset += 1
                return String(decoding: unescaped, as: UTF8.self)
            case "\\":
                offset += 1
                guard let scalar = readEscape() else { return nil }
                unescaped.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            default:
                return nil
            }
            let plain = offset
            skipPlain()
            unescaped.append(contentsOf: bytes[plain..<offset])
        }
    }

    private mutating func readEscape() -> Unicode.Scalar? {
        let letter = Unicode.Scalar(byte)
        offset += 1
        switch letter {
        case "\"": return "\""
        case "\\": return "\\"
        case "/": return "/"
        case "b": return "\u{08}"
        case "f": return "\u{0C}"
        case "n": return "\n"
        case "r": return "\r"
        case "t": return "\t"
        case "u": return readUnit().map { completed($0) }
        default: return nil
        }
    }

    /// The scalar that begins with a UTF-16 unit; a lone surrogate gives U+FFFD.
    private mutating func completed(_ unit: UInt32) -> Unicode.Scalar {
        let end = offset
        if 0xD800..<0xDC00 ~= unit, skip("\\"), skip("u"), let low = readUnit(), 0xDC00..<0xE000 ~= low {
            return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)) ?? "\u{FFFD}"
        }
        offset = end
        return Unicode.Scalar(unit) ?? "\u{FFFD}"
    }

    private mutating func readUnit() -> UInt32? {
        var unit: UInt32 = 0
        for _ in 0..<4 {
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
            unit = unit << 4 | UInt32(truncatingIfNeeded: digit)
            offset += 1
        }
        return unit
    }

    // MARK: Numbers

    private mutating func readNumber() -> Double? {
        let start = offset
        let isNegative = skip("-")
        var digits: UInt64 = 0
        let first = offset
        guard readDigits(into: &digits), bytes[first] != UInt8(ascii: "0") || offset - first == 1 else { return nil }
        var isWhole = offset - first < 20
        if skip(".") {
            isWhole = false
            guard readDigits(into: &digits) else { return nil }
        }
        if skip("e") || skip("E") {
            isWhole = false
            _ = skip("+") || skip("-")
            guard readDigits(into: &digits) else { return nil }
        }
        guard isWhole else { return Double(text(start..<offset)) }
        return isNegative ? -Double(digits) : Double(digits)
    }

    private mutating func readDigits(into number: inout UInt64) -> Bool {
        let start = offset
        while byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
            number = number &* 10 &+ UInt64(byte - UInt8(ascii: "0"))
            offset += 1
        }
        return offset > start
    }
}
