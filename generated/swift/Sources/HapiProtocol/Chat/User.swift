// What a user sends, and the files that go along.
//
// Printed by portgen from specs/chat/user.py, specs/chat/user.yaml. Do not edit: change the contract and run
// `make generate`.

/// A user's text, whatever the payload is.
///
/// Contract: `chat/user/user_body`
func userBody(_ payload: JSONValue) -> UserBody {
    // chat/user/plain-text
    if let plain = payload.string {
        return UserBody(text: plain, attachments: [])
    }
    // chat/user/text-record
    if let text = payload["text"].string, payload["type"].string == "text" {
        return UserBody(text: text, attachments: attachmentsOf(payload["attachments"]))
    }
    return UserBody(text: payload.stringified, attachments: [])
}

/// A file that a user sent along; nothing when a field is missing or of another type.
///
/// Contract: `chat/user/attachment_of`
private func attachmentOf(_ item: JSONValue) -> Attachment? {
    guard let fields = item.object,
        let id = fields["id"].string,
        let filename = fields["filename"].string,
        let mimeType = fields["mimeType"].string,
        let size = fields["size"].anyNumber,
        let path = fields["path"].string
    else { return nil }
    return Attachment(
        id: id,
        filename: filename,
        mimeType: mimeType,
        size: size,
        path: path,
        previewURL: fields["previewUrl"].string
    )
}

/// The items of a list that are attachments; none when it is no list.
///
/// Contract: `chat/user/attachments_of`
private func attachmentsOf(_ value: JSONValue?) -> [Attachment] {
    (value.array ?? []).compactMap(attachmentOf)
}
