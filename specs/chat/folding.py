"""Folding: events that repeat the one before them are not shown again."""


def fold_api_errors(blocks: List[Block]) -> List[Block]:
    """The blocks, where of api errors that follow each other only the last is left."""
    folded: List[Block] = []
    for block in blocks:
        if (
            is_api_error(block)
            and (previous := folded.last()) is not None
            and is_api_error(previous)
        ):
            folded.replace_last(block)
        else:
            folded.append(block)
    return folded


def is_api_error(block: Block) -> bool:
    """Whether a block shows an api error, one that lacks fields included."""
    if not isinstance(block, AgentEventBlock):
        return False
    return block.event.type == "api-error"


def drop_repeated_events(blocks: List[Block]) -> List[Block]:
    """The blocks without events that repeat the one before, or that say in words which title was just given.

    Only what was shown counts as before; a block that is no event parts the events around it.
    """
    kept: List[Block] = []
    previous: Opt[AgentEvent] = None
    title: Opt[str] = None
    for block in blocks:
        if not isinstance(shown := block, AgentEventBlock):
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


def shown_title(event: AgentEvent) -> Opt[str]:
    """The title that an event gives, trimmed; nothing when it is blank."""
    if isinstance(event, TitleChangedEvent):
        return event.title.trim().non_empty()
    return None


def is_title_echo(event: AgentEvent, title: Opt[str]) -> bool:
    """Whether a message only says the title."""
    if not isinstance(event, MessageEvent):
        return False
    return event.message.trim() == title


def is_repetition(event: AgentEvent, previous: Opt[AgentEvent]) -> bool:
    """Whether an event is of the same type as the one before and says the same."""
    if previous is None or event.type != previous.type:
        return False
    words = words_of(event)
    earlier_words = words_of(previous)
    if words is None and earlier_words is None:
        return event.raw.compact() == previous.raw.compact()
    return words == earlier_words


def words_of(event: AgentEvent) -> Opt[str]:
    """The words in which an event says all that it says, trimmed; nothing for other events."""
    match event:
        case MessageEvent():
            return event.message.trim()
        case ErrorEvent():
            return event.message.trim()
        case TitleChangedEvent():
            return event.title.trim()
        case _:
            return None
