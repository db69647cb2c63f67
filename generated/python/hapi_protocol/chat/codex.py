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
    or_else,
    without_absent,
)


def codex_message(wire: Wire, data: Object) -> Message | None:
    """The message of a payload of this family, by the type of its data; nothing when no row
    takes it.

    Contract: chat/codex/codex_message
    """
    type = as_str(data.get("type", ABSENT))
    if type is None:
        return None
    match type:
        case "tool-call":
            # chat/codex/tool-call
            call_id = as_str(data.get("callId", ABSENT))
            if call_id is None:
                return None
            return part_message(
                wire,
                ToolCallPart(
                    uuid=or_else(as_str(data.get("id", ABSENT)), wire.id),
                    parent_uuid=None,
                    id=call_id,
                    name=or_else(as_str(data.get("name", ABSENT)), "unknown"),
                    input=data.get("input", ABSENT),
                    description=as_str(data.get("description", ABSENT)),
                    native_title=as_str(
                        coalesce(data.get("nativeTitle", ABSENT), data.get("title", ABSENT))
                    ),
                    native_kind=as_str(
                        coalesce(data.get("nativeKind", ABSENT), data.get("kind", ABSENT))
                    ),
                    progress=data.get("progress", ABSENT),
                ),
            )
        case "tool-call-result":
            # chat/codex/tool-call-result
            call_id = as_str(data.get("callId", ABSENT))
            if call_id is None:
                return None
            return part_message(
                wire,
                ToolResultPart(
                    uuid=or_else(as_str(data.get("id", ABSENT)), wire.id),
                    parent_uuid=None,
                    tool_use_id=call_id,
                    content=data.get("output", ABSENT),
                    is_error=is_truthy(data.get("is_error", ABSENT)),
                    permission=None,
                ),
            )
        case "message":
            # chat/codex/review
            text = as_str(data.get("message", ABSENT))
            if text is None:
                return None
            if (review := review_of(data, text)) is not None:
                return part_message(wire, ReviewPart(uuid=wire.id, parent_uuid=None, review=review))
            # chat/codex/message
            return part_message(
                wire,
                TextPart(
                    uuid=wire.id,
                    parent_uuid=None,
                    text=text,
                    stream_id=as_str(data.get("id", ABSENT)),
                ),
            )
        case "reasoning":
            # chat/codex/reasoning
            text = as_str(data.get("message", ABSENT))
            if text is None:
                return None
            return part_message(
                wire,
                ReasoningPart(
                    uuid=wire.id,
                    parent_uuid=None,
                    text=text,
                    stream_id=or_else(as_str(data.get("id", ABSENT)), wire.id),
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
            image_id = (
                as_str(coalesce(data.get("imageId", ABSENT), data.get("image_id", ABSENT))) or None
            )
            if image_id is None:
                return None
            return part_message(
                wire,
                GeneratedImagePart(
                    uuid=or_else(as_str(data.get("id", ABSENT)), wire.id),
                    parent_uuid=None,
                    image_id=image_id,
                    file_name=or_else(
                        as_str(
                            coalesce(data.get("fileName", ABSENT), data.get("file_name", ABSENT))
                        ),
                        "generated-image",
                    ),
                    mime_type=as_str(
                        coalesce(data.get("mimeType", ABSENT), data.get("mime_type", ABSENT))
                    ),
                ),
            )
        case "error":
            # chat/codex/error
            message = as_str(data.get("message", ABSENT))
            if message is None:
                return None
            return event_message(wire, {"type": "error", "message": message})
        case "context_compacted":
            # chat/codex/context-compacted
            return event_message(
                wire,
                {
                    "type": "compact",
                    "trigger": or_else(as_str(data.get("trigger", ABSENT)), "auto"),
                    "preTokens": or_else(
                        as_num(
                            coalesce(data.get("preTokens", ABSENT), data.get("pre_tokens", ABSENT))
                        ),
                        0,
                    ),
                },
            )
        case "compact-summary":
            # chat/codex/compact-summary
            summary = as_str(data.get("summary", ABSENT))
            if summary is None:
                return None
            return event_message(
                wire,
                without_absent(
                    {
                        "type": "compact-summary",
                        "summary": summary,
                        "tokensBefore": json_opt(as_num(data.get("tokensBefore", ABSENT))),
                        "estimatedTokensAfter": json_opt(
                            as_num(data.get("estimatedTokensAfter", ABSENT))
                        ),
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
                                as_str(
                                    coalesce(
                                        data.get("threadId", ABSENT), data.get("thread_id", ABSENT)
                                    )
                                ),
                                as_str(goal.get("threadId", ABSENT)),
                            )
                        ),
                        "turnId": json_opt(
                            as_str(
                                coalesce(data.get("turnId", ABSENT), data.get("turn_id", ABSENT))
                            )
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
                            as_str(
                                coalesce(
                                    data.get("threadId", ABSENT), data.get("thread_id", ABSENT)
                                )
                            )
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
                    uuid=or_else(as_str(data.get("id", ABSENT)), wire.id),
                    parent_uuid=None,
                    id="cursor-plan-state",
                    name="update_plan",
                    input=state,
                    description=None,
                    native_title=None,
                    native_kind=None,
                    progress=ABSENT,
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
                    uuid=or_else(as_str(data.get("id", ABSENT)), wire.id),
                    parent_uuid=None,
                    id="codex-plan-state",
                    name="update_plan",
                    input={"plan": json_list(plan), "source": "codex"},
                    description=None,
                    native_title=None,
                    native_kind=None,
                    progress=ABSENT,
                ),
                {"plan": json_list(plan), "source": "codex", "status": "updated"},
                False,
            )
        case _:
            return None
