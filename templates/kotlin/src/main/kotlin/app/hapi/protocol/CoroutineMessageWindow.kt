package app.hapi.protocol

import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.CoroutineStart
import kotlinx.coroutines.DelicateCoroutinesApi
import kotlinx.coroutines.Job
import kotlinx.coroutines.NonCancellable
import kotlinx.coroutines.currentCoroutineContext
import kotlinx.coroutines.ensureActive
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.isActive
import kotlinx.coroutines.launch
import kotlinx.coroutines.sync.Mutex
import kotlinx.coroutines.sync.withLock
import kotlinx.coroutines.withContext
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject

/** What asks the server for messages of one session. */
public fun interface MessageClient {
    /**
     * The response to a query, as parsed JSON. An exception is a failed request.
     *
     * The members of the query are the parameters of the request; one that is null is left out.
     */
    public suspend fun fetchMessages(query: JsonObject): JsonElement
}

/**
 * A message window that fetches what it needs, over a client of yours.
 *
 * [MessageWindow] decides what to ask and what an answer means; here stands only who waits for what. It may be used
 * from any thread: all that touches the window takes turns. Syncs run in the scope and end with it; once it has ended,
 * the server is asked for none.
 */
public class CoroutineMessageWindow(
    private val client: MessageClient,
    private val scope: CoroutineScope,
    private val window: MessageWindow = MessageWindow(),
) {
    private val turn = Mutex()
    private var run: Job? = null

    // Syncs are numbered as they begin: so many have begun, and up to this one they have ended.
    private var begun = 0
    private var ended = 0
    private val changeCount = MutableStateFlow(0L)

    /**
     * Grows when a response, an event, the begin of a sync or [clear] has changed the window; not by what [withWindow]
     * did, as its caller knows.
     */
    public val changes: StateFlow<Long> = changeCount.asStateFlow()

    /**
     * Reads the window, or runs an operation of it that asks nothing of the server; a sync that the operation makes due
     * begins. The window must not be kept.
     */
    public suspend fun <T> withWindow(operation: (MessageWindow) -> T): T = turn.withLock {
        operation(window).also { beginDueSync() }
    }

    /** Takes an event of the session's stream; a sync that the event makes due begins. */
    public suspend fun receiveEvent(event: JsonElement): Unit = turn.withLock {
        window.receiveEvent(event)
        changeCount.value++
        beginDueSync()
    }

    /**
     * Brings the newest messages; returns when they are there or the sync has failed.
     *
     * A call while a sync runs waits for that one. With [afterCurrent] it waits for one more run after it, which all
     * such calls share. A client's exception sets the window's `warning` and is not thrown. A caller that is cancelled
     * does not end the sync.
     */
    public suspend fun syncTail(afterCurrent: Boolean = false) {
        val number = turn.withLock {
            if (run?.isActive != true || !window.isSyncing) {
                beginSync()
            } else if (afterCurrent) {
                window.wantSync()
                return@withLock begun + 1
            }
            begun
        }
        waitForSync(number)
    }

    /**
     * Brings one page of older messages; gives how that ended.
     *
     * When the server has begun a new epoch, the newest messages are fetched before it returns. A client's exception is
     * an outcome and is not thrown. A caller that is cancelled ends the load.
     */
    public suspend fun fetchOlder(): OlderOutcome {
        val request = when (val start = turn.withLock { window.beginOlder() }) {
            is OlderRefused -> return OlderStopped(start.reason)
            is OlderStarted -> start.request
        }
        val (outcome, sync) = try {
            val response = fetch(request.query)
            turn.withLock { receiveOlder(request, response) to if (beginDueSync()) begun else null }
        } finally {
            giveUp { window.abandonOlder(request) }
        }
        sync?.let { waitForSync(it) }
        return outcome
    }

    /** The session is gone: the window is as at first, and requests under way are given up. */
    public suspend fun clear(): Unit = turn.withLock {
        window.clear()
        run?.cancel()
        changeCount.value++
    }

    private fun beginDueSync(): Boolean = (window.isSyncDue && !window.isSyncing).also { if (it) beginSync() }

    /** Begins a sync; a run that the window no longer waits for is given up. */
    @OptIn(DelicateCoroutinesApi::class)
    private fun beginSync() {
        run?.cancel()
        val number = ++begun
        val first = window.beginSync()
        changeCount.value++
        // Atomic: the request has begun, so a run must end it even where the scope has ended already.
        run = scope.launch(start = CoroutineStart.ATOMIC) { sync(first, number) }
    }

    /** Waits until a sync has ended, or one that took its place. */
    private suspend fun waitForSync(number: Int) {
        while (true) {
            val awaited = turn.withLock { run.takeIf { ended < number } } ?: return
            awaited.join()
        }
    }

    private suspend fun sync(first: SyncRequest, number: Int) {
        var request: SyncRequest? = first
        try {
            while (request != null) {
                val response = fetch(request.query)
                request = turn.withLock { receiveSync(request, response) }
            }
        } finally {
            giveUp {
                request?.let(window::abandonSync)
                endSync(number)
            }
        }
    }

    /** A run that another one took the place of must not forget that one. */
    private fun endSync(number: Int) {
        if (number != begun) return
        ended = number
        run = null
        beginDueSync()
    }

    private fun receiveSync(request: SyncRequest, response: Result<JsonElement>): SyncRequest? = response.fold(
        onSuccess = { window.receiveSync(request, it) },
        onFailure = { error ->
            window.failSync(request, message(error))
            null
        },
    ).also { changeCount.value++ }

    private fun receiveOlder(request: OlderRequest, response: Result<JsonElement>): OlderOutcome = response.fold(
        onSuccess = { window.receiveOlder(request, it) },
        onFailure = { error -> window.failOlder(request, message(error)) },
    ).also { changeCount.value++ }

    /** The response to a query, or the client's exception. In a cancelled coroutine, only cancellation is thrown. */
    private suspend fun fetch(query: JsonObject): Result<JsonElement> {
        currentCoroutineContext().ensureActive()
        val response = try {
            Result.success(client.fetchMessages(query))
        } catch (error: Exception) {
            Result.failure(error)
        }
        if (currentCoroutineContext().isActive) return response
        val error = response.exceptionOrNull()
        throw error as? CancellationException ?: CancellationException("The request was cancelled", error)
    }

    /** Ends a request that was not answered, even in a cancelled coroutine; nothing happens to one that was. */
    private suspend fun giveUp(abandon: () -> Unit): Unit = withContext(NonCancellable) { turn.withLock { abandon() } }

    private fun message(error: Throwable): String = nonEmpty(error.message) ?: error.javaClass.simpleName
}
