"""What of a program is used where: it decides on visibility and on mutable collections."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property

from generator.model import (
    Assign,
    Call,
    Constant,
    ConstantName,
    Declaration,
    EnumFromWire,
    Expression,
    Field,
    Machine,
    PrimitiveCall,
    Procedure,
    ProcedureName,
    Program,
    Put,
    Record,
    RemoveAll,
    ToJson,
    Type,
    Union,
    walk,
)
from generator.procedures.dependencies import names_in_type

Member = tuple[str, str]
"""An owner and the name of a field or method."""


class Usage:
    """Facts about a whole program."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.assigned: set[Member] = set()
        """Fields that some statement assigns."""
        self.assigned_outside: set[Member] = set()
        """Fields that are assigned outside their class."""
        self.changed: set[Member] = set()
        """Fields whose collection is changed in place."""
        self.grown: set[Member] = set()
        """Fields that map to lists which grow in place."""
        self.outside: set[Member] = set()
        """Fields and methods used outside their class."""
        self.abroad: set[str] = set()
        """Procedures and constants used outside their module."""
        self.read_from_wire: set[str] = set()
        """Enums whose members are looked up."""
        self.written_to_wire: set[str] = set()
        """Enums whose texts are asked for."""
        for procedure in program.bodies():
            self.note(procedure)
        self.exported = set(self.reached())
        """Types that the public surface names."""

    def note(self, procedure: Procedure) -> None:
        for node in walk(procedure.body):
            if isinstance(node, Assign) and isinstance(node.target, Field):
                self.assigned.add(member(node.target))
                if node.target.receiver.type.name != procedure.owner:
                    self.assigned_outside.add(member(node.target))
            elif isinstance(node, PrimitiveCall) and node.mutates:
                self.note_change(node.arguments[0])
                if node.key.endswith("append_at") and isinstance(node.arguments[0], Field):
                    self.grown.add(member(node.arguments[0]))
            elif isinstance(node, (Put, RemoveAll)):
                self.note_change(node.collection)
            elif isinstance(node, EnumFromWire):
                self.read_from_wire.add(node.enum)
            if isinstance(node, PrimitiveCall) and node.key == "enum.wire":
                self.written_to_wire.update(names_in_type(node.arguments[0].type))
            elif isinstance(node, ToJson):
                self.written_to_wire.update(names_in_type(node.value.type))
            if isinstance(node, Field) and node.receiver.type.name != procedure.owner:
                self.outside.add(member(node))
            elif isinstance(node, Call) and node.procedure.owner not in (None, procedure.owner):
                self.outside.add((node.procedure.owner or "", node.procedure.name))
            elif isinstance(node, Call) and node.procedure.module != procedure.module:
                self.abroad.add(node.procedure.name)
            elif isinstance(node, (ConstantName, ProcedureName)):
                declared = self.program.declaration(node.name)
                if declared is not None and declared.module != procedure.module:
                    self.abroad.add(node.name)

    def note_change(self, collection: Expression) -> None:
        if isinstance(collection, Field):
            self.changed.add(member(collection))

    # ---- visibility

    def reached(self) -> Iterator[str]:
        """Public declarations, and the types that their signatures name, over and over."""
        seen: set[str] = set()
        waiting = [
            declaration.name
            for table in self.program.tables()
            for declaration in table.values()
            if declaration.public and not declaration.is_for_package
        ]
        while waiting:
            name = waiting.pop()
            declaration = self.program.declaration(name)
            if name in seen or declaration is None:
                continue
            seen.add(name)
            yield name
            waiting += self.surface(declaration)

    def surface(self, declaration: Declaration) -> Iterator[str]:
        """The names in what a public declaration shows."""
        if isinstance(declaration, Procedure):
            yield from _signature(declaration)
        elif isinstance(declaration, Constant):
            yield from names_in_type(declaration.type)
        elif isinstance(declaration, Record):
            yield from _in_types(declaration.fields.values())
            yield from [declaration.union] if declaration.union else []
            for method in declaration.methods.values():
                yield from _signature(method) if method.public else ()
        elif isinstance(declaration, Union):
            yield from declaration.cases
            yield from _in_types(declaration.shared.values())
        elif isinstance(declaration, Machine):
            yield from _in_types(declaration.fields[name] for name in declaration.given)
            for method in declaration.methods.values():
                yield from _signature(method) if method.public else ()

    @cached_property
    def structural(self) -> set[str]:
        """Exported records that hold what may nest to any depth: JSON, or entities."""
        found: set[str] = set()
        owners = [*self.program.records, *self.program.unions]
        while True:
            deeper = {name for name in owners if name not in found and self.is_deep(name, found)}
            if not deeper:
                return found & self.exported & set(self.program.records)
            found |= deeper

    def is_deep(self, name: str, deep: set[str]) -> bool:
        """Whether a record or union holds JSON, is an entity, or holds one that is known to."""
        declaration = self.program.declaration(name)
        assert isinstance(declaration, (Record, Union))
        types = self.program.fields_of(name).values()
        cases = declaration.cases if isinstance(declaration, Union) else ()
        return (
            declaration.is_entity
            or any(_holds_json(type_) for type_ in types)
            or not deep.isdisjoint([*_in_types(types), *cases])
        )

    def is_public_field(self, machine: Machine, name: str) -> bool:
        """Whether a field of a machine can be read by everyone: it has a doc and a public type."""
        types = set(names_in_type(machine.fields[name]))
        return machine.public and name in machine.field_docs and types <= self.exported


def member(field: Field) -> Member:
    return field.receiver.type.name, field.name


def _signature(procedure: Procedure) -> Iterator[str]:
    yield from _in_types(parameter.type for parameter in procedure.parameters)
    yield from names_in_type(procedure.result)


def _holds_json(type_: Type) -> bool:
    return type_.kind in ("json", "object") or any(map(_holds_json, type_.args))


def _in_types(types: Iterable[Type]) -> Iterator[str]:
    for type_ in types:
        yield from names_in_type(type_)
