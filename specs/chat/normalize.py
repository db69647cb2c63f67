"""From a wire message to its normalized form."""


@public
def normalize(message: Object) -> Opt[Message]:
    """What a wire message means; nothing when it is never shown. Any object is taken."""
    return normalize_wire(read_wire(message), message["content"])


def normalize_wire(wire: Wire, content: Opt[Json]) -> Opt[Message]:
    """What the content of a message means; nothing when it is never shown.

    Content without an envelope becomes an agent's text that knows neither when it was invoked nor any meta.
    """
    envelope = envelope_of(content)
    if envelope is None:
        return text_message(replace(wire, invoked_at=None), content.stringify())
    carried = replace(wire, meta=envelope.meta)
    match envelope.role:
        case "agent":
            return agent_payload_message(carried, envelope.content)
        case "user":
            return user_message(carried, user_body(envelope.content))
        case _:
            return text_message(carried, envelope.content.stringify())
