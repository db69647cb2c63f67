"""Spec files are found in one order everywhere, and every damaged one is named."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from generator.diagnostics import SpecError
from generator.load.spec_files import load_spec_files

TABLE = """\
kind: names
doc: Colours.
sets:
  WARM: {doc: Warm ones., names: [red]}
"""


def write(root: Path, path: str, content: str | bytes) -> None:
    file = root / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content.encode() if isinstance(content, str) else content)


def complaints(root: Path) -> list[str]:
    with pytest.raises(SpecError) as caught:
        load_spec_files(root)
    return [str(problem) for problem in caught.value.problems]


def test_files_come_by_kind_in_the_order_of_their_paths(tmp_path: Path) -> None:
    for path in ("b/z.yaml", "b/B.yaml", "a.yaml", "b-c.yaml", "É.yaml"):
        write(tmp_path, f"specs/{path}", TABLE)
    write(tmp_path, "specs/b/z.py", '"""A procedure."""\r\n')
    write(tmp_path, "specs/wire/page.schema.json", "{}")
    write(tmp_path, "specs/.hidden/x.yaml", "not read")
    write(tmp_path, "specs/README.md", "not read")
    found = load_spec_files(tmp_path)
    assert [table.module for table in found.tables] == ["a", "b-c", "b/B", "b/z", "É"]
    assert found.tables[0].kind == "names"
    assert found.tables[0].document["doc"] == "Colours."
    assert [(file.path, file.module, file.text) for file in found.procedures] == [
        ("specs/b/z.py", "b/z", '"""A procedure."""\n')
    ]
    assert [(file.path, file.module) for file in found.wire_schemas] == [
        ("specs/wire/page.schema.json", "wire/page")
    ]


def test_the_order_does_not_follow_the_locale(tmp_path: Path) -> None:
    for name in ("b", "B", "a", "ä"):
        write(tmp_path, f"specs/{name}.py", "")
    program = (
        "import locale, sys; from pathlib import Path; locale.setlocale(locale.LC_ALL, '');"
        "from generator.load.spec_files import load_spec_files;"
        "print(ascii([file.module for file in load_spec_files(Path(sys.argv[1])).procedures]))"
    )
    for language in ("C", "C.UTF-8"):
        done = subprocess.run(
            [sys.executable, "-c", program, str(tmp_path)],
            env={**os.environ, "LC_ALL": language},
            capture_output=True,
            check=True,
            text=True,
        )
        assert done.stdout == "['B', 'a', 'b', '\\xe4']\n"


def test_every_damaged_file_is_named(tmp_path: Path) -> None:
    write(tmp_path, "specs/a.yaml", b"kind: names\ndoc: \xc3\xa9\xff\n")
    write(tmp_path, "specs/b.yaml", "kind: names\nkind: names\n")
    write(tmp_path, "specs/c.py", "\ufeffx = 1")
    write(tmp_path, "specs/d.yml", TABLE)
    assert complaints(tmp_path) == [
        "specs/a.yaml:2:7: not UTF-8: a byte 0xff\n    hint: save the file as UTF-8",
        "specs/b.yaml:2:1: duplicate key 'kind'\n    hint: it stands first in line 1",
        "specs/c.py:1:1: the file begins with a byte order mark\n"
        "    hint: save the file as UTF-8 without it",
        "specs/d.yml:1:1: a table file ends in .yaml\n    hint: rename it",
    ]


def test_a_table_has_a_known_kind(tmp_path: Path) -> None:
    write(tmp_path, "specs/a.yaml", "kind: naems\n")
    write(tmp_path, "specs/b.yaml", "doc: Nothing.\n")
    misspelt, missing = complaints(tmp_path)
    assert misspelt == (
        "specs/a.yaml:1:7: no kind of table is called 'naems'\n    hint: did you mean 'names'?"
    )
    assert missing.startswith("specs/b.yaml:1:1: no `kind` is given\n    hint: kinds are ")


def test_a_table_of_a_wrong_shape_is_told_at_its_place(tmp_path: Path) -> None:
    write(tmp_path, "specs/a.yaml", TABLE.replace("[red]", "[]"))
    write(tmp_path, "specs/b.yaml", TABLE.replace("doc: Colours.", "dco: Colours."))
    assert [complaint.split("\n")[0] for complaint in complaints(tmp_path)] == [
        "specs/a.yaml:4:34: must not be empty",
        "specs/b.yaml:1:1: the key 'doc' is missing",
        "specs/b.yaml:2:1: unknown key 'dco'",
    ]
