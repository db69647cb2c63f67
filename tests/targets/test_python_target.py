"""What is particular to Python: names, and taking over what black laid out before."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.diagnostics import SpecError
from generator.pipeline import load_target
from generator.procedures.front import lower_sources
from generator.procedures.parse import parse_source
from generator.project import templates_folder
from generator.targets.base import Contract
from generator.targets.python.layout import Layout, black_formatted
from generator.targets.python.tidy import without_extra_parentheses


def rendered(source: str) -> dict[str, str]:
    program = lower_sources([parse_source(source, "specs/row.py", "row")])
    target = load_target("python")
    assert target is not None
    return target.render(Contract(program=program, templates=templates_folder()))


def test_name_of_the_runtime_is_refused_where_it_would_hide_it() -> None:
    source = '''
@public
def trim(text: str) -> str:
    """Without white space around it."""
    return text.trim()
'''
    with pytest.raises(SpecError) as caught:
        rendered(source)
    assert str(caught.value) == (
        "specs/row.py:3:1: trim is a function of the Python runtime, used in row\n"
        "    hint: choose another name"
    )


@pytest.mark.parametrize(
    ("text", "tidied"),
    [
        ("x = a and (not b)", "x = a and not b"),
        ("x = any((a for a in b))", "x = any(a for a in b)"),
        ("x = (a or b) and c", "x = (a or b) and c"),
        ("x = (not a) == b", "x = (not a) == b"),
        ("x = f((a for a in b), c)", "x = f((a for a in b), c)"),
        ("if (a := (b or c)) is None:\n    pass", "if (a := b or c) is None:\n    pass"),
        ("x = 'é' and (not b)", "x = 'é' and not b"),
    ],
)
def test_parentheses_that_say_nothing_go_away(text: str, tidied: str) -> None:
    assert without_extra_parentheses(text) == tidied


@pytest.fixture
def port(tmp_path: Path) -> Path:
    first = Layout(tmp_path)
    for path, text in first.laid_out({"a.py": "x = 'a'\n", "b.py": "y = 'b'\n"}).items():
        (tmp_path / path).write_text(text, encoding="utf-8")
    (tmp_path / "layout.json").write_text(first.ledger_text(), encoding="utf-8")
    return tmp_path


def test_what_did_not_change_is_taken_over(port: Path) -> None:
    layout = Layout(port)
    assert layout.taken_over("a.py", "x = 'a'\n") == 'x = "a"\n'
    assert layout.taken_over("a.py", "x = 'c'\n") is None
    assert layout.taken_over("c.py", "x = 'a'\n") is None
    assert Layout(None).taken_over("a.py", "x = 'a'\n") is None


def test_edited_file_is_laid_out_anew(port: Path) -> None:
    (port / "a.py").write_text('x = "edited"\n', encoding="utf-8")
    assert Layout(port).laid_out({"a.py": "x = 'a'\n"}) == {"a.py": 'x = "a"\n'}


@pytest.mark.parametrize("damage", ["", "[]", "{", '{"a.py": 1}', '{"a.py": ["x", 2]}'])
def test_damaged_ledger_counts_as_none(port: Path, damage: str) -> None:
    (port / "layout.json").write_text(damage, encoding="utf-8")
    assert Layout(port).laid_out({"a.py": "x = 'a'\n"}) == {"a.py": 'x = "a"\n'}


def test_many_files_are_laid_out_as_one_is() -> None:
    sources = {f"{number}.py": f"x = [ {number} ]\n" for number in range(40)}
    assert Layout(None).laid_out(sources) == {
        path: black_formatted(text) for path, text in sources.items()
    }
