"""Which module needs which: from the names that declarations and bodies use."""

from __future__ import annotations

from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter

from generator.diagnostics import Problems, Span
from generator.model import (
    Bind,
    Call,
    Constant,
    ConstantName,
    Declaration,
    EnumFromWire,
    Expression,
    ForEach,
    Inject,
    IsCase,
    Let,
    ListLiteral,
    Machine,
    Module,
    Procedure,
    ProcedureName,
    Program,
    Record,
    Type,
    Union,
    walk,
)


def order_modules(program: Program, problems: Problems) -> None:
    """Fills in what each module needs and sorts modules, needed ones first; reports circles."""
    for module in program.modules.values():
        used = {name for declaration in module.declarations for name in names_of(declaration)}
        owners = {d.module for name in used if (d := program.declaration(name)) and d.module}
        module.needs = sorted(owners - {module.id})
    graph = {module.id: module.needs for module in program.modules.values()}
    try:
        order = list(TopologicalSorter(graph).static_order())
    except CycleError as error:
        circle = error.args[1]
        place = _place(program.modules[circle[0]])
        problems.add(
            place,
            f"modules need each other in a circle: {' -> '.join(circle)}",
            "move what both need to a module of its own",
        )
        return
    for module in program.modules.values():
        module.needs = [name for name in order if name in module.needs]
    program.modules = {name: program.modules[name] for name in order if name in program.modules}


def _place(module: Module) -> Span:
    return module.declarations[0].span if module.declarations else Span(module.id)


def names_of(declaration: Declaration) -> Iterator[str]:
    """Every top-level name that a declaration uses."""
    if isinstance(declaration, Procedure):
        yield from _names_of_procedure(declaration)
    elif isinstance(declaration, (Record, Machine)):
        for type_ in declaration.fields.values():
            yield from names_in_type(type_)
        for method in declaration.methods.values():
            yield from _names_of_procedure(method)
        if isinstance(declaration, Record) and declaration.union:
            yield declaration.union
    elif isinstance(declaration, Union):
        yield from declaration.cases
        for type_ in declaration.shared.values():
            yield from names_in_type(type_)
    elif isinstance(declaration, Constant):
        yield from names_in_type(declaration.type)
        if isinstance(declaration.value, ListLiteral):
            yield from _names_in(declaration.value)


def _names_of_procedure(procedure: Procedure) -> Iterator[str]:
    for parameter in procedure.parameters:
        yield from names_in_type(parameter.type)
    yield from names_in_type(procedure.result)
    yield from _names_in(procedure.body)


def _names_in(tree: object) -> Iterator[str]:
    for node in walk(tree):
        if isinstance(node, Expression):
            yield from names_in_type(node.type)
        if isinstance(node, (ConstantName, ProcedureName)):
            yield node.name
        elif isinstance(node, Call) and node.procedure.owner is None:
            yield node.procedure.name
        elif isinstance(node, (Inject, IsCase)) or (isinstance(node, Bind) and node.case):
            yield node.case or ""
        elif isinstance(node, EnumFromWire):
            yield node.enum
        elif isinstance(node, Let):
            yield from names_in_type(node.type)
        elif isinstance(node, ForEach):
            yield from names_in_type(node.item_type)


def names_in_type(type_: Type) -> Iterator[str]:
    """The declared names in a type."""
    if type_.name:
        yield type_.name
    for argument in type_.args:
        yield from names_in_type(argument)
