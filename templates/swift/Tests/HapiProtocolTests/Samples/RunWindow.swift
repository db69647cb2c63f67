import Foundation
import HapiProtocol

/// Asks a server for the messages of one session.
struct HTTPMessageClient: MessageClient {
    let messagesURL: URL
    let fetch: @Sendable (URL) async throws -> Data

    func fetchMessages(_ query: JSONObject) async throws -> JSONValue {
        let given = query.members.filter { $0.value != .null }
        let items = given.map { URLQueryItem(name: $0.key, value: $0.value.compactText) }
        return try await JSONValue(json: fetch(messagesURL.appending(queryItems: items)))
    }
}
