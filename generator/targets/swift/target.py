"""The Swift target: the complete package from the lowered contract."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cached_property
from pathlib import PurePosixPath
from typing import Any

import jinja2

from generator.model import Module, Program
from generator.targets.base import Contract
from generator.targets.swift.declarations import DeclarationPrinter
from generator.targets.swift.names import source_path
from generator.targets.swift.types import WIDTH, wrapped_text

_SOURCES = "Sources/HapiProtocol"


class SwiftTarget:
    """Prints `generated/swift`."""

    name = "swift"

    def render(self, contract: Contract) -> dict[str, str]:
        """The port: path below `generated/swift/` to text."""
        return _Rendering(contract).files()

    def declaration(self, program: Program, name: str) -> str:
        """One top-level declaration, as it stands in its file."""
        declaration = program.declaration(name)
        if declaration is None:
            raise KeyError(name)
        return DeclarationPrinter(program).text(declaration) + "\n"


class _Rendering:
    def __init__(self, contract: Contract) -> None:
        self.contract = contract
        self.program = contract.program
        self.folder = contract.templates / "swift"
        self.printer = DeclarationPrinter(contract.program)

    @cached_property
    def jinja(self) -> jinja2.Environment:
        environment = jinja2.Environment(
            loader=jinja2.FileSystemLoader(self.folder),
            undefined=jinja2.StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
            keep_trailing_newline=True,
            autoescape=False,
        )
        environment.filters["comment"] = _comment
        return environment

    def files(self) -> dict[str, str]:
        files = dict(self.copied())
        modules = [module for module in self.program.modules.values() if module.declarations]
        for module, path in zip(modules, _paths([module.id for module in modules]), strict=True):
            files[f"{_SOURCES}/{path}"] = self.module(module)
        return dict(sorted(files.items()))

    def copied(self) -> Iterator[tuple[str, str]]:
        """The files that stand in the templates: rendered when they end in .j2."""
        for path in sorted(self.folder.rglob("*"), key=lambda p: p.as_posix()):
            relative = path.relative_to(self.folder).as_posix()
            if not path.is_file() or path.name.startswith("_"):
                continue
            if relative.endswith(".j2"):
                constants = {name: c.value for name, c in self.program.constants.items()}
                yield relative.removesuffix(".j2"), self.rendered(relative, constants=constants)
            else:
                yield relative, path.read_text(encoding="utf-8")

    def rendered(self, template: str, **values: Any) -> str:
        return self.jinja.get_template(template).render(**values)

    def module(self, module: Module) -> str:
        declarations = [d for d in module.declarations if not self.printer.is_bare(d.name)]
        return self.rendered(
            "_Module.swift.j2",
            sources=self.contract.sources.get(module.id, ()),
            doc=self.printer.with_swift_names(module.doc or module.id),
            declarations=[self.printer.text(d) for d in declarations],
        )


def _comment(text: str) -> str:
    """A text as `//` lines."""
    paragraphs = [" ".join(paragraph.split()) for paragraph in text.strip().split("\n\n")]
    wrapped = [wrapped_text(paragraph, WIDTH - 3) for paragraph in paragraphs]
    return "\n//\n".join("\n".join(f"// {line}" for line in paragraph) for paragraph in wrapped)


def _paths(modules: list[str]) -> list[str]:
    """The source files of modules. Names of files are unique in Swift: where two would have the
    same, that of the folder stands before each."""
    paths = [PurePosixPath(source_path(module)) for module in modules]
    count = Counter(path.name for path in paths)
    return [str(p if count[p.name] == 1 else p.with_name(p.parent.name + p.name)) for p in paths]
