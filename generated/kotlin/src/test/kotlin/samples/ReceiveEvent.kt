package samples

import app.hapi.protocol.CoroutineMessageWindow
import app.hapi.protocol.parseJson
import kotlinx.coroutines.coroutineScope
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.launch
import kotlinx.serialization.json.JsonElement

/** Gives the window the events of the session's stream, and draws its messages whenever they may have changed. */
suspend fun follow(window: CoroutineMessageWindow, events: Flow<String>, draw: (List<JsonElement>) -> Unit) =
    coroutineScope<Unit> {
        launch { events.collect { window.receiveEvent(parseJson(it)) } }
        launch { window.changes.collect { draw(window.withWindow { shown -> shown.messages }) } }
    }
