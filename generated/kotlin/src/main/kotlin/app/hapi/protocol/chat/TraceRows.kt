// Printed by portgen from specs/chat/trace_rows.py, specs/chat/trace_rows.yaml.
// Do not edit: change the contract and run `make generate`.

package app.hapi.protocol

import kotlinx.serialization.json.JsonElement

/**
 * What a trace row says; nothing when it is not shown. Ids that it names get the prefix of its agent.
 *
 * Contract: chat/trace_rows/trace_body
 */
private fun traceBody(row: JsonElement?, id: String, prefix: String): Body? {
    val type = row["type"].string ?: return null
    when (type) {
        // chat/trace_rows/error
        "error" -> {
            val text = row["message"].string
            if (text != null) {
                return eventBody(
                    jsonObject {
                        put("type", "error")
                        put("message", text)
                    },
                )
            }
        }

        // chat/trace_rows/message
        "message" -> {
            val text = row["message"].string
            if (text != null) return AgentBody(listOf(TextPart(uuid = id, text = text)))
        }

        // chat/trace_rows/reasoning
        "reasoning" -> {
            val text = row["message"].string
            if (text != null) return AgentBody(listOf(ReasoningPart(uuid = id, text = text, streamId = id)))
        }

        // chat/trace_rows/tool-call
        "tool-call" -> {
            val callId = row["callId"].string
            if (callId != null) {
                return AgentBody(
                    listOf(
                        ToolCallPart(
                            uuid = id,
                            id = scopedId(callId, prefix, "call"),
                            name = row["name"].string ?: "unknown",
                            input = row["input"],
                        ),
                    ),
                )
            }
        }

        // chat/trace_rows/tool-call-result
        "tool-call-result" -> {
            val callId = row["callId"].string
            if (callId != null) {
                return AgentBody(
                    listOf(
                        ToolResultPart(
                            uuid = id,
                            toolUseId = scopedId(callId, prefix, "call"),
                            content = row["output"],
                            isError = row["is_error"].isTruthy,
                        ),
                    ),
                )
            }
        }

        // chat/trace_rows/token-count
        "token_count" -> return null

        // chat/trace_rows/ready
        "ready", "task_complete" -> return eventBody(jsonObject { put("type", "ready") })

        else -> Unit
    }
    return eventBody(
        jsonObject {
            put("type", "message")
            put("message", row["statusText"].string ?: row["status"].string ?: type)
        },
    )
}

/**
 * The message that a trace event carries, with ids of its own; nothing when none is to be shown.
 *
 * Contract: chat/trace_rows/trace_row
 */
internal fun traceRow(message: Message, row: JsonElement?, agent: String): Message? {
    val prefix = "${agentScope(agent)}:"
    val id = scopedId(row["id"].string ?: "${message.id}:trace", prefix, "trace")
    val body = traceBody(row, id, prefix) ?: return null
    return Message(id = id, createdAt = message.createdAt, meta = message.meta, isSidechain = false, body = body)
}

/**
 * What the ids of an agent's rows and calls begin with; also the id of its card, as long as it has no other.
 *
 * Contract: chat/trace_rows/agent_scope
 */
internal fun agentScope(agent: String): String = "codex-agent:$agent"

/**
 * An id that is unique among all agents.
 *
 * Contract: chat/trace_rows/scoped_id
 */
private fun scopedId(id: String, prefix: String, kind: String): String =
    if (id.startsWith(prefix)) id else "$prefix$kind:$id"
