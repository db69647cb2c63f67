"""Input of decoding: how a session's messages are found in what a user has at hand.

Printed by portgen from specs/conformance/decode_input.py. Do not edit: change the
contract and run `make generate`.
"""

from __future__ import annotations

from dataclasses import dataclass

from hapi_protocol.runtime import Absent, Json, as_bool, as_list, get, json_or, or_else


@dataclass(slots=True)
class DecodeInput:
    """What a decode needs.

    Contract: conformance/decode_input/DecodeInput
    """

    messages: list[Json]
    agent_state: Json | Absent
    has_more_messages: bool
    """Whether there are older messages than these."""


def decode_input(document: Json) -> DecodeInput | None:
    """The input of a decode in a document; none where there are no messages.

    A document is a list of messages, a response of `GET /messages`, or a chat fixture or
    its input.

    Contract: conformance/decode_input/decode_input
    """
    input = json_or(get(document, "input"), document)
    messages = or_else(as_list(input), as_list(get(input, "messages")))
    if messages is None:
        return None
    return DecodeInput(
        messages,
        get(input, "agentState"),
        or_else(
            or_else(
                as_bool(get(get(input, "options"), "hasMoreMessages")),
                as_bool(get(get(input, "page"), "hasMore")),
            ),
            False,
        ),
    )
