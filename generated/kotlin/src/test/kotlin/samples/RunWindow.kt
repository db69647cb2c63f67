package samples

import app.hapi.protocol.CoroutineMessageWindow
import app.hapi.protocol.MessageClient
import app.hapi.protocol.decode
import app.hapi.protocol.parseJson
import app.hapi.protocol.toCanonicalJson
import kotlinx.coroutines.coroutineScope
import kotlinx.serialization.json.JsonNull

/** What an app's own HTTP client can do: GET with query parameters. */
fun interface Http {
    suspend fun get(parameters: Map<String, String>): ByteArray
}

/** The newest messages of a session and the page before them, decoded. */
suspend fun firstBlocks(http: Http): List<String> = coroutineScope {
    val window = CoroutineMessageWindow(messageClient(http), scope = this)
    window.syncTail()
    window.fetchOlder()
    val (messages, hasMore) = window.withWindow { it.messages to it.hasMore }
    decode(messages, hasMoreMessages = hasMore).visibleBlocks.map { it.id }
}

/** Asks with the parameters that have a value. */
fun messageClient(http: Http) = MessageClient { query ->
    val parameters = query.filterValues { it !is JsonNull }.mapValues { it.value.toCanonicalJson() }
    parseJson(http.get(parameters))
}
