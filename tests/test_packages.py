"""The packages that this project ships build, carry what they need and work as their pages say."""

from __future__ import annotations

import os
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
    program = f"import sys; sys.path.insert(0, {str(wheel)!r}); exec({code!r})"
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


def samples(page: Path) -> list[str]:
    """The Python programs that a page shows, in order."""
    return re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("page", [ROOT / "README.md", PORT / "README.md"], ids=["project", "port"])
def test_program_of_the_readme_prints_an_outline(page: Path, port_wheel: Path) -> None:
    printed = run_with(port_wheel, samples(page)[0], ROOT)
    command = [sys.executable, "-m", "generator", "decode", "examples/page.json"]
    told = subprocess.run(
        [*command, "--format", "tree"], check=True, capture_output=True, text=True, cwd=ROOT
    )
    assert printed == told.stdout
    assert len(printed.splitlines()) > 10


def test_samples_of_the_readme_are_typed(tmp_path: Path) -> None:
    for number, code in enumerate(samples(PORT / "README.md")):
        (tmp_path / f"sample{number}.py").write_text(code, encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file=", str(tmp_path)]
    done = subprocess.run(
        command,
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env={**os.environ, "MYPYPATH": str(PORT)},
    )
    assert done.returncode == 0, done.stdout


def test_patch_sample_of_the_readme(port_wheel: Path, tmp_path: Path) -> None:
    program = """
assert updated({"model": "old"}, "s1", {"model": "new"}) == {"model": "new"}
held = {"model": "old"}
assert updated(held, "s1", {"model": "old"}) is held
assert updated(held, "s1", ["neither"]) is None
"""
    run_with(port_wheel, samples(PORT / "README.md")[1] + program, tmp_path)


def test_window_sample_of_the_readme(port_wheel: Path, tmp_path: Path) -> None:
    program = """
import asyncio
import json

asked = []

def message(number):
    content = {"role": "user", "content": {"type": "text", "text": "hello"}}
    times = {"createdAt": number, "invokedAt": number}
    return {"id": f"m{number}", "seq": number, "localId": None, "content": content, **times}

async def get(path):
    asked.append(path)
    page = {"limit": 50, "direction": "latest", "hasMore": False}
    return json.dumps({"messages": [message(1)], "page": page}).encode()

event = {"type": "message-received", "message": message(2)}
shown = asyncio.run(first_blocks(HTTPMessageClient(get), event))
print(asked, [block.id for block in shown])
"""
    printed = run_with(port_wheel, samples(PORT / "README.md")[2] + program, tmp_path)
    assert printed == "['messages?limit=200'] ['m1', 'm2']\n"


def test_wheel_of_the_generator_carries_templates_and_schemas(tmp_path: Path) -> None:
    (wheel,) = built(ROOT, tmp_path, "--wheel")
    names = zipfile.ZipFile(wheel).namelist()
    for needed in (
        "generator/_templates/python/_module.py.j2",
        "generator/schemas/decode.schema.json",
    ):
        assert needed in names
