// Printed by portgen from specs/chat/goal.yaml.
// Do not edit: change the contract and run `make generate`.

package app.hapi.protocol

import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject

/**
 * A goal in its normal form; nothing when it is no valid one.
 *
 * Contract: chat/goal/thread_goal
 */
internal fun threadGoal(value: JsonElement?): JsonObject? {
    val threadId = value["threadId"].ifNullish { value["thread_id"] }.string?.ifEmpty { null } ?: return null
    val objective = value["objective"].string?.ifEmpty { null } ?: return null
    val status = value["status"].string?.takeIf {
        it in setOf("active", "paused", "budgetLimited", "usageLimited", "blocked", "complete")
    }
        ?: return null
    return jsonObject {
        put("threadId", threadId)
        put("objective", objective)
        put("status", status)
        putOrNull("tokenBudget", value["tokenBudget"].ifNullish { value["token_budget"] }.number)
        put("tokensUsed", value["tokensUsed"].ifNullish { value["tokens_used"] }.number ?: 0.0)
        put("timeUsedSeconds", value["timeUsedSeconds"].ifNullish { value["time_used_seconds"] }.number ?: 0.0)
        put("createdAt", value["createdAt"].ifNullish { value["created_at"] }.number ?: 0.0)
        put("updatedAt", value["updatedAt"].ifNullish { value["updated_at"] }.number ?: 0.0)
    }
}
