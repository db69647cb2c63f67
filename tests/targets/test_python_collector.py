"""The garbage collector rests while the Python port makes many values, and only then."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest
from hapi_protocol.runtime import without_collector


@pytest.fixture(autouse=True)
def collector_as_it_was() -> Iterator[None]:
    was_on = gc.isenabled()
    yield
    if was_on:
        gc.enable()
    else:
        gc.disable()


@without_collector
def is_collecting(fail: bool = False) -> bool:
    if fail:
        raise ValueError("on purpose")
    return gc.isenabled()


def test_it_rests_and_goes_on() -> None:
    gc.enable()
    assert not is_collecting()
    assert gc.isenabled()


def test_it_goes_on_after_an_error() -> None:
    gc.enable()
    with pytest.raises(ValueError, match="on purpose"):
        is_collecting(fail=True)
    assert gc.isenabled()


def test_it_stays_off_where_it_was_off() -> None:
    gc.disable()
    assert not is_collecting()
    assert not gc.isenabled()


def test_decoding_leaves_no_cycle_behind() -> None:
    from hapi_protocol import decode

    messages = [
        {
            "id": str(number),
            "content": {
                "role": "agent",
                "content": {
                    "type": "codex",
                    "data": {"type": "tool-call", "callId": str(number), "name": "Task"},
                },
            },
        }
        for number in range(200)
    ]
    gc.collect()
    gc.disable()
    blocks = decode(messages).blocks
    assert len(blocks) == 200
    del blocks
    assert gc.collect() == 0
