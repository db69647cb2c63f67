"""A language made up for the tests: it has signatures and nothing else."""

from __future__ import annotations

from collections.abc import Iterator

from generator.model import Declaration, Procedure, Program, Type
from generator.targets.base import Contract

_TYPES = {"str": "text", "num": "number", "int": "count", "bool": "truth", "void": "nothing"}


class ToyTarget:
    """Prints one file for each module."""

    name = "toy"

    def render(self, contract: Contract) -> dict[str, str]:
        return {
            f"{module.id}.toy": "\n".join(self.lines(module.declarations)) + "\n"
            for module in contract.program.modules.values()
            if module.declarations
        }

    def declaration(self, program: Program, name: str) -> str:
        found = program.declaration(name)
        return "\n".join(self.lines([found] if found else []))

    def lines(self, declarations: list[Declaration]) -> Iterator[str]:
        for declaration in declarations:
            if isinstance(declaration, Procedure):
                parameters = ", ".join(
                    f"{p.name} is {self.type_text(p.type)}" for p in declaration.parameters
                )
                result = self.type_text(declaration.result)
                yield f"to {declaration.name} ({parameters}) gives {result}  ; {declaration.row_id}"

    def type_text(self, type_: Type) -> str:
        if type_.kind == "opt":
            return f"perhaps {self.type_text(type_.item)}"
        if type_.kind == "list":
            return f"many {self.type_text(type_.item)}"
        return type_.name or _TYPES.get(type_.kind, type_.kind)


TARGET = ToyTarget()
