"""What the stream tells of a session: its normal form, and what a patch changes."""

from __future__ import annotations

from typing import Any

import pytest
from hapi_protocol import (
    PatchSession,
    RefetchSession,
    ReplaceSession,
    apply_session_patch,
    parse_session_update,
)

BARE: dict[str, Any] = {
    "id": "s1",
    "namespace": "default",
    "seq": 1,
    "createdAt": 1,
    "updatedAt": 2,
    "active": True,
    "metadata": None,
    "metadataVersion": 0,
    "agentState": None,
    "agentStateVersion": 0,
    "thinking": False,
    "thinkingAt": 0,
}
NORMAL = {
    **BARE,
    "activeAt": 0,
    "model": None,
    "modelReasoningEffort": None,
    "effort": None,
    "serviceTier": None,
}


def session(**fields: Any) -> dict[str, Any]:
    """The normal form of a session with these fields."""
    update = parse_session_update({**BARE, **fields})
    assert isinstance(update, ReplaceSession)
    return update.session


def test_a_bare_session_gets_its_defaults() -> None:
    assert session() == NORMAL


def test_no_activity_counts_as_zero() -> None:
    assert session(activeAt=None)["activeAt"] == 0
    assert session(activeAt=5)["activeAt"] == 5


def test_an_old_mode_is_read_as_its_successor() -> None:
    assert session(copilotAgentMode="fleet")["copilotAgentMode"] == "interactive"
    update = parse_session_update({"copilotAgentMode": "fleet"})
    assert update == PatchSession(patch={"copilotAgentMode": "interactive"})


def test_things_to_do_get_their_defaults() -> None:
    todo = {"content": "c", "status": "pending", "unknown": 1}
    assert session(todos=[todo])["todos"] == [
        {"content": "c", "status": "pending", "priority": "medium", "id": ""}
    ]


def test_unknown_keys_are_dropped_but_those_of_metadata() -> None:
    assert "unknown" not in session(unknown=1)
    metadata = {"path": "/", "host": "h", "unknown": {"deep": [1]}, "flavor": None}
    assert session(metadata=metadata)["metadata"] == metadata
    team = {"teamName": "t", "members": [{"name": "n", "unknown": 1}], "unknown": 1}
    assert session(teamState=team)["teamState"] == {"teamName": "t", "members": [{"name": "n"}]}


def test_a_session_of_another_id_is_fetched_anew() -> None:
    assert isinstance(parse_session_update(BARE, "s1"), ReplaceSession)
    assert isinstance(parse_session_update(BARE, "s2"), RefetchSession)


def test_a_patch_is_strict_outside_and_lenient_inside() -> None:
    wrapper = {"version": 1, "value": [{"content": "c", "status": "pending", "x": 1}], "x": 1}
    update = parse_session_update({"todos": wrapper})
    assert isinstance(update, PatchSession)
    todo = {"content": "c", "status": "pending", "priority": "medium", "id": ""}
    assert update.patch == {"todos": {"version": 1, "value": [todo]}}
    assert isinstance(parse_session_update({"active": True, "unknown": 1}), RefetchSession)


@pytest.mark.parametrize(
    "data",
    [
        None,
        {},
        [],
        "active",
        {"active": 1},
        {"model": 1},
        {"activeAt": None},
        {"permissionMode": "other"},
        {"todos": {"version": 1, "value": None}},
        {"todos": {"version": "1", "value": []}},
        {"metadata": {"version": 1}},
        {"metadata": {"version": 1, "value": {"path": "/"}}},
        {key: value for key, value in BARE.items() if key != "seq"},
    ],
)
def test_anything_else_is_fetched_anew(data: Any) -> None:
    assert isinstance(parse_session_update(data), RefetchSession)


def test_a_session_that_does_not_change_stays_the_same_object() -> None:
    held = session(activeAt=100_000)
    assert apply_session_patch(held, {"activeAt": 159_999}) is held
    assert apply_session_patch(held, {"scratchlistUpdatedAt": 9}) is held
    assert apply_session_patch(held, {}) is held


def test_a_session_that_changes_is_another_object() -> None:
    held = session(activeAt=100_000)
    changed = apply_session_patch(held, {"activeAt": 160_000})
    assert changed == {**held, "activeAt": 160_000}
    assert held["activeAt"] == 100_000


def test_a_near_activity_rides_along_with_a_change() -> None:
    held = session(activeAt=100_000)
    changed = apply_session_patch(held, {"activeAt": 100_001, "thinking": True})
    assert changed == {**held, "activeAt": 100_001, "thinking": True}
