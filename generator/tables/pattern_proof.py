r"""Where a walk could go wrong: what would need backtracking, or walk the same text over and over.

A walk takes every run as far as it goes and the first alternative that fits. That means the same as
the regular expression only where no other choice could succeed: the checker refuses all else.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from generator.character_set import LAST, LINE_ENDS, WORD, CharacterSet
from generator.tables.pattern_steps import Choice, Edge, Loop, Run, Step, Steps, Words

_END = CharacterSet(((LAST + 1, LAST + 1),))


@dataclass(frozen=True)
class First:
    """With which characters something can begin (the end counts as one).

    `always`: it fits everywhere, if need be without taking a character.
    """

    chars: CharacterSet
    always: bool


NOTHING = First(CharacterSet(), True)


def first_of(steps: Sequence[Step], after: First = NOTHING, ignore_case: bool = False) -> First:
    """With what steps can begin, `after` being what follows them."""
    chars = CharacterSet()
    for step in steps:
        first = _first(step, ignore_case)
        chars |= first.chars
        if not first.always:
            return First(chars, False)
    return First(chars | after.chars, after.always)


def _first(step: Step, ignore_case: bool) -> First:
    if isinstance(step, Words):
        chars = CharacterSet.characters("".join(option[:1] for option in step.options))
        chars = chars.folded() if ignore_case else chars
        return First(chars | _END if step.or_end else chars, step.is_optional)
    if isinstance(step, Run):
        return First(step.chars, step.least == 0)
    if isinstance(step, Edge):
        if step.kind == "word end":
            return First(WORD.negated() | _END, False)
        return First(LINE_ENDS | _END if step.kind == "line end" else _END, False)
    if isinstance(step, Choice):
        firsts = [first_of(branch, NOTHING, ignore_case) for branch in step.branches]
        chars = CharacterSet.of(r for first in firsts for r in first.chars.ranges)
        return First(chars, any(first.always for first in firsts))
    if isinstance(step, Loop):
        return First(first_of(step.body, NOTHING, ignore_case).chars, step.least == 0)
    return NOTHING


@dataclass(frozen=True)
class Ambiguity:
    """Where a walk might have to go back: the step, why, and what to write instead."""

    step: Step
    message: str
    hint: str


@dataclass(frozen=True)
class Checker:
    """Finds where steps are ambiguous; `sought` is the literal of a search."""

    ignore_case: bool
    sought: str = ""

    def check(self, steps: Sequence[Step], after: First = NOTHING) -> Iterator[Ambiguity]:
        """Every ambiguity in steps that `after` follows."""
        for position, step in enumerate(steps):
            rest = first_of(steps[position + 1 :], after, self.ignore_case)
            if isinstance(step, Run):
                yield from self.run(step, rest)
            elif isinstance(step, Words):
                yield from self.words(step, rest)
            elif isinstance(step, Choice):
                yield from self.choice(step, rest)
            elif isinstance(step, Loop):
                yield from self.loop(step, rest)
            elif isinstance(step, Edge):
                yield from self.edge(step, steps[position - 1] if position else None)

    def run(self, step: Run, rest: First) -> Iterator[Ambiguity]:
        has_choice = step.many or step.least == 0
        if has_choice and not rest.always and step.chars.overlaps(rest.chars):
            yield Ambiguity(
                step,
                "this run can take what must follow it: it needs backtracking",
                "take the character out of the class: [^x]* instead of .* before x",
            )
        elif step.many and not rest.always and self.is_walked_again(step.chars):
            yield Ambiguity(
                step,
                f"a search for {self.sought!r} that fails behind this run would walk it again",
                "leave a character of the literal out of the class",
            )

    def words(self, step: Words, rest: First) -> Iterator[Ambiguity]:
        for position, later in enumerate(step.options):
            for earlier in step.options[:position]:
                if self.folded(later).startswith(self.folded(earlier)):
                    shorter = f"{earlier!r} before it takes its place"
                    if rest.always or later == earlier:
                        yield Ambiguity(step, f"alternative {later!r} is never reached", shorter)
                    else:
                        yield Ambiguity(
                            step,
                            f"alternatives {earlier!r} and {later!r} need backtracking",
                            f"put {later!r} first",
                        )
                elif self.folded(earlier).startswith(self.folded(later)) and not rest.always:
                    following = CharacterSet.characters(earlier[len(later)])
                    if (following.folded() if self.ignore_case else following).overlaps(rest.chars):
                        yield Ambiguity(
                            step,
                            f"alternatives {earlier!r} and {later!r} need backtracking: "
                            "what follows can stand for the difference",
                            "write what follows into the alternatives",
                        )

    def choice(self, step: Choice, rest: First) -> Iterator[Ambiguity]:
        for position, branch in enumerate(step.branches):
            for earlier in step.branches[:position]:
                if not branch and rest.always:
                    yield Ambiguity(
                        step,
                        "an optional group of more than literals needs something behind it",
                        "end the pattern with $",
                    )
                    return
                if not self.exclude(earlier, branch, rest):
                    yield Ambiguity(
                        step,
                        "two alternatives of this group can begin alike: it needs backtracking",
                        "put what they share before the group",
                    )
                    return
            yield from self.check(branch, rest)

    def exclude(self, one: Steps, other: Steps, rest: First) -> bool:
        """Whether not both branches can fit at one place."""
        words, others = _leading_words(one), _leading_words(other)
        if words and others:
            return not any(
                a.startswith(b) or b.startswith(a)
                for a in map(self.folded, words)
                for b in map(self.folded, others)
            )
        first, second = (first_of(branch, rest, self.ignore_case) for branch in (one, other))
        return bool(one) and not first.always and not first.chars.overlaps(second.chars)

    def loop(self, step: Loop, rest: First) -> Iterator[Ambiguity]:
        first = first_of(step.body, NOTHING, self.ignore_case)
        if first.always:
            yield Ambiguity(step, "what is repeated can be empty", "let it take a character")
            return
        if not rest.always and first.chars.overlaps(rest.chars):
            yield Ambiguity(
                step,
                "what follows this repeat can begin as it does: it needs backtracking",
                "let it begin otherwise",
            )
        elif not rest.always and self.sought:
            yield Ambiguity(
                step,
                "a search that fails behind this repeat would walk it again",
                "begin the pattern with ^, or end it here",
            )
        yield from self.check(step.body, First(first.chars | rest.chars, False))

    def edge(self, step: Edge, before: Step | None) -> Iterator[Ambiguity]:
        words = _leading_words((before,) if before else ())
        if step.kind == "word end" and not (words and all(word[-1] in WORD for word in words)):
            message = r"\b stands only behind a literal that ends with a letter, a digit or _"
            yield Ambiguity(step, message, "")

    def is_walked_again(self, chars: CharacterSet) -> bool:
        """Whether the run can hold the literal itself, where the search goes on."""
        return bool(self.sought) and all(char in chars for char in self.sought)

    def folded(self, text: str) -> str:
        return text.lower() if self.ignore_case else text


def _leading_words(steps: Steps) -> tuple[str, ...]:
    """The literals of which one must begin these steps; none when they can begin otherwise."""
    if steps and isinstance(steps[0], Words) and not (steps[0].is_optional or steps[0].or_end):
        return steps[0].options
    return ()
