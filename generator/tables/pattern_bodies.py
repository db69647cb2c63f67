"""The body of a pattern's procedure: where a walk begins, and what is made of a match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from generator.character_set import LINE_ENDS
from generator.tables.pattern_dialect import DialectError
from generator.tables.pattern_proof import Ambiguity, Checker, first_of
from generator.tables.pattern_steps import Choice, Edge, Loop, Mark, Run, Step, Steps, Walk, Words
from generator.tables.pattern_walks import START, Captures, Goal, Lines, WalkWriter, indented

_FAILURES = {"test": "False", "cut": "text", "remove": "text", "capture": "None"}


@dataclass(frozen=True)
class Task:
    """What a row wants of its pattern; `capture` writes the value of a match from its captures."""

    do: str
    capture: Callable[[Captures], str]

    @property
    def needs_end(self) -> bool:
        return self.do in ("remove", "remove-all")

    def found(self, start: str, end: str, captures: Captures) -> Lines:
        """The lines for a match from `start` to `end`."""
        if self.do == "test":
            return ["return True"]
        if self.do == "cut":
            return [f"return text.upto({start})"]
        if self.do == "capture":
            return [f"return {self.capture(captures)}"]
        if self.do == "remove":
            if start == START:
                return [f"return text.onward({end})"]
            return [f'return f"{{text.upto({start})}}{{text.onward({end})}}"']
        return [f"kept.append(text.between(rest, {start}))", f"rest = {end}", "place = rest"]


@dataclass
class BodyWriter:
    """Writes the lines of one procedure with the parameter `text`."""

    walk: Walk
    task: Task
    writer: WalkWriter

    def lines(self) -> Lines:
        """The body. Raises DialectError for what has no linear walk."""
        steps = self.walk.steps
        is_empty_match = first_of(steps).always
        if is_empty_match and not (self.walk.anchor == "text" and self.task.do == "remove"):
            raise DialectError(0, "this pattern matches without any character", "use + for *")
        if self.walk.anchor == "text":
            return self.anchored()
        if self.walk.anchor == "line" and isinstance(steps[0], Run):
            return self.by_lines()
        return self.searched()

    def check(self, steps: Sequence[Step], sought: str = "") -> None:
        for ambiguity in Checker(self.writer.ignore_case, sought).check(steps):
            raise DialectError(ambiguity.step.at, ambiguity.message, ambiguity.hint)

    def goal(self, start: str, fail: str) -> Goal:
        return Goal(
            lambda end, captures: self.task.found(start, end, captures),
            [fail],
            is_test=not self.task.needs_end,
            is_open=self.task.do == "remove-all",
        )

    @property
    def failure(self) -> str:
        return f"return {_FAILURES[self.task.do]}"

    # ---- a pattern that begins with ^

    def anchored(self) -> Lines:
        if self.task.do in ("cut", "remove-all"):
            raise DialectError(0, f"{self.task.do} has no use for a pattern with ^", "use remove")
        self.writer.taken.discard("place")
        steps = self.walk.steps
        ambiguity = next(iter(Checker(self.writer.ignore_case).check(steps)), None)
        if ambiguity:
            return self.from_both_ends(steps, ambiguity)
        return self.writer.steps(steps, START, self.goal(START, self.failure), {})

    def from_both_ends(self, steps: Steps, ambiguity: Ambiguity) -> Lines:
        """`^…run…$`: walked forward to the run, backward from the end, and the run between."""
        run = ambiguity.step
        middle = steps.index(run) if run in steps else len(steps)
        behind = steps[middle + 1 :]
        if not (
            isinstance(run, Run)
            and run.many
            and self.task.do == "test"
            and not self.writer.ignore_case
            and behind
            and isinstance(behind[-1], Edge)
            and behind[-1].kind == "end"
            and _is_walkable_back(behind[:-1])
        ):
            raise DialectError(run.at, ambiguity.message, ambiguity.hint)
        forward = Goal(lambda start, _: self.backward(behind[:-1], run, start), [self.failure])
        return self.writer.steps(steps[:middle], START, forward, {})

    def backward(self, steps: Sequence[Step], run: Run, start: str) -> Lines:
        lines, place = [], "text.end()"
        for step in reversed(steps):
            if isinstance(step, Words):
                name = self.writer.unique(f"{self.writer.word_of(step)}_start")
                lines += [f"{name} = text.before({step.literal!r}, {place})", f"if {name} is None:"]
            else:
                assert isinstance(step, Run)
                name = self.writer.name_of_run(step, _word_before(steps, step, self.writer))
                constant = self.writer.constant(step.chars, step.at)
                lines += [f"{name} = text.skip_back({constant}, {place})", f"if {name} == {place}:"]
                if not step.least:
                    lines.pop()
                    place = name
                    continue
            lines.append(f"    {self.failure}")
            place = name
        reached = f"text.skip({self.writer.constant(run.chars, run.at)}, {start})"
        least = "<" if run.least else "<="
        return [*lines, f"return {start} {least} {place} and {place} <= {reached}"]

    # ---- a pattern that is searched for

    def searched(self) -> Lines:
        before, literal, tail = self.parts()
        self.check(self.walk.steps, literal)
        words = Words((literal,), 0)
        find = f"text.find{self.writer.suffix(literal)}({literal!r}, "
        is_sure = first_of(tail).always and self.walk.anchor != "line" and not _is_needed(before)
        if self.task.do == "remove-all":
            return self.remove_all(words, before, tail, find, is_sure)
        if is_sure and not tail and self.task.do == "test":
            if not self.writer.suffix(literal):
                return [f"return text.contains({literal!r})"]
            return [f"return {find}{START}) is not None"]
        if is_sure:
            lines = [f"found = {find}{START})", "if found is None:", f"    {self.failure}"]
            return lines + self.behind(words, before, tail, self.failure)
        body = [self.go_on(literal), *self.behind(words, before, tail, "continue")]
        return [
            f"place = {START}",
            f"while (found := {find}place)) is not None:",
            *indented(body),
            self.failure,
        ]

    def remove_all(
        self, words: Words, before: Steps, tail: Steps, find: str, is_sure: bool
    ) -> Lines:
        if before:
            raise DialectError(before[0].at, "remove-all begins with a literal, or with ^ and it")
        body = self.behind(words, before, tail, "break" if is_sure else "continue")
        if not is_sure:
            body = [self.go_on(words.options[0]), *body]
        return [
            "kept: List[str] = []",
            f"rest = {START}",
            f"place = {START}",
            f"while (found := {find}place)) is not None:",
            *indented(body),
            "kept.append(text.onward(rest))",
            'return kept.join("")',
        ]

    def behind(self, words: Words, before: Steps, tail: Steps, fail: str) -> Lines:
        """From where the literal was found: its line, what stands before it, what follows it."""
        lines: Lines = []
        start = "found"
        if self.walk.anchor == "line":
            ends = self.writer.constant(LINE_ENDS, 0)
            lines += [
                f"if found != {START} and text.skip_back({ends}, found) == found:",
                f"    {fail}",
            ]
        for step in before:
            start = self.writer.unique("start")
            lines += self.start(step, fail)
        goal = self.goal(start, fail)
        if not tail and not self.task.needs_end:
            return lines + goal.succeed("found", {})
        if fail == "continue" and not self.overlaps_itself(words.options[0]):
            return lines + self.writer.steps(tail, "place", goal, {})
        name = self.writer.name(self.writer.word_of(words), tail)
        lines.append(f"{name} = text.past({words.options[0]!r}, found)")
        return lines + self.writer.steps(tail, name, goal, {})

    def go_on(self, literal: str) -> str:
        """From where the next search goes on: behind the literal, unless one begins in another."""
        if self.overlaps_itself(literal):
            return "place = text.step(found)"
        return f"place = text.past({literal!r}, found)"

    def overlaps_itself(self, literal: str) -> bool:
        """Whether a literal ends as it begins."""
        text = literal.lower() if self.writer.ignore_case else literal
        return any(text.endswith(text[:length]) for length in range(1, len(text)))

    def start(self, step: Step, fail: str) -> Lines:
        """Where a match begins: walks back over what may stand before the literal."""
        if isinstance(step, Words):
            return [f"start = text.before({step.options[0]!r}, found).or_else(found)"]
        assert isinstance(step, Run)
        lines = [f"start = text.skip_back({self.writer.constant(step.chars, step.at)}, found)"]
        return [*lines, "if start == found:", f"    {fail}"] if step.least else lines

    def parts(self) -> tuple[Steps, str, Steps]:
        """What may stand before the literal to look for, the literal, and what follows it."""
        steps = self.walk.steps
        for position, step in enumerate(steps):
            if isinstance(step, Words) and step.literal:
                if position > 1 or (position and self.walk.anchor):
                    raise DialectError(steps[1].at, "only one step stands before the literal")
                return steps[:position], step.literal, steps[position + 1 :]
            if not self.is_before(step):
                raise DialectError(
                    step.at,
                    "a search needs a literal to look for, or ^",
                    "a run or one optional literal may stand before it",
                )
        raise DialectError(0, "a search needs a literal to look for, or ^")

    def is_before(self, step: Step) -> bool:
        """Whether a step may stand before the literal: a run, or one optional literal."""
        if isinstance(step, Words):
            has_one = len(step.options) == 2 and step.is_optional and not step.or_end
            return has_one and not self.writer.suffix(step.options[0])
        return isinstance(step, Run) and step.many

    # ---- runs at the start of lines

    def by_lines(self) -> Lines:
        if self.task.do != "remove-all" or len(self.walk.steps) != 1:
            raise DialectError(
                0, "without a literal only remove-all of one run at the start of lines is walked"
            )
        run = self.walk.steps[0]
        assert isinstance(run, Run)
        if run.chars.overlaps(LINE_ENDS) or not run.many:
            raise DialectError(
                run.at, "this run must stay inside one line", "leave out \\n and the like"
            )
        chars = self.writer.constant(run.chars, run.at)
        line = self.writer.constant(LINE_ENDS.negated(), run.at)
        return [
            "kept: List[str] = []",
            f"place = {START}",
            "while place != text.end():",
            f"    kept_start = text.skip({chars}, place)",
            f"    place = text.step(text.skip({line}, kept_start))",
            "    kept.append(text.between(kept_start, place))",
            'return kept.join("")',
        ]


def _is_needed(before: Steps) -> bool:
    return any(isinstance(step, Run) and step.least for step in before)


def _word_before(steps: Sequence[Step], run: Run, writer: WalkWriter) -> str:
    """What the literal before a run is called; empty where there is none."""
    before = steps[steps.index(run) - 1] if steps.index(run) else None
    return writer.word_of(before) if isinstance(before, Words) else ""


def _is_walkable_back(steps: Sequence[Step]) -> bool:
    """Whether steps are literals and runs that no character of the literal before could be in."""
    for position, step in enumerate(steps):
        if isinstance(step, Words) and step.literal:
            continue
        before = steps[position - 1] if position else None
        if not (isinstance(step, Run) and step.many and isinstance(before, Words)):
            return False
        if before.options[0][-1] in step.chars:
            return False
    return bool(steps) and isinstance(steps[0], Words)


def captures_of(steps: Sequence[Step], in_choice: bool = False) -> list[tuple[Mark, bool]]:
    """Every capture that opens in steps, and whether a match may leave it out."""
    found: list[tuple[Mark, bool]] = []
    for step in steps:
        if isinstance(step, Mark) and step.opens:
            found.append((step, in_choice))
        elif isinstance(step, Choice):
            for branch in step.branches:
                found += captures_of(branch, True)
        elif isinstance(step, Loop):
            found += captures_of(step.body, in_choice)
    return found
