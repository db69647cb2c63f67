"""Tool groups: tool calls that follow each other are shown as one."""


class GroupFamily(Enum):
    """Tool calls of one family make a group."""

    ORDINARY = "ordinary"
    EXPLORATION = "exploration"


def group_tools(blocks: List[Block], has_more_messages: bool) -> List[Block]:
    """The blocks as they are shown: runs of tool calls become groups. A run that older messages may still lengthen
    is known by its last call."""
    visible: List[Block] = []
    run: List[ToolCallBlock] = []
    run_family: Opt[GroupFamily] = None
    for block in blocks:
        family = family_of(block)
        if family != run_family:
            visible.extend(
                shown_run(copy(run), run_family, has_more_messages and visible.is_empty())
            )
            run.clear()
        run_family = family
        if isinstance(block, ToolCallBlock) and family is not None:
            run.append(block)
        else:
            visible.append(block)
    visible.extend(shown_run(copy(run), run_family, has_more_messages and visible.is_empty()))
    return visible


def shown_run(run: List[ToolCallBlock], family: Opt[GroupFamily], is_open: bool) -> List[Block]:
    """A run of tool calls as it is shown: a group, or the only call itself. Exploration is always a group."""
    first = run.first()
    last = run.last()
    if first is None or last is None:
        return []
    if len(run) == 1 and family != GroupFamily.EXPLORATION:
        return [first]
    name = last.id if is_open else first.id
    group = ToolGroupBlock(
        id=f"tool-group:{name}",
        created_at=first.created_at,
        invoked_at=first.invoked_at,
        first_tool_id=first.id,
        last_tool_id=last.id,
        tools=run,
    )
    return [group]


def family_of(block: Block) -> Opt[GroupFamily]:
    """The family of a tool call; nothing for a block that stands alone."""
    if not isinstance(block, ToolCallBlock) or stands_alone(block):
        return None
    if block.name != "CodexBash":
        return GroupFamily.ORDINARY
    actions = command_actions(block.input)
    if actions.is_empty():
        return GroupFamily.ORDINARY
    is_exploration = all(action in EXPLORING_ACTIONS for action in actions)
    return GroupFamily.EXPLORATION if is_exploration and not is_user_shell(block.input) else None


def stands_alone(block: ToolCallBlock) -> bool:
    """Whether a reader looks for this tool call."""
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


EXPLORING_ACTIONS: Const[Set[str]] = {"read", "listFiles", "search"}


def command_actions(input: Opt[Json]) -> List[str]:
    """The types of the actions that a command is made of, as far as they are known and complete."""
    actions = input["command_actions"].coalesce(input["commandActions"]).as_list().or_else([])
    return [type for action in actions if (type := action_type(action)) is not None]


def action_type(action: Json) -> Opt[str]:
    """The type of one action that is known and complete."""
    type = action["type"].as_str().one_of(["read", "listFiles", "search", "unknown"])
    if not has_text(action["command"]):
        return None
    if type == "read" and not (has_text(action["name"]) and has_text(action["path"])):
        return None
    return type


def has_text(value: Opt[Json]) -> bool:
    """Whether a value is a text that is not empty."""
    return value.as_str().non_empty() is not None


def is_user_shell(input: Opt[Json]) -> bool:
    """Whether a user typed the command."""
    source = input["command_source"].coalesce(input["commandSource"]).as_str()
    return source.or_else("").lower() == "usershell"
