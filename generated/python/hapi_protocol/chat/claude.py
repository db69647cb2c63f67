"""The blocks of log entries of the types `assistant` and `user`.

Printed by portgen from specs/chat/claude.py and specs/chat/claude.yaml. Do not edit:
change the contract and run `make generate`.
"""

from __future__ import annotations

from hapi_protocol.chat.compose import entry_message
from hapi_protocol.chat.message import (
    AgentBody,
    Message,
    Part,
    ReasoningPart,
    ResultPermission,
    SidechainPart,
    TextPart,
    ToolCallPart,
    ToolResultPart,
    UserBody,
    Wire,
)
from hapi_protocol.chat.usage import claude_usage
from hapi_protocol.runtime import (
    ABSENT,
    Absent,
    Json,
    Object,
    as_num,
    as_str,
    coalesce,
    get,
    is_truthy,
    one_of,
    replace,
    str_or,
)


def assistant_part(block: Object, uuid: str, parent_uuid: str | None) -> Part | None:
    """The part that a block of an assistant's entry means; nothing when no row takes it.

    Contract: chat/claude/assistant_part
    """
    type = block.get("type")
    if not isinstance(type, str):
        return None
    match type:
        case "tool_use":
            # chat/claude/tool-use
            id = block.get("id")
            if not isinstance(id, str):
                return None
            return ToolCallPart(
                uuid,
                parent_uuid,
                id,
                str_or(block.get("name"), "Tool"),
                block.get("input", ABSENT),
                as_str(get(block.get("input", ABSENT), "description")),
                None,
                None,
                ABSENT,
            )
        case "text":
            # chat/claude/text
            text = block.get("text")
            if not isinstance(text, str):
                return None
            return TextPart(uuid, parent_uuid, text, stream_id=None)
        case "thinking":
            # chat/claude/thinking
            text = block.get("thinking")
            if not isinstance(text, str):
                return None
            return ReasoningPart(uuid, parent_uuid, text, stream_id=None)
        case _:
            return None


def logged_user_part(
    block: Object, entry_result: Json | Absent, uuid: str, parent_uuid: str | None
) -> Part | None:
    """The part that a block of a user's entry means; nothing when no row takes it.
    `entry_result` is the result that the entry itself carries: it goes before that of the
    block.

    Contract: chat/claude/logged_user_part
    """
    type = block.get("type")
    if not isinstance(type, str):
        return None
    match type:
        case "tool_result":
            # chat/claude/tool-result
            tool_use_id = block.get("tool_use_id")
            if not isinstance(tool_use_id, str):
                return None
            return ToolResultPart(
                uuid,
                parent_uuid,
                tool_use_id,
                coalesce(entry_result, block.get("content", ABSENT)),
                is_truthy(block.get("is_error")),
                result_permission(block.get("permissions", ABSENT)),
            )
        case "text":
            # chat/claude/mixed-text
            text = block.get("text")
            if not isinstance(text, str):
                return None
            return TextPart(uuid, parent_uuid, text, stream_id=None)
        case _:
            return None


def block_text(block: Json) -> str | None:
    """The text of a text block; nothing for any other block.

    Contract: chat/claude/block_text
    """
    if as_str(get(block, "type")) != "text":
        return None
    return as_str(get(block, "text"))


def result_permission(value: Json | Absent) -> ResultPermission | None:
    """The permission that a tool result carries; nothing when it is no valid one.

    Contract: chat/claude/result_permission
    """
    result = one_of(as_str(get(value, "result")), ["approved", "denied"])
    if result is None:
        return None
    if as_num(get(value, "date")) is None:
        return None
    return ResultPermission(
        as_str(get(value, "result")) == "approved",
        as_str(get(value, "mode")),
        texts_of(get(value, "allowedTools")),
        one_of(
            as_str(get(value, "decision")), ["approved", "approved_for_session", "denied", "abort"]
        ),
    )


def assistant_message(wire: Wire, entry: Object, message: Json) -> Message:
    """What an assistant said, thought and called.

    Contract: chat/claude/assistant_message
    """
    uuid = str_or(entry.get("uuid"), wire.id)
    parent_uuid = as_str(entry.get("parentUuid"))
    parts = assistant_parts(get(message, "content"), uuid, parent_uuid)
    model = as_str(get(message, "model"))
    return entry_message(wire, entry, AgentBody(parts), model, claude_usage(get(message, "usage")))


def assistant_parts(content: Json | Absent, uuid: str, parent_uuid: str | None) -> list[Part]:
    """The parts of an assistant's content: a text, or a list of blocks of which unknown ones
    are left out.

    Contract: chat/claude/assistant_parts
    """
    if isinstance(blocks := content, list):
        return [
            part
            for fields in blocks
            if isinstance(fields, dict)
            and (part := assistant_part(fields, uuid, parent_uuid)) is not None
        ]
    if isinstance(text := content, str):
        return [TextPart(uuid, parent_uuid, text, stream_id=None)]
    return []


def logged_user_message(wire: Wire, entry: Object, message: Json) -> Message:
    """What came to an agent: a subagent's prompt, a user's text or the results of tools.

    A text, and a list with texts in a sidechain, is a prompt. A list of nothing but texts
    outside a sidechain is what a user wrote. Anything else is an agent's message.

    Contract: chat/claude/logged_user_message
    """
    blocks = get(message, "content")
    if not isinstance(blocks, list):
        prompt = get(message, "content")
        if not isinstance(prompt, str):
            return entry_message(wire, entry, AgentBody([]), None, None)
        return prompt_message(wire, entry, prompt)
    texts = texts_of_blocks(blocks)
    if texts:
        if is_truthy(entry.get("isSidechain")):
            return prompt_message(wire, entry, "\n\n".join(texts))
        if len(texts) == len(blocks):
            body = UserBody("\n\n".join(texts), [])
            return entry_message(wire, entry, body, None, None)
    return entry_message(wire, entry, AgentBody(logged_user_parts(wire, entry, blocks)), None, None)


def logged_user_parts(wire: Wire, entry: Object, blocks: list[Json]) -> list[Part]:
    """The parts of a user's entry, in order; unknown blocks are left out.

    Contract: chat/claude/logged_user_parts
    """
    uuid = str_or(entry.get("uuid"), wire.id)
    parent_uuid = as_str(entry.get("parentUuid"))
    entry_result = entry.get("toolUseResult", ABSENT)
    return [
        part
        for fields in blocks
        if isinstance(fields, dict)
        and (part := logged_user_part(fields, entry_result, uuid, parent_uuid)) is not None
    ]


def prompt_message(wire: Wire, entry: Object, prompt: str) -> Message:
    """The prompt that opens a sidechain, whatever the entry says of one; it carries no meta.

    Contract: chat/claude/prompt_message
    """
    uuid = str_or(entry.get("uuid"), wire.id)
    part = SidechainPart(uuid, as_str(entry.get("parentUuid")), prompt)
    message = entry_message(wire, entry, AgentBody([part]), None, None)
    return replace(message, meta=ABSENT, is_sidechain=True)


def texts_of_blocks(blocks: list[Json]) -> list[str]:
    """The texts of the text blocks.

    Contract: chat/claude/texts_of_blocks
    """
    return [text for block in blocks if (text := block_text(block)) is not None]


def texts_of(value: Json | Absent) -> list[str] | None:
    """The texts in a list; nothing when it is no list.

    Contract: chat/claude/texts_of
    """
    items = value
    if not isinstance(items, list):
        return None
    return [text for text in items if isinstance(text, str)]
