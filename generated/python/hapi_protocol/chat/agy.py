"""Log entries of agy.

Printed by portgen from specs/chat/agy.py and specs/chat/agy.yaml. Do not edit: change
the contract and run `make generate`.
"""

from __future__ import annotations

from hapi_protocol.chat.agy_text import agy_error_text, agy_prose, agy_task_report, agy_tool_output
from hapi_protocol.chat.agy_tools import used_agy_tool
from hapi_protocol.chat.compose import pair_message, plain_message
from hapi_protocol.chat.message import AgentBody, Message, TextPart, ToolCallPart, Wire
from hapi_protocol.runtime import (
    ABSENT,
    Absent,
    Json,
    Object,
    as_str,
    find,
    find_folded,
    get,
    json_opt,
    or_else,
    place_after,
    str_or,
)
from hapi_protocol.values.patterns import (
    background_task_number,
    failed_exit_code,
    mentions_invalid_tool_call,
    task_log_number,
)


def agy_action_message(wire: Wire, entry: Object) -> Message:
    """A tool action, which has always ended, by the name of the action.

    Contract: chat/agy/agy_action_message
    """
    body = str_or(entry.get("content"), "")
    action = str_or(entry.get("name"), "Tool")
    match action:
        case "SYSTEM_MESSAGE":
            # chat/agy/async-task
            return agy_task_message(wire, entry, body)
        case "ERROR_MESSAGE":
            # chat/agy/error
            return agy_error_message(wire, entry, body)
        case _:
            return agy_tool_message(wire, entry, action, body)


def agy_call(
    wire: Wire,
    entry: Object,
    name: str,
    input: Json | Absent,
    description: str | None,
    native_kind: str | None,
) -> ToolCallPart:
    """The call of a tool action; its id is the message's where the action has none.

    Contract: chat/agy/agy_call
    """
    return ToolCallPart(
        str_or(entry.get("uuid"), wire.id),
        as_str(entry.get("parentUuid")),
        str_or(entry.get("toolUseId"), wire.id),
        name,
        input,
        description,
        None,
        native_kind,
        ABSENT,
    )


def agy_message(wire: Wire, entry: Object) -> Message | None:
    """What agy says, or the log of a task that it looks into; nothing when no text is left.

    Contract: chat/agy/agy_message
    """
    text = agy_prose(str_or(entry.get("content"), ""))
    if text == "":
        return None
    uuid = str_or(entry.get("uuid"), wire.id)
    parent_uuid = as_str(entry.get("parentUuid"))
    if (number := task_log_number(text)) is not None:
        call_part = ToolCallPart(
            uuid,
            parent_uuid,
            f"{wire.id}:tasklog",
            "AgyTaskLog",
            {"task": f"task-{number}"},
            None,
            None,
            None,
            ABSENT,
        )
        return pair_message(wire, call_part, "", False)
    part = TextPart(uuid, parent_uuid, text, stream_id=None)
    return plain_message(wire, AgentBody([part]), as_str(entry.get("model")), None)


def agy_task_message(wire: Wire, entry: Object, body: str) -> Message:
    """How a background task has ended.

    Contract: chat/agy/agy_task_message
    """
    report = agy_task_report(task_content(body))
    exit_code = failed_exit_code(report)
    description = task_title(body, report, exit_code)
    call_part = agy_call(wire, entry, "AgyAsyncTask", ABSENT, description, None)
    return pair_message(wire, call_part, report, exit_code is not None)


def task_content(body: str) -> str:
    """What a system message carries: what follows its label, up to its end tag.

    Contract: chat/agy/task_content
    """
    end = or_else(find(body, "</SYSTEM_MESSAGE>", 0), len(body))
    if (label := find(body, "content=", 0)) is not None and (
        start := place_after(body, "content=", label)
    ) is not None:
        return body[start:end]
    return body[:end]


def task_title(body: str, report: str, exit_code: str | None) -> str:
    """The number of a background task, and how it ended where the report says so.

    Contract: chat/agy/task_title
    """
    number = background_task_number(body)
    title = f"task-{number}" if number is not None else "Background task"
    if exit_code is not None:
        return f"{title} · failed (exit {exit_code})"
    if find_folded(report, "completed", 0) is not None:
        return f"{title} · completed"
    return title


def agy_error_message(wire: Wire, entry: Object, body: str) -> Message:
    """What went wrong at agy.

    Contract: chat/agy/agy_error_message
    """
    description = "Invalid tool call" if mentions_invalid_tool_call(body) else "Error"
    call_part = agy_call(wire, entry, "AgyError", ABSENT, description, None)
    return pair_message(wire, call_part, agy_error_text(body), True)


def agy_tool_message(wire: Wire, entry: Object, action: str, body: str) -> Message:
    """A tool that agy has used.

    Contract: chat/agy/agy_tool_message
    """
    tool = used_agy_tool(entry, action)
    native_kind = "agy-numbered-read" if tool.name == "Read" else None
    description = as_str(get(entry.get("input", ABSENT), "toolSummary"))
    call_part = agy_call(wire, entry, tool.name, json_opt(tool.input), description, native_kind)
    return pair_message(wire, call_part, agy_tool_output(body, tool.name, action), False)
