// Printed by portgen from specs/wire/agent_state.schema.json.
// Do not edit: change the contract and run `make generate`.

package app.hapi.protocol

import kotlinx.serialization.json.JsonElement

/**
 * What is known of the agent of a session at one moment.
 *
 * Contract: wire/agent_state/AgentState
 */
internal fun parseAgentState(value: JsonElement?): JsonElement? {
    val reader = ObjectReader(value)
    reader.optionalOrNull("controlledByUser", ::parseBoolean)
    reader.optionalOrNull("steeringActive", ::parseBoolean)
    reader.optionalOrNull("startingMode", ::parseStartingMode)
    reader.optionalOrNull("requests", ::parsePermissionRequests)
    reader.optionalOrNull("completedRequests", ::parseCompletedRequests)
    return reader.normalForm()
}

/**
 * Where an agent was started.
 *
 * Contract: wire/agent_state/StartingMode
 */
internal fun parseStartingMode(value: JsonElement?): JsonElement? = parseOneOf(value, listOf("local", "remote", "pty"))

/**
 * Open requests by their id.
 *
 * Contract: wire/agent_state/PermissionRequests
 */
private fun parsePermissionRequests(value: JsonElement?): JsonElement? = parseMap(value, ::parsePermissionRequest)

/**
 * A tool that waits to be allowed.
 *
 * Contract: wire/agent_state/PermissionRequest
 */
private fun parsePermissionRequest(value: JsonElement?): JsonElement? {
    val reader = ObjectReader(value)
    reader.required("tool", ::parseString)
    reader.required("arguments", ::parseAnything)
    reader.optionalOrNull("createdAt", ::parseNumber)
    return reader.normalForm()
}

/**
 * Decided requests by their id.
 *
 * Contract: wire/agent_state/CompletedRequests
 */
private fun parseCompletedRequests(value: JsonElement?): JsonElement? = parseMap(value, ::parseCompletedRequest)

/**
 * A request and what became of it.
 *
 * Contract: wire/agent_state/CompletedRequest
 */
private fun parseCompletedRequest(value: JsonElement?): JsonElement? {
    val reader = ObjectReader(value)
    reader.required("tool", ::parseString)
    reader.required("arguments", ::parseAnything)
    reader.optionalOrNull("createdAt", ::parseNumber)
    reader.optionalOrNull("completedAt", ::parseNumber)
    reader.required("status", ::parseCompletedStatus)
    reader.optional("reason", ::parseString)
    reader.optional("mode", ::parseString)
    reader.optional("decision", ::parseDecision)
    reader.optional("allowTools", ::parseToolNames)
    reader.optional("answers", ::parseAnswers)
    return reader.normalForm()
}

/**
 * What became of a request.
 *
 * Contract: wire/agent_state/CompletedStatus
 */
private fun parseCompletedStatus(value: JsonElement?): JsonElement? =
    parseOneOf(value, listOf("canceled", "denied", "approved"))

/**
 * How a user decided.
 *
 * Contract: wire/agent_state/Decision
 */
private fun parseDecision(value: JsonElement?): JsonElement? =
    parseOneOf(value, listOf("approved", "approved_for_session", "denied", "abort"))

/**
 * Tools that are allowed from now on.
 *
 * Contract: wire/agent_state/ToolNames
 */
private fun parseToolNames(value: JsonElement?): JsonElement? = parseList(value, ::parseString)

/**
 * A user's answers to an agent's questions.
 *
 * Contract: wire/agent_state/Answers
 */
private fun parseAnswers(value: JsonElement?): JsonElement? {
    val normal = parseFlatAnswers(value)
    if (normal != null) return normal
    return parseNestedAnswers(value)
}

/**
 * Answers by question.
 *
 * Contract: wire/agent_state/FlatAnswers
 */
private fun parseFlatAnswers(value: JsonElement?): JsonElement? = parseMap(value, ::parseAnswerList)

/**
 * Answers by question, each in an object of its own.
 *
 * Contract: wire/agent_state/NestedAnswers
 */
private fun parseNestedAnswers(value: JsonElement?): JsonElement? = parseMap(value, ::parseNestedAnswer)

/**
 * The answers to one question.
 *
 * Contract: wire/agent_state/NestedAnswer
 */
private fun parseNestedAnswer(value: JsonElement?): JsonElement? {
    val reader = ObjectReader(value)
    reader.required("answers", ::parseAnswerList)
    return reader.normalForm()
}

/**
 * Answers to one question.
 *
 * Contract: wire/agent_state/AnswerList
 */
private fun parseAnswerList(value: JsonElement?): JsonElement? = parseList(value, ::parseString)
