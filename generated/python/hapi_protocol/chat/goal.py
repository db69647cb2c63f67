"""The goal of a thread.

Printed by portgen from specs/chat/goal.yaml. Do not edit: change the contract and run
`make generate`.
"""

from __future__ import annotations

from hapi_protocol.runtime import (
    Absent,
    Json,
    Object,
    as_num,
    as_str,
    coalesce,
    get,
    json_opt,
    or_else,
    or_null,
)


def thread_goal(value: Json | Absent) -> Object | None:
    """A goal in its normal form; nothing when it is no valid one.

    Contract: chat/goal/thread_goal
    """
    thread_id = as_str(coalesce(get(value, "threadId"), get(value, "thread_id"))) or None
    if thread_id is None:
        return None
    objective = as_str(get(value, "objective")) or None
    if objective is None:
        return None
    status = as_str(get(value, "status"))
    if status is None:
        return None
    if as_str(get(value, "status")) not in (
        "active",
        "paused",
        "budgetLimited",
        "usageLimited",
        "blocked",
        "complete",
    ):
        return None
    return {
        "threadId": thread_id,
        "objective": objective,
        "status": status,
        "tokenBudget": or_null(
            json_opt(as_num(coalesce(get(value, "tokenBudget"), get(value, "token_budget"))))
        ),
        "tokensUsed": or_else(
            as_num(coalesce(get(value, "tokensUsed"), get(value, "tokens_used"))), 0
        ),
        "timeUsedSeconds": or_else(
            as_num(coalesce(get(value, "timeUsedSeconds"), get(value, "time_used_seconds"))), 0
        ),
        "createdAt": or_else(
            as_num(coalesce(get(value, "createdAt"), get(value, "created_at"))), 0
        ),
        "updatedAt": or_else(
            as_num(coalesce(get(value, "updatedAt"), get(value, "updated_at"))), 0
        ),
    }
