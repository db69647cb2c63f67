"""Outline: a decoded session for people to read.

Printed by portgen from specs/chat/outline.py. Do not edit: change the contract and run
`make generate`.
"""

from __future__ import annotations

from dataclasses import dataclass

from hapi_protocol.chat.blocks import (
    AgentEventBlock,
    AgentReasoningBlock,
    AgentTextBlock,
    Block,
    CliOutputBlock,
    CodexReviewBlock,
    GeneratedImageBlock,
    ToolCallBlock,
    ToolGroupBlock,
    UserTextBlock,
    block_kind,
    nested_blocks,
)
from hapi_protocol.chat.decode import Decoded
from hapi_protocol.chat.events import AgentEvent
from hapi_protocol.chat.folding import words_of
from hapi_protocol.runtime import find, pop_last, str_or, trim, trim_end


@dataclass(slots=True)
class OutlineItem:
    """A block and how far its line is indented.

    Contract: chat/outline/OutlineItem
    """

    block: Block
    indent: str


def outline(decoded: Decoded) -> list[str]:
    """A line for each visible block, blocks inside others below them and indented: kind, id,
    and what it is about.

    Contract: chat/outline/outline
    """
    lines: list[str] = []
    waiting = [OutlineItem(block, indent="") for block in decoded.visible_blocks[::-1]]
    while (item := pop_last(waiting)) is not None:
        lines.append(f"{item.indent}{outline_text(item.block)}")
        inner = f"{item.indent}  "
        waiting.extend([OutlineItem(block, inner) for block in nested_blocks(item.block)[::-1]])
    return lines


def outline_text(block: Block) -> str:
    """The line of a block.

    Contract: chat/outline/outline_text
    """
    summary = outline_summary(block)
    line = f"{block_kind(block)} {block.id}"
    return line if summary == "" else f"{line}  {summary}"


def outline_summary(block: Block) -> str:
    """What a block is about, in one line.

    Contract: chat/outline/outline_summary
    """
    match block:
        case UserTextBlock():
            return first_line(block.text)
        case AgentTextBlock():
            return first_line(block.text)
        case AgentReasoningBlock():
            return first_line(block.text)
        case CliOutputBlock():
            return first_line(block.text)
        case CodexReviewBlock():
            return first_line(str_or(block.review.get("overallExplanation"), ""))
        case GeneratedImageBlock():
            return block.file_name
        case AgentEventBlock():
            return event_summary(block.event)
        case ToolCallBlock():
            return f"{block.name} ({block.state.value})"
        case ToolGroupBlock():
            return f"{len(block.tools)} calls"


def event_summary(event: AgentEvent) -> str:
    """The type of an event, and its words if it has any.

    Contract: chat/outline/event_summary
    """
    words = words_of(event)
    if words is None:
        return event.type
    return f"{event.type}: {first_line(words)}"


def first_line(text: str) -> str:
    """The first line of a text that is not blank.

    Contract: chat/outline/first_line
    """
    trimmed = trim(text)
    end = find(trimmed, "\n", 0)
    if end is None:
        return trimmed
    return trim_end(trimmed[:end])
