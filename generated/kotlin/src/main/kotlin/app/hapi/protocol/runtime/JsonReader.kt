package app.hapi.protocol

import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.SerializationException
import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.JsonUnquotedLiteral

/**
 * The JSON value of a UTF-8 text.
 *
 * Any depth and any length is read. A number keeps its text, a repeated key its first place and its last value.
 *
 * @throws SerializationException if the text is not JSON
 */
public fun parseJson(bytes: ByteArray): JsonElement = parseJson(bytes.decodeToString().removePrefix("\uFEFF"))

/**
 * The JSON value of a text; see the other [parseJson].
 *
 * @throws SerializationException if the text is not JSON
 */
public fun parseJson(text: String): JsonElement = JsonReader(text).document()

/** The JSON value of this text, or null when it is not JSON. */
internal fun String.parseJsonOrNull(): JsonElement? = try {
    parseJson(this)
} catch (_: SerializationException) {
    null
}

/** Reads one document; what is open is kept in a list, so that depth costs no stack. */
private class JsonReader(private val text: String) {
    private val open = ArrayList<Container>()
    private var at = 0

    fun document(): JsonElement {
        while (true) {
            val value = scalarOrEmpty()
            if (value == null) {
                open.add(if (text[at++] == '{') OpenObject(key()) else OpenArray())
            } else {
                return placed(value) ?: continue
            }
        }
    }

    /** Puts a value into what is open and closes what ends behind it; the document, when nothing stays open. */
    private fun placed(value: JsonElement): JsonElement? {
        var complete = value
        while (open.isNotEmpty()) {
            val container = open.last()
            container.add(complete)
            if (!isClosed(container)) return null
            complete = container.close()
            open.removeAt(open.lastIndex)
        }
        if (peek() != END || at < text.length) fail("Expected the end")
        return complete
    }

    /** The value that stands here, or null where an object or array with something in it begins. */
    private fun scalarOrEmpty(): JsonElement? = when (peek()) {
        '"' -> JsonPrimitive(string())
        '{' -> if (isEmpty('}')) JsonObject(emptyMap()) else null
        '[' -> if (isEmpty(']')) JsonArray(emptyList()) else null
        't' -> word("true", JsonPrimitive(true))
        'f' -> word("false", JsonPrimitive(false))
        'n' -> word("null", JsonNull)
        else -> number()
    }

    private fun isEmpty(close: Char): Boolean {
        val start = at++
        val isEmpty = peek() == close
        at = if (isEmpty) at + 1 else start
        return isEmpty
    }

    /** Whether the container ends behind the value just read; if not, its next value stands here. */
    private fun isClosed(container: Container): Boolean {
        val next = peek()
        at++
        if (next == container.end) return true
        if (next != ',') fail("Expected ',' or '${container.end}'", at - 1)
        if (container is OpenObject) container.key = key()
        return false
    }

    private fun key(): String {
        if (peek() != '"') fail("Expected a key")
        val key = string()
        if (peek() != ':') fail("Expected ':'")
        at++
        return key
    }

    private fun word(word: String, value: JsonElement): JsonElement {
        if (!text.startsWith(word, at)) fail("Expected a value")
        at += word.length
        return value
    }

    @OptIn(ExperimentalSerializationApi::class)
    private fun number(): JsonElement {
        val start = at
        at = text.numberEnd(start) ?: fail("Expected a value")
        return JsonUnquotedLiteral(text.substring(start, at))
    }

    private fun string(): String {
        val start = at + 1
        val end = plainEnd(start)
        if (text[end] == '\\') return escapedString(start, end)
        at = end + 1
        return text.substring(start, end)
    }

    private fun escapedString(start: Int, firstEscape: Int): String {
        val out = StringBuilder(2 * (firstEscape - start) + 16)
        at = start
        var end = firstEscape
        while (text[end] == '\\') {
            out.append(text, at, end)
            at = end + 1
            out.append(escape())
            end = plainEnd(at)
        }
        out.append(text, at, end)
        at = end + 1
        return out.toString()
    }

    /** The place of the next quote or backslash. */
    private fun plainEnd(start: Int): Int {
        for (i in start..<text.length) {
            val char = text[i]
            if (char == '"' || char == '\\') return i
            if (char < ' ') fail("Control character in a string", i)
        }
        fail("Unclosed string", start)
    }

    private fun escape(): Char = when (val char = text.getOrNull(at++)) {
        '"', '\\', '/' -> char
        'b' -> '\b'
        'f' -> '\u000C'
        'n' -> '\n'
        'r' -> '\r'
        't' -> '\t'
        'u' -> unicodeEscape()
        else -> fail("Unknown escape", at - 1)
    }

    private fun unicodeEscape(): Char {
        if (at + 4 > text.length) fail("Unclosed string")
        var code = 0
        repeat(4) {
            val digit = text[at].takeIf { it <= 'f' }?.digitToIntOrNull(16) ?: fail("Expected a hexadecimal digit")
            code = code * 16 + digit
            at++
        }
        return code.toChar()
    }

    /** The next character that is no white space, [END] behind the last; it is not passed. */
    private fun peek(): Char {
        while (at < text.length) {
            val char = text[at]
            if (char != ' ' && char != '\n' && char != '\r' && char != '\t') return char
            at++
        }
        return END
    }

    private fun fail(problem: String, place: Int = at): Nothing =
        throw SerializationException("$problem at offset $place of the JSON text")
}

/** Stands for the end of the text. As a character of the text it is no JSON, so both are told apart by the place. */
private const val END = '\u0000'

private sealed class Container(val end: Char) {
    abstract fun add(value: JsonElement)

    abstract fun close(): JsonElement
}

private class OpenObject(var key: String) : Container('}') {
    private val members = LinkedHashMap<String, JsonElement>()

    override fun add(value: JsonElement) {
        members[key] = value
    }

    override fun close(): JsonElement = JsonObject(members)
}

private class OpenArray : Container(']') {
    private val items = ArrayList<JsonElement>()

    override fun add(value: JsonElement) {
        items.add(value)
    }

    override fun close(): JsonElement = JsonArray(items)
}
