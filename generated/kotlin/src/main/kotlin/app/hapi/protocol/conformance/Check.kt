// Printed by portgen from specs/conformance/check.py.
// Do not edit: change the contract and run `make generate`.

package app.hapi.protocol

import kotlinx.serialization.json.JsonElement

/**
 * One compared part of a document.
 *
 * Contract: conformance/check/Check
 *
 * @property path Where the expectation stands in the document, as a JSON path.
 */
internal data class Check(
    val path: String,
    val expected: JsonElement? = null,
    val actual: JsonElement? = null,
) {
    /**
     * Whether both have the same canonical JSON, or neither is there.
     *
     * Contract: conformance/check/Check.is_met
     */
    val isMet: Boolean
        get() {
            val expected = this.expected
            val actual = this.actual
            if (expected != null && actual != null) return expected.toCanonicalJson() == actual.toCanonicalJson()
            return this.expected == null && this.actual == null
        }
}
