"""From a wire message to its normalized form."""


@public
def normalize(message: Object) -> Opt[Message]:
    """What a wire message means; nothing when it is never shown. Any object is taken.

    Content without an envelope becomes an agent's text that knows neither when it was invoked nor any meta.
    """
    content = message["content"]
    envelope = envelope_of(content)
    if envelope is None:
        return text_message(replace(read_wire(message, None), invoked_at=None), content.stringify())
    wire = read_wire(message, envelope.meta)
    match envelope.role:
        case "agent":
            return agent_payload_message(wire, envelope.content)
        case "user":
            return user_message(wire, user_body(envelope.content))
        case _:
            return text_message(wire, envelope.content.stringify())
