"""States of tool calls, and which name of a tool counts.

Printed by portgen from specs/chat/tool_state.py. Do not edit: change the contract and
run `make generate`.
"""

from __future__ import annotations

from hapi_protocol.chat.blocks import ToolState
from hapi_protocol.chat.permissions import Permission
from hapi_protocol.chat.tool_names import PLACEHOLDER_NAMES
from hapi_protocol.runtime import trim


def first_state(permission: Permission | None) -> ToolState:
    """The state of a tool call that was not seen before.

    Contract: chat/tool_state/first_state
    """
    if permission is None:
        return ToolState.RUNNING
    if permission.is_pending:
        return ToolState.PENDING
    return ToolState.ERROR if permission.is_refused else ToolState.RUNNING


def is_final(state: ToolState) -> bool:
    """Whether a tool call has come to its end.

    Contract: chat/tool_state/is_final
    """
    return state == ToolState.COMPLETED or state == ToolState.ERROR


def is_better_name(name: str, known: str) -> bool:
    """Whether a name replaces the one that is known; a placeholder never replaces a real name.

    Contract: chat/tool_state/is_better_name
    """
    return name != known and name != "" and (not is_placeholder(name) or is_placeholder(known))


def is_placeholder(name: str) -> bool:
    """Whether a name only stands for one that is not known.

    Contract: chat/tool_state/is_placeholder
    """
    return trim(name).lower() in PLACEHOLDER_NAMES
