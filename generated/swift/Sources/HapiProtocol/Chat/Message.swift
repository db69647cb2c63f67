// The normalized message: what one wire message means, before it takes its place in the timeline.
//
// Printed by portgen from specs/chat/message.py. Do not edit: change the contract and run `make generate`.

/// One piece of an agent message; the uuids are links of its conversation.
///
/// Contract: `chat/message/Part`
public enum Part: Sendable, Hashable {
    /// Text; pieces of one stream replace each other.
    case text(TextPart)
    /// Thinking; pieces of one stream replace each other.
    case reasoning(ReasoningPart)
    /// The start of a tool call, or its progress.
    case toolCall(ToolCallPart)
    /// The end of a tool call.
    case toolResult(ToolResultPart)
    /// An image that the agent made.
    case generatedImage(GeneratedImagePart)
    /// A code review, in its normal form.
    case codexReview(ReviewPart)
    /// A summary of the conversation so far.
    case summary(SummaryPart)
    /// The prompt that opens a subagent's conversation.
    case sidechain(SidechainPart)

    public var uuid: String? {
        switch self {
        case .text(let value): value.uuid
        case .reasoning(let value): value.uuid
        case .toolCall(let value): value.uuid
        case .toolResult(let value): value.uuid
        case .generatedImage(let value): value.uuid
        case .codexReview(let value): value.uuid
        case .summary(let value): value.uuid
        case .sidechain(let value): value.uuid
        }
    }

    public var parentUUID: String? {
        switch self {
        case .text(let value): value.parentUUID
        case .reasoning(let value): value.parentUUID
        case .toolCall(let value): value.parentUUID
        case .toolResult(let value): value.parentUUID
        case .generatedImage(let value): value.parentUUID
        case .codexReview(let value): value.parentUUID
        case .summary(let value): value.parentUUID
        case .sidechain(let value): value.parentUUID
        }
    }
}

/// What a message is: a user's text, an agent's parts or an event.
///
/// Contract: `chat/message/Body`
public enum Body: Sendable, Hashable {
    /// A user's text; no attachments is an empty list.
    case user(UserBody)
    /// An agent's parts, in order; perhaps none.
    case agent(AgentBody)
    /// An event: its raw object and the string `type` of it.
    case event(EventBody)
}

/// The fields of a wire message that every decode rule may need.
///
/// Contract: `chat/message/Wire`
struct Wire {
    let id: String
    var localID: String?
    let createdAt: Double
    var invokedAt: Double?
    var status: String?
    var meta: JSONValue?
}

/// Tokens that one message tells of; `context` is the size of the context where the agent names it.
///
/// Contract: `chat/message/Usage`
public struct Usage: Sendable, Hashable {
    public let inputTokens: Double
    public let outputTokens: Double
    public var cacheCreationTokens: Double?
    public var cacheReadTokens: Double?
    public var context: Double?
    public var contextWindow: Double?
    public var role: String?
}

/// A file that a user sent along; `size` in bytes.
///
/// Contract: `chat/message/Attachment`
public struct Attachment: Sendable, Hashable {
    public let id: String
    public let filename: String
    public let mimeType: String
    public let size: Double
    public let path: String
    public var previewURL: String?

    public init(id: String, filename: String, mimeType: String, size: Double, path: String, previewURL: String? = nil) {
        self.id = id
        self.filename = filename
        self.mimeType = mimeType
        self.size = size
        self.path = path
        self.previewURL = previewURL
    }
}

/// The permission that a tool result carries.
///
/// Contract: `chat/message/ResultPermission`
public struct ResultPermission: Sendable, Hashable {
    public let isApproved: Bool
    public var mode: String?
    public var allowedTools: [String]?
    public var decision: String?
}

/// Text; pieces of one stream replace each other.
///
/// Contract: `chat/message/TextPart`
public struct TextPart: Sendable, Hashable {
    public var uuid: String?
    public var parentUUID: String?
    public let text: String
    public var streamID: String?
}

/// Thinking; pieces of one stream replace each other.
///
/// Contract: `chat/message/ReasoningPart`
public struct ReasoningPart: Sendable, Hashable {
    public var uuid: String?
    public var parentUUID: String?
    public let text: String
    public var streamID: String?
}

/// The start of a tool call, or its progress.
///
/// Contract: `chat/message/ToolCallPart`
public struct ToolCallPart: Sendable, Hashable {
    public var uuid: String?
    public var parentUUID: String?
    public let id: String
    public let name: String
    public var input: JSONValue?
    public var description: String?
    public var nativeTitle: String?
    public var nativeKind: String?
    public var progress: JSONValue?
}

/// The end of a tool call.
///
/// Contract: `chat/message/ToolResultPart`
public struct ToolResultPart: Sendable, Hashable {
    public var uuid: String?
    public var parentUUID: String?
    public let toolUseID: String
    public var content: JSONValue?
    public let isError: Bool
    public var permission: ResultPermission?
}

/// An image that the agent made.
///
/// Contract: `chat/message/GeneratedImagePart`
public struct GeneratedImagePart: Sendable, Hashable {
    public var uuid: String?
    public var parentUUID: String?
    public let imageID: String
    public let fileName: String
    public var mimeType: String?
}

/// A code review, in its normal form.
///
/// Contract: `chat/message/ReviewPart`
public struct ReviewPart: Sendable, Hashable {
    public var uuid: String?
    public var parentUUID: String?
    public let review: JSONObject
}

/// A summary of the conversation so far.
///
/// Contract: `chat/message/SummaryPart`
public struct SummaryPart: Sendable, Hashable {
    public var uuid: String?
    public var parentUUID: String?
    public let summary: String
}

/// The prompt that opens a subagent's conversation.
///
/// Contract: `chat/message/SidechainPart`
public struct SidechainPart: Sendable, Hashable {
    public var uuid: String?
    public var parentUUID: String?
    public let prompt: String
}

/// A user's text; no attachments is an empty list.
///
/// Contract: `chat/message/UserBody`
public struct UserBody: Sendable, Hashable {
    public let text: String
    public let attachments: [Attachment]
}

/// An agent's parts, in order; perhaps none.
///
/// Contract: `chat/message/AgentBody`
public struct AgentBody: Sendable, Hashable {
    public let parts: [Part]
}

/// An event: its raw object and the string `type` of it.
///
/// Contract: `chat/message/EventBody`
public struct EventBody: Sendable, Hashable {
    public let type: String
    public let event: JSONObject
}

/// One wire message, normalized; `createdAt` and `invokedAt` in milliseconds.
///
/// Contract: `chat/message/Message`
public struct Message: Sendable, Hashable {
    public let id: String
    public var localID: String?
    public let createdAt: Double
    public var invokedAt: Double?
    public var status: String?
    public var meta: JSONValue?
    public var isSidechain: Bool
    public var parentToolUseID: String?
    public var model: String?
    public var usage: Usage?
    public let body: Body
}
