"""Tool groups: tool calls that follow each other are shown as one.

Printed by portgen from specs/chat/groups.py. Do not edit: change the contract and run
`make generate`.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from hapi_protocol.chat.blocks import Block, ToolCallBlock, ToolGroupBlock
from hapi_protocol.chat.subagents import is_subagent
from hapi_protocol.chat.tool_names import INTERACTIVE_TOOLS, MILESTONE_TOOLS, PLAN_TOOLS
from hapi_protocol.runtime import (
    ABSENT,
    Absent,
    Json,
    as_list,
    as_str,
    coalesce,
    first_of,
    get,
    last_of,
    one_of,
)


class GroupFamily(StrEnum):
    """Tool calls of one family make a group.

    Contract: chat/groups/GroupFamily
    """

    ORDINARY = "ordinary"
    EXPLORATION = "exploration"


def group_tools(blocks: list[Block], has_more_messages: bool) -> list[Block]:
    """The blocks as they are shown: runs of tool calls become groups. A run that older
    messages may still lengthen is known by its last call.

    Contract: chat/groups/group_tools
    """
    visible: list[Block] = []
    run: list[ToolCallBlock] = []
    run_family: GroupFamily | None = None
    for block in blocks:
        family = family_of(block)
        if family != run_family:
            visible.extend(shown_run(run.copy(), run_family, has_more_messages and not visible))
            run.clear()
        run_family = family
        if isinstance(block, ToolCallBlock) and family is not None:
            run.append(block)
        else:
            visible.append(block)
    visible.extend(shown_run(run.copy(), run_family, has_more_messages and not visible))
    return visible


def shown_run(run: list[ToolCallBlock], family: GroupFamily | None, is_open: bool) -> list[Block]:
    """A run of tool calls as it is shown: a group, or the only call itself. Exploration is
    always a group.

    Contract: chat/groups/shown_run
    """
    first = first_of(run)
    last = last_of(run)
    if first is None or last is None:
        return []
    if len(run) == 1 and family != GroupFamily.EXPLORATION:
        return [first]
    name = last.id if is_open else first.id
    group = ToolGroupBlock(
        f"tool-group:{name}", first.created_at, first.invoked_at, ABSENT, first.id, last.id, run
    )
    return [group]


def family_of(block: Block) -> GroupFamily | None:
    """The family of a tool call; nothing for a block that stands alone.

    Contract: chat/groups/family_of
    """
    if not isinstance(block, ToolCallBlock) or stands_alone(block):
        return None
    if block.name != "CodexBash":
        return GroupFamily.ORDINARY
    actions = command_actions(block.input)
    if not actions:
        return GroupFamily.ORDINARY
    is_exploration = all(action in EXPLORING_ACTIONS for action in actions)
    return GroupFamily.EXPLORATION if is_exploration and not is_user_shell(block.input) else None


def stands_alone(block: ToolCallBlock) -> bool:
    """Whether a reader looks for this tool call.

    Contract: chat/groups/stands_alone
    """
    name = block.name
    if (
        name in PLAN_TOOLS
        or name in MILESTONE_TOOLS
        or name in INTERACTIVE_TOOLS
        or is_subagent(name)
    ):
        return True
    permission = block.permission
    if permission is None:
        return False
    return permission.is_pending


EXPLORING_ACTIONS: Final = frozenset({"read", "listFiles", "search"})


def command_actions(input: Json | Absent) -> list[str]:
    """The types of the actions that a command is made of, as far as they are known and
    complete.

    Contract: chat/groups/command_actions
    """
    actions = as_list(coalesce(get(input, "command_actions"), get(input, "commandActions"))) or []
    return [type for action in actions if (type := action_type(action)) is not None]


def action_type(action: Json) -> str | None:
    """The type of one action that is known and complete.

    Contract: chat/groups/action_type
    """
    type = one_of(as_str(get(action, "type")), ["read", "listFiles", "search", "unknown"])
    if not has_text(get(action, "command")):
        return None
    if type == "read" and not (has_text(get(action, "name")) and has_text(get(action, "path"))):
        return None
    return type


def has_text(value: Json | Absent) -> bool:
    """Whether a value is a text that is not empty.

    Contract: chat/groups/has_text
    """
    return (as_str(value) or None) is not None


def is_user_shell(input: Json | Absent) -> bool:
    """Whether a user typed the command.

    Contract: chat/groups/is_user_shell
    """
    source = as_str(coalesce(get(input, "command_source"), get(input, "commandSource")))
    return (source if source is not None else "").lower() == "usershell"
