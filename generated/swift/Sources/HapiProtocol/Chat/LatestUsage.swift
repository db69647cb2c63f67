// Latest usage: how full the context of a session's agent is.
//
// Printed by portgen from specs/chat/latest_usage.py. Do not edit: change the contract and run `make generate`.

/// The tokens of the last message that tells of them.
///
/// Contract: `chat/latest_usage/LatestUsage`
public struct LatestUsage: Sendable, Hashable {
    public let inputTokens: Double
    public let outputTokens: Double
    /// Size of the context, cached tokens included.
    public let contextSize: Double
    /// The largest size that it can have, where that is known.
    public var contextWindow: Double?

    public init(inputTokens: Double, outputTokens: Double, contextSize: Double, contextWindow: Double? = nil) {
        self.inputTokens = inputTokens
        self.outputTokens = outputTokens
        self.contextSize = contextSize
        self.contextWindow = contextWindow
    }
}

/// The latest usage of the session's own agent; its subagents do not count.
///
/// Contract: `chat/latest_usage/latest_usage_of`
func latestUsageOf(_ messages: [Message]) -> LatestUsage? {
    for message in messages.reversed() {
        guard let usage = message.usage, !message.isSidechain, usage.role != "child" else { continue }
        // The order of the sum shows in its last digits when a count is no whole number.
        let size = usage.inputTokens + (usage.cacheCreationTokens ?? 0) + (usage.cacheReadTokens ?? 0)
        return LatestUsage(
            inputTokens: usage.inputTokens,
            outputTokens: usage.outputTokens,
            contextSize: usage.context ?? size,
            contextWindow: usage.contextWindow
        )
    }
    return nil
}

/// The projection of a latest usage; null when there is none.
///
/// Contract: `chat/latest_usage/project_usage`
func projectUsage(_ usage: LatestUsage?) -> JSONValue {
    guard let usage else { return .null }
    return [
        "inputTokens": .number(usage.inputTokens),
        "outputTokens": .number(usage.outputTokens),
        "contextSize": .number(usage.contextSize),
        "contextWindow": usage.contextWindow.orNull,
    ]
}
