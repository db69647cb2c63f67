"""Decoding: from the messages of a session to the blocks of its timeline."""

@public
class Decoded(Record):
    """A session, decoded."""

    blocks: List[Block]
    """All blocks, in order."""
    visible_blocks: List[Block]
    """The blocks as they are shown: tool calls that belong together stand in groups."""
    latest_usage: Opt[LatestUsage]
    has_ready_event: bool
    """Whether the agent told that it is ready."""


@public
def decode(
    messages: List[Json],
    agent_state: Opt[Json] = None,
    has_more_messages: bool = False,
    now: Opt[num] = None,
) -> Decoded:
    """The timeline of a session: its messages in order, and the agent's state with its requests for permission.

    `has_more_messages`: older messages exist. `now`: the time of a request that has none, in milliseconds.
    What is no object among the messages is skipped; nothing else is refused.
    """
    normalized = normalized_messages(messages)
    permissions = read_permissions(agent_state)
    traced = trace(normalized)
    context = TimelineContext(
        permissions=permissions, groups=traced.groups, titles=title_table(normalized)
    )
    timeline = pass_all(traced.root, context)
    requests = open_request_blocks(permissions, normalized, timeline.tools, now)
    folded = fold_api_errors(timeline.finished_blocks() + requests)
    blocks = drop_goal_events(drop_repeated_events(folded))
    return Decoded(
        blocks=blocks,
        visible_blocks=group_tools(blocks, has_more_messages),
        latest_usage=latest_usage_of(normalized),
        has_ready_event=timeline.is_ready,
    )


def normalized_messages(messages: List[Json]) -> List[Message]:
    """The messages that are not hidden, normalized."""
    return [
        message
        for item in messages
        if (row := item.as_object()) is not None and (message := normalize(row)) is not None
    ]
