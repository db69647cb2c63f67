"""Folding: events that repeat the one before them are not shown again.

Printed by portgen from specs/chat/folding.py. Do not edit: change the contract and run
`make generate`.
"""

from __future__ import annotations

from hapi_protocol.chat.blocks import AgentEventBlock, Block
from hapi_protocol.chat.events import AgentEvent, ErrorEvent, MessageEvent, TitleChangedEvent
from hapi_protocol.runtime import compact, last_of, replace_last, trim


def fold_api_errors(blocks: list[Block]) -> list[Block]:
    """The blocks, where of api errors that follow each other only the last is left.

    Contract: chat/folding/fold_api_errors
    """
    folded: list[Block] = []
    for block in blocks:
        if (
            is_api_error(block)
            and (previous := last_of(folded)) is not None
            and is_api_error(previous)
        ):
            replace_last(folded, block)
        else:
            folded.append(block)
    return folded


def is_api_error(block: Block) -> bool:
    """Whether a block shows an api error, one that lacks fields included.

    Contract: chat/folding/is_api_error
    """
    if not isinstance(block, AgentEventBlock):
        return False
    return block.event.type == "api-error"


def drop_repeated_events(blocks: list[Block]) -> list[Block]:
    """The blocks without events that repeat the one before, or that say in words which title
    was just given.

    Only what was shown counts as before; a block that is no event parts the events around
    it.

    Contract: chat/folding/drop_repeated_events
    """
    kept: list[Block] = []
    previous: AgentEvent | None = None
    title: str | None = None
    for block in blocks:
        shown = block
        if not isinstance(shown, AgentEventBlock):
            previous = None
            title = None
            kept.append(block)
            continue
        event = shown.event
        if is_title_echo(event, title) or is_repetition(event, previous):
            continue
        previous = event
        title = shown_title(event)
        kept.append(block)
    return kept


def shown_title(event: AgentEvent) -> str | None:
    """The title that an event gives, trimmed; nothing when it is blank.

    Contract: chat/folding/shown_title
    """
    if isinstance(event, TitleChangedEvent):
        return trim(event.title) or None
    return None


def is_title_echo(event: AgentEvent, title: str | None) -> bool:
    """Whether a message only says the title.

    Contract: chat/folding/is_title_echo
    """
    if not isinstance(event, MessageEvent):
        return False
    return trim(event.message) == title


def is_repetition(event: AgentEvent, previous: AgentEvent | None) -> bool:
    """Whether an event is of the same type as the one before and says the same.

    Contract: chat/folding/is_repetition
    """
    if previous is None or event.type != previous.type:
        return False
    words = words_of(event)
    earlier_words = words_of(previous)
    if words is None and earlier_words is None:
        return compact(event.raw) == compact(previous.raw)
    return words == earlier_words


def words_of(event: AgentEvent) -> str | None:
    """The words in which an event says all that it says, trimmed; nothing for other events.

    Contract: chat/folding/words_of
    """
    match event:
        case MessageEvent():
            return trim(event.message)
        case ErrorEvent():
            return trim(event.message)
        case TitleChangedEvent():
            return trim(event.title)
        case _:
            return None
