"""Open requests: an agent may ask for a permission before the call that needs it is seen."""


def open_request_blocks(
    permissions: OrdMap[str, PermissionEntry],
    messages: List[Message],
    tools: Index[str, ToolCallBlock],
    now: Opt[num],
) -> List[Block]:
    """A tool block for each open request of whose call no message tells, unless it is older than all messages.

    `now` is the time of a request that has none; without it, that is the time of the newest message.
    """
    unshown = [
        entry
        for entry in permissions.values()
        if entry.permission.is_pending and entry.call_id not in tools
    ]
    if unshown.is_empty():
        return []
    called = called_ids(messages)
    oldest: Opt[num] = None
    newest: num = 0
    for message in messages:
        newest = message.created_at if oldest is None else max(newest, message.created_at)
        oldest = min(oldest.or_else(message.created_at), message.created_at)
    blocks: List[Block] = []
    for entry in unshown:
        created_at = entry.created_at.or_else(now.or_else(newest))
        if entry.call_id not in called and created_at >= oldest.or_else(created_at):
            blocks.append(open_request_block(entry, created_at))
    return blocks


def called_ids(messages: List[Message]) -> Set[str]:
    """The ids of all tool calls of which messages tell."""
    ids: Set[str] = set()
    for message in messages:
        if isinstance(agent := message.body, AgentBody):
            for part in agent.parts:
                if isinstance(part, ToolCallPart):
                    ids.add(part.id)
                elif isinstance(part, ToolResultPart):
                    ids.add(part.tool_use_id)
    return ids


def open_request_block(entry: PermissionEntry, created_at: num) -> ToolCallBlock:
    """The tool block of an open request."""
    return ToolCallBlock(
        id=entry.call_id,
        created_at=created_at,
        name=entry.tool,
        state=first_state(entry.permission),
        input=entry.input,
        permission=entry.permission,
        children=[],
    )
