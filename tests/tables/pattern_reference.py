"""What patterns mean, by Python's `re`; and texts that nearly match them."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from typing import Any

from generator.character_set import LINE_ENDS, WHITE_SPACE, CharacterSet
from generator.tables.pattern_dialect import (
    Anchor,
    Class,
    Group,
    Literal,
    Node,
    Repeated,
    parse_pattern,
)

_SPACE = "".join(chr(c) for low, high in WHITE_SPACE.ranges for c in range(low, high + 1))
_BREAKS = r"\n\r\u2028\u2029"
_TOKEN = re.compile(r"\[(?:\\.|[^\]\\])*\]|\\u....|\\.|\(\?<|.", re.DOTALL)
_NOISE = "abAB1 \t\n\r\u2028|:-_>·\u00a0é"


def reference(pattern: str, flags: Sequence[str]) -> re.Pattern[str]:
    """The same pattern in the notation of `re`."""
    is_multiline = "multiline" in flags
    words = {
        ".": f"[^{_BREAKS}]",
        "^": rf"(?:\A|(?<=[{_BREAKS}]))" if is_multiline else r"\A",
        "$": rf"(?:\Z|(?=[{_BREAKS}]))" if is_multiline else r"\Z",
        r"\s": f"[{_SPACE}]",
        "(?<": "(?P<",
    }
    tokens = _TOKEN.findall(pattern)
    text = "".join(words.get(t, t.replace(r"\s", _SPACE) if t[0] == "[" else t) for t in tokens)
    return re.compile(text, re.ASCII | (re.IGNORECASE if "ignore-case" in flags else 0))


def expected(pattern: re.Pattern[str], do: str, text: str) -> Any:
    """What a row with that `do` gives; several captures as a dict."""
    match = pattern.search(text)
    if do == "test":
        return match is not None
    if do == "cut":
        return text[: match.start()] if match else text
    if do in ("remove", "remove-all"):
        return pattern.sub("", text, count=int(do == "remove"))
    if match is None:
        return None
    return match.groupdict() or match[1]


def near_matches(pattern: str, random_: random.Random, count: int) -> list[str]:
    """Texts that match a pattern, or would but for a character or two."""
    nodes = parse_pattern(pattern)
    return [_near_match(nodes, random_) for _ in range(count)]


def _near_match(nodes: Sequence[Node], random_: random.Random) -> str:
    pieces = [_sample(nodes, random_) for _ in range(random_.choice((1, 1, 1, 2, 3)))]
    pieces += ["".join(random_.choices(_NOISE, k=random_.choice((0, 0, 1, 3))))]
    random_.shuffle(pieces)
    text = "".join(pieces)
    for _ in range(random_.choice((0, 0, 0, 1, 1, 2))):
        place = random_.randint(0, len(text))
        text = text[:place] + random_.choice(("", *_NOISE)) + text[place + random_.randint(0, 1) :]
    return text.swapcase() if random_.random() < 0.1 else text


def _sample(nodes: Sequence[Node], random_: random.Random) -> str:
    return "".join(_sample_of(node, random_) for node in nodes)


def _sample_of(node: Node, random_: random.Random) -> str:
    if isinstance(node, Literal):
        return node.text
    if isinstance(node, Class):
        return random_.choice(_members(node.chars))
    if isinstance(node, Group):
        return _sample(random_.choice(node.branches), random_)
    if isinstance(node, Repeated):
        times = {"?": (0, 1), "*": (0, 1, 1, 3), "+": (1, 1, 2, 3)}[node.quantifier]
        return "".join(_sample_of(node.node, random_) for _ in range(random_.choice(times)))
    assert isinstance(node, Anchor)
    return ""


def _members(chars: CharacterSet) -> list[str]:
    found = [char for char in _NOISE if char in chars]
    return found or [chr(low) for low, _ in chars.ranges] or [chr(LINE_ENDS.ranges[0][0])]
