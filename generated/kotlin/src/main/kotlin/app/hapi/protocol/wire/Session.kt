// Printed by portgen from specs/wire/session.schema.json.
// Do not edit: change the contract and run `make generate`.

package app.hapi.protocol

import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject

/**
 * One conversation with an agent, and how it stands.
 *
 * Gives the normal form of `value`, or nothing when it is not valid.
 *
 * Contract: wire/session/Session
 */
internal fun parseSession(value: JsonElement?): JsonObject? {
    val session = value as? JsonObject ?: return null
    val id = session["id"].string ?: return null
    val namespace = session["namespace"].string ?: return null
    val seq = session["seq"].number ?: return null
    val createdAt = session["createdAt"].number ?: return null
    val updatedAt = session["updatedAt"].number ?: return null
    val pinned = session["pinned"]
    if (pinned != null && pinned.boolean == null) return null
    val globalPinned = session["globalPinned"]
    if (globalPinned != null && globalPinned.boolean == null) return null
    val active = session["active"].boolean ?: return null
    val activeAt = session["activeAt"]
    if (!activeAt.isNullish && activeAt.number == null) return null
    val metadata = parseMetadata(session["metadata"])
    if (session["metadata"] !is JsonNull && metadata == null) return null
    val metadataVersion = session["metadataVersion"].number ?: return null
    val agentState = parseAgentState(session["agentState"])
    if (session["agentState"] !is JsonNull && agentState == null) return null
    val agentStateVersion = session["agentStateVersion"].number ?: return null
    val thinking = session["thinking"].boolean ?: return null
    val thinkingAt = session["thinkingAt"].number ?: return null
    val activeTurnStartedAt = session["activeTurnStartedAt"]
    if (!activeTurnStartedAt.isNullish && activeTurnStartedAt.number == null) return null
    val backgroundTaskCount = session["backgroundTaskCount"]
    if (backgroundTaskCount != null && backgroundTaskCount.number == null) return null
    val todos = parseTodoList(session["todos"])
    if (session["todos"] != null && todos == null) return null
    val teamState = parseTeamState(session["teamState"])
    if (session["teamState"] != null && teamState == null) return null
    val todosUpdatedAt = session["todosUpdatedAt"]
    if (todosUpdatedAt != null && todosUpdatedAt.number == null) return null
    val teamStateUpdatedAt = session["teamStateUpdatedAt"]
    if (teamStateUpdatedAt != null && teamStateUpdatedAt.number == null) return null
    val model = session["model"]
    if (!model.isNullish && model.string == null) return null
    val modelReasoningEffort = session["modelReasoningEffort"]
    if (!modelReasoningEffort.isNullish && modelReasoningEffort.string == null) return null
    val effort = session["effort"]
    if (!effort.isNullish && effort.string == null) return null
    val serviceTier = session["serviceTier"]
    if (!serviceTier.isNullish && serviceTier.string == null) return null
    val permissionMode = session["permissionMode"]
    if (permissionMode != null && parsePermissionMode(permissionMode) == null) return null
    val collaborationMode = session["collaborationMode"]
    if (collaborationMode != null && parseCollaborationMode(collaborationMode) == null) return null
    val copilotAgentMode = parseCopilotAgentMode(session["copilotAgentMode"])
    if (session["copilotAgentMode"] != null && copilotAgentMode == null) return null
    return jsonObject {
        put("id", id)
        put("namespace", namespace)
        put("seq", seq)
        put("createdAt", createdAt)
        put("updatedAt", updatedAt)
        put("pinned", pinned)
        put("globalPinned", globalPinned)
        put("active", active)
        put("activeAt", activeAt.number ?: 0.0)
        putOrNull("metadata", metadata)
        put("metadataVersion", metadataVersion)
        putOrNull("agentState", agentState)
        put("agentStateVersion", agentStateVersion)
        put("thinking", thinking)
        put("thinkingAt", thinkingAt)
        put("activeTurnStartedAt", activeTurnStartedAt)
        put("backgroundTaskCount", backgroundTaskCount)
        put("todos", todos)
        put("teamState", teamState)
        put("todosUpdatedAt", todosUpdatedAt)
        put("teamStateUpdatedAt", teamStateUpdatedAt)
        putOrNull("model", model)
        putOrNull("modelReasoningEffort", modelReasoningEffort)
        putOrNull("effort", effort)
        putOrNull("serviceTier", serviceTier)
        put("permissionMode", permissionMode)
        put("collaborationMode", collaborationMode)
        put("copilotAgentMode", copilotAgentMode)
    }
}

/**
 * What an agent may do without asking.
 *
 * Gives the normal form of `value`, or nothing when it is not valid.
 *
 * Contract: wire/session/PermissionMode
 */
internal fun parsePermissionMode(value: JsonElement?): String? {
    val text = value.string
    return when (text) {
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
        -> text

        else -> null
    }
}

/**
 * Whether an agent acts or plans.
 *
 * Gives the normal form of `value`, or nothing when it is not valid.
 *
 * Contract: wire/session/CollaborationMode
 */
internal fun parseCollaborationMode(value: JsonElement?): String? {
    val text = value.string
    return if (text == "default" || text == "plan") text else null
}

/**
 * How a copilot agent works.
 *
 * Gives the normal form of `value`, or nothing when it is not valid.
 *
 * Contract: wire/session/CopilotAgentMode
 */
internal fun parseCopilotAgentMode(value: JsonElement?): String? {
    val text = value.string
    if (text == "fleet") return "interactive"
    return if (text == "interactive" || text == "plan" || text == "autopilot") text else null
}

/**
 * Where a session runs and what it is called. It has many more keys, kept as they are.
 *
 * Gives the normal form of `value`, or nothing when it is not valid.
 *
 * Contract: wire/session/Metadata
 */
internal fun parseMetadata(value: JsonElement?): JsonObject? {
    val metadata = value as? JsonObject ?: return null
    val path = metadata["path"].string ?: return null
    val host = metadata["host"].string ?: return null
    val version = metadata["version"]
    if (!version.isNullish && version.string == null) return null
    val name = metadata["name"]
    if (!name.isNullish && name.string == null) return null
    val os = metadata["os"]
    if (!os.isNullish && os.string == null) return null
    val machineId = metadata["machineId"]
    if (!machineId.isNullish && machineId.string == null) return null
    val flavor = metadata["flavor"]
    if (!flavor.isNullish && flavor.string == null) return null
    val summary = metadata["summary"]
    if (summary != null && parseSessionSummary(summary) == null) return null
    val tools = metadata["tools"]
    if (tools != null && parseNameList(tools) == null) return null
    val slashCommands = metadata["slashCommands"]
    if (slashCommands != null && parseNameList(slashCommands) == null) return null
    val lifecycleState = metadata["lifecycleState"]
    if (lifecycleState != null && lifecycleState.string == null) return null
    val worktree = metadata["worktree"]
    if (worktree != null && parseWorktree(worktree) == null) return null
    val startedBy = metadata["startedBy"]
    if (startedBy != null && parseStartedBy(startedBy) == null) return null
    val startingMode = parseStartingMode(metadata["startingMode"])
    if (!metadata["startingMode"].isNullish && startingMode == null) return null
    return metadata.merged(
        jsonObject {
            put("path", path)
            put("host", host)
            put("version", version)
            put("name", name)
            put("os", os)
            put("machineId", machineId)
            put("flavor", flavor)
            put("summary", summary)
            put("tools", tools)
            put("slashCommands", slashCommands)
            put("lifecycleState", lifecycleState)
            put("worktree", worktree)
            put("startedBy", startedBy)
            put("startingMode", if (metadata["startingMode"] != null) startingMode?.toJson() ?: JsonNull else null)
        },
    )
}

/**
 * What a session is about.
 *
 * Gives the normal form of `value`, or nothing when it is not valid.
 *
 * Contract: wire/session/SessionSummary
 */
private fun parseSessionSummary(value: JsonElement?): JsonObject? {
    val sessionSummary = value as? JsonObject ?: return null
    if (sessionSummary["text"].string == null) return null
    if (sessionSummary["updatedAt"].number == null) return null
    return sessionSummary
}

/**
 * The working tree that a session has for itself.
 *
 * Gives the normal form of `value`, or nothing when it is not valid.
 *
 * Contract: wire/session/Worktree
 */
private fun parseWorktree(value: JsonElement?): JsonObject? {
    val worktree = value as? JsonObject ?: return null
    if (worktree["basePath"].string == null) return null
    if (worktree["branch"].string == null) return null
    if (worktree["name"].string == null) return null
    val worktreePath = worktree["worktreePath"]
    if (worktreePath != null && worktreePath.string == null) return null
    val createdAt = worktree["createdAt"]
    if (createdAt != null && createdAt.number == null) return null
    return worktree
}

/**
 * Who started a session.
 *
 * Gives the normal form of `value`, or nothing when it is not valid.
 *
 * Contract: wire/session/StartedBy
 */
private fun parseStartedBy(value: JsonElement?): String? {
    val text = value.string
    return if (text == "runner" || text == "terminal") text else null
}

/**
 * Names, in order.
 *
 * Gives the normal form of `value`, or nothing when it is not valid.
 *
 * Contract: wire/session/NameList
 */
private fun parseNameList(value: JsonElement?): JsonElement? {
    val nameList = value as? JsonArray ?: return null
    if (nameList.any { it.string == null }) return null
    return value
}

/**
 * What an agent has set itself to do, in order.
 *
 * Gives the normal form of `value`, or nothing when it is not valid.
 *
 * Contract: wire/session/TodoList
 */
internal fun parseTodoList(value: JsonElement?): JsonElement? {
    val todoList = value as? JsonArray ?: return null
    val result = mutableListOf<JsonObject>()
    for (item in todoList) {
        val parsed = parseTodoItem(item) ?: return null
        result.add(parsed)
    }
    return JsonArray(result)
}

/**
 * One thing to do.
 *
 * Gives the normal form of `value`, or nothing when it is not valid.
 *
 * Contract: wire/session/TodoItem
 */
private fun parseTodoItem(value: JsonElement?): JsonObject? {
    val todoItem = value as? JsonObject ?: return null
    val content = todoItem["content"].string ?: return null
    val status = parseTodoStatus(todoItem["status"]) ?: return null
    val priority = todoItem["priority"]
    if (priority != null && parseTodoPriority(priority) == null) return null
    val id = todoItem["id"]
    if (id != null && id.string == null) return null
    val activeForm = todoItem["activeForm"]
    if (activeForm != null && activeForm.string == null) return null
    return jsonObject {
        put("content", content)
        put("status", status)
        put("priority", parseTodoPriority(priority) ?: "medium")
        put("id", id.string ?: "")
        put("activeForm", activeForm)
    }
}

/**
 * How far a thing to do has come.
 *
 * Gives the normal form of `value`, or nothing when it is not valid.
 *
 * Contract: wire/session/TodoStatus
 */
private fun parseTodoStatus(value: JsonElement?): String? {
    val text = value.string
    return if (text == "pending" || text == "in_progress" || text == "completed") text else null
}

/**
 * How urgent a thing to do is.
 *
 * Gives the normal form of `value`, or nothing when it is not valid.
 *
 * Contract: wire/session/TodoPriority
 */
private fun parseTodoPriority(value: JsonElement?): String? {
    val text = value.string
    return if (text == "high" || text == "medium" || text == "low") text else null
}

/**
 * A team of agents, its tasks and what its members tell each other.
 *
 * Gives the normal form of `value`, or nothing when it is not valid.
 *
 * Contract: wire/session/TeamState
 */
internal fun parseTeamState(value: JsonElement?): JsonObject? {
    val teamState = value as? JsonObject ?: return null
    val teamName = teamState["teamName"].string ?: return null
    val description = teamState["description"]
    if (description != null && description.string == null) return null
    val members = parseTeamMembers(teamState["members"])
    if (teamState["members"] != null && members == null) return null
    val tasks = parseTeamTasks(teamState["tasks"])
    if (teamState["tasks"] != null && tasks == null) return null
    val messages = parseTeamMessages(teamState["messages"])
    if (teamState["messages"] != null && messages == null) return null
    val updatedAt = teamState["updatedAt"]
    if (updatedAt != null && updatedAt.number == null) return null
    return jsonObject {
        put("teamName", teamName)
        put("description", description)
        put("members", members)
        put("tasks", tasks)
        put("messages", messages)
        put("updatedAt", updatedAt)
    }
}

/**
 * The members of a team.
 *
 * Gives the normal form of `value`, or nothing when it is not valid.
 *
 * Contract: wire/session/TeamMembers
 */
private fun parseTeamMembers(value: JsonElement?): JsonElement? {
    val teamMembers = value as? JsonArray ?: return null
    val result = mutableListOf<JsonObject>()
    for (item in teamMembers) {
        val parsed = parseTeamMember(item) ?: return null
        result.add(parsed)
    }
    return JsonArray(result)
}

/**
 * One member of a team.
 *
 * Gives the normal form of `value`, or nothing when it is not valid.
 *
 * Contract: wire/session/TeamMember
 */
private fun parseTeamMember(value: JsonElement?): JsonObject? {
    val teamMember = value as? JsonObject ?: return null
    val name = teamMember["name"].string ?: return null
    val agentType = teamMember["agentType"]
    if (agentType != null && agentType.string == null) return null
    val status = teamMember["status"]
    if (status != null && parseTeamMemberStatus(status) == null) return null
    return jsonObject {
        put("name", name)
        put("agentType", agentType)
        put("status", status)
    }
}

/**
 * What a member of a team is doing.
 *
 * Gives the normal form of `value`, or nothing when it is not valid.
 *
 * Contract: wire/session/TeamMemberStatus
 */
private fun parseTeamMemberStatus(value: JsonElement?): String? {
    val text = value.string
    return if (text == "active" || text == "idle" || text == "shutdown") text else null
}

/**
 * The tasks of a team.
 *
 * Gives the normal form of `value`, or nothing when it is not valid.
 *
 * Contract: wire/session/TeamTasks
 */
private fun parseTeamTasks(value: JsonElement?): JsonElement? {
    val teamTasks = value as? JsonArray ?: return null
    val result = mutableListOf<JsonObject>()
    for (item in teamTasks) {
        val parsed = parseTeamTask(item) ?: return null
        result.add(parsed)
    }
    return JsonArray(result)
}

/**
 * One task of a team.
 *
 * Gives the normal form of `value`, or nothing when it is not valid.
 *
 * Contract: wire/session/TeamTask
 */
private fun parseTeamTask(value: JsonElement?): JsonObject? {
    val teamTask = value as? JsonObject ?: return null
    val id = teamTask["id"].string ?: return null
    val title = teamTask["title"].string ?: return null
    val description = teamTask["description"]
    if (description != null && description.string == null) return null
    val status = teamTask["status"]
    if (status != null && parseTeamTaskStatus(status) == null) return null
    val owner = teamTask["owner"]
    if (owner != null && owner.string == null) return null
    return jsonObject {
        put("id", id)
        put("title", title)
        put("description", description)
        put("status", status)
        put("owner", owner)
    }
}

/**
 * How far a task has come.
 *
 * Gives the normal form of `value`, or nothing when it is not valid.
 *
 * Contract: wire/session/TeamTaskStatus
 */
private fun parseTeamTaskStatus(value: JsonElement?): String? {
    val text = value.string
    return if (text == "pending" || text == "in_progress" || text == "completed" || text == "blocked") text else null
}

/**
 * What the members of a team told each other.
 *
 * Gives the normal form of `value`, or nothing when it is not valid.
 *
 * Contract: wire/session/TeamMessages
 */
private fun parseTeamMessages(value: JsonElement?): JsonElement? {
    val teamMessages = value as? JsonArray ?: return null
    val result = mutableListOf<JsonObject>()
    for (item in teamMessages) {
        val parsed = parseTeamMessage(item) ?: return null
        result.add(parsed)
    }
    return JsonArray(result)
}

/**
 * What one member of a team told another.
 *
 * Gives the normal form of `value`, or nothing when it is not valid.
 *
 * Contract: wire/session/TeamMessage
 */
private fun parseTeamMessage(value: JsonElement?): JsonObject? {
    val teamMessage = value as? JsonObject ?: return null
    val parsedFrom = teamMessage["from"].string ?: return null
    val to = teamMessage["to"].string ?: return null
    val summary = teamMessage["summary"].string ?: return null
    val type = parseTeamMessageType(teamMessage["type"]) ?: return null
    val timestamp = teamMessage["timestamp"].number ?: return null
    return jsonObject {
        put("from", parsedFrom)
        put("to", to)
        put("summary", summary)
        put("type", type)
        put("timestamp", timestamp)
    }
}

/**
 * What a message between members is for.
 *
 * Gives the normal form of `value`, or nothing when it is not valid.
 *
 * Contract: wire/session/TeamMessageType
 */
private fun parseTeamMessageType(value: JsonElement?): String? {
    val text = value.string
    return if (text == "message" || text == "broadcast" || text == "shutdown_request" || text == "shutdown_response") {
        text
    } else {
        null
    }
}
