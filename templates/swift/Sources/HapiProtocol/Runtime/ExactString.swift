import Foundation

/// A text as a key: two are equal when their UTF-8 is. A `String` is equal under canonical equivalence, where `é` and
/// `e` with an accent are one key.
public struct ExactString: Sendable, Hashable, ExpressibleByStringLiteral {
    public let text: String

    public init(_ text: String) { self.text = text }
    public init(stringLiteral value: String) { text = value }

    public static func == (left: ExactString, right: ExactString) -> Bool { left.text.isSame(as: right.text) }

    public func hash(into hasher: inout Hasher) {
        text.withBytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}

extension String {
    /// The UTF-8 of the text in one piece.
    func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
        if let result = try utf8.withContiguousStorageIfAvailable(body) { return result }
        var copy = self
        return try copy.withUTF8(body)
    }

    /// Whether the text is an array index of ECMAScript: a decimal number below 2^32 - 1 without a leading zero.
    var isArrayIndex: Bool {
        guard let first = utf8.first, first >= UInt8(ascii: "0"), first <= UInt8(ascii: "9"), utf8.count <= 10 else {
            return false
        }
        guard let number = UInt32(self), number < .max else { return false }
        return first != UInt8(ascii: "0") || utf8.count == 1
    }
}

/// What texts are made of or in: equal when their UTF-8 is.
protocol ExactlyComparable {
    func isSame(as other: Self) -> Bool
}

extension String: ExactlyComparable {
    @inline(never)
    func isSame(as other: String) -> Bool {
        guard utf8.count == other.utf8.count else { return false }
        return withBytes { bytes in
            other.withBytes { otherBytes in
                guard let one = bytes.baseAddress, let other = otherBytes.baseAddress else { return true }
                return one == other || memcmp(one, other, bytes.count) == 0
            }
        }
    }
}

extension Optional: ExactlyComparable where Wrapped: ExactlyComparable {
    func isSame(as other: Wrapped?) -> Bool {
        guard let self, let other else { return self == nil && other == nil }
        return self.isSame(as: other)
    }
}

extension Array: ExactlyComparable where Element: ExactlyComparable {
    func isSame(as other: [Element]) -> Bool {
        count == other.count && zip(self, other).allSatisfy { $0.isSame(as: $1) }
    }
}

extension String? {
    var orNull: JSONValue { map(JSONValue.string) ?? .null }
    var nonEmpty: String? { flatMap(\.nonEmpty) }

    /// The text, if it is there and is one of these.
    func ifOne(of texts: [String]) -> String? { flatMap { texts.includes($0) ? $0 : nil } }
}

extension Double? {
    var orNull: JSONValue { map(JSONValue.number) ?? .null }
}

extension Bool? {
    var orNull: JSONValue { map(JSONValue.bool) ?? .null }
}

extension Set<ExactString> {
    func contains(_ text: String) -> Bool { contains(ExactString(text)) }
    func contains(_ text: String?) -> Bool { text.map { contains(ExactString($0)) } ?? false }
    mutating func insert(_ text: String) { insert(ExactString(text)) }
    mutating func remove(_ text: String) { remove(ExactString(text)) }
}

extension Dictionary where Key == ExactString {
    subscript(key: String) -> Value? {
        get { self[ExactString(key)] }
        _modify { yield &self[ExactString(key)] }
    }

    subscript(key: String, default value: @autoclosure () -> Value) -> Value {
        get { self[ExactString(key), default: value()] }
        _modify { yield &self[ExactString(key), default: value()] }
    }

    @discardableResult
    mutating func removeValue(forKey key: String) -> Value? { removeValue(forKey: ExactString(key)) }
}
