import Foundation

/// What can be asked of a JSON value that may be absent, so that probes chain: `value["tool"]["name"].string`.
/// Nothing is ever converted: what is of another kind is `nil`.
public protocol JSONProbe {
    /// The value, or `nil` when there is none.
    var json: JSONValue? { get }
}

extension JSONValue: JSONProbe {
    public var json: JSONValue? { self }
}

extension Optional: JSONProbe where Wrapped == JSONValue {
    public var json: JSONValue? { self }
}

extension JSONProbe {
    /// The member of an object; `nil` when this is no object or has no such key.
    @inline(never)
    public subscript(key: String) -> JSONValue? {
        if case .object(let object)? = json { object[key] } else { nil }
    }

    public var string: String? {
        guard case .string(var text)? = json else { return nil }
        // Every search in a text that comes from Objective-C would copy it first.
        text.makeContiguousUTF8()
        return text
    }

    public var bool: Bool? { if case .bool(let value)? = json { value } else { nil } }
    public var object: JSONObject? { if case .object(let value)? = json { value } else { nil } }
    public var array: [JSONValue]? { if case .array(let value)? = json { value.values } else { nil } }

    /// The number, if it is a finite one.
    public var number: Double? { if case .number(let value)? = json, value.isFinite { value } else { nil } }

    /// The number, finite or not.
    var anyNumber: Double? { if case .number(let value)? = json { value } else { nil } }

    /// This value, if it is an object or an array.
    var record: JSONValue? { isRecord ? json : nil }

    /// Whether this is an object or an array.
    var isRecord: Bool {
        switch json {
        case .object, .array: true
        default: false
        }
    }

    /// Whether this is a number, finite or not.
    var isNumber: Bool { if case .number? = json { true } else { false } }

    /// Whether this is there and is `null`.
    public var isNull: Bool { if case .null? = json { true } else { false } }

    /// Whether this is absent or `null`.
    public var isNullish: Bool { json == nil || isNull }

    /// The truth value of ECMAScript.
    var isTruthy: Bool {
        switch json {
        case nil, .null: false
        case .bool(let value): value
        case .number(let value): value != 0 && !value.isNaN
        case .string(let value): !value.isEmpty
        case .array, .object: true
        }
    }

    /// The first of this value and the others that is neither absent nor `null`, else the last.
    func coalescing(_ others: JSONValue?...) -> JSONValue? {
        isNullish ? others.first { !$0.isNullish } ?? others.last ?? nil : json
    }

    /// This value, or `null` when it is absent.
    var orNull: JSONValue { json ?? .null }

    /// Whether both are absent, or are the same `null`, truth value, number or text.
    func isSameScalar(as other: some JSONProbe) -> Bool {
        switch (json, other.json) {
        case (nil, nil), (.null, .null): true
        case (.bool(let one), .bool(let another)): one == another
        case (.number(let one), .number(let another)): one == another
        case (.string(let one), .string(let another)): one.isSame(as: another)
        default: false
        }
    }

    /// The members in ECMAScript order; an array has its positions as keys; none for anything else.
    var entries: [JSONObject.Member] {
        switch json {
        case .object(let object): object.orderedMembers
        case .array(let array): array.enumerated().map { JSONObject.Member(key: String($0), value: $1) }
        default: []
        }
    }

    /// The members of this value with those of the object over them.
    func merged(with other: JSONObject) -> JSONObject { JSONObject(entries).merged(with: other) }

    /// The members of an object, in the order in which they were written, to be changed.
    var orderedMap: OrderedMap<ExactString, JSONValue> {
        var map = OrderedMap<ExactString, JSONValue>()
        for member in object?.members ?? [] { map[member.key] = member.value }
        return map
    }

    /// A number field that may be absent or `null`; what is neither a finite number nor `null` counts as absent.
    var numberField: Field<Double> { isNull ? .null : number.map(Field.value) ?? .absent }
}

/// A field that tells absence from `null`.
public enum Field<Value> {
    case absent
    case null
    case value(Value)

    var isAbsent: Bool { if case .absent = self { true } else { false } }
    var isNull: Bool { if case .null = self { true } else { false } }

    /// The value, if there is one.
    public var known: Value? { if case .value(let value) = self { value } else { nil } }
}

extension Field: Sendable where Value: Sendable {}
extension Field: Equatable where Value: Equatable {}
extension Field: Hashable where Value: Hashable {}

extension Field<Double> {
    /// The field as it stands in an object; `nil` when it is absent.
    var json: JSONValue? {
        switch self {
        case .absent: nil
        case .null: .null
        case .value(let number): .number(number)
        }
    }
}
