"""What a session's agent waits for: requests of permission, open and decided.

Printed by portgen from specs/wire/agent_state.schema.json. Do not edit: change the
contract and run `make generate`.
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
    entries,
    is_nullish,
    json_opt,
    or_else,
    or_null,
    without_absent,
)


def parse_agent_state(value: Json | Absent) -> Object | None:
    """What is known of the agent of a session at one moment.

    Gives the normal form of `value`, or nothing when it is not valid.

    Contract: wire/agent_state/AgentState
    """
    agent_state = value
    if not isinstance(agent_state, dict):
        return None
    controlled_by_user = agent_state.get("controlledByUser", ABSENT)
    if not is_nullish(controlled_by_user) and as_bool(controlled_by_user) is None:
        return None
    steering_active = agent_state.get("steeringActive", ABSENT)
    if not is_nullish(steering_active) and as_bool(steering_active) is None:
        return None
    starting_mode = agent_state.get("startingMode", ABSENT)
    if not is_nullish(starting_mode) and parse_starting_mode(starting_mode) is None:
        return None
    requests = parse_permission_requests(agent_state.get("requests", ABSENT))
    if not is_nullish(agent_state.get("requests")) and requests is None:
        return None
    completed_requests = parse_completed_requests(agent_state.get("completedRequests", ABSENT))
    if not is_nullish(agent_state.get("completedRequests")) and completed_requests is None:
        return None
    return without_absent(
        {
            "controlledByUser": controlled_by_user,
            "steeringActive": steering_active,
            "startingMode": starting_mode,
            "requests": (
                or_null(json_opt(requests))
                if agent_state.get("requests", ABSENT) is not ABSENT
                else ABSENT
            ),
            "completedRequests": (
                or_null(json_opt(completed_requests))
                if agent_state.get("completedRequests", ABSENT) is not ABSENT
                else ABSENT
            ),
        }
    )


def parse_starting_mode(value: Json | Absent) -> str | None:
    """Where an agent was started.

    Gives the normal form of `value`, or nothing when it is not valid.

    Contract: wire/agent_state/StartingMode
    """
    text = as_str(value)
    return text if text in ("local", "remote", "pty") else None


def parse_permission_requests(value: Json | Absent) -> Object | None:
    """Open requests by their id.

    Gives the normal form of `value`, or nothing when it is not valid.

    Contract: wire/agent_state/PermissionRequests
    """
    permission_requests = value
    if not isinstance(permission_requests, dict):
        return None
    result: dict[str, Json] = {}
    for entry in entries(permission_requests):
        parsed = parse_permission_request(entry.value)
        if parsed is None:
            return None
        result[entry.key] = parsed
    return result.copy()


def parse_permission_request(value: Json | Absent) -> Object | None:
    """A tool that waits to be allowed.

    Gives the normal form of `value`, or nothing when it is not valid.

    Contract: wire/agent_state/PermissionRequest
    """
    permission_request = value
    if not isinstance(permission_request, dict):
        return None
    tool = permission_request.get("tool")
    if not isinstance(tool, str):
        return None
    arguments = permission_request.get("arguments", ABSENT)
    if arguments is ABSENT:
        return None
    created_at = permission_request.get("createdAt", ABSENT)
    if not is_nullish(created_at) and as_num(created_at) is None:
        return None
    return without_absent({"tool": tool, "arguments": arguments, "createdAt": created_at})


def parse_completed_requests(value: Json | Absent) -> Object | None:
    """Decided requests by their id.

    Gives the normal form of `value`, or nothing when it is not valid.

    Contract: wire/agent_state/CompletedRequests
    """
    completed_requests = value
    if not isinstance(completed_requests, dict):
        return None
    result: dict[str, Json] = {}
    for entry in entries(completed_requests):
        parsed = parse_completed_request(entry.value)
        if parsed is None:
            return None
        result[entry.key] = parsed
    return result.copy()


def parse_completed_request(value: Json | Absent) -> Object | None:
    """A request and what became of it.

    Gives the normal form of `value`, or nothing when it is not valid.

    Contract: wire/agent_state/CompletedRequest
    """
    completed_request = value
    if not isinstance(completed_request, dict):
        return None
    tool = completed_request.get("tool")
    if not isinstance(tool, str):
        return None
    arguments = completed_request.get("arguments", ABSENT)
    if arguments is ABSENT:
        return None
    created_at = completed_request.get("createdAt", ABSENT)
    if not is_nullish(created_at) and as_num(created_at) is None:
        return None
    completed_at = completed_request.get("completedAt", ABSENT)
    if not is_nullish(completed_at) and as_num(completed_at) is None:
        return None
    status = parse_completed_status(completed_request.get("status", ABSENT))
    if status is None:
        return None
    reason = completed_request.get("reason", ABSENT)
    if reason is not ABSENT and as_str(reason) is None:
        return None
    mode = completed_request.get("mode", ABSENT)
    if mode is not ABSENT and as_str(mode) is None:
        return None
    decision = completed_request.get("decision", ABSENT)
    if decision is not ABSENT and parse_decision(decision) is None:
        return None
    allow_tools = completed_request.get("allowTools", ABSENT)
    if allow_tools is not ABSENT and parse_tool_names(allow_tools) is ABSENT:
        return None
    answers = parse_answers(completed_request.get("answers", ABSENT))
    if completed_request.get("answers", ABSENT) is not ABSENT and answers is None:
        return None
    return without_absent(
        {
            "tool": tool,
            "arguments": arguments,
            "createdAt": created_at,
            "completedAt": completed_at,
            "status": status,
            "reason": reason,
            "mode": mode,
            "decision": decision,
            "allowTools": allow_tools,
            "answers": json_opt(answers),
        }
    )


def parse_completed_status(value: Json | Absent) -> str | None:
    """What became of a request.

    Gives the normal form of `value`, or nothing when it is not valid.

    Contract: wire/agent_state/CompletedStatus
    """
    text = as_str(value)
    return text if text in ("canceled", "denied", "approved") else None


def parse_decision(value: Json | Absent) -> str | None:
    """How a user decided.

    Gives the normal form of `value`, or nothing when it is not valid.

    Contract: wire/agent_state/Decision
    """
    text = as_str(value)
    return text if text in ("approved", "approved_for_session", "denied", "abort") else None


def parse_tool_names(value: Json | Absent) -> Json | Absent:
    """Tools that are allowed from now on.

    Gives the normal form of `value`, or nothing when it is not valid.

    Contract: wire/agent_state/ToolNames
    """
    tool_names = value
    if not isinstance(tool_names, list) or any(as_str(item) is None for item in tool_names):
        return ABSENT
    return value


def parse_answers(value: Json | Absent) -> Object | None:
    """A user's answers to an agent's questions.

    Gives the normal form of `value`, or nothing when it is not valid.

    Contract: wire/agent_state/Answers
    """
    return or_else(parse_flat_answers(value), parse_nested_answers(value))


def parse_flat_answers(value: Json | Absent) -> Object | None:
    """Answers by question.

    Gives the normal form of `value`, or nothing when it is not valid.

    Contract: wire/agent_state/FlatAnswers
    """
    flat_answers = value
    if not isinstance(flat_answers, dict) or any(
        parse_answer_list(entry.value) is ABSENT for entry in entries(flat_answers)
    ):
        return None
    return flat_answers


def parse_nested_answers(value: Json | Absent) -> Object | None:
    """Answers by question, each in an object of its own.

    Gives the normal form of `value`, or nothing when it is not valid.

    Contract: wire/agent_state/NestedAnswers
    """
    nested_answers = value
    if not isinstance(nested_answers, dict):
        return None
    result: dict[str, Json] = {}
    for entry in entries(nested_answers):
        parsed = parse_nested_answer(entry.value)
        if parsed is None:
            return None
        result[entry.key] = parsed
    return result.copy()


def parse_nested_answer(value: Json | Absent) -> Object | None:
    """The answers to one question.

    Gives the normal form of `value`, or nothing when it is not valid.

    Contract: wire/agent_state/NestedAnswer
    """
    nested_answer = value
    if not isinstance(nested_answer, dict):
        return None
    answers = parse_answer_list(nested_answer.get("answers", ABSENT))
    if answers is ABSENT:
        return None
    return {"answers": answers}


def parse_answer_list(value: Json | Absent) -> Json | Absent:
    """Answers to one question.

    Gives the normal form of `value`, or nothing when it is not valid.

    Contract: wire/agent_state/AnswerList
    """
    answer_list = value
    if not isinstance(answer_list, list) or any(as_str(item) is None for item in answer_list):
        return ABSENT
    return value
