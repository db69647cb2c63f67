package app.hapi.protocol

import kotlinx.coroutines.CompletableDeferred
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.CoroutineStart
import kotlinx.coroutines.Job
import kotlinx.coroutines.async
import kotlinx.coroutines.launch
import kotlinx.coroutines.runBlocking
import kotlinx.coroutines.withTimeout
import kotlinx.coroutines.yield
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import java.io.IOException

/** The window over a client: joining, the trailing run, late answers, failures, cancellation. */
class CoroutineMessageWindowTest {
    /** A client whose answers the test gives, one by one, in the order it likes. */
    private class Desk : MessageClient {
        val queries = mutableListOf<JsonObject>()
        val waiting = mutableListOf<CompletableDeferred<JsonElement>>()

        override suspend fun fetchMessages(query: JsonObject): JsonElement {
            queries.add(query)
            return CompletableDeferred<JsonElement>().also(waiting::add).await()
        }

        fun answer(text: String) = waiting.removeFirstOrNull()!!.complete(parseJson(text))
    }

    @Test
    fun aSecondCallJoinsTheSyncThatRuns() = scenario { desk, window ->
        val calls = List(2) { start { window.syncTail() } }
        assertEquals(1, desk.queries.size)
        assertFalse(calls[1].isCompleted)
        desk.answer(page(1))
        calls.forEach { it.join() }
        assertEquals(listOf("m1"), ids(window))
        assertEquals(1, desk.queries.size)
    }

    @Test
    fun callsForAfterTheCurrentRunShareOneTrailingRun() = scenario { desk, window ->
        val current = start { window.syncTail() }
        val trailing = List(3) { start { window.syncTail(afterCurrent = true) } }
        assertEquals(1, desk.queries.size)
        desk.answer(page(1))
        current.join()
        settle()
        assertEquals(2, desk.queries.size)
        assertTrue(trailing.none { it.isCompleted })
        desk.answer(page(2, "\"direction\":\"after\",\"hasMore\":false"))
        trailing.forEach { it.join() }
        assertEquals(listOf("m1", "m2"), ids(window))
        assertEquals(2, desk.queries.size)
    }

    @Test
    fun aFailingClientSetsTheWarning() = scenario { desk, window ->
        val call = start { window.syncTail() }
        desk.waiting.removeFirst().completeExceptionally(IOException("no network"))
        call.join()
        assertEquals("no network", window.withWindow { it.warning })
        assertFalse(window.withWindow { it.isSyncing })
    }

    @Test
    fun aCancelledCallerDoesNotEndTheSync() = scenario { desk, window ->
        val call = start { window.syncTail() }
        call.cancel()
        call.join()
        desk.answer(page(1))
        settle()
        assertEquals(listOf("m1"), ids(window))
    }

    @Test
    fun whatComesAfterTheWindowWasClearedIsDiscarded() = scenario { desk, window ->
        val call = start { window.syncTail() }
        window.clear()
        call.join()
        desk.answer(page(1))
        settle()
        assertEquals(emptyList<String>(), ids(window))
        assertFalse(window.withWindow { it.isSyncing })
    }

    @Test
    fun anEventThatInvalidatesMessagesBeginsASync() = scenario { desk, window ->
        window.withWindow { it.receiveEvent(parseJson("{\"type\":\"messages-invalidated\"}")) }
        settle()
        desk.answer(page(1))
        settle()
        assertEquals(listOf("m1"), ids(window))
    }

    @Test
    fun olderMessagesAreLoadedOneLoadAtATime() = scenario { desk, window ->
        synced(desk, window)
        val load = scope.async(start = CoroutineStart.UNDISPATCHED) { window.fetchOlder() }
        assertEquals(OlderStopped(StopReason.BUSY), window.fetchOlder())
        desk.answer(page(1, "\"direction\":\"before\",\"hasMore\":false"))
        assertEquals(OlderApplied(hasMore = false, addedRenderableCount = 1), load.await())
        assertEquals(listOf("m1", "m5"), ids(window))
        assertEquals(OlderStopped(StopReason.EXHAUSTED), window.fetchOlder())
    }

    @Test
    fun aCancelledLoadOfOlderMessagesIsOver() = scenario { desk, window ->
        synced(desk, window)
        val load = start { window.fetchOlder() }
        assertTrue(window.withWindow { it.isLoadingOlder })
        load.cancel()
        load.join()
        assertFalse(window.withWindow { it.isLoadingOlder })
    }

    @Test
    fun aNewEpochFetchesTheNewestMessages() = scenario { desk, window ->
        synced(desk, window)
        val load = scope.async(start = CoroutineStart.UNDISPATCHED) { window.fetchOlder() }
        desk.answer(page(1, "\"direction\":\"before\",\"epoch\":2"))
        settle()
        assertFalse(load.isCompleted)
        desk.answer(page(7, "\"epoch\":2"))
        assertEquals(OlderStopped(StopReason.EPOCH_RESET), load.await())
        assertEquals(listOf("m7"), ids(window))
    }

    private class Scenario(val scope: CoroutineScope) {
        /** Begins a call and lets it run as far as it can. */
        suspend fun start(call: suspend () -> Unit): Job = scope.launch { call() }.also { settle() }

        suspend fun settle() = repeat(20) { yield() }

        suspend fun synced(desk: Desk, window: CoroutineMessageWindow) {
            val call = start { window.syncTail() }
            desk.answer(page(5))
            call.join()
        }

        suspend fun ids(window: CoroutineMessageWindow): List<String?> =
            window.withWindow { state -> state.messages.map { it["id"].string } }
    }

    private fun scenario(run: suspend Scenario.(Desk, CoroutineMessageWindow) -> Unit) = runBlocking {
        withTimeout(5_000) {
            val desk = Desk()
            Scenario(this).run(desk, CoroutineMessageWindow(desk, this@runBlocking))
        }
    }
}

/** The newest page with one message; there are older ones. */
private fun page(number: Int, fields: String = "\"direction\":\"latest\""): String {
    val content = "{\"role\":\"user\",\"content\":{\"type\":\"text\",\"text\":\"hello\"}}"
    val message = "{\"id\":\"m$number\",\"seq\":$number,\"localId\":null,\"createdAt\":$number,\"content\":$content}"
    val about = "\"direction\":\"latest\",\"limit\":200,\"epoch\":1,\"reset\":false,\"hasMore\":true"
    return "{\"messages\":[$message],\"page\":{$about,\"nextBeforeAt\":1,\"nextBeforeSeq\":1,$fields}}"
}
