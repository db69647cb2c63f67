import Foundation

/// A JSON value with the rules of the contract: numbers are IEEE doubles, objects keep the order of their keys, and keys
/// are equal when their UTF-8 is, never by canonical equivalence.
///
/// A lone surrogate, which a Swift `String` cannot hold, is read as U+FFFD.
public enum JSONValue: Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array(JSONArray)
    case object(JSONObject)
}

/// A list of JSON values, of any depth.
public struct JSONArray: Sendable, RandomAccessCollection, ExpressibleByArrayLiteral {
    let storage: ArrayStorage

    public init(_ values: [JSONValue] = []) { storage = ArrayStorage(values) }
    public init(arrayLiteral elements: JSONValue...) { self.init(elements) }

    /// The values as a plain array; nothing is copied.
    public var values: [JSONValue] { storage.values }
    public var startIndex: Int { 0 }
    public var endIndex: Int { storage.values.count }
    public subscript(position: Int) -> JSONValue { storage.values[position] }
}

/// A JSON object: members in the order in which their keys came. A key that comes again takes the last value and keeps
/// its first place.
public struct JSONObject: Sendable, ExpressibleByDictionaryLiteral {
    let storage: ObjectStorage

    /// A member of an object.
    public struct Member: Sendable, Hashable {
        public var key: String
        public var value: JSONValue

        public init(key: String, value: JSONValue) {
            self.key = key
            self.value = value
        }

        public static func == (left: Member, right: Member) -> Bool {
            left.key.isSame(as: right.key) && left.value == right.value
        }
    }

    public init(_ members: [Member] = []) { storage = ObjectStorage(members) }

    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self.init(elements.map { Member(key: $0, value: $1) })
    }

    /// An object of the members that have a value.
    init(present members: KeyValuePairs<String, JSONValue?>) {
        self.init(members.compactMap { key, value in value.map { Member(key: key, value: $0) } })
    }

    /// The members in the order in which they were written.
    public var members: [Member] { storage.members }
    public var isEmpty: Bool { storage.members.isEmpty }
    public var count: Int { storage.members.count }

    /// The value of a key, or `nil` when there is no such key.
    @inline(never)
    public subscript(key: String) -> JSONValue? {
        guard let position = storage.position(of: key) else { return nil }
        return storage.members[position].value
    }

    /// Whether both are the very same object, which costs no comparison. `false` says nothing of their content.
    public func isIdentical(to other: JSONObject) -> Bool { storage === other.storage }

    /// The members in ECMAScript order: keys that are array indices first, ascending, then the others as written.
    var orderedMembers: [Member] {
        guard members.contains(where: { $0.key.isArrayIndex }) else { return members }
        let indices = members.filter(\.key.isArrayIndex)
        // Of two numbers without leading zeros the longer one is the larger.
        let ascending = indices.sorted { ($0.key.utf8.count, $0.key) < ($1.key.utf8.count, $1.key) }
        return ascending + members.filter { !$0.key.isArrayIndex }
    }

    /// These members with those of another object over them.
    func merged(with other: JSONObject) -> JSONObject { JSONObject(members + other.members) }
}

extension JSONValue {
    static func list(_ values: [JSONValue]) -> JSONValue { .array(JSONArray(values)) }
    static func list(objects: [JSONObject]) -> JSONValue { .array(JSONArray(objects.map(JSONValue.object))) }
    static func list(texts: [String]) -> JSONValue { .array(JSONArray(texts.map(JSONValue.string))) }
}

// MARK: - Storage

/// What an array or an object holds. It is never changed, but for giving its content away at its end.
class ContainerStorage: Nesting, @unchecked Sendable {
    /// How many levels of containers there are, this one included.
    fileprivate(set) final var height = 1

    /// The release of a value takes stack for every level, so deeper ones are let go of level by level.
    fileprivate static let steepHeight = 64

    func takeNested() -> [AnyObject] { [] }
}

final class ArrayStorage: ContainerStorage, @unchecked Sendable {
    fileprivate(set) var values: [JSONValue]

    init(_ values: [JSONValue]) {
        self.values = values
        super.init()
        for value in values { height = max(height, value.height + 1) }
    }

    deinit { if height > Self.steepHeight { releaseNested() } }

    override func takeNested() -> [AnyObject] {
        let taken = values
        values = []
        return taken.compactMap(\.container)
    }
}

final class ObjectStorage: ContainerStorage, @unchecked Sendable {
    fileprivate(set) var members: [JSONObject.Member]
    /// Where each key stands; small objects are searched instead.
    private var positions: [ExactString: Int]?

    private static let searchedCount = 16

    init(_ given: [JSONObject.Member]) {
        members = given
        super.init()
        if given.count > Self.searchedCount || hasRepeatedKey { indexMembers() }
        for member in members { height = max(height, member.value.height + 1) }
    }

    deinit { if height > Self.steepHeight { releaseNested() } }

    func position(of key: String) -> Int? {
        if let positions { return positions[ExactString(key)] }
        return members.firstIndex { $0.key.isSame(as: key) }
    }

    private func indexMembers() {
        var positions: [ExactString: Int] = [:]
        positions.reserveCapacity(members.count)
        var kept: [JSONObject.Member] = []
        kept.reserveCapacity(members.count)
        for member in members {
            if let position = positions[ExactString(member.key)] {
                kept[position].value = member.value
            } else {
                positions[ExactString(member.key)] = kept.count
                kept.append(member)
            }
        }
        members = kept
        self.positions = positions
    }

    private var hasRepeatedKey: Bool {
        members.indices.contains { end in
            members[..<end].contains { $0.key.isSame(as: members[end].key) }
        }
    }

    override func takeNested() -> [AnyObject] {
        let taken = members
        members = []
        return taken.compactMap(\.value.container)
    }
}

extension JSONValue {
    fileprivate var container: ContainerStorage? {
        switch self {
        case .array(let array): array.storage
        case .object(let object): object.storage
        default: nil
        }
    }

    fileprivate var height: Int { container?.height ?? 0 }
}

// MARK: - Equality

extension JSONValue: Hashable {
    /// Whether both are the same value. The order of an object's members does not count.
    public static func == (left: JSONValue, right: JSONValue) -> Bool {
        var pending: [(JSONValue, JSONValue)] = []
        guard left.isSame(as: right, butFor: &pending) else { return false }
        while let pair = pending.popLast() {
            switch pair {
            case (.array(let one), .array(let other)):
                guard one.count == other.count,
                    zip(one, other).allSatisfy({ $0.isSame(as: $1, butFor: &pending) })
                else { return false }
            case (.object(let one), .object(let other)):
                guard one.count == other.count else { return false }
                for member in one.members {
                    guard let value = other[member.key], member.value.isSame(as: value, butFor: &pending) else {
                        return false
                    }
                }
            default:
                return false
            }
        }
        return true
    }

    /// Whether both are the same, but for the content of two containers, which is compared next.
    private func isSame(as other: JSONValue, butFor pending: inout [(JSONValue, JSONValue)]) -> Bool {
        guard let storage = container, let otherStorage = other.container else { return isSameScalar(as: other) }
        if storage !== otherStorage { pending.append((self, other)) }
        return true
    }

    /// Of an array only its count and its texts go in, of an object only its keys: no depth matters, but values that
    /// differ in something else have one hash.
    public func hash(into hasher: inout Hasher) {
        switch self {
        case .null: hasher.combine(0)
        case .bool(let value): hasher.combine(value)
        case .number(let value): hasher.combine(value)
        case .string(let value): hasher.combine(ExactString(value))
        case .array(let array):
            hasher.combine(array.count)
            for case .string(let text) in array { hasher.combine(ExactString(text)) }
        case .object(let object):
            hasher.combine(object.members.reduce(object.count) { $0 ^ ExactString($1.key).hashValue })
        }
    }
}

extension JSONArray: Hashable {
    public static func == (left: JSONArray, right: JSONArray) -> Bool { JSONValue.array(left) == .array(right) }
    public func hash(into hasher: inout Hasher) { JSONValue.array(self).hash(into: &hasher) }
}

extension JSONObject: Hashable {
    public static func == (left: JSONObject, right: JSONObject) -> Bool { JSONValue.object(left) == .object(right) }
    public func hash(into hasher: inout Hasher) { JSONValue.object(self).hash(into: &hasher) }
}

// MARK: - Text and literals

extension JSONValue: CustomStringConvertible {
    public var description: String { compactText }
}

extension JSONObject: CustomStringConvertible {
    public var description: String { JSONValue.object(self).compactText }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral,
    ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    public init(stringLiteral value: String) { self = .string(value) }
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    public init(floatLiteral value: Double) { self = .number(value) }
    public init(integerLiteral value: Int) { self = .number(Double(value)) }
    public init(arrayLiteral elements: JSONValue...) { self = .array(JSONArray(elements)) }
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(JSONObject(elements.map { JSONObject.Member(key: $0, value: $1) }))
    }
}
