// Printed by portgen from specs/chat/codex.yaml.
// Do not edit: change the contract and run `make generate`.

package app.hapi.protocol

import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonObject

/**
 * The message of a payload of this family, by the type of its data; nothing when no row takes it.
 *
 * Contract: chat/codex/codex_message
 */
internal fun codexMessage(wire: Wire, data: JsonObject): Message? {
    val type = data["type"].string ?: return null
    return when (type) {
        "tool-call" -> {
            // chat/codex/tool-call
            val callId = data["callId"].string ?: return null
            partMessage(
                wire,
                ToolCallPart(
                    uuid = data["id"].string ?: wire.id,
                    id = callId,
                    name = data["name"].string ?: "unknown",
                    input = data["input"],
                    description = data["description"].string,
                    nativeTitle = data["nativeTitle"].ifNullish { data["title"] }.string,
                    nativeKind = data["nativeKind"].ifNullish { data["kind"] }.string,
                    progress = data["progress"],
                ),
            )
        }

        "tool-call-result" -> {
            // chat/codex/tool-call-result
            val callId = data["callId"].string ?: return null
            partMessage(
                wire,
                ToolResultPart(
                    uuid = data["id"].string ?: wire.id,
                    toolUseId = callId,
                    content = data["output"],
                    isError = data["is_error"].isTruthy,
                ),
            )
        }

        "message" -> {
            // chat/codex/review
            val text = data["message"].string ?: return null
            val review = reviewOf(data, text)
            if (review != null) return partMessage(wire, ReviewPart(uuid = wire.id, review = review))
            // chat/codex/message
            partMessage(wire, TextPart(uuid = wire.id, text = text, streamId = data["id"].string))
        }

        "reasoning" -> {
            // chat/codex/reasoning
            val text = data["message"].string ?: return null
            partMessage(wire, ReasoningPart(uuid = wire.id, text = text, streamId = data["id"].string ?: wire.id))
        }

        // chat/codex/agent-run
        "agent-run-start", "agent-run-update", "agent-run-trace" -> eventMessage(wire, data)

        "token_count" -> {
            // chat/codex/token-count
            val usage = codexUsage(data) ?: return null
            plainMessage(
                wire,
                eventBody(
                    jsonObject {
                        put("type", "token-count")
                        put("info", data["info"])
                    },
                ),
                model = null,
                usage,
            )
        }

        "generated-image" -> {
            // chat/codex/generated-image
            val imageId = data["imageId"].ifNullish { data["image_id"] }.string?.ifEmpty { null } ?: return null
            partMessage(
                wire,
                GeneratedImagePart(
                    uuid = data["id"].string ?: wire.id,
                    imageId = imageId,
                    fileName = data["fileName"].ifNullish { data["file_name"] }.string ?: "generated-image",
                    mimeType = data["mimeType"].ifNullish { data["mime_type"] }.string,
                ),
            )
        }

        "error" -> {
            // chat/codex/error
            val message = data["message"].string ?: return null
            eventMessage(
                wire,
                jsonObject {
                    put("type", "error")
                    put("message", message)
                },
            )
        }

        // chat/codex/context-compacted
        "context_compacted" -> eventMessage(
            wire,
            jsonObject {
                put("type", "compact")
                put("trigger", data["trigger"].string ?: "auto")
                put("preTokens", data["preTokens"].ifNullish { data["pre_tokens"] }.number ?: 0.0)
            },
        )

        "compact-summary" -> {
            // chat/codex/compact-summary
            val summary = data["summary"].string ?: return null
            eventMessage(
                wire,
                jsonObject {
                    put("type", "compact-summary")
                    put("summary", summary)
                    put("tokensBefore", data["tokensBefore"].number)
                    put("estimatedTokensAfter", data["estimatedTokensAfter"].number)
                },
            )
        }

        "thread_goal_updated" -> {
            // chat/codex/goal-updated
            val goal = threadGoal(data["goal"]) ?: return null
            eventMessage(
                wire,
                jsonObject {
                    put("type", "thread-goal-updated")
                    put("threadId", data["threadId"].ifNullish { data["thread_id"] }.string ?: goal["threadId"].string)
                    put("turnId", data["turnId"].ifNullish { data["turn_id"] }.string)
                    put("goal", goal)
                },
            )
        }

        // chat/codex/goal-cleared
        "thread_goal_cleared" -> eventMessage(
            wire,
            jsonObject {
                put("type", "thread-goal-cleared")
                put("threadId", data["threadId"].ifNullish { data["thread_id"] }.string)
            },
        )

        "plan" -> {
            // chat/codex/plan
            val plan = planEntries(data["entries"].ifNullish { data["items"] }.ifNullish { data }) ?: return null
            val state = jsonObject {
                put("plan", JsonArray(plan))
                put("source", "cursor")
            }
            pairMessage(
                wire,
                ToolCallPart(
                    uuid = data["id"].string ?: wire.id,
                    id = "cursor-plan-state",
                    name = "update_plan",
                    input = state,
                ),
                state,
                isError = false,
            )
        }

        "plan_update" -> {
            // chat/codex/plan-update
            val plan = planEntries(
                data["plan"]
                    .ifNullish { data["update"] }
                    .ifNullish { data["items"] }
                    .ifNullish { data["steps"] }
                    .ifNullish { data },
            )
                ?: return null
            pairMessage(
                wire,
                ToolCallPart(
                    uuid = data["id"].string ?: wire.id,
                    id = "codex-plan-state",
                    name = "update_plan",
                    input = jsonObject {
                        put("plan", JsonArray(plan))
                        put("source", "codex")
                    },
                ),
                jsonObject {
                    put("plan", JsonArray(plan))
                    put("source", "codex")
                    put("status", "updated")
                },
                isError = false,
            )
        }

        else -> null
    }
}
