"""Usage limits: some agents tell of them in a text of a fixed form.

Printed by portgen from specs/chat/usage_limits.py. Do not edit: change the contract and
run `make generate`.
"""

from __future__ import annotations

from hapi_protocol.chat.events import AgentEvent, limit_reached_event, limit_warning_event
from hapi_protocol.chat.message import Part, TextPart
from hapi_protocol.runtime import to_num
from hapi_protocol.values.patterns import usage_limit_reached, usage_limit_warning


def usage_limit_event(parts: list[Part]) -> AgentEvent | None:
    """The event that an agent's message stands for when one of its texts tells of a usage
    limit.

    The first such text counts.

    Contract: chat/usage_limits/usage_limit_event
    """
    for part in parts:
        if isinstance(part, TextPart) and (limit := usage_limit_of(part.text)) is not None:
            return limit
    return None


def usage_limit_of(text: str) -> AgentEvent | None:
    """The usage limit that a text tells of. A number too large to be one makes it an ordinary
    text.

    Contract: chat/usage_limits/usage_limit_of
    """
    if (reached := usage_limit_reached(text)) is not None and (
        ends_at := to_num(reached.ends_at)
    ) is not None:
        return limit_reached_event(
            ends_at, reached.limit_type if reached.limit_type is not None else ""
        )
    if (
        (warning := usage_limit_warning(text)) is not None
        and (ends_at := to_num(warning.ends_at)) is not None
        and ((percent := to_num(warning.utilization)) is not None)
    ):
        return limit_warning_event(percent / 100, ends_at, warning.limit_type)
    return None
