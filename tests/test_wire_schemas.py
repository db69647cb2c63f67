"""The schemas of the contract: valid, free of clashes, and true of documents and parsers."""

from __future__ import annotations

import copy
import json
import os
import random
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hapi_protocol import canonical_json
from hapi_protocol.runtime import ABSENT
from hapi_protocol.wire.patch import parse_session_patch
from hapi_protocol.wire.session import parse_session
from jsonschema import Draft202012Validator
from referencing import Registry, Resource

ROOT = Path(__file__).parents[1]
SCHEMAS = {
    path.name: json.loads(path.read_text("utf-8"))
    for path in sorted((ROOT / "specs/wire").glob("*.schema.json"))
}
REGISTRY: Registry[Any] = Registry().with_resources(
    [(name, Resource.from_contents(schema)) for name, schema in SCHEMAS.items()]
)
FIXTURES = [
    ROOT / "tests/fixtures",
    *(Path(folder) for folder in [os.environ.get("HAPI_FIXTURES_DIR")] if folder),
]
DOCUMENTS = {"chat": "ChatFixture", "sse": "SseFixture", "pagination": "PaginationFixture"}


def validator(definition: str) -> Draft202012Validator:
    """Judges values by a definition of any file."""
    (file,) = (name for name, schema in SCHEMAS.items() if definition in schema["$defs"])
    return Draft202012Validator({"$ref": f"{file}#/$defs/{definition}"}, registry=REGISTRY)


# ---------------------------------------------------------------- the schemas themselves


@pytest.mark.parametrize("name", SCHEMAS)
def test_a_schema_is_one_of_the_draft_and_names_its_file(name: str) -> None:
    Draft202012Validator.check_schema(SCHEMAS[name])
    assert SCHEMAS[name]["$schema"] == Draft202012Validator.META_SCHEMA["$schema"]
    assert SCHEMAS[name]["$id"] == name


def test_no_definition_stands_in_two_files() -> None:
    names = Counter(name for schema in SCHEMAS.values() for name in schema["$defs"])
    assert [name for name, count in names.items() if count > 1] == []


@pytest.mark.parametrize("name", SCHEMAS)
def test_every_reference_leads_somewhere(name: str) -> None:
    resolver = REGISTRY.resolver(base_uri=name)
    references = list(references_of(SCHEMAS[name]))
    assert references
    for reference in references:
        assert resolver.lookup(reference).contents


def references_of(schema: object) -> Iterator[str]:
    if isinstance(schema, dict):
        if isinstance(schema.get("$ref"), str):
            yield schema["$ref"]
        schema = list(schema.values())
    if isinstance(schema, list):
        for below in schema:
            yield from references_of(below)


# ---------------------------------------------------------------- documents


@pytest.mark.parametrize(("suite", "definition"), DOCUMENTS.items())
def test_every_fixture_document_is_valid(suite: str, definition: str) -> None:
    paths = [path for folder in FIXTURES for path in sorted((folder / suite).glob("*.json"))]
    assert paths
    judge = validator(definition)
    for path in paths:
        errors = [error.message for error in judge.iter_errors(json.loads(path.read_text("utf-8")))]
        assert errors == [], path.name


# ---------------------------------------------------------------- parsers

SESSION: dict[str, Any] = {
    "id": "s1",
    "namespace": "default",
    "seq": 1,
    "createdAt": 1,
    "updatedAt": 2,
    "pinned": True,
    "globalPinned": False,
    "active": True,
    "activeAt": 3,
    "metadata": {
        "path": "/repo",
        "host": "box",
        "version": "1",
        "os": None,
        "summary": {"text": "t", "updatedAt": 1},
        "tools": ["a"],
        "slashCommands": [],
        "worktree": {"basePath": "/", "branch": "b", "name": "n", "createdAt": 1},
        "startedBy": "runner",
        "startingMode": "pty",
    },
    "metadataVersion": 1,
    "agentState": {
        "controlledByUser": None,
        "startingMode": "local",
        "requests": {"r": {"tool": "T", "arguments": {}, "createdAt": None}},
        "completedRequests": {
            "c": {
                "tool": "T",
                "arguments": None,
                "status": "denied",
                "decision": "abort",
                "allowTools": ["x"],
                "answers": {"q": ["a"]},
            },
            "d": {
                "tool": "T",
                "arguments": 1,
                "status": "approved",
                "answers": {"q": {"answers": ["a"]}},
            },
        },
    },
    "agentStateVersion": 1,
    "thinking": False,
    "thinkingAt": 0,
    "activeTurnStartedAt": None,
    "backgroundTaskCount": 2,
    "todos": [
        {"content": "c", "status": "pending", "priority": "high", "id": "i", "activeForm": "f"},
        {"content": "c", "status": "completed"},
    ],
    "teamState": {
        "teamName": "t",
        "members": [{"name": "n", "agentType": "a", "status": "idle"}],
        "tasks": [{"id": "i", "title": "t", "status": "blocked", "owner": "o"}],
        "messages": [{"from": "a", "to": "b", "summary": "s", "type": "broadcast", "timestamp": 1}],
        "updatedAt": 5,
    },
    "todosUpdatedAt": 1,
    "model": None,
    "effort": "e",
    "permissionMode": "yolo",
    "collaborationMode": "plan",
    "copilotAgentMode": "fleet",
}
PATCH: dict[str, Any] = {
    "active": True,
    "activeTurnStartedAt": None,
    "updatedAt": 2,
    "metadata": {"version": 1, "value": SESSION["metadata"]},
    "agentState": {"version": 1, "value": SESSION["agentState"]},
    "todos": {"version": 1.5, "value": SESSION["todos"]},
    "teamState": {"version": 1, "value": SESSION["teamState"]},
    "serviceTier": None,
    "permissionMode": "ask",
    "copilotAgentMode": "fleet",
    "scratchlistUpdatedAt": 1,
}
ODDITIES: list[Any] = [None, True, 0, -1.5, "", "plan", "pty", [], ["a"], [1], {}, {"q": ["a"]}]
Parser = Callable[[Any], Any]


@pytest.mark.parametrize(
    ("definition", "whole", "parser"),
    [("Session", SESSION, parse_session), ("SessionPatch", PATCH, parse_session_patch)],
)
def test_a_parser_takes_what_the_schema_takes(
    definition: str, whole: dict[str, Any], parser: Parser
) -> None:
    judge = validator(definition)
    chance = random.Random(7)
    taken = 0
    for _ in range(600):
        value = damaged(whole, chance)
        before = canonical_json(value)
        parsed = parser(value)
        assert (parsed is not ABSENT) == judge.is_valid(value), value
        assert canonical_json(value) == before
        if parsed is not ABSENT:
            taken += 1
            assert judge.is_valid(parsed)
            assert canonical_json(parser(parsed)) == canonical_json(parsed)
    assert 100 < taken < 500


def damaged(whole: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """A copy in which one or two members are gone, strange or new."""
    value = copy.deepcopy(whole)
    for _ in range(chance.choice([1, 1, 2])):
        holder, key = chance.choice(list(places(value)))
        match chance.choice(["gone", "strange", "new"]):
            case "gone":
                del holder[key]
            case "strange":
                holder[key] = copy.deepcopy(chance.choice(ODDITIES))
            case "new" if isinstance(holder, dict):
                holder["unknown"] = 1
    return value


def places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every member and item below a value: what holds it, and its key there."""
    keys = list(value) if isinstance(value, dict) else range(len(value))
    for key in keys:
        yield value, key
        if isinstance(value[key], dict | list):
            yield from places(value[key])
