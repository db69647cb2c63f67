// A check: what a fixture document expects of one part, and what came out.
//
// Printed by portgen from specs/conformance/check.py. Do not edit: change the contract and run `make generate`.

/// One compared part of a document.
///
/// Contract: `conformance/check/Check`
package struct Check {
    /// Where the expectation stands in the document, as a JSON path.
    package let path: String
    package var expected: JSONValue?
    package var actual: JSONValue?

    /// Whether both have the same canonical JSON, or neither is there.
    ///
    /// Contract: `conformance/check/Check.is_met`
    package var isMet: Bool {
        if let expected = self.expected, let actual = self.actual {
            return expected.canonicalText.isSame(as: actual.canonicalText)
        }
        return self.expected == nil && self.actual == nil
    }
}
