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

    public static func == (left: Usage, right: Usage) -> Bool {
        left.inputTokens == right.inputTokens
            && left.outputTokens == right.outputTokens
            && left.cacheCreationTokens == right.cacheCreationTokens
            && left.cacheReadTokens == right.cacheReadTokens
            && left.context == right.context
            && left.contextWindow == right.contextWindow
            && left.role.isSame(as: right.role)
    }
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

    public static func == (left: Attachment, right: Attachment) -> Bool {
        left.id.isSame(as: right.id)
            && left.filename.isSame(as: right.filename)
            && left.mimeType.isSame(as: right.mimeType)
            && left.size == right.size
            && left.path.isSame(as: right.path)
            && left.previewURL.isSame(as: right.previewURL)
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

    public static func == (left: ResultPermission, right: ResultPermission) -> Bool {
        left.isApproved == right.isApproved
            && left.mode.isSame(as: right.mode)
            && left.allowedTools.isSame(as: right.allowedTools)
            && left.decision.isSame(as: right.decision)
    }
}

/// Text; pieces of one stream replace each other.
///
/// Contract: `chat/message/TextPart`
public struct TextPart: Sendable, Hashable {
    public var uuid: String?
    public var parentUUID: String?
    public let text: String
    public var streamID: String?

    public static func == (left: TextPart, right: TextPart) -> Bool {
        left.uuid.isSame(as: right.uuid)
            && left.parentUUID.isSame(as: right.parentUUID)
            && left.text.isSame(as: right.text)
            && left.streamID.isSame(as: right.streamID)
    }
}

/// Thinking; pieces of one stream replace each other.
///
/// Contract: `chat/message/ReasoningPart`
public struct ReasoningPart: Sendable, Hashable {
    public var uuid: String?
    public var parentUUID: String?
    public let text: String
    public var streamID: String?

    public static func == (left: ReasoningPart, right: ReasoningPart) -> Bool {
        left.uuid.isSame(as: right.uuid)
            && left.parentUUID.isSame(as: right.parentUUID)
            && left.text.isSame(as: right.text)
            && left.streamID.isSame(as: right.streamID)
    }
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

    public static func == (left: ToolCallPart, right: ToolCallPart) -> Bool {
        left.uuid.isSame(as: right.uuid)
            && left.parentUUID.isSame(as: right.parentUUID)
            && left.id.isSame(as: right.id)
            && left.name.isSame(as: right.name)
            && left.input == right.input
            && left.description.isSame(as: right.description)
            && left.nativeTitle.isSame(as: right.nativeTitle)
            && left.nativeKind.isSame(as: right.nativeKind)
            && left.progress == right.progress
    }
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

    public static func == (left: ToolResultPart, right: ToolResultPart) -> Bool {
        left.uuid.isSame(as: right.uuid)
            && left.parentUUID.isSame(as: right.parentUUID)
            && left.toolUseID.isSame(as: right.toolUseID)
            && left.content == right.content
            && left.isError == right.isError
            && left.permission == right.permission
    }
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

    public static func == (left: GeneratedImagePart, right: GeneratedImagePart) -> Bool {
        left.uuid.isSame(as: right.uuid)
            && left.parentUUID.isSame(as: right.parentUUID)
            && left.imageID.isSame(as: right.imageID)
            && left.fileName.isSame(as: right.fileName)
            && left.mimeType.isSame(as: right.mimeType)
    }
}

/// A code review, in its normal form.
///
/// Contract: `chat/message/ReviewPart`
public struct ReviewPart: Sendable, Hashable {
    public var uuid: String?
    public var parentUUID: String?
    public let review: JSONObject

    public static func == (left: ReviewPart, right: ReviewPart) -> Bool {
        left.uuid.isSame(as: right.uuid) && left.parentUUID.isSame(as: right.parentUUID) && left.review == right.review
    }
}

/// A summary of the conversation so far.
///
/// Contract: `chat/message/SummaryPart`
public struct SummaryPart: Sendable, Hashable {
    public var uuid: String?
    public var parentUUID: String?
    public let summary: String

    public static func == (left: SummaryPart, right: SummaryPart) -> Bool {
        left.uuid.isSame(as: right.uuid)
            && left.parentUUID.isSame(as: right.parentUUID)
            && left.summary.isSame(as: right.summary)
    }
}

/// The prompt that opens a subagent's conversation.
///
/// Contract: `chat/message/SidechainPart`
public struct SidechainPart: Sendable, Hashable {
    public var uuid: String?
    public var parentUUID: String?
    public let prompt: String

    public static func == (left: SidechainPart, right: SidechainPart) -> Bool {
        left.uuid.isSame(as: right.uuid)
            && left.parentUUID.isSame(as: right.parentUUID)
            && left.prompt.isSame(as: right.prompt)
    }
}

/// A user's text; no attachments is an empty list.
///
/// Contract: `chat/message/UserBody`
public struct UserBody: Sendable, Hashable {
    public let text: String
    public let attachments: [Attachment]

    public static func == (left: UserBody, right: UserBody) -> Bool {
        left.text.isSame(as: right.text) && left.attachments == right.attachments
    }
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

    public static func == (left: EventBody, right: EventBody) -> Bool {
        left.type.isSame(as: right.type) && left.event == right.event
    }
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

    public static func == (left: Message, right: Message) -> Bool {
        left.id.isSame(as: right.id)
            && left.localID.isSame(as: right.localID)
            && left.createdAt == right.createdAt
            && left.invokedAt == right.invokedAt
            && left.status.isSame(as: right.status)
            && left.meta == right.meta
            && left.isSidechain == right.isSidechain
            && left.parentToolUseID.isSame(as: right.parentToolUseID)
            && left.model.isSame(as: right.model)
            && left.usage == right.usage
            && left.body == right.body
    }
}
