"""The family `codex`, the common language of most agents.

Printed by portgen from specs/chat/codex.yaml. Do not edit: change the contract and run
`make generate`.
"""

from __future__ import annotations

from hapi_protocol.chat.compose import (
    event_body,
    event_message,
    pair_message,
    part_message,
    plain_message,
)
from hapi_protocol.chat.goal import thread_goal
from hapi_protocol.chat.message import (
    GeneratedImagePart,
    Message,
    ReasoningPart,
    ReviewPart,
    TextPart,
    ToolCallPart,
    ToolResultPart,
    Wire,
)
from hapi_protocol.chat.plan import plan_entries
from hapi_protocol.chat.review import review_of
from hapi_protocol.chat.usage import codex_usage
from hapi_protocol.runtime import (
    ABSENT,
    Object,
    as_num,
    as_str,
    coalesce,
    is_truthy,
    json_list,
    json_opt,
    num_or,
    or_else,
    str_or,
    without_absent,
)


def codex_message(wire: Wire, data: Object) -> Message | None:
    """The message of a payload of this family, by the type of its data; nothing when no row
    takes it.

    Contract: chat/codex/codex_message
    """
    type = data.get("type")
    if not isinstance(type, str):
        return None
    match type:
        case "tool-call":
            # chat/codex/tool-call
            call_id = data.get("callId")
            if not isinstance(call_id, str):
                return None
            return part_message(
                wire,
                ToolCallPart(
                    str_or(data.get("id"), wire.id),
                    None,
                    call_id,
                    str_or(data.get("name"), "unknown"),
                    data.get("input", ABSENT),
                    as_str(data.get("description")),
                    as_str(coalesce(data.get("nativeTitle"), data.get("title"))),
                    as_str(coalesce(data.get("nativeKind"), data.get("kind"))),
                    data.get("progress", ABSENT),
                ),
            )
        case "tool-call-result":
            # chat/codex/tool-call-result
            call_id = data.get("callId")
            if not isinstance(call_id, str):
                return None
            return part_message(
                wire,
                ToolResultPart(
                    str_or(data.get("id"), wire.id),
                    parent_uuid=None,
                    tool_use_id=call_id,
                    content=data.get("output", ABSENT),
                    is_error=is_truthy(data.get("is_error")),
                    permission=None,
                ),
            )
        case "message":
            # chat/codex/review
            text = data.get("message")
            if not isinstance(text, str):
                return None
            if (review := review_of(data, text)) is not None:
                return part_message(wire, ReviewPart(wire.id, parent_uuid=None, review=review))
            # chat/codex/message
            return part_message(
                wire,
                TextPart(wire.id, parent_uuid=None, text=text, stream_id=as_str(data.get("id"))),
            )
        case "reasoning":
            # chat/codex/reasoning
            text = data.get("message")
            if not isinstance(text, str):
                return None
            return part_message(
                wire,
                ReasoningPart(
                    wire.id, parent_uuid=None, text=text, stream_id=str_or(data.get("id"), wire.id)
                ),
            )
        case "agent-run-start" | "agent-run-update" | "agent-run-trace":
            # chat/codex/agent-run
            return event_message(wire, data)
        case "token_count":
            # chat/codex/token-count
            usage = codex_usage(data)
            if usage is None:
                return None
            return plain_message(
                wire,
                event_body(
                    without_absent({"type": "token-count", "info": data.get("info", ABSENT)})
                ),
                None,
                usage,
            )
        case "generated-image":
            # chat/codex/generated-image
            image_id = as_str(coalesce(data.get("imageId"), data.get("image_id"))) or None
            if image_id is None:
                return None
            return part_message(
                wire,
                GeneratedImagePart(
                    str_or(data.get("id"), wire.id),
                    parent_uuid=None,
                    image_id=image_id,
                    file_name=str_or(
                        coalesce(data.get("fileName"), data.get("file_name")), "generated-image"
                    ),
                    mime_type=as_str(coalesce(data.get("mimeType"), data.get("mime_type"))),
                ),
            )
        case "error":
            # chat/codex/error
            message = data.get("message")
            if not isinstance(message, str):
                return None
            return event_message(wire, {"type": "error", "message": message})
        case "context_compacted":
            # chat/codex/context-compacted
            return event_message(
                wire,
                {
                    "type": "compact",
                    "trigger": str_or(data.get("trigger"), "auto"),
                    "preTokens": num_or(coalesce(data.get("preTokens"), data.get("pre_tokens")), 0),
                },
            )
        case "compact-summary":
            # chat/codex/compact-summary
            summary = data.get("summary")
            if not isinstance(summary, str):
                return None
            return event_message(
                wire,
                without_absent(
                    {
                        "type": "compact-summary",
                        "summary": summary,
                        "tokensBefore": json_opt(as_num(data.get("tokensBefore"))),
                        "estimatedTokensAfter": json_opt(as_num(data.get("estimatedTokensAfter"))),
                    }
                ),
            )
        case "thread_goal_updated":
            # chat/codex/goal-updated
            goal = thread_goal(data.get("goal", ABSENT))
            if goal is None:
                return None
            return event_message(
                wire,
                without_absent(
                    {
                        "type": "thread-goal-updated",
                        "threadId": json_opt(
                            or_else(
                                as_str(coalesce(data.get("threadId"), data.get("thread_id"))),
                                as_str(goal.get("threadId")),
                            )
                        ),
                        "turnId": json_opt(
                            as_str(coalesce(data.get("turnId"), data.get("turn_id")))
                        ),
                        "goal": goal,
                    }
                ),
            )
        case "thread_goal_cleared":
            # chat/codex/goal-cleared
            return event_message(
                wire,
                without_absent(
                    {
                        "type": "thread-goal-cleared",
                        "threadId": json_opt(
                            as_str(coalesce(data.get("threadId"), data.get("thread_id")))
                        ),
                    }
                ),
            )
        case "plan":
            # chat/codex/plan
            plan = plan_entries(
                coalesce(coalesce(data.get("entries", ABSENT), data.get("items", ABSENT)), data)
            )
            if plan is None:
                return None
            state: Object = {"plan": json_list(plan), "source": "cursor"}
            return pair_message(
                wire,
                ToolCallPart(
                    str_or(data.get("id"), wire.id),
                    None,
                    "cursor-plan-state",
                    "update_plan",
                    state,
                    None,
                    None,
                    None,
                    ABSENT,
                ),
                state,
                False,
            )
        case "plan_update":
            # chat/codex/plan-update
            plan = plan_entries(
                coalesce(
                    coalesce(
                        coalesce(
                            coalesce(data.get("plan", ABSENT), data.get("update", ABSENT)),
                            data.get("items", ABSENT),
                        ),
                        data.get("steps", ABSENT),
                    ),
                    data,
                )
            )
            if plan is None:
                return None
            return pair_message(
                wire,
                ToolCallPart(
                    str_or(data.get("id"), wire.id),
                    None,
                    "codex-plan-state",
                    "update_plan",
                    {"plan": json_list(plan), "source": "codex"},
                    None,
                    None,
                    None,
                    ABSENT,
                ),
                {"plan": json_list(plan), "source": "codex", "status": "updated"},
                False,
            )
        case _:
            return None
