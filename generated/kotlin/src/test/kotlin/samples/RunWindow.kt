package samples

import app.hapi.protocol.CoroutineMessageWindow
import app.hapi.protocol.MessageClient
import app.hapi.protocol.decode
import app.hapi.protocol.parseJson
import kotlinx.coroutines.coroutineScope
import kotlinx.serialization.json.JsonObject

/** What an app's own HTTP client can do: GET with query parameters. */
fun interface Http {
    suspend fun get(parameters: Map<String, String>): ByteArray
}

/** The newest messages of a session and the page before them, decoded. */
suspend fun firstBlocks(http: Http): List<String> = coroutineScope {
    val client = MessageClient { query: JsonObject -> parseJson(http.get(query.mapValues { it.value.toString() })) }
    val window = CoroutineMessageWindow(client, scope = this)
    window.syncTail()
    window.fetchOlder()
    window.withWindow { it.messages }.let(::decode).visibleBlocks.map { it.id }
}
