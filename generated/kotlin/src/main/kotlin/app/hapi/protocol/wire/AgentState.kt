// Printed by portgen from specs/wire/agent_state.schema.json.
// Do not edit: change the contract and run `make generate`.

package app.hapi.protocol

import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject

/**
 * What is known of the agent of a session at one moment.
 *
 * Gives the normal form of `value`, or nothing when it is not valid.
 *
 * Contract: wire/agent_state/AgentState
 */
internal fun parseAgentState(value: JsonElement?): JsonObject? {
    val agentState = value as? JsonObject ?: return null
    val controlledByUser = agentState["controlledByUser"]
    if (!controlledByUser.isNullish && controlledByUser.boolean == null) return null
    val steeringActive = agentState["steeringActive"]
    if (!steeringActive.isNullish && steeringActive.boolean == null) return null
    val startingMode = agentState["startingMode"]
    if (!startingMode.isNullish && parseStartingMode(startingMode) == null) return null
    val requests = parsePermissionRequests(agentState["requests"])
    if (!agentState["requests"].isNullish && requests == null) return null
    val completedRequests = parseCompletedRequests(agentState["completedRequests"])
    if (!agentState["completedRequests"].isNullish && completedRequests == null) return null
    return jsonObject {
        put("controlledByUser", controlledByUser)
        put("steeringActive", steeringActive)
        put("startingMode", startingMode)
        put("requests", if (agentState["requests"] != null) requests ?: JsonNull else null)
        put("completedRequests", if (agentState["completedRequests"] != null) completedRequests ?: JsonNull else null)
    }
}

/**
 * Where an agent was started.
 *
 * Gives the normal form of `value`, or nothing when it is not valid.
 *
 * Contract: wire/agent_state/StartingMode
 */
internal fun parseStartingMode(value: JsonElement?): String? {
    val text = value.string
    return if (text == "local" || text == "remote" || text == "pty") text else null
}

/**
 * Open requests by their id.
 *
 * Gives the normal form of `value`, or nothing when it is not valid.
 *
 * Contract: wire/agent_state/PermissionRequests
 */
private fun parsePermissionRequests(value: JsonElement?): JsonObject? {
    val permissionRequests = value as? JsonObject ?: return null
    val result = mutableMapOf<String, JsonElement>()
    for (entry in permissionRequests.members()) {
        val parsed = parsePermissionRequest(entry.value) ?: return null
        result[entry.key] = parsed
    }
    return result.toJsonObject()
}

/**
 * A tool that waits to be allowed.
 *
 * Gives the normal form of `value`, or nothing when it is not valid.
 *
 * Contract: wire/agent_state/PermissionRequest
 */
private fun parsePermissionRequest(value: JsonElement?): JsonObject? {
    val permissionRequest = value as? JsonObject ?: return null
    val tool = permissionRequest["tool"].string ?: return null
    val arguments = permissionRequest["arguments"] ?: return null
    val createdAt = permissionRequest["createdAt"]
    if (!createdAt.isNullish && createdAt.number == null) return null
    return jsonObject {
        put("tool", tool)
        put("arguments", arguments)
        put("createdAt", createdAt)
    }
}

/**
 * Decided requests by their id.
 *
 * Gives the normal form of `value`, or nothing when it is not valid.
 *
 * Contract: wire/agent_state/CompletedRequests
 */
private fun parseCompletedRequests(value: JsonElement?): JsonObject? {
    val completedRequests = value as? JsonObject ?: return null
    val result = mutableMapOf<String, JsonElement>()
    for (entry in completedRequests.members()) {
        val parsed = parseCompletedRequest(entry.value) ?: return null
        result[entry.key] = parsed
    }
    return result.toJsonObject()
}

/**
 * A request and what became of it.
 *
 * Gives the normal form of `value`, or nothing when it is not valid.
 *
 * Contract: wire/agent_state/CompletedRequest
 */
private fun parseCompletedRequest(value: JsonElement?): JsonObject? {
    val completedRequest = value as? JsonObject ?: return null
    val tool = completedRequest["tool"].string ?: return null
    val arguments = completedRequest["arguments"] ?: return null
    val createdAt = completedRequest["createdAt"]
    if (!createdAt.isNullish && createdAt.number == null) return null
    val completedAt = completedRequest["completedAt"]
    if (!completedAt.isNullish && completedAt.number == null) return null
    val status = parseCompletedStatus(completedRequest["status"]) ?: return null
    val reason = completedRequest["reason"]
    if (reason != null && reason.string == null) return null
    val mode = completedRequest["mode"]
    if (mode != null && mode.string == null) return null
    val decision = completedRequest["decision"]
    if (decision != null && parseDecision(decision) == null) return null
    val allowTools = completedRequest["allowTools"]
    if (allowTools != null && parseToolNames(allowTools) == null) return null
    val answers = parseAnswers(completedRequest["answers"])
    if (completedRequest["answers"] != null && answers == null) return null
    return jsonObject {
        put("tool", tool)
        put("arguments", arguments)
        put("createdAt", createdAt)
        put("completedAt", completedAt)
        put("status", status)
        put("reason", reason)
        put("mode", mode)
        put("decision", decision)
        put("allowTools", allowTools)
        put("answers", answers)
    }
}

/**
 * What became of a request.
 *
 * Gives the normal form of `value`, or nothing when it is not valid.
 *
 * Contract: wire/agent_state/CompletedStatus
 */
private fun parseCompletedStatus(value: JsonElement?): String? {
    val text = value.string
    return if (text == "canceled" || text == "denied" || text == "approved") text else null
}

/**
 * How a user decided.
 *
 * Gives the normal form of `value`, or nothing when it is not valid.
 *
 * Contract: wire/agent_state/Decision
 */
private fun parseDecision(value: JsonElement?): String? {
    val text = value.string
    return if (text == "approved" || text == "approved_for_session" || text == "denied" || text == "abort") {
        text
    } else {
        null
    }
}

/**
 * Tools that are allowed from now on.
 *
 * Gives the normal form of `value`, or nothing when it is not valid.
 *
 * Contract: wire/agent_state/ToolNames
 */
private fun parseToolNames(value: JsonElement?): JsonElement? {
    val toolNames = value as? JsonArray ?: return null
    if (toolNames.any { it.string == null }) return null
    return value
}

/**
 * A user's answers to an agent's questions.
 *
 * Gives the normal form of `value`, or nothing when it is not valid.
 *
 * Contract: wire/agent_state/Answers
 */
private fun parseAnswers(value: JsonElement?): JsonObject? = parseFlatAnswers(value) ?: parseNestedAnswers(value)

/**
 * Answers by question.
 *
 * Gives the normal form of `value`, or nothing when it is not valid.
 *
 * Contract: wire/agent_state/FlatAnswers
 */
private fun parseFlatAnswers(value: JsonElement?): JsonObject? {
    val flatAnswers = value as? JsonObject ?: return null
    if (flatAnswers.members().any { parseAnswerList(it.value) == null }) return null
    return flatAnswers
}

/**
 * Answers by question, each in an object of its own.
 *
 * Gives the normal form of `value`, or nothing when it is not valid.
 *
 * Contract: wire/agent_state/NestedAnswers
 */
private fun parseNestedAnswers(value: JsonElement?): JsonObject? {
    val nestedAnswers = value as? JsonObject ?: return null
    val result = mutableMapOf<String, JsonElement>()
    for (entry in nestedAnswers.members()) {
        val parsed = parseNestedAnswer(entry.value) ?: return null
        result[entry.key] = parsed
    }
    return result.toJsonObject()
}

/**
 * The answers to one question.
 *
 * Gives the normal form of `value`, or nothing when it is not valid.
 *
 * Contract: wire/agent_state/NestedAnswer
 */
private fun parseNestedAnswer(value: JsonElement?): JsonObject? {
    val nestedAnswer = value as? JsonObject ?: return null
    val answers = parseAnswerList(nestedAnswer["answers"]) ?: return null
    return jsonObject { put("answers", answers) }
}

/**
 * Answers to one question.
 *
 * Gives the normal form of `value`, or nothing when it is not valid.
 *
 * Contract: wire/agent_state/AnswerList
 */
private fun parseAnswerList(value: JsonElement?): JsonElement? {
    val answerList = value as? JsonArray ?: return null
    if (answerList.any { it.string == null }) return null
    return value
}
