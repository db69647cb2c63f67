// Code reviews, which travel as a text of JSON.
//
// Printed by portgen from specs/chat/review.py, specs/chat/review.yaml. Do not edit: change the contract and run
// `make generate`.

/// The normal form of a review; nothing when the value is none, or says nothing.
///
/// Contract: `chat/review/bare_review`
private func bareReview(_ value: JSONValue?) -> JSONObject? {
    guard
        value["findings"].array != nil
            || value["overall_correctness"] != nil
            || value["overallCorrectness"] != nil
            || value["overall_explanation"] != nil
            || value["overallExplanation"] != nil
    else { return nil }
    // chat/review/review
    let review: JSONObject = [
        "findings": .list(objects: reviewFindings(value["findings"])),
        "overallCorrectness": value["overall_correctness"].coalescing(value["overallCorrectness"]).string.orNull,
        "overallExplanation": value["overall_explanation"].coalescing(value["overallExplanation"]).string.orNull,
        "overallConfidenceScore": value["overall_confidence_score"].coalescing(
            value["overallConfidenceScore"]
        ).number.orNull,
    ]
    if hasItems(review["findings"])
        || review["overallCorrectness"].string.nonEmpty != nil
        || review["overallExplanation"].string.nonEmpty != nil
        || review["overallConfidenceScore"].number != nil
    {
        return review
    }
    return nil
}

/// A finding in its normal form; nothing without a title and a body.
///
/// Contract: `chat/review/review_finding`
private func reviewFinding(_ finding: JSONValue) -> JSONObject? {
    guard let title = finding["title"].string.nonEmpty, let body = finding["body"].string.nonEmpty else { return nil }
    let location = finding["code_location"].record ?? finding["codeLocation"].record
    let range = location["line_range"].record ?? location["lineRange"].record
    return [
        "title": .string(title),
        "body": .string(body),
        "priority": finding["priority"].number.orNull,
        "confidenceScore": finding["confidence_score"].coalescing(finding["confidenceScore"]).number.orNull,
        "filePath": location["absolute_file_path"].coalescing(
            location["absoluteFilePath"],
            location["path"]
        ).string.orNull,
        "lineStart": range["start"].number.orNull,
        "lineEnd": range["end"].number.orNull,
    ]
}

/// The review that a message of the family `codex` is, in its normal form.
///
/// A snapshot of a stream is none: its text may still grow.
///
/// Contract: `chat/review/review_of`
func reviewOf(_ data: JSONObject, text: String) -> JSONObject? {
    let bare = text.trimmed
    if !bare.begins(with: "{") || !bare.ends(with: "}") || isStreamSnapshot(data) {
        return nil
    }
    return bareReview(bare.parsedJSON)
}

/// Whether a message is one state of a text that is still being written.
///
/// Contract: `chat/review/is_stream_snapshot`
private func isStreamSnapshot(_ data: JSONObject) -> Bool {
    if data["streamSnapshot"].bool ?? false {
        return true
    }
    if let id = data["id"].string {
        return isStreamSnapshotID(id)
    }
    return false
}

/// The findings of a list, in their normal form; none when it is no list.
///
/// Contract: `chat/review/review_findings`
private func reviewFindings(_ value: JSONValue?) -> [JSONObject] {
    (value.array ?? []).compactMap(reviewFinding)
}

/// Whether the value is a list with something in it.
///
/// Contract: `chat/review/has_items`
private func hasItems(_ value: JSONValue?) -> Bool {
    !(value.array ?? []).isEmpty
}
