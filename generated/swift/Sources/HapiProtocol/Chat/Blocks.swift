// Blocks of the timeline: what each kind carries, and which of it the projection shows.
//
// Printed by portgen from specs/chat/blocks.yaml. Do not edit: change the contract and run `make generate`.

/// One block of the timeline; its fields are read only. Of its cases a tool group stands among visible blocks only.
///
/// Contract: `chat/blocks/Block`
public enum Block: Identifiable, Sendable, Hashable {
    /// A text of the user.
    case userText(UserTextBlock)
    /// A text of the agent.
    case agentText(AgentTextBlock)
    /// What the agent thought.
    case agentReasoning(AgentReasoningBlock)
    /// A command and what it printed.
    case cliOutput(CliOutputBlock)
    /// A review of code.
    case codexReview(CodexReviewBlock)
    /// An image that the agent made.
    case generatedImage(GeneratedImageBlock)
    /// An event that is shown.
    case agentEvent(AgentEventBlock)
    /// A tool call, from request to result.
    case toolCall(ToolCallBlock)
    /// Tool calls that are shown as one.
    case toolGroup(ToolGroupBlock)

    public var id: String {
        switch self {
        case .userText(let value): value.id
        case .agentText(let value): value.id
        case .agentReasoning(let value): value.id
        case .cliOutput(let value): value.id
        case .codexReview(let value): value.id
        case .generatedImage(let value): value.id
        case .agentEvent(let value): value.id
        case .toolCall(let value): value.id
        case .toolGroup(let value): value.id
        }
    }

    public var createdAt: Double {
        switch self {
        case .userText(let value): value.createdAt
        case .agentText(let value): value.createdAt
        case .agentReasoning(let value): value.createdAt
        case .cliOutput(let value): value.createdAt
        case .codexReview(let value): value.createdAt
        case .generatedImage(let value): value.createdAt
        case .agentEvent(let value): value.createdAt
        case .toolCall(let value): value.createdAt
        case .toolGroup(let value): value.createdAt
        }
    }

    public var invokedAt: Double? {
        switch self {
        case .userText(let value): value.invokedAt
        case .agentText(let value): value.invokedAt
        case .agentReasoning(let value): value.invokedAt
        case .cliOutput(let value): value.invokedAt
        case .codexReview(let value): value.invokedAt
        case .generatedImage(let value): value.invokedAt
        case .agentEvent(let value): value.invokedAt
        case .toolCall(let value): value.invokedAt
        case .toolGroup(let value): value.invokedAt
        }
    }

    public var meta: JSONValue? {
        switch self {
        case .userText(let value): value.meta
        case .agentText(let value): value.meta
        case .agentReasoning(let value): value.meta
        case .cliOutput(let value): value.meta
        case .codexReview(let value): value.meta
        case .generatedImage(let value): value.meta
        case .agentEvent(let value): value.meta
        case .toolCall(let value): value.meta
        case .toolGroup(let value): value.meta
        }
    }

    public static func == (left: Block, right: Block) -> Bool {
        var pending: [(Block, Block)] = []
        guard left.isSame(as: right, butFor: &pending) else { return false }
        while let (one, other) = pending.popLast() {
            guard one.isSame(as: other, butFor: &pending) else { return false }
        }
        return true
    }

    /// Whether both are the same, but for pairs added to what is compared next.
    private func isSame(as other: Block, butFor pending: inout [(Block, Block)]) -> Bool {
        if reference === other.reference { return true }
        switch (self, other) {
        case (.userText(let one), .userText(let other)):
            return one.hasSameFields(as: other)
        case (.agentText(let one), .agentText(let other)):
            return one.hasSameFields(as: other)
        case (.agentReasoning(let one), .agentReasoning(let other)):
            return one.hasSameFields(as: other)
        case (.cliOutput(let one), .cliOutput(let other)):
            return one.hasSameFields(as: other)
        case (.codexReview(let one), .codexReview(let other)):
            return one.hasSameFields(as: other)
        case (.generatedImage(let one), .generatedImage(let other)):
            return one.hasSameFields(as: other)
        case (.agentEvent(let one), .agentEvent(let other)):
            return one.hasSameFields(as: other)
        case (.toolCall(let one), .toolCall(let other)):
            guard one.hasSameFields(as: other), one.children.count == other.children.count else { return false }
            pending += zip(one.children, other.children)
            return true
        case (.toolGroup(let one), .toolGroup(let other)):
            guard one.hasSameFields(as: other), one.tools.count == other.tools.count else { return false }
            pending += zip(one.tools, other.tools).map { (.toolCall($0), .toolCall($1)) }
            return true
        default: return false
        }
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
    }

    var reference: AnyObject {
        switch self {
        case .userText(let value): value
        case .agentText(let value): value
        case .agentReasoning(let value): value
        case .cliOutput(let value): value
        case .codexReview(let value): value
        case .generatedImage(let value): value
        case .agentEvent(let value): value
        case .toolCall(let value): value
        case .toolGroup(let value): value
        }
    }
}

/// Who wrote an output of the command line.
///
/// Contract: `chat/blocks/CliSource`
public enum CliSource: String, Sendable {
    case user
    case assistant
}

/// How far a tool call has come.
///
/// Contract: `chat/blocks/ToolState`
public enum ToolState: String, Sendable {
    case pending
    case running
    case completed
    case error
}

/// A text of the user.
///
/// Contract: `chat/blocks/user-text`
public final class UserTextBlock: Identifiable, Hashable, Sendable {
    public let id: String
    public let createdAt: Double
    public let invokedAt: Double?
    public let meta: JSONValue?
    /// The id that the sending client gave its message.
    public let localID: String?
    /// The text.
    public let text: String
    /// Files that came along.
    public let attachments: [Attachment]
    /// How sending it went, as the client knows.
    public let status: String?

    init(
        id: String,
        createdAt: Double,
        invokedAt: Double? = nil,
        meta: JSONValue? = nil,
        localID: String? = nil,
        text: String,
        attachments: [Attachment],
        status: String? = nil
    ) {
        self.id = id
        self.createdAt = createdAt
        self.invokedAt = invokedAt
        self.meta = meta
        self.localID = localID
        self.text = text
        self.attachments = attachments
        self.status = status
    }

    public static func == (left: UserTextBlock, right: UserTextBlock) -> Bool {
        Block.userText(left) == .userText(right)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
    }

    fileprivate func hasSameFields(as other: UserTextBlock) -> Bool {
        id.isSame(as: other.id)
            && createdAt == other.createdAt
            && invokedAt == other.invokedAt
            && meta == other.meta
            && localID.isSame(as: other.localID)
            && text.isSame(as: other.text)
            && attachments == other.attachments
            && status.isSame(as: other.status)
    }
}

/// A text of the agent.
///
/// Contract: `chat/blocks/agent-text`
public final class AgentTextBlock: Identifiable, Hashable, @unchecked Sendable {
    // Not checked: only decoding writes fields, before anybody else has them.
    public let id: String
    public let createdAt: Double
    public internal(set) var invokedAt: Double?
    public let meta: JSONValue?
    /// The id that the sending client gave its message.
    public let localID: String?
    /// The text.
    public internal(set) var text: String

    init(
        id: String,
        createdAt: Double,
        invokedAt: Double? = nil,
        meta: JSONValue? = nil,
        localID: String? = nil,
        text: String
    ) {
        self.id = id
        self.createdAt = createdAt
        self.invokedAt = invokedAt
        self.meta = meta
        self.localID = localID
        self.text = text
    }

    public static func == (left: AgentTextBlock, right: AgentTextBlock) -> Bool {
        Block.agentText(left) == .agentText(right)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
    }

    fileprivate func hasSameFields(as other: AgentTextBlock) -> Bool {
        id.isSame(as: other.id)
            && createdAt == other.createdAt
            && invokedAt == other.invokedAt
            && meta == other.meta
            && localID.isSame(as: other.localID)
            && text.isSame(as: other.text)
    }
}

/// What the agent thought.
///
/// Contract: `chat/blocks/agent-reasoning`
public final class AgentReasoningBlock: Identifiable, Hashable, @unchecked Sendable {
    // Not checked: only decoding writes fields, before anybody else has them.
    public let id: String
    public let createdAt: Double
    public internal(set) var invokedAt: Double?
    public let meta: JSONValue?
    /// The id that the sending client gave its message.
    public let localID: String?
    /// The thought.
    public internal(set) var text: String

    init(
        id: String,
        createdAt: Double,
        invokedAt: Double? = nil,
        meta: JSONValue? = nil,
        localID: String? = nil,
        text: String
    ) {
        self.id = id
        self.createdAt = createdAt
        self.invokedAt = invokedAt
        self.meta = meta
        self.localID = localID
        self.text = text
    }

    public static func == (left: AgentReasoningBlock, right: AgentReasoningBlock) -> Bool {
        Block.agentReasoning(left) == .agentReasoning(right)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
    }

    fileprivate func hasSameFields(as other: AgentReasoningBlock) -> Bool {
        id.isSame(as: other.id)
            && createdAt == other.createdAt
            && invokedAt == other.invokedAt
            && meta == other.meta
            && localID.isSame(as: other.localID)
            && text.isSame(as: other.text)
    }
}

/// A command and what it printed.
///
/// Contract: `chat/blocks/cli-output`
public final class CliOutputBlock: Identifiable, Hashable, @unchecked Sendable {
    // Not checked: only decoding writes fields, before anybody else has them.
    public let id: String
    public let createdAt: Double
    public internal(set) var invokedAt: Double?
    public let meta: JSONValue?
    /// The id that the sending client gave its message.
    public let localID: String?
    /// The text with its tags.
    public internal(set) var text: String
    /// Who wrote it.
    public let source: CliSource

    init(
        id: String,
        createdAt: Double,
        invokedAt: Double? = nil,
        meta: JSONValue? = nil,
        localID: String? = nil,
        text: String,
        source: CliSource
    ) {
        self.id = id
        self.createdAt = createdAt
        self.invokedAt = invokedAt
        self.meta = meta
        self.localID = localID
        self.text = text
        self.source = source
    }

    public static func == (left: CliOutputBlock, right: CliOutputBlock) -> Bool {
        Block.cliOutput(left) == .cliOutput(right)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
    }

    fileprivate func hasSameFields(as other: CliOutputBlock) -> Bool {
        id.isSame(as: other.id)
            && createdAt == other.createdAt
            && invokedAt == other.invokedAt
            && meta == other.meta
            && localID.isSame(as: other.localID)
            && text.isSame(as: other.text)
            && source == other.source
    }
}

/// A review of code.
///
/// Contract: `chat/blocks/codex-review`
public final class CodexReviewBlock: Identifiable, Hashable, Sendable {
    public let id: String
    public let createdAt: Double
    public let invokedAt: Double?
    public let meta: JSONValue?
    /// The id that the sending client gave its message.
    public let localID: String?
    /// The review in its normal form.
    public let review: JSONObject

    init(
        id: String,
        createdAt: Double,
        invokedAt: Double? = nil,
        meta: JSONValue? = nil,
        localID: String? = nil,
        review: JSONObject
    ) {
        self.id = id
        self.createdAt = createdAt
        self.invokedAt = invokedAt
        self.meta = meta
        self.localID = localID
        self.review = review
    }

    public static func == (left: CodexReviewBlock, right: CodexReviewBlock) -> Bool {
        Block.codexReview(left) == .codexReview(right)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
    }

    fileprivate func hasSameFields(as other: CodexReviewBlock) -> Bool {
        id.isSame(as: other.id)
            && createdAt == other.createdAt
            && invokedAt == other.invokedAt
            && meta == other.meta
            && localID.isSame(as: other.localID)
            && review == other.review
    }
}

/// An image that the agent made.
///
/// Contract: `chat/blocks/generated-image`
public final class GeneratedImageBlock: Identifiable, Hashable, Sendable {
    public let id: String
    public let createdAt: Double
    public let invokedAt: Double?
    public let meta: JSONValue?
    /// The id that the sending client gave its message.
    public let localID: String?
    /// The id under which the image is fetched.
    public let imageID: String
    /// A name for the file.
    public let fileName: String
    /// Its media type, where that is known.
    public let mimeType: String?

    init(
        id: String,
        createdAt: Double,
        invokedAt: Double? = nil,
        meta: JSONValue? = nil,
        localID: String? = nil,
        imageID: String,
        fileName: String,
        mimeType: String? = nil
    ) {
        self.id = id
        self.createdAt = createdAt
        self.invokedAt = invokedAt
        self.meta = meta
        self.localID = localID
        self.imageID = imageID
        self.fileName = fileName
        self.mimeType = mimeType
    }

    public static func == (left: GeneratedImageBlock, right: GeneratedImageBlock) -> Bool {
        Block.generatedImage(left) == .generatedImage(right)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
    }

    fileprivate func hasSameFields(as other: GeneratedImageBlock) -> Bool {
        id.isSame(as: other.id)
            && createdAt == other.createdAt
            && invokedAt == other.invokedAt
            && meta == other.meta
            && localID.isSame(as: other.localID)
            && imageID.isSame(as: other.imageID)
            && fileName.isSame(as: other.fileName)
            && mimeType.isSame(as: other.mimeType)
    }
}

/// An event that is shown.
///
/// Contract: `chat/blocks/agent-event`
public final class AgentEventBlock: Identifiable, Hashable, Sendable {
    public let id: String
    public let createdAt: Double
    public let invokedAt: Double?
    public let meta: JSONValue?
    /// The event.
    public let event: AgentEvent

    init(id: String, createdAt: Double, invokedAt: Double? = nil, meta: JSONValue? = nil, event: AgentEvent) {
        self.id = id
        self.createdAt = createdAt
        self.invokedAt = invokedAt
        self.meta = meta
        self.event = event
    }

    public static func == (left: AgentEventBlock, right: AgentEventBlock) -> Bool {
        Block.agentEvent(left) == .agentEvent(right)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
    }

    fileprivate func hasSameFields(as other: AgentEventBlock) -> Bool {
        id.isSame(as: other.id)
            && createdAt == other.createdAt
            && invokedAt == other.invokedAt
            && meta == other.meta
            && event == other.event
    }
}

/// A tool call, from request to result.
///
/// Contract: `chat/blocks/tool-call`
public final class ToolCallBlock: Identifiable, Hashable, Nesting, @unchecked Sendable {
    // Not checked: only decoding writes fields, before anybody else has them.
    public let id: String
    public internal(set) var createdAt: Double
    public internal(set) var invokedAt: Double?
    public let meta: JSONValue?
    /// The id that the sending client gave its message.
    public let localID: String?
    /// The name of the tool.
    public internal(set) var name: String
    /// How far it has come.
    public internal(set) var state: ToolState
    /// What it was called with; null when only the result was seen.
    public internal(set) var input: JSONValue?
    /// Its result, or its progress while it runs.
    public internal(set) var result: JSONValue?
    /// The permission for it.
    public internal(set) var permission: Permission?
    /// What the call is for.
    public internal(set) var description: String?
    /// The title that the agent itself gives it.
    public internal(set) var nativeTitle: String?
    /// The kind that the agent itself gives it.
    public internal(set) var nativeKind: String?
    /// Blocks of the subagent or of the agent run that it started.
    public internal(set) var children: [Block]

    init(
        id: String,
        createdAt: Double,
        invokedAt: Double? = nil,
        meta: JSONValue? = nil,
        localID: String? = nil,
        name: String,
        state: ToolState,
        input: JSONValue? = nil,
        result: JSONValue? = nil,
        permission: Permission? = nil,
        description: String? = nil,
        nativeTitle: String? = nil,
        nativeKind: String? = nil,
        children: [Block]
    ) {
        self.id = id
        self.createdAt = createdAt
        self.invokedAt = invokedAt
        self.meta = meta
        self.localID = localID
        self.name = name
        self.state = state
        self.input = input
        self.result = result
        self.permission = permission
        self.description = description
        self.nativeTitle = nativeTitle
        self.nativeKind = nativeKind
        self.children = children
    }

    public static func == (left: ToolCallBlock, right: ToolCallBlock) -> Bool {
        Block.toolCall(left) == .toolCall(right)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
    }

    fileprivate func hasSameFields(as other: ToolCallBlock) -> Bool {
        id.isSame(as: other.id)
            && createdAt == other.createdAt
            && invokedAt == other.invokedAt
            && meta == other.meta
            && localID.isSame(as: other.localID)
            && name.isSame(as: other.name)
            && state == other.state
            && input == other.input
            && result == other.result
            && permission == other.permission
            && description.isSame(as: other.description)
            && nativeTitle.isSame(as: other.nativeTitle)
            && nativeKind.isSame(as: other.nativeKind)
    }

    // What is nested may go to any depth, and its release must not take stack for it.
    deinit { releaseNested() }

    func takeNested() -> [AnyObject] {
        let nested: [AnyObject] = children.map(\.reference)
        children = []
        return nested
    }
}

/// Tool calls that are shown as one.
///
/// Contract: `chat/blocks/tool-group`
public final class ToolGroupBlock: Identifiable, Hashable, Nesting, @unchecked Sendable {
    // Not checked: only decoding writes fields, before anybody else has them.
    public let id: String
    public let createdAt: Double
    public let invokedAt: Double?
    public let meta: JSONValue?
    /// The id of the first tool call.
    public let firstToolID: String
    /// The id of the last one.
    public let lastToolID: String
    /// The tool calls, in order.
    public private(set) var tools: [ToolCallBlock]

    init(
        id: String,
        createdAt: Double,
        invokedAt: Double? = nil,
        meta: JSONValue? = nil,
        firstToolID: String,
        lastToolID: String,
        tools: [ToolCallBlock]
    ) {
        self.id = id
        self.createdAt = createdAt
        self.invokedAt = invokedAt
        self.meta = meta
        self.firstToolID = firstToolID
        self.lastToolID = lastToolID
        self.tools = tools
    }

    public static func == (left: ToolGroupBlock, right: ToolGroupBlock) -> Bool {
        Block.toolGroup(left) == .toolGroup(right)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
    }

    fileprivate func hasSameFields(as other: ToolGroupBlock) -> Bool {
        id.isSame(as: other.id)
            && createdAt == other.createdAt
            && invokedAt == other.invokedAt
            && meta == other.meta
            && firstToolID.isSame(as: other.firstToolID)
            && lastToolID.isSame(as: other.lastToolID)
    }

    // What is nested may go to any depth, and its release must not take stack for it.
    deinit { releaseNested() }

    func takeNested() -> [AnyObject] {
        let nested: [AnyObject] = tools
        tools = []
        return nested
    }
}

/// The kind of a block.
///
/// Contract: `chat/blocks/block_kind`
func blockKind(_ block: Block) -> String {
    switch block {
    case .userText:
        // chat/blocks/user-text
        "user-text"
    case .agentText:
        // chat/blocks/agent-text
        "agent-text"
    case .agentReasoning:
        // chat/blocks/agent-reasoning
        "agent-reasoning"
    case .cliOutput:
        // chat/blocks/cli-output
        "cli-output"
    case .codexReview:
        // chat/blocks/codex-review
        "codex-review"
    case .generatedImage:
        // chat/blocks/generated-image
        "generated-image"
    case .agentEvent:
        // chat/blocks/agent-event
        "agent-event"
    case .toolCall:
        // chat/blocks/tool-call
        "tool-call"
    case .toolGroup:
        // chat/blocks/tool-group
        "tool-group"
    }
}

/// The projection of a block; `nested` is that of the blocks in it.
///
/// Contract: `chat/blocks/project_fields`
func projectFields(_ block: Block, nested: JSONValue?) -> JSONObject {
    switch block {
    case .userText(let block):
        // chat/blocks/user-text
        JSONObject(present: [
            "kind": "user-text",
            "id": .string(block.id),
            "createdAt": .number(block.createdAt),
            "invokedAt": block.invokedAt.map(JSONValue.number),
            "localId": block.localID.orNull,
            "text": .string(block.text),
            "attachments": projectAttachments(block.attachments),
        ])
    case .agentText(let block):
        // chat/blocks/agent-text
        JSONObject(present: [
            "kind": "agent-text",
            "id": .string(block.id),
            "createdAt": .number(block.createdAt),
            "invokedAt": block.invokedAt.map(JSONValue.number),
            "localId": block.localID.orNull,
            "text": .string(block.text),
        ])
    case .agentReasoning(let block):
        // chat/blocks/agent-reasoning
        JSONObject(present: [
            "kind": "agent-reasoning",
            "id": .string(block.id),
            "createdAt": .number(block.createdAt),
            "invokedAt": block.invokedAt.map(JSONValue.number),
            "localId": block.localID.orNull,
            "text": .string(block.text),
        ])
    case .cliOutput(let block):
        // chat/blocks/cli-output
        JSONObject(present: [
            "kind": "cli-output",
            "id": .string(block.id),
            "createdAt": .number(block.createdAt),
            "invokedAt": block.invokedAt.map(JSONValue.number),
            "localId": block.localID.orNull,
            "text": .string(block.text),
            "source": .string(block.source.rawValue),
        ])
    case .codexReview(let block):
        // chat/blocks/codex-review
        JSONObject(present: [
            "kind": "codex-review",
            "id": .string(block.id),
            "createdAt": .number(block.createdAt),
            "invokedAt": block.invokedAt.map(JSONValue.number),
            "localId": block.localID.orNull,
            "review": .object(block.review),
        ])
    case .generatedImage(let block):
        // chat/blocks/generated-image
        JSONObject(present: [
            "kind": "generated-image",
            "id": .string(block.id),
            "createdAt": .number(block.createdAt),
            "invokedAt": block.invokedAt.map(JSONValue.number),
            "localId": block.localID.orNull,
            "imageId": .string(block.imageID),
            "fileName": .string(block.fileName),
            "mimeType": block.mimeType.orNull,
        ])
    case .agentEvent(let block):
        // chat/blocks/agent-event
        JSONObject(present: [
            "kind": "agent-event",
            "id": .string(block.id),
            "createdAt": .number(block.createdAt),
            "invokedAt": block.invokedAt.map(JSONValue.number),
            "event": .object(block.event.raw),
        ])
    case .toolCall(let block):
        // chat/blocks/tool-call
        JSONObject(present: [
            "kind": "tool-call",
            "id": .string(block.id),
            "createdAt": .number(block.createdAt),
            "invokedAt": block.invokedAt.map(JSONValue.number),
            "localId": block.localID.orNull,
            "tool": .object(
                JSONObject(present: [
                    "id": .string(block.id),
                    "name": .string(block.name),
                    "state": .string(block.state.rawValue),
                    "input": block.input,
                    "result": block.result,
                    "permission": projectPermission(block.permission),
                ])
            ),
            "children": nested,
        ])
    case .toolGroup(let block):
        // chat/blocks/tool-group
        JSONObject(present: [
            "kind": "tool-group",
            "id": .string(block.id),
            "createdAt": .number(block.createdAt),
            "invokedAt": block.invokedAt.map(JSONValue.number),
            "firstToolId": .string(block.firstToolID),
            "lastToolId": .string(block.lastToolID),
            "tools": nested,
        ])
    }
}

/// The blocks that stand in a block, in order.
///
/// Contract: `chat/blocks/nested_blocks`
func nestedBlocks(_ block: Block) -> [Block] {
    switch block {
    case .toolCall(let block):
        // chat/blocks/tool-call
        block.children
    case .toolGroup(let block):
        // chat/blocks/tool-group
        block.tools.map { .toolCall($0) }
    case .userText, .agentText, .agentReasoning, .cliOutput, .codexReview, .generatedImage, .agentEvent: []
    }
}
