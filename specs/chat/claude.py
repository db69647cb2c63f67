"""Log entries of the types `assistant` and `user`."""


def assistant_message(wire: Wire, entry: Object, message: Json) -> Message:
    """What an assistant said, thought and called."""
    uuid = entry["uuid"].as_str().or_else(wire.id)
    parent_uuid = entry["parentUuid"].as_str()
    parts = assistant_parts(message["content"], uuid, parent_uuid)
    model = message["model"].as_str()
    return entry_message(wire, entry, AgentBody(parts=parts), model, claude_usage(message["usage"]))


def assistant_parts(content: Opt[Json], uuid: str, parent_uuid: Opt[str]) -> List[Part]:
    """The parts of an assistant's content: a text, or a list of blocks of which unknown ones are left out."""
    if (blocks := content.as_list()) is not None:
        return [
            part
            for block in blocks
            if (fields := block.as_object()) is not None
            and (part := assistant_part(fields, uuid, parent_uuid)) is not None
        ]
    if (text := content.as_str()) is not None:
        return [TextPart(uuid=uuid, parent_uuid=parent_uuid, text=text)]
    return []


def logged_user_message(wire: Wire, entry: Object, message: Json) -> Message:
    """What came to an agent: a subagent's prompt, a user's text or the results of tools.

    A text, and a list with texts in a sidechain, is a prompt. A list of nothing but texts outside a sidechain is what a
    user wrote. Anything else is an agent's message.
    """
    blocks = message["content"].as_list()
    if blocks is None:
        prompt = message["content"].as_str()
        if prompt is None:
            return entry_message(wire, entry, AgentBody(parts=[]), None, None)
        return prompt_message(wire, entry, prompt)
    texts = texts_of_blocks(blocks)
    if not texts.is_empty():
        if entry["isSidechain"].is_truthy():
            return prompt_message(wire, entry, texts.join("\n\n"))
        if len(texts) == len(blocks):
            body = UserBody(text=texts.join("\n\n"), attachments=[])
            return entry_message(wire, entry, body, None, None)
    return entry_message(wire, entry, AgentBody(parts=logged_user_parts(wire, entry, blocks)), None, None)


def logged_user_parts(wire: Wire, entry: Object, blocks: List[Json]) -> List[Part]:
    """The parts of a user's entry, in order; unknown blocks are left out."""
    uuid = entry["uuid"].as_str().or_else(wire.id)
    parent_uuid = entry["parentUuid"].as_str()
    entry_result = entry["toolUseResult"]
    return [
        part
        for block in blocks
        if (fields := block.as_object()) is not None
        and (part := logged_user_part(fields, entry_result, uuid, parent_uuid)) is not None
    ]


def prompt_message(wire: Wire, entry: Object, prompt: str) -> Message:
    """The prompt that opens a sidechain, whatever the entry says of one; it carries no meta."""
    uuid = entry["uuid"].as_str().or_else(wire.id)
    part = SidechainPart(uuid=uuid, parent_uuid=entry["parentUuid"].as_str(), prompt=prompt)
    message = entry_message(wire, entry, AgentBody(parts=[part]), None, None)
    return replace(message, meta=None, is_sidechain=True)


def texts_of_blocks(blocks: List[Json]) -> List[str]:
    """The texts of the text blocks."""
    return [text for block in blocks if (text := block_text(block)) is not None]


def texts_of(value: Opt[Json]) -> Opt[List[str]]:
    """The texts in a list; nothing when it is no list."""
    items = value.as_list()
    if items is None:
        return None
    return [text for item in items if (text := item.as_str()) is not None]
