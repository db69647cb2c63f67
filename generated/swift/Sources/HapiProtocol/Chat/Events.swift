// Events of a session: what each type carries, and what it does to the timeline.
//
// Printed by portgen from specs/chat/events.yaml. Do not edit: change the contract and run `make generate`.

/// One event. `raw` is the object as it came, with every key; `type` is its type. A type that is not in the table, and
/// a known one that lacks a field or has one of a wrong type, is an `OtherEvent`.
///
/// Contract: `chat/events/AgentEvent`
public enum AgentEvent: Sendable, Hashable {
    /// One step of an agent that runs in the background. No field makes it another event; a mistyped one is none.
    case agentRun(AgentRunEvent)
    /// The session went over to its other side.
    case `switch`(SwitchEvent)
    /// A notice in plain words.
    case message(MessageEvent)
    /// Something went wrong.
    case error(ErrorEvent)
    /// The chat has a new title.
    case titleChanged(TitleChangedEvent)
    /// The account has no usage left.
    case limitReached(LimitReachedEvent)
    /// The account comes near its usage limit.
    case limitWarning(LimitWarningEvent)
    /// The agent waits for its user.
    case ready(ReadyEvent)
    /// A call of the model failed and is tried again.
    case apiError(ApiErrorEvent)
    /// What a finished turn has cost.
    case turnSummary(TurnSummaryEvent)
    /// How long a turn took.
    case turnDuration(TurnDurationEvent)
    /// Old tool results were taken out of the context.
    case microcompact(MicrocompactEvent)
    /// The context was replaced by a summary.
    case compact(CompactEvent)
    /// The summary that replaced a context.
    case compactSummary(CompactSummaryEvent)
    /// What happened while the user was away.
    case recap(RecapEvent)
    /// How many tokens were used.
    case tokenCount(TokenCountEvent)
    /// A message that was aborted goes back to its user.
    case abortRestore(AbortRestoreEvent)
    /// A thread has a goal, or its goal changed.
    case threadGoalUpdated(ThreadGoalUpdatedEvent)
    /// A thread no longer has a goal.
    case threadGoalCleared(ThreadGoalClearedEvent)
    /// An event of another type, or one that is not as its type wants it; `raw` has all there is.
    case other(OtherEvent)

    public var raw: JSONObject {
        switch self {
        case .agentRun(let value): value.raw
        case .switch(let value): value.raw
        case .message(let value): value.raw
        case .error(let value): value.raw
        case .titleChanged(let value): value.raw
        case .limitReached(let value): value.raw
        case .limitWarning(let value): value.raw
        case .ready(let value): value.raw
        case .apiError(let value): value.raw
        case .turnSummary(let value): value.raw
        case .turnDuration(let value): value.raw
        case .microcompact(let value): value.raw
        case .compact(let value): value.raw
        case .compactSummary(let value): value.raw
        case .recap(let value): value.raw
        case .tokenCount(let value): value.raw
        case .abortRestore(let value): value.raw
        case .threadGoalUpdated(let value): value.raw
        case .threadGoalCleared(let value): value.raw
        case .other(let value): value.raw
        }
    }

    public var type: String {
        switch self {
        case .agentRun(let value): value.type
        case .switch(let value): value.type
        case .message(let value): value.type
        case .error(let value): value.type
        case .titleChanged(let value): value.type
        case .limitReached(let value): value.type
        case .limitWarning(let value): value.type
        case .ready(let value): value.type
        case .apiError(let value): value.type
        case .turnSummary(let value): value.type
        case .turnDuration(let value): value.type
        case .microcompact(let value): value.type
        case .compact(let value): value.type
        case .compactSummary(let value): value.type
        case .recap(let value): value.type
        case .tokenCount(let value): value.type
        case .abortRestore(let value): value.type
        case .threadGoalUpdated(let value): value.type
        case .threadGoalCleared(let value): value.type
        case .other(let value): value.type
        }
    }
}

/// The side that drives a session.
///
/// Contract: `chat/events/SessionMode`
public enum SessionMode: String, Sendable {
    case local
    case remote
}

/// How a goal fares.
///
/// Contract: `chat/events/GoalStatus`
public enum GoalStatus: String, Sendable {
    case active
    case paused
    case budgetLimited
    case usageLimited
    case blocked
    case complete
}

/// What an agent-run event tells of its run.
///
/// Contract: `chat/events/AgentRunStep`
public enum AgentRunStep: String, Sendable {
    case start = "agent-run-start"
    case update = "agent-run-update"
    case trace = "agent-run-trace"
}

/// What an event does to the timeline: it belongs to the card of an agent run; it raises the ready flag; it is consumed
/// without a trace; it makes a block that parts its neighbours and is taken out at the end (goal); or it makes a block.
///
/// Contract: `chat/events/EventRole`
public enum EventRole: String, Sendable {
    case agentRun = "agent-run"
    case ready
    case consumed
    case goal
    case block
}

/// The goal that a thread works towards.
///
/// Contract: `chat/events/ThreadGoal`
public struct ThreadGoal: Sendable, Hashable {
    /// The thread that has the goal.
    public let threadID: String
    /// What is to be reached.
    public let objective: String
    /// How it fares.
    public let status: GoalStatus
    /// Tokens it may cost; none is no limit.
    public var tokenBudget: Double?
    /// Tokens it has cost so far.
    public let tokensUsed: Double
    /// Time it has taken so far, in seconds.
    public let timeUsedSeconds: Double
    /// When it was set.
    public let createdAt: Double
    /// When it changed last.
    public let updatedAt: Double

    public init(
        threadID: String,
        objective: String,
        status: GoalStatus,
        tokenBudget: Double? = nil,
        tokensUsed: Double,
        timeUsedSeconds: Double,
        createdAt: Double,
        updatedAt: Double
    ) {
        self.threadID = threadID
        self.objective = objective
        self.status = status
        self.tokenBudget = tokenBudget
        self.tokensUsed = tokensUsed
        self.timeUsedSeconds = timeUsedSeconds
        self.createdAt = createdAt
        self.updatedAt = updatedAt
    }

    public static func == (left: ThreadGoal, right: ThreadGoal) -> Bool {
        left.threadID.isSame(as: right.threadID)
            && left.objective.isSame(as: right.objective)
            && left.status == right.status
            && left.tokenBudget == right.tokenBudget
            && left.tokensUsed == right.tokensUsed
            && left.timeUsedSeconds == right.timeUsedSeconds
            && left.createdAt == right.createdAt
            && left.updatedAt == right.updatedAt
    }
}

/// A goal in its normal form; nothing when a field is missing or of a wrong type.
///
/// Contract: `chat/events/read_thread_goal`
private func readThreadGoal(_ value: JSONValue?) -> ThreadGoal? {
    if let threadID = value["threadId"].string,
        let objective = value["objective"].string,
        let status = value["status"].string.flatMap(GoalStatus.init),
        value["tokenBudget"].number != nil || value["tokenBudget"].isNullish,
        value["tokensUsed"].number != nil || value["tokensUsed"].isNullish,
        value["timeUsedSeconds"].number != nil || value["timeUsedSeconds"].isNullish,
        value["createdAt"].number != nil || value["createdAt"].isNullish,
        value["updatedAt"].number != nil || value["updatedAt"].isNullish
    {
        return ThreadGoal(
            threadID: threadID,
            objective: objective,
            status: status,
            tokenBudget: value["tokenBudget"].number,
            tokensUsed: value["tokensUsed"].number ?? 0,
            timeUsedSeconds: value["timeUsedSeconds"].number ?? 0,
            createdAt: value["createdAt"].number ?? 0,
            updatedAt: value["updatedAt"].number ?? 0
        )
    }
    return nil
}

/// One step of an agent that runs in the background. No field makes it another event; a mistyped one is none.
///
/// Contract: `chat/events/agent-run`
public struct AgentRunEvent: Sendable, Hashable {
    public let raw: JSONObject
    public let type: String
    /// What kind of step it is.
    public let step: AgentRunStep
    /// The agent, once it is known.
    public var agentID: String?
    /// The card that shows the run.
    public var cardID: String?
    /// How the run fares.
    public var status: String?
    /// The status in words.
    public var statusText: String?
    /// What the run is about.
    public var summary: String?
    /// What it does now.
    public var activity: String?
    /// What kind of activity that is.
    public var activityKind: String?
    /// What the run was started with.
    public var input: JSONValue?
    /// What came of it.
    public var result: JSONValue?
    /// The message that the agent wrote.
    public var message: JSONValue?

    public init(
        raw: JSONObject,
        type: String,
        step: AgentRunStep,
        agentID: String? = nil,
        cardID: String? = nil,
        status: String? = nil,
        statusText: String? = nil,
        summary: String? = nil,
        activity: String? = nil,
        activityKind: String? = nil,
        input: JSONValue? = nil,
        result: JSONValue? = nil,
        message: JSONValue? = nil
    ) {
        self.raw = raw
        self.type = type
        self.step = step
        self.agentID = agentID
        self.cardID = cardID
        self.status = status
        self.statusText = statusText
        self.summary = summary
        self.activity = activity
        self.activityKind = activityKind
        self.input = input
        self.result = result
        self.message = message
    }

    public static func == (left: AgentRunEvent, right: AgentRunEvent) -> Bool {
        left.raw == right.raw
            && left.type.isSame(as: right.type)
            && left.step == right.step
            && left.agentID.isSame(as: right.agentID)
            && left.cardID.isSame(as: right.cardID)
            && left.status.isSame(as: right.status)
            && left.statusText.isSame(as: right.statusText)
            && left.summary.isSame(as: right.summary)
            && left.activity.isSame(as: right.activity)
            && left.activityKind.isSame(as: right.activityKind)
            && left.input == right.input
            && left.result == right.result
            && left.message == right.message
    }
}

/// The session went over to its other side.
///
/// Contract: `chat/events/switch`
public struct SwitchEvent: Sendable, Hashable {
    public let raw: JSONObject
    public let type: String
    /// The side that drives it now.
    public let mode: SessionMode

    public init(raw: JSONObject, type: String, mode: SessionMode) {
        self.raw = raw
        self.type = type
        self.mode = mode
    }

    public static func == (left: SwitchEvent, right: SwitchEvent) -> Bool {
        left.raw == right.raw && left.type.isSame(as: right.type) && left.mode == right.mode
    }
}

/// A notice in plain words.
///
/// Contract: `chat/events/message`
public struct MessageEvent: Sendable, Hashable {
    public let raw: JSONObject
    public let type: String
    /// The notice.
    public let message: String

    public init(raw: JSONObject, type: String, message: String) {
        self.raw = raw
        self.type = type
        self.message = message
    }

    public static func == (left: MessageEvent, right: MessageEvent) -> Bool {
        left.raw == right.raw && left.type.isSame(as: right.type) && left.message.isSame(as: right.message)
    }
}

/// Something went wrong.
///
/// Contract: `chat/events/error`
public struct ErrorEvent: Sendable, Hashable {
    public let raw: JSONObject
    public let type: String
    /// What went wrong.
    public let message: String

    public init(raw: JSONObject, type: String, message: String) {
        self.raw = raw
        self.type = type
        self.message = message
    }

    public static func == (left: ErrorEvent, right: ErrorEvent) -> Bool {
        left.raw == right.raw && left.type.isSame(as: right.type) && left.message.isSame(as: right.message)
    }
}

/// The chat has a new title.
///
/// Contract: `chat/events/title-changed`
public struct TitleChangedEvent: Sendable, Hashable {
    public let raw: JSONObject
    public let type: String
    /// The new title.
    public let title: String

    public init(raw: JSONObject, type: String, title: String) {
        self.raw = raw
        self.type = type
        self.title = title
    }

    public static func == (left: TitleChangedEvent, right: TitleChangedEvent) -> Bool {
        left.raw == right.raw && left.type.isSame(as: right.type) && left.title.isSame(as: right.title)
    }
}

/// The account has no usage left.
///
/// Contract: `chat/events/limit-reached`
public struct LimitReachedEvent: Sendable, Hashable {
    public let raw: JSONObject
    public let type: String
    /// When the limit ends.
    public let endsAt: Double
    /// Which limit it is; empty when that is not told.
    public let limitType: String

    public init(raw: JSONObject, type: String, endsAt: Double, limitType: String) {
        self.raw = raw
        self.type = type
        self.endsAt = endsAt
        self.limitType = limitType
    }

    public static func == (left: LimitReachedEvent, right: LimitReachedEvent) -> Bool {
        left.raw == right.raw
            && left.type.isSame(as: right.type)
            && left.endsAt == right.endsAt
            && left.limitType.isSame(as: right.limitType)
    }
}

/// The account comes near its usage limit.
///
/// Contract: `chat/events/limit-warning`
public struct LimitWarningEvent: Sendable, Hashable {
    public let raw: JSONObject
    public let type: String
    /// How much of it is used: 0 is nothing, 1 is all.
    public let utilization: Double
    /// When the limit ends.
    public let endsAt: Double
    /// Which limit it is.
    public let limitType: String

    public init(raw: JSONObject, type: String, utilization: Double, endsAt: Double, limitType: String) {
        self.raw = raw
        self.type = type
        self.utilization = utilization
        self.endsAt = endsAt
        self.limitType = limitType
    }

    public static func == (left: LimitWarningEvent, right: LimitWarningEvent) -> Bool {
        left.raw == right.raw
            && left.type.isSame(as: right.type)
            && left.utilization == right.utilization
            && left.endsAt == right.endsAt
            && left.limitType.isSame(as: right.limitType)
    }
}

/// The agent waits for its user.
///
/// Contract: `chat/events/ready`
public struct ReadyEvent: Sendable, Hashable {
    public let raw: JSONObject
    public let type: String

    public init(raw: JSONObject, type: String) {
        self.raw = raw
        self.type = type
    }

    public static func == (left: ReadyEvent, right: ReadyEvent) -> Bool {
        left.raw == right.raw && left.type.isSame(as: right.type)
    }
}

/// A call of the model failed and is tried again.
///
/// Contract: `chat/events/api-error`
public struct ApiErrorEvent: Sendable, Hashable {
    public let raw: JSONObject
    public let type: String
    /// Which attempt this was, from 1.
    public let retryAttempt: Double
    /// How many attempts there are.
    public let maxRetries: Double
    /// The error, as it came.
    public var error: JSONValue?

    public init(raw: JSONObject, type: String, retryAttempt: Double, maxRetries: Double, error: JSONValue? = nil) {
        self.raw = raw
        self.type = type
        self.retryAttempt = retryAttempt
        self.maxRetries = maxRetries
        self.error = error
    }

    public static func == (left: ApiErrorEvent, right: ApiErrorEvent) -> Bool {
        left.raw == right.raw
            && left.type.isSame(as: right.type)
            && left.retryAttempt == right.retryAttempt
            && left.maxRetries == right.maxRetries
            && left.error == right.error
    }
}

/// What a finished turn has cost.
///
/// Contract: `chat/events/turn-summary`
public struct TurnSummaryEvent: Sendable, Hashable {
    public let raw: JSONObject
    public let type: String
    /// Usage, cost, time and number of rounds, as far as they are known.
    public let summary: JSONObject

    public init(raw: JSONObject, type: String, summary: JSONObject) {
        self.raw = raw
        self.type = type
        self.summary = summary
    }

    public static func == (left: TurnSummaryEvent, right: TurnSummaryEvent) -> Bool {
        left.raw == right.raw && left.type.isSame(as: right.type) && left.summary == right.summary
    }
}

/// How long a turn took.
///
/// Contract: `chat/events/turn-duration`
public struct TurnDurationEvent: Sendable, Hashable {
    public let raw: JSONObject
    public let type: String
    /// The time, in milliseconds.
    public let durationMs: Double
    /// The message that ended the turn.
    public var targetMessageID: String?

    public init(raw: JSONObject, type: String, durationMs: Double, targetMessageID: String? = nil) {
        self.raw = raw
        self.type = type
        self.durationMs = durationMs
        self.targetMessageID = targetMessageID
    }

    public static func == (left: TurnDurationEvent, right: TurnDurationEvent) -> Bool {
        left.raw == right.raw
            && left.type.isSame(as: right.type)
            && left.durationMs == right.durationMs
            && left.targetMessageID.isSame(as: right.targetMessageID)
    }
}

/// Old tool results were taken out of the context.
///
/// Contract: `chat/events/microcompact`
public struct MicrocompactEvent: Sendable, Hashable {
    public let raw: JSONObject
    public let type: String
    /// Who asked for it.
    public let trigger: String
    /// Size of the context before.
    public let preTokens: Double
    /// Tokens that went out.
    public let tokensSaved: Double

    public init(raw: JSONObject, type: String, trigger: String, preTokens: Double, tokensSaved: Double) {
        self.raw = raw
        self.type = type
        self.trigger = trigger
        self.preTokens = preTokens
        self.tokensSaved = tokensSaved
    }

    public static func == (left: MicrocompactEvent, right: MicrocompactEvent) -> Bool {
        left.raw == right.raw
            && left.type.isSame(as: right.type)
            && left.trigger.isSame(as: right.trigger)
            && left.preTokens == right.preTokens
            && left.tokensSaved == right.tokensSaved
    }
}

/// The context was replaced by a summary.
///
/// Contract: `chat/events/compact`
public struct CompactEvent: Sendable, Hashable {
    public let raw: JSONObject
    public let type: String
    /// Who asked for it.
    public let trigger: String
    /// Size of the context before.
    public let preTokens: Double

    public init(raw: JSONObject, type: String, trigger: String, preTokens: Double) {
        self.raw = raw
        self.type = type
        self.trigger = trigger
        self.preTokens = preTokens
    }

    public static func == (left: CompactEvent, right: CompactEvent) -> Bool {
        left.raw == right.raw
            && left.type.isSame(as: right.type)
            && left.trigger.isSame(as: right.trigger)
            && left.preTokens == right.preTokens
    }
}

/// The summary that replaced a context.
///
/// Contract: `chat/events/compact-summary`
public struct CompactSummaryEvent: Sendable, Hashable {
    public let raw: JSONObject
    public let type: String
    /// The summary.
    public let summary: String
    /// Size of the context before.
    public var tokensBefore: Double?
    /// Size of the context after, estimated.
    public var estimatedTokensAfter: Double?

    public init(
        raw: JSONObject,
        type: String,
        summary: String,
        tokensBefore: Double? = nil,
        estimatedTokensAfter: Double? = nil
    ) {
        self.raw = raw
        self.type = type
        self.summary = summary
        self.tokensBefore = tokensBefore
        self.estimatedTokensAfter = estimatedTokensAfter
    }

    public static func == (left: CompactSummaryEvent, right: CompactSummaryEvent) -> Bool {
        left.raw == right.raw
            && left.type.isSame(as: right.type)
            && left.summary.isSame(as: right.summary)
            && left.tokensBefore == right.tokensBefore
            && left.estimatedTokensAfter == right.estimatedTokensAfter
    }
}

/// What happened while the user was away.
///
/// Contract: `chat/events/recap`
public struct RecapEvent: Sendable, Hashable {
    public let raw: JSONObject
    public let type: String
    /// The recap.
    public let text: String

    public init(raw: JSONObject, type: String, text: String) {
        self.raw = raw
        self.type = type
        self.text = text
    }

    public static func == (left: RecapEvent, right: RecapEvent) -> Bool {
        left.raw == right.raw && left.type.isSame(as: right.type) && left.text.isSame(as: right.text)
    }
}

/// How many tokens were used.
///
/// Contract: `chat/events/token-count`
public struct TokenCountEvent: Sendable, Hashable {
    public let raw: JSONObject
    public let type: String
    /// The counts, as they came.
    public let info: JSONObject

    public init(raw: JSONObject, type: String, info: JSONObject) {
        self.raw = raw
        self.type = type
        self.info = info
    }

    public static func == (left: TokenCountEvent, right: TokenCountEvent) -> Bool {
        left.raw == right.raw && left.type.isSame(as: right.type) && left.info == right.info
    }
}

/// A message that was aborted goes back to its user.
///
/// Contract: `chat/events/abort-restore`
public struct AbortRestoreEvent: Sendable, Hashable {
    public let raw: JSONObject
    public let type: String
    /// The text of the message.
    public let text: String

    public init(raw: JSONObject, type: String, text: String) {
        self.raw = raw
        self.type = type
        self.text = text
    }

    public static func == (left: AbortRestoreEvent, right: AbortRestoreEvent) -> Bool {
        left.raw == right.raw && left.type.isSame(as: right.type) && left.text.isSame(as: right.text)
    }
}

/// A thread has a goal, or its goal changed.
///
/// Contract: `chat/events/thread-goal-updated`
public struct ThreadGoalUpdatedEvent: Sendable, Hashable {
    public let raw: JSONObject
    public let type: String
    /// The goal.
    public let goal: ThreadGoal
    /// The thread.
    public var threadID: String?
    /// The turn in which it happened.
    public var turnID: String?

    public init(raw: JSONObject, type: String, goal: ThreadGoal, threadID: String? = nil, turnID: String? = nil) {
        self.raw = raw
        self.type = type
        self.goal = goal
        self.threadID = threadID
        self.turnID = turnID
    }

    public static func == (left: ThreadGoalUpdatedEvent, right: ThreadGoalUpdatedEvent) -> Bool {
        left.raw == right.raw
            && left.type.isSame(as: right.type)
            && left.goal == right.goal
            && left.threadID.isSame(as: right.threadID)
            && left.turnID.isSame(as: right.turnID)
    }
}

/// A thread no longer has a goal.
///
/// Contract: `chat/events/thread-goal-cleared`
public struct ThreadGoalClearedEvent: Sendable, Hashable {
    public let raw: JSONObject
    public let type: String
    /// The thread.
    public var threadID: String?

    public init(raw: JSONObject, type: String, threadID: String? = nil) {
        self.raw = raw
        self.type = type
        self.threadID = threadID
    }

    public static func == (left: ThreadGoalClearedEvent, right: ThreadGoalClearedEvent) -> Bool {
        left.raw == right.raw && left.type.isSame(as: right.type) && left.threadID.isSame(as: right.threadID)
    }
}

/// An event of another type, or one that is not as its type wants it; `raw` has all there is.
///
/// Contract: `chat/events/OtherEvent`
public struct OtherEvent: Sendable, Hashable {
    public let raw: JSONObject
    public let type: String

    public init(raw: JSONObject, type: String) {
        self.raw = raw
        self.type = type
    }

    public static func == (left: OtherEvent, right: OtherEvent) -> Bool {
        left.raw == right.raw && left.type.isSame(as: right.type)
    }
}

/// The typed form of an event object.
///
/// Contract: `chat/events/read_event`
public func readEvent(_ raw: JSONObject) -> AgentEvent {
    let type = raw["type"].string ?? ""
    switch type {
    case "agent-run-start", "agent-run-update", "agent-run-trace":
        // chat/events/agent-run
        if let step = raw["type"].string.flatMap(AgentRunStep.init) {
            return .agentRun(
                AgentRunEvent(
                    raw: raw,
                    type: type,
                    step: step,
                    agentID: raw["agentId"].string ?? raw["agent_id"].string,
                    cardID: raw["cardId"].string ?? raw["card_id"].string,
                    status: raw["status"].string,
                    statusText: raw["statusText"].string ?? raw["status_text"].string,
                    summary: raw["summary"].string,
                    activity: raw["activity"].string,
                    activityKind: raw["activityKind"].string ?? raw["activity_kind"].string,
                    input: raw["input"],
                    result: raw["result"] ?? raw["error"] ?? raw["spawnResult"],
                    message: raw["message"]
                )
            )
        }
    case "switch":
        // chat/events/switch
        if let mode = raw["mode"].string.flatMap(SessionMode.init) {
            return .switch(SwitchEvent(raw: raw, type: type, mode: mode))
        }
    case "message":
        // chat/events/message
        if let message = raw["message"].string {
            return .message(MessageEvent(raw: raw, type: type, message: message))
        }
    case "error":
        // chat/events/error
        if let message = raw["message"].string {
            return .error(ErrorEvent(raw: raw, type: type, message: message))
        }
    case "title-changed":
        // chat/events/title-changed
        if let title = raw["title"].string {
            return .titleChanged(TitleChangedEvent(raw: raw, type: type, title: title))
        }
    case "limit-reached":
        // chat/events/limit-reached
        if let endsAt = raw["endsAt"].number, let limitType = raw["limitType"].string {
            return .limitReached(LimitReachedEvent(raw: raw, type: type, endsAt: endsAt, limitType: limitType))
        }
    case "limit-warning":
        // chat/events/limit-warning
        if let utilization = raw["utilization"].number,
            let endsAt = raw["endsAt"].number,
            let limitType = raw["limitType"].string
        {
            return .limitWarning(
                LimitWarningEvent(raw: raw, type: type, utilization: utilization, endsAt: endsAt, limitType: limitType)
            )
        }
    case "ready":
        // chat/events/ready
        return .ready(ReadyEvent(raw: raw, type: type))
    case "api-error":
        // chat/events/api-error
        if let retryAttempt = raw["retryAttempt"].number, let maxRetries = raw["maxRetries"].number {
            return .apiError(
                ApiErrorEvent(
                    raw: raw,
                    type: type,
                    retryAttempt: retryAttempt,
                    maxRetries: maxRetries,
                    error: raw["error"]
                )
            )
        }
    case "turn-summary":
        // chat/events/turn-summary
        if let summaryValue = raw["summary"].object {
            return .turnSummary(TurnSummaryEvent(raw: raw, type: type, summary: summaryValue))
        }
    case "turn-duration":
        // chat/events/turn-duration
        if let durationMs = raw["durationMs"].number,
            raw["targetMessageId"].string != nil || raw["targetMessageId"].isNullish
        {
            return .turnDuration(
                TurnDurationEvent(
                    raw: raw,
                    type: type,
                    durationMs: durationMs,
                    targetMessageID: raw["targetMessageId"].string
                )
            )
        }
    case "microcompact":
        // chat/events/microcompact
        if let trigger = raw["trigger"].string,
            let preTokens = raw["preTokens"].number,
            let tokensSaved = raw["tokensSaved"].number
        {
            return .microcompact(
                MicrocompactEvent(
                    raw: raw,
                    type: type,
                    trigger: trigger,
                    preTokens: preTokens,
                    tokensSaved: tokensSaved
                )
            )
        }
    case "compact":
        // chat/events/compact
        if let trigger = raw["trigger"].string, let preTokens = raw["preTokens"].number {
            return .compact(CompactEvent(raw: raw, type: type, trigger: trigger, preTokens: preTokens))
        }
    case "compact-summary":
        // chat/events/compact-summary
        if let summary = raw["summary"].string,
            raw["tokensBefore"].number != nil || raw["tokensBefore"].isNullish,
            raw["estimatedTokensAfter"].number != nil || raw["estimatedTokensAfter"].isNullish
        {
            return .compactSummary(
                CompactSummaryEvent(
                    raw: raw,
                    type: type,
                    summary: summary,
                    tokensBefore: raw["tokensBefore"].number,
                    estimatedTokensAfter: raw["estimatedTokensAfter"].number
                )
            )
        }
    case "recap":
        // chat/events/recap
        if let text = raw["text"].string {
            return .recap(RecapEvent(raw: raw, type: type, text: text))
        }
    case "token-count":
        // chat/events/token-count
        if let infoValue = raw["info"].object {
            return .tokenCount(TokenCountEvent(raw: raw, type: type, info: infoValue))
        }
    case "abort-restore":
        // chat/events/abort-restore
        if let text = raw["text"].string {
            return .abortRestore(AbortRestoreEvent(raw: raw, type: type, text: text))
        }
    case "thread-goal-updated":
        // chat/events/thread-goal-updated
        if let goalValue = readThreadGoal(raw["goal"]),
            raw["threadId"].string != nil || raw["threadId"].isNullish,
            raw["turnId"].string != nil || raw["turnId"].isNullish
        {
            return .threadGoalUpdated(
                ThreadGoalUpdatedEvent(
                    raw: raw,
                    type: type,
                    goal: goalValue,
                    threadID: raw["threadId"].string,
                    turnID: raw["turnId"].string
                )
            )
        }
    case "thread-goal-cleared":
        // chat/events/thread-goal-cleared
        if raw["threadId"].string != nil || raw["threadId"].isNullish {
            return .threadGoalCleared(ThreadGoalClearedEvent(raw: raw, type: type, threadID: raw["threadId"].string))
        }
    default:
        break
    }
    return .other(OtherEvent(raw: raw, type: type))
}

/// What an event of this type does to the timeline.
///
/// Contract: `chat/events/event_role`
func eventRole(_ type: String) -> EventRole {
    switch type {
    case "agent-run-start", "agent-run-update", "agent-run-trace": .agentRun
    case "ready": .ready
    case "turn-summary", "turn-duration", "token-count", "abort-restore": .consumed
    case "thread-goal-updated", "thread-goal-cleared": .goal
    default: .block
    }
}

/// A notice in plain words.
///
/// Contract: `chat/events/message`
func messageEvent(_ message: String) -> AgentEvent {
    .message(MessageEvent(raw: ["type": "message", "message": .string(message)], type: "message", message: message))
}

/// The chat has a new title.
///
/// Contract: `chat/events/title-changed`
func titleEvent(_ title: String) -> AgentEvent {
    .titleChanged(
        TitleChangedEvent(raw: ["type": "title-changed", "title": .string(title)], type: "title-changed", title: title)
    )
}

/// The account has no usage left.
///
/// Contract: `chat/events/limit-reached`
func limitReachedEvent(_ endsAt: Double, limitType: String) -> AgentEvent {
    .limitReached(
        LimitReachedEvent(
            raw: ["type": "limit-reached", "endsAt": .number(endsAt), "limitType": .string(limitType)],
            type: "limit-reached",
            endsAt: endsAt,
            limitType: limitType
        )
    )
}

/// The account comes near its usage limit.
///
/// Contract: `chat/events/limit-warning`
func limitWarningEvent(_ utilization: Double, endsAt: Double, limitType: String) -> AgentEvent {
    .limitWarning(
        LimitWarningEvent(
            raw: [
                "type": "limit-warning",
                "utilization": .number(utilization),
                "endsAt": .number(endsAt),
                "limitType": .string(limitType),
            ],
            type: "limit-warning",
            utilization: utilization,
            endsAt: endsAt,
            limitType: limitType
        )
    )
}
