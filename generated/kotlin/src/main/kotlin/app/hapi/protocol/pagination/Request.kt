// Printed by portgen from specs/pagination/request.py.
// Do not edit: change the contract and run `make generate`.

package app.hapi.protocol

import kotlinx.serialization.json.JsonObject

/**
 * A request of a tail sync, which brings the newest messages.
 *
 * Contract: pagination/request/SyncRequest
 */
public sealed interface SyncRequest {
    public val ticket: Int
    public val query: JsonObject
}

/**
 * How a load of older messages begins.
 *
 * Contract: pagination/request/OlderStart
 */
public sealed interface OlderStart

/**
 * How a load of older messages ended.
 *
 * Contract: pagination/request/OlderOutcome
 */
public sealed interface OlderOutcome

/**
 * The newest page.
 *
 * Contract: pagination/request/LatestRequest
 *
 * @property isReplacing Whether the answer replaces the rows of the server.
 */
public data class LatestRequest(
    override val ticket: Int,
    override val query: JsonObject,
    val isReplacing: Boolean,
) : Structural(),
    SyncRequest {
    override fun contents(): Map<String, Any?> =
        mapOf("ticket" to ticket, "query" to query, "isReplacing" to isReplacing)
}

/**
 * The page after a place, up to the newest place there was when the sync began.
 *
 * Contract: pagination/request/CatchUpRequest
 *
 * @property epoch The epoch in which the sync began.
 */
public data class CatchUpRequest(
    override val ticket: Int,
    override val query: JsonObject,
    val after: Position,
    val until: Position? = null,
    val epoch: Double,
) : Structural(),
    SyncRequest {
    override fun contents(): Map<String, Any?> =
        mapOf("ticket" to ticket, "query" to query, "after" to after, "until" to until, "epoch" to epoch)
}

/**
 * The page before a place.
 *
 * Contract: pagination/request/OlderRequest
 */
public data class OlderRequest(
    val ticket: Int,
    val query: JsonObject,
    val before: Position,
) : Structural() {
    override fun contents(): Map<String, Any?> = mapOf("ticket" to ticket, "query" to query, "before" to before)
}

/**
 * There is something to ask.
 *
 * Contract: pagination/request/OlderStarted
 */
public data class OlderStarted(val request: OlderRequest) :
    Structural(),
    OlderStart {
    override fun contents(): Map<String, Any?> = mapOf("request" to request)
}

/**
 * There is nothing to ask now.
 *
 * Contract: pagination/request/OlderRefused
 */
public data class OlderRefused(val reason: StopReason) : OlderStart

/**
 * The page is in the window.
 *
 * Contract: pagination/request/OlderApplied
 *
 * @property addedRenderableCount How many of its messages are shown and were not there before.
 */
public data class OlderApplied(val hasMore: Boolean, val addedRenderableCount: Int) : OlderOutcome

/**
 * Nothing was loaded.
 *
 * Contract: pagination/request/OlderStopped
 */
public data class OlderStopped(val reason: StopReason) : OlderOutcome

/**
 * The client failed.
 *
 * Contract: pagination/request/OlderFailed
 */
public data class OlderFailed(val error: String) : OlderOutcome

/**
 * Why a load of older messages brought none.
 *
 * Contract: pagination/request/StopReason
 */
public enum class StopReason(public val wire: String) {
    BUSY("busy"),
    EXHAUSTED("exhausted"),
    UNAVAILABLE("unavailable"),
    INVALIDATED("invalidated"),
    EPOCH_RESET("epoch-reset"),
    ;

    public companion object {
        /** The member of a text of the wire; null where it is none of these. */
        public fun fromWire(wire: String?): StopReason? = entries.find { it.wire == wire }
    }
}

/**
 * A request for the newest page.
 *
 * Contract: pagination/request/latest_request
 */
internal fun latestRequest(ticket: Int, isReplacing: Boolean): SyncRequest =
    LatestRequest(ticket = ticket, query = jsonObject { put("limit", PAGE_SIZE) }, isReplacing = isReplacing)

/**
 * A request for the page after a place; its `until` halves are null in the first one of a sync.
 *
 * Contract: pagination/request/catch_up_request
 */
internal fun catchUpRequest(ticket: Int, after: Position, until: Position?, epoch: Double): SyncRequest {
    val untilAt = until?.at
    val untilSeq = until?.seq
    return CatchUpRequest(
        ticket = ticket,
        query = jsonObject {
            put("afterAt", after.at)
            put("afterSeq", after.seq)
            putOrNull("untilAt", untilAt)
            putOrNull("untilSeq", untilSeq)
            put("epoch", epoch)
            put("limit", PAGE_SIZE)
        },
        after = after,
        until = until,
        epoch = epoch,
    )
}

/**
 * A request for the page before a place.
 *
 * Contract: pagination/request/older_request
 */
internal fun olderRequest(ticket: Int, before: Position): OlderRequest = OlderRequest(
    ticket = ticket,
    query = jsonObject {
        put("beforeAt", before.at)
        put("beforeSeq", before.seq)
        put("limit", PAGE_SIZE)
    },
    before = before,
)

/**
 * An outcome as the object that fixtures hold.
 *
 * Contract: pagination/request/outcome_object
 */
internal fun outcomeObject(outcome: OlderOutcome): JsonObject = when (outcome) {
    is OlderApplied -> jsonObject {
        put("kind", "applied")
        put("hasMore", outcome.hasMore)
        put("addedRenderableCount", outcome.addedRenderableCount)
    }

    is OlderStopped -> jsonObject {
        put("kind", "stopped")
        put("reason", outcome.reason.wire)
    }

    is OlderFailed -> jsonObject {
        put("kind", "failed")
        put("error", outcome.error)
    }
}
