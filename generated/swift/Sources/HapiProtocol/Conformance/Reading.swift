// Reading of documents: what stands somewhere, or nothing of its kind.
//
// Printed by portgen from specs/conformance/reading.py. Do not edit: change the contract and run `make generate`.

/// The list; an empty one for anything else.
///
/// Contract: `conformance/reading/list_or_empty`
func listOrEmpty(_ value: JSONValue?) -> [JSONValue] {
    value.array ?? []
}

/// The object; an empty one for anything else.
///
/// Contract: `conformance/reading/object_or_empty`
func objectOrEmpty(_ value: JSONValue?) -> JSONObject {
    value.object ?? [:]
}
