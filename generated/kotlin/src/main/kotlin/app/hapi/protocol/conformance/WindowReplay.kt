// Printed by portgen from specs/conformance/window_replay.py.
// Do not edit: change the contract and run `make generate`.

package app.hapi.protocol

import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject

/**
 * Replays operations; compares what each is to be compared by, and the state at the end.
 *
 * Contract: conformance/window_replay/window_checks
 */
internal fun windowChecks(document: JsonElement): List<Check> {
    val replay = WindowReplay(MessageWindow())
    for ((index, operation) in listOrEmpty(document["ops"]).withIndex()) {
        replay.run(operation, "\$.ops[$index]")
    }
    replay.check("\$.expectedState", document["expectedState"], windowState(replay.window))
    return replay.checks.toList()
}

/**
 * Runs operations on a window and notes what is compared.
 *
 * Contract: conformance/window_replay/WindowReplay
 */
internal class WindowReplay(val window: MessageWindow) {
    val checks = mutableListOf<Check>()
    private val queries = mutableListOf<JsonObject>()

    /**
     * Notes a compared part.
     *
     * Contract: conformance/window_replay/WindowReplay.check
     */
    fun check(path: String, expected: JsonElement?, actual: JsonElement?) {
        checks.add(Check(path, expected, actual))
    }

    /**
     * Runs one operation; an unknown one does nothing.
     *
     * Contract: conformance/window_replay/WindowReplay.run
     */
    fun run(operation: JsonElement, path: String) {
        val name = operation["op"].string ?: ""
        val localId = operation["localId"].string ?: ""
        val message = operation["message"] ?: JsonNull
        when (name) {
            "sync-tail" -> {
                queries.clear()
                sync(operation)
                checkExchange(operation, path)
            }

            "fetch-older" -> {
                queries.clear()
                val outcome = fetchOlder(operation)
                checkExchange(operation, path)
                check("$path.expectedOutcome", operation["expectedOutcome"], outcomeObject(outcome))
            }

            "sse-messages" -> window.receiveMessages(listOrEmpty(operation["messages"]))

            "append-optimistic" -> window.appendOptimistic(message)

            "update-status" -> window.updateStatus(localId, operation["status"].string ?: "")

            "messages-consumed" -> {
                val at = operation["invokedAt"].number
                if (at != null) {
                    window.markConsumed(textList(operation["localIds"]), at)
                }
            }

            "message-cancelled" -> window.remove(localId)

            "cancel-invoked" -> window.restoreInvoked(localId, message)

            "set-view-mode" -> {
                val mode = ViewMode.fromWire(operation["mode"].string)
                if (mode != null) {
                    window.setViewMode(mode)
                }
            }

            "queued-state" -> {
                val candidates = window.queuedCandidates()
                check("$path.expectedCandidates", operation["expectedCandidates"], candidates.toJson())
                window.settleQueued(
                    candidates,
                    textList(operation["queuedLocalIds"]),
                    invokedMessages(operation["invoked"]),
                )
            }

            else -> Unit
        }
    }

    /**
     * Runs a tail sync to its end.
     *
     * Contract: conformance/window_replay/WindowReplay.sync
     */
    private fun sync(operation: JsonElement) {
        var asked: SyncRequest? = window.beginSync()
        while (true) {
            val request = asked ?: break
            asked = window.receiveSync(request, answer(operation, request.query))
        }
    }

    /**
     * Runs a load of older messages to its end, with the tail sync that may be due.
     *
     * Contract: conformance/window_replay/WindowReplay.fetch_older
     */
    private fun fetchOlder(operation: JsonElement): OlderOutcome = when (val start = window.beginOlder()) {
        is OlderRefused -> OlderStopped(start.reason)

        is OlderStarted -> {
            val response = answer(operation, start.request.query)
            val outcome = window.receiveOlder(start.request, response)
            if (window.isSyncDue) {
                sync(operation)
            }
            outcome
        }
    }

    /**
     * Notes a query and gives the next scripted response; null when there is none left.
     *
     * Contract: conformance/window_replay/WindowReplay.answer
     */
    private fun answer(operation: JsonElement, query: JsonObject): JsonElement {
        val responses = listOrEmpty(operation["responses"])
        val index = queries.size
        queries.add(query)
        return if (index < responses.size) responses[index] else JsonNull
    }

    /**
     * Compares the requests that were made; every scripted response must have been asked for.
     *
     * Contract: conformance/window_replay/WindowReplay.check_exchange
     */
    private fun checkExchange(operation: JsonElement, path: String) {
        check("$path.expectedRequests", operation["expectedRequests"], JsonArray(queries.toList()))
        check(
            "$path.responses",
            jsonObject { put("consumed", listOrEmpty(operation["responses"]).size) },
            jsonObject { put("consumed", queries.size) },
        )
    }
}

/**
 * The messages of a list that were taken up by the agent, each with a local id and a time.
 *
 * Contract: conformance/window_replay/invoked_messages
 */
private fun invokedMessages(value: JsonElement?): List<InvokedMessage> = listOrEmpty(value).mapNotNull { item ->
    val localId = item["localId"].string ?: return@mapNotNull null
    val at = item["invokedAt"].number ?: return@mapNotNull null
    InvokedMessage(localId = localId, invokedAt = at)
}

/**
 * The state of a window as fixtures hold it.
 *
 * Contract: conformance/window_replay/window_state
 */
internal fun windowState(window: MessageWindow): JsonObject = jsonObject {
    put("messages", JsonArray(window.rows.map(::rowState)))
    put("hasMore", window.hasMore)
    putOrNull("epoch", window.epoch)
    put("viewMode", window.viewMode.wire)
    put("olderCursor", cursorState(window.olderCursor))
    put("newestCursor", cursorState(window.newestCursor))
}

/**
 * A row as fixtures hold it; times and send state only where the message has them.
 *
 * Contract: conformance/window_replay/row_state
 */
private fun rowState(row: WindowRow): JsonObject = jsonObject {
    put("id", row.id)
    putOrNull("localId", row.localId)
    putOrNull("seq", row.seq)
    put("createdAt", row.createdAt)
    put("invokedAt", row.invokedAt.toJson())
    put("scheduledAt", row.scheduledAt.toJson())
    put("status", row.status)
    put("queued", row.isQueued)
    put("optimistic", row.isOptimistic)
}

/**
 * A cursor as fixtures hold it; null when there is none.
 *
 * Contract: conformance/window_replay/cursor_state
 */
private fun cursorState(cursor: Position?): JsonElement {
    if (cursor == null) return JsonNull
    return jsonObject {
        put("at", cursor.at)
        put("seq", cursor.seq)
    }
}
