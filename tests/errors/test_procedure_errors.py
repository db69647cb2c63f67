"""Error goldens: a wrong procedure file in, the exact problems out.

Each file in `procedures/` ends with the problems that it must give, as comment lines behind
`# problems:`. `make golden` writes them anew; look at the difference before you commit it.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from generator.diagnostics import SpecError
from generator.procedures.front import lower_sources
from generator.procedures.parse import parse_source

FOLDER = Path(__file__).parent / "procedures"
MARK = "\n# problems:\n"
CASES = sorted(FOLDER.glob("*.py"))


def problems_of(text: str, name: str) -> str:
    """The problems of one procedure file, as they are printed."""
    with pytest.raises(SpecError) as caught:
        lower_sources([parse_source(text, f"specs/{name}", name.removesuffix(".py"))])
    return str(caught.value)


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_wrong_procedure_gives_its_problems(path: Path) -> None:
    text, _, expected = path.read_text(encoding="utf-8").partition(MARK)
    got = "".join(f"# {line}\n" for line in problems_of(f"{text}\n", path.name).split("\n"))
    if os.environ.get("PORTGEN_UPDATE_GOLDEN"):
        path.write_text(f"{text.rstrip()}\n{MARK}{got}", encoding="utf-8")
        return
    assert got == expected


def test_every_kind_of_mistake_has_a_case() -> None:
    assert len(CASES) >= 25
