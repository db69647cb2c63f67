"""Tools of agy that have a common name.

Printed by portgen from specs/chat/agy_tools.py and specs/chat/agy_tools.yaml. Do not
edit: change the contract and run `make generate`.
"""

from __future__ import annotations

from dataclasses import dataclass

from hapi_protocol.chat.agy_keys import AGY_DROPPED_KEYS, agy_key
from hapi_protocol.runtime import (
    ABSENT,
    Absent,
    Json,
    Object,
    as_str,
    coalesce,
    entries,
    first_upper,
    get,
    str_or,
    without_absent,
)


def common_agy_tool(entry: Object) -> AgyTool | None:
    """The tool of a tool action under its common name, with its input; nothing when it has
    none.

    Contract: chat/agy_tools/common_agy_tool
    """
    input = entry.get("input", ABSENT)
    tool = entry.get("toolName")
    if not isinstance(tool, str):
        return None
    match tool:
        case "run_command":
            # chat/agy_tools/run-command
            return agy_tool(
                "Bash",
                without_absent({"command": get(input, "CommandLine"), "cwd": get(input, "Cwd")}),
            )
        case "view_file":
            # chat/agy_tools/view-file
            return agy_tool(
                "Read",
                without_absent(
                    {"file_path": coalesce(get(input, "AbsolutePath"), get(input, "RelativePath"))}
                ),
            )
        case "write_to_file":
            # chat/agy_tools/write-to-file
            return agy_tool(
                "Write",
                without_absent(
                    {"file_path": get(input, "TargetFile"), "content": get(input, "CodeContent")}
                ),
            )
        case "replace_file_content":
            # chat/agy_tools/replace-file-content
            return agy_tool(
                "Edit",
                without_absent(
                    {
                        "file_path": get(input, "TargetFile"),
                        "old_string": get(input, "TargetContent"),
                        "new_string": get(input, "ReplacementContent"),
                    }
                ),
            )
        case "grep_search":
            # chat/agy_tools/grep-search
            return agy_tool(
                "Grep",
                without_absent(
                    {
                        "pattern": coalesce(get(input, "Query"), get(input, "SearchQuery")),
                        "path": coalesce(get(input, "SearchDirectory"), get(input, "SearchPath")),
                    }
                ),
            )
        case "list_dir":
            # chat/agy_tools/list-dir
            return agy_tool(
                "LS",
                without_absent(
                    {"path": coalesce(get(input, "DirectoryPath"), get(input, "AbsolutePath"))}
                ),
            )
        case _:
            return None


@dataclass(slots=True)
class AgyTool:
    """A tool under the name that is shown, and its input.

    Contract: chat/agy_tools/AgyTool
    """

    name: str
    input: Object | None


def used_agy_tool(entry: Object, action: str) -> AgyTool:
    """The tool of an action: under its common name, else under its own in words.

    Contract: chat/agy_tools/used_agy_tool
    """
    if (tool := common_agy_tool(entry)) is not None:
        return tool
    name = in_words(str_or(entry.get("toolName"), action))
    return AgyTool(name, renamed_input(entry.get("input", ABSENT)))


def agy_tool(name: str, input: Object) -> AgyTool:
    """A tool with those fields of its input that are filled; no field left is no input.

    Contract: chat/agy_tools/agy_tool
    """
    kept: dict[str, Json] = {}
    for field in entries(input):
        if is_filled(field.value):
            kept[field.key] = field.value
    return AgyTool(name, kept.copy() if kept else None)


def renamed_input(input: Json | Absent) -> Object | None:
    """The filled fields of an input under their common names, in order; no field left is no
    input.

    Contract: chat/agy_tools/renamed_input
    """
    renamed: dict[str, Json] = {}
    for field in entries(input):
        if field.key not in AGY_DROPPED_KEYS and is_filled(field.value):
            renamed[agy_key(field.key)] = field.value
    if not renamed:
        return None
    return renamed.copy()


def is_filled(value: Json) -> bool:
    """Whether a field says anything: it is neither null nor an empty text.

    Contract: chat/agy_tools/is_filled
    """
    return value is not None and as_str(value) != ""


def in_words(name: str) -> str:
    """A name of a tool as words, the first with a capital letter.

    Contract: chat/agy_tools/in_words
    """
    words = [word for word in name.lower().split("_") if word != ""]
    if not words:
        return "Tool"
    return first_upper(" ".join(words))
