"""Events of a session: what each type carries, and what it does to the timeline.

Printed by portgen from specs/chat/events.yaml. Do not edit: change the contract and run
`make generate`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from hapi_protocol.runtime import (
    ABSENT,
    Absent,
    Json,
    Object,
    as_num,
    as_str,
    enum_from_wire,
    first_str,
    get,
    is_nullish,
    json_or,
    num_or,
    str_or,
)


class SessionMode(StrEnum):
    """The side that drives a session.

    Contract: chat/events/SessionMode
    """

    LOCAL = "local"
    REMOTE = "remote"


class GoalStatus(StrEnum):
    """How a goal fares.

    Contract: chat/events/GoalStatus
    """

    ACTIVE = "active"
    PAUSED = "paused"
    BUDGET_LIMITED = "budgetLimited"
    USAGE_LIMITED = "usageLimited"
    BLOCKED = "blocked"
    COMPLETE = "complete"


class AgentRunStep(StrEnum):
    """What an agent-run event tells of its run.

    Contract: chat/events/AgentRunStep
    """

    START = "agent-run-start"
    UPDATE = "agent-run-update"
    TRACE = "agent-run-trace"


class EventRole(StrEnum):
    """What an event does to the timeline: it belongs to the card of an agent run; it raises
    the ready flag; it is consumed without a trace; it makes a block that parts its
    neighbours and is taken out at the end (goal); or it makes a block.

    Contract: chat/events/EventRole
    """

    AGENT_RUN = "agent-run"
    READY = "ready"
    CONSUMED = "consumed"
    GOAL = "goal"
    BLOCK = "block"


@dataclass(slots=True)
class ThreadGoal:
    """The goal that a thread works towards.

    Contract: chat/events/ThreadGoal
    """

    thread_id: str
    """The thread that has the goal."""
    objective: str
    """What is to be reached."""
    status: GoalStatus
    """How it fares."""
    token_budget: float | None
    """Tokens it may cost; none is no limit."""
    tokens_used: float
    """Tokens it has cost so far."""
    time_used_seconds: float
    """Time it has taken so far, in seconds."""
    created_at: float
    """When it was set."""
    updated_at: float
    """When it changed last."""


def read_thread_goal(value: Json | Absent) -> ThreadGoal | None:
    """A goal in its normal form; nothing when a field is missing or of a wrong type.

    Contract: chat/events/read_thread_goal
    """
    if (
        isinstance(thread_id := get(value, "threadId"), str)
        and isinstance(objective := get(value, "objective"), str)
        and ((status := enum_from_wire(GoalStatus, as_str(get(value, "status")))) is not None)
        and (as_num(get(value, "tokenBudget")) is not None or is_nullish(get(value, "tokenBudget")))
        and (as_num(get(value, "tokensUsed")) is not None or is_nullish(get(value, "tokensUsed")))
        and (
            as_num(get(value, "timeUsedSeconds")) is not None
            or is_nullish(get(value, "timeUsedSeconds"))
        )
        and (as_num(get(value, "createdAt")) is not None or is_nullish(get(value, "createdAt")))
        and (as_num(get(value, "updatedAt")) is not None or is_nullish(get(value, "updatedAt")))
    ):
        return ThreadGoal(
            thread_id,
            objective,
            status,
            as_num(get(value, "tokenBudget")),
            num_or(get(value, "tokensUsed"), 0),
            num_or(get(value, "timeUsedSeconds"), 0),
            num_or(get(value, "createdAt"), 0),
            num_or(get(value, "updatedAt"), 0),
        )
    return None


@dataclass(slots=True)
class AgentRunEvent:
    """One step of an agent that runs in the background. No field makes it another event; a
    mistyped one is none.

    Contract: chat/events/agent-run
    """

    raw: Object
    type: str
    step: AgentRunStep
    """What kind of step it is."""
    agent_id: str | None
    """The agent, once it is known."""
    card_id: str | None
    """The card that shows the run."""
    status: str | None
    """How the run fares."""
    status_text: str | None
    """The status in words."""
    summary: str | None
    """What the run is about."""
    activity: str | None
    """What it does now."""
    activity_kind: str | None
    """What kind of activity that is."""
    input: Json | Absent
    """What the run was started with."""
    result: Json | Absent
    """What came of it."""
    message: Json | Absent
    """The message that the agent wrote."""


@dataclass(slots=True)
class SwitchEvent:
    """The session went over to its other side.

    Contract: chat/events/switch
    """

    raw: Object
    type: str
    mode: SessionMode
    """The side that drives it now."""


@dataclass(slots=True)
class MessageEvent:
    """A notice in plain words.

    Contract: chat/events/message
    """

    raw: Object
    type: str
    message: str
    """The notice."""


@dataclass(slots=True)
class ErrorEvent:
    """Something went wrong.

    Contract: chat/events/error
    """

    raw: Object
    type: str
    message: str
    """What went wrong."""


@dataclass(slots=True)
class TitleChangedEvent:
    """The chat has a new title.

    Contract: chat/events/title-changed
    """

    raw: Object
    type: str
    title: str
    """The new title."""


@dataclass(slots=True)
class LimitReachedEvent:
    """The account has no usage left.

    Contract: chat/events/limit-reached
    """

    raw: Object
    type: str
    ends_at: float
    """When the limit ends."""
    limit_type: str
    """Which limit it is; empty when that is not told."""


@dataclass(slots=True)
class LimitWarningEvent:
    """The account comes near its usage limit.

    Contract: chat/events/limit-warning
    """

    raw: Object
    type: str
    utilization: float
    """How much of it is used: 0 is nothing, 1 is all."""
    ends_at: float
    """When the limit ends."""
    limit_type: str
    """Which limit it is."""


@dataclass(slots=True)
class ReadyEvent:
    """The agent waits for its user.

    Contract: chat/events/ready
    """

    raw: Object
    type: str


@dataclass(slots=True)
class ApiErrorEvent:
    """A call of the model failed and is tried again.

    Contract: chat/events/api-error
    """

    raw: Object
    type: str
    retry_attempt: float
    """Which attempt this was, from 1."""
    max_retries: float
    """How many attempts there are."""
    error: Json | Absent
    """The error, as it came."""


@dataclass(slots=True)
class TurnSummaryEvent:
    """What a finished turn has cost.

    Contract: chat/events/turn-summary
    """

    raw: Object
    type: str
    summary: Object
    """Usage, cost, time and number of rounds, as far as they are known."""


@dataclass(slots=True)
class TurnDurationEvent:
    """How long a turn took.

    Contract: chat/events/turn-duration
    """

    raw: Object
    type: str
    duration_ms: float
    """The time, in milliseconds."""
    target_message_id: str | None
    """The message that ended the turn."""


@dataclass(slots=True)
class MicrocompactEvent:
    """Old tool results were taken out of the context.

    Contract: chat/events/microcompact
    """

    raw: Object
    type: str
    trigger: str
    """Who asked for it."""
    pre_tokens: float
    """Size of the context before."""
    tokens_saved: float
    """Tokens that went out."""


@dataclass(slots=True)
class CompactEvent:
    """The context was replaced by a summary.

    Contract: chat/events/compact
    """

    raw: Object
    type: str
    trigger: str
    """Who asked for it."""
    pre_tokens: float
    """Size of the context before."""


@dataclass(slots=True)
class CompactSummaryEvent:
    """The summary that replaced a context.

    Contract: chat/events/compact-summary
    """

    raw: Object
    type: str
    summary: str
    """The summary."""
    tokens_before: float | None
    """Size of the context before."""
    estimated_tokens_after: float | None
    """Size of the context after, estimated."""


@dataclass(slots=True)
class RecapEvent:
    """What happened while the user was away.

    Contract: chat/events/recap
    """

    raw: Object
    type: str
    text: str
    """The recap."""


@dataclass(slots=True)
class TokenCountEvent:
    """How many tokens were used.

    Contract: chat/events/token-count
    """

    raw: Object
    type: str
    info: Object
    """The counts, as they came."""


@dataclass(slots=True)
class AbortRestoreEvent:
    """A message that was aborted goes back to its user.

    Contract: chat/events/abort-restore
    """

    raw: Object
    type: str
    text: str
    """The text of the message."""


@dataclass(slots=True)
class ThreadGoalUpdatedEvent:
    """A thread has a goal, or its goal changed.

    Contract: chat/events/thread-goal-updated
    """

    raw: Object
    type: str
    goal: ThreadGoal
    """The goal."""
    thread_id: str | None
    """The thread."""
    turn_id: str | None
    """The turn in which it happened."""


@dataclass(slots=True)
class ThreadGoalClearedEvent:
    """A thread no longer has a goal.

    Contract: chat/events/thread-goal-cleared
    """

    raw: Object
    type: str
    thread_id: str | None
    """The thread."""


@dataclass(slots=True)
class OtherEvent:
    """An event of another type, or one that is not as its type wants it; `raw` has all there
    is.

    Contract: chat/events/OtherEvent
    """

    raw: Object
    type: str


# One event. `raw` is the object as it came, with every key; `type` is its type. A type
# that is not in the table, and a known one that lacks a field or has one of a wrong type,
# is an `OtherEvent`.
#
# Contract: chat/events/AgentEvent
AgentEvent: TypeAlias = (
    AgentRunEvent
    | SwitchEvent
    | MessageEvent
    | ErrorEvent
    | TitleChangedEvent
    | LimitReachedEvent
    | LimitWarningEvent
    | ReadyEvent
    | ApiErrorEvent
    | TurnSummaryEvent
    | TurnDurationEvent
    | MicrocompactEvent
    | CompactEvent
    | CompactSummaryEvent
    | RecapEvent
    | TokenCountEvent
    | AbortRestoreEvent
    | ThreadGoalUpdatedEvent
    | ThreadGoalClearedEvent
    | OtherEvent
)


def read_event(raw: Object) -> AgentEvent:
    """The typed form of an event object.

    Contract: chat/events/read_event
    """
    type = str_or(raw.get("type"), "")
    match type:
        case "agent-run-start" | "agent-run-update" | "agent-run-trace":
            # chat/events/agent-run
            if (step := enum_from_wire(AgentRunStep, as_str(raw.get("type")))) is not None:
                return AgentRunEvent(
                    raw,
                    type,
                    step,
                    first_str(raw, "agentId", "agent_id"),
                    first_str(raw, "cardId", "card_id"),
                    as_str(raw.get("status")),
                    first_str(raw, "statusText", "status_text"),
                    as_str(raw.get("summary")),
                    as_str(raw.get("activity")),
                    first_str(raw, "activityKind", "activity_kind"),
                    raw.get("input", ABSENT),
                    json_or(
                        json_or(raw.get("result", ABSENT), raw.get("error", ABSENT)),
                        raw.get("spawnResult", ABSENT),
                    ),
                    raw.get("message", ABSENT),
                )
        case "switch":
            # chat/events/switch
            if (mode := enum_from_wire(SessionMode, as_str(raw.get("mode")))) is not None:
                return SwitchEvent(raw, type, mode)
        case "message":
            # chat/events/message
            if isinstance(message := raw.get("message"), str):
                return MessageEvent(raw, type, message)
        case "error":
            # chat/events/error
            if isinstance(message := raw.get("message"), str):
                return ErrorEvent(raw, type, message)
        case "title-changed":
            # chat/events/title-changed
            if isinstance(title := raw.get("title"), str):
                return TitleChangedEvent(raw, type, title)
        case "limit-reached":
            # chat/events/limit-reached
            if (ends_at := as_num(raw.get("endsAt"))) is not None and isinstance(
                limit_type := raw.get("limitType"), str
            ):
                return LimitReachedEvent(raw, type, ends_at, limit_type)
        case "limit-warning":
            # chat/events/limit-warning
            if (
                (utilization := as_num(raw.get("utilization"))) is not None
                and (ends_at := as_num(raw.get("endsAt"))) is not None
                and isinstance(limit_type := raw.get("limitType"), str)
            ):
                return LimitWarningEvent(raw, type, utilization, ends_at, limit_type)
        case "ready":
            # chat/events/ready
            return ReadyEvent(raw, type)
        case "api-error":
            # chat/events/api-error
            if (retry_attempt := as_num(raw.get("retryAttempt"))) is not None and (
                max_retries := as_num(raw.get("maxRetries"))
            ) is not None:
                return ApiErrorEvent(
                    raw, type, retry_attempt, max_retries, raw.get("error", ABSENT)
                )
        case "turn-summary":
            # chat/events/turn-summary
            if isinstance(summary_value := raw.get("summary"), dict):
                return TurnSummaryEvent(raw, type, summary_value)
        case "turn-duration":
            # chat/events/turn-duration
            if (duration_ms := as_num(raw.get("durationMs"))) is not None and (
                as_str(raw.get("targetMessageId")) is not None
                or is_nullish(raw.get("targetMessageId"))
            ):
                return TurnDurationEvent(raw, type, duration_ms, as_str(raw.get("targetMessageId")))
        case "microcompact":
            # chat/events/microcompact
            if (
                isinstance(trigger := raw.get("trigger"), str)
                and (pre_tokens := as_num(raw.get("preTokens"))) is not None
                and ((tokens_saved := as_num(raw.get("tokensSaved"))) is not None)
            ):
                return MicrocompactEvent(raw, type, trigger, pre_tokens, tokens_saved)
        case "compact":
            # chat/events/compact
            if (
                isinstance(trigger := raw.get("trigger"), str)
                and (pre_tokens := as_num(raw.get("preTokens"))) is not None
            ):
                return CompactEvent(raw, type, trigger, pre_tokens)
        case "compact-summary":
            # chat/events/compact-summary
            if (
                isinstance(summary := raw.get("summary"), str)
                and (
                    as_num(raw.get("tokensBefore")) is not None
                    or is_nullish(raw.get("tokensBefore"))
                )
                and (
                    as_num(raw.get("estimatedTokensAfter")) is not None
                    or is_nullish(raw.get("estimatedTokensAfter"))
                )
            ):
                return CompactSummaryEvent(
                    raw,
                    type,
                    summary,
                    as_num(raw.get("tokensBefore")),
                    as_num(raw.get("estimatedTokensAfter")),
                )
        case "recap":
            # chat/events/recap
            if isinstance(text := raw.get("text"), str):
                return RecapEvent(raw, type, text)
        case "token-count":
            # chat/events/token-count
            if isinstance(info_value := raw.get("info"), dict):
                return TokenCountEvent(raw, type, info_value)
        case "abort-restore":
            # chat/events/abort-restore
            if isinstance(text := raw.get("text"), str):
                return AbortRestoreEvent(raw, type, text)
        case "thread-goal-updated":
            # chat/events/thread-goal-updated
            if (
                (goal_value := read_thread_goal(raw.get("goal", ABSENT))) is not None
                and (as_str(raw.get("threadId")) is not None or is_nullish(raw.get("threadId")))
                and (as_str(raw.get("turnId")) is not None or is_nullish(raw.get("turnId")))
            ):
                return ThreadGoalUpdatedEvent(
                    raw, type, goal_value, as_str(raw.get("threadId")), as_str(raw.get("turnId"))
                )
        case "thread-goal-cleared":
            # chat/events/thread-goal-cleared
            if as_str(raw.get("threadId")) is not None or is_nullish(raw.get("threadId")):
                return ThreadGoalClearedEvent(raw, type, as_str(raw.get("threadId")))
        case _:
            pass
    return OtherEvent(raw, type)


def event_role(type: str) -> EventRole:
    """What an event of this type does to the timeline.

    Contract: chat/events/event_role
    """
    match type:
        case "agent-run-start" | "agent-run-update" | "agent-run-trace":
            return EventRole.AGENT_RUN
        case "ready":
            return EventRole.READY
        case "turn-summary" | "turn-duration" | "token-count" | "abort-restore":
            return EventRole.CONSUMED
        case "thread-goal-updated" | "thread-goal-cleared":
            return EventRole.GOAL
        case _:
            return EventRole.BLOCK


def message_event(message: str) -> AgentEvent:
    """A notice in plain words.

    Contract: chat/events/message
    """
    return MessageEvent({"type": "message", "message": message}, type="message", message=message)


def title_event(title: str) -> AgentEvent:
    """The chat has a new title.

    Contract: chat/events/title-changed
    """
    return TitleChangedEvent(
        {"type": "title-changed", "title": title}, type="title-changed", title=title
    )


def limit_reached_event(ends_at: float, limit_type: str) -> AgentEvent:
    """The account has no usage left.

    Contract: chat/events/limit-reached
    """
    return LimitReachedEvent(
        {"type": "limit-reached", "endsAt": ends_at, "limitType": limit_type},
        type="limit-reached",
        ends_at=ends_at,
        limit_type=limit_type,
    )


def limit_warning_event(utilization: float, ends_at: float, limit_type: str) -> AgentEvent:
    """The account comes near its usage limit.

    Contract: chat/events/limit-warning
    """
    return LimitWarningEvent(
        {
            "type": "limit-warning",
            "utilization": utilization,
            "endsAt": ends_at,
            "limitType": limit_type,
        },
        type="limit-warning",
        utilization=utilization,
        ends_at=ends_at,
        limit_type=limit_type,
    )
