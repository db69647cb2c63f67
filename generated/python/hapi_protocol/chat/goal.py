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
    num_or,
    one_of,
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
    status = one_of(
        as_str(get(value, "status")),
        ["active", "paused", "budgetLimited", "usageLimited", "blocked", "complete"],
    )
    if status is None:
        return None
    return {
        "threadId": thread_id,
        "objective": objective,
        "status": status,
        "tokenBudget": as_num(coalesce(get(value, "tokenBudget"), get(value, "token_budget"))),
        "tokensUsed": num_or(coalesce(get(value, "tokensUsed"), get(value, "tokens_used")), 0),
        "timeUsedSeconds": num_or(
            coalesce(get(value, "timeUsedSeconds"), get(value, "time_used_seconds")), 0
        ),
        "createdAt": num_or(coalesce(get(value, "createdAt"), get(value, "created_at")), 0),
        "updatedAt": num_or(coalesce(get(value, "updatedAt"), get(value, "updated_at")), 0),
    }
