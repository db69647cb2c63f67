"""Attachments: files that a user sent along."""


def project_attachments(attachments: List[Attachment]) -> Opt[Json]:
    """The projection of attachments, without their previews; nothing when there are none."""
    if attachments.is_empty():
        return None
    return json_list([project_attachment(attachment) for attachment in attachments])


def project_attachment(attachment: Attachment) -> Object:
    """The projection of one attachment."""
    return {
        "id": attachment.id,
        "filename": attachment.filename,
        "mimeType": attachment.mime_type,
        "size": attachment.size,
        "path": attachment.path,
    }
