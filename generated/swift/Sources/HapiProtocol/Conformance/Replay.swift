// Replay: what a fixture document has as input runs, and all that it expects is compared.
//
// Printed by portgen from specs/conformance/replay.py. Do not edit: change the contract and run `make generate`.

/// Replays a document of a suite and compares every part; a document must have no problem.
///
/// Where an expectation is missing, the check has what came out.
///
/// Contract: `conformance/replay/check_document`
package func checkDocument(_ document: JSONValue, suite: String) -> [Check] {
    switch suite {
    case "chat": chatChecks(document)
    case "sse": patchChecks(document)
    case "pagination": windowChecks(document)
    case "catalogs": [Check(path: "$", expected: document, actual: .object(modesCatalog()))]
    default: []
    }
}

/// Decodes messages; compares blocks, visible blocks, usage and the ready flag.
///
/// Contract: `conformance/replay/chat_checks`
private func chatChecks(_ document: JSONValue) -> [Check] {
    guard let input = decodeInput(document) else { return [] }
    let decoded = decode(input.messages, agentState: input.agentState, hasMoreMessages: input.hasMoreMessages, now: nil)
    let projected = projectDecoded(decoded)
    return ["blocks", "hasReadyEvent", "latestUsage", "visibleBlocks"].map { part in
        Check(path: "$.expected.\(part)", expected: document["expected"][part], actual: projected[part])
    }
}

/// Folds patches into a session; compares what became of each, and the session at the end.
///
/// Contract: `conformance/replay/patch_checks`
private func patchChecks(_ document: JSONValue) -> [Check] {
    var results: [String] = []
    var session = objectOrEmpty(document["initialSession"])
    for patch in listOrEmpty(document["patches"]) {
        let patched = patchedSession(session, objectOrEmpty(patch))
        results.append(patched != nil ? "applied" : "unchanged")
        session = patched ?? session
    }
    return [
        Check(
            path: "$.expectedPatchResults",
            expected: document["expectedPatchResults"],
            actual: .list(texts: results)
        ),
        Check(path: "$.expectedSession", expected: document["expectedSession"], actual: .object(session)),
    ]
}
