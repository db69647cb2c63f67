import Foundation

/// A map that keeps the order in which keys came.
struct OrderedMap<Key: Hashable, Value> {
    private var positions: [Key: Int] = [:]
    private var entries: [(key: Key, value: Value)?] = []

    var isEmpty: Bool { positions.isEmpty }
    var count: Int { positions.count }
    var values: [Value] { entries.compactMap { $0?.value } }

    subscript(key: Key) -> Value? {
        get { positions[key].flatMap { entries[$0]?.value } }
        set {
            guard let newValue else {
                removeValue(forKey: key)
                return
            }
            if let position = positions[key] {
                entries[position] = (key, newValue)
            } else {
                positions[key] = entries.count
                entries.append((key, newValue))
            }
        }
    }

    @discardableResult
    mutating func removeValue(forKey key: Key) -> Value? {
        guard let position = positions.removeValue(forKey: key) else { return nil }
        let removed = entries[position]?.value
        entries[position] = nil
        if entries.count > 16, positions.count < entries.count / 2 { closeGaps() }
        return removed
    }

    mutating func removeAll() { self = OrderedMap() }

    private mutating func closeGaps() {
        entries.removeAll { $0 == nil }
        for (position, entry) in entries.enumerated() {
            if let entry { positions[entry.key] = position }
        }
    }
}

extension OrderedMap where Key == ExactString {
    var keys: [String] { entries.compactMap { $0?.key.text } }

    subscript(key: String) -> Value? {
        get { self[ExactString(key)] }
        set { self[ExactString(key)] = newValue }
    }
}

extension OrderedMap<ExactString, JSONValue> {
    var object: JSONObject {
        JSONObject(entries.compactMap { $0.map { JSONObject.Member(key: $0.key.text, value: $0.value) } })
    }
}

extension Array {
    /// The elements in the order that `compare` gives (below, at or above 0); equal ones stay in the order they have.
    func sorted(by compare: (Element, Element) -> Int) -> [Element] {
        enumerated().sorted { left, right in
            let order = compare(left.element, right.element)
            return order == 0 ? left.offset < right.offset : order < 0
        }.map(\.element)
    }

    /// Up to `count` elements from a position on.
    func elements(from start: Int, count: Int) -> [Element] { Array(dropFirst(start).prefix(count)) }

    mutating func replaceLast(with element: Element) {
        if popLast() != nil { append(element) }
    }
}

extension Dictionary where Value: Equatable {
    mutating func replaceValue(_ old: Value, with new: Value) {
        for (key, value) in self where value == old { self[key] = new }
    }
}

extension Double {
    /// Whether the number is whole and no other whole number rounds to it.
    var isSafeInteger: Bool { isFinite && rounded() == self && magnitude <= 0x1F_FFFF_FFFF_FFFF }
}
