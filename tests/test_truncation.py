"""Texts that the hub has cut tell how much is missing."""

from __future__ import annotations

import pytest
from hapi_protocol import (
    TRUNCATION_HEAD,
    TRUNCATION_LIMIT,
    TRUNCATION_TAIL,
    removed_characters,
)


def test_a_cut_text_tells_what_was_cut_and_is_short_enough_to_stay() -> None:
    removed = 70_000 - TRUNCATION_HEAD - TRUNCATION_TAIL
    text = (
        "a" * TRUNCATION_HEAD + f"\n…[hapi: truncated {removed} chars]…\n" + "b" * TRUNCATION_TAIL
    )
    assert removed_characters(text) == removed
    assert len(text) < TRUNCATION_LIMIT


@pytest.mark.parametrize(
    "text",
    [
        "",
        "whole",
        "\n…[hapi: truncated chars]…\n",
        "\n…[hapi: truncated -1 chars]…\n",
        "…[hapi: truncated 5 chars]…",
        "\n...[hapi: truncated 5 chars]...\n",
    ],
)
def test_a_text_without_the_whole_mark_is_whole(text: str) -> None:
    assert removed_characters(text) is None
