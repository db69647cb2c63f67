import Foundation

/// A set of characters.
struct ScalarSet: Sendable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0
    private var ranges: [ClosedRange<Unicode.Scalar>] = []
    private var isInverted = false

    init(_ characters: String, _ ranges: ClosedRange<Unicode.Scalar>...) {
        for scalar in characters.unicodeScalars { insert(scalar...scalar) }
        for range in ranges { insert(range) }
    }

    init(_ ranges: ClosedRange<Unicode.Scalar>...) {
        for range in ranges { insert(range) }
    }

    init(excluding characters: String) {
        self.init(characters)
        isInverted = true
    }

    /// ASCII is kept as bits, one for each character.
    private mutating func insert(_ range: ClosedRange<Unicode.Scalar>) {
        if !range.upperBound.isASCII { ranges.append(range) }
        guard range.lowerBound.isASCII else { return }
        for value in range.lowerBound.value...min(range.upperBound.value, 127) {
            if value < 64 { low |= 1 << value } else { high |= 1 << (value - 64) }
        }
    }

    func contains(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case ..<64: (low >> scalar.value & 1 == 1) != isInverted
        case ..<128: (high >> (scalar.value - 64) & 1 == 1) != isInverted
        default: ranges.contains { $0.contains(scalar) } != isInverted
        }
    }

    /// The contract's white space.
    static let whiteSpace = ScalarSet(
        " \u{A0}\u{1680}\u{2028}\u{2029}\u{202F}\u{205F}\u{3000}\u{FEFF}",
        "\t"..."\r",
        "\u{2000}"..."\u{200A}"
    )
}

// MARK: - White space and case

extension String {
    var nonEmpty: String? { isEmpty ? nil : self }

    var trimmed: String { trimmedAtStart.trimmedAtEnd }

    var trimmedAtStart: String {
        let start = endOfRun(of: .whiteSpace)
        return start == startIndex ? self : String(self[start...])
    }

    var trimmedAtEnd: String {
        let end = startOfRun(of: .whiteSpace, endingAt: endIndex)
        return end == endIndex ? self : String(self[..<end])
    }

    /// The text with every run of white space made one space.
    var collapsed: String {
        var result = String.UnicodeScalarView()
        var isInRun = false
        for scalar in unicodeScalars {
            let isSpace = ScalarSet.whiteSpace.contains(scalar)
            if !isSpace { result.append(scalar) } else if !isInRun { result.append(" ") }
            isInRun = isSpace
        }
        return String(result)
    }

    /// Lower case by the full mapping of Unicode, which knows the sigma at the end of a word; no locale.
    var lowerCased: String {
        let lower = lowercased()
        guard unicodeScalars.contains("\u{3A3}") else { return lower }
        return unicodeScalars.indices.reduce(into: "") { result, index in
            let scalar = unicodeScalars[index]
            result += scalar == "\u{3A3}" && isEndOfWord(at: index) ? "\u{3C2}" : scalar.properties.lowercaseMapping
        }
    }

    /// The text with its first UTF-16 unit in upper case; what needs two units stays as it is.
    var firstUpperCased: String {
        guard let first = unicodeScalars.first, first.value <= 0xFFFF else { return self }
        return first.properties.uppercaseMapping + String(unicodeScalars.dropFirst())
    }

    private func isEndOfWord(at index: Index) -> Bool {
        let before = unicodeScalars[..<index].last { !$0.properties.isCaseIgnorable }
        let after = unicodeScalars[index...].dropFirst().first { !$0.properties.isCaseIgnorable }
        return before?.properties.isCased == true && after?.properties.isCased != true
    }

    /// The text with every character of a set replaced.
    func replacing(_ set: ScalarSet, with replacement: String) -> String {
        var result = ""
        var start = startIndex
        while let found = unicodeScalars[start...].firstIndex(where: set.contains) {
            result += self[start..<found]
            result += replacement
            start = unicodeScalars.index(after: found)
        }
        return result + self[start...]
    }
}

/// Orders texts by their UTF-16 units: below, at or above 0.
func compareUnits(_ left: String, _ right: String) -> Int {
    left.withBytes { left in
        right.withBytes { right in
            for (one, other) in zip(left, right) where one != other {
                // Bytes order as code points do, but a surrogate pair stands before U+E000 and what follows it.
                let isPair = one >= 0xF0
                let otherIsPair = other >= 0xF0
                if isPair != otherIsPair, min(one, other) >= 0xEE { return isPair ? -1 : 1 }
                return one < other ? -1 : 1
            }
            return left.count - right.count
        }
    }
}

// MARK: - Scanning

/// Searches by exact characters, never by canonical equivalence or grapheme clusters.
extension String {
    func begins(with text: String) -> Bool { end(of: text, at: startIndex) != nil }

    func ends(with text: String) -> Bool { start(of: text, endingAt: endIndex) != nil }

    func includes(_ text: String) -> Bool { position(of: text) != nil }

    /// Where a text stands first, from a position on.
    func position(of text: String, from start: Index? = nil) -> Index? {
        position(of: text, from: start, folding: { $0 })
    }

    /// Where a text stands first, ASCII letters in any case, from a position on.
    func position(ofAnyCase text: String, from start: Index? = nil) -> Index? {
        position(of: text, from: start, folding: \.asciiLowerCased)
    }

    private func position(of text: String, from start: Index?, folding fold: (UInt8) -> UInt8) -> Index? {
        let skipped = utf8.distance(from: startIndex, to: start ?? startIndex)
        let found = withBytes { bytes in
            text.withBytes { wanted -> Int? in
                guard let first = wanted.first.map(fold) else { return skipped }
                var offset = skipped
                while offset + wanted.count <= bytes.count {
                    if fold(bytes[offset]) == first,
                        wanted.indices.allSatisfy({ fold(bytes[offset + $0]) == fold(wanted[$0]) })
                    {
                        return offset
                    }
                    offset += 1
                }
                return nil
            }
        }
        return found.map { utf8.index(startIndex, offsetBy: $0) }
    }

    /// The end of a text, if the text stands at a position.
    func end(of text: String, at position: Index) -> Index? {
        utf8[position...].starts(with: text.utf8) ? index(behind: text, at: position) : nil
    }

    /// The end of a text, ASCII letters in any case, if the text stands at a position.
    func end(ofAnyCase text: String, at position: Index) -> Index? {
        utf8[position...].starts(with: text.utf8) { $0.asciiLowerCased == $1.asciiLowerCased }
            ? index(behind: text, at: position) : nil
    }

    /// The end of a text that stands at a position.
    func index(behind text: String, at position: Index? = nil) -> Index {
        utf8.index(position ?? startIndex, offsetBy: text.utf8.count, limitedBy: endIndex) ?? endIndex
    }

    /// The start of a text, if the text ends at a position.
    func start(of text: String, endingAt position: Index) -> Index? {
        let before = utf8[..<position].suffix(text.utf8.count)
        return before.elementsEqual(text.utf8) ? before.startIndex : nil
    }

    /// The end of the run of characters of a set that begins at a position.
    func endOfRun(of set: ScalarSet, from position: Index? = nil) -> Index {
        unicodeScalars[(position ?? startIndex)...].firstIndex { !set.contains($0) } ?? endIndex
    }

    /// The start of the run of characters of a set that ends at a position.
    func startOfRun(of set: ScalarSet, endingAt position: Index) -> Index {
        guard let last = unicodeScalars[..<position].lastIndex(where: { !set.contains($0) }) else { return startIndex }
        return unicodeScalars.index(after: last)
    }

    /// One character on; the end stays.
    func nextPosition(from position: Index? = nil) -> Index {
        let position = position ?? startIndex
        return position < endIndex ? unicodeScalars.index(after: position) : endIndex
    }

    func piece(to end: Index) -> String { String(self[..<end]) }

    func piece(from start: Index) -> String { String(self[start...]) }

    /// The piece between two positions; empty when the second stands first.
    func piece(from start: Index, to end: Index) -> String { start < end ? String(self[start..<end]) : "" }

    /// The pieces between the places where a text stands, empty ones too.
    func pieces(separatedBy separator: String) -> [String] {
        var pieces: [String] = []
        var start = startIndex
        while !separator.isEmpty, let end = position(of: separator, from: start) {
            pieces.append(String(self[start..<end]))
            start = index(behind: separator, at: end)
        }
        return pieces + [String(self[start...])]
    }

    /// The finite number that a text of ASCII digits says.
    var decimalNumber: Double? {
        guard !isEmpty, utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else { return nil }
        return Double(self).flatMap { $0.isFinite ? $0 : nil }
    }
}

extension UInt8 {
    fileprivate var asciiLowerCased: UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
    }
}
