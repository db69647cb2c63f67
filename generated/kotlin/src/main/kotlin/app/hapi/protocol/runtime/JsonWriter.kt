package app.hapi.protocol

import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive

/** The text of a value for people: a text is itself, anything else is JSON with an indent of two spaces. */
internal fun JsonElement?.stringify(): String = when {
    this == null -> "undefined"
    this is JsonPrimitive && isString -> content
    else -> JsonWriter(indent = 2).document(this)
}

/** One line of JSON, keys in ECMAScript order. */
internal fun JsonElement.toCompactJson(): String = JsonWriter().document(this)

/** Canonical JSON: one line, keys ordered by UTF-16 units, numbers as ECMAScript writes them. */
public fun JsonElement.toCanonicalJson(): String = JsonWriter(isSorted = true).document(this)

/** Writes one document; what is open is kept in a list, so that depth costs no stack. */
private class JsonWriter(private val indent: Int = 0, private val isSorted: Boolean = false) {
    private val out = StringBuilder()
    private val open = ArrayList<Container>()

    fun document(value: JsonElement): String {
        begin(value)
        while (open.isNotEmpty()) {
            val container = open.last()
            if (container.parts.hasNext()) {
                if (container.count++ > 0) out.append(',')
                breakLine()
                val (key, part) = container.parts.next()
                key?.let(::memberKey)
                begin(part)
            } else {
                open.removeAt(open.lastIndex)
                if (container.count > 0) breakLine()
                out.append(container.end)
            }
        }
        return out.toString()
    }

    private fun memberKey(key: String) {
        quoted(key)
        out.append(if (indent == 0) ":" else ": ")
    }

    /** Writes a scalar whole, of an object or array the bracket alone. */
    private fun begin(value: JsonElement) {
        when (value) {
            is JsonObject -> {
                val keys = if (isSorted) value.keys.sorted() else value.keysInOrder()
                open('{', '}', keys.asSequence().map { it to value.getValue(it) })
            }

            is JsonArray -> open('[', ']', value.asSequence().map { null to it })

            is JsonPrimitive -> scalar(value)
        }
    }

    private fun open(start: Char, end: Char, parts: Sequence<Pair<String?, JsonElement>>) {
        open.add(Container(end, parts.iterator()))
        out.append(start)
    }

    private fun scalar(value: JsonPrimitive) {
        when {
            value is JsonNull -> out.append("null")
            value.isString -> quoted(value.content)
            value.boolean != null -> out.append(value.content)
            else -> out.append(value.content.toJsonNumber()?.toNumberText() ?: "null")
        }
    }

    private fun breakLine() {
        if (indent == 0) return
        out.append('\n')
        repeat(indent * open.size) { out.append(' ') }
    }

    private fun quoted(text: String) {
        out.append('"')
        var done = 0
        for (i in text.indices) {
            val escape = escape(text, i) ?: continue
            out.append(text, done, i).append(escape)
            done = i + 1
        }
        out.append(text, done, text.length).append('"')
    }

    /** What stands in JSON for the character at a place; null for the character itself. */
    private fun escape(text: String, place: Int): String? {
        val char = text[place]
        return when {
            char == '"' -> "\\\""
            char == '\\' -> "\\\\"
            char < ' ' -> SHORT_ESCAPES[char] ?: unicodeEscape(char)
            char.isSurrogate() && !isPaired(text, place) -> unicodeEscape(char)
            else -> null
        }
    }

    private fun isPaired(text: String, place: Int): Boolean = if (text[place].isHighSurrogate()) {
        place + 1 < text.length && text[place + 1].isLowSurrogate()
    } else {
        place > 0 && text[place - 1].isHighSurrogate()
    }

    private fun unicodeEscape(char: Char): String = "\\u" + char.code.toString(16).padStart(4, '0')

    /** What is open: its parts that are not yet written, members with their keys. */
    private class Container(val end: Char, val parts: Iterator<Pair<String?, JsonElement>>) {
        var count = 0
    }
}

private val SHORT_ESCAPES = mapOf('\b' to "\\b", '\u000C' to "\\f", '\n' to "\\n", '\r' to "\\r", '\t' to "\\t")
