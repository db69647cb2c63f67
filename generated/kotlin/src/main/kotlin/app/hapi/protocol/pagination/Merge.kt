// Printed by portgen from specs/pagination/merge.py.
// Do not edit: change the contract and run `make generate`.

package app.hapi.protocol

import kotlin.math.abs

/**
 * Both lists as one, in the window's order.
 *
 * What answers an optimistic row takes its place. A queued row that was taken up is sent.
 *
 * Contract: pagination/merge/merge_rows
 */
internal fun mergeRows(existing: List<WindowRow>, incoming: List<WindowRow>): List<WindowRow> {
    val rows = if (existing.isEmpty() || incoming.isEmpty()) {
        (existing + incoming).sortedWith(::compareRows)
    } else {
        val answered = answerOptimistic(replaceById(existing, incoming), incoming)
        dropDelivered(answered.sortedWith(::compareRows))
    }
    return rows.map(::sentIfInvoked)
}

/**
 * Incoming rows replace existing ones of the same id; a known time of invocation stays known.
 *
 * Contract: pagination/merge/replace_by_id
 */
private fun replaceById(existing: List<WindowRow>, incoming: List<WindowRow>): List<WindowRow> {
    val byId = mutableMapOf<String, WindowRow>()
    for (row in existing) {
        byId[row.id] = row
    }
    for (row in incoming) {
        byId[row.id] = keepInvokedAt(row, byId[row.id])
    }
    return byId.values.toList()
}

/**
 * The row, with the time of invocation that the earlier one had, unless it has one itself.
 *
 * Contract: pagination/merge/keep_invoked_at
 */
private fun keepInvokedAt(row: WindowRow, earlier: WindowRow?): WindowRow {
    if (earlier == null || row.isInvoked) return row
    val at = earlier.invokedAt.known ?: return row
    return row.withInvokedAt(at)
}

/**
 * Optimistic rows go away when a row of their local id came in.
 *
 * `rows` has each id once; what the optimistic row knew passes on to every row of its local id.
 *
 * Contract: pagination/merge/answer_optimistic
 */
private fun answerOptimistic(rows: List<WindowRow>, incoming: List<WindowRow>): List<WindowRow> {
    val arrived = incoming.filter { !it.isOptimistic }.mapNotNull { it.localId?.ifEmpty { null } }.toSet()
    val answered = mutableMapOf<String, WindowRow>()
    val kept = mutableListOf<WindowRow>()
    for (row in rows) {
        if (row.isOptimistic && row.id in arrived) {
            answered[row.id] = row
        } else {
            kept.add(row)
        }
    }
    if (answered.isEmpty()) return kept
    return kept.map { row -> inherit(row, answered[row.localId ?: ""]) }
}

/**
 * The row with what it lacks and the optimistic one knew: send state and time of invocation.
 *
 * Contract: pagination/merge/inherit
 */
private fun inherit(row: WindowRow, optimistic: WindowRow?): WindowRow {
    if (optimistic == null) return row
    var heir = row
    // Nothing that was taken up is queued again.
    val status = optimistic.status?.ifEmpty { null }
    if (row.status.isNullOrEmpty() && status != null && (status != "queued" || !row.isInvoked)) {
        heir = heir.withStatus(status)
    }
    val at = optimistic.invokedAt.known
    if (!row.isInvoked && at != null) {
        heir = heir.withInvokedAt(at)
    }
    return heir
}

/**
 * Sent optimistic rows go away when a user row of the server stands close in time.
 *
 * `rows` stand in order, so the nearest user rows are the last one before and the first one after.
 *
 * Contract: pagination/merge/drop_delivered
 */
private fun dropDelivered(rows: List<WindowRow>): List<WindowRow> {
    val delivered = (deliveredIds(rows) + deliveredIds(rows.asReversed().toList())).toSet()
    return rows.filter { row -> !(row.isOptimistic && row.id in delivered) }
}

/**
 * Ids of sent optimistic rows that have a user row of the server close before them.
 *
 * Contract: pagination/merge/delivered_ids
 */
private fun deliveredIds(rows: List<WindowRow>): List<String> {
    val ids = mutableListOf<String>()
    var last: Double? = null
    for (row in rows) {
        when {
            row.isOptimistic -> {
                val at = last
                if (row.status == "sent" && at != null && abs(row.at - at) < OPTIMISTIC_SPAN) {
                    ids.add(row.id)
                }
            }

            row.isUser -> last = row.at
        }
    }
    return ids
}

/**
 * The row; a queued one that was taken up is sent.
 *
 * Contract: pagination/merge/sent_if_invoked
 */
private fun sentIfInvoked(row: WindowRow): WindowRow =
    if (row.status == "queued" && row.isInvoked) row.withStatus("sent") else row
