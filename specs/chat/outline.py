"""Outline: a decoded session for people to read."""


class OutlineItem(Record):
    """A block and how far its line is indented."""

    block: Block
    indent: str


@public
def outline(decoded: Decoded) -> List[str]:
    """A line for each visible block, blocks inside others below them and indented: kind, id, and what it is about."""
    lines: List[str] = []
    waiting = [OutlineItem(block=block, indent="") for block in reversed(decoded.visible_blocks)]
    while (item := waiting.pop()) is not None:
        lines.append(f"{item.indent}{outline_text(item.block)}")
        inner = f"{item.indent}  "
        waiting.extend(
            [
                OutlineItem(block=block, indent=inner)
                for block in reversed(nested_blocks(item.block))
            ]
        )
    return lines


def outline_text(block: Block) -> str:
    """The line of a block."""
    summary = outline_summary(block)
    line = f"{block_kind(block)} {block.id}"
    return line if summary == "" else f"{line}  {summary}"


def outline_summary(block: Block) -> str:
    """What a block is about, in one line."""
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
            return first_line(block.review["overallExplanation"].as_str().or_else(""))
        case GeneratedImageBlock():
            return block.file_name
        case AgentEventBlock():
            return event_summary(block.event)
        case ToolCallBlock():
            return f"{block.name} ({block.state.wire()})"
        case ToolGroupBlock():
            return f"{len(block.tools)} calls"


def event_summary(event: AgentEvent) -> str:
    """The type of an event, and its words if it has any."""
    words = words_of(event)
    if words is None:
        return event.type
    return f"{event.type}: {first_line(words)}"


def first_line(text: str) -> str:
    """The first line of a text that is not blank."""
    trimmed = text.trim()
    end = trimmed.find("\n", trimmed.start())
    if end is None:
        return trimmed
    return trimmed.upto(end).trim_end()
