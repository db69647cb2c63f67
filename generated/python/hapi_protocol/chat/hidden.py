"""Log entries that are never shown.

Printed by portgen from specs/chat/hidden.yaml. Do not edit: change the contract and run
`make generate`.
"""

from __future__ import annotations

from hapi_protocol.runtime import ABSENT, Object, as_str, is_truthy, or_else, trim


def is_hidden(entry: Object) -> bool:
    """Whether an entry of the family `output` is hidden; a message with such an entry
    vanishes.

    Contract: chat/hidden/is_hidden
    """
    # chat/hidden/meta
    if is_truthy(entry.get("isMeta", ABSENT)):
        return True
    # chat/hidden/compact-summary
    if is_truthy(entry.get("isCompactSummary", ABSENT)):
        return True
    type = as_str(entry.get("type", ABSENT))
    if type is None:
        return False
    match type:
        case "rate_limit_event" | "tool_progress":
            # chat/hidden/noise
            return True
        case "system":
            # chat/hidden/unknown-system-entry
            if as_str(entry.get("subtype", ABSENT)) not in (
                "api_error",
                "turn_duration",
                "microcompact_boundary",
                "compact_boundary",
                "away_summary",
            ):
                return True
            # chat/hidden/blank-recap
            if (
                as_str(entry.get("subtype", ABSENT)) == "away_summary"
                and trim(or_else(as_str(entry.get("content", ABSENT)), "")) == ""
            ):
                return True
        case "agy_message":
            # chat/hidden/blank-agy-message
            if trim(or_else(as_str(entry.get("content", ABSENT)), "")) == "":
                return True
        case _:
            pass
    return False
