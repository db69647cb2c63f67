"""How what changed in a session is laid over the session that a client holds.

Printed by portgen from specs/sse/patch.py and specs/sse/patch.yaml. Do not edit: change
the contract and run `make generate`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

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
    is_same_scalar,
    merged,
    num_or,
    or_else,
    or_null,
)
from hapi_protocol.wire.patch import parse_session_patch
from hapi_protocol.wire.session import parse_session


@dataclass(slots=True)
class VersionedKey:
    """A key that a patch brings with a version, and how it is taken.

    Contract: sse/patch/VersionedKey
    """

    key: str
    watermark: str
    """The key that holds the version."""
    null_removes: bool
    """Whether null takes the key away."""


# Keys that are assigned when they differ.
REPLACED_KEYS: Final = (
    "active",  # sse/patch/active
    "thinking",  # sse/patch/thinking
    "activeAt",  # sse/patch/active-at
    "model",  # sse/patch/model
    "modelReasoningEffort",  # sse/patch/model-reasoning-effort
    "effort",  # sse/patch/effort
    "serviceTier",  # sse/patch/service-tier
    "permissionMode",  # sse/patch/permission-mode
    "collaborationMode",  # sse/patch/collaboration-mode
    "copilotAgentMode",  # sse/patch/copilot-agent-mode
    "backgroundTaskCount",  # sse/patch/background-task-count
)


# Keys that are assigned when they are greater.
GROWING_KEYS: Final = ("updatedAt",)  # sse/patch/updated-at


# Keys that are assigned when their version is greater than the one that is held.
VERSIONED_KEYS: Final = (
    # sse/patch/metadata
    VersionedKey(key="metadata", watermark="metadataVersion", null_removes=False),
    # sse/patch/agent-state
    VersionedKey(key="agentState", watermark="agentStateVersion", null_removes=False),
    # sse/patch/todos
    VersionedKey(key="todos", watermark="todosUpdatedAt", null_removes=False),
    # sse/patch/team-state
    VersionedKey(key="teamState", watermark="teamStateUpdatedAt", null_removes=True),
)


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
    changes: dict[str, Json] = {}
    for key in REPLACED_KEYS:
        if (value := patch.get(key, ABSENT)) is not ABSENT and not is_same_scalar(
            value, session.get(key, ABSENT)
        ):
            changes[key] = value
    for key in GROWING_KEYS:
        if (number := as_num(patch.get(key))) is not None and number > num_or(session.get(key), 0):
            changes[key] = number
    for versioned in VERSIONED_KEYS:
        if (
            (change := patch.get(versioned.key, ABSENT)) is not ABSENT
            and (version := as_num(get(change, "version"))) is not None
            and (version > num_or(session.get(versioned.watermark), 0))
        ):
            changes[versioned.key] = or_null(get(change, "value"))
            changes[versioned.watermark] = version
    if not changes:
        return None
    fields = as_map(merged(session, changes.copy()))
    for versioned in VERSIONED_KEYS:
        if versioned.null_removes and changes.get(versioned.key, ABSENT) is None:
            fields.pop(versioned.key, ABSENT)
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
    if isinstance(session := parse_session(data), dict) and (
        session_id is None or as_str(session.get("id")) == session_id
    ):
        return ReplaceSession(session)
    if isinstance(patch := parse_session_patch(data), dict):
        return PatchSession(patch)
    return RefetchSession()


def apply_session_patch(session: Object, patch: Object) -> Object:
    """The session with a patch in its normal form laid over it; the same object when
    unchanged.

    Contract: sse/patch/apply_session_patch
    """
    return or_else(patched_session(session, patch), session)
