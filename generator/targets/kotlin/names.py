"""Names of the contract as Kotlin names, and how often a name is taken."""

from __future__ import annotations

from pathlib import PurePosixPath

PACKAGE = "app.hapi.protocol"

_KEYWORDS = frozenset(
    [
        "as",
        "break",
        "class",
        "continue",
        "do",
        "else",
        "false",
        "for",
        "fun",
        "if",
        "in",
        "interface",
        "is",
        "null",
        "object",
        "package",
        "return",
        "super",
        "this",
        "throw",
        "true",
        "try",
        "typealias",
        "typeof",
        "val",
        "var",
        "when",
        "while",
    ]
)


def kotlin_name(name: str) -> str:
    """A snake-case name in camel case; a word of the language gets a second word."""
    first, *rest = name.split("_")
    camel = first + "".join(word[:1].upper() + word[1:] for word in rest)
    return f"{camel}Value" if camel in _KEYWORDS else camel


def file_path(module: str, modules: list[str]) -> str:
    """Where a module stands below the source root.

    File names are unique, since all files are of one package: a name that another module has as
    well begins with that of its folder.
    """
    path = PurePosixPath(module)
    shared = any(other != module and PurePosixPath(other).name == path.name for other in modules)
    words = f"{path.parent.name}_{path.name}" if shared else path.name
    return str(path.parent / f"{_pascal(words)}.kt")


def _pascal(words: str) -> str:
    return "".join(word[:1].upper() + word[1:] for word in words.replace("-", "_").split("_"))
