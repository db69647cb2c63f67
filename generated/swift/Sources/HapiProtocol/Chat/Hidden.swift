// Log entries that are never shown.
//
// Printed by portgen from specs/chat/hidden.yaml. Do not edit: change the contract and run `make generate`.

/// Whether an entry of the family `output` is hidden; a message with such an entry vanishes.
///
/// Contract: `chat/hidden/is_hidden`
func isHidden(_ entry: JSONObject) -> Bool {
    // chat/hidden/meta
    if entry["isMeta"].isTruthy {
        return true
    }
    // chat/hidden/compact-summary
    if entry["isCompactSummary"].isTruthy {
        return true
    }
    guard let type = entry["type"].string else { return false }
    switch type {
    case "rate_limit_event", "tool_progress":
        // chat/hidden/noise
        return true
    case "system":
        // chat/hidden/unknown-system-entry
        guard
            [
                "api_error",
                "turn_duration",
                "microcompact_boundary",
                "compact_boundary",
                "away_summary",
            ].contains(entry["subtype"].string)
        else { return true }
        // chat/hidden/blank-recap
        if entry["subtype"].string == "away_summary", (entry["content"].string ?? "").trimmed.isEmpty {
            return true
        }
    case "agy_message":
        // chat/hidden/blank-agy-message
        if (entry["content"].string ?? "").trimmed.isEmpty {
            return true
        }
    default:
        break
    }
    return false
}
