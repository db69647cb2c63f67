"""Usage limits: some agents tell of them in a text of a fixed form."""


def usage_limit_event(parts: List[Part]) -> Opt[AgentEvent]:
    """The event that an agent's message stands for when one of its texts tells of a usage limit.

    The first such text counts.
    """
    for part in parts:
        if isinstance(part, TextPart) and (limit := usage_limit_of(part.text)) is not None:
            return limit
    return None


def usage_limit_of(text: str) -> Opt[AgentEvent]:
    """The usage limit that a text tells of. A number too large to be one makes it an ordinary text."""
    if (reached := usage_limit_reached(text)) is not None:
        if (ends_at := reached.ends_at.to_num()) is not None:
            return limit_reached_event(ends_at, reached.limit_type.or_else(""))
    if (warning := usage_limit_warning(text)) is not None:
        if (ends_at := warning.ends_at.to_num()) is not None and (
            percent := warning.utilization.to_num()
        ) is not None:
            return limit_warning_event(percent / 100, ends_at, warning.limit_type)
    return None
