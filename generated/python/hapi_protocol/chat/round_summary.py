"""What a whole turn of an agent took.

Printed by portgen from specs/chat/round_summary.py and specs/chat/round_summary.yaml.
Do not edit: change the contract and run `make generate`.
"""

from __future__ import annotations

from hapi_protocol.runtime import (
    Absent,
    Json,
    Object,
    as_num,
    entries,
    get,
    is_record,
    is_safe_integer,
    json_opt,
    without_absent,
)


def round_summary(value: Json | Absent) -> Object | None:
    """The summary of a turn, with what is known of it; nothing when nothing is.

    Contract: chat/round_summary/round_summary
    """
    usage = round_usage(get(value, "usage"))
    models = models_usage(get(value, "modelUsage"))
    cost = not_negative(get(value, "total_cost_usd"))
    duration = not_negative(get(value, "duration_ms"))
    turns = count_of(get(value, "num_turns"))
    # chat/round_summary/something-known
    if (
        usage is not None
        or models is not None
        or cost is not None
        or (duration is not None)
        or (turns is not None)
    ):
        return without_absent(
            {
                "usage": json_opt(usage),
                "modelUsage": json_opt(models),
                "total_cost_usd": json_opt(positive(cost)),
                "duration_ms": json_opt(duration),
                "num_turns": json_opt(positive(turns)),
            }
        )
    return None


def round_usage(value: Json | Absent) -> Object | None:
    """The tokens of a turn; nothing unless both counts are there.

    Contract: chat/round_summary/round_usage
    """
    input_tokens = count_of(get(value, "input_tokens"))
    if input_tokens is None:
        return None
    output_tokens = count_of(get(value, "output_tokens"))
    if output_tokens is None:
        return None
    return without_absent(
        {
            "input_tokens": input_tokens,
            "output_tokens": output_tokens,
            "cache_creation_input_tokens": json_opt(
                count_of(get(value, "cache_creation_input_tokens"))
            ),
            "cache_read_input_tokens": json_opt(count_of(get(value, "cache_read_input_tokens"))),
        }
    )


def model_usage(value: Json) -> Object:
    """The tokens of one model in a turn, as far as they are counts.

    Contract: chat/round_summary/model_usage
    """
    return without_absent(
        {
            "inputTokens": json_opt(count_of(get(value, "inputTokens"))),
            "outputTokens": json_opt(count_of(get(value, "outputTokens"))),
            "cacheReadInputTokens": json_opt(count_of(get(value, "cacheReadInputTokens"))),
            "cacheCreationInputTokens": json_opt(count_of(get(value, "cacheCreationInputTokens"))),
        }
    )


def models_usage(value: Json | Absent) -> Object | None:
    """The tokens by model; nothing when no model has a count.

    Contract: chat/round_summary/models_usage
    """
    models: dict[str, Json] = {}
    is_counted = False
    for entry in entries(value):
        if is_record(entry.value):
            usage = model_usage(entry.value)
            models[entry.key] = usage
            is_counted = is_counted or bool(entries(usage))
    if not is_counted:
        return None
    return models.copy()


def count_of(value: Json | Absent) -> float | None:
    """A whole number from 0 on that is exact.

    Contract: chat/round_summary/count_of
    """
    number = as_num(value)
    if number is None or number < 0 or not is_safe_integer(number):
        return None
    return number


def not_negative(value: Json | Absent) -> float | None:
    """A number from 0 on.

    Contract: chat/round_summary/not_negative
    """
    number = as_num(value)
    if number is None or number < 0:
        return None
    return number


def positive(number: float | None) -> float | None:
    """The number, if it is above 0.

    Contract: chat/round_summary/positive
    """
    if number is None or number <= 0:
        return None
    return number
