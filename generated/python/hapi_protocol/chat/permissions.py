"""Permissions: what the agent asked for and what it was answered.

Printed by portgen from specs/chat/permissions.py. Do not edit: change the contract and
run `make generate`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from hapi_protocol.chat.message import ResultPermission
from hapi_protocol.runtime import (
    ABSENT,
    Absent,
    Json,
    as_num,
    as_str,
    entries,
    get,
    is_record,
    json_list_opt,
    json_opt,
    replace,
    str_or,
    without_absent,
)


class PermissionOrigin(StrEnum):
    """Where a permission was read, which tells what it has to say: an open request only its
    status, an answered one everything, the result of a tool all but reason and answers.
    What it has to say may be that there is nothing.

    Contract: chat/permissions/PermissionOrigin
    """

    REQUEST = "request"
    ANSWERED = "answered"
    RESULT = "result"


@dataclass(slots=True)
class Permission:
    """The permission of a tool call; what has no value is not known.

    Contract: chat/permissions/Permission
    """

    origin: PermissionOrigin
    status: str | None
    """`pending`, `approved`, `denied` or `canceled`."""
    reason: Json | Absent
    mode: Json | Absent
    decision: Json | Absent
    allowed_tools: Json | Absent
    answers: Json | Absent

    @property
    def is_pending(self) -> bool:
        """Whether it waits for an answer.

        Contract: chat/permissions/Permission.is_pending
        """
        return self.status == "pending"

    @property
    def is_refused(self) -> bool:
        """Whether the call must not go on.

        Contract: chat/permissions/Permission.is_refused
        """
        return self.status in ("denied", "canceled")


@dataclass(slots=True)
class PermissionEntry:
    """A permission as the state of the agent has it, and the call that asked for it.

    Contract: chat/permissions/PermissionEntry
    """

    call_id: str
    tool: str
    input: Json | Absent
    created_at: float | None
    permission: Permission


def read_permissions(state: Json | Absent) -> dict[str, PermissionEntry]:
    """The permissions of an agent's state by call id: answered ones first, then open ones not
    yet answered.

    Contract: chat/permissions/read_permissions
    """
    found: dict[str, PermissionEntry] = {}
    for entry in entries(get(state, "completedRequests")):
        if is_record(entry.value):
            permission = answered_permission(entry.value)
            found[entry.key] = permission_entry(entry.key, entry.value, permission)
    for entry in entries(get(state, "requests")):
        if is_record(entry.value) and entry.key not in found:
            pending = Permission(
                PermissionOrigin.REQUEST,
                status="pending",
                reason=ABSENT,
                mode=ABSENT,
                decision=ABSENT,
                allowed_tools=ABSENT,
                answers=ABSENT,
            )
            found[entry.key] = permission_entry(entry.key, entry.value, pending)
    return found


def permission_entry(call_id: str, request: Json, permission: Permission) -> PermissionEntry:
    """The entry of a request.

    Contract: chat/permissions/permission_entry
    """
    return PermissionEntry(
        call_id,
        str_or(get(request, "tool"), "Tool"),
        get(request, "arguments"),
        as_num(get(request, "createdAt")),
        permission,
    )


def answered_permission(request: Json) -> Permission:
    """The permission of an answered request.

    Contract: chat/permissions/answered_permission
    """
    return Permission(
        PermissionOrigin.ANSWERED,
        as_str(get(request, "status")),
        unless_null(get(request, "reason")),
        unless_null(get(request, "mode")),
        unless_null(get(request, "decision")),
        get(request, "allowTools"),
        get(request, "answers"),
    )


def unless_null(value: Json | Absent) -> Json | Absent:
    """The value; null is none.

    Contract: chat/permissions/unless_null
    """
    return ABSENT if value is None else value


def merged_permission(result: ResultPermission, known: Permission | None) -> Permission:
    """The permission that a tool result carries, over the one that the agent's state knows.

    Contract: chat/permissions/merged_permission
    """
    told = Permission(
        PermissionOrigin.RESULT,
        "approved" if result.is_approved else "denied",
        ABSENT,
        json_opt(result.mode),
        json_opt(result.decision),
        json_list_opt(result.allowed_tools),
        ABSENT,
    )
    if known is None:
        return told
    return replace(
        lay_over(known, told),
        origin=known.origin if known.origin == PermissionOrigin.ANSWERED else told.origin,
        decision=told.decision if told.decision is not ABSENT else known.decision,
        allowed_tools=(
            told.allowed_tools if told.allowed_tools is not ABSENT else known.allowed_tools
        ),
    )


def lay_over(base: Permission | None, told: Permission) -> Permission:
    """One permission over another: whatever it has to say counts, that there is nothing
    included.

    Contract: chat/permissions/lay_over
    """
    if base is None:
        return told
    match told.origin:
        case PermissionOrigin.REQUEST:
            return replace(base, status=told.status)
        case PermissionOrigin.RESULT:
            return replace(
                base,
                status=told.status,
                mode=told.mode,
                decision=told.decision,
                allowed_tools=told.allowed_tools,
            )
        case PermissionOrigin.ANSWERED:
            return told


def project_permission(permission: Permission | None) -> Json | Absent:
    """The projection of a permission; what is not known is left out.

    Contract: chat/permissions/project_permission
    """
    if permission is None:
        return ABSENT
    return without_absent(
        {
            "status": json_opt(permission.status),
            "mode": permission.mode,
            "decision": permission.decision,
            "allowedTools": permission.allowed_tools,
            "answers": permission.answers,
            "reason": permission.reason,
        }
    )
