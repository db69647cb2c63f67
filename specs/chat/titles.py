"""Titles: calls of the tool that changes the title of a chat."""


def title_table(messages: List[Message]) -> Index[str, str]:
    """The titles that calls give, by call id; a later call of the same id counts."""
    titles: Index[str, str] = {}
    for message in messages:
        if isinstance(agent := message.body, AgentBody):
            for part in agent.parts:
                if isinstance(part, ToolCallPart) and part.name in TITLE_TOOLS:
                    if (title := title_of(part.input)) is not None:
                        titles[part.id] = title
    return titles


def title_of(input: Opt[Json]) -> Opt[str]:
    """The title in the input of such a call, trimmed; nothing when it is blank."""
    title = input["title"].as_str()
    if title is None:
        return None
    return title.trim().non_empty()
