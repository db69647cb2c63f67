"""States of tool calls, and which name of a tool counts."""


def first_state(permission: Opt[Permission]) -> ToolState:
    """The state of a tool call that was not seen before."""
    if permission is None:
        return ToolState.RUNNING
    if permission.is_pending:
        return ToolState.PENDING
    return ToolState.ERROR if permission.is_refused else ToolState.RUNNING


def is_final(state: ToolState) -> bool:
    """Whether a tool call has come to its end."""
    return state == ToolState.COMPLETED or state == ToolState.ERROR


def is_better_name(name: str, known: str) -> bool:
    """Whether a name replaces the one that is known; a placeholder never replaces a real name."""
    return name != known and name != "" and (not is_placeholder(name) or is_placeholder(known))


def is_placeholder(name: str) -> bool:
    """Whether a name only stands for one that is not known."""
    return name.trim().lower() in PLACEHOLDER_NAMES
