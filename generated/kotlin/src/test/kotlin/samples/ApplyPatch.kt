package samples

import app.hapi.protocol.PatchSession
import app.hapi.protocol.RefetchSession
import app.hapi.protocol.ReplaceSession
import app.hapi.protocol.applySessionPatch
import app.hapi.protocol.parseSessionUpdate
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject

/** The session after an update, of which the event gives the data and the id; null when it must be fetched again. */
fun updated(session: JsonObject, sessionId: String, data: JsonElement): JsonObject? =
    when (val update = parseSessionUpdate(data, sessionId)) {
        is ReplaceSession -> update.session

        // the same object when nothing changed
        is PatchSession -> applySessionPatch(session, update.patch)

        is RefetchSession -> null
    }
