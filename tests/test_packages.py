"""The packages that this project ships build, carry what they need and work as their pages say."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PORT = ROOT / "generated" / "python"


def built(project: Path, folder: Path, *kinds: str) -> list[Path]:
    """Builds a project without the network; the build backend is installed already."""
    command = [sys.executable, "-m", "build", "--no-isolation", *kinds, "--outdir", str(folder)]
    subprocess.run([*command, str(project)], check=True, capture_output=True)
    return sorted(folder.iterdir())


@pytest.fixture(scope="module")
def port_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("port")
    wheel = next(p for p in built(PORT, folder) if p.suffix == ".whl")
    assert [p for p in folder.iterdir() if p.name.endswith(".tar.gz")]
    return wheel


def run_with(wheel: Path, code: str, folder: Path) -> str:
    """What a program prints that knows the wheel and the standard library only."""
    program = f"import sys; sys.path.insert(0, {str(wheel)!r})\n{code}"
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", program],
        check=True,
        capture_output=True,
        text=True,
        cwd=folder,
    )
    return done.stdout


def test_port_is_typed_and_needs_the_standard_library_only(
    port_wheel: Path, tmp_path: Path
) -> None:
    names = zipfile.ZipFile(port_wheel).namelist()
    assert "hapi_protocol/py.typed" in names
    code = "import hapi_protocol; print(hapi_protocol.CONTRACT_VERSION)"
    assert re.fullmatch(r"\d+\.\d+\.\d+\n", run_with(port_wheel, code, tmp_path))


@pytest.mark.parametrize("page", [ROOT / "README.md", PORT / "README.md"], ids=["project", "port"])
def test_program_of_the_readme_prints_an_outline(
    page: Path, port_wheel: Path, tmp_path: Path
) -> None:
    code = re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)[0]
    message = {"id": "m1", "createdAt": 1, "content": {"role": "user", "content": "hello there"}}
    (tmp_path / "messages.json").write_text(json.dumps([message]), encoding="utf-8")
    assert "hello there" in run_with(port_wheel, code, tmp_path)


def test_wheel_of_the_generator_carries_templates_and_schemas(tmp_path: Path) -> None:
    (wheel,) = built(ROOT, tmp_path, "--wheel")
    names = zipfile.ZipFile(wheel).namelist()
    for needed in (
        "generator/_templates/python/_module.py.j2",
        "generator/schemas/decode.schema.json",
    ):
        assert needed in names
