// Decoding: from the messages of a session to the blocks of its timeline.
//
// Printed by portgen from specs/chat/decode.py. Do not edit: change the contract and run `make generate`.

/// A session, decoded.
///
/// Contract: `chat/decode/Decoded`
public struct Decoded: Sendable, Hashable {
    /// All blocks, in order.
    public let blocks: [Block]
    /// The blocks as they are shown: tool calls that belong together stand in groups.
    public let visibleBlocks: [Block]
    public var latestUsage: LatestUsage?
    /// Whether the agent told that it is ready.
    public let hasReadyEvent: Bool

    public init(blocks: [Block], visibleBlocks: [Block], latestUsage: LatestUsage? = nil, hasReadyEvent: Bool) {
        self.blocks = blocks
        self.visibleBlocks = visibleBlocks
        self.latestUsage = latestUsage
        self.hasReadyEvent = hasReadyEvent
    }
}

/// The timeline of a session: its messages in order, and the agent's state with its requests for permission.
///
/// `hasMoreMessages`: older messages exist. `now`: the time of a request that has none, in milliseconds. What is no
/// object among the messages is skipped; nothing else is refused.
///
/// Contract: `chat/decode/decode`
public func decode(
    _ messages: [JSONValue],
    agentState: JSONValue? = nil,
    hasMoreMessages: Bool = false,
    now: Double? = nil
) -> Decoded {
    let normalized = normalizedMessages(messages)
    let permissions = readPermissions(agentState)
    let traced = trace(normalized)
    let context = TimelineContext(permissions: permissions, groups: traced.groups, titles: titleTable(normalized))
    let timeline = passAll(traced.root, context: context)
    let requests = openRequestBlocks(permissions, messages: normalized, tools: timeline.tools, now: now)
    let folded = foldApiErrors(timeline.finishedBlocks() + requests)
    let blocks = dropGoalEvents(dropRepeatedEvents(folded))
    return Decoded(
        blocks: blocks,
        visibleBlocks: groupTools(blocks, hasMoreMessages: hasMoreMessages),
        latestUsage: latestUsageOf(normalized),
        hasReadyEvent: timeline.isReady
    )
}

/// The messages that are not hidden, normalized.
///
/// Contract: `chat/decode/normalized_messages`
private func normalizedMessages(_ messages: [JSONValue]) -> [Message] {
    messages.compactMap(\.object).compactMap(normalize)
}
