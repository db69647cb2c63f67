"""Names of the contract as Swift names, by the Swift API design guidelines."""

from __future__ import annotations

from pathlib import PurePosixPath

_ACRONYMS = {"cli": "CLI", "id": "ID", "json": "JSON", "sse": "SSE", "url": "URL", "uuid": "UUID"}
_PLURALS = {f"{word}s": f"{acronym}s" for word, acronym in _ACRONYMS.items()}

_KEYWORDS = """
    as associatedtype break case catch class continue default defer deinit do else enum
    extension fallthrough false fileprivate for func guard if import in init inout internal is
    let nil operator private protocol public repeat rethrows return self static struct subscript
    super switch throw throws true try typealias var where while
"""
_RESERVED = frozenset(_KEYWORDS.split())


def swift_name(name: str) -> str:
    """A name in small letters, joined with `_` or `-`, in camel case; reserved words quoted."""
    camel = plain_name(name)
    return f"`{camel}`" if camel in _RESERVED else camel


def plain_name(name: str) -> str:
    """As `swift_name`, where a reserved word needs no quotes: behind a dot, as a label."""
    first, *rest = name.replace("-", "_").split("_")
    return first + "".join(map(_capitalized, rest))


def constant_name(name: str) -> str:
    """A constant or an enum member (capital letters) in lower camel case."""
    return swift_name(name.lower())


def type_file_name(name: str) -> str:
    """A part of a module id (`tool_names`) in upper camel case."""
    first, *rest = name.split("_")
    return _capitalized(first) + "".join(map(_capitalized, rest))


def source_path(module: str) -> str:
    """The path of a module's file (`chat/tool_names`) below the sources: `Chat/ToolNames.swift`."""
    path = PurePosixPath(module)
    folders = [type_file_name(part) for part in path.parts[:-1]]
    return "/".join([*folders, f"{type_file_name(path.name)}.swift"])


def _capitalized(word: str) -> str:
    return _ACRONYMS.get(word) or _PLURALS.get(word) or word[:1].upper() + word[1:]
