"""Every pattern of the protocol. A dot stops at \\n, \\r, U+2028 and U+2029, and those
four end a line for ^ and $ with multiline; without it $ is the very end. \\d, \\w and
\\b are ASCII, \\s is the white space of trim.

Printed by portgen from specs/values/patterns.py and specs/values/patterns.yaml. Do not
edit: change the contract and run `make generate`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hapi_protocol.runtime import (
    Chars,
    find,
    find_folded,
    or_else,
    place_after,
    place_after_folded,
    place_before,
    skip,
    skip_back,
    step,
)

# ASCII digits.
DIGITS: Final = Chars(r"\d")


# White space as trim knows it.
WHITE_SPACE: Final = Chars(r"\s")


# Letters, digits and the underscore of ASCII.
WORD_CHARACTERS: Final = Chars(r"\w")


# All but the characters that end a line.
LINE_CHARACTERS: Final = Chars(r"^\n\r\u2028\u2029")


# The characters that end a line.
LINE_ENDS: Final = Chars(r"\n\r\u2028\u2029")


# Line feeds.
NEWLINES: Final = Chars(r"\n")


# What lines are indented with.
INDENT_CHARACTERS: Final = Chars(r"\t ")


# All but the bar that parts fields.
BUT_BARS: Final = Chars(r"^|")


# What the name of a command tag goes on with.
TAG_LETTERS: Final = Chars(r"A-Za-z-")


def cut_message_trailer(text: str) -> str:
    """The text without its last part from the message trailer on.

    Contract: values/patterns/message-trailer
    """
    # \n*\[Message\]\s+timestamp=
    place = 0
    while (found := find(text, "[Message]", place)) is not None:
        place = found + len("[Message]")
        start = skip_back(text, NEWLINES, found)
        space_end = skip(text, WHITE_SPACE, place)
        if space_end == place:
            continue
        if place_after(text, "timestamp=", space_end) is not None:
            return text[:start]
    return text


def task_log_number(text: str) -> str | None:
    """The number of the task whose log a text shows, if it shows one.

    Contract: values/patterns/task-log
    """
    # ^Inside the task-(\d+) log\b
    if not text.startswith("Inside the task-"):
        return None
    digits_start = len("Inside the task-")
    digits_end = skip(text, DIGITS, digits_start)
    if digits_end == digits_start:
        return None
    log_end = place_after(text, " log", digits_end)
    if log_end is None:
        return None
    if skip(text, WORD_CHARACTERS, log_end) != log_end:
        return None
    return text[digits_start:digits_end]


def deindented(text: str) -> str:
    """The text with no line indented.

    Contract: values/patterns/indent
    """
    # ^[\t ]+
    kept: list[str] = []
    place = 0
    while place != len(text):
        kept_start = skip(text, INDENT_CHARACTERS, place)
        place = step(text, skip(text, LINE_CHARACTERS, kept_start))
        kept.append(text[kept_start:place])
    return "".join(kept)


def failed_exit_code(text: str) -> str | None:
    """The exit code with which a task failed, if the text tells of one.

    Contract: values/patterns/failed-exit
    """
    # failed with exit code:?\s*(\d+)
    place = 0
    while (found := find_folded(text, "failed with exit code", place)) is not None:
        place = found + len("failed with exit code")
        colon_end = or_else(place_after(text, ":", place), place)
        digits_start = skip(text, WHITE_SPACE, colon_end)
        digits_end = skip(text, DIGITS, digits_start)
        if digits_end == digits_start:
            continue
        return text[digits_start:digits_end]
    return None


def background_task_number(text: str) -> str | None:
    """The number of the task that a text speaks of first.

    Contract: values/patterns/background-task
    """
    # task-(\d+)
    place = 0
    while (found := find(text, "task-", place)) is not None:
        place = found + len("task-")
        digits_end = skip(text, DIGITS, place)
        if digits_end == place:
            continue
        return text[place:digits_end]
    return None


def mentions_invalid_tool_call(text: str) -> bool:
    """Whether a text speaks of an invalid tool call.

    Contract: values/patterns/invalid-tool-call
    """
    # invalid tool call
    return find_folded(text, "invalid tool call", 0) is not None


def without_created_lines(text: str) -> str:
    """The text without every line that tells a time of creation.

    Contract: values/patterns/created-lines
    """
    # ^Created At:.*(?:\r?\n)?
    kept: list[str] = []
    rest = 0
    place = 0
    while (found := find(text, "Created At:", place)) is not None:
        place = found + len("Created At:")
        if found != 0 and skip_back(text, LINE_ENDS, found) == found:
            continue
        line_end = skip(text, LINE_CHARACTERS, place)
        break_end = or_else(
            or_else(place_after(text, "\r\n", line_end), place_after(text, "\n", line_end)),
            line_end,
        )
        kept.append(text[rest:found])
        rest = break_end
        place = rest
    kept.append(text[rest:])
    return "".join(kept)


def cut_guidance(text: str) -> str:
    """The text without the guidance that closes an error.

    Contract: values/patterns/guidance
    """
    # \n?Guidance:
    found = find(text, "Guidance:", 0)
    if found is None:
        return text
    start = or_else(place_before(text, "\n", found), found)
    return text[:start]


def without_retries_line(text: str) -> str:
    """The text without the line that counts retries.

    Contract: values/patterns/retries-line
    """
    # \n?Retries remaining:.*$
    found = find(text, "Retries remaining:", 0)
    if found is None:
        return text
    start = or_else(place_before(text, "\n", found), found)
    retries_remaining_end = found + len("Retries remaining:")
    line_end = skip(text, LINE_CHARACTERS, retries_remaining_end)
    return f"{text[:start]}{text[line_end:]}"


def drop_file_head(text: str) -> str:
    """The text without the lines about the file with which it begins.

    Contract: values/patterns/file-head
    """
    # ^(?:(?:File Path:|Total Lines:|Total Bytes:|Showing
    # lines\b).*(?:\r?\n|$))+
    place = 0
    while True:
        line_start: int
        if (
            words_end := or_else(
                or_else(
                    place_after(text, "File Path:", place), place_after(text, "Total Lines:", place)
                ),
                place_after(text, "Total Bytes:", place),
            )
        ) is not None:
            line_start = words_end
        elif (showing_lines_end := place_after(text, "Showing lines", place)) is not None and skip(
            text, WORD_CHARACTERS, showing_lines_end
        ) == showing_lines_end:
            line_start = showing_lines_end
        else:
            break
        line_end = skip(text, LINE_CHARACTERS, line_start)
        break_end = or_else(place_after(text, "\r\n", line_end), place_after(text, "\n", line_end))
        if break_end is None and line_end != len(text):
            break
        place = break_end if break_end is not None else line_end
    if place == 0:
        return text
    return text[place:]


def cut_proactive_hint(text: str) -> str:
    """The text without the hint to run commands that closes it.

    Contract: values/patterns/proactive-hint
    """
    # \s*If relevant, proactively run terminal commands
    found = find(text, "If relevant, proactively run terminal commands", 0)
    if found is None:
        return text
    start = skip_back(text, WHITE_SPACE, found)
    return text[:start]


def cut_above_content(text: str) -> str:
    """The text without the closing remark on what it shows.

    Contract: values/patterns/above-content
    """
    # \n?The above content (?:shows|does NOT show)
    place = 0
    while (found := find(text, "The above content ", place)) is not None:
        place = found + len("The above content ")
        start = or_else(place_before(text, "\n", found), found)
        if (
            or_else(place_after(text, "shows", place), place_after(text, "does NOT show", place))
            is not None
        ):
            return text[:start]
    return text


def is_stream_snapshot_id(text: str) -> bool:
    """Whether an id is that of a text which a stream still writes.

    Contract: values/patterns/stream-snapshot
    """
    # ^pi-.+-turn-\d+-message-\d+-text-\d+$
    if not text.startswith("pi-"):
        return False
    pi_end = len("pi-")
    text_digits_start = skip_back(text, DIGITS, len(text))
    if text_digits_start == len(text):
        return False
    text_start = place_before(text, "-text-", text_digits_start)
    if text_start is None:
        return False
    message_digits_start = skip_back(text, DIGITS, text_start)
    if message_digits_start == text_start:
        return False
    message_start = place_before(text, "-message-", message_digits_start)
    if message_start is None:
        return False
    turn_digits_start = skip_back(text, DIGITS, message_start)
    if turn_digits_start == message_start:
        return False
    turn_start = place_before(text, "-turn-", turn_digits_start)
    if turn_start is None:
        return False
    return pi_end < turn_start and turn_start <= skip(text, LINE_CHARACTERS, pi_end)


@dataclass(slots=True)
class UsageLimitReached:
    """A usage limit that is reached; the end is written in digits.

    Contract: values/patterns/limit-reached
    """

    ends_at: str
    limit_type: str | None


def usage_limit_reached(text: str) -> UsageLimitReached | None:
    """What a text tells of a usage limit that is reached, if it is such a text.

    Contract: values/patterns/limit-reached
    """
    # ^Claude AI usage limit
    # reached\|(?<ends_at>\d+)(?:\|(?<limit_type>[^|]*))?$
    if not text.startswith("Claude AI usage limit reached|"):
        return None
    ends_at_start = len("Claude AI usage limit reached|")
    ends_at_end = skip(text, DIGITS, ends_at_start)
    if ends_at_end == ends_at_start:
        return None
    if (limit_type_start := place_after(text, "|", ends_at_end)) is not None:
        limit_type_end = skip(text, BUT_BARS, limit_type_start)
        if limit_type_end != len(text):
            return None
        return UsageLimitReached(
            text[ends_at_start:ends_at_end], text[limit_type_start:limit_type_end]
        )
    if ends_at_end != len(text):
        return None
    return UsageLimitReached(text[ends_at_start:ends_at_end], limit_type=None)


@dataclass(slots=True)
class UsageLimitWarning:
    """A usage limit that is near; the end and the utilization in percent are written in
    digits.

    Contract: values/patterns/limit-warning
    """

    ends_at: str
    utilization: str
    limit_type: str


def usage_limit_warning(text: str) -> UsageLimitWarning | None:
    """What a text tells of a usage limit that is near, if it is such a text.

    Contract: values/patterns/limit-warning
    """
    # ^Claude AI usage limit
    # warning\|(?<ends_at>\d+)\|(?<utilization>\d+)\|(?<limit_type>[^|]*)$
    if not text.startswith("Claude AI usage limit warning|"):
        return None
    ends_at_start = len("Claude AI usage limit warning|")
    ends_at_end = skip(text, DIGITS, ends_at_start)
    if ends_at_end == ends_at_start:
        return None
    utilization_start = place_after(text, "|", ends_at_end)
    if utilization_start is None:
        return None
    utilization_end = skip(text, DIGITS, utilization_start)
    if utilization_end == utilization_start:
        return None
    limit_type_start = place_after(text, "|", utilization_end)
    if limit_type_start is None:
        return None
    limit_type_end = skip(text, BUT_BARS, limit_type_start)
    if limit_type_end != len(text):
        return None
    return UsageLimitWarning(
        text[ends_at_start:ends_at_end],
        text[utilization_start:utilization_end],
        text[limit_type_start:limit_type_end],
    )


def is_goal_line(text: str) -> bool:
    """Whether a trimmed message only repeats the state of the goal.

    Contract: values/patterns/goal-line
    """
    # ^Goal (?:cleared$|(?:active|paused|complete|blocked|limited by
    # (?:budget|usage))(?:$|\s+·\s+))
    if not text.startswith("Goal "):
        return False
    goal_end = len("Goal ")
    if (cleared_end := place_after(text, "cleared", goal_end)) is not None:
        return cleared_end == len(text)
    words_end = or_else(
        or_else(
            or_else(
                or_else(
                    or_else(
                        place_after(text, "active", goal_end), place_after(text, "paused", goal_end)
                    ),
                    place_after(text, "complete", goal_end),
                ),
                place_after(text, "blocked", goal_end),
            ),
            place_after(text, "limited by budget", goal_end),
        ),
        place_after(text, "limited by usage", goal_end),
    )
    if words_end is None:
        return False
    if words_end == len(text):
        return True
    space_end = skip(text, WHITE_SPACE, words_end)
    if space_end == words_end:
        return False
    dot_end = place_after(text, "·", space_end)
    if dot_end is None:
        return False
    return skip(text, WHITE_SPACE, dot_end) != dot_end


def is_cli_markup(text: str) -> bool:
    """Whether a text holds a tag that a local command or its output is wrapped in.

    Contract: values/patterns/cli-markup
    """
    # <(?:local-command-[a-z-]+>|command-(?:name|message|args)>)
    place = 0
    while (found := find(text, "<", place)) is not None:
        place = found + len("<")
        if (local_command_end := place_after_folded(text, "local-command-", place)) is not None:
            run_end = skip(text, TAG_LETTERS, local_command_end)
            if run_end == local_command_end:
                continue
            if place_after(text, ">", run_end) is None:
                continue
            return True
        if (
            or_else(
                or_else(
                    place_after_folded(text, "command-name>", place),
                    place_after_folded(text, "command-message>", place),
                ),
                place_after_folded(text, "command-args>", place),
            )
            is not None
        ):
            return True
    return False


def has_command_name(text: str) -> bool:
    """Whether a text names a command.

    Contract: values/patterns/command-name
    """
    # <command-name>
    return find_folded(text, "<command-name>", 0) is not None


def has_local_stdout(text: str) -> bool:
    """Whether a text holds the output of a local command.

    Contract: values/patterns/local-stdout
    """
    # <local-command-stdout>
    return find_folded(text, "<local-command-stdout>", 0) is not None


def truncated_units(text: str) -> str | None:
    """How many UTF-16 units the hub took out of a long text, in digits, if it did.

    Contract: values/patterns/truncation-marker
    """
    # \n…\[hapi: truncated (\d+) chars\]…\n
    place = 0
    while (found := find(text, "\n…[hapi: truncated ", place)) is not None:
        place = found + len("\n…[hapi: truncated ")
        digits_end = skip(text, DIGITS, place)
        if digits_end == place:
            continue
        if place_after(text, " chars]…\n", digits_end) is not None:
            return text[place:digits_end]
    return None


def without_first_line(text: str, opening: str) -> str:
    """The text without its first line, if that begins so and a line feed or the end closes it.

    Contract: values/patterns/without_first_line
    """
    opening_end = place_after(text, opening, 0)
    if opening_end is None:
        return text
    line_end = skip(text, LINE_CHARACTERS, opening_end)
    break_end = or_else(place_after(text, "\r\n", line_end), place_after(text, "\n", line_end))
    if break_end is None and line_end != len(text):
        return text
    return text[break_end if break_end is not None else line_end :]
