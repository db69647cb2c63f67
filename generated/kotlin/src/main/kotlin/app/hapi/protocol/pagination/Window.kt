// Printed by portgen from specs/pagination/window.py.
// Do not edit: change the contract and run `make generate`.

package app.hapi.protocol

import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull

private const val UNREADABLE_RESPONSE = "the response is not a page of messages"

private const val NO_PROGRESS = "the server gave the same place to go on from again"

/**
 * What a person looks at: the newest messages, or older ones.
 *
 * Contract: pagination/window/ViewMode
 */
public enum class ViewMode(public val wire: String) {
    TAIL("tail"),
    HISTORY("history"),
    ;

    public companion object {
        /** The member of a text of the wire; null where it is none of these. */
        public fun fromWire(wire: String?): ViewMode? = entries.find { it.wire == wire }
    }
}

/**
 * A queued message that the agent has taken up.
 *
 * Contract: pagination/window/InvokedMessage
 */
public data class InvokedMessage(val localId: String, val invokedAt: Double)

/**
 * The loaded part of a session's messages, and how it is kept in step with the server.
 *
 * Contract: pagination/window/MessageWindow
 */
public class MessageWindow {
    /** In order: by time, then by the server's number, then by id. */
    public var rows: List<WindowRow> = emptyList()
        private set

    /** Whether there are older messages than those of the window. */
    public var hasMore: Boolean = false
        private set

    /** The server's numbering in which the cursors hold. */
    public var epoch: Double? = null
        private set

    private var isHistory = false

    /** Where the next load of older messages begins. */
    public var olderCursor: Position? = null
        private set

    /** Where the next tail sync goes on. */
    public var newestCursor: Position? = null
        private set

    /** What went wrong in the last sync or load; the next sync clears it. */
    public var warning: String? = null
        private set

    /** Whether a tail sync should begin as soon as none runs. */
    public var isSyncDue: Boolean = false
        private set

    private var needsReset = false
    private var tickets = 0
    private var syncTicket: Int? = null
    private var olderTicket: Int? = null
    private val touched = mutableSetOf<String>()

    // Reading

    /**
     * The wire messages of the window in order, ready to be decoded.
     *
     * Contract: pagination/window/MessageWindow.messages
     */
    public val messages: List<JsonElement>
        get() = rows.map { it.message }

    /**
     * What the person looks at.
     *
     * Contract: pagination/window/MessageWindow.view_mode
     */
    public val viewMode: ViewMode
        get() = if (isHistory) ViewMode.HISTORY else ViewMode.TAIL

    /**
     * Whether an answer to a tail sync is awaited.
     *
     * Contract: pagination/window/MessageWindow.is_syncing
     */
    public val isSyncing: Boolean
        get() = syncTicket != null

    /**
     * Whether an answer to a load of older messages is awaited.
     *
     * Contract: pagination/window/MessageWindow.is_loading_older
     */
    public val isLoadingOlder: Boolean
        get() = olderTicket != null

    // Tail sync

    /**
     * Begins a tail sync, in place of one that runs, and gives its first request.
     *
     * It catches up from the newest cursor where that still holds, and asks for the newest page otherwise. A load of
     * older messages that runs is over.
     *
     * Contract: pagination/window/MessageWindow.begin_sync
     */
    public fun beginSync(): SyncRequest {
        warning = null
        isSyncDue = false
        olderTicket = null
        if (needsReset) return latestRequest(nextSyncTicket(), isReplacing = true)
        val after = newestCursor
        val epoch = this.epoch
        if (after != null && epoch != null) return askCatchUp(after, until = null, epoch)
        return latestRequest(nextSyncTicket(), isReplacing = false)
    }

    /**
     * Takes the answer to a request of a tail sync; gives the next request, none at the end.
     *
     * Contract: pagination/window/MessageWindow.receive_sync
     */
    public fun receiveSync(request: SyncRequest, response: JsonElement): SyncRequest? {
        if (request.ticket != syncTicket) return null
        syncTicket = null
        val page = readPage(response)
        if (page == null) {
            warning = UNREADABLE_RESPONSE
            return null
        }
        return when (request) {
            is LatestRequest -> {
                applyLatest(page, request.isReplacing || page.isReset)
                null
            }

            is CatchUpRequest -> applyCatchUp(request, page)
        }
    }

    /**
     * Ends a tail sync whose client failed: what was applied stays, the error is the warning.
     *
     * Contract: pagination/window/MessageWindow.fail_sync
     */
    public fun failSync(request: SyncRequest, error: String) {
        if (request.ticket == syncTicket) {
            syncTicket = null
            warning = error
        }
    }

    /**
     * Ends a tail sync whose request was given up; what was applied stays.
     *
     * Contract: pagination/window/MessageWindow.abandon_sync
     */
    public fun abandonSync(request: SyncRequest) {
        if (request.ticket == syncTicket) {
            syncTicket = null
        }
    }

    /**
     * Makes a tail sync due; while one runs, that is one more after it, however often asked.
     *
     * Contract: pagination/window/MessageWindow.want_sync
     */
    public fun wantSync() {
        isSyncDue = true
    }

    /**
     * The ticket of a request that leaves now.
     *
     * Contract: pagination/window/MessageWindow.next_sync_ticket
     */
    private fun nextSyncTicket(): Int {
        tickets += 1
        syncTicket = tickets
        touched.clear()
        return tickets
    }

    /**
     * The request for the page after a place.
     *
     * Contract: pagination/window/MessageWindow.ask_catch_up
     */
    private fun askCatchUp(after: Position, until: Position?, epoch: Double): SyncRequest =
        catchUpRequest(nextSyncTicket(), after, until, epoch)

    /**
     * Takes the page after a place; gives the next request, none at the end.
     *
     * Contract: pagination/window/MessageWindow.apply_catch_up
     */
    private fun applyCatchUp(request: CatchUpRequest, page: MessagePage): SyncRequest? {
        if (page.isReset || page.isLatest) {
            applyLatest(page, isReplacing = true)
            return null
        }
        mergeLive(page.rows)
        epoch = page.epoch
        if (needsReset) return null
        val after = page.nextAfter
        newestCursor = laterPosition(after, newestCursor)
        if (after == null || !page.hasMore) return null
        if (!request.after.isBefore(after)) {
            warning = NO_PROGRESS
            return null
        }
        return askCatchUp(after, request.until ?: page.snapshotHead, request.epoch)
    }

    /**
     * Takes the newest page.
     *
     * Where it replaces the rows of the server, of those before it only optimistic ones stay, and what operations added
     * or changed since the request left.
     *
     * Contract: pagination/window/MessageWindow.apply_latest
     */
    private fun applyLatest(page: MessagePage, isReplacing: Boolean) {
        val kept = rows.filter { row -> !isReplacing || row.isOptimistic || row.id in touched }
        val meanwhile = kept.filter { row -> row.id in touched && !row.isOptimistic }
        val merged = mergeRows(mergeRows(kept, retainedRows(page.rows)), meanwhile)
        val trimmed = trimRows(merged, TAIL_SIZE, TrimMode.APPEND)
        rows = trimmed.rows
        // Hidden messages of the page count, so that they are not asked for again.
        val head = page.snapshotHead ?: newestPosition(page.rows)
        newestCursor = laterPosition(head, newestPosition(trimmed.rows))
        olderCursor = when {
            trimmed.hasDropped -> oldestPosition(trimmed.rows)
            isReplacing -> page.nextBefore
            else -> page.nextBefore ?: olderCursor
        }
        hasMore = page.hasMore || trimmed.hasDropped || (hasMore && !isReplacing)
        epoch = page.epoch
        needsReset = false
    }

    // Older messages

    /**
     * Begins a load of older messages: its request, or why there is none.
     *
     * Contract: pagination/window/MessageWindow.begin_older
     */
    public fun beginOlder(): OlderStart {
        if (isSyncing || isLoadingOlder) return OlderRefused(StopReason.BUSY)
        if (!hasMore) return OlderRefused(StopReason.EXHAUSTED)
        val before = olderCursor ?: return OlderRefused(StopReason.UNAVAILABLE)
        tickets += 1
        olderTicket = tickets
        return OlderStarted(olderRequest(tickets, before))
    }

    /**
     * Takes the answer to a load of older messages; another epoch makes a tail sync due.
     *
     * Contract: pagination/window/MessageWindow.receive_older
     */
    public fun receiveOlder(request: OlderRequest, response: JsonElement): OlderOutcome {
        if (request.ticket != olderTicket) return OlderStopped(StopReason.INVALIDATED)
        val page = readPage(response) ?: return failOlder(request, UNREADABLE_RESPONSE)
        olderTicket = null
        if (epoch != null && epoch != page.epoch) {
            epoch = null
            newestCursor = null
            needsReset = true
            isSyncDue = true
            return OlderStopped(StopReason.EPOCH_RESET)
        }
        val added = countNewRows(page.rows, rows)
        mergeIn(page.rows, TrimMode.PREPEND, OLDER_SIZE)
        hasMore = page.hasMore
        epoch = page.epoch
        olderCursor = page.nextBefore
        return OlderApplied(hasMore = page.hasMore, addedRenderableCount = added)
    }

    /**
     * Ends a load of older messages whose client failed; the error is the warning as well.
     *
     * Contract: pagination/window/MessageWindow.fail_older
     */
    public fun failOlder(request: OlderRequest, error: String): OlderOutcome {
        if (request.ticket != olderTicket) return OlderStopped(StopReason.INVALIDATED)
        olderTicket = null
        warning = error
        return OlderFailed(error)
    }

    /**
     * Ends a load of older messages whose request was given up.
     *
     * Contract: pagination/window/MessageWindow.abandon_older
     */
    public fun abandonOlder(request: OlderRequest) {
        if (request.ticket == olderTicket) {
            olderTicket = null
        }
    }

    /**
     * Invalidates a load of older messages that runs: its answer will be discarded.
     *
     * Contract: pagination/window/MessageWindow.cancel_older
     */
    public fun cancelOlder() {
        olderTicket = null
    }

    // Live messages and the client's own

    /**
     * Takes messages that the stream delivers; the newest cursor passes hidden ones as well.
     *
     * Contract: pagination/window/MessageWindow.receive_messages
     */
    public fun receiveMessages(messages: List<JsonElement>) {
        val rows = readRows(messages)
        mergeLive(rows)
        if (epoch != null && !needsReset) {
            newestCursor = laterPosition(newestCursor, newestPosition(rows))
        }
    }

    /**
     * Takes a message of the client's own that the server does not know yet.
     *
     * Contract: pagination/window/MessageWindow.append_optimistic
     */
    public fun appendOptimistic(message: JsonElement) {
        mergeLive(readRows(listOf(message)))
    }

    /**
     * Gives every row of a local id another send state.
     *
     * Contract: pagination/window/MessageWindow.update_status
     */
    public fun updateStatus(localId: String, status: String) {
        if (localId.isEmpty()) return
        store(rows.map { row -> if (row.localId == localId) row.withStatus(status) else row })
    }

    /**
     * Rows of these local ids, unless failed, were taken up by the agent at a time.
     *
     * Contract: pagination/window/MessageWindow.mark_consumed
     */
    public fun markConsumed(localIds: List<String>, invokedAt: Double) {
        val times = mutableMapOf<String, Double>()
        for (localId in localIds) {
            times[localId] = invokedAt
        }
        consume(times)
    }

    /**
     * Nobody knows whether the rows of these local ids were delivered.
     *
     * Contract: pagination/window/MessageWindow.mark_indeterminate
     */
    public fun markIndeterminate(localIds: List<String>) {
        val chosen = localIds.toSet()
        store(rows.map { row -> if (isOf(row, chosen)) row.indeterminate() else row })
    }

    /**
     * The rows of these local ids wait for delivery again.
     *
     * Contract: pagination/window/MessageWindow.mark_requeued
     */
    public fun markRequeued(localIds: List<String>) {
        val chosen = localIds.toSet()
        store(rows.map { row -> if (isOf(row, chosen)) row.withoutDeliveryState() else row })
    }

    /**
     * A message was cancelled: rows go away whose local id or id it is.
     *
     * Contract: pagination/window/MessageWindow.remove
     */
    public fun remove(id: String) {
        store(rows.filter { row -> row.id != id && row.localId != id })
    }

    /**
     * A message could not be cancelled, as it was taken up: it takes the place of its rows.
     *
     * Contract: pagination/window/MessageWindow.restore_invoked
     */
    public fun restoreInvoked(localId: String, message: JsonElement) {
        remove(localId)
        mergeLive(readRows(listOf(message)).map { it.withStatus("sent") })
    }

    // Queued messages

    /**
     * Local ids, each once, of queued rows whose fate the server should be asked for.
     *
     * Contract: pagination/window/MessageWindow.queued_candidates
     */
    public fun queuedCandidates(): List<String> {
        val seen = mutableSetOf<String>()
        val candidates = mutableListOf<String>()
        for (row in rows) {
            val localId = row.localId?.ifEmpty { null } ?: continue
            if (localId in seen || !isCandidate(row)) continue
            seen.add(localId)
            candidates.add(localId)
        }
        return candidates
    }

    /**
     * Takes the server's word on candidates: what was taken up, what waits; the rest goes away.
     *
     * Contract: pagination/window/MessageWindow.settle_queued
     */
    public fun settleQueued(candidates: List<String>, queuedLocalIds: List<String>, invoked: List<InvokedMessage>) {
        if (invoked.isNotEmpty()) {
            consume(invocationTimes(invoked))
        }
        val asked = candidates.toSet()
        val queued = queuedLocalIds.toSet()
        store(rows.filter { row -> !(isCandidate(row) && isOf(row, asked) && !isOf(row, queued)) })
    }

    // The window as a whole

    /**
     * The person looks at something else; back at the tail, the window is cut to it.
     *
     * Contract: pagination/window/MessageWindow.set_view_mode
     */
    public fun setViewMode(mode: ViewMode) {
        if (mode == viewMode) return
        isHistory = mode == ViewMode.HISTORY
        if (isHistory) return
        val trimmed = trimRows(rows, TAIL_SIZE, TrimMode.APPEND)
        store(trimmed.rows)
        if (trimmed.hasDropped) {
            hasMore = true
            olderCursor = oldestPosition(trimmed.rows)
        }
        if (needsReset) {
            epoch = null
            newestCursor = null
        }
    }

    /**
     * The session is gone: the window is as at first, what is under way is discarded.
     *
     * Contract: pagination/window/MessageWindow.clear
     */
    public fun clear() {
        rows = emptyList()
        hasMore = false
        epoch = null
        isHistory = false
        olderCursor = null
        newestCursor = null
        warning = null
        isSyncDue = false
        needsReset = false
        syncTicket = null
        olderTicket = null
    }

    /**
     * Takes an event of the session's stream; may make a tail sync due; ignores other types.
     *
     * Contract: pagination/window/MessageWindow.receive_event
     */
    public fun receiveEvent(event: JsonElement) {
        val localIds = textList(event["localIds"])
        val type = event["type"].string ?: ""
        when (type) {
            "message-received" -> receiveMessages(listOf(event["message"] ?: JsonNull))

            "messages-consumed" -> {
                val at = event["invokedAt"].number
                if (at != null) {
                    markConsumed(localIds, at)
                }
            }

            "message-cancelled" -> {
                val id = event["messageId"].string
                if (id != null) {
                    remove(id)
                }
                val localId = event["localId"].string
                if (localId != null) {
                    remove(localId)
                }
            }

            "messages-indeterminate" -> markIndeterminate(localIds)

            "messages-requeued" -> markRequeued(localIds)

            "messages-invalidated" -> {
                clear()
                isSyncDue = true
            }

            else -> Unit
        }
    }

    // Changing rows

    /**
     * Takes rows at the end that the person looks at.
     *
     * Contract: pagination/window/MessageWindow.merge_live
     */
    private fun mergeLive(incoming: List<WindowRow>) {
        if (isHistory) {
            mergeIn(incoming, TrimMode.PREPEND, HISTORY_SIZE)
        } else {
            mergeIn(incoming, TrimMode.APPEND, TAIL_SIZE)
        }
    }

    /**
     * Takes rows, cuts the window to a limit and mends the cursor of the end that was cut.
     *
     * Contract: pagination/window/MessageWindow.merge_in
     */
    private fun mergeIn(incoming: List<WindowRow>, mode: TrimMode, limit: Int) {
        val retained = retainedRows(incoming)
        if (retained.isEmpty()) return
        for (row in retained) {
            touch(row.id)
        }
        val trimmed = trimRows(mergeRows(rows, retained), limit, mode)
        store(trimmed.rows)
        if (!trimmed.hasDropped) return
        when (mode) {
            TrimMode.APPEND -> {
                hasMore = true
                olderCursor = oldestPosition(trimmed.rows) ?: olderCursor
            }

            TrimMode.PREPEND -> {
                needsReset = true
                newestCursor = newestPosition(trimmed.rows)
            }
        }
    }

    /**
     * Rows of local ids that have a time were taken up then, unless they failed.
     *
     * Contract: pagination/window/MessageWindow.consume
     */
    private fun consume(times: Map<String, Double>) {
        val rows = this.rows.map { row -> consumed(row, times[row.localId ?: ""]) }
        store(mergeRows(emptyList(), rows))
    }

    /**
     * Sets the rows after an operation; while a sync runs, what is new or changed is noted.
     *
     * Contract: pagination/window/MessageWindow.store
     */
    private fun store(rows: List<WindowRow>) {
        if (isSyncing) {
            val before = mutableMapOf<String, WindowRow>()
            for (row in this.rows) {
                before[row.id] = row
            }
            for (row in rows) {
                val earlier = before[row.id]
                if (earlier != null && !row.differsFrom(earlier)) continue
                touch(row.id)
            }
        }
        this.rows = rows
    }

    /**
     * Notes that an operation added or wrote a row while a sync runs.
     *
     * Contract: pagination/window/MessageWindow.touch
     */
    private fun touch(id: String) {
        if (isSyncing) {
            touched.add(id)
        }
    }
}

/**
 * The row, taken up by the agent at a time; as it is without a time, or when it failed.
 *
 * Contract: pagination/window/consumed
 */
private fun consumed(row: WindowRow, at: Double?): WindowRow {
    if (at == null || row.localId.isNullOrEmpty() || row.status == "failed") return row
    val sent = row.withStatus("sent").withoutDeliveryState()
    return if (row.invokedAt is Field.Null) sent.withInvokedAt(at) else sent
}

/**
 * When each local id was taken up.
 *
 * A local id that stands there twice has the time that came first, be it with another local id.
 *
 * Contract: pagination/window/invocation_times
 */
private fun invocationTimes(invoked: List<InvokedMessage>): Map<String, Double> {
    val byTime = mutableMapOf<Double, MutableList<String>>()
    for (message in invoked) {
        byTime.append(message.invokedAt, message.localId)
    }
    val times = mutableMapOf<String, Double>()
    for (at in byTime.keys.toList()) {
        val localIds = byTime[at]
        if (localIds != null) {
            for (localId in localIds) {
                if (localId !in times) {
                    times[localId] = at
                }
            }
        }
    }
    return times
}

/**
 * Whether the server should be asked for a row: queued, and on its way or known to the server.
 *
 * Contract: pagination/window/is_candidate
 */
private fun isCandidate(row: WindowRow): Boolean = !row.localId.isNullOrEmpty() &&
    row.isQueued &&
    (!row.isOptimistic || row.status == "queued" || row.status == "sent")

/**
 * Whether a row has one of these local ids.
 *
 * Contract: pagination/window/is_of
 */
private fun isOf(row: WindowRow, localIds: Set<String>): Boolean {
    val localId = row.localId?.ifEmpty { null } ?: return false
    return localId in localIds
}

/**
 * The texts of a JSON list; none where there is no list.
 *
 * Contract: pagination/window/text_list
 */
internal fun textList(value: JsonElement?): List<String> = (value as? JsonArray).orEmpty().mapNotNull { it.string }
