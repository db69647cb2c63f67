"""What a user sends, and the files that go along.

Printed by portgen from specs/chat/user.py and specs/chat/user.yaml. Do not edit: change
the contract and run `make generate`.
"""

from __future__ import annotations

from hapi_protocol.chat.message import Attachment, UserBody
from hapi_protocol.runtime import Absent, Json, as_list, as_number, as_str, get, stringify


def user_body(payload: Json) -> UserBody:
    """A user's text, whatever the payload is.

    Contract: chat/user/user_body
    """
    # chat/user/plain-text
    if isinstance(plain := payload, str):
        return UserBody(plain, [])
    # chat/user/text-record
    if isinstance(text := get(payload, "text"), str) and as_str(get(payload, "type")) == "text":
        return UserBody(text, attachments_of(get(payload, "attachments")))
    return UserBody(stringify(payload), [])


def attachment_of(item: Json) -> Attachment | None:
    """A file that a user sent along; nothing when a field is missing or of another type.

    Contract: chat/user/attachment_of
    """
    fields = item
    if not isinstance(fields, dict):
        return None
    id = fields.get("id")
    if not isinstance(id, str):
        return None
    filename = fields.get("filename")
    if not isinstance(filename, str):
        return None
    mime_type = fields.get("mimeType")
    if not isinstance(mime_type, str):
        return None
    size = as_number(fields.get("size"))
    if size is None:
        return None
    path = fields.get("path")
    if not isinstance(path, str):
        return None
    return Attachment(id, filename, mime_type, size, path, as_str(fields.get("previewUrl")))


def attachments_of(value: Json | Absent) -> list[Attachment]:
    """The items of a list that are attachments; none when it is no list.

    Contract: chat/user/attachments_of
    """
    return [
        attachment
        for item in as_list(value) or []
        if (attachment := attachment_of(item)) is not None
    ]
