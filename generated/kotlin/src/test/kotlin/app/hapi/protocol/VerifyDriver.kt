package app.hapi.protocol

import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive

/**
 * Replays fixture documents: each line of the input is a suite, a tab and a document; the line that answers it is a
 * JSON list of objects with `path`, and with `expected` and `actual` where there is a value.
 */
fun main() {
    val out = System.out.bufferedWriter()
    for (line in generateSequence(System.`in`.bufferedReader()::readLine)) {
        val (suite, document) = line.split('\t', limit = 2)
        val checks = checkDocument(parseJson(document), suite)
        out.write(JsonArray(checks.map(::answer)).toCanonicalJson())
        out.write("\n")
        out.flush()
    }
}

private fun answer(check: Check): JsonObject {
    val members = mutableMapOf<String, JsonElement>("path" to JsonPrimitive(check.path))
    check.expected?.let { members["expected"] = it }
    check.actual?.let { members["actual"] = it }
    return JsonObject(members)
}
