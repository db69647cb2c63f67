"""What stands around the payload of a message, the row of the wire and the envelope in its
content.

Printed by portgen from specs/chat/envelope.py and specs/chat/envelope.yaml. Do not
edit: change the contract and run `make generate`.
"""

from __future__ import annotations

from dataclasses import dataclass

from hapi_protocol.chat.message import Wire
from hapi_protocol.runtime import ABSENT, Absent, Json, Object, as_num, as_str, get, num_or, str_or


def read_wire(row: Object, meta: Json | Absent) -> Wire:
    """The fields of a wire message, read leniently; nothing is refused. `meta` is that of its
    envelope.

    Contract: chat/envelope/read_wire
    """
    return Wire(
        str_or(row.get("id"), ""),
        as_str(row.get("localId")),
        num_or(row.get("createdAt"), 0),
        as_num(row.get("invokedAt")),
        as_str(row.get("status")),
        meta,
    )


def as_envelope(value: Json | Absent) -> Envelope | None:
    """The value as an envelope, an object with a text `role` and the key `content`, whatever
    it holds.

    Contract: chat/envelope/as_envelope
    """
    fields = value
    if not isinstance(fields, dict):
        return None
    role = fields.get("role")
    if not isinstance(role, str):
        return None
    content = fields.get("content", ABSENT)
    if content is ABSENT:
        return None
    return Envelope(role, content, fields.get("meta", ABSENT))


@dataclass(slots=True)
class Envelope:
    """A payload with the role of who speaks; `meta` is the envelope's own.

    Contract: chat/envelope/Envelope
    """

    role: str
    content: Json
    meta: Json | Absent


def envelope_of(content: Json | Absent) -> Envelope | None:
    """The envelope in the content of a message: the content itself, else the first that is
    nested in it.

    Contract: chat/envelope/envelope_of
    """
    if (outer := as_envelope(content)) is not None:
        return outer
    if (wrapped := as_envelope(get(content, "message"))) is not None:
        return wrapped
    if (sent := as_envelope(get(get(content, "data"), "message"))) is not None:
        return sent
    return as_envelope(get(get(content, "payload"), "message"))
