"""Cases: documents by number, the same ones for a seed on every machine."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Any

from fuzz.makers.damage import damaged
from fuzz.makers.dice import Dice
from fuzz.makers.patches import patch_document
from fuzz.makers.sessions import chat_input
from fuzz.makers.windows import window_document
from fuzz.spelling import plain, varied

SUITES: tuple[str, ...] = ("chat", "pagination", "sse")
"""The suites that have makers."""

SHARES: tuple[str, ...] = (
    "chat",
    "chat",
    "chat",
    "pagination",
    "sse",
    "chat",
    "chat",
    "pagination",
)
"""The suites of cases that follow each other."""


class Kind(Enum):
    """What kind of documents a case is of."""

    PLAUSIBLE = "plausible"
    """What real agents send."""
    DAMAGED = "damaged"
    """The same, on its way through errors."""
    SMALL = "small"
    """Few ids, texts and times, so that everything meets everything."""
    EXTREME = "extreme"
    """Very deep, long or many."""


RANDOM_KINDS = (Kind.PLAUSIBLE, Kind.DAMAGED, Kind.SMALL)


@dataclass(frozen=True)
class Case:
    """A document of a suite without answers, as a JSON text."""

    name: str
    suite: str
    kind: Kind
    text: str


@dataclass(frozen=True)
class Maker:
    """Makes cases; `words` are names of the protocol, for damage."""

    seed: str
    words: tuple[str, ...]
    fixture_version: int

    def case(self, suite: str, kind: Kind, number: int) -> Case:
        """A case by its number."""
        name = f"{suite}-{kind.value}-{number}"
        dice = Dice(f"{self.seed}/{name}")
        is_small = kind is Kind.SMALL or (kind is Kind.DAMAGED and dice.chance(0.5))
        document = _DOCUMENTS[suite](dice, is_small)
        if kind is Kind.DAMAGED:
            document = _DAMAGES[suite](dice, document, self.words)
        document = {"fixtureVersion": self.fixture_version, "name": name, **document}
        text = varied(document, dice) if kind is Kind.DAMAGED else plain(document)
        return Case(name, suite, kind, text)


def _chat(dice: Dice, is_small: bool) -> dict[str, Any]:
    return {"input": chat_input(dice, is_small)}


_DOCUMENTS: dict[str, Callable[[Dice, bool], dict[str, Any]]] = {
    "chat": _chat,
    "pagination": window_document,
    "sse": patch_document,
}


def _damaged_chat(dice: Dice, document: dict[str, Any], words: tuple[str, ...]) -> dict[str, Any]:
    """Mostly what messages and requests hold; now and then the messages themselves."""
    given = document["input"]
    if dice.chance(0.1):
        return {"input": damaged(dice, given, words)}
    holders = [*given["messages"], given]
    for _ in range(dice.between(1, 3)):
        holder = dice.pick(holders)
        name = "agentState" if holder is given else "content"
        holder[name] = damaged(dice, {name: holder[name]}, words).get(name)
    return document


def _damaged_window(dice: Dice, document: dict[str, Any], words: tuple[str, ...]) -> dict[str, Any]:
    """Mostly what messages hold; now and then operations, pages and messages themselves."""
    if dice.chance(0.2):
        return {
            "ops": [damaged(dice, op, words) if dice.chance(0.2) else op for op in document["ops"]]
        }
    for op in document["ops"]:
        pages = [response["messages"] for response in op.get("responses", ())]
        alone = [op["message"]] if "message" in op else []
        for message in sum(pages, [*op.get("messages", ()), *alone]):
            if dice.chance(0.3):
                message["content"] = damaged(dice, {"content": message["content"]}, words).get(
                    "content"
                )
    return document


def _damaged_patches(
    dice: Dice, document: dict[str, Any], words: tuple[str, ...]
) -> dict[str, Any]:
    session = document["initialSession"]
    return {
        "initialSession": damaged(dice, session, words) if dice.chance(0.5) else session,
        "patches": [damaged(dice, patch, words) for patch in document["patches"]],
    }


_DAMAGES: dict[str, Callable[[Dice, dict[str, Any], tuple[str, ...]], dict[str, Any]]] = {
    "chat": _damaged_chat,
    "pagination": _damaged_window,
    "sse": _damaged_patches,
}
