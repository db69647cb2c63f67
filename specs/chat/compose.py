"""Putting a normalized message together from what was read."""


def plain_message(wire: Wire, body: Body, model: Opt[str], usage: Opt[Usage]) -> Message:
    """A message outside any sidechain."""
    return Message(
        id=wire.id,
        local_id=wire.local_id,
        created_at=wire.created_at,
        invoked_at=wire.invoked_at,
        status=wire.status,
        meta=wire.meta,
        is_sidechain=False,
        model=model,
        usage=usage,
        body=body,
    )


def entry_message(wire: Wire, entry: Object, body: Body, model: Opt[str], usage: Opt[Usage]) -> Message:
    """A message of a log entry, which says itself whether it belongs to a sidechain."""
    return Message(
        id=wire.id,
        local_id=wire.local_id,
        created_at=wire.created_at,
        invoked_at=wire.invoked_at,
        status=wire.status,
        meta=wire.meta,
        is_sidechain=entry["isSidechain"].is_truthy(),
        parent_tool_use_id=entry["parentToolUseId"].as_str(),
        model=model,
        usage=usage,
        body=body,
    )


def part_message(wire: Wire, part: Part) -> Message:
    """An agent's message of one part."""
    return plain_message(wire, AgentBody(parts=[part]), None, None)


def text_message(wire: Wire, text: str) -> Message:
    """What a message falls back to: an agent's text."""
    return part_message(wire, TextPart(uuid=wire.id, text=text))


def pair_message(wire: Wire, call_part: ToolCallPart, content: Opt[Json], is_error: bool) -> Message:
    """A tool call that has already ended, with its result."""
    result = ToolResultPart(
        uuid=call_part.uuid,
        parent_uuid=call_part.parent_uuid,
        tool_use_id=call_part.id,
        content=content,
        is_error=is_error,
    )
    return plain_message(wire, AgentBody(parts=[call_part, result]), None, None)


def user_message(wire: Wire, body: UserBody) -> Message:
    """A user's message."""
    return plain_message(wire, body, None, None)


def event_message(wire: Wire, event: Object) -> Message:
    """An event, which has a text `type`."""
    return plain_message(wire, event_body(event), None, None)


def event_body(event: Object) -> EventBody:
    """The body of an event, which has a text `type`."""
    return EventBody(type=event["type"].as_str().or_else(""), event=event)


def entry_event_message(wire: Wire, entry: Object, event: Object) -> Message:
    """An event of a log entry, which has a text `type`."""
    return entry_message(wire, entry, event_body(event), None, None)
