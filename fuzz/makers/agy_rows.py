"""Log entries as agy writes them, with all that it puts around its texts."""

from __future__ import annotations

from typing import Any

from fuzz.makers.cast import Cast
from fuzz.makers.values import soup, value

PROSE = (
    "Inside the task-12 log",
    "Inside the task-7 logs",
    "Inside the task- log",
    " of the build",
    "\n\n",
    "[Message] timestamp=1",
    "[Message]\u2003timestamp=",
    "[Message]timestamp=",
    "\r\n",
    "done",
    "\ufeff",
    "\u2028",
    "[Message] time",
    "Inside the task-1 log\u00e9",
)
RESULT = (
    "Created At: 2026\n",
    "Created At: x\r\n",
    "Created At:",
    "Completed At: y\n",
    "Completed At: \u2028\n",
    "File Path: `a`\n",
    "Total Lines: 3\n",
    "Total Bytes: 9\r\n",
    "Showing lines 1 to 3\n",
    "Showing lines\n",
    "Showing linesX\n",
    "File Path:\r",
    "The following code has been modified to include a line number before every line\n",
    "1: code\n",
    "\nThe above content shows the entire file",
    "The above content does NOT show",
    "The above content does show\n",
    " \n If relevant, proactively run terminal commands",
    "If relevant, proactively",
    "\n",
    "\r",
    "\r\n",
    " ",
    "\t",
    "\u2029",
    "text",
    "\ufeff",
)
TASK = (
    "content=",
    "CONTENT=",
    "</SYSTEM_MESSAGE>",
    "</system_message>",
    "task-3",
    "task-",
    "Background ",
    "failed with exit code: 12",
    "FAILED WITH EXIT CODE 3",
    "failed with exit code:\u20034",
    "failed with exit code x",
    "faile\u0131d with",
    "completed",
    "Completed",
    "\n",
    "\t ",
    "\r",
    " ",
    "\u2028 ",
    "<SYSTEM_MESSAGE>",
)
ERROR = (
    "Created At: 1\n",
    "Created At:",
    " Created At: 2\r\n",
    "\r",
    "\n",
    "Guidance: do",
    "guidance:",
    "Retries remaining: 2",
    "\nRetries remaining: 1\n",
    "\u2028",
    "invalid tool call",
    "Invalid Tool Call",
    "oops",
    "Created At: \u2029 x\n",
)
ACTIONS = (
    "RUN_COMMAND",
    "VIEW_FILE",
    "CODE_ACTION",
    "code_search",
    "__",
    "",
    "stra\u00dfe_x",
    "\u00dfeta",
    "\U00010428_a",
    "read",
    "Edit",
    "\u01c6x",
    "I_\u0130",
)
TOOLS = (
    "run_command",
    "view_file",
    "write_to_file",
    "replace_file_content",
    "grep_search",
    "list_dir",
    "browser_open",
    "",
    "_",
    "READ",
    "write",
    "LS",
    "\ufb01_le",
)
KEYS = (
    "CommandLine",
    "Cwd",
    "AbsolutePath",
    "RelativePath",
    "TargetFile",
    "FilePath",
    "CodeContent",
    "TargetContent",
    "ReplacementContent",
    "Query",
    "SearchQuery",
    "SearchDirectory",
    "SearchPath",
    "DirectoryPath",
    "Path",
    "Pattern",
    "Url",
    "URL",
    "toolAction",
    "toolSummary",
    "WaitMsBeforeAsync",
    "Blocking",
    "command",
    "file_path",
    "1",
    "0",
    "query",
)


def message(cast: Cast) -> dict[str, Any]:
    """Prose, with echoes of raw results, or the log of a task."""
    dice = cast.dice
    content = dice.pick((soup(dice, PROSE, 4), soup(dice, PROSE, 4), cast.text(), "", "\n", None))
    return _entry(cast, "agy_message", {"content": content, **dice.some({"model": "gemini"})})


def action(cast: Cast) -> dict[str, Any]:
    """A tool that was used, a background task or an error."""
    dice = cast.dice
    members: dict[str, Any] = {
        "name": dice.pick(ACTIONS),
        "toolName": dice.pick(TOOLS),
        "content": soup(dice, RESULT, 7),
        "input": _input(cast),
        "toolUseId": cast.id("agy"),
    }
    match dice.below(8):
        case 0 | 1:
            members.update({"name": "SYSTEM_MESSAGE", "content": soup(dice, TASK, 8)})
        case 2 | 3:
            members.update({"name": "ERROR_MESSAGE", "content": soup(dice, ERROR, 8)})
    return _entry(cast, "agy_tool_action", dice.some(members, keep=0.88))


def _input(cast: Cast) -> Any:
    dice = cast.dice
    if dice.chance(0.05):
        return cast.value()
    return {
        name: dice.pick(("x", "", None, "y", 0, value(dice, 1))) for name in dice.picks(KEYS, 6)
    }


def _entry(cast: Cast, entry_type: str, members: dict[str, Any]) -> dict[str, Any]:
    links = {
        "uuid": cast.id("uuid"),
        "parentUuid": cast.id("uuid", 0.1),
        "isSidechain": cast.flag(),
    }
    return {
        "type": "output",
        "data": {"type": entry_type, **cast.dice.some(links, keep=0.4), **members},
    }


ROWS = (message, action, action)
