"""A session as it travels whole.

Printed by portgen from specs/wire/session.schema.json. Do not edit: change the contract
and run `make generate`.
"""

from __future__ import annotations

from hapi_protocol.runtime import Absent, Json, as_str
from hapi_protocol.wire.agent_state import parse_agent_state, parse_starting_mode
from hapi_protocol.wire.parsing import (
    ObjectReader,
    parse_boolean,
    parse_list,
    parse_number,
    parse_one_of,
    parse_string,
)


def parse_session(value: Json | Absent) -> Json | Absent:
    """One conversation with an agent, and how it stands.

    Contract: wire/session/Session
    """
    reader = ObjectReader(value)
    reader.required("id", parse_string)
    reader.required("namespace", parse_string)
    reader.required("seq", parse_number)
    reader.required("createdAt", parse_number)
    reader.required("updatedAt", parse_number)
    reader.optional("pinned", parse_boolean)
    reader.optional("globalPinned", parse_boolean)
    reader.required("active", parse_boolean)
    reader.defaulted("activeAt", parse_number, 0)
    reader.required_or_null("metadata", parse_metadata)
    reader.required("metadataVersion", parse_number)
    reader.required_or_null("agentState", parse_agent_state)
    reader.required("agentStateVersion", parse_number)
    reader.required("thinking", parse_boolean)
    reader.required("thinkingAt", parse_number)
    reader.optional_or_null("activeTurnStartedAt", parse_number)
    reader.optional("backgroundTaskCount", parse_number)
    reader.optional("todos", parse_todo_list)
    reader.optional("teamState", parse_team_state)
    reader.optional("todosUpdatedAt", parse_number)
    reader.optional("teamStateUpdatedAt", parse_number)
    reader.defaulted("model", parse_string, None)
    reader.defaulted("modelReasoningEffort", parse_string, None)
    reader.defaulted("effort", parse_string, None)
    reader.defaulted("serviceTier", parse_string, None)
    reader.optional("permissionMode", parse_permission_mode)
    reader.optional("collaborationMode", parse_collaboration_mode)
    reader.optional("copilotAgentMode", parse_copilot_agent_mode)
    return reader.normal_form()


def parse_permission_mode(value: Json | Absent) -> Json | Absent:
    """What an agent may do without asking.

    Contract: wire/session/PermissionMode
    """
    return parse_one_of(
        value,
        [
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
        ],
    )


def parse_collaboration_mode(value: Json | Absent) -> Json | Absent:
    """Whether an agent acts or plans.

    Contract: wire/session/CollaborationMode
    """
    return parse_one_of(value, ["default", "plan"])


def parse_copilot_agent_mode(value: Json | Absent) -> Json | Absent:
    """How a copilot agent works.

    Contract: wire/session/CopilotAgentMode
    """
    if as_str(value) == "fleet":
        return "interactive"
    return parse_one_of(value, ["interactive", "plan", "autopilot"])


def parse_metadata(value: Json | Absent) -> Json | Absent:
    """Where a session runs and what it is called. It has many more keys, kept as they are.

    Contract: wire/session/Metadata
    """
    reader = ObjectReader(value)
    reader.required("path", parse_string)
    reader.required("host", parse_string)
    reader.optional_or_null("version", parse_string)
    reader.optional_or_null("name", parse_string)
    reader.optional_or_null("os", parse_string)
    reader.optional_or_null("machineId", parse_string)
    reader.optional_or_null("flavor", parse_string)
    reader.optional("summary", parse_session_summary)
    reader.optional("tools", parse_name_list)
    reader.optional("slashCommands", parse_name_list)
    reader.optional("lifecycleState", parse_string)
    reader.optional("worktree", parse_worktree)
    reader.optional("startedBy", parse_started_by)
    reader.optional_or_null("startingMode", parse_starting_mode)
    return reader.normal_form_with_others()


def parse_session_summary(value: Json | Absent) -> Json | Absent:
    """What a session is about.

    Contract: wire/session/SessionSummary
    """
    reader = ObjectReader(value)
    reader.required("text", parse_string)
    reader.required("updatedAt", parse_number)
    return reader.normal_form_with_others()


def parse_worktree(value: Json | Absent) -> Json | Absent:
    """The working tree that a session has for itself.

    Contract: wire/session/Worktree
    """
    reader = ObjectReader(value)
    reader.required("basePath", parse_string)
    reader.required("branch", parse_string)
    reader.required("name", parse_string)
    reader.optional("worktreePath", parse_string)
    reader.optional("createdAt", parse_number)
    return reader.normal_form_with_others()


def parse_started_by(value: Json | Absent) -> Json | Absent:
    """Who started a session.

    Contract: wire/session/StartedBy
    """
    return parse_one_of(value, ["runner", "terminal"])


def parse_name_list(value: Json | Absent) -> Json | Absent:
    """Names, in order.

    Contract: wire/session/NameList
    """
    return parse_list(value, parse_string)


def parse_todo_list(value: Json | Absent) -> Json | Absent:
    """What an agent has set itself to do, in order.

    Contract: wire/session/TodoList
    """
    return parse_list(value, parse_todo_item)


def parse_todo_item(value: Json | Absent) -> Json | Absent:
    """One thing to do.

    Contract: wire/session/TodoItem
    """
    reader = ObjectReader(value)
    reader.required("content", parse_string)
    reader.required("status", parse_todo_status)
    reader.optional("priority", parse_todo_priority, "medium")
    reader.optional("id", parse_string, "")
    reader.optional("activeForm", parse_string)
    return reader.normal_form()


def parse_todo_status(value: Json | Absent) -> Json | Absent:
    """How far a thing to do has come.

    Contract: wire/session/TodoStatus
    """
    return parse_one_of(value, ["pending", "in_progress", "completed"])


def parse_todo_priority(value: Json | Absent) -> Json | Absent:
    """How urgent a thing to do is.

    Contract: wire/session/TodoPriority
    """
    return parse_one_of(value, ["high", "medium", "low"])


def parse_team_state(value: Json | Absent) -> Json | Absent:
    """A team of agents, its tasks and what its members tell each other.

    Contract: wire/session/TeamState
    """
    reader = ObjectReader(value)
    reader.required("teamName", parse_string)
    reader.optional("description", parse_string)
    reader.optional("members", parse_team_members)
    reader.optional("tasks", parse_team_tasks)
    reader.optional("messages", parse_team_messages)
    reader.optional("updatedAt", parse_number)
    return reader.normal_form()


def parse_team_members(value: Json | Absent) -> Json | Absent:
    """The members of a team.

    Contract: wire/session/TeamMembers
    """
    return parse_list(value, parse_team_member)


def parse_team_member(value: Json | Absent) -> Json | Absent:
    """One member of a team.

    Contract: wire/session/TeamMember
    """
    reader = ObjectReader(value)
    reader.required("name", parse_string)
    reader.optional("agentType", parse_string)
    reader.optional("status", parse_team_member_status)
    return reader.normal_form()


def parse_team_member_status(value: Json | Absent) -> Json | Absent:
    """What a member of a team is doing.

    Contract: wire/session/TeamMemberStatus
    """
    return parse_one_of(value, ["active", "idle", "shutdown"])


def parse_team_tasks(value: Json | Absent) -> Json | Absent:
    """The tasks of a team.

    Contract: wire/session/TeamTasks
    """
    return parse_list(value, parse_team_task)


def parse_team_task(value: Json | Absent) -> Json | Absent:
    """One task of a team.

    Contract: wire/session/TeamTask
    """
    reader = ObjectReader(value)
    reader.required("id", parse_string)
    reader.required("title", parse_string)
    reader.optional("description", parse_string)
    reader.optional("status", parse_team_task_status)
    reader.optional("owner", parse_string)
    return reader.normal_form()


def parse_team_task_status(value: Json | Absent) -> Json | Absent:
    """How far a task has come.

    Contract: wire/session/TeamTaskStatus
    """
    return parse_one_of(value, ["pending", "in_progress", "completed", "blocked"])


def parse_team_messages(value: Json | Absent) -> Json | Absent:
    """What the members of a team told each other.

    Contract: wire/session/TeamMessages
    """
    return parse_list(value, parse_team_message)


def parse_team_message(value: Json | Absent) -> Json | Absent:
    """What one member of a team told another.

    Contract: wire/session/TeamMessage
    """
    reader = ObjectReader(value)
    reader.required("from", parse_string)
    reader.required("to", parse_string)
    reader.required("summary", parse_string)
    reader.required("type", parse_team_message_type)
    reader.required("timestamp", parse_number)
    return reader.normal_form()


def parse_team_message_type(value: Json | Absent) -> Json | Absent:
    """What a message between members is for.

    Contract: wire/session/TeamMessageType
    """
    return parse_one_of(value, ["message", "broadcast", "shutdown_request", "shutdown_response"])
