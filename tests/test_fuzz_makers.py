"""Fuzzing: makers give the same documents everywhere, and what is wrong with a port is found."""

from __future__ import annotations

import copy
import hashlib
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from fuzz.__main__ import fuzz
from fuzz.cases import RANDOM_KINDS, SUITES, Case, Kind, Maker
from fuzz.compare import Ports
from fuzz.extremes import EXTREMES, Extreme
from fuzz.findings import shrunk_case, write_fixture
from fuzz.growth import extreme_case, extreme_faults
from fuzz.makers.dice import Dice
from fuzz.makers.values import value
from fuzz.promises import broken_promises, reordered
from fuzz.shrink import shrunk
from fuzz.spelling import plain, scrubbed, varied
from fuzz.words import protocol_words
from generator.conformance.difference import differences
from generator.conformance.fixtures import Document
from generator.conformance.runner import Check, PortFailed, Runner
from generator.port import load_port
from generator.project import find_project

PROJECT = find_project(Path(__file__).parent)
PORT: Any = load_port(PROJECT)
MAKER = Maker("test", protocol_words(PROJECT.root / "specs"), PORT.FIXTURE_VERSION)

DIGEST = """
from tests.test_fuzz_makers import digest
print(digest())
"""


def digest() -> str:
    """A digest of some cases of each suite and kind."""
    made = hashlib.sha256()
    for suite in SUITES:
        for kind in RANDOM_KINDS:
            for number in range(20):
                made.update(MAKER.case(suite, kind, number).text.encode())
    return made.hexdigest()


def python_runner(spoil: Callable[[Document, list[Check]], None] | None = None) -> Runner:
    """The Python port; `spoil` changes its answers."""

    def run(document: Document) -> list[Check]:
        checks = PORT.check_document(document.value, document.suite)
        answers = [Check(check.path, None, copy.deepcopy(check.actual)) for check in checks]
        if spoil:
            spoil(document, answers)
        return answers

    return run


def ports(*others: Runner, **options: Any) -> Ports:
    """The Python port and others beside it."""
    runners = {"python": python_runner(), **{f"other{at}": run for at, run in enumerate(others)}}
    without = frozenset(options.get("without_surrogates", ()))
    return Ports(PORT, runners, {}, without)


# Makers


def test_cases_do_not_depend_on_hash_seed_or_locale() -> None:
    for hash_seed, locale in (("0", "C"), ("7", "C.UTF-8")):
        made = subprocess.run(
            [sys.executable, "-c", DIGEST],
            cwd=PROJECT.root,
            env={**os.environ, "PYTHONHASHSEED": hash_seed, "LC_ALL": locale},
            capture_output=True,
            text=True,
            check=True,
        )
        assert made.stdout.strip() == digest()


def test_another_seed_makes_other_cases() -> None:
    other = Maker("other", MAKER.words, MAKER.fixture_version)
    for suite in SUITES:
        assert other.case(suite, Kind.SMALL, 0) != MAKER.case(suite, Kind.SMALL, 0)


@pytest.mark.parametrize("suite", SUITES)
def test_cases_are_documents_of_their_suite(suite: str) -> None:
    for kind in (Kind.PLAUSIBLE, Kind.SMALL):
        for number in range(30):
            document = PORT.loads(MAKER.case(suite, kind, number).text)
            assert PORT.suite_of(document) == suite


def test_small_documents_speak_of_few_ids() -> None:
    texts = [MAKER.case("chat", Kind.SMALL, number).text for number in range(30)]
    assert not any(re.search(r'"(?:toolu|call|agent)-\d', text) for text in texts)
    assert any("\\u00e9" in text for text in texts)
    assert any("e\\u0301" in text for text in texts)


def test_words_are_the_names_of_the_specs() -> None:
    assert {"agent-run-trace", "parentToolUseId", "fetch-older", "fileName"} <= set(MAKER.words)
    assert list(MAKER.words) == sorted(set(MAKER.words))


def test_dice_are_the_same_everywhere() -> None:
    dice = Dice("seed")
    assert [dice.below(10) for _ in range(6)] == [1, 2, 8, 2, 0, 9]
    assert sorted(dice.shuffled(range(5))) == [0, 1, 2, 3, 4]
    assert {dice.between(1, 3) for _ in range(99)} == {1, 2, 3}


# Spelling


def test_varied_text_means_the_same() -> None:
    others = 0
    for number in range(300):
        dice = Dice(f"spelling {number}")
        made = {"made": [value(dice) for _ in range(4)]}
        text = varied(made, dice)
        others += text != plain(made)
        assert not list(differences("$", PORT.loads(plain(made)), PORT.loads(text)))
    assert others > 100


def test_plain_text_is_what_a_json_writer_writes() -> None:
    made = {"a": [1, -0.5, "\u00e9\ud800\n", None, True], "b": {}, "": []}
    assert plain(made) == json.dumps(made, separators=(",", ":"))
    assert PORT.loads(plain([float("inf"), -float("inf")])) == [float("inf"), -float("inf")]


def test_plain_text_of_any_depth() -> None:
    deep: Any = []
    for _ in range(20_000):
        deep = [deep]
    assert plain(deep) == "[" * 20_001 + "]" * 20_001


# Shrinking


def test_shrinking_leaves_what_is_needed() -> None:
    document = {"a": [{"x": "abc", "y": 5}, {"x": "needle in hay", "z": [1, 2]}], "b": "more"}
    small = shrunk(document, lambda item: "needle" in json.dumps(item))
    assert small == {"a": [{"x": "needle"}]} or small == {"x": "needle"}


def test_shrinking_ends() -> None:
    tries: list[Any] = []

    def shows(item: Any) -> bool:
        tries.append(item)
        return len(json.dumps(item)) > 60

    shrunk({"a": list(range(50))}, shows, most_tries=10)
    assert len(tries) == 10


# Promises


def test_a_port_keeps_its_promises() -> None:
    both = ports(python_runner())
    for suite in SUITES:
        for kind in RANDOM_KINDS:
            for number in range(15):
                assert both.faults(MAKER.case(suite, kind, number)) == []


def test_reordering_changes_keys_only() -> None:
    document = PORT.loads(MAKER.case("chat", Kind.PLAUSIBLE, 1).text)
    mixed = reordered(Dice("mixed"), document, "chat")
    assert mixed == document
    assert plain(mixed) != plain(document)


def test_rows_out_of_order_and_repeated_ids_are_seen() -> None:
    row = {"id": "a", "seq": 2, "createdAt": 5}
    rows = [row, {**row, "seq": 1}]
    state = Check("$.expectedState", None, {"messages": rows})
    apart = {"ops": [{"messages": [{"id": "a"}]}, {"messages": [{"id": "a"}]}]}
    together = {"ops": [{"messages": [{"id": "a"}, {"id": "a"}]}]}
    unsorted, twice = "is not sorted", "has an id twice"
    for document, expected in ((apart, [unsorted, twice]), (together, [unsorted])):
        lines = list(broken_promises(document, [state]))
        assert [line.partition("messages ")[2] for line in lines] == expected


def test_a_tool_that_stands_twice_is_seen() -> None:
    tool = {"kind": "tool-call", "id": "a"}
    blocks = [tool, {"kind": "tool-group", "id": "g", "tools": [tool]}]
    lines = list(broken_promises({}, [Check("$.expected.visibleBlocks", None, blocks)]))
    assert lines == ["$.expected.visibleBlocks has a tool twice"]


# Comparing


def drop_ready(document: Document, answers: list[Check]) -> None:
    """A port that loses the ready flag."""
    for at, check in enumerate(answers):
        if check.path == "$.expected.hasReadyEvent":
            answers[at] = Check(check.path, None, False)


def ready_case() -> Case:
    """A case with a ready event among others."""
    content = {"role": "agent", "content": {"type": "event", "data": {"type": "ready"}}}
    rows = [
        {"id": f"m{at}", "localId": None, "content": content, "createdAt": at} for at in range(5)
    ]
    document = {"fixtureVersion": 1, "name": "ready", "input": {"messages": rows}}
    return Case("ready", "chat", Kind.SMALL, plain(document))


def test_a_difference_is_told_with_both_answers() -> None:
    lines = ports(python_runner(drop_ready)).faults(ready_case())
    assert lines == ["$.expected.hasReadyEvent", "  python: True", "  other0: False"]


def test_a_crash_is_told() -> None:
    def crash(document: Document) -> list[Check]:
        raise PortFailed("it is gone")

    assert ports(crash).faults(ready_case()) == ["other0: it is gone"]


def test_answers_that_change_are_told() -> None:
    calls: list[int] = []

    def count(document: Document, answers: list[Check]) -> None:
        calls.append(1)
        answers.append(Check("$.calls", None, len(calls)))

    alone = Ports(PORT, {"python": python_runner(count)}, {}, frozenset())
    assert "  python once more: 2" in alone.faults(ready_case())


def test_a_port_without_lone_surrogates_may_replace_them() -> None:
    def replace(document: Document) -> list[Check]:
        text = scrubbed(document.text.decode())
        return python_runner()(Document(document.span, "", "chat", text.encode(), PORT.loads(text)))

    rows = [
        {"id": id, "localId": None, "content": {"role": "user", "content": id}, "createdAt": 0}
        for id in ("\ud800", "\ud801", "\U0001f600", "\\ud800")
    ]
    case = Case("odd", "chat", Kind.SMALL, plain({"input": {"messages": rows}}))
    assert ports(replace, without_surrogates=["other0"]).faults(case) == []
    assert "  other0: '\\ufffd'" in ports(replace).faults(case)


def test_surrogates_alone_are_replaced_in_a_text() -> None:
    assert json.loads(scrubbed(plain(["\ud800\udc00\udc01", "\\ud800", "\\\ud800"]))) == [
        "\U00010000\ufffd",
        "\\ud800",
        "\\\ufffd",
    ]


def test_a_finding_becomes_a_small_fixture(tmp_path: Path) -> None:
    both = ports(python_runner(drop_ready))
    small = shrunk_case(both, ready_case(), most_tries=500)
    assert len(small.text) < len(ready_case().text) / 2
    path = write_fixture(both, small, tmp_path)
    document = PORT.loads(path.read_text(encoding="utf-8"))
    assert PORT.document_problem(document, "chat") is None
    assert document["expected"]["hasReadyEvent"] is True
    assert all(check.is_met for check in PORT.check_document(document, "chat"))


def test_a_fixture_of_a_window_holds_requests_and_answers_that_were_asked_for(
    tmp_path: Path,
) -> None:
    case = MAKER.case("pagination", Kind.PLAUSIBLE, 0)
    path = write_fixture(ports(), case, tmp_path)
    document = PORT.loads(path.read_text(encoding="utf-8"))
    unmet = [c for c in PORT.check_document(document, "pagination") if not c.is_met]
    assert [check.path for check in unmet if not check.path.endswith("responses")] == []
    assert any("expectedRequests" in op for op in document["ops"])


# Extremes


def test_extremes_have_names_of_their_own() -> None:
    assert len({extreme.name for extreme in EXTREMES}) == len(EXTREMES)


@pytest.mark.parametrize("extreme", EXTREMES, ids=lambda extreme: str(extreme.name))
def test_extremes_in_small(extreme: Extreme) -> None:
    case = extreme_case(extreme, 24, MAKER.fixture_version)
    assert PORT.suite_of(PORT.loads(case.text)) == extreme.suite
    assert ports(python_runner()).faults(case) == []


def test_time_that_grows_with_the_square_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    extreme = Extreme(
        "rows", "sse", 400, lambda size: {"initialSession": {}, "patches": [{}] * size}, True
    )

    clock = [0.0]
    monkeypatch.setattr("fuzz.growth.time.perf_counter", lambda: clock[0])

    def slow(document: Document) -> list[Check]:
        clock[0] += (len(document.value["patches"]) / 400) ** 2 * 0.31
        return []

    (line,) = extreme_faults(Ports(PORT, {"slow": slow}, {}, frozenset()), extreme, 1)
    assert line.startswith("slow: more than linear: 0.0")
    assert line.count("s for a quarter, 0.3") == 3
    assert extreme_faults(ports(), extreme, 1) == []


# The command


def test_the_command_counts_its_cases(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(PROJECT.root)
    run = CliRunner().invoke(fuzz, ["--target", "python", "--cases", "20", "--kind", "small"])
    assert run.exit_code == 0
    assert run.output.splitlines()[-1] == "20 cases, 0 differences"


def test_the_command_ends_with_the_first_finding(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(PROJECT.root)
    monkeypatch.setattr("fuzz.__main__.FOLDER", tmp_path)
    monkeypatch.setattr("fuzz.compare.broken_promises", lambda document, checks: ["broken"])
    run = CliRunner().invoke(fuzz, ["--target", "python", "--suite", "sse", "--kind", "small"])
    assert run.exit_code == 1
    assert "sse-small-0:\nbroken\n" in run.output
    assert list(tmp_path.iterdir()) == [tmp_path / "sse-small-0.json"]
