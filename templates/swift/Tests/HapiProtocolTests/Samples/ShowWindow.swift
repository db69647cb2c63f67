import HapiProtocol

/// The blocks of a window. Its messages are copied out first: while a body runs in it, everything else waits.
func blocks(of window: AsyncMessageWindow) async -> [Block] {
    let (messages, hasMore) = await window.withWindow { ($0.messages, $0.hasMore) }
    return decode(messages, hasMoreMessages: hasMore).visibleBlocks
}

/// Draws the newest blocks, and again whenever a response or an event has changed the window.
func show(_ window: AsyncMessageWindow, draw: @Sendable ([Block]) async -> Void) async {
    let changes = await window.changes()
    await window.syncTail()
    for await _ in changes { await draw(blocks(of: window)) }
}

/// A page more, for a person who has scrolled up.
func showOlder(in window: AsyncMessageWindow) async -> OlderOutcome {
    await window.withWindow { $0.setViewMode(.history) }
    return await window.fetchOlder()
}
