package app.hapi.protocol

/** A set of characters. */
internal fun interface CharSet {
    operator fun contains(char: Char): Boolean
}

/** White space of the contract: that of ECMAScript. */
internal fun Char.isSpace(): Boolean = when (this) {
    in '\u0009'..'\u000D', ' ', '\u00A0', '\u1680', in '\u2000'..'\u200A' -> true
    '\u2028', '\u2029', '\u202F', '\u205F', '\u3000', '\uFEFF' -> true
    else -> false
}

/** The text, unless it is empty. */
internal fun nonEmpty(text: String?): String? = text?.ifEmpty { null }

internal fun String.trimmed(): String = trim { it.isSpace() }

internal fun String.trimmedStart(): String = trimStart { it.isSpace() }

internal fun String.trimmedEnd(): String = trimEnd { it.isSpace() }

/** The first UTF-16 unit in upper case, the rest as it is. */
internal fun String.firstUppercased(): String = replaceFirstChar { it.uppercase() }

/**
 * Lower case by the full Unicode mapping.
 *
 * Where a sigma ends a word the platform decides by word breaks, Unicode by the nearest letters that have a case.
 */
internal fun String.lowercased(): String = buildString {
    var done = 0
    for (place in this@lowercased.indices) {
        if (this@lowercased[place] != SIGMA) continue
        append(this@lowercased.substring(done, place).lowercase())
        append(if (hasCasedBefore(place) && !hasCasedBehind(place + 1)) '\u03C2' else '\u03C3')
        done = place + 1
    }
    append(this@lowercased.substring(done).lowercase())
}

private const val SIGMA = '\u03A3'

private fun String.hasCasedBefore(place: Int): Boolean {
    var start = place
    while (start > 0) {
        val point = codePointBefore(start)
        if (!isCaseIgnorable(point)) return isCased(point)
        start -= Character.charCount(point)
    }
    return false
}

private fun String.hasCasedBehind(place: Int): Boolean {
    var start = place
    while (start < length) {
        val point = codePointAt(start)
        if (!isCaseIgnorable(point)) return isCased(point)
        start += Character.charCount(point)
    }
    return false
}

private fun isCased(point: Int): Boolean =
    Character.isLowerCase(point) || Character.isUpperCase(point) || Character.isTitleCase(point)

private fun isCaseIgnorable(point: Int): Boolean = when (Character.getType(point).toByte()) {
    Character.NON_SPACING_MARK, Character.ENCLOSING_MARK, Character.FORMAT -> true
    Character.MODIFIER_LETTER, Character.MODIFIER_SYMBOL -> true
    else -> point <= 0xFFFF && point.toChar() in MID_LETTERS
}

/** What may stand inside a word: colons, full stops, apostrophes and their kin. */
private const val MID_LETTERS =
    "':.\u00B7\u0387\u055F\u05F4\u2018\u2019\u2024\u2027\uFE13\uFE52\uFE55\uFF07\uFF0E\uFF1A"

/** Every run of white space is one space. */
internal fun String.collapsed(): String = buildString {
    var isRun = false
    for (char in this@collapsed) {
        if (!char.isSpace()) {
            append(char)
        } else if (!isRun) {
            append(' ')
        }
        isRun = char.isSpace()
    }
}

/** Every character of the set replaced by a text. */
internal fun String.replaceEach(chars: CharSet, replacement: String): String = buildString {
    for (char in this@replaceEach) if (char in chars) append(replacement) else append(char)
}

/** Where [text] stands first from a place on. */
internal fun String.find(text: String, from: Int): Int? = indexOf(text, from).takeIf { it >= 0 }

/** Where [text] stands first from a place on, ASCII letters in any case. */
internal fun String.findFolded(text: String, from: Int): Int? {
    for (place in from..length - text.length) if (startsWithFolded(text, place)) return place
    return null
}

/** The place behind [text] if it stands at a place. */
internal fun String.after(text: String, place: Int): Int? = if (startsWith(text, place)) place + text.length else null

/** The place behind [text] if it stands at a place, ASCII letters in any case. */
internal fun String.afterFolded(text: String, place: Int): Int? =
    if (startsWithFolded(text, place)) place + text.length else null

/** The place where [text] begins if it ends at a place. */
internal fun String.before(text: String, place: Int): Int? =
    (place - text.length).takeIf { it >= 0 && startsWith(text, it) }

private fun String.startsWithFolded(text: String, place: Int): Boolean {
    if (place + text.length > length) return false
    for (i in text.indices) if (this[place + i].folded() != text[i].folded()) return false
    return true
}

private fun Char.folded(): Char = if (this in 'A'..'Z') this + ('a' - 'A') else this

/** The place behind the run of such characters that starts at a place. */
internal fun String.skip(chars: CharSet, from: Int): Int {
    var end = from
    while (end < length && this[end] in chars) end++
    return end
}

/** The place where the run of such characters that ends at a place begins. */
internal fun String.skipBack(chars: CharSet, from: Int): Int {
    var start = from
    while (start > 0 && this[start - 1] in chars) start--
    return start
}

/** One character on; the end stays. */
internal fun String.step(from: Int): Int = when {
    from >= length -> from
    this[from].isHighSurrogate() && from + 1 < length && this[from + 1].isLowSurrogate() -> from + 2
    else -> from + 1
}

/** The piece between two places; empty when the second stands before the first. */
internal fun String.between(start: Int, end: Int): String = if (start < end) substring(start, end) else ""
