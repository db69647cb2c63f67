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

    subscript(key: Key, default value: @autoclosure () -> Value) -> Value {
        get { self[key] ?? value() }
        _modify {
            let position = positions[key] ?? entries.count
            if position == entries.count {
                positions[key] = position
                entries.append(nil)
            }
            // Taken out while it changes, so that it has one owner and is not copied.
            var changed = entries[position]?.value ?? value()
            entries[position] = nil
            defer { entries[position] = (key, changed) }
            yield &changed
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

    subscript(key: String, default value: @autoclosure () -> Value) -> Value {
        get { self[ExactString(key), default: value()] }
        _modify { yield &self[ExactString(key), default: value()] }
    }

    @discardableResult
    mutating func removeValue(forKey key: String) -> Value? { removeValue(forKey: ExactString(key)) }
}

extension OrderedMap where Key == Double {
    var keys: [Double] { entries.compactMap { $0?.key } }
}

extension OrderedMap<ExactString, JSONValue> {
    var object: JSONObject {
        JSONObject(entries.compactMap { $0.map { JSONObject.Member(key: $0.key.text, value: $0.value) } })
    }
}

extension Array {
    /// The elements in the order that `compare` gives (below, at or above 0); equal ones stay in the order they have.
    func stablySorted(by compare: (Element, Element) -> Int) -> [Element] {
        enumerated().sorted { left, right in
            let order = compare(left.element, right.element)
            return order == 0 ? left.offset < right.offset : order < 0
        }.map(\.element)
    }

    /// Up to `count` elements from a position on.
    func elements(from start: Int, count: Int) -> [Element] {
        Array(dropFirst(Swift.max(start, 0)).prefix(Swift.max(count, 0)))
    }

    /// The first elements, up to `count`.
    func elements(first count: Int) -> [Element] { Array(prefix(Swift.max(count, 0))) }

    /// The last elements, up to `count`.
    func elements(last count: Int) -> [Element] { Array(suffix(Swift.max(count, 0))) }

    mutating func replaceLast(with element: Element) {
        if popLast() != nil { append(element) }
    }
}

extension [String] {
    func includes(_ text: String) -> Bool { contains { $0.isSame(as: text) } }
}

/// A value with some of its fields changed.
func changed<Value>(_ value: Value, _ change: (inout Value) -> Void) -> Value {
    var copy = value
    change(&copy)
    return copy
}

extension Double {
    /// Whether the number is whole and no other whole number rounds to it.
    var isSafeInteger: Bool { isFinite && rounded() == self && magnitude <= 0x1F_FFFF_FFFF_FFFF }
}

/// A reference that holds others, to any depth.
protocol Nesting: AnyObject {
    /// Gives away what it holds.
    func takeNested() -> [AnyObject]
}

extension Nesting {
    /// Lets go of what it holds, for a `deinit`, and so of what that holds, one after the other: a release that follows
    /// them down takes stack for each.
    ///
    /// A `deinit` gives away what only it can reach by then, be there weak references or other threads. One that a
    /// release here brings about, on this thread as it must be, leaves what it held to that release.
    func releaseNested() {
        var nested = takeNested()
        guard !nested.isEmpty else { return }
        let ofThread = Thread.current.threadDictionary
        if let waiting = ofThread[ReleaseQueue.key] as? ReleaseQueue {
            waiting.references += nested
            return
        }
        let waiting = ReleaseQueue()
        // Nothing else may hold what is let go of, not even for a moment.
        swap(&waiting.references, &nested)
        ofThread[ReleaseQueue.key] = waiting
        while waiting.references.popLast() != nil {}
        ofThread.removeObject(forKey: ReleaseQueue.key)
    }
}

/// What a thread is about to let go of.
private final class ReleaseQueue {
    static let key = "HapiProtocol.ReleaseQueue"
    var references: [AnyObject] = []
}
