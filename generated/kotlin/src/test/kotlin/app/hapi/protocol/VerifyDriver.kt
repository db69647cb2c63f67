package app.hapi.protocol

import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import java.io.ByteArrayOutputStream
import java.io.InputStream

/**
 * Replays fixture documents: each line of the input is a suite, a tab and a document; the line that answers it is a
 * JSON list of objects with `path`, and with `expected` and `actual` where there is a value.
 */
fun main() {
    val out = System.out.bufferedWriter()
    val input = System.`in`.buffered()
    while (true) {
        val (suite, document) = (readLine(input) ?: break).split('\t', limit = 2)
        val checks = checkDocument(parseJson(document), suite)
        out.write(JsonArray(checks.map(::answer)).toCanonicalJson())
        out.write("\n")
        out.flush()
    }
}

/** The text up to the next line feed; a carriage return is part of it. */
private fun readLine(input: InputStream): String? {
    val line = ByteArrayOutputStream()
    while (true) {
        val byte = input.read()
        if (byte < 0) return if (line.size() > 0) line.toString(Charsets.UTF_8) else null
        if (byte == '\n'.code) return line.toString(Charsets.UTF_8)
        line.write(byte)
    }
}

private fun answer(check: Check): JsonObject {
    val members = mutableMapOf<String, JsonElement>("path" to JsonPrimitive(check.path))
    check.expected?.let { members["expected"] = it }
    check.actual?.let { members["actual"] = it }
    return JsonObject(members)
}
