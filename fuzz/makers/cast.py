"""The cast of a document: ids and texts that its parts share, so that they meet."""

from __future__ import annotations

from typing import Any

from fuzz.makers.dice import Dice
from fuzz.makers.values import COMPOSED, DECOMPOSED, odd_text, sentence, soup, spaced, value

START = 1755000000000
"""The time at which documents begin, in milliseconds."""

FEW_IDS = ("a", "b", "c", "a", "b", COMPOSED, DECOMPOSED, "")
FEW_TEXTS = ("P1", "P2", " P1 ", "m", "")

TRICKY_TEXTS = (
    "No response requested.",
    " No response requested\n",
    "Claude AI usage limit reached|1755000000",
    "Claude AI usage limit reached|5|five_hour",
    "Claude AI usage limit reached|5|a|b",
    "Claude AI usage limit reached|",
    "Claude AI usage limit reached|" + "9" * 400,
    "Claude AI usage limit warning|90|1755000000|weekly",
    "Claude AI usage limit warning|90|1755000000",
    "Claude AI usage limit warning|90|175|weekly\n",
    "Goal active",
    "Goal cleared",
    " Goal paused \u00b7 now",
    "Goal limited by budget\u00b7x",
    "Goal limited by usage  \u00b7  x",
    "Goal completed",
    "<task-notification><summary> done </summary></task-notification>",
    "  <task-notification><summary></summary>",
    "<task-notification></summary><summary>x</summary>",
    "<command-name>/clear</command-name>",
    "<COMMAND-NAME>/cost</command-name>\n",
    "<command-args></command-args><command-message>",
    "<local-command-stdout>out</local-command-stdout>",
    "\n<LOCAL-COMMAND-STDOUT>x",
    "<local-command-\u017ftdout>",
    "<local-command-K-x>",
    "<local-command->",
    "undefined",
)

SOUPS = (
    ("<task-notification>", " ", "<summary>", "</summary>", "done", "\n", "<Summary>"),
    ("Goal ", "active", "paused", "limited by ", "budget", "usage", " ", "\u00b7", "\u00a0"),
    ("Claude AI usage limit ", "reached", "warning", "|", "12", "|", "5", "x", "\n"),
)
"""Pieces of texts in which patterns look for something."""


class Cast:
    """What a document speaks of. A small cast has few ids, texts and times, for everything."""

    def __init__(self, dice: Dice, is_small: bool) -> None:
        self.dice = dice
        self.is_small = is_small
        self.ids: dict[str, list[str]] = {}
        self.said: list[str] = []
        self.time = START

    def id(self, kind: str, fresh: float = 0.4) -> str:
        """An id of a kind: one that was there before or, with this probability, a new one."""
        if self.is_small:
            return self.dice.pick(FEW_IDS)
        known = self.ids.setdefault(kind, [])
        if not known or self.dice.chance(fresh):
            known.append(f"{kind}-{len(known) + 1}")
            return known[-1]
        return self.dice.pick(known[-4:])

    def text(self) -> str:
        """What somebody says: something new, something said before, or something tricky."""
        dice = self.dice
        if self.is_small and dice.chance(0.8):
            return dice.pick(FEW_TEXTS)
        if self.said and dice.chance(0.2):
            return spaced(dice, dice.pick(self.said))
        if dice.chance(0.2):
            return spaced(dice, dice.pick(TRICKY_TEXTS))
        if dice.chance(0.06):
            return soup(dice, dice.pick(SOUPS), 6)
        text = odd_text(dice) if dice.chance(0.2) else spaced(dice, sentence(dice))
        self.said.append(text)
        return text

    def number(self) -> Any:
        """A count, now and then an odd one."""
        return value(self.dice, 0) if self.dice.chance(0.1) else self.dice.between(0, 5000)

    def value(self) -> Any:
        """Any JSON value, a simple one in a small cast."""
        if self.is_small:
            return self.dice.pick((None, "o", 1, {"x": 1}, {"title": "P1"}, []))
        return value(self.dice)

    def now(self) -> int:
        """The time of the next message; now and then the same again."""
        self.time += self.dice.pick(
            (0, 1, 10, 1000) if self.is_small else (1, 40, 900, 2500, 61000)
        )
        return self.time

    def flag(self) -> Any:
        """A truth value, as agents and their errors write it."""
        return self.dice.pick((True, True, False, False, None, 0, 1, "", "yes", [], -0.0))

    def spelled(self, camel: str, item: Any) -> dict[str, Any]:
        """A member under its name in camel case or snake case, or both."""
        snake = "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in camel)
        match self.dice.below(8):
            case 0 | 1 | 2:
                return {camel: item}
            case 3 | 4 | 5:
                return {snake: item}
            case 6:
                return {camel: self.dice.pick((None, item, self.value())), snake: item}
            case _:
                return {snake: self.value(), camel: item}
