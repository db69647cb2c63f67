"""Checks: a fixture document is replayed, and every part that it speaks of becomes one check."""

@public
class Check(Record):
    """One compared part of a document."""

    path: str
    """Where the expectation stands in the document, as a JSON path."""
    expected: Opt[Json]
    actual: Opt[Json]

    @public
    @property
    def is_met(self) -> bool:
        """Whether both have the same canonical JSON, or neither is there."""
        if (expected := self.expected) is not None and (actual := self.actual) is not None:
            return expected.canonical() == actual.canonical()
        return self.expected is None and self.actual is None


@public
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


def list_or_empty(value: Opt[Json]) -> List[Json]:
    """The list; an empty one for anything else."""
    items = value.as_list()
    if items is None:
        return []
    return items


def object_or_empty(value: Opt[Json]) -> Object:
    """The object; an empty one for anything else."""
    object = value.as_object()
    if object is None:
        return {}
    return object
