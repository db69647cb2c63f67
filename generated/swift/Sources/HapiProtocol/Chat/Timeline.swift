// The timeline: messages become blocks, one after the other.
//
// What agent runs and subagents need beyond that stands in `chat/agent_run` and `chat/passes`.
//
// Printed by portgen from specs/chat/timeline.py. Do not edit: change the contract and run `make generate`.

/// Contract: `chat/timeline/NO_RESPONSE_TEXTS`
private let noResponseTexts: Set<ExactString> = ["No response requested.", "No response requested"]

/// What the timeline of a session shares with those of its subagents.
///
/// Contract: `chat/timeline/TimelineContext`
final class TimelineContext {
    let permissions: OrderedMap<ExactString, PermissionEntry>
    /// Messages of subagents, by the id of the message that holds the call.
    let groups: [ExactString: [Message]]
    /// Titles by the id of the call that gives them.
    let titles: [ExactString: String]
    var consumedGroups: Set<ExactString> = []
    var emittedTitles: Set<ExactString> = []

    init(
        permissions: OrderedMap<ExactString, PermissionEntry>,
        groups: [ExactString: [Message]],
        titles: [ExactString: String]
    ) {
        self.permissions = permissions
        self.groups = groups
        self.titles = titles
    }
}

/// The blocks of one list of messages.
///
/// Contract: `chat/timeline/Timeline`
final class Timeline {
    let context: TimelineContext
    private var blocks: [Block] = []
    /// Places in `blocks` of those that went away again.
    private var removed: Set<Int> = []
    private(set) var tools: [ExactString: ToolCallBlock] = [:]
    private var toolPlaces: [ExactString: Int] = [:]
    /// Text blocks by the stream that they show.
    private var texts: [ExactString: AgentTextBlock] = [:]
    /// Reasoning blocks by the stream that they show.
    private var reasonings: [ExactString: AgentReasoningBlock] = [:]
    /// Uuids of the prompts in this list that open a subagent's conversation.
    private var injectedUUIDs: Set<ExactString> = []
    private var hasCLIOutput = false
    var isReady = false
    /// The subagent call that waits for its blocks.
    private(set) var openCall: ToolCallBlock?

    init(context: TimelineContext) {
        self.context = context
    }

    /// Notes the uuids of the prompts that open a subagent's conversation.
    ///
    /// Contract: `chat/timeline/Timeline.note_injected`
    func noteInjected(_ messages: [Message]) {
        for message in messages {
            if message.isSidechain, case .agent(let agent) = message.body {
                for part in agent.parts {
                    if case .sidechain(let part) = part, let uuid = part.uuid {
                        injectedUUIDs.insert(uuid)
                    }
                }
            }
        }
    }

    /// The blocks that stand at the end.
    ///
    /// Contract: `chat/timeline/Timeline.finished_blocks`
    func finishedBlocks() -> [Block] {
        let kept = remainingBlocks()
        return hasCLIOutput ? mergeCLIOutputs(kept) : kept
    }

    /// The blocks that did not go away again.
    ///
    /// Contract: `chat/timeline/Timeline.remaining_blocks`
    private func remainingBlocks() -> [Block] {
        if removed.isEmpty {
            return blocks
        }
        var remaining: [Block] = []
        for (place, block) in blocks.enumerated() where !removed.contains(place) {
            remaining.append(block)
        }
        return remaining
    }

    // MARK: Messages

    /// Takes a user's text.
    ///
    /// Contract: `chat/timeline/Timeline.take_user`
    func takeUser(_ message: Message, body: UserBody) {
        if isCLIOutput(message.meta, text: body.text) {
            addCLIOutput(message.id, message: message, text: body.text, source: .user)
            return
        }
        blocks.append(
            .userText(
                UserTextBlock(
                    id: message.id,
                    createdAt: message.createdAt,
                    invokedAt: message.invokedAt,
                    meta: message.meta,
                    localID: message.localID,
                    text: body.text,
                    attachments: body.attachments,
                    status: message.status
                )
            )
        )
    }

    /// Takes an event that tells of no agent run.
    ///
    /// Contract: `chat/timeline/Timeline.take_event`
    func takeEvent(_ message: Message, event: AgentEvent) {
        switch eventRole(event.type) {
        case .block, .goal:
            addEvent(message.id, message: message, event: event)
        case .ready:
            isReady = true
        case .consumed, .agentRun:
            break
        }
    }

    /// Takes an agent's parts, from one on. When a subagent call among them must wait for its blocks, the rest is left:
    /// the result is the part to go on with.
    ///
    /// Contract: `chat/timeline/Timeline.take_parts`
    @discardableResult
    func takeParts(_ message: Message, parts: [Part], firstPart: Int) -> Int? {
        if !message.isSidechain, let limit = usageLimitEvent(parts) {
            addEvent(message.id, message: message, event: limit)
            return nil
        }
        let isOnly = parts.count == 1
        // A text that only repeats the prompt of the subagent call beside it is not shown.
        let prompt = isOnly ? nil : echoedPrompt(parts)
        for (index, part) in parts.enumerated() where index >= firstPart {
            switch part {
            case .text(let part):
                if isOnly, isIdleReply(part) {
                    continue
                }
                if let prompt, part.text.trimmed.isSame(as: prompt) {
                    continue
                }
                takeText(message, index: index, part: part)
            case .toolCall(let part):
                if takeToolCall(message, index: index, part: part) {
                    return index + 1
                }
            case .toolResult(let part):
                takeToolResult(message, index: index, part: part)
            case .reasoning(let part):
                takeReasoning(message, index: index, part: part)
            case .sidechain(let part):
                if let summary = notificationSummary(part.prompt) {
                    addEvent(partID(message, index: index), message: message, event: messageEvent(summary))
                }
            case .summary(let part):
                addEvent(partID(message, index: index), message: message, event: messageEvent(part.summary))
            case .generatedImage(let part):
                addImage(message, index: index, part: part)
            case .codexReview(let part):
                addReview(message, index: index, part: part)
            }
        }
        return nil
    }

    // MARK: Texts

    /// Whether a text only says that a prompt which nobody wrote wants no answer.
    ///
    /// Contract: `chat/timeline/Timeline.is_idle_reply`
    private func isIdleReply(_ part: TextPart) -> Bool {
        guard let parent = part.parentUUID, injectedUUIDs.contains(parent) else { return false }
        return noResponseTexts.contains(part.text.trimmed)
    }

    /// An agent's text: a new block, or the next state of a stream.
    ///
    /// Contract: `chat/timeline/Timeline.take_text`
    private func takeText(_ message: Message, index: Int, part: TextPart) {
        if isCLIOutput(message.meta, text: part.text) {
            addCLIOutput(partID(message, index: index), message: message, text: part.text, source: .assistant)
            return
        }
        let stream = part.streamID.nonEmpty
        if let stream, let shown = texts[stream] {
            shown.text = part.text
            shown.invokedAt = message.invokedAt
            return
        }
        let block = AgentTextBlock(
            id: partID(message, index: index),
            createdAt: message.createdAt,
            invokedAt: message.invokedAt,
            meta: message.meta,
            localID: message.localID,
            text: part.text
        )
        blocks.append(.agentText(block))
        if let stream {
            texts[stream] = block
        }
    }

    /// An agent's thought: a new block, or the next state of a stream.
    ///
    /// Contract: `chat/timeline/Timeline.take_reasoning`
    private func takeReasoning(_ message: Message, index: Int, part: ReasoningPart) {
        let stream = part.streamID.nonEmpty
        if let stream, let shown = reasonings[stream] {
            shown.text = part.text
            shown.invokedAt = message.invokedAt
            return
        }
        let block = AgentReasoningBlock(
            id: partID(message, index: index),
            createdAt: message.createdAt,
            invokedAt: message.invokedAt,
            meta: message.meta,
            localID: message.localID,
            text: part.text
        )
        blocks.append(.agentReasoning(block))
        if let stream {
            reasonings[stream] = block
        }
    }

    // MARK: Tools

    /// A tool call. Gives whether it starts a subagent whose blocks must be made first.
    ///
    /// Contract: `chat/timeline/Timeline.take_tool_call`
    private func takeToolCall(_ message: Message, index: Int, part: ToolCallPart) -> Bool {
        if titleTools.contains(part.name) {
            if let title = context.titles[part.id] ?? titleOf(part.input) {
                addTitle(partID(message, index: index), message: message, callID: part.id, title: title)
            }
            return false
        }
        let permission = context.permissions[part.id]?.permission
        let block = upsertTool(
            part.id,
            message: message,
            name: part.name,
            input: part.input,
            permission: permission,
            progress: part.progress
        )
        if block.state == .pending {
            block.state = .running
        }
        describeTool(block, part: part)
        guard isSubagent(part.name), consumeGroup(message.id) else { return false }
        openCall = block
        return true
    }

    /// Takes the messages of a subagent for its call, once.
    ///
    /// Contract: `chat/timeline/Timeline.consume_group`
    private func consumeGroup(_ id: String) -> Bool {
        if context.groups[id] == nil || context.consumedGroups.contains(id) {
            return false
        }
        context.consumedGroups.insert(id)
        return true
    }

    /// Gives the waiting subagent call its blocks.
    ///
    /// Contract: `chat/timeline/Timeline.close_call`
    func closeCall(_ children: [Block]) {
        if let call = openCall {
            call.children = children
        }
        openCall = nil
    }

    /// A tool result: it completes its call, or stands for it when the call was not seen.
    ///
    /// Contract: `chat/timeline/Timeline.take_tool_result`
    private func takeToolResult(_ message: Message, index: Int, part: ToolResultPart) {
        let id = part.toolUseID
        if let title = context.titles[id] {
            addTitle(partID(message, index: index), message: message, callID: id, title: title)
            return
        }
        let entry = context.permissions[id]
        let name = entry?.tool ?? "Tool"
        let input = entry?.input.orNull ?? .null
        let known = entry?.permission
        let told = part.permission
        let permission = told.map { mergedPermission($0, known: known) } ?? known
        let block = upsertTool(id, message: message, name: name, input: input, permission: permission, progress: nil)
        block.result = part.content
        block.state = part.isError ? .error : .completed
    }

    /// The tool block of an id with what a message tells of it; a new one when there is none yet.
    ///
    /// Contract: `chat/timeline/Timeline.upsert_tool`
    func upsertTool(
        _ id: String,
        message: Message,
        name: String,
        input: JSONValue?,
        permission: Permission?,
        progress: JSONValue?
    ) -> ToolCallBlock {
        guard let block = tools[id] else {
            let created = ToolCallBlock(
                id: id,
                createdAt: message.createdAt,
                invokedAt: message.invokedAt,
                meta: message.meta,
                localID: message.localID,
                name: name,
                state: firstState(permission),
                input: input,
                result: progress,
                permission: permission,
                children: []
            )
            toolPlaces[id] = blocks.count
            tools[id] = created
            blocks.append(.toolCall(created))
            return created
        }
        block.createdAt = min(block.createdAt, message.createdAt)
        block.invokedAt = block.invokedAt ?? message.invokedAt
        if let permission {
            block.permission = layOver(block.permission, told: permission)
            if block.state == .running, permission.isPending {
                block.state = .pending
            }
        }
        if isBetterName(name, block.name) {
            block.name = name
        }
        if !input.isNullish {
            block.input = input
        }
        if let progress, block.state == .running {
            block.result = progress
        }
        return block
    }

    /// Takes the tool block of an id away.
    ///
    /// Contract: `chat/timeline/Timeline.remove_tool`
    func removeTool(_ id: String) {
        tools.removeValue(forKey: id)
        if let place = toolPlaces.removeValue(forKey: id) {
            removed.insert(place)
        }
    }

    // MARK: Other blocks

    /// Adds an event.
    ///
    /// Contract: `chat/timeline/Timeline.add_event`
    private func addEvent(_ id: String, message: Message, event: AgentEvent) {
        blocks.append(
            .agentEvent(
                AgentEventBlock(
                    id: id,
                    createdAt: message.createdAt,
                    invokedAt: message.invokedAt,
                    meta: message.meta,
                    event: event
                )
            )
        )
    }

    /// Adds the event of a title, once for each call.
    ///
    /// Contract: `chat/timeline/Timeline.add_title`
    private func addTitle(_ id: String, message: Message, callID: String, title: String) {
        if !context.emittedTitles.contains(callID) {
            context.emittedTitles.insert(callID)
            addEvent(id, message: message, event: titleEvent(title))
        }
    }

    /// Adds an output of the command line.
    ///
    /// Contract: `chat/timeline/Timeline.add_cli_output`
    private func addCLIOutput(_ id: String, message: Message, text: String, source: CliSource) {
        hasCLIOutput = true
        blocks.append(
            .cliOutput(
                CliOutputBlock(
                    id: id,
                    createdAt: message.createdAt,
                    invokedAt: message.invokedAt,
                    meta: message.meta,
                    localID: message.localID,
                    text: text,
                    source: source
                )
            )
        )
    }

    /// Adds an image.
    ///
    /// Contract: `chat/timeline/Timeline.add_image`
    private func addImage(_ message: Message, index: Int, part: GeneratedImagePart) {
        blocks.append(
            .generatedImage(
                GeneratedImageBlock(
                    id: partID(message, index: index),
                    createdAt: message.createdAt,
                    invokedAt: message.invokedAt,
                    meta: message.meta,
                    localID: message.localID,
                    imageID: part.imageID,
                    fileName: part.fileName,
                    mimeType: part.mimeType
                )
            )
        )
    }

    /// Adds a review.
    ///
    /// Contract: `chat/timeline/Timeline.add_review`
    private func addReview(_ message: Message, index: Int, part: ReviewPart) {
        blocks.append(
            .codexReview(
                CodexReviewBlock(
                    id: partID(message, index: index),
                    createdAt: message.createdAt,
                    invokedAt: message.invokedAt,
                    meta: message.meta,
                    localID: message.localID,
                    review: part.review
                )
            )
        )
    }
}

/// The id of the block that a part makes.
///
/// Contract: `chat/timeline/part_id`
private func partID(_ message: Message, index: Int) -> String {
    "\(message.id):\(index)"
}

/// The prompt of the first subagent call among some parts, trimmed; nothing when it is empty.
///
/// Contract: `chat/timeline/echoed_prompt`
private func echoedPrompt(_ parts: [Part]) -> String? {
    for part in parts {
        if case .toolCall(let part) = part, isSubagent(part.name) {
            guard let prompt = subagentPrompt(part).nonEmpty else { return nil }
            return prompt.trimmed
        }
    }
    return nil
}

/// Gives a block the words that the agent itself has for the call.
///
/// Contract: `chat/timeline/describe_tool`
private func describeTool(_ block: ToolCallBlock, part: ToolCallPart) {
    block.description = part.description ?? block.description
    block.nativeTitle = part.nativeTitle ?? block.nativeTitle
    block.nativeKind = part.nativeKind ?? block.nativeKind
}
