// Log entries of the type `system`, which tell of events.
//
// Printed by portgen from specs/chat/system.yaml. Do not edit: change the contract and run `make generate`.

/// The event that a visible system entry tells of, by its subtype; nothing when no row takes it.
///
/// Contract: `chat/system/system_message`
func systemMessage(_ wire: Wire, entry: JSONObject) -> Message? {
    guard let subtype = entry["subtype"].string else { return nil }
    switch subtype {
    case "turn_duration":
        // chat/system/turn-summary
        if let summary = roundSummary(entry["resultSummary"]) {
            return entryEventMessage(wire, entry: entry, event: ["type": "turn-summary", "summary": .object(summary)])
        }
        // chat/system/turn-duration
        return entryEventMessage(
            wire,
            entry: entry,
            event: JSONObject(present: [
                "type": "turn-duration",
                "durationMs": .number(entry["durationMs"].number ?? 0),
                "targetMessageId": entry["messageId"].string.map(JSONValue.string),
            ])
        )
    case "api_error":
        // chat/system/api-error
        return eventMessage(
            wire,
            event: JSONObject(present: [
                "type": "api-error",
                "retryAttempt": .number(entry["retryAttempt"].number ?? 0),
                "maxRetries": .number(entry["maxRetries"].number ?? 0),
                "error": entry["error"],
            ])
        )
    case "microcompact_boundary":
        // chat/system/microcompact
        return eventMessage(
            wire,
            event: [
                "type": "microcompact",
                "trigger": .string(entry["microcompactMetadata"]["trigger"].string ?? "auto"),
                "preTokens": .number(entry["microcompactMetadata"]["preTokens"].number ?? 0),
                "tokensSaved": .number(entry["microcompactMetadata"]["tokensSaved"].number ?? 0),
            ]
        )
    case "compact_boundary":
        // chat/system/compact
        return eventMessage(
            wire,
            event: [
                "type": "compact",
                "trigger": .string(entry["compactMetadata"]["trigger"].string ?? "auto"),
                "preTokens": .number(entry["compactMetadata"]["preTokens"].number ?? 0),
            ]
        )
    case "away_summary":
        // chat/system/recap
        guard let text = entry["content"].string else { return nil }
        return eventMessage(wire, event: ["type": "recap", "text": .string(text)])
    default:
        return nil
    }
}
