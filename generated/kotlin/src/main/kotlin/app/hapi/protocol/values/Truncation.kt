// Printed by portgen from specs/values/truncation.py.
// Do not edit: change the contract and run `make generate`.

package app.hapi.protocol

/**
 * How many characters the hub has cut out of the middle of a text; nothing when it is whole.
 *
 * Characters are UTF-16 units. The text itself stays as it is, mark included.
 *
 * Contract: values/truncation/removed_characters
 */
public fun removedCharacters(text: String): Double? {
    val digits = truncatedUnits(text) ?: return null
    return digits.digitsToNumber()
}
