"""A session as it travels whole.

Printed by portgen from specs/wire/session.schema.json. Do not edit: change the contract
and run `make generate`.
"""

from __future__ import annotations

from hapi_protocol.runtime import (
    ABSENT,
    Absent,
    Json,
    Object,
    as_bool,
    as_num,
    as_str,
    is_nullish,
    json_list,
    json_opt,
    merged,
    num_or,
    or_else,
    or_null,
    str_or,
    without_absent,
)
from hapi_protocol.wire.agent_state import parse_agent_state, parse_starting_mode


def parse_session(value: Json | Absent) -> Object | None:
    """One conversation with an agent, and how it stands.

    Gives the normal form of `value`, or nothing when it is not valid.

    Contract: wire/session/Session
    """
    session = value
    if not isinstance(session, dict):
        return None
    id = session.get("id")
    if not isinstance(id, str):
        return None
    namespace = session.get("namespace")
    if not isinstance(namespace, str):
        return None
    seq = as_num(session.get("seq"))
    if seq is None:
        return None
    created_at = as_num(session.get("createdAt"))
    if created_at is None:
        return None
    updated_at = as_num(session.get("updatedAt"))
    if updated_at is None:
        return None
    pinned = session.get("pinned", ABSENT)
    if pinned is not ABSENT and as_bool(pinned) is None:
        return None
    global_pinned = session.get("globalPinned", ABSENT)
    if global_pinned is not ABSENT and as_bool(global_pinned) is None:
        return None
    active = session.get("active")
    if not isinstance(active, bool):
        return None
    active_at = session.get("activeAt", ABSENT)
    if not is_nullish(active_at) and as_num(active_at) is None:
        return None
    metadata = parse_metadata(session.get("metadata", ABSENT))
    if session.get("metadata", ABSENT) is not None and metadata is None:
        return None
    metadata_version = as_num(session.get("metadataVersion"))
    if metadata_version is None:
        return None
    agent_state = parse_agent_state(session.get("agentState", ABSENT))
    if session.get("agentState", ABSENT) is not None and agent_state is None:
        return None
    agent_state_version = as_num(session.get("agentStateVersion"))
    if agent_state_version is None:
        return None
    thinking = session.get("thinking")
    if not isinstance(thinking, bool):
        return None
    thinking_at = as_num(session.get("thinkingAt"))
    if thinking_at is None:
        return None
    active_turn_started_at = session.get("activeTurnStartedAt", ABSENT)
    if not is_nullish(active_turn_started_at) and as_num(active_turn_started_at) is None:
        return None
    background_task_count = session.get("backgroundTaskCount", ABSENT)
    if background_task_count is not ABSENT and as_num(background_task_count) is None:
        return None
    todos = parse_todo_list(session.get("todos", ABSENT))
    if session.get("todos", ABSENT) is not ABSENT and todos is ABSENT:
        return None
    team_state = parse_team_state(session.get("teamState", ABSENT))
    if session.get("teamState", ABSENT) is not ABSENT and team_state is None:
        return None
    todos_updated_at = session.get("todosUpdatedAt", ABSENT)
    if todos_updated_at is not ABSENT and as_num(todos_updated_at) is None:
        return None
    team_state_updated_at = session.get("teamStateUpdatedAt", ABSENT)
    if team_state_updated_at is not ABSENT and as_num(team_state_updated_at) is None:
        return None
    model = session.get("model", ABSENT)
    if not is_nullish(model) and as_str(model) is None:
        return None
    model_reasoning_effort = session.get("modelReasoningEffort", ABSENT)
    if not is_nullish(model_reasoning_effort) and as_str(model_reasoning_effort) is None:
        return None
    effort = session.get("effort", ABSENT)
    if not is_nullish(effort) and as_str(effort) is None:
        return None
    service_tier = session.get("serviceTier", ABSENT)
    if not is_nullish(service_tier) and as_str(service_tier) is None:
        return None
    permission_mode = session.get("permissionMode", ABSENT)
    if permission_mode is not ABSENT and parse_permission_mode(permission_mode) is None:
        return None
    collaboration_mode = session.get("collaborationMode", ABSENT)
    if collaboration_mode is not ABSENT and parse_collaboration_mode(collaboration_mode) is None:
        return None
    copilot_agent_mode = parse_copilot_agent_mode(session.get("copilotAgentMode", ABSENT))
    if session.get("copilotAgentMode", ABSENT) is not ABSENT and copilot_agent_mode is None:
        return None
    return without_absent(
        {
            "id": id,
            "namespace": namespace,
            "seq": seq,
            "createdAt": created_at,
            "updatedAt": updated_at,
            "pinned": pinned,
            "globalPinned": global_pinned,
            "active": active,
            "activeAt": num_or(active_at, 0),
            "metadata": or_null(json_opt(metadata)),
            "metadataVersion": metadata_version,
            "agentState": or_null(json_opt(agent_state)),
            "agentStateVersion": agent_state_version,
            "thinking": thinking,
            "thinkingAt": thinking_at,
            "activeTurnStartedAt": active_turn_started_at,
            "backgroundTaskCount": background_task_count,
            "todos": todos,
            "teamState": json_opt(team_state),
            "todosUpdatedAt": todos_updated_at,
            "teamStateUpdatedAt": team_state_updated_at,
            "model": or_null(model),
            "modelReasoningEffort": or_null(model_reasoning_effort),
            "effort": or_null(effort),
            "serviceTier": or_null(service_tier),
            "permissionMode": permission_mode,
            "collaborationMode": collaboration_mode,
            "copilotAgentMode": json_opt(copilot_agent_mode),
        }
    )


def parse_permission_mode(value: Json | Absent) -> str | None:
    """What an agent may do without asking.

    Gives the normal form of `value`, or nothing when it is not valid.

    Contract: wire/session/PermissionMode
    """
    text = as_str(value)
    return (
        text
        if text
        in (
            "default",
            "acceptEdits",
            "auto",
            "bypassPermissions",
            "plan",
            "ask",
            "debug",
            "autoReview",
            "read-only",
            "safe-yolo",
            "yolo",
            "request-review",
            "always-proceed",
        )
        else None
    )


def parse_collaboration_mode(value: Json | Absent) -> str | None:
    """Whether an agent acts or plans.

    Gives the normal form of `value`, or nothing when it is not valid.

    Contract: wire/session/CollaborationMode
    """
    text = as_str(value)
    return text if text in ("default", "plan") else None


def parse_copilot_agent_mode(value: Json | Absent) -> str | None:
    """How a copilot agent works.

    Gives the normal form of `value`, or nothing when it is not valid.

    Contract: wire/session/CopilotAgentMode
    """
    text = as_str(value)
    if text == "fleet":
        return "interactive"
    return text if text in ("interactive", "plan", "autopilot") else None


def parse_metadata(value: Json | Absent) -> Object | None:
    """Where a session runs and what it is called. It has many more keys, kept as they are.

    Gives the normal form of `value`, or nothing when it is not valid.

    Contract: wire/session/Metadata
    """
    metadata = value
    if not isinstance(metadata, dict):
        return None
    path = metadata.get("path")
    if not isinstance(path, str):
        return None
    host = metadata.get("host")
    if not isinstance(host, str):
        return None
    version = metadata.get("version", ABSENT)
    if not is_nullish(version) and as_str(version) is None:
        return None
    name = metadata.get("name", ABSENT)
    if not is_nullish(name) and as_str(name) is None:
        return None
    os = metadata.get("os", ABSENT)
    if not is_nullish(os) and as_str(os) is None:
        return None
    machine_id = metadata.get("machineId", ABSENT)
    if not is_nullish(machine_id) and as_str(machine_id) is None:
        return None
    flavor = metadata.get("flavor", ABSENT)
    if not is_nullish(flavor) and as_str(flavor) is None:
        return None
    summary = metadata.get("summary", ABSENT)
    if summary is not ABSENT and parse_session_summary(summary) is None:
        return None
    tools = metadata.get("tools", ABSENT)
    if tools is not ABSENT and parse_name_list(tools) is ABSENT:
        return None
    slash_commands = metadata.get("slashCommands", ABSENT)
    if slash_commands is not ABSENT and parse_name_list(slash_commands) is ABSENT:
        return None
    lifecycle_state = metadata.get("lifecycleState", ABSENT)
    if lifecycle_state is not ABSENT and as_str(lifecycle_state) is None:
        return None
    worktree = metadata.get("worktree", ABSENT)
    if worktree is not ABSENT and parse_worktree(worktree) is None:
        return None
    started_by = metadata.get("startedBy", ABSENT)
    if started_by is not ABSENT and parse_started_by(started_by) is None:
        return None
    starting_mode = parse_starting_mode(metadata.get("startingMode", ABSENT))
    if not is_nullish(metadata.get("startingMode")) and starting_mode is None:
        return None
    return merged(
        metadata,
        without_absent(
            {
                "path": path,
                "host": host,
                "version": version,
                "name": name,
                "os": os,
                "machineId": machine_id,
                "flavor": flavor,
                "summary": summary,
                "tools": tools,
                "slashCommands": slash_commands,
                "lifecycleState": lifecycle_state,
                "worktree": worktree,
                "startedBy": started_by,
                "startingMode": (
                    starting_mode if metadata.get("startingMode", ABSENT) is not ABSENT else ABSENT
                ),
            }
        ),
    )


def parse_session_summary(value: Json | Absent) -> Object | None:
    """What a session is about.

    Gives the normal form of `value`, or nothing when it is not valid.

    Contract: wire/session/SessionSummary
    """
    session_summary = value
    if not isinstance(session_summary, dict):
        return None
    text = session_summary.get("text")
    if not isinstance(text, str):
        return None
    updated_at = as_num(session_summary.get("updatedAt"))
    if updated_at is None:
        return None
    return session_summary


def parse_worktree(value: Json | Absent) -> Object | None:
    """The working tree that a session has for itself.

    Gives the normal form of `value`, or nothing when it is not valid.

    Contract: wire/session/Worktree
    """
    worktree = value
    if not isinstance(worktree, dict):
        return None
    base_path = worktree.get("basePath")
    if not isinstance(base_path, str):
        return None
    branch = worktree.get("branch")
    if not isinstance(branch, str):
        return None
    name = worktree.get("name")
    if not isinstance(name, str):
        return None
    worktree_path = worktree.get("worktreePath", ABSENT)
    if worktree_path is not ABSENT and as_str(worktree_path) is None:
        return None
    created_at = worktree.get("createdAt", ABSENT)
    if created_at is not ABSENT and as_num(created_at) is None:
        return None
    return worktree


def parse_started_by(value: Json | Absent) -> str | None:
    """Who started a session.

    Gives the normal form of `value`, or nothing when it is not valid.

    Contract: wire/session/StartedBy
    """
    text = as_str(value)
    return text if text in ("runner", "terminal") else None


def parse_name_list(value: Json | Absent) -> Json | Absent:
    """Names, in order.

    Gives the normal form of `value`, or nothing when it is not valid.

    Contract: wire/session/NameList
    """
    name_list = value
    if not isinstance(name_list, list) or any(as_str(item) is None for item in name_list):
        return ABSENT
    return value


def parse_todo_list(value: Json | Absent) -> Json | Absent:
    """What an agent has set itself to do, in order.

    Gives the normal form of `value`, or nothing when it is not valid.

    Contract: wire/session/TodoList
    """
    todo_list = value
    if not isinstance(todo_list, list):
        return ABSENT
    result = [parsed for item in todo_list if (parsed := parse_todo_item(item)) is not None]
    if len(result) != len(todo_list):
        return ABSENT
    return json_list(result)


def parse_todo_item(value: Json | Absent) -> Object | None:
    """One thing to do.

    Gives the normal form of `value`, or nothing when it is not valid.

    Contract: wire/session/TodoItem
    """
    todo_item = value
    if not isinstance(todo_item, dict):
        return None
    content = todo_item.get("content")
    if not isinstance(content, str):
        return None
    status = parse_todo_status(todo_item.get("status", ABSENT))
    if status is None:
        return None
    priority = todo_item.get("priority", ABSENT)
    if priority is not ABSENT and parse_todo_priority(priority) is None:
        return None
    id = todo_item.get("id", ABSENT)
    if id is not ABSENT and as_str(id) is None:
        return None
    active_form = todo_item.get("activeForm", ABSENT)
    if active_form is not ABSENT and as_str(active_form) is None:
        return None
    return without_absent(
        {
            "content": content,
            "status": status,
            "priority": or_else(parse_todo_priority(priority), "medium"),
            "id": str_or(id, ""),
            "activeForm": active_form,
        }
    )


def parse_todo_status(value: Json | Absent) -> str | None:
    """How far a thing to do has come.

    Gives the normal form of `value`, or nothing when it is not valid.

    Contract: wire/session/TodoStatus
    """
    text = as_str(value)
    return text if text in ("pending", "in_progress", "completed") else None


def parse_todo_priority(value: Json | Absent) -> str | None:
    """How urgent a thing to do is.

    Gives the normal form of `value`, or nothing when it is not valid.

    Contract: wire/session/TodoPriority
    """
    text = as_str(value)
    return text if text in ("high", "medium", "low") else None


def parse_team_state(value: Json | Absent) -> Object | None:
    """A team of agents, its tasks and what its members tell each other.

    Gives the normal form of `value`, or nothing when it is not valid.

    Contract: wire/session/TeamState
    """
    team_state = value
    if not isinstance(team_state, dict):
        return None
    team_name = team_state.get("teamName")
    if not isinstance(team_name, str):
        return None
    description = team_state.get("description", ABSENT)
    if description is not ABSENT and as_str(description) is None:
        return None
    members = parse_team_members(team_state.get("members", ABSENT))
    if team_state.get("members", ABSENT) is not ABSENT and members is ABSENT:
        return None
    tasks = parse_team_tasks(team_state.get("tasks", ABSENT))
    if team_state.get("tasks", ABSENT) is not ABSENT and tasks is ABSENT:
        return None
    messages = parse_team_messages(team_state.get("messages", ABSENT))
    if team_state.get("messages", ABSENT) is not ABSENT and messages is ABSENT:
        return None
    updated_at = team_state.get("updatedAt", ABSENT)
    if updated_at is not ABSENT and as_num(updated_at) is None:
        return None
    return without_absent(
        {
            "teamName": team_name,
            "description": description,
            "members": members,
            "tasks": tasks,
            "messages": messages,
            "updatedAt": updated_at,
        }
    )


def parse_team_members(value: Json | Absent) -> Json | Absent:
    """The members of a team.

    Gives the normal form of `value`, or nothing when it is not valid.

    Contract: wire/session/TeamMembers
    """
    team_members = value
    if not isinstance(team_members, list):
        return ABSENT
    result = [parsed for item in team_members if (parsed := parse_team_member(item)) is not None]
    if len(result) != len(team_members):
        return ABSENT
    return json_list(result)


def parse_team_member(value: Json | Absent) -> Object | None:
    """One member of a team.

    Gives the normal form of `value`, or nothing when it is not valid.

    Contract: wire/session/TeamMember
    """
    team_member = value
    if not isinstance(team_member, dict):
        return None
    name = team_member.get("name")
    if not isinstance(name, str):
        return None
    agent_type = team_member.get("agentType", ABSENT)
    if agent_type is not ABSENT and as_str(agent_type) is None:
        return None
    status = team_member.get("status", ABSENT)
    if status is not ABSENT and parse_team_member_status(status) is None:
        return None
    return without_absent({"name": name, "agentType": agent_type, "status": status})


def parse_team_member_status(value: Json | Absent) -> str | None:
    """What a member of a team is doing.

    Gives the normal form of `value`, or nothing when it is not valid.

    Contract: wire/session/TeamMemberStatus
    """
    text = as_str(value)
    return text if text in ("active", "idle", "shutdown") else None


def parse_team_tasks(value: Json | Absent) -> Json | Absent:
    """The tasks of a team.

    Gives the normal form of `value`, or nothing when it is not valid.

    Contract: wire/session/TeamTasks
    """
    team_tasks = value
    if not isinstance(team_tasks, list):
        return ABSENT
    result = [parsed for item in team_tasks if (parsed := parse_team_task(item)) is not None]
    if len(result) != len(team_tasks):
        return ABSENT
    return json_list(result)


def parse_team_task(value: Json | Absent) -> Object | None:
    """One task of a team.

    Gives the normal form of `value`, or nothing when it is not valid.

    Contract: wire/session/TeamTask
    """
    team_task = value
    if not isinstance(team_task, dict):
        return None
    id = team_task.get("id")
    if not isinstance(id, str):
        return None
    title = team_task.get("title")
    if not isinstance(title, str):
        return None
    description = team_task.get("description", ABSENT)
    if description is not ABSENT and as_str(description) is None:
        return None
    status = team_task.get("status", ABSENT)
    if status is not ABSENT and parse_team_task_status(status) is None:
        return None
    owner = team_task.get("owner", ABSENT)
    if owner is not ABSENT and as_str(owner) is None:
        return None
    return without_absent(
        {"id": id, "title": title, "description": description, "status": status, "owner": owner}
    )


def parse_team_task_status(value: Json | Absent) -> str | None:
    """How far a task has come.

    Gives the normal form of `value`, or nothing when it is not valid.

    Contract: wire/session/TeamTaskStatus
    """
    text = as_str(value)
    return text if text in ("pending", "in_progress", "completed", "blocked") else None


def parse_team_messages(value: Json | Absent) -> Json | Absent:
    """What the members of a team told each other.

    Gives the normal form of `value`, or nothing when it is not valid.

    Contract: wire/session/TeamMessages
    """
    team_messages = value
    if not isinstance(team_messages, list):
        return ABSENT
    result = [parsed for item in team_messages if (parsed := parse_team_message(item)) is not None]
    if len(result) != len(team_messages):
        return ABSENT
    return json_list(result)


def parse_team_message(value: Json | Absent) -> Object | None:
    """What one member of a team told another.

    Gives the normal form of `value`, or nothing when it is not valid.

    Contract: wire/session/TeamMessage
    """
    team_message = value
    if not isinstance(team_message, dict):
        return None
    parsed_from = team_message.get("from")
    if not isinstance(parsed_from, str):
        return None
    to = team_message.get("to")
    if not isinstance(to, str):
        return None
    summary = team_message.get("summary")
    if not isinstance(summary, str):
        return None
    type = parse_team_message_type(team_message.get("type", ABSENT))
    if type is None:
        return None
    timestamp = as_num(team_message.get("timestamp"))
    if timestamp is None:
        return None
    return {"from": parsed_from, "to": to, "summary": summary, "type": type, "timestamp": timestamp}


def parse_team_message_type(value: Json | Absent) -> str | None:
    """What a message between members is for.

    Gives the normal form of `value`, or nothing when it is not valid.

    Contract: wire/session/TeamMessageType
    """
    text = as_str(value)
    return (
        text if text in ("message", "broadcast", "shutdown_request", "shutdown_response") else None
    )
