"""The Python runtime answers every value vector, and no depth or length is too much for it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hapi_protocol import runtime
from hapi_protocol.runtime import ABSENT, Absent, Json, compact, loads
from hapi_protocol.runtime.reader import _Reader

FOLDER = Path(__file__).parent
Row = dict[str, Any]


def value(row: Row, key: str) -> Json | Absent:
    """The value of a field that holds JSON text; absent when it is not there."""
    return loads(row[key]) if key in row else ABSENT


def text_of(found: Json | Absent) -> str | None:
    return None if found is ABSENT else compact(found)


def numbers(row: Row) -> None:
    assert compact(loads(row["json"])) == row["text"]
    if row["json"].lstrip("-").isdecimal() and len(row["json"]) < 4000:
        assert runtime.number_text(int(row["json"])) == row["text"]


def stringify(row: Row) -> None:
    assert runtime.stringify(value(row, "json")) == row["text"]
    assert compact(loads(row["json"])) == row["compact"]


def canonical(row: Row) -> None:
    assert runtime.canonical_json(loads(row["json"])) == row["text"]


def parse_json(row: Row) -> None:
    assert (runtime.parse_json(row["text"]) is not ABSENT) == row["valid"]
    if row["valid"]:
        assert runtime.is_same(_Reader(row["text"]).document(), loads(row["text"]))
        return
    with pytest.raises(json.JSONDecodeError) as by_decoder:
        loads(row["text"])
    with pytest.raises(json.JSONDecodeError) as by_reader:
        _Reader(row["text"]).document()
    assert by_reader.value.pos == by_decoder.value.pos


def truthy(row: Row) -> None:
    assert runtime.is_truthy(value(row, "json")) == row["truthy"]


def probes(row: Row) -> None:
    found = value(row, "json")
    number = runtime.as_num(found)
    assert runtime.as_str(found) == row.get("string")
    assert (None if number is None else runtime.number_text(number)) == row.get("number")
    assert runtime.as_bool(found) is row.get("bool")
    assert runtime.is_number(found) == row.get("isNumber", False)
    assert (runtime.as_list(found) is not None) == row.get("isList", False)
    assert (runtime.as_object(found) is not None) == row.get("isObject", False)
    assert runtime.is_record(found) == row.get("isRecord", False)
    assert runtime.is_nullish(found) == row.get("isNullish", False)
    field = runtime.as_tri_num(found)
    kind = None if field is ABSENT else "null" if field is None else "value"
    assert kind == row.get("field")


def choices(row: Row) -> None:
    first, other = value(row, "value"), value(row, "other")
    assert text_of(runtime.coalesce(first, other)) == row.get("coalesce")
    assert text_of(runtime.json_or(first, other)) == row.get("orElse")


def same_scalar(row: Row) -> None:
    left, right = value(row, "left"), value(row, "right")
    assert runtime.is_same_scalar(left, right) == row["same"]
    assert runtime.is_same_scalar(right, left) == row["same"]


def entries(row: Row) -> None:
    found = runtime.entries(value(row, "json"))
    assert [entry.key for entry in found] == row["keys"]
    assert [compact(entry.value) for entry in found] == row["values"]


def merged(row: Row) -> None:
    over = loads(row["over"])
    assert isinstance(over, dict)
    assert compact(runtime.merged(value(row, "json"), over)) == row["text"]


def trim(row: Row) -> None:
    text = row["in"]
    assert runtime.trim(text) == row["trim"]
    assert runtime.trim_start(text) == row["start"]
    assert runtime.trim_end(text) == row["end"]
    assert (runtime.skip(text, runtime.Chars(r"\s"), 0) > 0) == row["isSpaceInPattern"]
    line = runtime.Chars(r"^\n\r\u2028\u2029")
    assert (runtime.skip(text, line, 0) == 0) == row["stopsDot"]


def spacing(row: Row) -> None:
    assert runtime.collapsed(row["in"]) == row["collapsed"]
    assert runtime.units(row["in"]) == row["units"]


def case(row: Row) -> None:
    assert row["in"].lower() == row["lower"]
    assert row["in"].upper() == row["upper"]
    assert runtime.first_upper(row["in"]) == row["firstUnitUpper"]


def compare_units(row: Row) -> None:
    assert runtime.compare_units(row["left"], row["right"]) == row["order"]


def to_num(row: Row) -> None:
    number = runtime.to_num(row["text"])
    assert (None if number is None else runtime.number_text(number)) == row["number"]


CALLS: dict[str, Callable[..., int | None]] = {
    "find": runtime.find,
    "find_folded": runtime.find_folded,
    "after": runtime.place_after,
    "after_folded": runtime.place_after_folded,
    "before": runtime.place_before,
    "skip": runtime.skip,
    "skip_back": runtime.skip_back,
}


def scanning(row: Row) -> None:
    text, start = row["text"], len(row["from"])
    if row["call"] == "step":
        place: int | None = runtime.step(text, start)
    else:
        sought = row["piece"] if "piece" in row else runtime.Chars(row["chars"])
        place = CALLS[row["call"]](text, sought, start)
    assert (None if place is None else text[:place]) == row["to"]


CHECKS: dict[str, Callable[[Row], None]] = {
    check.__name__: check
    for check in (
        *(numbers, stringify, canonical, parse_json, truthy, probes, choices, same_scalar),
        *(entries, merged, trim, spacing, case, compare_units, to_num, scanning),
    )
}


@pytest.mark.parametrize("name", CHECKS)
def test_vectors(name: str) -> None:
    rows = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    assert rows
    for row in rows:
        try:
            CHECKS[name](row)
        except AssertionError as error:
            raise AssertionError(f"{name}: {row}\n{error}") from None


def test_every_vector_file_is_checked() -> None:
    assert {path.stem for path in FOLDER.glob("*.json")} == set(CHECKS)


# ---------------------------------------------------------------- depth and length

DEPTH = 20_000


def test_no_depth_is_too_much() -> None:
    text = '[{"a":' * DEPTH + "1" + "}]" * DEPTH
    deep = loads(text)
    assert compact(deep) == text
    assert runtime.canonical_json(deep) == text
    assert runtime.is_same(deep, loads(text))
    assert not runtime.is_same(deep, loads(text.replace("1", "2")))
    assert runtime.stringify(loads("[" * 2_000 + "]" * 2_000)).count("\n") == 2 * 1_999


def test_a_fault_deep_inside_is_told_with_its_place() -> None:
    text = "[" * DEPTH + "\n tru"
    with pytest.raises(json.JSONDecodeError) as error:
        loads(text)
    assert (error.value.lineno, error.value.colno) == (2, 2)


def test_integers_of_any_length_are_doubles() -> None:
    huge = 10**5000
    assert loads("1" * 5000) == float("inf")
    assert runtime.as_num(huge) is None
    assert runtime.is_number(huge)
    assert runtime.is_truthy(huge)
    assert compact([huge, -huge, 2**53 + 1]) == "[null,null,9007199254740992]"
    assert runtime.is_same_scalar(2**53, 2**53 + 1)
    assert runtime.is_same({"a": [2**60]}, {"a": [float(2**60)]})


def test_bytes_are_utf8_with_or_without_a_mark() -> None:
    assert loads('\ufeff["é"]'.encode()) == ["é"]
    with pytest.raises(json.JSONDecodeError) as error:
        loads(b'{\n"a": "\xff"}')
    assert (error.value.lineno, error.value.colno) == (2, 7)


def test_what_is_read_and_merged_is_not_shared() -> None:
    source: Json = {"a": {"b": 1}}
    copied = runtime.as_map(source)
    copied["c"] = 2
    assert runtime.merged(source, {"d": 3}) == {"a": {"b": 1}, "d": 3}
    assert source == {"a": {"b": 1}}


def test_lists_at_their_edges() -> None:
    items = [1, 2, 3]
    assert [runtime.take_first(items, n) for n in (-1, 0, 2, 9)] == [[], [], [1, 2], items]
    assert [runtime.take_last(items, n) for n in (-1, 0, 2, 9)] == [[], [], [2, 3], items]
    assert runtime.sliced(items, 1, 1) == [2]
    assert runtime.sliced(items, 1, -1) == []
    assert runtime.sorted_by(items, lambda a, b: b - a) == [3, 2, 1]
    assert (runtime.first_of(items), runtime.last_of(items), runtime.pop_last(items)) == (1, 3, 3)
    empty: list[int] = []
    assert (runtime.first_of(empty), runtime.last_of(empty), runtime.pop_last(empty)) == (None,) * 3
