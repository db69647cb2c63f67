// Printed by portgen from specs/chat/user.py, specs/chat/user.yaml.
// Do not edit: change the contract and run `make generate`.

package app.hapi.protocol

import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject

/**
 * A user's text, whatever the payload is.
 *
 * Contract: chat/user/user_body
 */
internal fun userBody(payload: JsonElement): UserBody {
    // chat/user/plain-text
    val plain = payload.string
    if (plain != null) return UserBody(text = plain, attachments = emptyList())
    // chat/user/text-record
    val text = payload["text"].string
    if (text != null && payload["type"].string == "text") {
        return UserBody(text = text, attachments = attachmentsOf(payload["attachments"]))
    }
    return UserBody(text = payload.stringify(), attachments = emptyList())
}

/**
 * A file that a user sent along; nothing when a field is missing or of another type.
 *
 * Contract: chat/user/attachment_of
 */
private fun attachmentOf(item: JsonElement): Attachment? {
    val fields = item as? JsonObject ?: return null
    val id = fields["id"].string ?: return null
    val filename = fields["filename"].string ?: return null
    val mimeType = fields["mimeType"].string ?: return null
    val size = fields["size"].anyNumber ?: return null
    val path = fields["path"].string ?: return null
    return Attachment(
        id = id,
        filename = filename,
        mimeType = mimeType,
        size = size,
        path = path,
        previewUrl = fields["previewUrl"].string,
    )
}

/**
 * The items of a list that are attachments; none when it is no list.
 *
 * Contract: chat/user/attachments_of
 */
private fun attachmentsOf(value: JsonElement?): List<Attachment> =
    (value as? JsonArray).orEmpty().mapNotNull(::attachmentOf)
