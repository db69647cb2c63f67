"""The Kotlin target: the complete module from the lowered contract."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Any

import jinja2

from generator.model import Module, Program
from generator.targets.base import Contract
from generator.targets.kotlin.declarations import DeclarationPrinter
from generator.targets.kotlin.names import PACKAGE, file_path
from generator.targets.kotlin.printing import IMPORTS
from generator.targets.kotlin.usage import Usage

SOURCES = f"src/main/kotlin/{PACKAGE.replace('.', '/')}"


class KotlinTarget:
    """Prints `generated/kotlin`."""

    name = "kotlin"

    def render(self, contract: Contract) -> dict[str, str]:
        """The port: path below `generated/kotlin/` to formatted text."""
        return _Rendering(contract).files()

    def declaration(self, program: Program, name: str) -> str:
        """One top-level declaration, formatted."""
        declaration = program.declaration(name)
        if declaration is None:
            raise KeyError(name)
        return DeclarationPrinter(program, Usage(program)).text(declaration) + "\n"


class _Rendering:
    def __init__(self, contract: Contract) -> None:
        self.contract = contract
        self.program = contract.program
        self.folder = contract.templates / "kotlin"
        self.usage = Usage(contract.program)

    @cached_property
    def jinja(self) -> jinja2.Environment:
        return jinja2.Environment(
            loader=jinja2.FileSystemLoader(self.folder),
            undefined=jinja2.StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
            keep_trailing_newline=True,
            autoescape=False,
        )

    def files(self) -> dict[str, str]:
        files = dict(self.copied())
        modules = [module.id for module in self.program.modules.values() if module.declarations]
        for module in self.program.modules.values():
            if module.declarations:
                files[f"{SOURCES}/{file_path(module.id, modules)}"] = self.module(module)
        return dict(sorted(files.items()))

    def copied(self) -> Iterator[tuple[str, str]]:
        """The files of the templates: rendered when they end in .j2, else as they are."""
        for path in sorted(self.folder.rglob("*"), key=lambda p: p.as_posix()):
            relative = path.relative_to(self.folder).as_posix()
            if not path.is_file() or path.name.startswith("_") or relative.startswith("target/"):
                continue
            if relative.endswith(".j2"):
                yield relative.removesuffix(".j2"), self.rendered(
                    relative, constants=self.constants()
                )
            else:
                yield relative, path.read_text(encoding="utf-8")

    def constants(self) -> dict[str, Any]:
        return {name: constant.value for name, constant in self.program.constants.items()}

    def rendered(self, template: str, **values: Any) -> str:
        return self.jinja.get_template(template).render(**values)

    def module(self, module: Module) -> str:
        printer = DeclarationPrinter(self.program, self.usage)
        declarations = [printer.text(declaration) for declaration in module.declarations]
        body = "\n\n".join(declarations)
        return self.rendered(
            "_module.kt.j2",
            package=PACKAGE,
            sources=self.contract.sources.get(module.id, ()),
            doc=" ".join((module.doc or "").split("\n\n")[0].split()),
            imports=sorted((IMPORTS[name] for name in printer.imports), key=_import_order),
            body=body,
        )


def _import_order(path: str) -> tuple[bool, str]:
    """The language's own packages come last."""
    return path.startswith(("java.", "javax.", "kotlin.")), path
