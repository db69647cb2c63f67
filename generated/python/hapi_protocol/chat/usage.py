"""How many tokens a message tells of.

Printed by portgen from specs/chat/usage.yaml. Do not edit: change the contract and run
`make generate`.
"""

from __future__ import annotations

from hapi_protocol.chat.message import Usage
from hapi_protocol.runtime import (
    ABSENT,
    Absent,
    Json,
    Object,
    as_num,
    as_record,
    as_str,
    coalesce,
    get,
    json_or,
    num_or,
)


def claude_usage(usage: Json | Absent) -> Usage | None:
    """The usage of an assistant's entry; nothing unless both counts are there.

    Contract: chat/usage/claude_usage
    """
    input_tokens = as_num(get(usage, "input_tokens"))
    if input_tokens is None:
        return None
    output_tokens = as_num(get(usage, "output_tokens"))
    if output_tokens is None:
        return None
    return Usage(
        input_tokens,
        output_tokens,
        as_num(get(usage, "cache_creation_input_tokens")),
        as_num(get(usage, "cache_read_input_tokens")),
        context=None,
        context_window=as_num(get(usage, "context_window")),
        role=None,
    )


def codex_usage(data: Object) -> Usage | None:
    """The usage of a token count; nothing unless both counts are there. They are those of the
    last turn, else those of the whole conversation, else those of the record itself.

    Contract: chat/usage/codex_usage
    """
    info = as_record(data.get("info"))
    if info is ABSENT:
        return None
    source = json_or(
        json_or(
            json_or(
                json_or(
                    json_or(
                        json_or(
                            as_record(get(info, "last")), as_record(get(info, "lastTokenUsage"))
                        ),
                        as_record(get(info, "last_token_usage")),
                    ),
                    as_record(get(info, "total")),
                ),
                as_record(get(info, "totalTokenUsage")),
            ),
            as_record(get(info, "total_token_usage")),
        ),
        info,
    )
    input_tokens = as_num(coalesce(get(source, "inputTokens"), get(source, "input_tokens")))
    if input_tokens is None:
        return None
    output_tokens = as_num(coalesce(get(source, "outputTokens"), get(source, "output_tokens")))
    if output_tokens is None:
        return None
    return Usage(
        input_tokens,
        output_tokens,
        cache_creation_tokens=None,
        cache_read_tokens=None,
        context=num_or(
            coalesce(
                coalesce(
                    coalesce(get(info, "contextTokens"), get(info, "context_tokens")),
                    get(source, "contextTokens"),
                ),
                get(source, "context_tokens"),
            ),
            input_tokens,
        ),
        context_window=as_num(
            coalesce(get(info, "modelContextWindow"), get(info, "model_context_window"))
        ),
        role=as_str(
            coalesce(
                coalesce(data.get("scope_role"), data.get("scopeRole")),
                get(data.get("scope", ABSENT), "role"),
            )
        ),
    )
