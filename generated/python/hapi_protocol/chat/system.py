"""Log entries of the type `system`, which tell of events.

Printed by portgen from specs/chat/system.yaml. Do not edit: change the contract and run
`make generate`.
"""

from __future__ import annotations

from hapi_protocol.chat.compose import entry_event_message, event_message
from hapi_protocol.chat.message import Message, Wire
from hapi_protocol.chat.round_summary import round_summary
from hapi_protocol.runtime import (
    ABSENT,
    Object,
    as_str,
    get,
    json_opt,
    num_or,
    str_or,
    without_absent,
)


def system_message(wire: Wire, entry: Object) -> Message | None:
    """The event that a visible system entry tells of, by its subtype; nothing when no row
    takes it.

    Contract: chat/system/system_message
    """
    subtype = entry.get("subtype")
    if not isinstance(subtype, str):
        return None
    match subtype:
        case "turn_duration":
            # chat/system/turn-summary
            if (summary := round_summary(entry.get("resultSummary", ABSENT))) is not None:
                return entry_event_message(
                    wire, entry, {"type": "turn-summary", "summary": summary}
                )
            # chat/system/turn-duration
            return entry_event_message(
                wire,
                entry,
                without_absent(
                    {
                        "type": "turn-duration",
                        "durationMs": num_or(entry.get("durationMs"), 0),
                        "targetMessageId": json_opt(as_str(entry.get("messageId"))),
                    }
                ),
            )
        case "api_error":
            # chat/system/api-error
            return event_message(
                wire,
                without_absent(
                    {
                        "type": "api-error",
                        "retryAttempt": num_or(entry.get("retryAttempt"), 0),
                        "maxRetries": num_or(entry.get("maxRetries"), 0),
                        "error": entry.get("error", ABSENT),
                    }
                ),
            )
        case "microcompact_boundary":
            # chat/system/microcompact
            return event_message(
                wire,
                {
                    "type": "microcompact",
                    "trigger": str_or(
                        get(entry.get("microcompactMetadata", ABSENT), "trigger"), "auto"
                    ),
                    "preTokens": num_or(
                        get(entry.get("microcompactMetadata", ABSENT), "preTokens"), 0
                    ),
                    "tokensSaved": num_or(
                        get(entry.get("microcompactMetadata", ABSENT), "tokensSaved"), 0
                    ),
                },
            )
        case "compact_boundary":
            # chat/system/compact
            return event_message(
                wire,
                {
                    "type": "compact",
                    "trigger": str_or(get(entry.get("compactMetadata", ABSENT), "trigger"), "auto"),
                    "preTokens": num_or(get(entry.get("compactMetadata", ABSENT), "preTokens"), 0),
                },
            )
        case "away_summary":
            # chat/system/recap
            text = entry.get("content")
            if not isinstance(text, str):
                return None
            return event_message(wire, {"type": "recap", "text": text})
        case _:
            return None
