// The family `codex`, the common language of most agents.
//
// Printed by portgen from specs/chat/codex.yaml. Do not edit: change the contract and run `make generate`.

/// The message of a payload of this family, by the type of its data; nothing when no row takes it.
///
/// Contract: `chat/codex/codex_message`
func codexMessage(_ wire: Wire, data: JSONObject) -> Message? {
    guard let type = data["type"].string else { return nil }
    switch type {
    case "tool-call":
        // chat/codex/tool-call
        guard let callID = data["callId"].string else { return nil }
        return partMessage(
            wire,
            part: .toolCall(
                ToolCallPart(
                    uuid: data["id"].string ?? wire.id,
                    id: callID,
                    name: data["name"].string ?? "unknown",
                    input: data["input"],
                    description: data["description"].string,
                    nativeTitle: data["nativeTitle"].coalescing(data["title"]).string,
                    nativeKind: data["nativeKind"].coalescing(data["kind"]).string,
                    progress: data["progress"]
                )
            )
        )
    case "tool-call-result":
        // chat/codex/tool-call-result
        guard let callID = data["callId"].string else { return nil }
        return partMessage(
            wire,
            part: .toolResult(
                ToolResultPart(
                    uuid: data["id"].string ?? wire.id,
                    toolUseID: callID,
                    content: data["output"],
                    isError: data["is_error"].isTruthy
                )
            )
        )
    case "message":
        // chat/codex/review
        guard let text = data["message"].string else { return nil }
        if let review = reviewOf(data, text: text) {
            return partMessage(wire, part: .codexReview(ReviewPart(uuid: wire.id, review: review)))
        }
        // chat/codex/message
        return partMessage(wire, part: .text(TextPart(uuid: wire.id, text: text, streamID: data["id"].string)))
    case "reasoning":
        // chat/codex/reasoning
        guard let text = data["message"].string else { return nil }
        return partMessage(
            wire,
            part: .reasoning(ReasoningPart(uuid: wire.id, text: text, streamID: data["id"].string ?? wire.id))
        )
    case "agent-run-start", "agent-run-update", "agent-run-trace":
        // chat/codex/agent-run
        return eventMessage(wire, event: data)
    case "token_count":
        // chat/codex/token-count
        guard let usage = codexUsage(data) else { return nil }
        return plainMessage(
            wire,
            body: .event(eventBody(JSONObject(present: ["type": "token-count", "info": data["info"]]))),
            model: nil,
            usage: usage
        )
    case "generated-image":
        // chat/codex/generated-image
        guard let imageID = data["imageId"].coalescing(data["image_id"]).string.nonEmpty else { return nil }
        return partMessage(
            wire,
            part: .generatedImage(
                GeneratedImagePart(
                    uuid: data["id"].string ?? wire.id,
                    imageID: imageID,
                    fileName: data["fileName"].coalescing(data["file_name"]).string ?? "generated-image",
                    mimeType: data["mimeType"].coalescing(data["mime_type"]).string
                )
            )
        )
    case "error":
        // chat/codex/error
        guard let message = data["message"].string else { return nil }
        return eventMessage(wire, event: ["type": "error", "message": .string(message)])
    case "context_compacted":
        // chat/codex/context-compacted
        return eventMessage(
            wire,
            event: [
                "type": "compact",
                "trigger": .string(data["trigger"].string ?? "auto"),
                "preTokens": .number(data["preTokens"].coalescing(data["pre_tokens"]).number ?? 0),
            ]
        )
    case "compact-summary":
        // chat/codex/compact-summary
        guard let summary = data["summary"].string else { return nil }
        return eventMessage(
            wire,
            event: JSONObject(present: [
                "type": "compact-summary",
                "summary": .string(summary),
                "tokensBefore": data["tokensBefore"].number.map(JSONValue.number),
                "estimatedTokensAfter": data["estimatedTokensAfter"].number.map(JSONValue.number),
            ])
        )
    case "thread_goal_updated":
        // chat/codex/goal-updated
        guard let goal = threadGoal(data["goal"]) else { return nil }
        return eventMessage(
            wire,
            event: JSONObject(present: [
                "type": "thread-goal-updated",
                "threadId":
                    (data["threadId"].coalescing(data["thread_id"]).string
                    ?? goal["threadId"].string).map(JSONValue.string),
                "turnId": data["turnId"].coalescing(data["turn_id"]).string.map(JSONValue.string),
                "goal": .object(goal),
            ])
        )
    case "thread_goal_cleared":
        // chat/codex/goal-cleared
        return eventMessage(
            wire,
            event: JSONObject(present: [
                "type": "thread-goal-cleared",
                "threadId": data["threadId"].coalescing(data["thread_id"]).string.map(JSONValue.string),
            ])
        )
    case "plan":
        // chat/codex/plan
        guard let plan = planEntries(data["entries"].coalescing(data["items"], .object(data))) else { return nil }
        let state: JSONObject = ["plan": .list(objects: plan), "source": "cursor"]
        return pairMessage(
            wire,
            callPart: ToolCallPart(
                uuid: data["id"].string ?? wire.id,
                id: "cursor-plan-state",
                name: "update_plan",
                input: .object(state)
            ),
            content: .object(state),
            isError: false
        )
    case "plan_update":
        // chat/codex/plan-update
        guard
            let plan = planEntries(data["plan"].coalescing(data["update"], data["items"], data["steps"], .object(data)))
        else { return nil }
        return pairMessage(
            wire,
            callPart: ToolCallPart(
                uuid: data["id"].string ?? wire.id,
                id: "codex-plan-state",
                name: "update_plan",
                input: ["plan": .list(objects: plan), "source": "codex"]
            ),
            content: ["plan": .list(objects: plan), "source": "codex", "status": "updated"],
            isError: false
        )
    default:
        return nil
    }
}
