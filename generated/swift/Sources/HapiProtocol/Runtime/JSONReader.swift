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
        switch byte {
        case Byte.quote: return readText().map { .some(.string($0)) }
        case Byte.brace:
            offset += 1
            skipSpace()
            if skip(Byte.closingBrace) { return .object(JSONObject()) }
            open.append(Container(isObject: true))
            return readKey() ? .some(nil) : nil
        case Byte.bracket:
            offset += 1
            skipSpace()
            if skip(Byte.closingBracket) { return .array(JSONArray()) }
            open.append(Container(isObject: false))
            return .some(nil)
        case Byte.t: return skip("true") ? .bool(true) : nil
        case Byte.f: return skip("false") ? .bool(false) : nil
        case Byte.n: return skip("null") ? .some(.null) : nil
        default: return readNumber().map { .some(.number($0)) }
        }
    }

    /// Puts a value into what is open, and closes what ends behind it.
    private mutating func place(_ value: JSONValue) -> Outcome {
        var value = value
        while let isObject = open.last?.isObject {
            open[open.count - 1].append(value)
            skipSpace()
            if skip(Byte.comma) {
                skipSpace()
                return !isObject || readKey() ? .more : .wrong
            }
            guard skip(isObject ? Byte.closingBrace : Byte.closingBracket) else { return .wrong }
            value = open.removeLast().value
        }
        skipSpace()
        return offset == bytes.count ? .done(value) : .wrong
    }

    /// Reads the key of the next member, and its colon.
    private mutating func readKey() -> Bool {
        guard byte == Byte.quote, let key = readText() else { return false }
        open[open.count - 1].key = key
        skipSpace()
        return skip(Byte.colon)
    }

    // MARK: Bytes

    /// The byte at the offset; at the end 0, with which nothing in JSON begins.
    private var byte: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

    private mutating func skipSpace() {
        while byte == Byte.space || byte == Byte.lineFeed || byte == Byte.carriageReturn || byte == Byte.tab {
            offset += 1
        }
    }

    private mutating func skip(_ expected: UInt8) -> Bool {
        guard byte == expected else { return false }
        offset += 1
        return true
    }

    private mutating func skip(_ word: StaticString) -> Bool {
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
        return skip(Byte.quote) ? text(place) : readEscapedText(from: start)
    }

    /// Moves to the next quote, backslash, control character or the end, eight bytes at a time.
    private mutating func skipPlain() {
        let ones: UInt64 = 0x0101_0101_0101_0101
        while bytes.count - offset >= 8 {
            let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            let quotes = word ^ (ones &* UInt64(Byte.quote))
            let backslashes = word ^ (ones &* UInt64(Byte.backslash))
            // The lowest high bit that is set in a difference stands where the subtraction first borrowed.
            let found =
                (quotes &- ones) & ~quotes | (backslashes &- ones) & ~backslashes
                | (word &- ones &* UInt64(Byte.space)) & ~word
            let marks = found & (ones &* 0x80)
            if marks != 0 {
                offset += marks.trailingZeroBitCount / 8
                return
            }
            offset += 8
        }
        while offset < bytes.count, byte >= Byte.space, byte != Byte.quote, byte != Byte.backslash { offset += 1 }
    }

    private mutating func readEscapedText(from start: Int) -> String? {
        var unescaped = Array(bytes[start..<offset])
        while true {
            switch byte {
            case Byte.quote:
                offset += 1
                return String(decoding: unescaped, as: UTF8.self)
            case Byte.backslash:
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
        let letter = byte
        offset += 1
        switch letter {
        case Byte.quote: return "\""
        case Byte.backslash: return "\\"
        case Byte.slash: return "/"
        case Byte.b: return "\u{08}"
        case Byte.f: return "\u{0C}"
        case Byte.n: return "\n"
        case Byte.r: return "\r"
        case Byte.t: return "\t"
        case Byte.u: return readUnit().map { completed($0) }
        default: return nil
        }
    }

    /// The scalar that begins with a UTF-16 unit; a lone surrogate gives U+FFFD.
    private mutating func completed(_ unit: UInt32) -> Unicode.Scalar {
        let end = offset
        if 0xD800..<0xDC00 ~= unit, skip("\\u"), let low = readUnit(), 0xDC00..<0xE000 ~= low {
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
        let isNegative = skip(Byte.minus)
        var digits: UInt64 = 0
        let first = offset
        guard readDigits(into: &digits) else { return nil }
        guard bytes[first] != Byte.zero || offset - first == 1 else { return nil }
        var digitCount = offset - first
        var exponent = 0
        if skip(Byte.dot) {
            let point = offset
            guard readDigits(into: &digits) else { return nil }
            exponent = point - offset
            digitCount += offset - point
        }
        let isPlain = !skip(Byte.e) && !skip(Byte.capitalE)
        if !isPlain {
            _ = skip(Byte.plus) || skip(Byte.minus)
            var ignored: UInt64 = 0
            guard readDigits(into: &ignored) else { return nil }
        }
        if isPlain, digitCount <= 19, let number = Self.exact(digits, exponent: exponent) {
            return isNegative ? -number : number
        }
        return Double(text(start..<offset))
    }

    private mutating func readDigits(into number: inout UInt64) -> Bool {
        let start = offset
        while Byte.zero...Byte.nine ~= byte {
            number = number &* 10 &+ UInt64(byte - Byte.zero)
            offset += 1
        }
        return offset > start
    }

    /// The nearest double of `digits` times a power of ten, where one operation gives it.
    private static func exact(_ digits: UInt64, exponent: Int) -> Double? {
        if exponent == 0 { return Double(digits) }
        guard digits <= 1 << 53, exponent >= -22 else { return nil }
        return Double(digits) / powers[-exponent]
    }

    private static let powers: [Double] = [
        1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
        1e20,
        1e21, 1e22,
    ]
}

private enum Byte {
    static let tab = UInt8(ascii: "\t"), lineFeed = UInt8(ascii: "\n"), carriageReturn = UInt8(ascii: "\r")
    static let space = UInt8(ascii: " "), quote = UInt8(ascii: "\""), backslash = UInt8(ascii: "\\")
    static let slash = UInt8(ascii: "/"), comma = UInt8(ascii: ","), colon = UInt8(ascii: ":")
    static let brace = UInt8(ascii: "{"), closingBrace = UInt8(ascii: "}")
    static let bracket = UInt8(ascii: "["), closingBracket = UInt8(ascii: "]")
    static let plus = UInt8(ascii: "+"), minus = UInt8(ascii: "-"), dot = UInt8(ascii: ".")
    static let zero = UInt8(ascii: "0"), nine = UInt8(ascii: "9")
    static let b = UInt8(ascii: "b"), e = UInt8(ascii: "e"), capitalE = UInt8(ascii: "E"), f = UInt8(ascii: "f")
    static let n = UInt8(ascii: "n"), r = UInt8(ascii: "r"), t = UInt8(ascii: "t"), u = UInt8(ascii: "u")
}
