"""A small project for tests of the command: a fake port, and fake stages that render."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from textwrap import dedent

import pytest

from generator.project import Project

PORT = '''
    """A port of a protocol of sums: a document is right when its numbers add up."""

    import json

    ABSENT = object()

    loads = json.loads


    def canonical_json(value):
        return json.dumps(value, sort_keys=True, separators=(",", ":"))


    SUITES = ("sums", "odd")
    VERSION_FILE = "VERSION"


    def version_file_problem(text):
        return None if text.strip() == "1" else f"version {text.strip()}, known is 1"


    def suite_of(document):
        if isinstance(document, dict):
            return next((suite for suite in SUITES if suite in document), None)
        return None


    def document_name(document):
        return document.get("name")


    def document_problem(document, suite):
        return None if isinstance(document.get(suite), list) else f"$.{suite} should be a list"


    class Check:
        def __init__(self, path, expected, actual):
            self.path, self.expected, self.actual = path, expected, actual


    def check_document(document, suite):
        numbers = document[suite]
        if 13 in numbers:
            raise ZeroDivisionError("13 is bad luck")
        result = {"total": sum(numbers)} if suite == "sums" else [n for n in numbers if n % 2]
        return [
            Check("$.expected", document.get("expected", ABSENT), result),
            Check("$.note", document.get("note", ABSENT), ABSENT),
        ]


    class DecodeInput:
        def __init__(self, messages):
            self.messages, self.agent_state, self.has_more_messages = messages, ABSENT, True


    def decode_input(document):
        return DecodeInput(document) if isinstance(document, list) else None


    def decode(messages, agent_state, *, has_more_messages):
        return {"sum": sum(messages), "more": has_more_messages, "state": agent_state is not ABSENT}


    def project_decoded(decoded):
        return decoded


    def outline(decoded):
        return [f"sum {decoded['sum']}", "  with a \\N{SNOWMAN}"]
'''


def make_project(root: Path, *, port: str | None = PORT) -> Project:
    """A project with a contract and, unless it is None, a port."""
    (root / "specs").mkdir(parents=True)
    (root / "specs/contract.yaml").write_text("kind: contract\n")
    if port is not None:
        package = root / "generated/python/tiny_port"
        package.mkdir(parents=True)
        (package / "__init__.py").write_text(dedent(port))
        (package / "py.typed").touch()
    return Project(root)


class FakePipeline:
    """Stands for the stages from specs to text; `files` are what they render."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, files: dict[str, str]) -> None:
        self.files = files
        self.error: Exception | None = None
        self.runs = 0
        monkeypatch.setattr("generator.pipeline.render", self.render)
        monkeypatch.setattr("generator.target_choice.target_names", lambda: ["python", "swift"])
        monkeypatch.setattr("generator.generate.target_names", lambda: ["python", "swift"])

    def render(
        self, _: Project, targets: Sequence[str], *, take_over: bool = True
    ) -> dict[str, str]:
        """The files of the targets."""
        self.runs += 1
        if self.error is not None:
            raise self.error
        return {path: text for path, text in self.files.items() if path.split("/")[1] in targets}
