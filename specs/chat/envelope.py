"""The envelope: who speaks, the payload, and what travels with it."""


class Envelope(Record):
    """A payload with the role of who speaks; `meta` is the envelope's own."""

    role: str
    content: Json
    meta: Opt[Json]


def envelope_of(content: Opt[Json]) -> Opt[Envelope]:
    """The envelope in the content of a message: the content itself, else the first that is nested in it."""
    if (outer := as_envelope(content)) is not None:
        return outer
    if (wrapped := as_envelope(content["message"])) is not None:
        return wrapped
    if (sent := as_envelope(content["data"]["message"])) is not None:
        return sent
    return as_envelope(content["payload"]["message"])
