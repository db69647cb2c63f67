"""What the port says of documents: their suite, their damage, what is compared, what is decoded."""

from __future__ import annotations

from typing import Any

import pytest
from hapi_protocol import (
    ABSENT,
    SUITES,
    VERSION_FILE,
    Check,
    check_document,
    decode_input,
    document_name,
    document_problem,
    suite_of,
    version_file_problem,
)

MESSAGE: dict[str, Any] = {
    "id": "m1",
    "localId": None,
    "seq": 1,
    "createdAt": 1,
    "content": "hello",
}
PAGE: dict[str, Any] = {
    "direction": "latest",
    "limit": 200,
    "epoch": 1,
    "reset": False,
    "hasMore": True,
}
RESPONSE: dict[str, Any] = {"messages": [MESSAGE], "page": PAGE}
CHAT: dict[str, Any] = {
    "fixtureVersion": 1,
    "name": "one",
    "input": {"messages": [], "agentState": None, "options": {"hasMoreMessages": False}},
    "expected": {"blocks": [], "hasReadyEvent": False, "latestUsage": None, "visibleBlocks": []},
}
PATCHES: dict[str, Any] = {
    "fixtureVersion": 1,
    "name": "two",
    "initialSession": {"active": True},
    "patches": [{"active": False}, {"active": False}],
    "expectedPatchResults": ["applied", "unchanged"],
    "expectedSession": {"active": False},
}
OPERATIONS: dict[str, Any] = {
    "fixtureVersion": 1,
    "name": "three",
    "ops": [
        {"op": "sync-tail", "responses": [RESPONSE], "expectedRequests": [{"limit": 200}]},
        {
            "op": "fetch-older",
            "responses": [],
            "expectedRequests": [],
            "expectedOutcome": {"kind": "stopped", "reason": "unavailable"},
        },
        {
            "op": "queued-state",
            "queuedLocalIds": [],
            "invoked": [{"localId": "a", "invokedAt": 2}],
            "expectedCandidates": [],
        },
    ],
    "expectedState": {
        "messages": [
            {
                "id": "m1",
                "localId": None,
                "seq": 1,
                "createdAt": 1,
                "queued": False,
                "optimistic": False,
            }
        ],
        "hasMore": True,
        "epoch": 1,
        "viewMode": "tail",
        "olderCursor": None,
        "newestCursor": {"at": 1, "seq": 1},
    },
}
CATALOG: dict[str, Any] = {"permissionModesByFlavor": {}, "codexCollaborationModes": []}
GOOD: list[tuple[Any, str]] = [
    (CHAT, "chat"),
    (PATCHES, "sse"),
    (OPERATIONS, "pagination"),
    (CATALOG, "catalogs"),
]


def changed(document: Any, path: str, value: Any) -> Any:
    """A copy of a document with another value, or none for ABSENT, at a path like `a.0.b`."""
    key, _, rest = path.partition(".")
    copy = list(document) if isinstance(document, list) else dict(document)
    place: Any = int(key) if isinstance(document, list) else key
    if rest:
        copy[place] = changed(copy[place], rest, value)
    elif value is ABSENT:
        del copy[place]
    else:
        copy[place] = value
    return copy


def failed(checks: list[Check]) -> list[str]:
    return [check.path for check in checks if not check.is_met]


def test_suites_come_in_order_and_are_seen_from_the_shape() -> None:
    assert SUITES == ("chat", "sse", "pagination", "catalogs")
    assert [suite_of(document) for document, _ in GOOD] == list(SUITES)


@pytest.mark.parametrize("value", [None, [], {}, {"name": "x"}])
def test_other_values_are_of_no_suite(value: Any) -> None:
    assert suite_of(value) is None


def test_names() -> None:
    assert document_name(CHAT) == "one"
    assert document_name(CATALOG) is None


@pytest.mark.parametrize(("document", "suite"), GOOD, ids=SUITES)
def test_good_documents_have_no_problem(document: Any, suite: str) -> None:
    assert document_problem(document, suite) is None


@pytest.mark.parametrize(
    ("document", "path", "value", "problem"),
    [
        (
            CHAT,
            "fixtureVersion",
            2,
            "$.fixtureVersion is 2, newer than 1, the newest known version",
        ),
        (CHAT, "fixtureVersion", 0, "$.fixtureVersion is 0, older than 1, the only known version"),
        (CHAT, "fixtureVersion", "1", '$.fixtureVersion should be a number, not "1"'),
        (CHAT, "fixtureVersion", ABSENT, "$.fixtureVersion should be a number, not null"),
        (CHAT, "input.messages", {}, "$.input.messages should be a list"),
        (CHAT, "expected", ABSENT, "$.expected.blocks should be a list"),
        (CHAT, "expected.hasReadyEvent", 0, "$.expected.hasReadyEvent should be true or false"),
        (
            CHAT,
            "expected.latestUsage",
            ABSENT,
            "$.expected.latestUsage should be an object or null",
        ),
        (CHAT, "expected.visibleBlocks", ABSENT, "$.expected.visibleBlocks should be a list"),
        (PATCHES, "patches.1", [], "$.patches[1] should be an object"),
        (PATCHES, "expectedPatchResults.0", 1, "$.expectedPatchResults[0] should be a string"),
        (PATCHES, "expectedSession", ABSENT, "$.expectedSession should be an object"),
        (OPERATIONS, "ops.0.op", "sync", "$.ops[0].op should be an operation of the window"),
        (OPERATIONS, "ops.0.responses", ABSENT, "$.ops[0].responses should be a list"),
        (
            OPERATIONS,
            "ops.0.responses.0.messages.0.id",
            1,
            "$.ops[0].responses[0].messages[0].id should be a string",
        ),
        (OPERATIONS, "ops.0.expectedRequests", 1, "$.ops[0].expectedRequests should be a list"),
        (OPERATIONS, "ops.1.expectedOutcome", 1, "$.ops[1].expectedOutcome should be an object"),
        (
            OPERATIONS,
            "ops.2.invoked.0.invokedAt",
            None,
            "$.ops[2].invoked[0].invokedAt should be a number",
        ),
        (OPERATIONS, "ops.2.expectedCandidates", 1, "$.ops[2].expectedCandidates should be a list"),
        (OPERATIONS, "expectedState", ABSENT, "$.expectedState should be an object"),
        (CATALOG, "permissionModesByFlavor", [], "$.permissionModesByFlavor should be an object"),
    ],
)
def test_damage_has_a_place(document: Any, path: str, value: Any, problem: str) -> None:
    suite = suite_of(document)
    assert suite is not None
    assert document_problem(changed(document, path, value), suite) == problem


def test_an_unknown_suite_is_a_problem() -> None:
    assert document_problem({}, "songs") == "songs is no suite"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("1\n", None),
        ("2\n", "VERSION is 2, newer than 1, the newest known version"),
        ("0", "VERSION is 0, older than 1, the only known version"),
        ("one", "VERSION should be a number, not one"),
    ],
)
def test_version_file(text: str, problem: str | None) -> None:
    assert VERSION_FILE == "VERSION"
    assert version_file_problem(text) == problem


@pytest.mark.parametrize("document", [CHAT, PATCHES, OPERATIONS], ids=["chat", "sse", "pagination"])
def test_what_is_as_expected_is_met(document: Any) -> None:
    suite = suite_of(document)
    assert suite is not None
    checks = check_document(document, suite)
    assert checks
    assert failed(checks) == []


@pytest.mark.parametrize(
    ("document", "path", "value", "places"),
    [
        (CHAT, "expected.hasReadyEvent", True, ["$.expected.hasReadyEvent"]),
        (CHAT, "expected.blocks", ABSENT, ["$.expected.blocks"]),
        (PATCHES, "expectedPatchResults", ["applied"], ["$.expectedPatchResults"]),
        (PATCHES, "expectedSession.active", True, ["$.expectedSession"]),
        (OPERATIONS, "ops.0.expectedRequests", [], ["$.ops[0].expectedRequests"]),
        (OPERATIONS, "ops.0.responses", [RESPONSE, RESPONSE], ["$.ops[0].responses"]),
        (OPERATIONS, "ops.1.expectedOutcome.reason", "busy", ["$.ops[1].expectedOutcome"]),
        (OPERATIONS, "ops.2.expectedCandidates", ["a"], ["$.ops[2].expectedCandidates"]),
        (OPERATIONS, "expectedState.hasMore", False, ["$.expectedState"]),
        (CATALOG, "codexCollaborationModes", [], ["$"]),
    ],
)
def test_what_differs_is_found(document: Any, path: str, value: Any, places: list[str]) -> None:
    suite = suite_of(document)
    assert suite is not None
    assert failed(check_document(changed(document, path, value), suite)) == places


def test_numbers_compare_as_numbers_and_null_is_not_absence() -> None:
    assert Check(path="$", expected={"a": 1, "b": 2}, actual={"b": 2.0, "a": 1.0}).is_met
    assert Check(path="$", expected=ABSENT, actual=ABSENT).is_met
    assert not Check(path="$", expected=None, actual=ABSENT).is_met
    assert not Check(path="$", expected=True, actual=1).is_met


@pytest.mark.parametrize(
    ("document", "agent_state", "has_more"),
    [
        ([MESSAGE], ABSENT, False),
        (RESPONSE, ABSENT, True),
        ({"messages": [MESSAGE], "agentState": {}}, {}, False),
        ({"messages": [MESSAGE], "options": {"hasMoreMessages": True}}, ABSENT, True),
        (changed(CHAT, "input.messages", [MESSAGE]), None, False),
    ],
)
def test_decode_input(document: Any, agent_state: Any, has_more: bool) -> None:
    found = decode_input(document)
    assert found is not None
    assert found.messages == [MESSAGE]
    assert found.agent_state == agent_state
    assert found.has_more_messages is has_more


@pytest.mark.parametrize("document", [None, "text", {}, {"messages": {}}, PATCHES, CATALOG])
def test_without_messages_there_is_nothing_to_decode(document: Any) -> None:
    assert decode_input(document) is None
