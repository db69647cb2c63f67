// Printed by portgen from specs/chat/attachments.py.
// Do not edit: change the contract and run `make generate`.

package app.hapi.protocol

import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject

/**
 * The projection of attachments, without their previews; nothing when there are none.
 *
 * Contract: chat/attachments/project_attachments
 */
internal fun projectAttachments(attachments: List<Attachment>): JsonElement? {
    if (attachments.isEmpty()) return null
    return JsonArray(attachments.map(::projectAttachment))
}

/**
 * The projection of one attachment.
 *
 * Contract: chat/attachments/project_attachment
 */
private fun projectAttachment(attachment: Attachment): JsonObject = jsonObject {
    put("id", attachment.id)
    put("filename", attachment.filename)
    put("mimeType", attachment.mimeType)
    put("size", attachment.size)
    put("path", attachment.path)
}
