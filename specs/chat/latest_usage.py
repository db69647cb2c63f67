"""Latest usage: how full the context of a session's agent is."""

@public
class LatestUsage(Record):
    """The tokens of the last message that tells of them."""

    input_tokens: num
    output_tokens: num
    context_size: num
    """Size of the context, cached tokens included."""
    context_window: Opt[num]
    """The largest size that it can have, where that is known."""


def latest_usage_of(messages: List[Message]) -> Opt[LatestUsage]:
    """The latest usage of the session's own agent; its subagents do not count."""
    for message in reversed(messages):
        usage = message.usage
        if usage is None or message.is_sidechain or usage.role == "child":
            continue
        # The order of the sum shows in its last digits when a count is no whole number.
        size = usage.input_tokens + usage.cache_creation_tokens.or_else(0) + usage.cache_read_tokens.or_else(0)
        return LatestUsage(
            input_tokens=usage.input_tokens,
            output_tokens=usage.output_tokens,
            context_size=usage.context.or_else(size),
            context_window=usage.context_window,
        )
    return None


def project_usage(usage: Opt[LatestUsage]) -> Json:
    """The projection of a latest usage; null when there is none."""
    if usage is None:
        return json_null()
    return {
        "inputTokens": usage.input_tokens,
        "outputTokens": usage.output_tokens,
        "contextSize": usage.context_size,
        "contextWindow": usage.context_window.or_null(),
    }
