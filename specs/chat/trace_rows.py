def trace_row(message: Message, row: Opt[Json], agent: str) -> Opt[Message]:
    """The message that a trace event carries, with ids of its own; nothing when there is none to show."""
    prefix = f"codex-agent:{agent}:"
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


def scoped_id(id: str, prefix: str, kind: str) -> str:
    """An id that is unique among all agents."""
    return id if id.startswith(prefix) else f"{prefix}{kind}:{id}"
