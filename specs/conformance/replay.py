"""Replay: what a fixture document has as input runs, and all that it expects is compared."""

@package
def check_document(document: Json, suite: str) -> List[Check]:
    """Replays a document of a suite and compares every part; a document must have no problem.

    Where an expectation is missing, the check has what came out.
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


def chat_checks(document: Json) -> List[Check]:
    """Decodes messages; compares blocks, visible blocks, usage and the ready flag."""
    input = decode_input(document)
    if input is None:
        return []
    decoded = decode(input.messages, input.agent_state, input.has_more_messages, None)
    projected = project_decoded(decoded)
    return [
        Check(
            path=f"$.expected.{part}",
            expected=document["expected"][part],
            actual=projected[part],
        )
        for part in ["blocks", "hasReadyEvent", "latestUsage", "visibleBlocks"]
    ]


def patch_checks(document: Json) -> List[Check]:
    """Folds patches into a session; compares what became of each, and the session at the end."""
    results: List[str] = []
    session = object_or_empty(document["initialSession"])
    for patch in list_or_empty(document["patches"]):
        patched = patched_session(session, object_or_empty(patch))
        results.append("applied" if patched is not None else "unchanged")
        session = patched.or_else(session)
    return [
        Check(
            path="$.expectedPatchResults",
            expected=document["expectedPatchResults"],
            actual=json_list(results),
        ),
        Check(path="$.expectedSession", expected=document["expectedSession"], actual=session),
    ]
