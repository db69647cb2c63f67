"""From a wire message to its normalized form.

Printed by portgen from specs/chat/normalize.py. Do not edit: change the contract and
run `make generate`.
"""

from __future__ import annotations

from hapi_protocol.chat.agent import agent_payload_message
from hapi_protocol.chat.compose import text_message, user_message
from hapi_protocol.chat.envelope import envelope_of, read_wire
from hapi_protocol.chat.message import Message
from hapi_protocol.chat.user import user_body
from hapi_protocol.runtime import ABSENT, Object, replace, stringify


def normalize(message: Object) -> Message | None:
    """What a wire message means; nothing when it is never shown. Any object is taken.

    Content without an envelope becomes an agent's text that knows neither when it was
    invoked nor any meta.

    Contract: chat/normalize/normalize
    """
    content = message.get("content", ABSENT)
    envelope = envelope_of(content)
    if envelope is None:
        return text_message(
            replace(read_wire(message, ABSENT), invoked_at=None), stringify(content)
        )
    wire = read_wire(message, envelope.meta)
    match envelope.role:
        case "agent":
            return agent_payload_message(wire, envelope.content)
        case "user":
            return user_message(wire, user_body(envelope.content))
        case _:
            return text_message(wire, stringify(envelope.content))
