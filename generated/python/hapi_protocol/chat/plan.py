"""The steps of a plan.

Printed by portgen from specs/chat/plan.py and specs/chat/plan.yaml. Do not edit: change
the contract and run `make generate`.
"""

from __future__ import annotations

from typing import Final

from hapi_protocol.chat.plan_status import plan_status_of
from hapi_protocol.runtime import (
    Absent,
    Chars,
    Json,
    Object,
    as_list,
    as_str,
    coalesce,
    get,
    or_else,
    replace_each,
    str_or,
    trim,
)


def plan_step(entry: Json) -> Object | None:
    """A step of a plan in its normal form; nothing when the entry names none.

    Contract: chat/plan/plan_step
    """
    # chat/plan/bare-step
    if isinstance(bare := entry, str):
        return {"step": bare, "status": "pending"}
    # chat/plan/step
    if (
        step := or_else(
            or_else(
                or_else(
                    or_else(as_str(get(entry, "step")), as_str(get(entry, "content"))),
                    as_str(get(entry, "text")),
                ),
                as_str(get(entry, "title")),
            ),
            as_str(get(entry, "description")),
        )
        or None
    ) is not None:
        return {
            "step": step,
            "status": plan_status(str_or(coalesce(get(entry, "status"), get(entry, "state")), "")),
        }
    return None


SPACE_OR_DASH: Final = Chars(r"\s-")


def plan_entries(value: Json | Absent) -> list[Object] | None:
    """The steps of a plan, which is a list or an object with one; nothing when there is no
    step.

    Contract: chat/plan/plan_entries
    """
    entries = or_else(
        or_else(or_else(as_list(value), as_list(get(value, "plan"))), as_list(get(value, "items"))),
        as_list(get(value, "steps")),
    )
    if entries is None:
        return None
    steps = [step for entry in entries if (step := plan_step(entry)) is not None]
    return steps if steps else None


def plan_status(status: str) -> str:
    """The status of a step, however its name is written.

    Contract: chat/plan/plan_status
    """
    return plan_status_of(replace_each(trim(status).lower(), SPACE_OR_DASH, "_"))
