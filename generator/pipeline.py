"""From spec files to the text of every generated file: load, check, lower, print."""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Sequence

from generator.diagnostics import Problems, SpecError
from generator.load.spec_files import SpecFiles, load_spec_files
from generator.load.wire_schema import load_wire_schema
from generator.load.yaml_document import YamlMap
from generator.procedures.front import lower_sources
from generator.procedures.parse import Source, parse_source
from generator.project import Project, templates_folder
from generator.targets.base import Contract, Target


def render(project: Project, targets: Sequence[str]) -> dict[str, str]:
    """The generated files of some targets: path relative to the project root to text.

    Raises SpecError with every problem of the first stage that has any.
    """
    contract = lower_contract(project)
    files: dict[str, str] = {}
    for name in targets:
        target = load_target(name)
        if target is None:
            continue
        for path, text in target.render(contract).items():
            files[f"generated/{name}/{path}"] = text
    return files


def lower_contract(project: Project) -> Contract:
    """Loads and checks `specs/` and lowers it to one typed program."""
    files = load_spec_files(project.root)
    problems = Problems()
    schemas = {file.path: load_wire_schema(file.text, file.path) for file in files.wire_schemas}
    sources = list(_lowered(files, schemas, problems))
    problems.raise_if_any()
    return Contract(
        program=lower_sources(sources),
        schemas={path.rpartition("/")[2]: schema for path, schema in schemas.items()},
        templates=templates_folder(),
        sources=_paths_of_modules(files),
    )


def _lowered(files: SpecFiles, schemas: dict[str, YamlMap], problems: Problems) -> Iterator[Source]:
    """The syntax of every file: tables and wire schemas lowered, procedures parsed."""
    for file in files.wire_schemas:
        module = importlib.import_module("generator.tables.wire_schema")
        statements = module.lower(schemas[file.path], file.module, problems)
        doc = str(schemas[file.path].get("description", ""))
        yield Source(file.module, doc, statements)
    for table in files.tables:
        module = importlib.import_module(f"generator.tables.{table.kind}")
        statements = module.lower(table.document, table.module, problems)
        yield Source(table.module, str(table.document.get("doc", "")), statements)
    for procedure_file in files.procedures:
        try:
            yield parse_source(procedure_file.text, procedure_file.path, procedure_file.module)
        except SpecError as error:
            problems.found.extend(error.problems)


def _paths_of_modules(files: SpecFiles) -> dict[str, tuple[str, ...]]:
    paths: dict[str, tuple[str, ...]] = {}
    found = [(f.module, f.path) for f in (*files.wire_schemas, *files.procedures)]
    found += [(table.module, table.path) for table in files.tables]
    for module, path in sorted(found):
        paths[module] = (*paths.get(module, ()), path)
    return paths


def load_target(name: str) -> Target | None:
    """The target of a package in `generator/targets/`; none while it exports no TARGET."""
    module = importlib.import_module(f"generator.targets.{name}")
    target: Target | None = getattr(module, "TARGET", None)
    return target
