"""Log entries that are never shown.

Printed by portgen from specs/chat/hidden.yaml. Do not edit: change the contract and run
`make generate`.
"""

from __future__ import annotations

from hapi_protocol.runtime import Object, as_str, is_truthy, str_or, trim


def is_hidden(entry: Object) -> bool:
    """Whether an entry of the family `output` is hidden; a message with such an entry
    vanishes.

    Contract: chat/hidden/is_hidden
    """
    # chat/hidden/meta
    if is_truthy(entry.get("isMeta")):
        return True
    # chat/hidden/compact-summary
    if is_truthy(entry.get("isCompactSummary")):
        return True
    type = entry.get("type")
    if not isinstance(type, str):
        return False
    match type:
        case "rate_limit_event" | "tool_progress":
            # chat/hidden/noise
            return True
        case "system":
            # chat/hidden/unknown-system-entry
            if as_str(entry.get("subtype")) not in (
                "api_error",
                "turn_duration",
                "microcompact_boundary",
                "compact_boundary",
                "away_summary",
            ):
                return True
            # chat/hidden/blank-recap
            if (
                as_str(entry.get("subtype")) == "away_summary"
                and trim(str_or(entry.get("content"), "")) == ""
            ):
                return True
        case "agy_message":
            # chat/hidden/blank-agy-message
            if trim(str_or(entry.get("content"), "")) == "":
                return True
        case _:
            pass
    return False
