// Printed by portgen from specs/chat/review.py, specs/chat/review.yaml.
// Do not edit: change the contract and run `make generate`.

package app.hapi.protocol

import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject

/**
 * The normal form of a review; nothing when the value is none, or says nothing.
 *
 * Contract: chat/review/bare_review
 */
private fun bareReview(value: JsonElement?): JsonObject? {
    if (
        value["findings"] !is JsonArray &&
        value["overall_correctness"] == null &&
        value["overallCorrectness"] == null &&
        value["overall_explanation"] == null &&
        value["overallExplanation"] == null
    ) {
        return null
    }
    // chat/review/review
    val review = jsonObject {
        put("findings", JsonArray(reviewFindings(value["findings"])))
        putOrNull("overallCorrectness", value["overall_correctness"].ifNullish { value["overallCorrectness"] }.string)
        putOrNull("overallExplanation", value["overall_explanation"].ifNullish { value["overallExplanation"] }.string)
        putOrNull(
            "overallConfidenceScore",
            value["overall_confidence_score"].ifNullish { value["overallConfidenceScore"] }.number,
        )
    }
    if (
        hasItems(review["findings"]) ||
        !review["overallCorrectness"].string.isNullOrEmpty() ||
        !review["overallExplanation"].string.isNullOrEmpty() ||
        review["overallConfidenceScore"].number != null
    ) {
        return review
    }
    return null
}

/**
 * A finding in its normal form; nothing without a title and a body.
 *
 * Contract: chat/review/review_finding
 */
private fun reviewFinding(finding: JsonElement): JsonObject? {
    val title = finding["title"].string?.ifEmpty { null } ?: return null
    val body = finding["body"].string?.ifEmpty { null } ?: return null
    val location = finding["code_location"].record ?: finding["codeLocation"].record
    val range = location["line_range"].record ?: location["lineRange"].record
    return jsonObject {
        put("title", title)
        put("body", body)
        putOrNull("priority", finding["priority"].number)
        putOrNull("confidenceScore", finding["confidence_score"].ifNullish { finding["confidenceScore"] }.number)
        putOrNull(
            "filePath",
            location["absolute_file_path"]
                .ifNullish { location["absoluteFilePath"] }
                .ifNullish { location["path"] }
                .string,
        )
        putOrNull("lineStart", range["start"].number)
        putOrNull("lineEnd", range["end"].number)
    }
}

/**
 * The review that a message of the family `codex` is, in its normal form.
 *
 * A snapshot of a stream is none: its text may still grow.
 *
 * Contract: chat/review/review_of
 */
internal fun reviewOf(data: JsonObject, text: String): JsonObject? {
    val bare = text.trimmed()
    if (!bare.startsWith("{") || !bare.endsWith("}") || isStreamSnapshot(data)) return null
    return bareReview(bare.parseJsonOrNull())
}

/**
 * Whether a message is one state of a text that is still being written.
 *
 * Contract: chat/review/is_stream_snapshot
 */
private fun isStreamSnapshot(data: JsonObject): Boolean {
    if (data["streamSnapshot"].boolean == true) return true
    val id = data["id"].string
    if (id != null) return isStreamSnapshotId(id)
    return false
}

/**
 * The findings of a list, in their normal form; none when it is no list.
 *
 * Contract: chat/review/review_findings
 */
private fun reviewFindings(value: JsonElement?): List<JsonObject> =
    (value as? JsonArray).orEmpty().mapNotNull(::reviewFinding)

/**
 * Whether the value is a list with something in it.
 *
 * Contract: chat/review/has_items
 */
private fun hasItems(value: JsonElement?): Boolean = (value as? JsonArray).orEmpty().isNotEmpty()
