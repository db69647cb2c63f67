"""Messages and tool actions of agy."""


def agy_message(wire: Wire, entry: Object) -> Opt[Message]:
    """What agy says, or the log of a task that it looks into; nothing when no text is left."""
    text = agy_prose(entry["content"].as_str().or_else(""))
    if text == "":
        return None
    uuid = entry["uuid"].as_str().or_else(wire.id)
    parent_uuid = entry["parentUuid"].as_str()
    if (number := task_log_number(text)) is not None:
        call_part = ToolCallPart(
            uuid=uuid,
            parent_uuid=parent_uuid,
            id=f"{wire.id}:tasklog",
            name="AgyTaskLog",
            input={"task": f"task-{number}"},
        )
        return pair_message(wire, call_part, "", False)
    part = TextPart(uuid=uuid, parent_uuid=parent_uuid, text=text)
    return plain_message(wire, AgentBody(parts=[part]), entry["model"].as_str(), None)


def agy_task_message(wire: Wire, entry: Object, body: str) -> Message:
    """How a background task has ended."""
    report = agy_task_report(task_content(body))
    exit_code = failed_exit_code(report)
    description = task_title(body, report, exit_code)
    call_part = agy_call(wire, entry, "AgyAsyncTask", None, description, None)
    return pair_message(wire, call_part, report, exit_code is not None)


def task_content(body: str) -> str:
    """What a system message carries: what follows its label, up to its end tag."""
    end = body.find("</SYSTEM_MESSAGE>", body.start()).or_else(body.end())
    if (label := body.find("content=", body.start())) is not None:
        if (start := body.after("content=", label)) is not None:
            return body.between(start, end)
    return body.upto(end)


def task_title(body: str, report: str, exit_code: Opt[str]) -> str:
    """The number of a background task, and how it ended where the report says so."""
    number = background_task_number(body)
    title = f"task-{number}" if number is not None else "Background task"
    if exit_code is not None:
        return f"{title} · failed (exit {exit_code})"
    if report.find_folded("completed", report.start()) is not None:
        return f"{title} · completed"
    return title


def agy_error_message(wire: Wire, entry: Object, body: str) -> Message:
    """What went wrong at agy."""
    description = "Invalid tool call" if mentions_invalid_tool_call(body) else "Error"
    call_part = agy_call(wire, entry, "AgyError", None, description, None)
    return pair_message(wire, call_part, agy_error_text(body), True)


def agy_tool_message(wire: Wire, entry: Object, action: str, body: str) -> Message:
    """A tool that agy has used."""
    tool = used_agy_tool(entry, action)
    native_kind = "agy-numbered-read" if tool.name == "Read" else None
    description = entry["input"]["toolSummary"].as_str()
    call_part = agy_call(wire, entry, tool.name, tool.input, description, native_kind)
    return pair_message(wire, call_part, agy_tool_output(body, tool.name, action), False)
