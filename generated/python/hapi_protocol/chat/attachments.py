"""Attachments: files that a user sent along.

Printed by portgen from specs/chat/attachments.py. Do not edit: change the contract and
run `make generate`.
"""

from __future__ import annotations

from hapi_protocol.chat.message import Attachment
from hapi_protocol.runtime import ABSENT, Absent, Json, Object, json_list


def project_attachments(attachments: list[Attachment]) -> Json | Absent:
    """The projection of attachments, without their previews; nothing when there are none.

    Contract: chat/attachments/project_attachments
    """
    if not attachments:
        return ABSENT
    return json_list([project_attachment(attachment) for attachment in attachments])


def project_attachment(attachment: Attachment) -> Object:
    """The projection of one attachment.

    Contract: chat/attachments/project_attachment
    """
    return {
        "id": attachment.id,
        "filename": attachment.filename,
        "mimeType": attachment.mime_type,
        "size": attachment.size,
        "path": attachment.path,
    }
