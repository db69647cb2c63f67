package samples

import app.hapi.protocol.CoroutineMessageWindow
import app.hapi.protocol.parseJson
import kotlinx.serialization.json.JsonElement

/** Takes an event of the session's stream; gives the messages after it. A sync that it makes due begins. */
suspend fun messagesAfter(window: CoroutineMessageWindow, event: String): List<JsonElement> = window.withWindow {
    it.receiveEvent(parseJson(event))
    it.messages
}
