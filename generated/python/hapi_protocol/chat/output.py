"""The family `output`, log entries that are passed on as they were written.

Printed by portgen from specs/chat/output.yaml. Do not edit: change the contract and run
`make generate`.
"""

from __future__ import annotations

from hapi_protocol.chat.agy import agy_action_message, agy_message
from hapi_protocol.chat.claude import assistant_message, logged_user_message
from hapi_protocol.chat.compose import part_message
from hapi_protocol.chat.message import Message, SummaryPart, Wire
from hapi_protocol.chat.system import system_message
from hapi_protocol.runtime import ABSENT, Object, as_record


def output_message(wire: Wire, entry: Object) -> Message | None:
    """The message of a visible entry, by its type; nothing when no row takes it.

    Contract: chat/output/output_message
    """
    type = entry.get("type")
    if not isinstance(type, str):
        return None
    match type:
        case "assistant":
            # chat/output/assistant
            message = as_record(entry.get("message"))
            if message is ABSENT:
                return None
            return assistant_message(wire, entry, message)
        case "user":
            # chat/output/user
            message = as_record(entry.get("message"))
            if message is ABSENT:
                return None
            return logged_user_message(wire, entry, message)
        case "summary":
            # chat/output/summary
            summary = entry.get("summary")
            if not isinstance(summary, str):
                return None
            return part_message(wire, SummaryPart(uuid=None, parent_uuid=None, summary=summary))
        case "system":
            # chat/output/system
            return system_message(wire, entry)
        case "agy_message":
            # chat/output/agy-message
            return agy_message(wire, entry)
        case "agy_tool_action":
            # chat/output/agy-tool-action
            return agy_action_message(wire, entry)
        case _:
            return None
