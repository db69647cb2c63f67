// Printed by portgen from specs/chat/events.yaml.
// Do not edit: change the contract and run `make generate`.

package app.hapi.protocol

import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject

/**
 * One event. `raw` is the object as it came, with every key; `type` is its type. A type that is not in the table, and a
 * known one that lacks a field or has one of a wrong type, is an `OtherEvent`.
 *
 * Contract: chat/events/AgentEvent
 *
 * @property raw The event as it came.
 * @property type Its type.
 */
public sealed interface AgentEvent {
    public val raw: JsonObject
    public val type: String
}

/**
 * The side that drives a session.
 *
 * Contract: chat/events/SessionMode
 */
public enum class SessionMode(public val wire: String) {
    LOCAL("local"),
    REMOTE("remote"),
    ;

    public companion object {
        /** The member of a text of the wire; null where it is none of these. */
        public fun fromWire(wire: String?): SessionMode? = entries.find { it.wire == wire }
    }
}

/**
 * How a goal fares.
 *
 * Contract: chat/events/GoalStatus
 */
public enum class GoalStatus(public val wire: String) {
    ACTIVE("active"),
    PAUSED("paused"),
    BUDGET_LIMITED("budgetLimited"),
    USAGE_LIMITED("usageLimited"),
    BLOCKED("blocked"),
    COMPLETE("complete"),
    ;

    public companion object {
        /** The member of a text of the wire; null where it is none of these. */
        public fun fromWire(wire: String?): GoalStatus? = entries.find { it.wire == wire }
    }
}

/**
 * What an agent-run event tells of its run.
 *
 * Contract: chat/events/AgentRunStep
 */
public enum class AgentRunStep(public val wire: String) {
    START("agent-run-start"),
    UPDATE("agent-run-update"),
    TRACE("agent-run-trace"),
    ;

    public companion object {
        /** The member of a text of the wire; null where it is none of these. */
        public fun fromWire(wire: String?): AgentRunStep? = entries.find { it.wire == wire }
    }
}

/**
 * What an event does to the timeline: it belongs to the card of an agent run; it raises the ready flag; it is consumed
 * without a trace; it makes a block that parts its neighbours and is taken out at the end (goal); or it makes a block.
 *
 * Contract: chat/events/EventRole
 */
public enum class EventRole(public val wire: String) {
    AGENT_RUN("agent-run"),
    READY("ready"),
    CONSUMED("consumed"),
    GOAL("goal"),
    BLOCK("block"),
    ;

    public companion object {
        /** The member of a text of the wire; null where it is none of these. */
        public fun fromWire(wire: String?): EventRole? = entries.find { it.wire == wire }
    }
}

/**
 * The goal that a thread works towards.
 *
 * Contract: chat/events/ThreadGoal
 *
 * @property threadId The thread that has the goal.
 * @property objective What is to be reached.
 * @property status How it fares.
 * @property tokenBudget Tokens it may cost; none is no limit.
 * @property tokensUsed Tokens it has cost so far.
 * @property timeUsedSeconds Time it has taken so far, in seconds.
 * @property createdAt When it was set.
 * @property updatedAt When it changed last.
 */
public data class ThreadGoal(
    val threadId: String,
    val objective: String,
    val status: GoalStatus,
    val tokenBudget: Double? = null,
    val tokensUsed: Double,
    val timeUsedSeconds: Double,
    val createdAt: Double,
    val updatedAt: Double,
)

/**
 * A goal in its normal form; nothing when a field is missing or of a wrong type.
 *
 * Contract: chat/events/read_thread_goal
 */
private fun readThreadGoal(value: JsonElement?): ThreadGoal? {
    val threadId = value["threadId"].string
    val objective = value["objective"].string
    val status = GoalStatus.fromWire(value["status"].string)
    if (
        threadId != null &&
        objective != null &&
        status != null &&
        (value["tokenBudget"].number != null || value["tokenBudget"].isNullish) &&
        (value["tokensUsed"].number != null || value["tokensUsed"].isNullish) &&
        (value["timeUsedSeconds"].number != null || value["timeUsedSeconds"].isNullish) &&
        (value["createdAt"].number != null || value["createdAt"].isNullish) &&
        (value["updatedAt"].number != null || value["updatedAt"].isNullish)
    ) {
        return ThreadGoal(
            threadId = threadId,
            objective = objective,
            status = status,
            tokenBudget = value["tokenBudget"].number,
            tokensUsed = value["tokensUsed"].number ?: 0.0,
            timeUsedSeconds = value["timeUsedSeconds"].number ?: 0.0,
            createdAt = value["createdAt"].number ?: 0.0,
            updatedAt = value["updatedAt"].number ?: 0.0,
        )
    }
    return null
}

/**
 * One step of an agent that runs in the background. No field makes it another event; a mistyped one is none.
 *
 * Contract: chat/events/agent-run
 *
 * @property step What kind of step it is.
 * @property agentId The agent, once it is known.
 * @property cardId The card that shows the run.
 * @property status How the run fares.
 * @property statusText The status in words.
 * @property summary What the run is about.
 * @property activity What it does now.
 * @property activityKind What kind of activity that is.
 * @property input What the run was started with.
 * @property result What came of it.
 * @property message The message that the agent wrote.
 */
public data class AgentRunEvent(
    override val raw: JsonObject,
    override val type: String,
    val step: AgentRunStep,
    val agentId: String? = null,
    val cardId: String? = null,
    val status: String? = null,
    val statusText: String? = null,
    val summary: String? = null,
    val activity: String? = null,
    val activityKind: String? = null,
    val input: JsonElement? = null,
    val result: JsonElement? = null,
    val message: JsonElement? = null,
) : Structural(),
    AgentEvent {
    override fun contents(): Map<String, Any?> = mapOf(
        "raw" to raw,
        "type" to type,
        "step" to step,
        "agentId" to agentId,
        "cardId" to cardId,
        "status" to status,
        "statusText" to statusText,
        "summary" to summary,
        "activity" to activity,
        "activityKind" to activityKind,
        "input" to input,
        "result" to result,
        "message" to message,
    )
}

/**
 * The session went over to its other side.
 *
 * Contract: chat/events/switch
 *
 * @property mode The side that drives it now.
 */
public data class SwitchEvent(
    override val raw: JsonObject,
    override val type: String,
    val mode: SessionMode,
) : Structural(),
    AgentEvent {
    override fun contents(): Map<String, Any?> = mapOf("raw" to raw, "type" to type, "mode" to mode)
}

/**
 * A notice in plain words.
 *
 * Contract: chat/events/message
 *
 * @property message The notice.
 */
public data class MessageEvent(
    override val raw: JsonObject,
    override val type: String,
    val message: String,
) : Structural(),
    AgentEvent {
    override fun contents(): Map<String, Any?> = mapOf("raw" to raw, "type" to type, "message" to message)
}

/**
 * Something went wrong.
 *
 * Contract: chat/events/error
 *
 * @property message What went wrong.
 */
public data class ErrorEvent(
    override val raw: JsonObject,
    override val type: String,
    val message: String,
) : Structural(),
    AgentEvent {
    override fun contents(): Map<String, Any?> = mapOf("raw" to raw, "type" to type, "message" to message)
}

/**
 * The chat has a new title.
 *
 * Contract: chat/events/title-changed
 *
 * @property title The new title.
 */
public data class TitleChangedEvent(
    override val raw: JsonObject,
    override val type: String,
    val title: String,
) : Structural(),
    AgentEvent {
    override fun contents(): Map<String, Any?> = mapOf("raw" to raw, "type" to type, "title" to title)
}

/**
 * The account has no usage left.
 *
 * Contract: chat/events/limit-reached
 *
 * @property endsAt When the limit ends.
 * @property limitType Which limit it is; empty when that is not told.
 */
public data class LimitReachedEvent(
    override val raw: JsonObject,
    override val type: String,
    val endsAt: Double,
    val limitType: String,
) : Structural(),
    AgentEvent {
    override fun contents(): Map<String, Any?> =
        mapOf("raw" to raw, "type" to type, "endsAt" to endsAt, "limitType" to limitType)
}

/**
 * The account comes near its usage limit.
 *
 * Contract: chat/events/limit-warning
 *
 * @property utilization How much of it is used: 0 is nothing, 1 is all.
 * @property endsAt When the limit ends.
 * @property limitType Which limit it is.
 */
public data class LimitWarningEvent(
    override val raw: JsonObject,
    override val type: String,
    val utilization: Double,
    val endsAt: Double,
    val limitType: String,
) : Structural(),
    AgentEvent {
    override fun contents(): Map<String, Any?> =
        mapOf("raw" to raw, "type" to type, "utilization" to utilization, "endsAt" to endsAt, "limitType" to limitType)
}

/**
 * The agent waits for its user.
 *
 * Contract: chat/events/ready
 */
public data class ReadyEvent(override val raw: JsonObject, override val type: String) :
    Structural(),
    AgentEvent {
    override fun contents(): Map<String, Any?> = mapOf("raw" to raw, "type" to type)
}

/**
 * A call of the model failed and is tried again.
 *
 * Contract: chat/events/api-error
 *
 * @property retryAttempt Which attempt this was, from 1.
 * @property maxRetries How many attempts there are.
 * @property error The error, as it came.
 */
public data class ApiErrorEvent(
    override val raw: JsonObject,
    override val type: String,
    val retryAttempt: Double,
    val maxRetries: Double,
    val error: JsonElement? = null,
) : Structural(),
    AgentEvent {
    override fun contents(): Map<String, Any?> = mapOf(
        "raw" to raw,
        "type" to type,
        "retryAttempt" to retryAttempt,
        "maxRetries" to maxRetries,
        "error" to error,
    )
}

/**
 * What a finished turn has cost.
 *
 * Contract: chat/events/turn-summary
 *
 * @property summary Usage, cost, time and number of rounds, as far as they are known.
 */
public data class TurnSummaryEvent(
    override val raw: JsonObject,
    override val type: String,
    val summary: JsonObject,
) : Structural(),
    AgentEvent {
    override fun contents(): Map<String, Any?> = mapOf("raw" to raw, "type" to type, "summary" to summary)
}

/**
 * How long a turn took.
 *
 * Contract: chat/events/turn-duration
 *
 * @property durationMs The time, in milliseconds.
 * @property targetMessageId The message that ended the turn.
 */
public data class TurnDurationEvent(
    override val raw: JsonObject,
    override val type: String,
    val durationMs: Double,
    val targetMessageId: String? = null,
) : Structural(),
    AgentEvent {
    override fun contents(): Map<String, Any?> =
        mapOf("raw" to raw, "type" to type, "durationMs" to durationMs, "targetMessageId" to targetMessageId)
}

/**
 * Old tool results were taken out of the context.
 *
 * Contract: chat/events/microcompact
 *
 * @property trigger Who asked for it.
 * @property preTokens Size of the context before.
 * @property tokensSaved Tokens that went out.
 */
public data class MicrocompactEvent(
    override val raw: JsonObject,
    override val type: String,
    val trigger: String,
    val preTokens: Double,
    val tokensSaved: Double,
) : Structural(),
    AgentEvent {
    override fun contents(): Map<String, Any?> = mapOf(
        "raw" to raw,
        "type" to type,
        "trigger" to trigger,
        "preTokens" to preTokens,
        "tokensSaved" to tokensSaved,
    )
}

/**
 * The context was replaced by a summary.
 *
 * Contract: chat/events/compact
 *
 * @property trigger Who asked for it.
 * @property preTokens Size of the context before.
 */
public data class CompactEvent(
    override val raw: JsonObject,
    override val type: String,
    val trigger: String,
    val preTokens: Double,
) : Structural(),
    AgentEvent {
    override fun contents(): Map<String, Any?> =
        mapOf("raw" to raw, "type" to type, "trigger" to trigger, "preTokens" to preTokens)
}

/**
 * The summary that replaced a context.
 *
 * Contract: chat/events/compact-summary
 *
 * @property summary The summary.
 * @property tokensBefore Size of the context before.
 * @property estimatedTokensAfter Size of the context after, estimated.
 */
public data class CompactSummaryEvent(
    override val raw: JsonObject,
    override val type: String,
    val summary: String,
    val tokensBefore: Double? = null,
    val estimatedTokensAfter: Double? = null,
) : Structural(),
    AgentEvent {
    override fun contents(): Map<String, Any?> = mapOf(
        "raw" to raw,
        "type" to type,
        "summary" to summary,
        "tokensBefore" to tokensBefore,
        "estimatedTokensAfter" to estimatedTokensAfter,
    )
}

/**
 * What happened while the user was away.
 *
 * Contract: chat/events/recap
 *
 * @property text The recap.
 */
public data class RecapEvent(
    override val raw: JsonObject,
    override val type: String,
    val text: String,
) : Structural(),
    AgentEvent {
    override fun contents(): Map<String, Any?> = mapOf("raw" to raw, "type" to type, "text" to text)
}

/**
 * How many tokens were used.
 *
 * Contract: chat/events/token-count
 *
 * @property info The counts, as they came.
 */
public data class TokenCountEvent(
    override val raw: JsonObject,
    override val type: String,
    val info: JsonObject,
) : Structural(),
    AgentEvent {
    override fun contents(): Map<String, Any?> = mapOf("raw" to raw, "type" to type, "info" to info)
}

/**
 * A message that was aborted goes back to its user.
 *
 * Contract: chat/events/abort-restore
 *
 * @property text The text of the message.
 */
public data class AbortRestoreEvent(
    override val raw: JsonObject,
    override val type: String,
    val text: String,
) : Structural(),
    AgentEvent {
    override fun contents(): Map<String, Any?> = mapOf("raw" to raw, "type" to type, "text" to text)
}

/**
 * A thread has a goal, or its goal changed.
 *
 * Contract: chat/events/thread-goal-updated
 *
 * @property goal The goal.
 * @property threadId The thread.
 * @property turnId The turn in which it happened.
 */
public data class ThreadGoalUpdatedEvent(
    override val raw: JsonObject,
    override val type: String,
    val goal: ThreadGoal,
    val threadId: String? = null,
    val turnId: String? = null,
) : Structural(),
    AgentEvent {
    override fun contents(): Map<String, Any?> =
        mapOf("raw" to raw, "type" to type, "goal" to goal, "threadId" to threadId, "turnId" to turnId)
}

/**
 * A thread no longer has a goal.
 *
 * Contract: chat/events/thread-goal-cleared
 *
 * @property threadId The thread.
 */
public data class ThreadGoalClearedEvent(
    override val raw: JsonObject,
    override val type: String,
    val threadId: String? = null,
) : Structural(),
    AgentEvent {
    override fun contents(): Map<String, Any?> = mapOf("raw" to raw, "type" to type, "threadId" to threadId)
}

/**
 * An event of another type, or one that is not as its type wants it; `raw` has all there is.
 *
 * Contract: chat/events/OtherEvent
 */
public data class OtherEvent(override val raw: JsonObject, override val type: String) :
    Structural(),
    AgentEvent {
    override fun contents(): Map<String, Any?> = mapOf("raw" to raw, "type" to type)
}

/**
 * The typed form of an event object.
 *
 * Contract: chat/events/read_event
 */
public fun readEvent(raw: JsonObject): AgentEvent {
    val type = raw["type"].string ?: ""
    when (type) {
        // chat/events/agent-run
        "agent-run-start", "agent-run-update", "agent-run-trace" -> {
            val step = AgentRunStep.fromWire(raw["type"].string)
            if (step != null) {
                return AgentRunEvent(
                    raw = raw,
                    type = type,
                    step = step,
                    agentId = raw["agentId"].string ?: raw["agent_id"].string,
                    cardId = raw["cardId"].string ?: raw["card_id"].string,
                    status = raw["status"].string,
                    statusText = raw["statusText"].string ?: raw["status_text"].string,
                    summary = raw["summary"].string,
                    activity = raw["activity"].string,
                    activityKind = raw["activityKind"].string ?: raw["activity_kind"].string,
                    input = raw["input"],
                    result = raw["result"] ?: raw["error"] ?: raw["spawnResult"],
                    message = raw["message"],
                )
            }
        }

        // chat/events/switch
        "switch" -> {
            val mode = SessionMode.fromWire(raw["mode"].string)
            if (mode != null) return SwitchEvent(raw, type, mode)
        }

        // chat/events/message
        "message" -> {
            val message = raw["message"].string
            if (message != null) return MessageEvent(raw, type, message)
        }

        // chat/events/error
        "error" -> {
            val message = raw["message"].string
            if (message != null) return ErrorEvent(raw, type, message)
        }

        // chat/events/title-changed
        "title-changed" -> {
            val title = raw["title"].string
            if (title != null) return TitleChangedEvent(raw, type, title)
        }

        // chat/events/limit-reached
        "limit-reached" -> {
            val endsAt = raw["endsAt"].number
            val limitType = raw["limitType"].string
            if (endsAt != null && limitType != null) {
                return LimitReachedEvent(raw = raw, type = type, endsAt = endsAt, limitType = limitType)
            }
        }

        // chat/events/limit-warning
        "limit-warning" -> {
            val utilization = raw["utilization"].number
            val endsAt = raw["endsAt"].number
            val limitType = raw["limitType"].string
            if (utilization != null && endsAt != null && limitType != null) {
                return LimitWarningEvent(
                    raw = raw,
                    type = type,
                    utilization = utilization,
                    endsAt = endsAt,
                    limitType = limitType,
                )
            }
        }

        // chat/events/ready
        "ready" -> return ReadyEvent(raw, type)

        // chat/events/api-error
        "api-error" -> {
            val retryAttempt = raw["retryAttempt"].number
            val maxRetries = raw["maxRetries"].number
            if (retryAttempt != null && maxRetries != null) {
                return ApiErrorEvent(
                    raw = raw,
                    type = type,
                    retryAttempt = retryAttempt,
                    maxRetries = maxRetries,
                    error = raw["error"],
                )
            }
        }

        // chat/events/turn-summary
        "turn-summary" -> {
            val summaryValue = raw["summary"] as? JsonObject
            if (summaryValue != null) return TurnSummaryEvent(raw = raw, type = type, summary = summaryValue)
        }

        // chat/events/turn-duration
        "turn-duration" -> {
            val durationMs = raw["durationMs"].number
            if (durationMs != null && (raw["targetMessageId"].string != null || raw["targetMessageId"].isNullish)) {
                return TurnDurationEvent(
                    raw = raw,
                    type = type,
                    durationMs = durationMs,
                    targetMessageId = raw["targetMessageId"].string,
                )
            }
        }

        // chat/events/microcompact
        "microcompact" -> {
            val trigger = raw["trigger"].string
            val preTokens = raw["preTokens"].number
            val tokensSaved = raw["tokensSaved"].number
            if (trigger != null && preTokens != null && tokensSaved != null) {
                return MicrocompactEvent(
                    raw = raw,
                    type = type,
                    trigger = trigger,
                    preTokens = preTokens,
                    tokensSaved = tokensSaved,
                )
            }
        }

        // chat/events/compact
        "compact" -> {
            val trigger = raw["trigger"].string
            val preTokens = raw["preTokens"].number
            if (trigger != null && preTokens != null) {
                return CompactEvent(raw = raw, type = type, trigger = trigger, preTokens = preTokens)
            }
        }

        // chat/events/compact-summary
        "compact-summary" -> {
            val summary = raw["summary"].string
            if (
                summary != null &&
                (raw["tokensBefore"].number != null || raw["tokensBefore"].isNullish) &&
                (raw["estimatedTokensAfter"].number != null || raw["estimatedTokensAfter"].isNullish)
            ) {
                return CompactSummaryEvent(
                    raw = raw,
                    type = type,
                    summary = summary,
                    tokensBefore = raw["tokensBefore"].number,
                    estimatedTokensAfter = raw["estimatedTokensAfter"].number,
                )
            }
        }

        // chat/events/recap
        "recap" -> {
            val text = raw["text"].string
            if (text != null) return RecapEvent(raw, type, text)
        }

        // chat/events/token-count
        "token-count" -> {
            val infoValue = raw["info"] as? JsonObject
            if (infoValue != null) return TokenCountEvent(raw = raw, type = type, info = infoValue)
        }

        // chat/events/abort-restore
        "abort-restore" -> {
            val text = raw["text"].string
            if (text != null) return AbortRestoreEvent(raw, type, text)
        }

        // chat/events/thread-goal-updated
        "thread-goal-updated" -> {
            val goalValue = readThreadGoal(raw["goal"])
            if (
                goalValue != null &&
                (raw["threadId"].string != null || raw["threadId"].isNullish) &&
                (raw["turnId"].string != null || raw["turnId"].isNullish)
            ) {
                return ThreadGoalUpdatedEvent(
                    raw = raw,
                    type = type,
                    goal = goalValue,
                    threadId = raw["threadId"].string,
                    turnId = raw["turnId"].string,
                )
            }
        }

        // chat/events/thread-goal-cleared
        "thread-goal-cleared" -> {
            if (raw["threadId"].string != null || raw["threadId"].isNullish) {
                return ThreadGoalClearedEvent(raw = raw, type = type, threadId = raw["threadId"].string)
            }
        }

        else -> Unit
    }
    return OtherEvent(raw, type)
}

/**
 * What an event of this type does to the timeline.
 *
 * Contract: chat/events/event_role
 */
internal fun eventRole(type: String): EventRole = when (type) {
    "agent-run-start", "agent-run-update", "agent-run-trace" -> EventRole.AGENT_RUN
    "ready" -> EventRole.READY
    "turn-summary", "turn-duration", "token-count", "abort-restore" -> EventRole.CONSUMED
    "thread-goal-updated", "thread-goal-cleared" -> EventRole.GOAL
    else -> EventRole.BLOCK
}

/**
 * A notice in plain words.
 *
 * Contract: chat/events/message
 */
internal fun messageEvent(message: String): AgentEvent = MessageEvent(
    raw = jsonObject {
        put("type", "message")
        put("message", message)
    },
    type = "message",
    message = message,
)

/**
 * The chat has a new title.
 *
 * Contract: chat/events/title-changed
 */
internal fun titleEvent(title: String): AgentEvent = TitleChangedEvent(
    raw = jsonObject {
        put("type", "title-changed")
        put("title", title)
    },
    type = "title-changed",
    title = title,
)

/**
 * The account has no usage left.
 *
 * Contract: chat/events/limit-reached
 */
internal fun limitReachedEvent(endsAt: Double, limitType: String): AgentEvent = LimitReachedEvent(
    raw = jsonObject {
        put("type", "limit-reached")
        put("endsAt", endsAt)
        put("limitType", limitType)
    },
    type = "limit-reached",
    endsAt = endsAt,
    limitType = limitType,
)

/**
 * The account comes near its usage limit.
 *
 * Contract: chat/events/limit-warning
 */
internal fun limitWarningEvent(utilization: Double, endsAt: Double, limitType: String): AgentEvent = LimitWarningEvent(
    raw = jsonObject {
        put("type", "limit-warning")
        put("utilization", utilization)
        put("endsAt", endsAt)
        put("limitType", limitType)
    },
    type = "limit-warning",
    utilization = utilization,
    endsAt = endsAt,
    limitType = limitType,
)
