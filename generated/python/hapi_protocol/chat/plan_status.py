"""How far a step of a plan has come.

Printed by portgen from specs/chat/plan_status.yaml. Do not edit: change the contract
and run `make generate`.
"""

from __future__ import annotations


def plan_status_of(value: str) -> str:
    """The status that a word stands for; the word is in small letters, joined with `_`.

    Contract: chat/plan_status/plan_status_of
    """
    match value:
        case "completed" | "complete" | "done":
            # chat/plan_status/completed
            return "completed"
        case "in_progress" | "inprogress" | "active" | "running":
            # chat/plan_status/in-progress
            return "in_progress"
        case _:
            return "pending"
