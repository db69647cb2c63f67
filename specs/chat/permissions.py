"""Permissions: what the agent asked for and what it was answered."""


class PermissionOrigin(Enum):
    """Where a permission was read, which tells what it has to say: an open request only its status, an answered one
    everything, the result of a tool all but reason and answers. What it has to say may be that there is nothing.
    """

    REQUEST = "request"
    ANSWERED = "answered"
    RESULT = "result"


@public
class Permission(Record):
    """The permission of a tool call; what has no value is not known."""

    origin: PermissionOrigin
    status: Opt[str]
    """`pending`, `approved`, `denied` or `canceled`."""
    reason: Opt[Json]
    mode: Opt[Json]
    decision: Opt[Json]
    allowed_tools: Opt[Json]
    answers: Opt[Json]

    @public
    @property
    def is_pending(self) -> bool:
        """Whether it waits for an answer."""
        return self.status == "pending"

    @public
    @property
    def is_refused(self) -> bool:
        """Whether the call must not go on."""
        return self.status in ["denied", "canceled"]


class PermissionEntry(Record):
    """A permission as the state of the agent has it, and the call that asked for it."""

    call_id: str
    tool: str
    input: Opt[Json]
    created_at: Opt[num]
    permission: Permission


def read_permissions(state: Opt[Json]) -> OrdMap[str, PermissionEntry]:
    """The permissions of an agent's state by call id: answered ones first, then open ones not yet answered."""
    found: OrdMap[str, PermissionEntry] = {}
    for entry in state["completedRequests"].entries():
        if entry.value.is_record():
            permission = answered_permission(entry.value)
            found[entry.key] = permission_entry(entry.key, entry.value, permission)
    for entry in state["requests"].entries():
        if entry.value.is_record() and entry.key not in found:
            pending = Permission(origin=PermissionOrigin.REQUEST, status="pending")
            found[entry.key] = permission_entry(entry.key, entry.value, pending)
    return found


def permission_entry(call_id: str, request: Json, permission: Permission) -> PermissionEntry:
    """The entry of a request."""
    return PermissionEntry(
        call_id=call_id,
        tool=request["tool"].as_str().or_else("Tool"),
        input=request["arguments"],
        created_at=request["createdAt"].as_num(),
        permission=permission,
    )


def answered_permission(request: Json) -> Permission:
    """The permission of an answered request."""
    return Permission(
        origin=PermissionOrigin.ANSWERED,
        status=request["status"].as_str(),
        reason=unless_null(request["reason"]),
        mode=unless_null(request["mode"]),
        decision=unless_null(request["decision"]),
        allowed_tools=request["allowTools"],
        answers=request["answers"],
    )


def unless_null(value: Opt[Json]) -> Opt[Json]:
    """The value; null is none."""
    return None if value.is_null() else value


def merged_permission(result: ResultPermission, known: Opt[Permission]) -> Permission:
    """The permission that a tool result carries, over the one that the agent's state knows."""
    told = Permission(
        origin=PermissionOrigin.RESULT,
        status="approved" if result.is_approved else "denied",
        mode=result.mode,
        decision=result.decision,
        allowed_tools=result.allowed_tools,
    )
    if known is None:
        return told
    return replace(
        lay_over(known, told),
        origin=known.origin if known.origin == PermissionOrigin.ANSWERED else told.origin,
        decision=told.decision.or_else(known.decision),
        allowed_tools=told.allowed_tools.or_else(known.allowed_tools),
    )


def lay_over(base: Opt[Permission], told: Permission) -> Permission:
    """One permission over another: whatever it has to say counts, that there is nothing included."""
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


def project_permission(permission: Opt[Permission]) -> Opt[Json]:
    """The projection of a permission; what is not known is left out."""
    if permission is None:
        return None
    return {
        "status": permission.status,
        "mode": permission.mode,
        "decision": permission.decision,
        "allowedTools": permission.allowed_tools,
        "answers": permission.answers,
        "reason": permission.reason,
    }
