// Every pattern of the protocol. A dot stops at \n, \r, U+2028 and U+2029, and those four end a line for ^ and $ with
// multiline; without it $ is the very end. \d, \w and \b are ASCII, \s is the white space of trim.
//
// Printed by portgen from specs/values/patterns.py, specs/values/patterns.yaml. Do not edit: change the contract and
// run `make generate`.

/// ASCII digits.
///
/// Contract: `values/patterns/DIGITS`
private let digits = ScalarSet("0"..."9")

/// White space as trim knows it.
///
/// Contract: `values/patterns/WHITE_SPACE`
private let whiteSpace = ScalarSet(
    " \u{A0}\u{1680}\u{2028}\u{2029}\u{202F}\u{205F}\u{3000}\u{FEFF}",
    "\t"..."\r",
    "\u{2000}"..."\u{200A}"
)

/// Letters, digits and the underscore of ASCII.
///
/// Contract: `values/patterns/WORD_CHARACTERS`
private let wordCharacters = ScalarSet("_", "0"..."9", "A"..."Z", "a"..."z")

/// All but the characters that end a line.
///
/// Contract: `values/patterns/LINE_CHARACTERS`
private let lineCharacters = ScalarSet(excluding: "\n\r\u{2028}\u{2029}")

/// The characters that end a line.
///
/// Contract: `values/patterns/LINE_ENDS`
private let lineEnds = ScalarSet("\n\r\u{2028}\u{2029}")

/// Line feeds.
///
/// Contract: `values/patterns/NEWLINES`
private let newlines = ScalarSet("\n")

/// What lines are indented with.
///
/// Contract: `values/patterns/INDENT_CHARACTERS`
private let indentCharacters = ScalarSet("\t ")

/// All but the bar that parts fields.
///
/// Contract: `values/patterns/BUT_BARS`
private let butBars = ScalarSet(excluding: "|")

/// What the name of a command tag goes on with.
///
/// Contract: `values/patterns/TAG_LETTERS`
private let tagLetters = ScalarSet("-", "A"..."Z", "a"..."z")

/// The text without its last part from the message trailer on.
///
/// Contract: `values/patterns/message-trailer`
func cutMessageTrailer(_ text: String) -> String {
    // \n*\[Message\]\s+timestamp=
    var place = text.startIndex
    while let found = text.position(of: "[Message]", from: place) {
        place = text.index(behind: "[Message]", at: found)
        let start = text.startOfRun(of: newlines, endingAt: found)
        let spaceEnd = text.endOfRun(of: whiteSpace, from: place)
        if spaceEnd == place {
            continue
        }
        if text.end(of: "timestamp=", at: spaceEnd) != nil {
            return text.piece(to: start)
        }
    }
    return text
}

/// The number of the task whose log a text shows, if it shows one.
///
/// Contract: `values/patterns/task-log`
func taskLogNumber(_ text: String) -> String? {
    // ^Inside the task-(\d+) log\b
    guard text.begins(with: "Inside the task-") else { return nil }
    let digitsStart = text.index(behind: "Inside the task-")
    let digitsEnd = text.endOfRun(of: digits, from: digitsStart)
    if digitsEnd == digitsStart {
        return nil
    }
    guard let logEnd = text.end(of: " log", at: digitsEnd) else { return nil }
    if text.endOfRun(of: wordCharacters, from: logEnd) != logEnd {
        return nil
    }
    return text.piece(from: digitsStart, to: digitsEnd)
}

/// The text with no line indented.
///
/// Contract: `values/patterns/indent`
func deindented(_ text: String) -> String {
    // ^[\t ]+
    var kept: [String] = []
    var place = text.startIndex
    while place != text.endIndex {
        let keptStart = text.endOfRun(of: indentCharacters, from: place)
        place = text.nextPosition(from: text.endOfRun(of: lineCharacters, from: keptStart))
        kept.append(text.piece(from: keptStart, to: place))
    }
    return kept.joined()
}

/// The exit code with which a task failed, if the text tells of one.
///
/// Contract: `values/patterns/failed-exit`
func failedExitCode(_ text: String) -> String? {
    // failed with exit code:?\s*(\d+)
    var place = text.startIndex
    while let found = text.position(ofAnyCase: "failed with exit code", from: place) {
        place = text.index(behind: "failed with exit code", at: found)
        let colonEnd = text.end(of: ":", at: place) ?? place
        let digitsStart = text.endOfRun(of: whiteSpace, from: colonEnd)
        let digitsEnd = text.endOfRun(of: digits, from: digitsStart)
        if digitsEnd == digitsStart {
            continue
        }
        return text.piece(from: digitsStart, to: digitsEnd)
    }
    return nil
}

/// The number of the task that a text speaks of first.
///
/// Contract: `values/patterns/background-task`
func backgroundTaskNumber(_ text: String) -> String? {
    // task-(\d+)
    var place = text.startIndex
    while let found = text.position(of: "task-", from: place) {
        place = text.index(behind: "task-", at: found)
        let digitsEnd = text.endOfRun(of: digits, from: place)
        if digitsEnd == place {
            continue
        }
        return text.piece(from: place, to: digitsEnd)
    }
    return nil
}

/// Whether a text speaks of an invalid tool call.
///
/// Contract: `values/patterns/invalid-tool-call`
func mentionsInvalidToolCall(_ text: String) -> Bool {
    // invalid tool call
    text.position(ofAnyCase: "invalid tool call") != nil
}

/// The text without every line that tells a time of creation.
///
/// Contract: `values/patterns/created-lines`
func withoutCreatedLines(_ text: String) -> String {
    // ^Created At:.*(?:\r?\n)?
    var kept: [String] = []
    var rest = text.startIndex
    var place = text.startIndex
    while let found = text.position(of: "Created At:", from: place) {
        place = text.index(behind: "Created At:", at: found)
        if found != text.startIndex, text.startOfRun(of: lineEnds, endingAt: found) == found {
            continue
        }
        let lineEnd = text.endOfRun(of: lineCharacters, from: place)
        let breakEnd = text.end(of: "\r\n", at: lineEnd) ?? text.end(of: "\n", at: lineEnd) ?? lineEnd
        kept.append(text.piece(from: rest, to: found))
        rest = breakEnd
        place = rest
    }
    kept.append(text.piece(from: rest))
    return kept.joined()
}

/// The text without the guidance that closes an error.
///
/// Contract: `values/patterns/guidance`
func cutGuidance(_ text: String) -> String {
    // \n?Guidance:
    guard let found = text.position(of: "Guidance:") else { return text }
    let start = text.start(of: "\n", endingAt: found) ?? found
    return text.piece(to: start)
}

/// The text without the line that counts retries.
///
/// Contract: `values/patterns/retries-line`
func withoutRetriesLine(_ text: String) -> String {
    // \n?Retries remaining:.*$
    guard let found = text.position(of: "Retries remaining:") else { return text }
    let start = text.start(of: "\n", endingAt: found) ?? found
    let retriesRemainingEnd = text.index(behind: "Retries remaining:", at: found)
    let lineEnd = text.endOfRun(of: lineCharacters, from: retriesRemainingEnd)
    return text.piece(to: start) + text.piece(from: lineEnd)
}

/// The text without the lines about the file with which it begins.
///
/// Contract: `values/patterns/file-head`
func dropFileHead(_ text: String) -> String {
    // ^(?:(?:File Path:|Total Lines:|Total Bytes:|Showing lines\b).*(?:\r?\n|$))+
    var place = text.startIndex
    while true {
        let lineStart: String.Index
        if let wordsEnd =
            text.end(of: "File Path:", at: place)
            ?? text.end(of: "Total Lines:", at: place)
            ?? text.end(of: "Total Bytes:", at: place)
        {
            lineStart = wordsEnd
        } else if let showingLinesEnd = text.end(of: "Showing lines", at: place),
            text.endOfRun(of: wordCharacters, from: showingLinesEnd) == showingLinesEnd
        {
            lineStart = showingLinesEnd
        } else {
            break
        }
        let lineEnd = text.endOfRun(of: lineCharacters, from: lineStart)
        let breakEnd = text.end(of: "\r\n", at: lineEnd) ?? text.end(of: "\n", at: lineEnd)
        if breakEnd == nil, lineEnd != text.endIndex {
            break
        }
        place = breakEnd ?? lineEnd
    }
    if place == text.startIndex {
        return text
    }
    return text.piece(from: place)
}

/// The text without the hint to run commands that closes it.
///
/// Contract: `values/patterns/proactive-hint`
func cutProactiveHint(_ text: String) -> String {
    // \s*If relevant, proactively run terminal commands
    guard let found = text.position(of: "If relevant, proactively run terminal commands") else { return text }
    let start = text.startOfRun(of: whiteSpace, endingAt: found)
    return text.piece(to: start)
}

/// The text without the closing remark on what it shows.
///
/// Contract: `values/patterns/above-content`
func cutAboveContent(_ text: String) -> String {
    // \n?The above content (?:shows|does NOT show)
    var place = text.startIndex
    while let found = text.position(of: "The above content ", from: place) {
        place = text.index(behind: "The above content ", at: found)
        let start = text.start(of: "\n", endingAt: found) ?? found
        if (text.end(of: "shows", at: place) ?? text.end(of: "does NOT show", at: place)) != nil {
            return text.piece(to: start)
        }
    }
    return text
}

/// Whether an id is that of a text which a stream still writes.
///
/// Contract: `values/patterns/stream-snapshot`
func isStreamSnapshotID(_ text: String) -> Bool {
    // ^pi-.+-turn-\d+-message-\d+-text-\d+$
    guard text.begins(with: "pi-") else { return false }
    let piEnd = text.index(behind: "pi-")
    let textDigitsStart = text.startOfRun(of: digits, endingAt: text.endIndex)
    if textDigitsStart == text.endIndex {
        return false
    }
    guard let textStart = text.start(of: "-text-", endingAt: textDigitsStart) else { return false }
    let messageDigitsStart = text.startOfRun(of: digits, endingAt: textStart)
    if messageDigitsStart == textStart {
        return false
    }
    guard let messageStart = text.start(of: "-message-", endingAt: messageDigitsStart) else { return false }
    let turnDigitsStart = text.startOfRun(of: digits, endingAt: messageStart)
    if turnDigitsStart == messageStart {
        return false
    }
    guard let turnStart = text.start(of: "-turn-", endingAt: turnDigitsStart) else { return false }
    return piEnd < turnStart && turnStart <= text.endOfRun(of: lineCharacters, from: piEnd)
}

/// A usage limit that is reached; the end is written in digits.
///
/// Contract: `values/patterns/limit-reached`
struct UsageLimitReached {
    let endsAt: String
    var limitType: String?
}

/// What a text tells of a usage limit that is reached, if it is such a text.
///
/// Contract: `values/patterns/limit-reached`
func usageLimitReached(_ text: String) -> UsageLimitReached? {
    // ^Claude AI usage limit reached\|(?<ends_at>\d+)(?:\|(?<limit_type>[^|]*))?$
    guard text.begins(with: "Claude AI usage limit reached|") else { return nil }
    let endsAtStart = text.index(behind: "Claude AI usage limit reached|")
    let endsAtEnd = text.endOfRun(of: digits, from: endsAtStart)
    if endsAtEnd == endsAtStart {
        return nil
    }
    if let limitTypeStart = text.end(of: "|", at: endsAtEnd) {
        let limitTypeEnd = text.endOfRun(of: butBars, from: limitTypeStart)
        if limitTypeEnd != text.endIndex {
            return nil
        }
        return UsageLimitReached(
            endsAt: text.piece(from: endsAtStart, to: endsAtEnd),
            limitType: text.piece(from: limitTypeStart, to: limitTypeEnd)
        )
    }
    if endsAtEnd != text.endIndex {
        return nil
    }
    return UsageLimitReached(endsAt: text.piece(from: endsAtStart, to: endsAtEnd))
}

/// A usage limit that is near; the end and the utilization in percent are written in digits.
///
/// Contract: `values/patterns/limit-warning`
struct UsageLimitWarning {
    let endsAt: String
    let utilization: String
    let limitType: String
}

/// What a text tells of a usage limit that is near, if it is such a text.
///
/// Contract: `values/patterns/limit-warning`
func usageLimitWarning(_ text: String) -> UsageLimitWarning? {
    // ^Claude AI usage limit warning\|(?<ends_at>\d+)\|(?<utilization>\d+)\|(?<limit_type>[^|]*)$
    guard text.begins(with: "Claude AI usage limit warning|") else { return nil }
    let endsAtStart = text.index(behind: "Claude AI usage limit warning|")
    let endsAtEnd = text.endOfRun(of: digits, from: endsAtStart)
    if endsAtEnd == endsAtStart {
        return nil
    }
    guard let utilizationStart = text.end(of: "|", at: endsAtEnd) else { return nil }
    let utilizationEnd = text.endOfRun(of: digits, from: utilizationStart)
    if utilizationEnd == utilizationStart {
        return nil
    }
    guard let limitTypeStart = text.end(of: "|", at: utilizationEnd) else { return nil }
    let limitTypeEnd = text.endOfRun(of: butBars, from: limitTypeStart)
    if limitTypeEnd != text.endIndex {
        return nil
    }
    return UsageLimitWarning(
        endsAt: text.piece(from: endsAtStart, to: endsAtEnd),
        utilization: text.piece(from: utilizationStart, to: utilizationEnd),
        limitType: text.piece(from: limitTypeStart, to: limitTypeEnd)
    )
}

/// Whether a trimmed message only repeats the state of the goal.
///
/// Contract: `values/patterns/goal-line`
func isGoalLine(_ text: String) -> Bool {
    // ^Goal (?:cleared$|(?:active|paused|complete|blocked|limited by (?:budget|usage))(?:$|\s+·\s+))
    guard text.begins(with: "Goal ") else { return false }
    let goalEnd = text.index(behind: "Goal ")
    if let clearedEnd = text.end(of: "cleared", at: goalEnd) {
        return clearedEnd == text.endIndex
    }
    guard
        let wordsEnd =
            text.end(of: "active", at: goalEnd)
            ?? text.end(of: "paused", at: goalEnd)
            ?? text.end(of: "complete", at: goalEnd)
            ?? text.end(of: "blocked", at: goalEnd)
            ?? text.end(of: "limited by budget", at: goalEnd)
            ?? text.end(of: "limited by usage", at: goalEnd)
    else { return false }
    if wordsEnd == text.endIndex {
        return true
    }
    let spaceEnd = text.endOfRun(of: whiteSpace, from: wordsEnd)
    if spaceEnd == wordsEnd {
        return false
    }
    guard let dotEnd = text.end(of: "·", at: spaceEnd) else { return false }
    return text.endOfRun(of: whiteSpace, from: dotEnd) != dotEnd
}

/// Whether a text holds a tag that a local command or its output is wrapped in.
///
/// Contract: `values/patterns/cli-markup`
func isCLIMarkup(_ text: String) -> Bool {
    // <(?:local-command-[a-z-]+>|command-(?:name|message|args)>)
    var place = text.startIndex
    while let found = text.position(of: "<", from: place) {
        place = text.index(behind: "<", at: found)
        if let localCommandEnd = text.end(ofAnyCase: "local-command-", at: place) {
            let runEnd = text.endOfRun(of: tagLetters, from: localCommandEnd)
            if runEnd == localCommandEnd {
                continue
            }
            guard text.end(of: ">", at: runEnd) != nil else { continue }
            return true
        }
        if (text.end(ofAnyCase: "command-name>", at: place)
            ?? text.end(ofAnyCase: "command-message>", at: place)
            ?? text.end(ofAnyCase: "command-args>", at: place)) != nil
        {
            return true
        }
    }
    return false
}

/// Whether a text names a command.
///
/// Contract: `values/patterns/command-name`
func hasCommandName(_ text: String) -> Bool {
    // <command-name>
    text.position(ofAnyCase: "<command-name>") != nil
}

/// Whether a text holds the output of a local command.
///
/// Contract: `values/patterns/local-stdout`
func hasLocalStdout(_ text: String) -> Bool {
    // <local-command-stdout>
    text.position(ofAnyCase: "<local-command-stdout>") != nil
}

/// How many UTF-16 units the hub took out of a long text, in digits, if it did.
///
/// Contract: `values/patterns/truncation-marker`
public func truncatedUnits(_ text: String) -> String? {
    // \n…\[hapi: truncated (\d+) chars\]…\n
    var place = text.startIndex
    while let found = text.position(of: "\n…[hapi: truncated ", from: place) {
        place = text.index(behind: "\n…[hapi: truncated ", at: found)
        let digitsEnd = text.endOfRun(of: digits, from: place)
        if digitsEnd == place {
            continue
        }
        if text.end(of: " chars]…\n", at: digitsEnd) != nil {
            return text.piece(from: place, to: digitsEnd)
        }
    }
    return nil
}

/// The text without its first line, if that begins so and a line feed or the end closes it.
///
/// Contract: `values/patterns/without_first_line`
func withoutFirstLine(_ text: String, _ opening: String) -> String {
    guard let openingEnd = text.end(of: opening, at: text.startIndex) else { return text }
    let lineEnd = text.endOfRun(of: lineCharacters, from: openingEnd)
    let breakEnd = text.end(of: "\r\n", at: lineEnd) ?? text.end(of: "\n", at: lineEnd)
    if breakEnd == nil, lineEnd != text.endIndex {
        return text
    }
    return text.piece(from: breakEnd ?? lineEnd)
}
