// Attachments: files that a user sent along.
//
// Printed by portgen from specs/chat/attachments.py. Do not edit: change the contract and run `make generate`.

/// The projection of attachments, without their previews; nothing when there are none.
///
/// Contract: `chat/attachments/project_attachments`
func projectAttachments(_ attachments: [Attachment]) -> JSONValue? {
    if attachments.isEmpty {
        return nil
    }
    return .list(attachments.map { .object(projectAttachment($0)) })
}

/// The projection of one attachment.
///
/// Contract: `chat/attachments/project_attachment`
private func projectAttachment(_ attachment: Attachment) -> JSONObject {
    [
        "id": .string(attachment.id),
        "filename": .string(attachment.filename),
        "mimeType": .string(attachment.mimeType),
        "size": .number(attachment.size),
        "path": .string(attachment.path),
    ]
}
