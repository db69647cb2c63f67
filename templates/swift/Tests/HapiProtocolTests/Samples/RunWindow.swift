import Foundation
import HapiProtocol

/// Asks a server for the messages of one session.
struct HTTPMessageClient: MessageClient {
    let messagesURL: URL
    let fetch: @Sendable (URL) async throws -> Data

    func fetchMessages(_ query: JSONObject) async throws -> JSONValue {
        let items =
            query.members
            .filter { $0.value != .null }
            .map { URLQueryItem(name: $0.key, value: $0.value.compactText) }
        return try await JSONValue(json: fetch(messagesURL.appending(queryItems: items)))
    }
}

/// The newest blocks of a session, and older ones as long as there are fewer than wanted.
func blocks(of window: AsyncMessageWindow, atLeast wanted: Int) async -> [Block] {
    await window.syncTail()
    while await window.withWindow({ $0.hasMore && $0.messages.count < wanted }) {
        guard case .applied = await window.fetchOlder() else { break }
    }
    return await window.withWindow { decode($0.messages, hasMoreMessages: $0.hasMore).visibleBlocks }
}
