"""Decoding: from the messages of a session to the blocks of its timeline.

Printed by portgen from specs/chat/decode.py. Do not edit: change the contract and run
`make generate`.
"""

from __future__ import annotations

from dataclasses import dataclass

from hapi_protocol.chat.blocks import Block
from hapi_protocol.chat.folding import drop_repeated_events, fold_api_errors
from hapi_protocol.chat.groups import group_tools
from hapi_protocol.chat.latest_usage import LatestUsage, latest_usage_of
from hapi_protocol.chat.message import Message
from hapi_protocol.chat.normalize import normalize
from hapi_protocol.chat.open_requests import open_request_blocks
from hapi_protocol.chat.passes import pass_all
from hapi_protocol.chat.permissions import read_permissions
from hapi_protocol.chat.silent_goals import drop_goal_events
from hapi_protocol.chat.timeline import TimelineContext
from hapi_protocol.chat.titles import title_table
from hapi_protocol.chat.tracing import trace
from hapi_protocol.runtime import ABSENT, Absent, Json, without_collector


@dataclass(slots=True)
class Decoded:
    """A session, decoded.

    Contract: chat/decode/Decoded
    """

    blocks: list[Block]
    """All blocks, in order."""
    visible_blocks: list[Block]
    """The blocks as they are shown: tool calls that belong together stand in groups."""
    latest_usage: LatestUsage | None
    has_ready_event: bool
    """Whether the agent told that it is ready."""


@without_collector
def decode(
    messages: list[Json],
    agent_state: Json | Absent = ABSENT,
    *,
    has_more_messages: bool = False,
    now: float | None = None,
) -> Decoded:
    """The timeline of a session: its messages in order, and the agent's state with its
    requests for permission.

    `has_more_messages`: older messages exist. `now`: the time of a request that has none,
    in milliseconds. What is no object among the messages is skipped; nothing else is
    refused.

    Contract: chat/decode/decode
    """
    normalized = normalized_messages(messages)
    permissions = read_permissions(agent_state)
    traced = trace(normalized)
    context = TimelineContext(permissions, traced.groups, title_table(normalized))
    timeline = pass_all(traced.root, context)
    requests = open_request_blocks(permissions, normalized, timeline.tools, now)
    folded = fold_api_errors(timeline.finished_blocks() + requests)
    blocks = drop_goal_events(drop_repeated_events(folded))
    return Decoded(
        blocks,
        group_tools(blocks, has_more_messages),
        latest_usage_of(normalized),
        timeline.is_ready,
    )


def normalized_messages(messages: list[Json]) -> list[Message]:
    """The messages that are not hidden, normalized.

    Contract: chat/decode/normalized_messages
    """
    return [
        message
        for row in messages
        if isinstance(row, dict) and (message := normalize(row)) is not None
    ]
