"""What a user sends, and the files that go along.

Printed by portgen from specs/chat/user.py and specs/chat/user.yaml. Do not edit: change
the contract and run `make generate`.
"""

from __future__ import annotations

from hapi_protocol.chat.message import Attachment, UserBody
from hapi_protocol.runtime import (
    Absent,
    Json,
    as_list,
    as_number,
    as_object,
    as_str,
    get,
    stringify,
)


def user_body(payload: Json) -> UserBody:
    """A user's text, whatever the payload is.

    Contract: chat/user/user_body
    """
    # chat/user/plain-text
    if (plain := as_str(payload)) is not None:
        return UserBody(text=plain, attachments=[])
    # chat/user/text-record
    if (text := as_str(get(payload, "text"))) is not None and as_str(
        get(payload, "type")
    ) == "text":
        return UserBody(text=text, attachments=attachments_of(get(payload, "attachments")))
    return UserBody(text=stringify(payload), attachments=[])


def attachment_of(item: Json) -> Attachment | None:
    """A file that a user sent along; nothing when a field is missing or of another type.

    Contract: chat/user/attachment_of
    """
    fields = as_object(item)
    if fields is None:
        return None
    id = as_str(fields.get("id"))
    if id is None:
        return None
    filename = as_str(fields.get("filename"))
    if filename is None:
        return None
    mime_type = as_str(fields.get("mimeType"))
    if mime_type is None:
        return None
    size = as_number(fields.get("size"))
    if size is None:
        return None
    path = as_str(fields.get("path"))
    if path is None:
        return None
    return Attachment(
        id=id,
        filename=filename,
        mime_type=mime_type,
        size=size,
        path=path,
        preview_url=as_str(fields.get("previewUrl")),
    )


def attachments_of(value: Json | Absent) -> list[Attachment]:
    """The items of a list that are attachments; none when it is no list.

    Contract: chat/user/attachments_of
    """
    attachments: list[Attachment] = []
    items = as_list(value)
    if items is None:
        return attachments
    for item in items:
        if (attachment := attachment_of(item)) is not None:
            attachments.append(attachment)
    return attachments
