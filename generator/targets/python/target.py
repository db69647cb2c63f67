"""The Python target: the complete package from the lowered contract."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from functools import cached_property
from pathlib import PurePosixPath
from typing import Any

import jinja2

from generator.diagnostics import Problem, SpecError
from generator.model import Module, Program
from generator.procedures.dependencies import names_of
from generator.targets.base import Contract
from generator.targets.python.declarations import DeclarationPrinter, doc_lines
from generator.targets.python.layout import LEDGER, Layout, black_formatted

PACKAGE = "hapi_protocol"
_RUNTIME_EXPORTS = ("ABSENT", "Absent", "Json", "Object", "canonical_json", "loads")


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
        return black_formatted(text)


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
        files: dict[str, str] = {}
        packages: set[str] = set()
        for module in self.program.modules.values():
            if not module.declarations:
                continue
            path = f"{PACKAGE}/{module.id}.py"
            files[path] = self.module(module)
            packages.add(str(PurePosixPath(path).parent))
        for package in packages - {PACKAGE}:
            files[f"{package}/__init__.py"] = self.rendered("_package.py.j2", package=package)
        files.update(self.copied())
        layout = Layout(self.contract.previous and self.contract.previous / "python")
        code = {path: text for path, text in sorted(files.items()) if path.endswith(".py")}
        files.update(layout.laid_out(code))
        models = f"{PACKAGE}/wire_models.py"
        schemas = json.dumps(self.contract.schemas, sort_keys=True)
        files[models] = layout.made(models, schemas, self.wire_models)
        files[LEDGER] = layout.ledger_text()
        return dict(sorted(files.items()))

    def copied(self) -> Iterator[tuple[str, str]]:
        """The files of the templates: rendered when they end in .j2, else as they are."""
        for path in sorted(self.folder.rglob("*"), key=lambda p: p.as_posix()):
            relative = path.relative_to(self.folder).as_posix()
            if not path.is_file() or any(map(_is_aside, relative.split("/"))):
                continue
            if relative.endswith(".j2"):
                yield relative.removesuffix(".j2"), self.rendered(relative, **self.surface())
            else:
                yield relative, path.read_text(encoding="utf-8")

    def rendered(self, template: str, **values: Any) -> str:
        return self.jinja.get_template(template).render(**values)

    def surface(self) -> dict[str, Any]:
        """What the file templates may use: the public names by module, and the constants."""
        exports = {
            f"{PACKAGE}.{module.id.replace('/', '.')}": {
                d.name for d in module.declarations if d.public
            }
            for module in self.program.modules.values()
        }
        exports[f"{PACKAGE}.runtime"] = set(_RUNTIME_EXPORTS)
        exports[f"{PACKAGE}.async_window"] = {"AsyncMessageWindow", "MessageClient"}
        names = {name for found in exports.values() for name in found}
        return {
            "exports": [
                (module, _listed(found)) for module, found in sorted(exports.items()) if found
            ],
            "all_names": sorted(names, key=_isort_key),
            "constants": {name: c.value for name, c in self.program.constants.items()},
        }

    def module(self, module: Module) -> str:
        printer = DeclarationPrinter(self.program)
        declarations = printer.module(module.declarations)
        used = _names_in("\n".join(declarations))
        self.refuse_clashes(module, printer.runtime)
        own = {*self.needs(module, used), (f"{PACKAGE}.runtime", _listed(printer.runtime & used))}
        return self.rendered(
            "_module.py.j2",
            sources=self.contract.sources.get(module.id, ()),
            doc=module.doc or module.id,
            standard=sorted((name, _listed(names)) for name, names in printer.standard.items()),
            own=sorted((name, names) for name, names in own if names),
            declarations=declarations,
        )

    def refuse_clashes(self, module: Module, runtime: set[str]) -> None:
        """A name of the contract must not hide a function of the runtime beside it."""
        for name in sorted({n for d in module.declarations for n in (d.name, *names_of(d))}):
            declaration = self.program.declaration(name)
            if name in runtime and declaration and declaration.module:
                message = f"{name} is a function of the Python runtime, used in {module.id}"
                raise SpecError([Problem(declaration.span, message, "choose another name")])

    def needs(self, module: Module, used: set[str]) -> Iterator[tuple[str, str]]:
        """The names that a module imports from others, by module."""
        found: dict[str, set[str]] = {}
        for name in {name for d in module.declarations for name in names_of(d)} & used:
            other = self.program.declaration(name)
            if other and other.module and other.module != module.id:
                found.setdefault(other.module, set()).add(name)
        for other_module, names in found.items():
            yield f"{PACKAGE}.{other_module.replace('/', '.')}", _listed(names)

    def wire_models(self) -> str:
        from generator.targets.python.wire_models import wire_models

        return wire_models(self.contract.schemas)


def _is_aside(name: str) -> bool:
    """Partial templates (`_name`), hidden files and caches are not files of the port."""
    return name == "__pycache__" or (name.startswith((".", "_")) and not name.startswith("__"))


def _isort_key(name: str) -> tuple[int, str]:
    """Constants, then classes, then functions: the order that import sorters keep."""
    rank = 0 if name.isupper() else 1 if name[:1].isupper() else 2
    return rank, name


def _listed(names: set[str]) -> str:
    return ", ".join(sorted(names, key=_isort_key))


def _names_in(text: str) -> set[str]:
    """Every name that a text uses."""
    return {node.id for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Name)}
