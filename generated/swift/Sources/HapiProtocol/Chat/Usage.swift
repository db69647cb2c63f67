// How many tokens a message tells of.
//
// Printed by portgen from specs/chat/usage.yaml. Do not edit: change the contract and run `make generate`.

/// The usage of an assistant's entry; nothing unless both counts are there.
///
/// Contract: `chat/usage/claude_usage`
func claudeUsage(_ usage: JSONValue?) -> Usage? {
    guard let inputTokens = usage["input_tokens"].number, let outputTokens = usage["output_tokens"].number else {
        return nil
    }
    return Usage(
        inputTokens: inputTokens,
        outputTokens: outputTokens,
        cacheCreationTokens: usage["cache_creation_input_tokens"].number,
        cacheReadTokens: usage["cache_read_input_tokens"].number,
        contextWindow: usage["context_window"].number
    )
}

/// The usage of a token count; nothing unless both counts are there. They are those of the last turn, else those of the
/// whole conversation, else those of the record itself.
///
/// Contract: `chat/usage/codex_usage`
func codexUsage(_ data: JSONObject) -> Usage? {
    guard let info = data["info"].record else { return nil }
    let source =
        info["last"].record
        ?? info["lastTokenUsage"].record
        ?? info["last_token_usage"].record
        ?? info["total"].record
        ?? info["totalTokenUsage"].record
        ?? info["total_token_usage"].record
        ?? info
    guard let inputTokens = source["inputTokens"].coalescing(source["input_tokens"]).number,
        let outputTokens = source["outputTokens"].coalescing(source["output_tokens"]).number
    else { return nil }
    return Usage(
        inputTokens: inputTokens,
        outputTokens: outputTokens,
        context: info["contextTokens"].coalescing(
            info["context_tokens"],
            source["contextTokens"],
            source["context_tokens"]
        ).number
            ?? inputTokens,
        contextWindow: info["modelContextWindow"].coalescing(info["model_context_window"]).number,
        role: data["scope_role"].coalescing(data["scopeRole"], data["scope"]["role"]).string
    )
}
