"""Patterns become procedures that mean what `re` means, or are refused with place and reason."""

from __future__ import annotations

import ast
import random
from copy import copy
from dataclasses import asdict, is_dataclass
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest
import yaml
from hapi_protocol import runtime

from generator.diagnostics import Problems
from generator.load.yaml_document import YamlMap, load_yaml
from generator.procedures.front import lower_sources
from generator.procedures.parse import Source
from generator.tables import patterns
from generator.targets.python.target import PythonTarget
from tests.tables.pattern_reference import expected, near_matches, reference
from tests.tables.shown import shown

SPEC = Path(__file__).parents[2] / "specs/values/patterns.yaml"
SETS = {
    "DIGITS": r"\d",
    "WORDS": r"\w",
    "SPACES": r"\s",
    "LINE": ".",
    "LINE_ENDS": r"[\n\r\u2028\u2029]",
    "BUT_BARS": "[^|]",
    "LETTERS": "[A-Za-z]",
    "A_OR_B": "[ab]",
    "A_OR_B_IN_ANY_CASE": "[aAbB]",
    "NOT_A": "[^a]",
    "ONLY_A": "a",
    "ONLY_B": "b",
    "NEWLINES": r"\n",
}


def table(rows: str) -> YamlMap:
    """A table with all the sets that the rows here use."""
    sets = "\n".join(f"  {name}: {{doc: A set., chars: '{chars}'}}" for name, chars in SETS.items())
    text = f"kind: patterns\ndoc: Patterns.\nsets:\n{sets}\nrows:\n{dedent(rows)}"
    return load_yaml(text, "specs/t.yaml")


def row(pattern: str, do: str = "test", **more: str) -> str:
    fields = "".join(f"  {key.replace('_', '-')}: {value}\n" for key, value in more.items())
    return f"- id: it\n  doc: It.\n  procedure: it\n  pattern: '{pattern}'\n  do: {do}\n{fields}"


def lowered(document: YamlMap) -> list[ast.stmt]:
    problems = Problems()
    declarations = patterns.lower(document, "t", problems)
    assert problems.found == []
    return declarations


def complaints(rows: str) -> list[str]:
    problems = Problems()
    patterns.lower(table(rows), "t", problems)
    return [
        f"{p.span.column}: {p.message}" + (f" ({p.hint})" if p.hint else "") for p in problems.found
    ]


def printed(document: YamlMap) -> dict[str, Any]:
    """The procedures of a table, checked, printed in Python and loaded."""
    for entry in document["rows"]:
        entry["public"] = True
    sets = document["sets"]
    declarations = lowered(document)
    for declaration in declarations:
        declaration.public = isinstance(declaration, ast.AnnAssign)  # type: ignore[attr-defined]
    program = lower_sources([Source("t", "Patterns.", declarations)])
    names = [*sets, *program.records, *program.procedures]
    scope: dict[str, Any] = {name: getattr(runtime, name) for name in runtime.__all__}
    exec("from __future__ import annotations\nfrom dataclasses import dataclass\n", scope)
    exec("from typing import Final\n", scope)
    for name in names:
        if program.declaration(name) and name != "Entry":
            exec(PythonTarget().declaration(program, name), scope)
    return scope


def differences(document: YamlMap, texts_per_row: int, random_: random.Random) -> list[str]:
    """Every text for which a row's procedure gives something else than `re`."""
    procedures = printed(document)
    found: list[str] = []
    for entry in document["rows"]:
        pattern = reference(entry["pattern"], entry.get("flags", []))
        for text in near_matches(entry["pattern"], random_, texts_per_row):
            got = procedures[entry["procedure"]](text)
            got = asdict(got) if is_dataclass(got) and not isinstance(got, type) else got
            want = expected(pattern, entry["do"], text)
            if got != want:
                found.append(f"{entry['pattern']} on {text!r}: {got!r}, not {want!r}")
    return found


# ---------------------------------------------------------------- meaning


def test_every_pattern_of_the_contract_means_what_re_means() -> None:
    document = load_yaml(SPEC.read_text(encoding="utf-8"), "specs/values/patterns.yaml")
    assert differences(document, 400, random.Random(1)) == []


PIECES = [
    *("a", "b", "ab", "[ab]", "[^a]", r"\d", ".", r"\n", "a*", "b+", "[ab]*", "[ab]+", ".*", ".+"),
    *(r"\d+", "a?", "(?:ab|b)", "(?:ba)?", r"\s*", r"\s+", r"(?:a|b\d+)", r"(?:ab\d+|ba)"),
    *(r"(?:a\d)+", r"(?:\r?\n|$)", r"(?:1\d*)?", r"a\b", r"(?:a\b|1)"),
]


def random_table(random_: random.Random, count: int) -> YamlMap:
    """A table of so many random patterns, all of which are accepted."""
    document = table(row("a"))
    model: YamlMap = document["rows"].pop()
    accepted: dict[object, YamlMap] = {}
    while len(accepted) < count:
        do = random_.choice(("test", "cut", "remove", "remove-all", "capture"))
        pieces = random_.choices(PIECES, k=random_.randint(1, 4))
        if do == "capture":
            place = random_.randrange(len(pieces))
            pieces[place] = f"({pieces[place]})"
        pattern = f"{random_.choice(('^', ''))}{''.join(pieces)}{random_.choice(('$', '', ''))}"
        flags = random_.choice((["multiline"], ["ignore-case"], []))
        number = len(accepted)
        candidate = copy(model)
        candidate.update(id=f"r{number}", procedure=f"it_{number}", pattern=pattern)
        candidate.update(do=do, flags=flags)
        document["rows"] = [candidate]
        problems = Problems()
        patterns.lower(document, "t", problems)
        if not problems.found:
            accepted.setdefault((pattern, do, *flags), candidate)
    document["rows"] = list(accepted.values())
    return document


@pytest.mark.parametrize("seed", range(2))
def test_whatever_is_accepted_means_what_re_means(seed: int) -> None:
    random_ = random.Random(seed)
    assert differences(random_table(random_, 60), 80, random_) == []


def test_a_pattern_reads_as_a_walk() -> None:
    text = row(r"\n*\[note\]\s+(\d+)$", "capture")
    assert shown(lowered(table(text))[len(SETS) :]) == dedent('''\
        def it(text: str) -> Opt[str]:
            """It."""
            # \\n*\\[note\\]\\s+(\\d+)$
            place = text.start()
            while (found := text.find('[note]', place)) is not None:
                place = text.past('[note]', found)
                start = text.skip_back(NEWLINES, found)
                digits_start = text.skip(SPACES, place)
                if digits_start == place:
                    continue
                digits_end = text.skip(DIGITS, digits_start)
                if digits_end == digits_start:
                    continue
                if digits_end == text.end():
                    return text.between(digits_start, digits_end)
            return None''')


def test_named_captures_fill_a_record() -> None:
    text = row(
        "^(?<size>\\d+)(?:,(?<unit>[ab]+))?$", "capture", record="Size", record_doc="A size."
    )
    scope = printed(table(text))
    size = scope["Size"]
    assert scope["it"]("12,ab") == size(size="12", unit="ab")
    assert scope["it"]("12") == size(size="12", unit=None)
    assert scope["it"]("12,") is None


# ---------------------------------------------------------------- refusals


def refused() -> list[dict[str, str]]:
    path = Path(__file__).with_name("refused_patterns.yaml")
    loaded: list[dict[str, str]] = yaml.safe_load(path.read_text(encoding="utf-8"))
    return loaded


@pytest.mark.parametrize("case", refused(), ids=lambda case: case["pattern"])
def test_what_has_no_linear_walk_is_refused(case: dict[str, str]) -> None:
    more = {key: case[key] for key in ("flags", "record", "record-doc") if key in case}
    assert complaints(row(case["pattern"], case["do"], **more)) == [case["problem"]]


def test_rows_that_repeat_each_other_are_reported() -> None:
    assert complaints(row("ab") + row("ab")) == [
        "7: duplicate row id 'it' (it stands first in line 18)",
        "14: it is made by row 'it' already",
        "12: this does the same as row 'it' (call its procedure instead)",
    ]


def test_a_set_with_two_names_is_reported() -> None:
    text = """\
        kind: patterns
        doc: Patterns.
        sets:
          ONE: {doc: One., chars: '[ab]'}
          TWO: {doc: Two., chars: '[ba]'}
          BAD: {doc: Bad., chars: 'ab'}
        rows:
          - {id: it, doc: It., procedure: it, pattern: 'a[ab]', do: test}
        """
    problems = Problems()
    patterns.lower(load_yaml(dedent(text), "specs/t.yaml"), "t", problems)
    assert [str(problem) for problem in problems.found] == [
        "specs/t.yaml:5:3: TWO is a set that stands here twice\n"
        "    hint: it is called ONE already",
        "specs/t.yaml:6:28: this is not one class\n"
        "    hint: write [..], \\d, \\s, \\w, . or one character",
    ]
