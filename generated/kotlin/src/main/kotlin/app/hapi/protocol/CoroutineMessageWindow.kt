package app.hapi.protocol

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.NonCancellable
import kotlinx.coroutines.currentCoroutineContext
import kotlinx.coroutines.isActive
import kotlinx.coroutines.launch
import kotlinx.coroutines.sync.Mutex
import kotlinx.coroutines.sync.withLock
import kotlinx.coroutines.withContext
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject

/** What asks the server for messages of one session. */
public fun interface MessageClient {
    /** The response to a query, as parsed JSON. An exception is a failed request. */
    public suspend fun fetchMessages(query: JsonObject): JsonElement
}

/**
 * A message window that fetches what it needs, over a client of yours.
 *
 * [MessageWindow] decides what to ask and what an answer means; here stands only who waits for what. It may be used
 * from any thread: all that touches the window takes turns. Syncs run in the scope and end with it.
 */
public class CoroutineMessageWindow(
    private val client: MessageClient,
    private val scope: CoroutineScope,
    private val window: MessageWindow = MessageWindow(),
) {
    private val turn = Mutex()
    private var run: Job? = null

    /**
     * Reads the window, or runs an operation of it that asks nothing of the server; a sync that the operation makes due
     * begins. The window must not be kept.
     */
    public suspend fun <T> withWindow(operation: (MessageWindow) -> T): T = turn.withLock {
        operation(window).also { beginDueSync() }
    }

    /**
     * Brings the newest messages; returns when they are there or the sync has failed.
     *
     * A call while a sync runs waits for that one. With [afterCurrent] it waits for one more run after it, which all
     * such calls share. A failing client sets the window's `warning`; nothing is thrown. A caller that is cancelled does
     * not end the sync.
     */
    public suspend fun syncTail(afterCurrent: Boolean = false) {
        val (job, isCurrent) = turn.withLock {
            val current = runningSync()
            if (current != null && afterCurrent) window.wantSync()
            (current ?: beginSync()) to (current != null)
        }
        job.join()
        if (isCurrent && afterCurrent) turn.withLock { run }?.join()
    }

    /**
     * Brings one page of older messages; gives how that ended.
     *
     * When the server has begun a new epoch, the newest messages are fetched before it returns. A caller that is
     * cancelled ends the load.
     */
    public suspend fun fetchOlder(): OlderOutcome {
        val request = when (val start = turn.withLock { window.beginOlder() }) {
            is OlderRefused -> return OlderStopped(start.reason)
            is OlderStarted -> start.request
        }
        val response = try {
            client.fetchMessages(request.query)
        } catch (error: Exception) {
            throwIfCancelled(error) { window.abandonOlder(request) }
            return turn.withLock { window.failOlder(request, message(error)) }
        }
        val (outcome, sync) = turn.withLock { window.receiveOlder(request, response) to beginDueSync() }
        sync?.join()
        return outcome
    }

    /** The session is gone: the window is as at first, and requests under way are given up. */
    public suspend fun clear(): Unit = turn.withLock {
        window.clear()
        run?.cancel()
    }

    private fun runningSync(): Job? = run?.takeIf { it.isActive && window.isSyncing }

    private fun beginDueSync(): Job? = if (window.isSyncDue && !window.isSyncing) beginSync() else null

    /** Begins a sync; a run that the window no longer waits for is given up. */
    private fun beginSync(): Job {
        run?.cancel()
        return launchSync()
    }

    private fun launchSync(): Job {
        val first = window.beginSync()
        return scope.launch { sync(first) }.also { run = it }
    }

    private suspend fun sync(first: SyncRequest) {
        var request: SyncRequest? = first
        while (request != null) request = answer(request)
        turn.withLock { if (window.isSyncDue && !window.isSyncing) launchSync() }
    }

    /** Asks, and gives the next request; none when the sync is over. */
    private suspend fun answer(request: SyncRequest): SyncRequest? {
        val response = try {
            client.fetchMessages(request.query)
        } catch (error: Exception) {
            throwIfCancelled(error) { window.abandonSync(request) }
            turn.withLock { window.failSync(request, message(error)) }
            return null
        }
        return turn.withLock { window.receiveSync(request, response) }
    }

    /** Where the coroutine was cancelled, and not only its request: gives the request up and goes on being cancelled. */
    private suspend fun throwIfCancelled(error: Exception, abandon: () -> Unit) {
        if (currentCoroutineContext().isActive) return
        withContext(NonCancellable) { turn.withLock { abandon() } }
        throw error
    }

    private fun message(error: Exception): String = nonEmpty(error.message) ?: error.javaClass.simpleName
}
