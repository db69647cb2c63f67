"""What a session's agent waits for: requests of permission, open and decided.

Printed by portgen from specs/wire/agent_state.schema.json. Do not edit: change the
contract and run `make generate`.
"""

from __future__ import annotations

from hapi_protocol.runtime import ABSENT, Absent, Json
from hapi_protocol.wire.parsing import (
    ObjectReader,
    parse_anything,
    parse_boolean,
    parse_list,
    parse_map,
    parse_number,
    parse_one_of,
    parse_string,
)


def parse_agent_state(value: Json | Absent) -> Json | Absent:
    """What is known of the agent of a session at one moment.

    Contract: wire/agent_state/AgentState
    """
    reader = ObjectReader(value)
    reader.optional_or_null("controlledByUser", parse_boolean)
    reader.optional_or_null("steeringActive", parse_boolean)
    reader.optional_or_null("startingMode", parse_starting_mode)
    reader.optional_or_null("requests", parse_permission_requests)
    reader.optional_or_null("completedRequests", parse_completed_requests)
    return reader.normal_form()


def parse_starting_mode(value: Json | Absent) -> Json | Absent:
    """Where an agent was started.

    Contract: wire/agent_state/StartingMode
    """
    return parse_one_of(value, ["local", "remote", "pty"])


def parse_permission_requests(value: Json | Absent) -> Json | Absent:
    """Open requests by their id.

    Contract: wire/agent_state/PermissionRequests
    """
    return parse_map(value, parse_permission_request)


def parse_permission_request(value: Json | Absent) -> Json | Absent:
    """A tool that waits to be allowed.

    Contract: wire/agent_state/PermissionRequest
    """
    reader = ObjectReader(value)
    reader.required("tool", parse_string)
    reader.required("arguments", parse_anything)
    reader.optional_or_null("createdAt", parse_number)
    return reader.normal_form()


def parse_completed_requests(value: Json | Absent) -> Json | Absent:
    """Decided requests by their id.

    Contract: wire/agent_state/CompletedRequests
    """
    return parse_map(value, parse_completed_request)


def parse_completed_request(value: Json | Absent) -> Json | Absent:
    """A request and what became of it.

    Contract: wire/agent_state/CompletedRequest
    """
    reader = ObjectReader(value)
    reader.required("tool", parse_string)
    reader.required("arguments", parse_anything)
    reader.optional_or_null("createdAt", parse_number)
    reader.optional_or_null("completedAt", parse_number)
    reader.required("status", parse_completed_status)
    reader.optional("reason", parse_string)
    reader.optional("mode", parse_string)
    reader.optional("decision", parse_decision)
    reader.optional("allowTools", parse_tool_names)
    reader.optional("answers", parse_answers)
    return reader.normal_form()


def parse_completed_status(value: Json | Absent) -> Json | Absent:
    """What became of a request.

    Contract: wire/agent_state/CompletedStatus
    """
    return parse_one_of(value, ["canceled", "denied", "approved"])


def parse_decision(value: Json | Absent) -> Json | Absent:
    """How a user decided.

    Contract: wire/agent_state/Decision
    """
    return parse_one_of(value, ["approved", "approved_for_session", "denied", "abort"])


def parse_tool_names(value: Json | Absent) -> Json | Absent:
    """Tools that are allowed from now on.

    Contract: wire/agent_state/ToolNames
    """
    return parse_list(value, parse_string)


def parse_answers(value: Json | Absent) -> Json | Absent:
    """A user's answers to an agent's questions.

    Contract: wire/agent_state/Answers
    """
    if (normal := parse_flat_answers(value)) is not ABSENT:
        return normal
    return parse_nested_answers(value)


def parse_flat_answers(value: Json | Absent) -> Json | Absent:
    """Answers by question.

    Contract: wire/agent_state/FlatAnswers
    """
    return parse_map(value, parse_answer_list)


def parse_nested_answers(value: Json | Absent) -> Json | Absent:
    """Answers by question, each in an object of its own.

    Contract: wire/agent_state/NestedAnswers
    """
    return parse_map(value, parse_nested_answer)


def parse_nested_answer(value: Json | Absent) -> Json | Absent:
    """The answers to one question.

    Contract: wire/agent_state/NestedAnswer
    """
    reader = ObjectReader(value)
    reader.required("answers", parse_answer_list)
    return reader.normal_form()


def parse_answer_list(value: Json | Absent) -> Json | Absent:
    """Answers to one question.

    Contract: wire/agent_state/AnswerList
    """
    return parse_list(value, parse_string)
