// Printed by portgen from specs/values/patterns.yaml.
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
        place = text.step(found)
        val start = text.skipBack(NEWLINES, found)
        val messageEnd = text.after("[Message]", found) ?: continue
        val spaceEnd = text.skip(WHITE_SPACE, messageEnd)
        if (spaceEnd == messageEnd) continue
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
    val digitsStart = text.after("Inside the task-", 0) ?: return null
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
        place = text.step(found)
        val codeEnd = text.afterFolded("failed with exit code", found) ?: continue
        val colonEnd = text.after(":", codeEnd) ?: codeEnd
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
        place = text.step(found)
        val digitsStart = text.after("task-", found) ?: continue
        val digitsEnd = text.skip(DIGITS, digitsStart)
        if (digitsEnd == digitsStart) continue
        return text.between(digitsStart, digitsEnd)
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
        place = text.step(found)
        if (found != 0 && text.skipBack(LINE_ENDS, found) == found) continue
        val createdAtEnd = text.after("Created At:", found) ?: continue
        val lineEnd = text.skip(LINE_CHARACTERS, createdAtEnd)
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
    val retriesRemainingEnd = text.after("Retries remaining:", found) ?: return text
    val lineEnd = text.skip(LINE_CHARACTERS, retriesRemainingEnd)
    return "${text.substring(0, start)}${text.substring(lineEnd)}"
}

/**
 * The text without a first line that tells the time of creation.
 *
 * Contract: values/patterns/created-line
 */
internal fun dropCreatedLine(text: String): String {
    // ^Created At:.*(?:\r?\n|$)
    val createdAtEnd = text.after("Created At:", 0) ?: return text
    val lineEnd = text.skip(LINE_CHARACTERS, createdAtEnd)
    val breakEnd = text.after("\r\n", lineEnd) ?: text.after("\n", lineEnd)
    if (breakEnd == null && lineEnd != text.length) return text
    return text.substring(breakEnd ?: lineEnd)
}

/**
 * The text without a first line that tells the time of completion.
 *
 * Contract: values/patterns/completed-line
 */
internal fun dropCompletedLine(text: String): String {
    // ^Completed At:.*(?:\r?\n|$)
    val completedAtEnd = text.after("Completed At:", 0) ?: return text
    val lineEnd = text.skip(LINE_CHARACTERS, completedAtEnd)
    val breakEnd = text.after("\r\n", lineEnd) ?: text.after("\n", lineEnd)
    if (breakEnd == null && lineEnd != text.length) return text
    return text.substring(breakEnd ?: lineEnd)
}

/**
 * The text without the lines about the file with which it begins.
 *
 * Contract: values/patterns/file-head
 */
internal fun dropFileHead(text: String): String {
    // ^(?:(?:File Path:|Total Lines:|Total Bytes:|Showing lines\b).*(?:\r?\n|$))+
    var repeatEnd = 0
    while (true) {
        val choiceEnd: Int
        val oneOfEnd = text.after("File Path:", repeatEnd)
            ?: text.after("Total Lines:", repeatEnd)
            ?: text.after("Total Bytes:", repeatEnd)
        if (oneOfEnd != null) {
            choiceEnd = oneOfEnd
        } else {
            val showingLinesEnd = text.after("Showing lines", repeatEnd)
            if (showingLinesEnd != null && text.skip(WORD_CHARACTERS, showingLinesEnd) == showingLinesEnd) {
                choiceEnd = showingLinesEnd
            } else {
                break
            }
        }
        val lineEnd = text.skip(LINE_CHARACTERS, choiceEnd)
        val breakEnd = text.after("\r\n", lineEnd) ?: text.after("\n", lineEnd)
        if (breakEnd == null && lineEnd != text.length) break
        repeatEnd = breakEnd ?: lineEnd
    }
    if (repeatEnd == 0) return text
    return text.substring(repeatEnd)
}

/**
 * The text without a first line that explains its line numbers.
 *
 * Contract: values/patterns/numbering-notice
 */
internal fun dropNumberingNotice(text: String): String {
    // ^The following code has been modified to include a line number.*(?:\r?\n|$)
    val numberEnd = text.after("The following code has been modified to include a line number", 0) ?: return text
    val lineEnd = text.skip(LINE_CHARACTERS, numberEnd)
    val breakEnd = text.after("\r\n", lineEnd) ?: text.after("\n", lineEnd)
    if (breakEnd == null && lineEnd != text.length) return text
    return text.substring(breakEnd ?: lineEnd)
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
        place = text.step(found)
        val start = text.before("\n", found) ?: found
        val contentEnd = text.after("The above content ", found) ?: continue
        if (text.after("shows", contentEnd) != null || text.after("does NOT show", contentEnd) != null) {
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
    val piEnd = text.after("pi-", 0) ?: return false
    val digitsStart = text.skipBack(DIGITS, text.length)
    if (digitsStart == text.length) return false
    val textStart = text.before("-text-", digitsStart) ?: return false
    val digitsStart2 = text.skipBack(DIGITS, textStart)
    if (digitsStart2 == textStart) return false
    val messageStart = text.before("-message-", digitsStart2) ?: return false
    val digitsStart3 = text.skipBack(DIGITS, messageStart)
    if (digitsStart3 == messageStart) return false
    val turnStart = text.before("-turn-", digitsStart3) ?: return false
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
    val endsAtStart = text.after("Claude AI usage limit reached|", 0) ?: return null
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
    val endsAtStart = text.after("Claude AI usage limit warning|", 0) ?: return null
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
    val goalEnd = text.after("Goal ", 0) ?: return false
    val clearedEnd = text.after("cleared", goalEnd)
    if (clearedEnd != null) return clearedEnd == text.length
    val choiceEnd = text.after("active", goalEnd)
        ?: text.after("paused", goalEnd)
        ?: text.after("complete", goalEnd)
        ?: text.after("blocked", goalEnd)
        ?: text.after("limited by budget", goalEnd)
        ?: text.after("limited by usage", goalEnd)
        ?: return false
    if (choiceEnd == text.length) return true
    val spaceEnd = text.skip(WHITE_SPACE, choiceEnd)
    if (spaceEnd == choiceEnd) return false
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
        place = text.step(found)
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
        place = text.step(found)
        val digitsStart = text.after("\n…[hapi: truncated ", found) ?: continue
        val digitsEnd = text.skip(DIGITS, digitsStart)
        if (digitsEnd == digitsStart) continue
        if (text.after(" chars]…\n", digitsEnd) != null) return text.between(digitsStart, digitsEnd)
    }
    return null
}
