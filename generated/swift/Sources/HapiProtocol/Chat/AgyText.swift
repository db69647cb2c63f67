// Texts of agy, without what stands around them.
//
// Printed by portgen from specs/chat/agy_text.yaml. Do not edit: change the contract and run `make generate`.

/// What agy says, without the raw results that it repeats.
///
/// Contract: `chat/agy_text/agy_prose`
func agyProse(_ content: String) -> String {
    // chat/agy_text/message-trailer
    let result = cutMessageTrailer(content)
    // chat/agy_text/prose-edges
    return result.trimmed
}

/// The report of a background task, not indented.
///
/// Contract: `chat/agy_text/agy_task_report`
func agyTaskReport(_ report: String) -> String {
    // chat/agy_text/report-indent
    let result = deindented(report)
    // chat/agy_text/report-edges
    return result.trimmed
}

/// What went wrong, without times, guidance and the number of retries.
///
/// Contract: `chat/agy_text/agy_error_text`
func agyErrorText(_ body: String) -> String {
    // chat/agy_text/error-created
    var result = withoutCreatedLines(body)
    // chat/agy_text/error-guidance
    result = cutGuidance(result)
    // chat/agy_text/error-retries
    result = withoutRetriesLine(result)
    // chat/agy_text/error-edges
    return result.trimmed
}

/// The result of a tool, without what agy puts around it; `tool` is the name that is shown.
///
/// Contract: `chat/agy_text/agy_tool_output`
func agyToolOutput(_ body: String, tool: String, action: String) -> String {
    // chat/agy_text/created
    var result = withoutFirstLine(body, "Created At:")
    // chat/agy_text/completed
    result = withoutFirstLine(result, "Completed At:")
    if tool == "Read" || action == "VIEW_FILE" {
        // chat/agy_text/file-head
        result = dropFileHead(result)
        // chat/agy_text/numbering-notice
        result = withoutFirstLine(result, "The following code has been modified to include a line number")
    }
    if (tool == "Write" || tool == "Edit") || action == "CODE_ACTION" {
        // chat/agy_text/proactive-hint
        result = cutProactiveHint(result)
    }
    // chat/agy_text/edges
    result = result.trimmed
    if tool == "Read" || action == "VIEW_FILE" {
        // chat/agy_text/above-content
        result = cutAboveContent(result)
        // chat/agy_text/end
        result = result.trimmedAtEnd
    }
    return result
}
