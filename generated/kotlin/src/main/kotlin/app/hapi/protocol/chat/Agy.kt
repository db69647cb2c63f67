// Printed by portgen from specs/chat/agy.py, specs/chat/agy.yaml.
// Do not edit: change the contract and run `make generate`.

package app.hapi.protocol

import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive

/**
 * A tool action, which has always ended, by the name of the action.
 *
 * Contract: chat/agy/agy_action_message
 */
internal fun agyActionMessage(wire: Wire, entry: JsonObject): Message {
    val body = entry["content"].string ?: ""
    val action = entry["name"].string ?: "Tool"
    return when (action) {
        // chat/agy/async-task
        "SYSTEM_MESSAGE" -> agyTaskMessage(wire, entry, body)

        // chat/agy/error
        "ERROR_MESSAGE" -> agyErrorMessage(wire, entry, body)

        else -> agyToolMessage(wire, entry, action, body)
    }
}

/**
 * The call of a tool action; its id is the message's where the action has none.
 *
 * Contract: chat/agy/agy_call
 */
private fun agyCall(
    wire: Wire,
    entry: JsonObject,
    name: String,
    input: JsonElement?,
    description: String?,
    nativeKind: String?,
): ToolCallPart = ToolCallPart(
    uuid = entry["uuid"].string ?: wire.id,
    parentUuid = entry["parentUuid"].string,
    id = entry["toolUseId"].string ?: wire.id,
    name = name,
    input = input,
    description = description,
    nativeKind = nativeKind,
)

/**
 * What agy says, or the log of a task that it looks into; nothing when no text is left.
 *
 * Contract: chat/agy/agy_message
 */
internal fun agyMessage(wire: Wire, entry: JsonObject): Message? {
    val text = agyProse(entry["content"].string ?: "")
    if (text.isEmpty()) return null
    val uuid = entry["uuid"].string ?: wire.id
    val parentUuid = entry["parentUuid"].string
    val number = taskLogNumber(text)
    if (number != null) {
        val callPart = ToolCallPart(
            uuid = uuid,
            parentUuid = parentUuid,
            id = "${wire.id}:tasklog",
            name = "AgyTaskLog",
            input = jsonObject { put("task", "task-$number") },
        )
        return pairMessage(wire, callPart, JsonPrimitive(""), isError = false)
    }
    val part = TextPart(uuid = uuid, parentUuid = parentUuid, text = text)
    return plainMessage(wire, AgentBody(listOf(part)), entry["model"].string, usage = null)
}

/**
 * How a background task has ended.
 *
 * Contract: chat/agy/agy_task_message
 */
private fun agyTaskMessage(wire: Wire, entry: JsonObject, body: String): Message {
    val report = agyTaskReport(taskContent(body))
    val exitCode = failedExitCode(report)
    val description = taskTitle(body, report, exitCode)
    val callPart = agyCall(wire, entry, "AgyAsyncTask", input = null, description, nativeKind = null)
    return pairMessage(wire, callPart, JsonPrimitive(report), exitCode != null)
}

/**
 * What a system message carries: what follows its label, up to its end tag.
 *
 * Contract: chat/agy/task_content
 */
private fun taskContent(body: String): String {
    val end = body.find("</SYSTEM_MESSAGE>", 0) ?: body.length
    val label = body.find("content=", 0)
    if (label != null) {
        val start = body.after("content=", label)
        if (start != null) return body.between(start, end)
    }
    return body.substring(0, end)
}

/**
 * The number of a background task, and how it ended where the report says so.
 *
 * Contract: chat/agy/task_title
 */
private fun taskTitle(body: String, report: String, exitCode: String?): String {
    val number = backgroundTaskNumber(body)
    val title = if (number != null) "task-$number" else "Background task"
    if (exitCode != null) return "$title · failed (exit $exitCode)"
    if (report.findFolded("completed", 0) != null) return "$title · completed"
    return title
}

/**
 * What went wrong at agy.
 *
 * Contract: chat/agy/agy_error_message
 */
private fun agyErrorMessage(wire: Wire, entry: JsonObject, body: String): Message {
    val description = if (mentionsInvalidToolCall(body)) "Invalid tool call" else "Error"
    val callPart = agyCall(wire, entry, "AgyError", input = null, description, nativeKind = null)
    return pairMessage(wire, callPart, JsonPrimitive(agyErrorText(body)), isError = true)
}

/**
 * A tool that agy has used.
 *
 * Contract: chat/agy/agy_tool_message
 */
private fun agyToolMessage(wire: Wire, entry: JsonObject, action: String, body: String): Message {
    val tool = usedAgyTool(entry, action)
    val nativeKind = if (tool.name == "Read") "agy-numbered-read" else null
    val description = entry["input"]["toolSummary"].string
    val callPart = agyCall(wire, entry, tool.name, tool.input, description, nativeKind)
    return pairMessage(wire, callPart, JsonPrimitive(agyToolOutput(body, tool.name, action)), isError = false)
}
