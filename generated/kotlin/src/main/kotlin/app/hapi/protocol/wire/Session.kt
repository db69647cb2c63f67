// Printed by portgen from specs/wire/session.schema.json.
// Do not edit: change the contract and run `make generate`.

package app.hapi.protocol

import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonPrimitive

/**
 * One conversation with an agent, and how it stands.
 *
 * Contract: wire/session/Session
 */
internal fun parseSession(value: JsonElement?): JsonElement? {
    val reader = ObjectReader(value)
    reader.required("id", ::parseString)
    reader.required("namespace", ::parseString)
    reader.required("seq", ::parseNumber)
    reader.required("createdAt", ::parseNumber)
    reader.required("updatedAt", ::parseNumber)
    reader.optional("pinned", ::parseBoolean)
    reader.optional("globalPinned", ::parseBoolean)
    reader.required("active", ::parseBoolean)
    reader.defaulted("activeAt", ::parseNumber, JsonPrimitive(0))
    reader.requiredOrNull("metadata", ::parseMetadata)
    reader.required("metadataVersion", ::parseNumber)
    reader.requiredOrNull("agentState", ::parseAgentState)
    reader.required("agentStateVersion", ::parseNumber)
    reader.required("thinking", ::parseBoolean)
    reader.required("thinkingAt", ::parseNumber)
    reader.optionalOrNull("activeTurnStartedAt", ::parseNumber)
    reader.optional("backgroundTaskCount", ::parseNumber)
    reader.optional("todos", ::parseTodoList)
    reader.optional("teamState", ::parseTeamState)
    reader.optional("todosUpdatedAt", ::parseNumber)
    reader.optional("teamStateUpdatedAt", ::parseNumber)
    reader.defaulted("model", ::parseString, JsonNull)
    reader.defaulted("modelReasoningEffort", ::parseString, JsonNull)
    reader.defaulted("effort", ::parseString, JsonNull)
    reader.defaulted("serviceTier", ::parseString, JsonNull)
    reader.optional("permissionMode", ::parsePermissionMode)
    reader.optional("collaborationMode", ::parseCollaborationMode)
    reader.optional("copilotAgentMode", ::parseCopilotAgentMode)
    return reader.normalForm()
}

/**
 * What an agent may do without asking.
 *
 * Contract: wire/session/PermissionMode
 */
internal fun parsePermissionMode(value: JsonElement?): JsonElement? = parseOneOf(
    value,
    listOf(
        "default",
        "acceptEdits",
        "auto",
        "bypassPermissions",
        "plan",
        "ask",
        "debug",
        "autoReview",
        "read-only",
        "safe-yolo",
        "yolo",
        "request-review",
        "always-proceed",
    ),
)

/**
 * Whether an agent acts or plans.
 *
 * Contract: wire/session/CollaborationMode
 */
internal fun parseCollaborationMode(value: JsonElement?): JsonElement? = parseOneOf(value, listOf("default", "plan"))

/**
 * How a copilot agent works.
 *
 * Contract: wire/session/CopilotAgentMode
 */
internal fun parseCopilotAgentMode(value: JsonElement?): JsonElement? {
    if (value.string == "fleet") return JsonPrimitive("interactive")
    return parseOneOf(value, listOf("interactive", "plan", "autopilot"))
}

/**
 * Where a session runs and what it is called. It has many more keys, kept as they are.
 *
 * Contract: wire/session/Metadata
 */
internal fun parseMetadata(value: JsonElement?): JsonElement? {
    val reader = ObjectReader(value)
    reader.required("path", ::parseString)
    reader.required("host", ::parseString)
    reader.optionalOrNull("version", ::parseString)
    reader.optionalOrNull("name", ::parseString)
    reader.optionalOrNull("os", ::parseString)
    reader.optionalOrNull("machineId", ::parseString)
    reader.optionalOrNull("flavor", ::parseString)
    reader.optional("summary", ::parseSessionSummary)
    reader.optional("tools", ::parseNameList)
    reader.optional("slashCommands", ::parseNameList)
    reader.optional("lifecycleState", ::parseString)
    reader.optional("worktree", ::parseWorktree)
    reader.optional("startedBy", ::parseStartedBy)
    reader.optionalOrNull("startingMode", ::parseStartingMode)
    return reader.normalFormWithOthers()
}

/**
 * What a session is about.
 *
 * Contract: wire/session/SessionSummary
 */
private fun parseSessionSummary(value: JsonElement?): JsonElement? {
    val reader = ObjectReader(value)
    reader.required("text", ::parseString)
    reader.required("updatedAt", ::parseNumber)
    return reader.normalFormWithOthers()
}

/**
 * The working tree that a session has for itself.
 *
 * Contract: wire/session/Worktree
 */
private fun parseWorktree(value: JsonElement?): JsonElement? {
    val reader = ObjectReader(value)
    reader.required("basePath", ::parseString)
    reader.required("branch", ::parseString)
    reader.required("name", ::parseString)
    reader.optional("worktreePath", ::parseString)
    reader.optional("createdAt", ::parseNumber)
    return reader.normalFormWithOthers()
}

/**
 * Who started a session.
 *
 * Contract: wire/session/StartedBy
 */
private fun parseStartedBy(value: JsonElement?): JsonElement? = parseOneOf(value, listOf("runner", "terminal"))

/**
 * Names, in order.
 *
 * Contract: wire/session/NameList
 */
private fun parseNameList(value: JsonElement?): JsonElement? = parseList(value, ::parseString)

/**
 * What an agent has set itself to do, in order.
 *
 * Contract: wire/session/TodoList
 */
internal fun parseTodoList(value: JsonElement?): JsonElement? = parseList(value, ::parseTodoItem)

/**
 * One thing to do.
 *
 * Contract: wire/session/TodoItem
 */
private fun parseTodoItem(value: JsonElement?): JsonElement? {
    val reader = ObjectReader(value)
    reader.required("content", ::parseString)
    reader.required("status", ::parseTodoStatus)
    reader.optional("priority", ::parseTodoPriority, JsonPrimitive("medium"))
    reader.optional("id", ::parseString, JsonPrimitive(""))
    reader.optional("activeForm", ::parseString)
    return reader.normalForm()
}

/**
 * How far a thing to do has come.
 *
 * Contract: wire/session/TodoStatus
 */
private fun parseTodoStatus(value: JsonElement?): JsonElement? =
    parseOneOf(value, listOf("pending", "in_progress", "completed"))

/**
 * How urgent a thing to do is.
 *
 * Contract: wire/session/TodoPriority
 */
private fun parseTodoPriority(value: JsonElement?): JsonElement? = parseOneOf(value, listOf("high", "medium", "low"))

/**
 * A team of agents, its tasks and what its members tell each other.
 *
 * Contract: wire/session/TeamState
 */
internal fun parseTeamState(value: JsonElement?): JsonElement? {
    val reader = ObjectReader(value)
    reader.required("teamName", ::parseString)
    reader.optional("description", ::parseString)
    reader.optional("members", ::parseTeamMembers)
    reader.optional("tasks", ::parseTeamTasks)
    reader.optional("messages", ::parseTeamMessages)
    reader.optional("updatedAt", ::parseNumber)
    return reader.normalForm()
}

/**
 * The members of a team.
 *
 * Contract: wire/session/TeamMembers
 */
private fun parseTeamMembers(value: JsonElement?): JsonElement? = parseList(value, ::parseTeamMember)

/**
 * One member of a team.
 *
 * Contract: wire/session/TeamMember
 */
private fun parseTeamMember(value: JsonElement?): JsonElement? {
    val reader = ObjectReader(value)
    reader.required("name", ::parseString)
    reader.optional("agentType", ::parseString)
    reader.optional("status", ::parseTeamMemberStatus)
    return reader.normalForm()
}

/**
 * What a member of a team is doing.
 *
 * Contract: wire/session/TeamMemberStatus
 */
private fun parseTeamMemberStatus(value: JsonElement?): JsonElement? =
    parseOneOf(value, listOf("active", "idle", "shutdown"))

/**
 * The tasks of a team.
 *
 * Contract: wire/session/TeamTasks
 */
private fun parseTeamTasks(value: JsonElement?): JsonElement? = parseList(value, ::parseTeamTask)

/**
 * One task of a team.
 *
 * Contract: wire/session/TeamTask
 */
private fun parseTeamTask(value: JsonElement?): JsonElement? {
    val reader = ObjectReader(value)
    reader.required("id", ::parseString)
    reader.required("title", ::parseString)
    reader.optional("description", ::parseString)
    reader.optional("status", ::parseTeamTaskStatus)
    reader.optional("owner", ::parseString)
    return reader.normalForm()
}

/**
 * How far a task has come.
 *
 * Contract: wire/session/TeamTaskStatus
 */
private fun parseTeamTaskStatus(value: JsonElement?): JsonElement? =
    parseOneOf(value, listOf("pending", "in_progress", "completed", "blocked"))

/**
 * What the members of a team told each other.
 *
 * Contract: wire/session/TeamMessages
 */
private fun parseTeamMessages(value: JsonElement?): JsonElement? = parseList(value, ::parseTeamMessage)

/**
 * What one member of a team told another.
 *
 * Contract: wire/session/TeamMessage
 */
private fun parseTeamMessage(value: JsonElement?): JsonElement? {
    val reader = ObjectReader(value)
    reader.required("from", ::parseString)
    reader.required("to", ::parseString)
    reader.required("summary", ::parseString)
    reader.required("type", ::parseTeamMessageType)
    reader.required("timestamp", ::parseNumber)
    return reader.normalForm()
}

/**
 * What a message between members is for.
 *
 * Contract: wire/session/TeamMessageType
 */
private fun parseTeamMessageType(value: JsonElement?): JsonElement? =
    parseOneOf(value, listOf("message", "broadcast", "shutdown_request", "shutdown_response"))
