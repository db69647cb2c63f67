"""Texts of agy, without what stands around them.

Printed by portgen from specs/chat/agy_text.yaml. Do not edit: change the contract and
run `make generate`.
"""

from __future__ import annotations

from hapi_protocol.runtime import trim, trim_end
from hapi_protocol.values.patterns import (
    cut_above_content,
    cut_guidance,
    cut_message_trailer,
    cut_proactive_hint,
    deindented,
    drop_file_head,
    without_created_lines,
    without_first_line,
    without_retries_line,
)


def agy_prose(content: str) -> str:
    """What agy says, without the raw results that it repeats.

    Contract: chat/agy_text/agy_prose
    """
    # chat/agy_text/message-trailer
    result = cut_message_trailer(content)
    # chat/agy_text/prose-edges
    return trim(result)


def agy_task_report(report: str) -> str:
    """The report of a background task, not indented.

    Contract: chat/agy_text/agy_task_report
    """
    # chat/agy_text/report-indent
    result = deindented(report)
    # chat/agy_text/report-edges
    return trim(result)


def agy_error_text(body: str) -> str:
    """What went wrong, without times, guidance and the number of retries.

    Contract: chat/agy_text/agy_error_text
    """
    # chat/agy_text/error-created
    result = without_created_lines(body)
    # chat/agy_text/error-guidance
    result = cut_guidance(result)
    # chat/agy_text/error-retries
    result = without_retries_line(result)
    # chat/agy_text/error-edges
    return trim(result)


def agy_tool_output(body: str, tool: str, action: str) -> str:
    """The result of a tool, without what agy puts around it; `tool` is the name that is shown.

    Contract: chat/agy_text/agy_tool_output
    """
    # chat/agy_text/created
    result = without_first_line(body, "Created At:")
    # chat/agy_text/completed
    result = without_first_line(result, "Completed At:")
    if tool == "Read" or action == "VIEW_FILE":
        # chat/agy_text/file-head
        result = drop_file_head(result)
        # chat/agy_text/numbering-notice
        result = without_first_line(
            result, "The following code has been modified to include a line number"
        )
    if tool in ("Write", "Edit") or action == "CODE_ACTION":
        # chat/agy_text/proactive-hint
        result = cut_proactive_hint(result)
    # chat/agy_text/edges
    result = trim(result)
    if tool == "Read" or action == "VIEW_FILE":
        # chat/agy_text/above-content
        result = cut_above_content(result)
        # chat/agy_text/end
        result = trim_end(result)
    return result
