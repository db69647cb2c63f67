// Printed by portgen from specs/conformance/replay.py.
// Do not edit: change the contract and run `make generate`.

package app.hapi.protocol

import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject

/**
 * Replays a document of a suite and compares every part; a document must have no problem.
 *
 * Where an expectation is missing, the check has what came out.
 *
 * Contract: conformance/replay/check_document
 */
internal fun checkDocument(document: JsonElement, suite: String): List<Check> = when (suite) {
    "chat" -> chatChecks(document)
    "sse" -> patchChecks(document)
    "pagination" -> windowChecks(document)
    "catalogs" -> listOf(Check(path = "\$", expected = document, actual = modesCatalog()))
    else -> emptyList()
}

/**
 * Decodes messages; compares blocks, visible blocks, usage and the ready flag.
 *
 * Contract: conformance/replay/chat_checks
 */
private fun chatChecks(document: JsonElement): List<Check> {
    val input = decodeInput(document) ?: return emptyList()
    val decoded = decode(input.messages, input.agentState, input.hasMoreMessages, now = null)
    val projected = projectDecoded(decoded)
    return listOf("blocks", "hasReadyEvent", "latestUsage", "visibleBlocks").map { part ->
        Check(path = "\$.expected.$part", expected = document["expected"][part], actual = projected[part])
    }
}

/**
 * Folds patches into a session; compares what became of each, and the session at the end.
 *
 * Contract: conformance/replay/patch_checks
 */
private fun patchChecks(document: JsonElement): List<Check> {
    val results = mutableListOf<String>()
    var session: JsonObject = objectOrEmpty(document["initialSession"])
    for (patch in listOrEmpty(document["patches"])) {
        val patched = patchedSession(session, objectOrEmpty(patch))
        results.add(if (patched != null) "applied" else "unchanged")
        session = patched ?: session
    }
    return listOf(
        Check(path = "\$.expectedPatchResults", expected = document["expectedPatchResults"], actual = results.toJson()),
        Check(path = "\$.expectedSession", expected = document["expectedSession"], actual = session),
    )
}
