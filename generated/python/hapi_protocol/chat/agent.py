"""The families of agent payloads.

Printed by portgen from specs/chat/agent.yaml. Do not edit: change the contract and run
`make generate`.
"""

from __future__ import annotations

from hapi_protocol.chat.codex import codex_message
from hapi_protocol.chat.compose import event_message, text_message
from hapi_protocol.chat.hidden import is_hidden
from hapi_protocol.chat.message import Message, Wire
from hapi_protocol.chat.output import output_message
from hapi_protocol.runtime import Json, as_str, get, stringify


def agent_payload_message(wire: Wire, payload: Json) -> Message | None:
    """An agent's message, by the family of its payload. Nothing when it is hidden or, in the
    family `codex`, unknown; the payload as text when no row takes it.

    Contract: chat/agent/agent_payload_message
    """
    family = get(payload, "type")
    if not isinstance(family, str):
        return text_message(wire, stringify(payload))
    match family:
        case "output":
            # chat/agent/hidden
            entry = get(payload, "data")
            if not isinstance(entry, dict):
                return text_message(wire, stringify(payload))
            if is_hidden(entry):
                return None
            # chat/agent/output
            if (output := output_message(wire, entry)) is not None:
                return output
        case "codex":
            # chat/agent/codex
            if isinstance(data := get(payload, "data"), dict):
                return codex_message(wire, data)
            # chat/agent/codex-without-data
            return None
        case "event":
            # chat/agent/event
            event = get(payload, "data")
            if not isinstance(event, dict):
                return text_message(wire, stringify(payload))
            if as_str(event.get("type")) is not None:
                return event_message(wire, event)
        case _:
            pass
    return text_message(wire, stringify(payload))
