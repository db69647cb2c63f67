package samples

import app.hapi.protocol.PatchSession
import app.hapi.protocol.RefetchSession
import app.hapi.protocol.ReplaceSession
import app.hapi.protocol.applySessionPatch
import app.hapi.protocol.parseSessionUpdate
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject

/** The session after the data of an update; null when it must be fetched again. */
fun updated(session: JsonObject, data: JsonElement): JsonObject? = when (val update = parseSessionUpdate(data)) {
    is ReplaceSession -> update.session

    is PatchSession -> applySessionPatch(session, update.patch)

    // the same object when nothing changed
    is RefetchSession -> null
}
