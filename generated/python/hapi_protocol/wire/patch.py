"""What changed in a session.

Printed by portgen from specs/wire/patch.schema.json. Do not edit: change the contract
and run `make generate`.
"""

from __future__ import annotations

from hapi_protocol.runtime import Absent, Json
from hapi_protocol.wire.agent_state import parse_agent_state
from hapi_protocol.wire.parsing import ObjectReader, parse_boolean, parse_number, parse_string
from hapi_protocol.wire.session import (
    parse_collaboration_mode,
    parse_copilot_agent_mode,
    parse_metadata,
    parse_permission_mode,
    parse_team_state,
    parse_todo_list,
)


def parse_session_patch(value: Json | Absent) -> Json | Absent:
    """What changed in a session: at least one key, and no key beside these.

    Contract: wire/patch/SessionPatch
    """
    reader = ObjectReader(value)
    reader.optional("active", parse_boolean)
    reader.optional("thinking", parse_boolean)
    reader.optional_or_null("activeTurnStartedAt", parse_number)
    reader.optional("activeAt", parse_number)
    reader.optional("updatedAt", parse_number)
    reader.optional("metadata", parse_versioned_metadata)
    reader.optional("agentState", parse_versioned_agent_state)
    reader.optional("todos", parse_versioned_todos)
    reader.optional("teamState", parse_versioned_team_state)
    reader.optional_or_null("model", parse_string)
    reader.optional_or_null("modelReasoningEffort", parse_string)
    reader.optional_or_null("effort", parse_string)
    reader.optional_or_null("serviceTier", parse_string)
    reader.optional("permissionMode", parse_permission_mode)
    reader.optional("collaborationMode", parse_collaboration_mode)
    reader.optional("copilotAgentMode", parse_copilot_agent_mode)
    reader.optional("backgroundTaskCount", parse_number)
    reader.optional("scratchlistUpdatedAt", parse_number)
    reader.refuse_empty()
    reader.refuse_others()
    return reader.normal_form()


def parse_versioned_metadata(value: Json | Absent) -> Json | Absent:
    """New metadata, or null for none.

    Contract: wire/patch/VersionedMetadata
    """
    reader = ObjectReader(value)
    reader.required("version", parse_number)
    reader.required_or_null("value", parse_metadata)
    return reader.normal_form()


def parse_versioned_agent_state(value: Json | Absent) -> Json | Absent:
    """A new agent state, or null for none.

    Contract: wire/patch/VersionedAgentState
    """
    reader = ObjectReader(value)
    reader.required("version", parse_number)
    reader.required_or_null("value", parse_agent_state)
    return reader.normal_form()


def parse_versioned_todos(value: Json | Absent) -> Json | Absent:
    """A new list of things to do.

    Contract: wire/patch/VersionedTodos
    """
    reader = ObjectReader(value)
    reader.required("version", parse_number)
    reader.required("value", parse_todo_list)
    return reader.normal_form()


def parse_versioned_team_state(value: Json | Absent) -> Json | Absent:
    """A new team state, or null for none.

    Contract: wire/patch/VersionedTeamState
    """
    reader = ObjectReader(value)
    reader.required("version", parse_number)
    reader.required_or_null("value", parse_team_state)
    return reader.normal_form()
