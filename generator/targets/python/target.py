"""The Python target: the complete package from the lowered contract."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cached_property
from pathlib import PurePosixPath
from typing import Any

import black
import jinja2

from generator.model import Module
from generator.procedures.dependencies import names_of
from generator.targets.base import Contract
from generator.targets.python.declarations import DeclarationPrinter, doc_lines
from generator.targets.python.tidy import without_extra_parentheses

PACKAGE = "hapi_protocol"
_MODE = black.Mode(line_length=100, target_versions={black.TargetVersion.PY311})


class PythonTarget:
    """Prints `generated/python`."""

    name = "python"

    def render(self, contract: Contract) -> dict[str, str]:
        """The port: path below `generated/python/` to formatted text."""
        return _Rendering(contract).files()

    def declaration(self, program: Program, name: str) -> str:
        """One top-level declaration, formatted."""
        declaration = program.declaration(name)
        if declaration is None:
            raise KeyError(name)
        text = "\n".join(DeclarationPrinter(program).module([declaration]))
        return black.format_str(without_extra_parentheses(text), mode=_MODE)


class _Rendering:
    def __init__(self, contract: Contract) -> None:
        self.contract = contract
        self.program = contract.program
        self.folder = contract.templates / "python"

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
        environment.filters["doc"] = lambda text: "\n".join(doc_lines(text))
        return environment

    def files(self) -> dict[str, str]:
        files = dict(self.copied())
        packages: set[str] = set()
        for module in self.program.modules.values():
            if not module.declarations:
                continue
            path = f"{PACKAGE}/{module.id}.py"
            files[path] = self.module(module)
            packages.add(str(PurePosixPath(path).parent))
        for package in packages - {PACKAGE}:
            files[f"{package}/__init__.py"] = self.rendered("_package.py.j2", package=package)
        files[f"{PACKAGE}/wire_models.py"] = self.wire_models()
        return {
            path: black_formatted(text) if path.endswith(".py") else text
            for path, text in sorted(files.items())
        }

    def copied(self) -> Iterator[tuple[str, str]]:
        """The files that stand in the templates: rendered when they end in .j2, else as they are."""
        for path in sorted(self.folder.rglob("*"), key=lambda p: p.as_posix()):
            relative = path.relative_to(self.folder).as_posix()
            if not path.is_file() or (path.name.startswith("_") and not path.name.startswith("__")):
                continue
            if "__pycache__" in relative:
                continue
            if relative.endswith(".j2"):
                yield relative.removesuffix(".j2"), self.rendered(relative, **self.surface())
            else:
                yield relative, path.read_text(encoding="utf-8")

    def rendered(self, template: str, **values: Any) -> str:
        return self.jinja.get_template(template).render(**values)

    def surface(self) -> dict[str, Any]:
        """What the file templates may use: the public names by module, and the constants."""
        exports = [
            {
                "module": f"{PACKAGE}.{module.id.replace('/', '.')}",
                "names": sorted(d.name for d in module.declarations if d.public),
            }
            for module in sorted(self.program.modules.values(), key=lambda m: m.id)
            if any(d.public for d in module.declarations)
        ]
        constants = {name: c.value for name, c in self.program.constants.items()}
        all_names = [name for export in exports for name in export["names"]]
        runtime = ["ABSENT", "Absent", "Json", "Object", "loads"]
        return {
            "exports": exports,
            "runtime": runtime,
            "all_names": sorted([*all_names, *runtime], key=_isort_key),
            "constants": constants,
        }

    def module(self, module: Module) -> str:
        printer = DeclarationPrinter(self.program)
        declarations = printer.module(module.declarations)
        return self.rendered(
            "_module.py.j2",
            sources=self.contract.sources.get(module.id, ()),
            doc=module.doc or module.id,
            standard=sorted(
                (name, sorted(names))
                for name, names in (
                    *printer.standard.items(),
                    *([("collections.abc", printer.typing)] if printer.typing else []),
                )
            ),
            runtime=sorted(printer.runtime, key=_isort_key),
            needs=self.needs(module),
            declarations=declarations,
        )

    def needs(self, module: Module) -> list[tuple[str, list[str]]]:
        """The names that a module imports, by module."""
        found: dict[str, set[str]] = {}
        for declaration in module.declarations:
            for name in names_of(declaration):
                other = self.program.declaration(name)
                if other and other.module and other.module != module.id:
                    found.setdefault(other.module, set()).add(name)
        return [
            (f"{PACKAGE}.{name.replace('/', '.')}", sorted(names, key=_isort_key))
            for name, names in sorted(found.items())
        ]

    def wire_models(self) -> str:
        from generator.targets.python.wire_models import wire_models

        return wire_models(self.contract.schemas)


def _isort_key(name: str) -> tuple[int, str]:
    """Constants, then classes, then functions: the order that import sorters keep."""
    rank = 0 if name.isupper() else 1 if name[:1].isupper() else 2
    return rank, name


def black_formatted(text: str) -> str:
    """The text as black lays it out, without imports that nothing uses."""
    return black.format_str(without_extra_parentheses(_without_unused_imports(text)), mode=_MODE)


def _without_unused_imports(text: str) -> str:
    """Drops imported names that the text never uses (a type that only narrowing knew of)."""
    tree = ast.parse(text)
    used = {n.id for n in ast.walk(tree) if isinstance(n, ast.Name)}
    lines = text.split("\n")
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith(PACKAGE):
            kept = [a.name for a in node.names if a.name in used]
            if len(kept) == len(node.names) or node.end_lineno is None:
                continue
            if any(a.asname for a in node.names):
                continue
            blank = [""] * (node.end_lineno - node.lineno)
            line = f"from {node.module} import {', '.join(kept)}" if kept else ""
            lines[node.lineno - 1 : node.end_lineno] = [line, *blank]
    return "\n".join(lines)
