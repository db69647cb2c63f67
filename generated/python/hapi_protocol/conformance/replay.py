"""Replay: what a fixture document has as input runs, and all that it expects is compared.

Printed by portgen from specs/conformance/replay.py. Do not edit: change the contract
and run `make generate`.
"""

from __future__ import annotations

from hapi_protocol.catalogs.modes import modes_catalog
from hapi_protocol.chat.decode import decode
from hapi_protocol.chat.projection import project_decoded
from hapi_protocol.conformance.check import Check
from hapi_protocol.conformance.decode_input import decode_input
from hapi_protocol.conformance.reading import list_or_empty, object_or_empty
from hapi_protocol.conformance.window_replay import window_checks
from hapi_protocol.runtime import ABSENT, Json, get, json_list
from hapi_protocol.sse.patch import patched_session


def check_document(document: Json, suite: str) -> list[Check]:
    """Replays a document of a suite and compares every part; a document must have no problem.

    Where an expectation is missing, the check has what came out.

    Contract: conformance/replay/check_document
    """
    match suite:
        case "chat":
            return chat_checks(document)
        case "sse":
            return patch_checks(document)
        case "pagination":
            return window_checks(document)
        case "catalogs":
            return [Check(path="$", expected=document, actual=modes_catalog())]
        case _:
            return []


def chat_checks(document: Json) -> list[Check]:
    """Decodes messages; compares blocks, visible blocks, usage and the ready flag.

    Contract: conformance/replay/chat_checks
    """
    input = decode_input(document)
    if input is None:
        return []
    decoded = decode(
        input.messages, input.agent_state, has_more_messages=input.has_more_messages, now=None
    )
    projected = project_decoded(decoded)
    return [
        Check(
            f"$.expected.{part}", get(get(document, "expected"), part), projected.get(part, ABSENT)
        )
        for part in ["blocks", "hasReadyEvent", "latestUsage", "visibleBlocks"]
    ]


def patch_checks(document: Json) -> list[Check]:
    """Folds patches into a session; compares what became of each, and the session at the end.

    Contract: conformance/replay/patch_checks
    """
    results: list[str] = []
    session = object_or_empty(get(document, "initialSession"))
    for patch in list_or_empty(get(document, "patches")):
        patched = patched_session(session, object_or_empty(patch))
        results.append("applied" if patched is not None else "unchanged")
        session = patched if patched is not None else session
    return [
        Check(
            path="$.expectedPatchResults",
            expected=get(document, "expectedPatchResults"),
            actual=json_list(results),
        ),
        Check(path="$.expectedSession", expected=get(document, "expectedSession"), actual=session),
    ]
