"""How what changed in a session is laid over the session that a client holds.

Printed by portgen from specs/sse/patch.py and specs/sse/patch.yaml. Do not edit: change
the contract and run `make generate`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from hapi_protocol.contract import KEEP_ALIVE_SPAN
from hapi_protocol.runtime import (
    ABSENT,
    Absent,
    Entry,
    Json,
    Object,
    as_double,
    as_map,
    as_num,
    as_str,
    entries,
    get,
    is_nullish,
    is_same_scalar,
    num_or,
    or_else,
    or_null,
)
from hapi_protocol.wire.patch import parse_session_patch
from hapi_protocol.wire.session import parse_session


def says_nothing_new(session: Object, entry: Entry) -> bool:
    """Whether a key of a patch says only what the session says already. A patch of such keys
    alone changes nothing; that goes for keys that are never assigned, too.

    Contract: sse/patch/gate
    """
    held = session.get(entry.key, ABSENT)
    if (
        entry.key == "activeAt"
        and (new_number := as_num(entry.value)) is not None
        and ((held_number := as_num(held)) is not None)
        and (abs(as_double(new_number - held_number)) < KEEP_ALIVE_SPAN)
    ):
        return True
    return is_same_scalar(entry.value, held)


def patched_session(session: Object, patch: Object) -> Object | None:
    """The session after a patch in its normal form, or nothing when the patch changes nothing.

    Never assigned: `activeTurnStartedAt`, `scratchlistUpdatedAt`.

    Contract: sse/patch/patched_session
    """
    if all(says_nothing_new(session, entry) for entry in entries(patch)):
        return None
    fields = as_map(session)
    changed = False
    # sse/patch/active
    if (value := patch.get("active", ABSENT)) is not ABSENT and not is_same_scalar(
        value, session.get("active", ABSENT)
    ):
        fields["active"] = value
        changed = True
    # sse/patch/thinking
    if (value := patch.get("thinking", ABSENT)) is not ABSENT and not is_same_scalar(
        value, session.get("thinking", ABSENT)
    ):
        fields["thinking"] = value
        changed = True
    # sse/patch/active-at
    if (value := patch.get("activeAt", ABSENT)) is not ABSENT and not is_same_scalar(
        value, session.get("activeAt", ABSENT)
    ):
        fields["activeAt"] = value
        changed = True
    # sse/patch/model
    if (value := patch.get("model", ABSENT)) is not ABSENT and not is_same_scalar(
        value, session.get("model", ABSENT)
    ):
        fields["model"] = value
        changed = True
    # sse/patch/model-reasoning-effort
    if (value := patch.get("modelReasoningEffort", ABSENT)) is not ABSENT and not is_same_scalar(
        value, session.get("modelReasoningEffort", ABSENT)
    ):
        fields["modelReasoningEffort"] = value
        changed = True
    # sse/patch/effort
    if (value := patch.get("effort", ABSENT)) is not ABSENT and not is_same_scalar(
        value, session.get("effort", ABSENT)
    ):
        fields["effort"] = value
        changed = True
    # sse/patch/service-tier
    if (value := patch.get("serviceTier", ABSENT)) is not ABSENT and not is_same_scalar(
        value, session.get("serviceTier", ABSENT)
    ):
        fields["serviceTier"] = value
        changed = True
    # sse/patch/permission-mode
    if (value := patch.get("permissionMode", ABSENT)) is not ABSENT and not is_same_scalar(
        value, session.get("permissionMode", ABSENT)
    ):
        fields["permissionMode"] = value
        changed = True
    # sse/patch/collaboration-mode
    if (value := patch.get("collaborationMode", ABSENT)) is not ABSENT and not is_same_scalar(
        value, session.get("collaborationMode", ABSENT)
    ):
        fields["collaborationMode"] = value
        changed = True
    # sse/patch/copilot-agent-mode
    if (value := patch.get("copilotAgentMode", ABSENT)) is not ABSENT and not is_same_scalar(
        value, session.get("copilotAgentMode", ABSENT)
    ):
        fields["copilotAgentMode"] = value
        changed = True
    # sse/patch/background-task-count
    if (value := patch.get("backgroundTaskCount", ABSENT)) is not ABSENT and not is_same_scalar(
        value, session.get("backgroundTaskCount", ABSENT)
    ):
        fields["backgroundTaskCount"] = value
        changed = True
    # sse/patch/updated-at
    if (number := as_num(patch.get("updatedAt"))) is not None and number > num_or(
        session.get("updatedAt"), 0
    ):
        fields["updatedAt"] = number
        changed = True
    # sse/patch/metadata
    if (
        (change := patch.get("metadata", ABSENT)) is not ABSENT
        and (version := as_num(get(change, "version"))) is not None
        and (version > num_or(session.get("metadataVersion"), 0))
    ):
        fields["metadata"] = or_null(get(change, "value"))
        fields["metadataVersion"] = version
        changed = True
    # sse/patch/agent-state
    if (
        (change := patch.get("agentState", ABSENT)) is not ABSENT
        and (version := as_num(get(change, "version"))) is not None
        and (version > num_or(session.get("agentStateVersion"), 0))
    ):
        fields["agentState"] = or_null(get(change, "value"))
        fields["agentStateVersion"] = version
        changed = True
    # sse/patch/todos
    if (
        (change := patch.get("todos", ABSENT)) is not ABSENT
        and (version := as_num(get(change, "version"))) is not None
        and (version > num_or(session.get("todosUpdatedAt"), 0))
    ):
        fields["todos"] = or_null(get(change, "value"))
        fields["todosUpdatedAt"] = version
        changed = True
    # sse/patch/team-state
    if (
        (change := patch.get("teamState", ABSENT)) is not ABSENT
        and (version := as_num(get(change, "version"))) is not None
        and (version > num_or(session.get("teamStateUpdatedAt"), 0))
    ):
        if is_nullish(get(change, "value")):
            fields.pop("teamState", ABSENT)
        else:
            fields["teamState"] = or_null(get(change, "value"))
        fields["teamStateUpdatedAt"] = version
        changed = True
    if not changed:
        return None
    return fields.copy()


@dataclass(slots=True)
class ReplaceSession:
    """Take this session, in its normal form, in place of the one that is held.

    Contract: sse/patch/ReplaceSession
    """

    session: Object


@dataclass(slots=True)
class PatchSession:
    """Lay this patch, in its normal form, over the session that is held.

    Contract: sse/patch/PatchSession
    """

    patch: Object


@dataclass(slots=True)
class RefetchSession:
    """Fetch the session again: the data is neither a session nor a patch.

    Contract: sse/patch/RefetchSession
    """


# What the data of a `session-updated` event asks a client to do.
#
# Contract: sse/patch/SessionUpdate
SessionUpdate: TypeAlias = ReplaceSession | PatchSession | RefetchSession


def parse_session_update(data: Json | Absent, session_id: str | None = None) -> SessionUpdate:
    """What the data of a `session-updated` event asks for; `session_id` is that of the event.

    A session of another id is no update of this one. Without `session_id` every session is
    taken.

    Contract: sse/patch/parse_session_update
    """
    if (session := parse_session(data)) is not None and (
        session_id is None or as_str(session.get("id")) == session_id
    ):
        return ReplaceSession(session)
    if (patch := parse_session_patch(data)) is not None:
        return PatchSession(patch)
    return RefetchSession()


def apply_session_patch(session: Object, patch: Object) -> Object:
    """The session with a patch in its normal form laid over it; the same object when
    unchanged.

    Contract: sse/patch/apply_session_patch
    """
    return or_else(patched_session(session, patch), session)
