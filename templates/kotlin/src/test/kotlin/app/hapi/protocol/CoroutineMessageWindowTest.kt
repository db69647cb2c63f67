package app.hapi.protocol

import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.CompletableDeferred
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.ExperimentalCoroutinesApi
import kotlinx.coroutines.Job
import kotlinx.coroutines.NonCancellable
import kotlinx.coroutines.cancel
import kotlinx.coroutines.launch
import kotlinx.coroutines.test.TestScope
import kotlinx.coroutines.test.runCurrent
import kotlinx.coroutines.test.runTest
import kotlinx.coroutines.withContext
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertNotNull
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import java.io.IOException

/**
 * Who waits for what while the window is in sync with a client, and that whatever is begun is ended.
 *
 * What answers mean is for fixtures to say. Here they are no pages: a sync that took one is over and left a warning.
 */
@OptIn(ExperimentalCoroutinesApi::class)
class CoroutineMessageWindowTest {
    @Test
    fun aSecondCallJoinsTheSyncThatRuns() = runTest {
        val (desk, window) = suppliedWindow()
        val calls = List(2) { begin { window.syncTail() } }
        assertTrue(calls.none { it.isCompleted })
        desk.answer()
        runCurrent()
        assertTrue(calls.all { it.isCompleted })
        assertEquals(1, desk.queries.size)
    }

    @Test
    fun callsForAfterTheCurrentRunShareOneTrailingRun() = runTest {
        val (desk, window) = suppliedWindow()
        val current = begin { window.syncTail() }
        val trailing = List(3) { begin { window.syncTail(afterCurrent = true) } }
        assertEquals(1, desk.queries.size)
        desk.answer()
        runCurrent()
        assertTrue(current.isCompleted)
        assertTrue(trailing.none { it.isCompleted })
        desk.answer()
        runCurrent()
        assertTrue(trailing.all { it.isCompleted })
        assertEquals(2, desk.queries.size)
    }

    @Test
    fun theTrailingRunFollowsOneThatFailed() = runTest {
        val (desk, window) = suppliedWindow()
        begin { window.syncTail() }
        val trailing = begin { window.syncTail(afterCurrent = true) }
        desk.fail(IOException("no network"))
        runCurrent()
        assertFalse(trailing.isCompleted)
        desk.answer()
        runCurrent()
        assertTrue(trailing.isCompleted)
    }

    @Test
    fun anOperationThatMakesASyncDueBeginsIt() = runTest {
        val (desk, window) = suppliedWindow()
        window.withWindow { it.wantSync() }
        runCurrent()
        assertEquals(1, desk.queries.size)
        assertTrue(window.isSyncing())
    }

    @Test
    fun aFailingClientSetsTheWarning() = runTest {
        val (desk, window) = suppliedWindow()
        val call = begin { window.syncTail() }
        desk.fail(IOException("no network"))
        runCurrent()
        assertTrue(call.isCompleted)
        assertEquals("no network", window.warning())
        assertFalse(window.isSyncing())
    }

    @Test
    fun aClientWhoseOwnWorkWasCancelledHasFailed() = runTest {
        val (desk, window) = suppliedWindow()
        val call = begin { window.syncTail() }
        desk.fail(CancellationException("the connection was closed"))
        runCurrent()
        assertTrue(call.isCompleted)
        assertEquals("the connection was closed", window.warning())
        assertFalse(window.isSyncing())
    }

    @Test
    fun aCancelledCallerDoesNotEndTheSync() = runTest {
        val (desk, window) = suppliedWindow()
        begin { window.syncTail() }.cancel()
        runCurrent()
        assertTrue(window.isSyncing())
        desk.answer()
        runCurrent()
        assertFalse(window.isSyncing())
        assertNotNull(window.warning())
    }

    @Test
    fun whatComesAfterTheWindowWasClearedIsDiscarded() = runTest {
        val (desk, window) = suppliedWindow(Desk(isDeaf = true))
        val call = begin { window.syncTail() }
        window.clear()
        assertFalse(window.isSyncing())
        desk.answer()
        runCurrent()
        assertTrue(call.isCompleted)
        assertNull(window.warning())
    }

    @Test
    fun aClearedWindowCanBeSyncedAgainWhileTheOldRequestHangs() = runTest {
        val (desk, window) = suppliedWindow(Desk(isDeaf = true))
        begin { window.syncTail() }
        window.clear()
        val call = begin { window.syncTail() }
        assertEquals(2, desk.queries.size)
        desk.fail(IOException("too late"))
        runCurrent()
        assertFalse(call.isCompleted)
        assertTrue(window.isSyncing())
        desk.answer()
        runCurrent()
        assertTrue(call.isCompleted)
        assertFalse(window.isSyncing())
    }

    @Test
    fun aCallFollowsTheSyncThatTookThePlaceOfItsOwn() = runTest {
        val (desk, window) = suppliedWindow()
        val calls = listOf(begin { window.syncTail() }, begin { window.syncTail(afterCurrent = true) })
        window.withWindow {
            it.clear()
            it.wantSync()
        }
        runCurrent()
        desk.answer() // The request that was given up no longer listens.
        runCurrent()
        assertTrue(calls.none { it.isCompleted })
        desk.answer()
        runCurrent()
        assertTrue(calls.all { it.isCompleted })
        assertEquals(2, desk.queries.size)
    }

    @Test
    fun anEventIsTakenAndTold() = runTest {
        val (_, window) = suppliedWindow()
        val before = window.changes.value
        val message = """{"id": "a", "seq": 1, "localId": null, "createdAt": 1}"""
        window.receiveEvent(parseJson("""{"type": "message-received", "message": $message}"""))
        assertTrue(window.changes.value > before)
        assertEquals(1, window.withWindow { it.messages.size })
    }

    @Test
    fun whatAResponseBroughtIsTold() = runTest {
        val (desk, window) = suppliedWindow()
        val warnings = mutableListOf<String?>()
        val observer = begin { window.changes.collect { warnings.add(window.warning()) } }
        window.withWindow { it.wantSync() }
        runCurrent()
        desk.fail(IOException("no network"))
        runCurrent()
        assertEquals(listOf(null, null, "no network"), warnings)
        observer.cancel()
    }

    @Test
    fun aSyncEndsWithItsScope() = runTest {
        val (_, window, scope) = suppliedWindow()
        val call = begin { window.syncTail() }
        scope.cancel()
        runCurrent()
        assertTrue(call.isCompleted)
        assertFalse(call.isCancelled)
        assertFalse(window.isSyncing())
        assertNull(window.warning())
    }

    @Test
    fun aClientThatFailsAfterItsScopeHasEndedDoesNoHarm() = runTest {
        // What a coroutine of the scope throws, cancellation apart, fails the test.
        val (desk, window, scope) = suppliedWindow(Desk(isDeaf = true))
        val call = begin { window.syncTail() }
        scope.cancel()
        desk.fail(IOException("interrupted"))
        runCurrent()
        assertTrue(call.isCompleted)
        assertFalse(window.isSyncing())
        assertNull(window.warning())
    }

    @Test
    fun aScopeThatEndsWhileAnAnswerWaitsForItsTurnEndsTheSync() = runTest {
        val (desk, window, scope) = suppliedWindow()
        val call = begin { window.syncTail() }
        window.withWindow {
            desk.answer()
            runCurrent()
            assertTrue(it.isSyncing)
            scope.cancel()
        }
        runCurrent()
        assertTrue(call.isCompleted)
        assertFalse(window.isSyncing())
        assertNull(window.warning())
    }

    @Test
    fun aScopeThatEndsBeforeTheSyncRunsEndsIt() = runTest {
        val (desk, window, scope) = suppliedWindow()
        window.withWindow { it.wantSync() }
        assertTrue(window.isSyncing())
        scope.cancel()
        runCurrent()
        assertFalse(window.isSyncing())
        assertEquals(0, desk.queries.size)
    }

    @Test
    fun nothingIsAskedInAScopeThatHasEnded() = runTest {
        val (desk, window, scope) = suppliedWindow()
        scope.cancel()
        repeat(2) {
            window.syncTail(afterCurrent = true)
            assertFalse(window.isSyncing())
        }
        assertEquals(0, desk.queries.size)
    }
}

internal data class SuppliedWindow(
    val desk: Desk,
    val window: CoroutineMessageWindow,
    val scope: CoroutineScope,
)

/** A window over a client, in a scope that a test may end; exceptions that nobody catches there fail the test. */
internal fun TestScope.suppliedWindow(desk: Desk = Desk()): SuppliedWindow {
    val scope = CoroutineScope(coroutineContext + Job())
    return SuppliedWindow(desk, CoroutineMessageWindow(desk, scope), scope)
}

/** A client whose answers the test gives, one by one in the order of the queries. A deaf one cannot be cancelled. */
internal class Desk(private val isDeaf: Boolean = false) : MessageClient {
    val queries = mutableListOf<JsonObject>()
    private val waiting = ArrayDeque<CompletableDeferred<JsonElement>>()

    override suspend fun fetchMessages(query: JsonObject): JsonElement {
        queries.add(query)
        val answer = CompletableDeferred<JsonElement>().also(waiting::add)
        return if (isDeaf) withContext(NonCancellable) { answer.await() } else answer.await()
    }

    fun answer(response: JsonElement = JsonNull) {
        waiting.removeFirst().complete(response)
    }

    fun fail(error: Exception) {
        waiting.removeFirst().completeExceptionally(error)
    }
}

/** Begins a call and lets everything run as far as it can. */
@OptIn(ExperimentalCoroutinesApi::class)
internal fun TestScope.begin(call: suspend () -> Unit): Job = launch { call() }.also { runCurrent() }

internal suspend fun CoroutineMessageWindow.isSyncing(): Boolean = withWindow { it.isSyncing }

internal suspend fun CoroutineMessageWindow.warning(): String? = withWindow { it.warning }
