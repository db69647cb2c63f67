"""What changed in a session.

Printed by portgen from specs/wire/patch.schema.json. Do not edit: change the contract
and run `make generate`.
"""

from __future__ import annotations

from typing import Final

from hapi_protocol.runtime import (
    ABSENT,
    Absent,
    Json,
    Object,
    as_bool,
    as_num,
    as_str,
    entries,
    is_nullish,
    json_opt,
    or_null,
    without_absent,
)
from hapi_protocol.wire.agent_state import parse_agent_state
from hapi_protocol.wire.session import (
    parse_collaboration_mode,
    parse_copilot_agent_mode,
    parse_metadata,
    parse_permission_mode,
    parse_team_state,
    parse_todo_list,
)

# The keys that a SessionPatch may have.
SESSION_PATCH_KEYS: Final = frozenset(
    {
        "active",
        "thinking",
        "activeTurnStartedAt",
        "activeAt",
        "updatedAt",
        "metadata",
        "agentState",
        "todos",
        "teamState",
        "model",
        "modelReasoningEffort",
        "effort",
        "serviceTier",
        "permissionMode",
        "collaborationMode",
        "copilotAgentMode",
        "backgroundTaskCount",
        "scratchlistUpdatedAt",
    }
)


def parse_session_patch(value: Json | Absent) -> Object | None:
    """What changed in a session: at least one key, and no key beside these.

    Gives the normal form of `value`, or nothing when it is not valid.

    Contract: wire/patch/SessionPatch
    """
    session_patch = value
    if not isinstance(session_patch, dict):
        return None
    if not entries(session_patch):
        return None
    if any(entry.key not in SESSION_PATCH_KEYS for entry in entries(session_patch)):
        return None
    active = session_patch.get("active", ABSENT)
    if active is not ABSENT and as_bool(active) is None:
        return None
    thinking = session_patch.get("thinking", ABSENT)
    if thinking is not ABSENT and as_bool(thinking) is None:
        return None
    active_turn_started_at = session_patch.get("activeTurnStartedAt", ABSENT)
    if not is_nullish(active_turn_started_at) and as_num(active_turn_started_at) is None:
        return None
    active_at = session_patch.get("activeAt", ABSENT)
    if active_at is not ABSENT and as_num(active_at) is None:
        return None
    updated_at = session_patch.get("updatedAt", ABSENT)
    if updated_at is not ABSENT and as_num(updated_at) is None:
        return None
    metadata = parse_versioned_metadata(session_patch.get("metadata", ABSENT))
    if session_patch.get("metadata", ABSENT) is not ABSENT and metadata is None:
        return None
    agent_state = parse_versioned_agent_state(session_patch.get("agentState", ABSENT))
    if session_patch.get("agentState", ABSENT) is not ABSENT and agent_state is None:
        return None
    todos = parse_versioned_todos(session_patch.get("todos", ABSENT))
    if session_patch.get("todos", ABSENT) is not ABSENT and todos is None:
        return None
    team_state = parse_versioned_team_state(session_patch.get("teamState", ABSENT))
    if session_patch.get("teamState", ABSENT) is not ABSENT and team_state is None:
        return None
    model = session_patch.get("model", ABSENT)
    if not is_nullish(model) and as_str(model) is None:
        return None
    model_reasoning_effort = session_patch.get("modelReasoningEffort", ABSENT)
    if not is_nullish(model_reasoning_effort) and as_str(model_reasoning_effort) is None:
        return None
    effort = session_patch.get("effort", ABSENT)
    if not is_nullish(effort) and as_str(effort) is None:
        return None
    service_tier = session_patch.get("serviceTier", ABSENT)
    if not is_nullish(service_tier) and as_str(service_tier) is None:
        return None
    permission_mode = parse_permission_mode(session_patch.get("permissionMode", ABSENT))
    if session_patch.get("permissionMode", ABSENT) is not ABSENT and permission_mode is None:
        return None
    collaboration_mode = parse_collaboration_mode(session_patch.get("collaborationMode", ABSENT))
    if session_patch.get("collaborationMode", ABSENT) is not ABSENT and collaboration_mode is None:
        return None
    copilot_agent_mode = parse_copilot_agent_mode(session_patch.get("copilotAgentMode", ABSENT))
    if session_patch.get("copilotAgentMode", ABSENT) is not ABSENT and copilot_agent_mode is None:
        return None
    background_task_count = session_patch.get("backgroundTaskCount", ABSENT)
    if background_task_count is not ABSENT and as_num(background_task_count) is None:
        return None
    scratchlist_updated_at = session_patch.get("scratchlistUpdatedAt", ABSENT)
    if scratchlist_updated_at is not ABSENT and as_num(scratchlist_updated_at) is None:
        return None
    return without_absent(
        {
            "active": active,
            "thinking": thinking,
            "activeTurnStartedAt": active_turn_started_at,
            "activeAt": active_at,
            "updatedAt": updated_at,
            "metadata": json_opt(metadata),
            "agentState": json_opt(agent_state),
            "todos": json_opt(todos),
            "teamState": json_opt(team_state),
            "model": model,
            "modelReasoningEffort": model_reasoning_effort,
            "effort": effort,
            "serviceTier": service_tier,
            "permissionMode": json_opt(permission_mode),
            "collaborationMode": json_opt(collaboration_mode),
            "copilotAgentMode": json_opt(copilot_agent_mode),
            "backgroundTaskCount": background_task_count,
            "scratchlistUpdatedAt": scratchlist_updated_at,
        }
    )


def parse_versioned_metadata(value: Json | Absent) -> Object | None:
    """New metadata, or null for none.

    Gives the normal form of `value`, or nothing when it is not valid.

    Contract: wire/patch/VersionedMetadata
    """
    versioned_metadata = value
    if not isinstance(versioned_metadata, dict):
        return None
    version = as_num(versioned_metadata.get("version"))
    if version is None:
        return None
    parsed_value = parse_metadata(versioned_metadata.get("value", ABSENT))
    if versioned_metadata.get("value", ABSENT) is not None and parsed_value is None:
        return None
    return {"version": version, "value": or_null(json_opt(parsed_value))}


def parse_versioned_agent_state(value: Json | Absent) -> Object | None:
    """A new agent state, or null for none.

    Gives the normal form of `value`, or nothing when it is not valid.

    Contract: wire/patch/VersionedAgentState
    """
    versioned_agent_state = value
    if not isinstance(versioned_agent_state, dict):
        return None
    version = as_num(versioned_agent_state.get("version"))
    if version is None:
        return None
    parsed_value = parse_agent_state(versioned_agent_state.get("value", ABSENT))
    if versioned_agent_state.get("value", ABSENT) is not None and parsed_value is None:
        return None
    return {"version": version, "value": or_null(json_opt(parsed_value))}


def parse_versioned_todos(value: Json | Absent) -> Object | None:
    """A new list of things to do.

    Gives the normal form of `value`, or nothing when it is not valid.

    Contract: wire/patch/VersionedTodos
    """
    versioned_todos = value
    if not isinstance(versioned_todos, dict):
        return None
    version = as_num(versioned_todos.get("version"))
    if version is None:
        return None
    parsed_value = parse_todo_list(versioned_todos.get("value", ABSENT))
    if parsed_value is ABSENT:
        return None
    return {"version": version, "value": parsed_value}


def parse_versioned_team_state(value: Json | Absent) -> Object | None:
    """A new team state, or null for none.

    Gives the normal form of `value`, or nothing when it is not valid.

    Contract: wire/patch/VersionedTeamState
    """
    versioned_team_state = value
    if not isinstance(versioned_team_state, dict):
        return None
    version = as_num(versioned_team_state.get("version"))
    if version is None:
        return None
    parsed_value = parse_team_state(versioned_team_state.get("value", ABSENT))
    if versioned_team_state.get("value", ABSENT) is not None and parsed_value is None:
        return None
    return {"version": version, "value": or_null(json_opt(parsed_value))}
