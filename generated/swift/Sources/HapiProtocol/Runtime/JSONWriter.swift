import Foundation

extension JSONProbe {
    /// The contract's text of a value: a text is itself, anything else is JSON with an indent of two spaces.
    var stringified: String {
        switch json {
        case nil: "undefined"
        case .string(let text)?: text
        case let value?: JSONWriter.text(of: value, indent: 2)
        }
    }
}

extension JSONValue {
    /// JSON on one line, members in ECMAScript order.
    public var compactText: String { JSONWriter.text(of: self) }

    /// Canonical JSON on one line: the keys of every object by UTF-16 units.
    public var canonicalText: String { JSONWriter.text(of: self, sortsKeys: true) }
}

/// A writer of JSON text. What is open stands on a stack of its own, so that depth costs no stack of the thread.
private struct JSONWriter {
    private let indent: Int
    private let sortsKeys: Bool
    private var text: [UInt8] = []
    private var open: [Container] = []
    private var lineBreak = [UInt8(ascii: "\n")]

    private struct Container {
        let members: [JSONObject.Member]
        let items: [JSONValue]
        let isObject: Bool
        var next = 0

        var count: Int { isObject ? members.count : items.count }
    }

    static func text(of value: JSONValue, indent: Int = 0, sortsKeys: Bool = false) -> String {
        var writer = JSONWriter(indent: indent, sortsKeys: sortsKeys)
        writer.begin(value)
        writer.writeOpen()
        return String(decoding: writer.text, as: UTF8.self)
    }

    private init(indent: Int, sortsKeys: Bool) {
        self.indent = indent
        self.sortsKeys = sortsKeys
    }

    private mutating func writeOpen() {
        while var container = open.popLast() {
            let position = container.next
            guard position < container.count else {
                breakLine()
                text.append(UInt8(ascii: container.isObject ? "}" : "]"))
                continue
            }
            container.next += 1
            open.append(container)
            if position > 0 { text.append(UInt8(ascii: ",")) }
            breakLine()
            if container.isObject {
                let member = container.members[position]
                quote(member.key)
                text.append(UInt8(ascii: ":"))
                if indent > 0 { text.append(UInt8(ascii: " ")) }
                begin(member.value)
            } else {
                begin(container.items[position])
            }
        }
    }

    /// Writes a value that holds no others; opens one that does.
    private mutating func begin(_ value: JSONValue) {
        switch value {
        case .null: text.append(contentsOf: "null".utf8)
        case .bool(let truth): text.append(contentsOf: (truth ? "true" : "false").utf8)
        case .number(let number): text.append(contentsOf: number.jsonText.utf8)
        case .string(let string): quote(string)
        case .array(let array):
            text.append(contentsOf: (array.isEmpty ? "[]" : "[").utf8)
            if !array.isEmpty { open.append(Container(members: [], items: array.values, isObject: false)) }
        case .object(let object):
            text.append(contentsOf: (object.isEmpty ? "{}" : "{").utf8)
            if !object.isEmpty { open.append(Container(members: ordered(object), items: [], isObject: true)) }
        }
    }

    private func ordered(_ object: JSONObject) -> [JSONObject.Member] {
        guard sortsKeys else { return object.orderedMembers }
        return object.members.sorted { compareUnits($0.key, $1.key) < 0 }
    }

    private mutating func breakLine() {
        guard indent > 0 else { return }
        let width = indent * open.count
        if lineBreak.count <= width {
            lineBreak.append(contentsOf: repeatElement(UInt8(ascii: " "), count: width + 1 - lineBreak.count))
        }
        text.append(contentsOf: lineBreak[...width])
    }

    private mutating func quote(_ string: String) {
        text.append(UInt8(ascii: "\""))
        string.withBytes { bytes in
            var written = 0
            for (position, byte) in bytes.enumerated() {
                guard let escape = Self.escape(of: byte) else { continue }
                text.append(contentsOf: bytes[written..<position])
                text.append(contentsOf: escape.utf8)
                written = position + 1
            }
            text.append(contentsOf: bytes[written...])
        }
        text.append(UInt8(ascii: "\""))
    }

    private static func escape(of byte: UInt8) -> String? {
        switch byte {
        case UInt8(ascii: "\""): "\\\""
        case UInt8(ascii: "\\"): "\\\\"
        case 0x08: "\\b"
        case 0x09: "\\t"
        case 0x0A: "\\n"
        case 0x0C: "\\f"
        case 0x0D: "\\r"
        case 0..<0x10: "\\u000" + String(byte, radix: 16)
        case 0x10..<0x20: "\\u00" + String(byte, radix: 16)
        default: nil
        }
    }
}

extension Double {
    /// The number as ECMAScript writes it; `null` when it is not finite.
    var jsonText: String {
        guard isFinite else { return "null" }
        if let whole = Int64(exactly: self), whole.magnitude < 1 << 53 { return String(whole) }
        let sign = self < 0 ? "-" : ""
        // Swift's description has the same shortest digits, laid out by other rules.
        let parts = magnitude.description.split(separator: "e")
        let mantissa = (parts.first ?? "").split(separator: ".")
        let whole = mantissa.first ?? ""
        let fraction = mantissa.dropFirst().first ?? ""
        var digits = (whole + fraction)[...]
        var point = whole.count + (parts.dropFirst().first.flatMap { Int($0) } ?? 0)
        while digits.first == "0" {
            digits.removeFirst()
            point -= 1
        }
        while digits.last == "0" { digits.removeLast() }
        return sign + Self.layOut(digits, point: point)
    }

    /// `digits` with the decimal point behind the first `point` of them.
    private static func layOut(_ digits: Substring, point: Int) -> String {
        let before = digits.prefix(max(point, 0))
        let after = digits.dropFirst(max(point, 0))
        switch point {
        case -5...0: return "0.\(String(repeating: "0", count: -point))\(digits)"
        case 1...21 where after.isEmpty: return before + String(repeating: "0", count: point - digits.count)
        case 1...21: return "\(before).\(after)"
        default:
            let fraction = digits.count > 1 ? ".\(digits.dropFirst())" : ""
            return "\(digits.prefix(1))\(fraction)e\(point > 0 ? "+" : "-")\((point - 1).magnitude)"
        }
    }
}
