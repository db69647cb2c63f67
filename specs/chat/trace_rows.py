def trace_row(message: Message, row: Opt[Json], agent: str) -> Opt[Message]:
    """The message that a trace event carries, with ids of its own; nothing when none is to be shown."""
    prefix = f"{agent_scope(agent)}:"
    id = scoped_id(row["id"].as_str().or_else(f"{message.id}:trace"), prefix, "trace")
    body = trace_body(row, id, prefix)
    if body is None:
        return None
    return Message(
        id=id,
        created_at=message.created_at,
        meta=message.meta,
        is_sidechain=False,
        body=body,
    )


def agent_scope(agent: str) -> str:
    """What the ids of an agent's rows and calls begin with; also the id of its card, as long as it has no other."""
    return f"codex-agent:{agent}"


def scoped_id(id: str, prefix: str, kind: str) -> str:
    """An id that is unique among all agents."""
    return id if id.startswith(prefix) else f"{prefix}{kind}:{id}"
