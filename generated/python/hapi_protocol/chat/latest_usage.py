"""Latest usage: how full the context of a session's agent is.

Printed by portgen from specs/chat/latest_usage.py. Do not edit: change the contract and
run `make generate`.
"""

from __future__ import annotations

from dataclasses import dataclass

from hapi_protocol.chat.message import Message
from hapi_protocol.runtime import Json, as_double


@dataclass(slots=True)
class LatestUsage:
    """The tokens of the last message that tells of them.

    Contract: chat/latest_usage/LatestUsage
    """

    input_tokens: float
    output_tokens: float
    context_size: float
    """Size of the context, cached tokens included."""
    context_window: float | None
    """The largest size that it can have, where that is known."""


def latest_usage_of(messages: list[Message]) -> LatestUsage | None:
    """The latest usage of the session's own agent; its subagents do not count.

    Contract: chat/latest_usage/latest_usage_of
    """
    for message in messages[::-1]:
        usage = message.usage
        if usage is None or message.is_sidechain or usage.role == "child":
            continue
        # The order of the sum shows in its last digits when a count is no whole
        # number.
        size = as_double(
            as_double(
                usage.input_tokens
                + (usage.cache_creation_tokens if usage.cache_creation_tokens is not None else 0)
            )
            + (usage.cache_read_tokens if usage.cache_read_tokens is not None else 0)
        )
        return LatestUsage(
            usage.input_tokens,
            usage.output_tokens,
            usage.context if usage.context is not None else size,
            usage.context_window,
        )
    return None


def project_usage(usage: LatestUsage | None) -> Json:
    """The projection of a latest usage; null when there is none.

    Contract: chat/latest_usage/project_usage
    """
    if usage is None:
        return None
    return {
        "inputTokens": usage.input_tokens,
        "outputTokens": usage.output_tokens,
        "contextSize": usage.context_size,
        "contextWindow": usage.context_window,
    }
