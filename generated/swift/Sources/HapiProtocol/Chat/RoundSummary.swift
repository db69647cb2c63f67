// What a whole turn of an agent took.
//
// Printed by portgen from specs/chat/round_summary.py, specs/chat/round_summary.yaml. Do not edit: change the contract
// and run `make generate`.

/// The summary of a turn, with what is known of it; nothing when nothing is.
///
/// Contract: `chat/round_summary/round_summary`
func roundSummary(_ value: JSONValue?) -> JSONObject? {
    let usage = roundUsage(value["usage"])
    let models = modelsUsage(value["modelUsage"])
    let cost = notNegative(value["total_cost_usd"])
    let duration = notNegative(value["duration_ms"])
    let turns = countOf(value["num_turns"])
    // chat/round_summary/something-known
    if usage != nil || models != nil || cost != nil || duration != nil || turns != nil {
        return JSONObject(present: [
            "usage": usage.map(JSONValue.object),
            "modelUsage": models.map(JSONValue.object),
            "total_cost_usd": positive(cost).map(JSONValue.number),
            "duration_ms": duration.map(JSONValue.number),
            "num_turns": positive(turns).map(JSONValue.number),
        ])
    }
    return nil
}

/// The tokens of a turn; nothing unless both counts are there.
///
/// Contract: `chat/round_summary/round_usage`
private func roundUsage(_ value: JSONValue?) -> JSONObject? {
    guard let inputTokens = countOf(value["input_tokens"]), let outputTokens = countOf(value["output_tokens"]) else {
        return nil
    }
    return JSONObject(present: [
        "input_tokens": .number(inputTokens),
        "output_tokens": .number(outputTokens),
        "cache_creation_input_tokens": countOf(value["cache_creation_input_tokens"]).map(JSONValue.number),
        "cache_read_input_tokens": countOf(value["cache_read_input_tokens"]).map(JSONValue.number),
    ])
}

/// The tokens of one model in a turn, as far as they are counts.
///
/// Contract: `chat/round_summary/model_usage`
private func modelUsage(_ value: JSONValue) -> JSONObject {
    JSONObject(present: [
        "inputTokens": countOf(value["inputTokens"]).map(JSONValue.number),
        "outputTokens": countOf(value["outputTokens"]).map(JSONValue.number),
        "cacheReadInputTokens": countOf(value["cacheReadInputTokens"]).map(JSONValue.number),
        "cacheCreationInputTokens": countOf(value["cacheCreationInputTokens"]).map(JSONValue.number),
    ])
}

/// The tokens by model; nothing when no model has a count.
///
/// Contract: `chat/round_summary/models_usage`
private func modelsUsage(_ value: JSONValue?) -> JSONObject? {
    var models = OrderedMap<ExactString, JSONValue>()
    var isCounted = false
    for entry in value.entries where entry.value.isRecord {
        let usage = modelUsage(entry.value)
        models[entry.key] = .object(usage)
        isCounted = isCounted || !JSONValue.object(usage).entries.isEmpty
    }
    guard isCounted else { return nil }
    return models.object
}

/// A whole number from 0 on that is exact.
///
/// Contract: `chat/round_summary/count_of`
private func countOf(_ value: JSONValue?) -> Double? {
    guard let number = value.number, number >= 0, number.isSafeInteger else { return nil }
    return number
}

/// A number from 0 on.
///
/// Contract: `chat/round_summary/not_negative`
private func notNegative(_ value: JSONValue?) -> Double? {
    guard let number = value.number, number >= 0 else { return nil }
    return number
}

/// The number, if it is above 0.
///
/// Contract: `chat/round_summary/positive`
private func positive(_ number: Double?) -> Double? {
    guard let number, number > 0 else { return nil }
    return number
}
