// Texts that the hub has cut because they were too long.
//
// Printed by portgen from specs/values/truncation.py. Do not edit: change the contract and run `make generate`.

/// How many characters the hub has cut out of the middle of a text; nothing when it is whole.
///
/// Characters are UTF-16 units. The text itself stays as it is, mark included.
///
/// Contract: `values/truncation/removed_characters`
public func removedCharacters(_ text: String) -> Double? {
    guard let digits = truncatedUnits(text) else { return nil }
    return digits.decimalNumber
}
