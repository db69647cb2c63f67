package samples

import app.hapi.protocol.CoroutineMessageWindow
import app.hapi.protocol.parseJson
import kotlinx.coroutines.CompletableDeferred
import kotlinx.coroutines.flow.flowOf
import kotlinx.coroutines.launch
import kotlinx.coroutines.runBlocking
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Test

/** What stands in the README runs. */
class SamplesTest {
    private val message =
        """{"id":"m1","seq":1,"localId":null,"createdAt":1,"content":{"role":"user","content":"hello"}}"""
    private val page =
        """{"messages":[$message],"page":{"direction":"latest","limit":200,"epoch":1,"reset":false,"hasMore":false}}"""

    @Test
    fun aPageIsDecoded() = assertEquals(listOf("> hello"), chatLines(page.encodeToByteArray(), null))

    @Test
    fun aPatchIsApplied() {
        val session = JsonObject(mapOf("active" to parseJson("false")))
        assertEquals(parseJson("true"), updated(session, "s1", parseJson("""{"active":true}"""))?.get("active"))
        assertNull(updated(session, "s1", parseJson("""{"unknown":true}""")))
    }

    @Test
    fun aWindowRunsAgainstAClient() = runBlocking {
        val queries = mutableListOf<Map<String, String>>()
        val blocks = firstBlocks { query ->
            queries.add(query)
            page.encodeToByteArray()
        }
        assertEquals(listOf("m1"), blocks)
        assertEquals(listOf(mapOf("limit" to "200")), queries)
    }

    @Test
    fun aWindowTakesEvents() = runBlocking {
        val window = CoroutineMessageWindow(messageClient { page.encodeToByteArray() }, scope = this)
        val event = """{"type":"message-received","message":$message}"""
        val drawn = CompletableDeferred<List<JsonElement>>()
        val following = launch { follow(window, flowOf(event)) { if (it.isNotEmpty()) drawn.complete(it) } }
        assertEquals(listOf(parseJson(message)), drawn.await())
        following.cancel()
    }

    @Test
    fun aClientAsksWithTheParametersThatHaveAValue() = runBlocking {
        val client = messageClient { """{"asked":"$it"}""".encodeToByteArray() }
        val query = parseJson("""{"afterAt":1700000000000,"untilAt":null,"limit":200}""") as JsonObject
        assertEquals(parseJson("""{"asked":"{afterAt=1700000000000, limit=200}"}"""), client.fetchMessages(query))
    }
}
