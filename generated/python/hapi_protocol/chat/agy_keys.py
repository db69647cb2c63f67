"""Keys in the input of those tools of agy that have no common name.

Printed by portgen from specs/chat/agy_keys.yaml. Do not edit: change the contract and
run `make generate`.
"""

from __future__ import annotations

from typing import Final

# Keys that are left out.
AGY_DROPPED_KEYS: Final = frozenset({"toolAction", "toolSummary", "WaitMsBeforeAsync", "Blocking"})


def agy_key(value: str) -> str:
    """The common name of a key, else its own.

    Contract: chat/agy_keys/agy_key
    """
    match value:
        case "CommandLine":
            # chat/agy_keys/command
            return "command"
        case "Cwd":
            # chat/agy_keys/cwd
            return "cwd"
        case "AbsolutePath" | "RelativePath" | "TargetFile" | "FilePath":
            # chat/agy_keys/file-path
            return "file_path"
        case "Path" | "DirectoryPath":
            # chat/agy_keys/path
            return "path"
        case "Query" | "SearchQuery":
            # chat/agy_keys/query
            return "query"
        case "Pattern":
            # chat/agy_keys/pattern
            return "pattern"
        case "Url" | "URL":
            # chat/agy_keys/url
            return "url"
        case _:
            return value
