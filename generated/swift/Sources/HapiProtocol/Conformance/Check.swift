// A check: what a fixture document expects of one part, and what came out.
//
// Printed by portgen from specs/conformance/check.py. Do not edit: change the contract and run `make generate`.

/// One compared part of a document.
///
/// Contract: `conformance/check/Check`
public struct Check: Sendable, Hashable {
    /// Where the expectation stands in the document, as a JSON path.
    public let path: String
    public var expected: JSONValue?
    public var actual: JSONValue?

    public static func == (left: Check, right: Check) -> Bool {
        left.path.isSame(as: right.path) && left.expected == right.expected && left.actual == right.actual
    }

    /// Whether both have the same canonical JSON, or neither is there.
    ///
    /// Contract: `conformance/check/Check.is_met`
    public var isMet: Bool {
        if let expected = self.expected, let actual = self.actual {
            return expected.canonicalText.isSame(as: actual.canonicalText)
        }
        return self.expected == nil && self.actual == nil
    }
}
