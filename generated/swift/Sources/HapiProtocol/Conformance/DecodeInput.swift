// Input of decoding: how a session's messages are found in what a user has at hand.
//
// Printed by portgen from specs/conformance/decode_input.py. Do not edit: change the contract and run `make generate`.

/// What a decode needs.
///
/// Contract: `conformance/decode_input/DecodeInput`
public struct DecodeInput: Sendable, Hashable {
    public let messages: [JSONValue]
    public var agentState: JSONValue?
    /// Whether there are older messages than these.
    public let hasMoreMessages: Bool
}

/// The input of a decode in a document; none where there are no messages.
///
/// A document is a list of messages, a response of `GET /messages`, or a chat fixture or its input.
///
/// Contract: `conformance/decode_input/decode_input`
public func decodeInput(_ document: JSONValue) -> DecodeInput? {
    let input = document["input"] ?? document
    guard let messages = input.array ?? input["messages"].array else { return nil }
    return DecodeInput(
        messages: messages,
        agentState: input["agentState"],
        hasMoreMessages: input["options"]["hasMoreMessages"].bool ?? input["page"]["hasMore"].bool ?? false
    )
}
