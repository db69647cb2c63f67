package app.hapi.protocol

import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.Deferred
import kotlinx.coroutines.ExperimentalCoroutinesApi
import kotlinx.coroutines.async
import kotlinx.coroutines.cancel
import kotlinx.coroutines.test.TestScope
import kotlinx.coroutines.test.runCurrent
import kotlinx.coroutines.test.runTest
import kotlinx.serialization.json.JsonElement
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertInstanceOf
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import java.io.IOException

/** Loads of older messages over a client: one at a time, late answers, failures, cancellation. */
@OptIn(ExperimentalCoroutinesApi::class)
class OlderMessagesTest {
    @Test
    fun oneLoadRunsAtATime() = runTest {
        val (desk, window) = synced()
        val load = load(window)
        assertEquals(OlderStopped(StopReason.BUSY), window.fetchOlder())
        desk.answer(page(1, OLDER, "\"hasMore\":false"))
        assertEquals(OlderApplied(hasMore = false, addedRenderableCount = 1), load.await())
        assertEquals(listOf("m1", "m5"), ids(window))
        assertEquals(OlderStopped(StopReason.EXHAUSTED), window.fetchOlder())
    }

    @Test
    fun noneRunsBesideASync() = runTest {
        val (desk, window) = synced()
        begin { window.syncTail() }
        assertEquals(OlderStopped(StopReason.BUSY), window.fetchOlder())
        desk.answer(page(6, NEWER))
        runCurrent()
        assertEquals(listOf("m5", "m6"), ids(window))
    }

    @Test
    fun aSyncDiscardsALoad() = runTest {
        val (desk, window) = synced()
        val load = load(window)
        begin { window.syncTail() }
        desk.answer(page(1, OLDER))
        assertEquals(OlderStopped(StopReason.INVALIDATED), load.await())
        desk.answer(page(6, NEWER))
        runCurrent()
        assertEquals(listOf("m5", "m6"), ids(window))
    }

    @Test
    fun whatComesAfterTheWindowWasClearedIsDiscarded() = runTest {
        val (desk, window) = synced()
        val load = load(window)
        window.clear()
        desk.answer(page(1, OLDER))
        assertEquals(OlderStopped(StopReason.INVALIDATED), load.await())
        assertEquals(emptyList<String>(), ids(window))
    }

    @Test
    fun aFailingClientFailsTheLoad() = runTest {
        val (desk, window) = synced()
        val load = load(window)
        desk.fail(IOException("no network"))
        assertEquals(OlderFailed("no network"), load.await())
        assertEquals("no network", window.warning())
        assertCanLoad(desk, window)
    }

    @Test
    fun aCancelledCallerEndsItsLoad() = runTest {
        val (desk, window) = synced()
        val load = load(window)
        load.cancel()
        runCurrent()
        assertTrue(load.isCancelled)
        assertFalse(window.withWindow { it.isLoadingOlder })
        desk.answer(page(0, OLDER))
        assertCanLoad(desk, window)
    }

    @Test
    fun aCallerThatIsCancelledWhileTheAnswerWaitsForItsTurnEndsItsLoad() = runTest {
        val (desk, window) = synced()
        val load = load(window)
        window.withWindow {
            desk.answer(page(0, OLDER))
            runCurrent()
            assertTrue(it.isLoadingOlder)
            load.cancel()
        }
        runCurrent()
        assertTrue(load.isCancelled)
        assertFalse(window.withWindow { it.isLoadingOlder })
        assertCanLoad(desk, window)
    }

    @Test
    fun nothingButCancellationIsThrownToACancelledCaller() = runTest {
        val (desk, window) = synced(Desk(isDeaf = true))
        val load = load(window)
        load.cancel()
        val failure = IOException("interrupted")
        desk.fail(failure)
        runCurrent()
        assertInstanceOf(CancellationException::class.java, load.getCompletionExceptionOrNull())
        assertNull(window.warning())
        assertFalse(window.withWindow { it.isLoadingOlder })
        assertCanLoad(desk, window)
    }

    @Test
    fun anAnswerForACancelledCallerIsDiscarded() = runTest {
        val (desk, window) = synced(Desk(isDeaf = true))
        val load = load(window)
        load.cancel()
        desk.answer(page(0, OLDER))
        runCurrent()
        assertTrue(load.isCancelled)
        assertEquals(listOf("m5"), ids(window))
        assertCanLoad(desk, window)
    }

    @Test
    fun aNewEpochFetchesTheNewestMessages() = runTest {
        val (desk, window) = synced()
        val load = load(window)
        desk.answer(page(1, OLDER, "\"epoch\":2"))
        runCurrent()
        assertFalse(load.isCompleted)
        desk.answer(page(7, "\"epoch\":2"))
        assertEquals(OlderStopped(StopReason.EPOCH_RESET), load.await())
        assertEquals(listOf("m7"), ids(window))
    }

    @Test
    fun aLoadFollowsTheSyncThatTookThePlaceOfItsOwn() = runTest {
        val (desk, window) = synced()
        val load = load(window)
        desk.answer(page(1, OLDER, "\"epoch\":2"))
        runCurrent()
        window.withWindow {
            it.clear()
            it.wantSync()
        }
        desk.answer(page(6)) // The request that was given up no longer listens.
        runCurrent()
        assertFalse(load.isCompleted)
        desk.answer(page(7, "\"epoch\":2"))
        assertEquals(OlderStopped(StopReason.EPOCH_RESET), load.await())
        assertEquals(listOf("m7"), ids(window))
    }

    @Test
    fun aNewEpochIsToldThoughTheScopeOfSyncsHasEnded() = runTest {
        val (desk, window, scope) = synced()
        val load = load(window)
        scope.cancel()
        desk.answer(page(1, OLDER, "\"epoch\":2"))
        assertEquals(OlderStopped(StopReason.EPOCH_RESET), load.await())
        assertFalse(window.isSyncing())
    }

    /** A window after its first sync; there are older messages. */
    private fun TestScope.synced(desk: Desk = Desk()): SuppliedWindow {
        val supplied = suppliedWindow(desk)
        begin { supplied.window.syncTail() }
        desk.answer(page(5))
        runCurrent()
        desk.queries.clear()
        return supplied
    }

    private fun TestScope.load(window: CoroutineMessageWindow): Deferred<OlderOutcome> =
        async { window.fetchOlder() }.also { runCurrent() }

    /** Nothing is left of what was begun before. */
    private suspend fun TestScope.assertCanLoad(desk: Desk, window: CoroutineMessageWindow) {
        val load = load(window)
        desk.answer(page(1, OLDER))
        assertEquals(OlderApplied(hasMore = true, addedRenderableCount = 1), load.await())
        assertEquals(listOf("m1", "m5"), ids(window))
    }

    private suspend fun ids(window: CoroutineMessageWindow): List<String?> =
        window.withWindow { state -> state.messages.map { it["id"].string } }
}

private const val OLDER = "\"direction\":\"before\""
private const val NEWER = "\"direction\":\"after\",\"hasMore\":false"

/** The newest page with one message; there are older ones. The fields stand in place of these. */
private fun page(number: Int, vararg fields: String): JsonElement {
    val message =
        """{"id":"m$number","seq":$number,"localId":null,"createdAt":$number,"content":{"role":"user","content":"hi"}}"""
    val about = """"direction":"latest","limit":200,"epoch":1,"reset":false,"hasMore":true"""
    val page = listOf(about, """"nextBeforeAt":1,"nextBeforeSeq":1""", *fields).joinToString(",")
    return parseJson("""{"messages":[$message],"page":{$page}}""")
}
