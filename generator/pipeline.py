"""From spec files to the text of every generated file: load, check, lower, print."""

from __future__ import annotations

import importlib
import multiprocessing
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace

from generator.diagnostics import Problems, SpecError
from generator.load.spec_files import SpecFiles, load_spec_files
from generator.load.wire_schema import load_wire_schema
from generator.load.yaml_document import YamlMap
from generator.procedures.front import lower_sources
from generator.procedures.parse import Source, parse_source
from generator.project import Project, templates_folder
from generator.targets.base import Contract, Target


def render(project: Project, targets: Sequence[str], *, take_over: bool = True) -> dict[str, str]:
    """The generated files of some targets: path relative to the project root to text.

    `take_over`: work on files that need no change may be left out; the result is the same.
    Raises SpecError with every problem of the first stage that has any.
    """
    contract = lower_contract(project)
    if take_over:
        contract = replace(contract, previous=project.generated)
    rendered = _rendered_together(contract, targets) if len(targets) > 1 else None
    files: dict[str, str] = {}
    for position, name in enumerate(targets):
        texts = rendered[position] if rendered else _rendered(contract, name)
        files.update({f"generated/{name}/{path}": text for path, text in texts.items()})
    return files


def _rendered_together(contract: Contract, targets: Sequence[str]) -> list[dict[str, str]] | None:
    """The files of each target, printed by processes of their own; none where none can fork."""
    if "fork" not in multiprocessing.get_all_start_methods():
        return None
    fork = multiprocessing.get_context("fork")
    with ProcessPoolExecutor(
        len(targets), mp_context=fork, initializer=_contract.append, initargs=(contract,)
    ) as pool:
        return list(pool.map(_rendered_here, targets))


_contract: list[Contract] = []
"""What a printing process prints from."""


def _rendered_here(name: str) -> dict[str, str]:
    return _rendered(_contract[-1], name)


def _rendered(contract: Contract, name: str) -> dict[str, str]:
    target = load_target(name)
    return target.render(contract) if target else {}


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
