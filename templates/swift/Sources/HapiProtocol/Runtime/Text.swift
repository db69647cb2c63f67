import Foundation

/// A set of characters, given by ranges.
struct ScalarSet: Sendable {
    private let ascii: (low: UInt64, high: UInt64)
    private let ranges: [ClosedRange<Unicode.Scalar>]

    init(_ ranges: ClosedRange<Unicode.Scalar>...) {
        var low: UInt64 = 0
        var high: UInt64 = 0
        for range in ranges where range.lowerBound.isASCII {
            for value in range.lowerBound.value...min(range.upperBound.value, 127) {
                if value < 64 { low |= 1 << value } else { high |= 1 << (value - 64) }
            }
        }
        ascii = (low, high)
        self.ranges = ranges.filter { !$0.upperBound.isASCII }
    }

    func contains(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case ..<64: ascii.low >> scalar.value & 1 == 1
        case ..<128: ascii.high >> (scalar.value - 64) & 1 == 1
        default: ranges.contains { $0.contains(scalar) }
        }
    }

    /// The contract's white space.
    static let whiteSpace = ScalarSet(
        "\t"..."\r", " "..." ", "\u{A0}"..."\u{A0}", "\u{1680}"..."\u{1680}", "\u{2000}"..."\u{200A}",
        "\u{2028}"..."\u{2029}", "\u{202F}"..."\u{202F}", "\u{205F}"..."\u{205F}", "\u{3000}"..."\u{3000}",
        "\u{FEFF}"..."\u{FEFF}"
    )
}

// MARK: - White space and case

extension String {
    var nonEmpty: String? { isEmpty ? nil : self }

    var trimmed: String { trimmedAtStart.trimmedAtEnd }

    var trimmedAtStart: String {
        let start = skipping(.whiteSpace, from: startIndex)
        return start == startIndex ? self : String(self[start...])
    }

    var trimmedAtEnd: String {
        let end = skippingBack(.whiteSpace, from: endIndex)
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
        var result = String.UnicodeScalarView()
        for index in unicodeScalars.indices {
            if unicodeScalars[index] == "\u{3A3}", isEndOfWord(at: index) {
                result.append("\u{3C2}")
            } else {
                result.append(contentsOf: unicodeScalars[index].properties.lowercaseMapping.unicodeScalars)
            }
        }
        return String(result)
    }

    /// Upper case by the full mapping of Unicode; no locale.
    var upperCased: String { uppercased() }

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
        var result = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            if set.contains(scalar) {
                result.append(contentsOf: replacement.unicodeScalars)
            } else {
                result.append(scalar)
            }
        }
        return String(result)
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
    func begins(with text: String) -> Bool { utf8.starts(with: text.utf8) }

    func ends(with text: String) -> Bool {
        utf8.count >= text.utf8.count && utf8.suffix(text.utf8.count).elementsEqual(text.utf8)
    }

    func includes(_ text: String) -> Bool { firstIndex(of: text, from: startIndex) != nil }

    /// Where a text stands first from an index on.
    func firstIndex(of text: String, from start: Index) -> Index? {
        firstIndex(of: text, from: start) { $0 }
    }

    /// As `firstIndex(of:from:)`, with ASCII letters in any case.
    func firstIndex(ofAnyCase text: String, from start: Index) -> Index? {
        firstIndex(of: text, from: start, folding: \.asciiLowerCased)
    }

    private func firstIndex(of text: String, from start: Index, folding fold: (UInt8) -> UInt8) -> Index? {
        let skipped = utf8.distance(from: startIndex, to: start)
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

    /// The index behind a text, if the text stands at an index.
    func index(behind text: String, at start: Index) -> Index? {
        utf8[start...].starts(with: text.utf8) ? utf8.index(start, offsetBy: text.utf8.count) : nil
    }

    /// As `index(behind:at:)`, with ASCII letters in any case.
    func index(behindAnyCase text: String, at start: Index) -> Index? {
        utf8[start...].starts(with: text.utf8) { $0.asciiLowerCased == $1.asciiLowerCased }
            ? utf8.index(start, offsetBy: text.utf8.count) : nil
    }

    /// The index where a text begins, if the text ends at an index.
    func index(before text: String, endingAt end: Index) -> Index? {
        let count = text.utf8.count
        guard utf8[..<end].count >= count, utf8[..<end].suffix(count).elementsEqual(text.utf8) else { return nil }
        return utf8.index(end, offsetBy: -count)
    }

    /// The index behind the run of characters of a set that begins at an index.
    func skipping(_ set: ScalarSet, from start: Index) -> Index {
        unicodeScalars[start...].firstIndex { !set.contains($0) } ?? endIndex
    }

    /// The index where the run of characters of a set that ends at an index begins.
    func skippingBack(_ set: ScalarSet, from end: Index) -> Index {
        guard let last = unicodeScalars[..<end].lastIndex(where: { !set.contains($0) }) else { return startIndex }
        return unicodeScalars.index(after: last)
    }

    /// One character on; the end stays.
    func index(onFrom index: Index) -> Index {
        index < endIndex ? unicodeScalars.index(after: index) : endIndex
    }

    /// The piece between two indices; empty when the second stands first.
    func piece(from start: Index, to end: Index) -> String { start < end ? String(self[start..<end]) : "" }

    func piece(to end: Index) -> String { String(self[..<end]) }

    func piece(from start: Index) -> String { String(self[start...]) }

    /// The pieces between the places where a text stands, empty ones too.
    func pieces(separatedBy separator: String) -> [String] {
        var pieces: [String] = []
        var start = startIndex
        while !separator.isEmpty, let end = firstIndex(of: separator, from: start) {
            pieces.append(String(self[start..<end]))
            start = utf8.index(end, offsetBy: separator.utf8.count)
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
