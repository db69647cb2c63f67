"""What the program does with its declarations: who uses them decides how visible they are."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property

from generator.model import (
    Assign,
    Call,
    Compare,
    Constant,
    Declaration,
    Do,
    Field,
    IsCase,
    Machine,
    Node,
    PrimitiveCall,
    Procedure,
    Program,
    Put,
    Record,
    RemoveAll,
    Replace,
    Type,
    Union,
    walk,
)
from generator.procedures.dependencies import names_in_type, names_of

Member = tuple[str, str]
"""Owner and name of a field or method."""


class Usage:
    """Answers about one program."""

    def __init__(self, program: Program) -> None:
        self.program = program

    # ---- visibility

    @cached_property
    def public(self) -> set[str]:
        """Top-level names that a user of the port can meet: exported ones and the types in them."""
        return self._met(d.name for d in self._declarations if d.public and not d.is_for_package)

    @cached_property
    def package(self) -> set[str]:
        """Top-level names that only programs and tests of the port can meet."""
        return self._met(d.name for d in self._declarations if d.public) - self.public

    @property
    def _declarations(self) -> Iterator[Declaration]:
        return (d for table in self.program.tables() for d in table.values())

    def _met(self, names: Iterable[str]) -> set[str]:
        found: set[str] = set()
        waiting = list(names)
        while waiting:
            name = waiting.pop()
            declaration = self.program.declaration(name)
            if name in found or declaration is None or not declaration.module:
                continue
            found.add(name)
            waiting += _shown_by(declaration)
        return found

    @cached_property
    def given(self) -> set[str]:
        """Records that a user of the port makes: those in parameters of what is exported."""
        found: set[str] = set()
        waiting = [
            name
            for procedure in self._exported()
            for parameter in procedure.parameters
            for name in names_in_type(parameter.type)
        ]
        while waiting:
            name = waiting.pop()
            if name in found:
                continue
            found.add(name)
            declaration = self.program.declaration(name)
            if isinstance(declaration, (Record, Union)):
                waiting += _shown_by(declaration)
        return found

    def _exported(self) -> Iterator[Procedure]:
        yield from (p for p in self.program.procedures.values() if p.public)
        for owner in (*self.program.machines, *self.program.records):
            if owner in self.public:
                yield from (m for m in self.program.methods_of(owner).values() if m.public)

    @cached_property
    def called(self) -> set[str]:
        """The names of all procedures and methods, and of what they take."""
        names = {procedure.name for procedure in self.program.bodies()}
        return names | {p.name for procedure in self.program.bodies() for p in procedure.parameters}

    @cached_property
    def users(self) -> dict[str, set[str]]:
        """The modules that use a top-level name."""
        found: dict[str, set[str]] = {}
        for module in self.program.modules.values():
            for declaration in module.declarations:
                for name in names_of(declaration):
                    found.setdefault(name, set()).add(module.id)
        return found

    def is_private(self, declaration: Declaration) -> bool:
        """Whether only its own file uses a name."""
        is_alone = self.users.get(declaration.name, set()) <= {declaration.module}
        return is_alone and declaration.name not in self.public | self.package

    # ---- members

    @cached_property
    def _nodes(self) -> list[tuple[str, Node]]:
        """Every node with the owner of the procedure that it stands in."""
        return [
            (procedure.owner or "", node)
            for procedure in self.program.bodies()
            for node in walk(procedure.body)
        ]

    @cached_property
    def assigned(self) -> set[Member]:
        """Fields that are assigned or changed in place."""
        return {member for _, member in self._changes()}

    @cached_property
    def changed_outside(self) -> set[Member]:
        """Fields that are changed other than by methods of their owner."""
        return {member for owner, member in self._changes() if owner != member[0]}

    @cached_property
    def used_outside(self) -> set[Member]:
        """Members that are used other than by methods of their owner."""
        found: set[Member] = set()
        for owner, node in self._nodes:
            if isinstance(node, Field):
                member = (node.receiver.type.name, node.name)
            elif isinstance(node, Call) and node.receiver is not None:
                member = (node.receiver.type.name, node.procedure.name)
            else:
                continue
            if owner != member[0]:
                found.add(member)
        return found

    def _changes(self) -> Iterator[tuple[str, Member]]:
        for owner, node in self._nodes:
            target = changed_by(node)
            if isinstance(target, Field):
                yield owner, (target.receiver.type.name, target.name)

    @cached_property
    def replaced(self) -> set[Member]:
        """Fields of records that a copy gets anew."""
        return {
            (node.type.name, name)
            for _, node in self._nodes
            if isinstance(node, Replace)
            for name in node.changes
        }

    @cached_property
    def compared(self) -> set[str]:
        """Records that are compared."""
        return {
            name
            for _, node in self._nodes
            if isinstance(node, Compare)
            for side in (node.left, node.right)
            for name in names_in_type(side.type)
            if name in self.program.records
        }

    @cached_property
    def dropped(self) -> set[Member]:
        """Procedures and methods whose result some caller does not look at."""
        return {
            (node.call.procedure.owner or "", node.call.procedure.name)
            for _, node in self._nodes
            if isinstance(node, Do) and isinstance(node.call, Call)
        }

    @cached_property
    def tested(self) -> set[str]:
        """Cases of unions that are asked for in an expression."""
        return {node.case for _, node in self._nodes if isinstance(node, IsCase)}


def changed_by(node: Node) -> object:
    """What a statement or a call changes."""
    if isinstance(node, Assign):
        return node.target
    if isinstance(node, (Put, RemoveAll)):
        return node.collection
    if isinstance(node, PrimitiveCall) and node.mutates:
        return node.arguments[0]
    return None


def _shown_by(declaration: Declaration) -> Iterator[str]:
    """The names in what a user sees of a declaration."""
    types: list[Type] = []
    if isinstance(declaration, Procedure):
        types = [declaration.result, *(p.type for p in declaration.parameters)]
    elif isinstance(declaration, Constant):
        types = [declaration.type]
    elif isinstance(declaration, Union):
        yield from declaration.cases
        types = list(declaration.shared.values())
    elif isinstance(declaration, (Record, Machine)):
        for method in declaration.methods.values():
            if method.public:
                yield from _shown_by(method)
        if isinstance(declaration, Record):
            types = list(declaration.fields.values())
            if declaration.union:
                yield declaration.union
        else:
            shown = {*declaration.field_docs, *declaration.given}
            types = [t for name, t in declaration.fields.items() if name in shown]
    for type_ in types:
        yield from names_in_type(type_)
