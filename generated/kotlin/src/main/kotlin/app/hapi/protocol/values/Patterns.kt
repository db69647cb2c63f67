// Printed by portgen from specs/values/patterns.py, specs/values/patterns.yaml.
// Do not edit: change the contract and run `make generate`.

package app.hapi.protocol

/** ASCII digits. */
private val DIGITS = CharSet { it in '0'..'9' }

/** White space as trim knows it. */
private val WHITE_SPACE = CharSet { it.isSpace() }

/** Letters, digits and the underscore of ASCII. */
private val WORD_CHARACTERS = CharSet { it in '0'..'9' || it in 'A'..'Z' || it == '_' || it in 'a'..'z' }

/** All but the characters that end a line. */
private val LINE_CHARACTERS = CharSet { it != '\n' && it != '\r' && it !in '\u2028'..'\u2029' }

/** The characters that end a line. */
private val LINE_ENDS = CharSet { it == '\n' || it == '\r' || it in '\u2028'..'\u2029' }

/** Line feeds. */
private val NEWLINES = CharSet { it == '\n' }

/** What lines are indented with. */
private val INDENT_CHARACTERS = CharSet { it == '\t' || it == ' ' }

/** All but the bar that parts fields. */
private val BUT_BARS = CharSet { it != '|' }

/** What the name of a command tag goes on with. */
private val TAG_LETTERS = CharSet { it == '-' || it in 'A'..'Z' || it in 'a'..'z' }

/**
 * The text without its last part from the message trailer on.
 *
 * Contract: values/patterns/message-trailer
 */
internal fun cutMessageTrailer(text: String): String {
    // \n*\[Message\]\s+timestamp=
    var place = 0
    while (true) {
        val found = text.find("[Message]", place) ?: break
        place = found + "[Message]".length
        val start = text.skipBack(NEWLINES, found)
        val spaceEnd = text.skip(WHITE_SPACE, place)
        if (spaceEnd == place) continue
        if (text.after("timestamp=", spaceEnd) != null) return text.substring(0, start)
    }
    return text
}

/**
 * The number of the task whose log a text shows, if it shows one.
 *
 * Contract: values/patterns/task-log
 */
internal fun taskLogNumber(text: String): String? {
    // ^Inside the task-(\d+) log\b
    if (!text.startsWith("Inside the task-")) return null
    val digitsStart = "Inside the task-".length
    val digitsEnd = text.skip(DIGITS, digitsStart)
    if (digitsEnd == digitsStart) return null
    val logEnd = text.after(" log", digitsEnd) ?: return null
    if (text.skip(WORD_CHARACTERS, logEnd) != logEnd) return null
    return text.between(digitsStart, digitsEnd)
}

/**
 * The text with no line indented.
 *
 * Contract: values/patterns/indent
 */
internal fun deindented(text: String): String {
    // ^[\t ]+
    val kept = mutableListOf<String>()
    var place = 0
    while (place != text.length) {
        val keptStart = text.skip(INDENT_CHARACTERS, place)
        place = text.step(text.skip(LINE_CHARACTERS, keptStart))
        kept.add(text.between(keptStart, place))
    }
    return kept.joinToString("")
}

/**
 * The exit code with which a task failed, if the text tells of one.
 *
 * Contract: values/patterns/failed-exit
 */
internal fun failedExitCode(text: String): String? {
    // failed with exit code:?\s*(\d+)
    var place = 0
    while (true) {
        val found = text.findFolded("failed with exit code", place) ?: break
        place = found + "failed with exit code".length
        val colonEnd = text.after(":", place) ?: place
        val digitsStart = text.skip(WHITE_SPACE, colonEnd)
        val digitsEnd = text.skip(DIGITS, digitsStart)
        if (digitsEnd == digitsStart) continue
        return text.between(digitsStart, digitsEnd)
    }
    return null
}

/**
 * The number of the task that a text speaks of first.
 *
 * Contract: values/patterns/background-task
 */
internal fun backgroundTaskNumber(text: String): String? {
    // task-(\d+)
    var place = 0
    while (true) {
        val found = text.find("task-", place) ?: break
        place = found + "task-".length
        val digitsEnd = text.skip(DIGITS, place)
        if (digitsEnd == place) continue
        return text.between(place, digitsEnd)
    }
    return null
}

/**
 * Whether a text speaks of an invalid tool call.
 *
 * Contract: values/patterns/invalid-tool-call
 */
internal fun mentionsInvalidToolCall(text: String): Boolean {
    // invalid tool call
    return text.findFolded("invalid tool call", 0) != null
}

/**
 * The text without every line that tells a time of creation.
 *
 * Contract: values/patterns/created-lines
 */
internal fun withoutCreatedLines(text: String): String {
    // ^Created At:.*(?:\r?\n)?
    val kept = mutableListOf<String>()
    var rest = 0
    var place = 0
    while (true) {
        val found = text.find("Created At:", place) ?: break
        place = found + "Created At:".length
        if (found != 0 && text.skipBack(LINE_ENDS, found) == found) continue
        val lineEnd = text.skip(LINE_CHARACTERS, place)
        val breakEnd = text.after("\r\n", lineEnd) ?: text.after("\n", lineEnd) ?: lineEnd
        kept.add(text.between(rest, found))
        rest = breakEnd
        place = rest
    }
    kept.add(text.substring(rest))
    return kept.joinToString("")
}

/**
 * The text without the guidance that closes an error.
 *
 * Contract: values/patterns/guidance
 */
internal fun cutGuidance(text: String): String {
    // \n?Guidance:
    val found = text.find("Guidance:", 0) ?: return text
    val start = text.before("\n", found) ?: found
    return text.substring(0, start)
}

/**
 * The text without the line that counts retries.
 *
 * Contract: values/patterns/retries-line
 */
internal fun withoutRetriesLine(text: String): String {
    // \n?Retries remaining:.*$
    val found = text.find("Retries remaining:", 0) ?: return text
    val start = text.before("\n", found) ?: found
    val retriesRemainingEnd = found + "Retries remaining:".length
    val lineEnd = text.skip(LINE_CHARACTERS, retriesRemainingEnd)
    return "${text.substring(0, start)}${text.substring(lineEnd)}"
}

/**
 * The text without the lines about the file with which it begins.
 *
 * Contract: values/patterns/file-head
 */
internal fun dropFileHead(text: String): String {
    // ^(?:(?:File Path:|Total Lines:|Total Bytes:|Showing lines\b).*(?:\r?\n|$))+
    var place = 0
    while (true) {
        val lineStart: Int
        val wordsEnd =
            text.after("File Path:", place) ?: text.after("Total Lines:", place) ?: text.after("Total Bytes:", place)
        if (wordsEnd != null) {
            lineStart = wordsEnd
        } else {
            val showingLinesEnd = text.after("Showing lines", place)
            if (showingLinesEnd != null && text.skip(WORD_CHARACTERS, showingLinesEnd) == showingLinesEnd) {
                lineStart = showingLinesEnd
            } else {
                break
            }
        }
        val lineEnd = text.skip(LINE_CHARACTERS, lineStart)
        val breakEnd = text.after("\r\n", lineEnd) ?: text.after("\n", lineEnd)
        if (breakEnd == null && lineEnd != text.length) break
        place = breakEnd ?: lineEnd
    }
    if (place == 0) return text
    return text.substring(place)
}

/**
 * The text without the hint to run commands that closes it.
 *
 * Contract: values/patterns/proactive-hint
 */
internal fun cutProactiveHint(text: String): String {
    // \s*If relevant, proactively run terminal commands
    val found = text.find("If relevant, proactively run terminal commands", 0) ?: return text
    val start = text.skipBack(WHITE_SPACE, found)
    return text.substring(0, start)
}

/**
 * The text without the closing remark on what it shows.
 *
 * Contract: values/patterns/above-content
 */
internal fun cutAboveContent(text: String): String {
    // \n?The above content (?:shows|does NOT show)
    var place = 0
    while (true) {
        val found = text.find("The above content ", place) ?: break
        place = found + "The above content ".length
        val start = text.before("\n", found) ?: found
        if (text.after("shows", place) != null || text.after("does NOT show", place) != null) {
            return text.substring(0, start)
        }
    }
    return text
}

/**
 * Whether an id is that of a text which a stream still writes.
 *
 * Contract: values/patterns/stream-snapshot
 */
internal fun isStreamSnapshotId(text: String): Boolean {
    // ^pi-.+-turn-\d+-message-\d+-text-\d+$
    if (!text.startsWith("pi-")) return false
    val piEnd = "pi-".length
    val textDigitsStart = text.skipBack(DIGITS, text.length)
    if (textDigitsStart == text.length) return false
    val textStart = text.before("-text-", textDigitsStart) ?: return false
    val messageDigitsStart = text.skipBack(DIGITS, textStart)
    if (messageDigitsStart == textStart) return false
    val messageStart = text.before("-message-", messageDigitsStart) ?: return false
    val turnDigitsStart = text.skipBack(DIGITS, messageStart)
    if (turnDigitsStart == messageStart) return false
    val turnStart = text.before("-turn-", turnDigitsStart) ?: return false
    return piEnd < turnStart && turnStart <= text.skip(LINE_CHARACTERS, piEnd)
}

/**
 * A usage limit that is reached; the end is written in digits.
 *
 * Contract: values/patterns/limit-reached
 */
internal data class UsageLimitReached(val endsAt: String, val limitType: String? = null)

/**
 * What a text tells of a usage limit that is reached, if it is such a text.
 *
 * Contract: values/patterns/limit-reached
 */
internal fun usageLimitReached(text: String): UsageLimitReached? {
    // ^Claude AI usage limit reached\|(?<ends_at>\d+)(?:\|(?<limit_type>[^|]*))?$
    if (!text.startsWith("Claude AI usage limit reached|")) return null
    val endsAtStart = "Claude AI usage limit reached|".length
    val endsAtEnd = text.skip(DIGITS, endsAtStart)
    if (endsAtEnd == endsAtStart) return null
    val limitTypeStart = text.after("|", endsAtEnd)
    if (limitTypeStart != null) {
        val limitTypeEnd = text.skip(BUT_BARS, limitTypeStart)
        if (limitTypeEnd != text.length) return null
        return UsageLimitReached(
            endsAt = text.between(endsAtStart, endsAtEnd),
            limitType = text.between(limitTypeStart, limitTypeEnd),
        )
    }
    if (endsAtEnd != text.length) return null
    return UsageLimitReached(endsAt = text.between(endsAtStart, endsAtEnd))
}

/**
 * A usage limit that is near; the end and the utilization in percent are written in digits.
 *
 * Contract: values/patterns/limit-warning
 */
internal data class UsageLimitWarning(
    val endsAt: String,
    val utilization: String,
    val limitType: String,
)

/**
 * What a text tells of a usage limit that is near, if it is such a text.
 *
 * Contract: values/patterns/limit-warning
 */
internal fun usageLimitWarning(text: String): UsageLimitWarning? {
    // ^Claude AI usage limit warning\|(?<ends_at>\d+)\|(?<utilization>\d+)\|(?<limit_type>[^|]*)$
    if (!text.startsWith("Claude AI usage limit warning|")) return null
    val endsAtStart = "Claude AI usage limit warning|".length
    val endsAtEnd = text.skip(DIGITS, endsAtStart)
    if (endsAtEnd == endsAtStart) return null
    val utilizationStart = text.after("|", endsAtEnd) ?: return null
    val utilizationEnd = text.skip(DIGITS, utilizationStart)
    if (utilizationEnd == utilizationStart) return null
    val limitTypeStart = text.after("|", utilizationEnd) ?: return null
    val limitTypeEnd = text.skip(BUT_BARS, limitTypeStart)
    if (limitTypeEnd != text.length) return null
    return UsageLimitWarning(
        endsAt = text.between(endsAtStart, endsAtEnd),
        utilization = text.between(utilizationStart, utilizationEnd),
        limitType = text.between(limitTypeStart, limitTypeEnd),
    )
}

/**
 * Whether a trimmed message only repeats the state of the goal.
 *
 * Contract: values/patterns/goal-line
 */
internal fun isGoalLine(text: String): Boolean {
    // ^Goal (?:cleared$|(?:active|paused|complete|blocked|limited by (?:budget|usage))(?:$|\s+·\s+))
    if (!text.startsWith("Goal ")) return false
    val goalEnd = "Goal ".length
    val clearedEnd = text.after("cleared", goalEnd)
    if (clearedEnd != null) return clearedEnd == text.length
    val wordsEnd = text.after("active", goalEnd)
        ?: text.after("paused", goalEnd)
        ?: text.after("complete", goalEnd)
        ?: text.after("blocked", goalEnd)
        ?: text.after("limited by budget", goalEnd)
        ?: text.after("limited by usage", goalEnd)
        ?: return false
    if (wordsEnd == text.length) return true
    val spaceEnd = text.skip(WHITE_SPACE, wordsEnd)
    if (spaceEnd == wordsEnd) return false
    val dotEnd = text.after("·", spaceEnd) ?: return false
    return text.skip(WHITE_SPACE, dotEnd) != dotEnd
}

/**
 * Whether a text holds a tag that a local command or its output is wrapped in.
 *
 * Contract: values/patterns/cli-markup
 */
internal fun isCliMarkup(text: String): Boolean {
    // <(?:local-command-[a-z-]+>|command-(?:name|message|args)>)
    var place = 0
    while (true) {
        val found = text.find("<", place) ?: break
        place = found + "<".length
        val localCommandEnd = text.afterFolded("local-command-", place)
        if (localCommandEnd != null) {
            val runEnd = text.skip(TAG_LETTERS, localCommandEnd)
            if (runEnd == localCommandEnd) continue
            if (text.after(">", runEnd) == null) continue
            return true
        }
        if (
            text.afterFolded("command-name>", place) != null ||
            text.afterFolded("command-message>", place) != null ||
            text.afterFolded("command-args>", place) != null
        ) {
            return true
        }
    }
    return false
}

/**
 * Whether a text names a command.
 *
 * Contract: values/patterns/command-name
 */
internal fun hasCommandName(text: String): Boolean {
    // <command-name>
    return text.findFolded("<command-name>", 0) != null
}

/**
 * Whether a text holds the output of a local command.
 *
 * Contract: values/patterns/local-stdout
 */
internal fun hasLocalStdout(text: String): Boolean {
    // <local-command-stdout>
    return text.findFolded("<local-command-stdout>", 0) != null
}

/**
 * How many UTF-16 units the hub took out of a long text, in digits, if it did.
 *
 * Contract: values/patterns/truncation-marker
 */
public fun truncatedUnits(text: String): String? {
    // \n…\[hapi: truncated (\d+) chars\]…\n
    var place = 0
    while (true) {
        val found = text.find("\n…[hapi: truncated ", place) ?: break
        place = found + "\n…[hapi: truncated ".length
        val digitsEnd = text.skip(DIGITS, place)
        if (digitsEnd == place) continue
        if (text.after(" chars]…\n", digitsEnd) != null) return text.between(place, digitsEnd)
    }
    return null
}

/**
 * The text without its first line, if that begins so and a line feed or the end closes it.
 *
 * Contract: values/patterns/without_first_line
 */
internal fun withoutFirstLine(text: String, opening: String): String {
    val openingEnd = text.after(opening, 0) ?: return text
    val lineEnd = text.skip(LINE_CHARACTERS, openingEnd)
    val breakEnd = text.after("\r\n", lineEnd) ?: text.after("\n", lineEnd)
    if (breakEnd == null && lineEnd != text.length) return text
    return text.substring(breakEnd ?: lineEnd)
}
