"""The bodies of pattern procedures: steps written as lines of the procedure language."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from generator.character_set import DIGITS, LINE_ENDS, WORD, CharacterSet
from generator.tables.pattern_dialect import DialectError
from generator.tables.pattern_steps import (
    Choice,
    Edge,
    Loop,
    Mark,
    Run,
    Step,
    Steps,
    Words,
)

START = "text.start()"
"""Where a text begins."""

Lines = list[str]
Captures = Mapping[str, tuple[str, str]]


@dataclass(frozen=True)
class Goal:
    """What comes after a walk: `succeed` writes the lines for its end place, `fail` leaves.

    `is_test`: nobody asks for the end place. `is_open`: code follows the success lines (a loop), so
    that they may not stand in a branch. `is_branch`: the walk stands in a branch.
    """

    succeed: Callable[[str, Captures], Lines]
    fail: Lines
    is_test: bool = False
    is_open: bool = False
    is_branch: bool = False


@dataclass
class WalkWriter:
    """Writes walks forward; `names` gives the constant of a set of characters."""

    names: Mapping[CharacterSet, str]
    ignore_case: bool = False
    taken: set[str] = field(default_factory=lambda: {"text", "found", "place", "rest", "kept"})

    def steps(self, steps: Sequence[Step], place: str, goal: Goal, captures: Captures) -> Lines:
        """The lines that walk the steps from a place (an expression that may be repeated)."""
        if not steps:
            return goal.succeed(place, captures)
        step, rest = steps[0], steps[1:]
        if isinstance(step, Words):
            return self.words(step, rest, place, goal, captures)
        if isinstance(step, Run):
            return self.run(step, rest, place, goal, captures)
        if isinstance(step, Edge):
            return self.edge(step, rest, place, goal, captures)
        if isinstance(step, Mark):
            start, _ = captures.get(step.group, (place, ""))
            captured = (place, "") if step.opens else (start, place)
            return self.steps(rest, place, goal, {**captures, step.group: captured})
        if isinstance(step, Choice):
            return self.choice(step, rest, place, goal, captures)
        return self.loop(step, rest, place, goal, captures)

    # ---- literals

    def words(
        self, step: Words, rest: Sequence[Step], place: str, goal: Goal, captures: Captures
    ) -> Lines:
        if place == START and self.is_one(step):
            return self.opening(step, rest, goal, captures)
        chain = self.chain(step, place)
        if not rest and goal.is_test:
            if step.is_optional:
                return goal.succeed(place, captures)
            if step.or_end:
                missing = f"{chain} is None and {place} != text.end()"
                there = f"{chain} is not None or {place} == text.end()"
                return self.decide(there, missing, place, goal, captures)
            return self.decide(f"{chain} is not None", f"{chain} is None", place, goal, captures)
        name = self.name(self.word_of(step), rest)
        lines = [f"{name} = {chain}"]
        if step.or_end:
            lines += _unless(f"{name} is None and {place} != text.end()", goal)
            end = f"{name}.or_else({place})"
            if rest:
                behind = self.unique("next_start")
                lines.append(f"{behind} = {end}")
                end = behind
            return lines + self.steps(rest, end, goal, captures)
        if not step.is_optional:
            lines += _unless(f"{name} is None", goal)
        return lines + self.steps(rest, name, goal, captures)

    def is_one(self, step: Words) -> bool:
        """Whether a step is one literal, no more and no less, in its own case."""
        is_plain = not step.is_optional and not step.or_end and len(step.options) == 1
        return is_plain and not self.suffix(step.options[0])

    def opening(self, step: Words, rest: Sequence[Step], goal: Goal, captures: Captures) -> Lines:
        """The literal with which a text begins."""
        (literal,) = step.options
        holds = f"text.startswith({literal!r})"
        if not rest and goal.is_test:
            return self.decide(holds, f"not {holds}", START, goal, captures)
        name = self.name(self.word_of(step), rest)
        lines = [*_unless(f"not {holds}", goal), f"{name} = text.past_start({literal!r})"]
        return lines + self.steps(rest, name, goal, captures)

    def chain(self, step: Words, place: str) -> str:
        """The place behind the first literal that stands here."""
        calls = [self.after(option, place) for option in step.options if option]
        calls += [place] if step.is_optional else []
        return calls[0] + "".join(f".or_else({call})" for call in calls[1:])

    def after(self, literal: str, place: str) -> str:
        return f"text.after{self.suffix(literal)}({literal!r}, {place})"

    def suffix(self, literal: str) -> str:
        has_case = literal.lower() != literal.upper()
        return "_folded" if self.ignore_case and has_case else ""

    # ---- runs and edges

    def run(
        self, step: Run, rest: Sequence[Step], place: str, goal: Goal, captures: Captures
    ) -> Lines:
        skipped = f"text.skip({self.constant(step.chars, step.at)}, {place})"
        if not rest and goal.is_test:
            if step.least == 0:
                return goal.succeed(place, captures)
            return self.decide(
                f"{skipped} != {place}", f"{skipped} == {place}", place, goal, captures
            )
        name = self.name(_class_word(step.chars), rest)
        if step.many:
            lines = [f"{name} = {skipped}"]
            lines += _unless(f"{name} == {place}", goal) if step.least else []
        elif step.least:
            lines = [*_unless(f"{skipped} == {place}", goal), f"{name} = text.step({place})"]
        else:
            lines = [f"{name} = text.step({place}) if {skipped} != {place} else {place}"]
        return lines + self.steps(rest, name, goal, captures)

    def edge(
        self, step: Edge, rest: Sequence[Step], place: str, goal: Goal, captures: Captures
    ) -> Lines:
        if step.kind == "end":
            holds, misses = f"{place} == text.end()", f"{place} != text.end()"
        elif step.kind == "word end":
            skipped = f"text.skip({self.constant(WORD, step.at)}, {place})"
            holds, misses = f"{skipped} == {place}", f"{skipped} != {place}"
        else:
            skipped = f"text.skip({self.constant(LINE_ENDS, step.at)}, {place})"
            holds = f"{place} == text.end() or {skipped} != {place}"
            misses = f"{place} != text.end() and {skipped} == {place}"
        if not rest:
            return self.decide(holds, misses, place, goal, captures)
        return _unless(misses, goal) + self.steps(rest, place, goal, captures)

    def decide(self, holds: str, misses: str, place: str, goal: Goal, captures: Captures) -> Lines:
        """The last condition of a walk."""
        success = goal.succeed(place, captures)
        if success == ["return True"] and goal.fail == ["return False"]:
            return [f"return {holds}"]
        if goal.fail == ["continue"] and not goal.is_branch:
            return [f"if {holds}:", *indented(success)]
        return [*_unless(misses, goal), *success]

    # ---- alternatives and repeats

    def choice(
        self, step: Choice, rest: Sequence[Step], place: str, goal: Goal, captures: Captures
    ) -> Lines:
        if all(map(_is_word_and_edge, step.branches)) and (rest or not goal.is_test):
            return self.joined(step, rest, place, goal, captures)
        if goal.is_open or not all(isinstance(item, Edge) for item in rest):
            raise DialectError(
                step.at,
                "alternatives of more than literals end a pattern",
                "write what follows into each alternative",
            )
        branch_goal = replace(goal, is_branch=True)
        lines: Lines = []
        for branch in step.branches[:-1]:
            lines += self.branch(branch, rest, place, branch_goal, captures)
        return lines + self.steps((*step.branches[-1], *rest), place, goal, captures)

    def branch(
        self, branch: Steps, rest: Sequence[Step], place: str, goal: Goal, captures: Captures
    ) -> Lines:
        """An alternative before the last one: asked for by what it begins with."""
        lead = branch[0]
        if isinstance(lead, Words) and not lead.is_optional and not lead.or_end:
            following = (*branch[1:], *rest)
            chain = self.chain(lead, place)
            if not following and goal.is_test:
                return [f"if {chain} is not None:", *indented(goal.succeed(place, captures))]
            name = self.name(self.word_of(lead), following)
            body = self.steps(following, name, goal, captures)
            return [f"if ({name} := {chain}) is not None:", *indented(body)]
        if isinstance(lead, Edge) and lead.kind == "end":
            body = self.steps(branch[1:], place, goal, captures)
            return [f"if {place} == text.end():", *indented(body)]
        if isinstance(lead, Run) and lead.least:
            skipped = f"text.skip({self.constant(lead.chars, lead.at)}, {place})"
            body = self.steps((*branch, *rest), place, goal, captures)
            return [f"if {skipped} != {place}:", *indented(body)]
        raise DialectError(
            lead.at, "this alternative has no clear beginning", "a literal, a class with + or $"
        )

    def joined(
        self, step: Choice, rest: Sequence[Step], place: str, goal: Goal, captures: Captures
    ) -> Lines:
        """Alternatives that are literals, perhaps at the end of a word, give one place."""
        name = self.name("words", rest)
        lines, keyword = [f"{name}: Pos"], "if"
        for words, *edges in step.branches:
            assert isinstance(words, Words)
            part = self.unique(f"{self.word_of(words)}_end")
            condition = f"({part} := {self.chain(words, place)}) is not None"
            if edges:
                skipped = f"text.skip({self.constant(WORD, step.at)}, {part})"
                condition = f"{condition} and {skipped} == {part}"
            lines += [f"{keyword} {condition}:", f"    {name} = {part}"]
            keyword = "elif"
        lines += ["else:", *indented(goal.fail)]
        return lines + self.steps(rest, name, goal, captures)

    def loop(
        self, step: Loop, rest: Sequence[Step], place: str, goal: Goal, captures: Captures
    ) -> Lines:
        if any(isinstance(item, Mark) for item in step.body):
            raise DialectError(step.at, "a capture is not repeated", "put the repeat into it")
        name = self.unique("place")
        again = Goal(lambda end, _: [f"{name} = {end}"], ["break"], is_open=True)
        body = self.steps(step.body, name, again, captures)
        lines = [f"{name} = {place}", "while True:", *indented(body)]
        lines += _unless(f"{name} == {place}", goal) if step.least else []
        return lines + self.steps(rest, name, goal, captures)

    # ---- names

    def constant(self, chars: CharacterSet, at: int) -> str:
        """The constant for a set of characters. Raises DialectError."""
        if chars not in self.names:
            raise DialectError(at, "this set of characters has no name", "give it one under `sets`")
        return self.names[chars]

    def name(self, word: str, rest: Sequence[Step]) -> str:
        """The name of the place behind a step: after a capture that ends or begins there."""
        if rest and isinstance(rest[0], Mark):
            mark = rest[0]
            group = mark.group or (_taken_word(rest[1:]) if mark.opens else "") or word
            return self.unique(f"{group}_{'start' if mark.opens else 'end'}")
        if word == "words" and rest and isinstance(rest[0], Run):
            return self.unique(f"{_class_word(rest[0].chars)}_start")
        return self.unique(f"{word}_end")

    def name_of_run(self, step: Run, before: str) -> str:
        """The name of the place where a run begins, behind a literal that is called so."""
        word = _class_word(step.chars)
        return self.unique(f"{before}_{word}_start" if before else f"{word}_start")

    def unique(self, name: str) -> str:
        number, found = 1, name
        while found in self.taken:
            number += 1
            found = f"{name}_{number}"
        self.taken.add(found)
        return found

    def word_of(self, step: Words) -> str:
        """A name for some literals: the words of the only one, the last one of many."""
        words = re.findall(r"[a-z]+", step.options[0].lower())
        if len([option for option in step.options if option]) > 1:
            return "break" if set("".join(step.options)) <= {"\r", "\n"} else "words"
        if not words:
            return _MARKS.get(step.options[0], "mark")
        return "_".join(words if len(words) < 3 else words[-1:])


_MARKS = {"\n": "break", ":": "colon", "|": "bar", "<": "bracket", ">": "bracket", "·": "dot"}


def _taken_word(steps: Sequence[Step]) -> str:
    """A name for what a capture takes; empty when that is not a run."""
    return _class_word(steps[0].chars) if steps and isinstance(steps[0], Run) else ""


def _class_word(chars: CharacterSet) -> str:
    if chars == DIGITS:
        return "digits"
    if chars == LINE_ENDS.negated():
        return "line"
    return "space" if " " in chars and "a" not in chars else "run"


def _is_word_and_edge(branch: Steps) -> bool:
    """Whether a branch is literals that something must be, perhaps at the end of a word."""
    if not branch or not isinstance(branch[0], Words) or branch[0].is_optional or branch[0].or_end:
        return False
    edges = branch[1:]
    return not edges or (
        len(edges) == 1 and isinstance(edges[0], Edge) and edges[0].kind == "word end"
    )


def _unless(failure: str, goal: Goal) -> Lines:
    return [f"if {failure}:", *indented(goal.fail)]


def indented(lines: Sequence[str]) -> Lines:
    """The lines of a block."""
    return [f"    {line}" for line in lines]
