// The goal of a thread.
//
// Printed by portgen from specs/chat/goal.yaml. Do not edit: change the contract and run `make generate`.

/// A goal in its normal form; nothing when it is no valid one.
///
/// Contract: `chat/goal/thread_goal`
func threadGoal(_ value: JSONValue?) -> JSONObject? {
    guard
        let threadID = value["threadId"].coalescing(value["thread_id"]).string.nonEmpty,
        let objective = value["objective"].string.nonEmpty,
        let status = value["status"].string.ifOne(
            of: ["active", "paused", "budgetLimited", "usageLimited", "blocked", "complete"]
        )
    else { return nil }
    return [
        "threadId": .string(threadID),
        "objective": .string(objective),
        "status": .string(status),
        "tokenBudget": value["tokenBudget"].coalescing(value["token_budget"]).number.orNull,
        "tokensUsed": .number(value["tokensUsed"].coalescing(value["tokens_used"]).number ?? 0),
        "timeUsedSeconds": .number(value["timeUsedSeconds"].coalescing(value["time_used_seconds"]).number ?? 0),
        "createdAt": .number(value["createdAt"].coalescing(value["created_at"]).number ?? 0),
        "updatedAt": .number(value["updatedAt"].coalescing(value["updated_at"]).number ?? 0),
    ]
}
