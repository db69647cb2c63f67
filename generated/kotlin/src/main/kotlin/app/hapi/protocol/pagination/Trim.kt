// Printed by portgen from specs/pagination/trim.py.
// Do not edit: change the contract and run `make generate`.

package app.hapi.protocol

/**
 * Which end of the window is kept.
 *
 * Contract: pagination/trim/TrimMode
 */
internal enum class TrimMode {
    APPEND,
    PREPEND,
}

/**
 * What a trim leaves, in the window's order.
 *
 * Contract: pagination/trim/Trimmed
 *
 * @property hasDropped Whether rows were cut off; snapshots of reasoning that were collapsed do not count.
 */
internal data class Trimmed(val rows: List<WindowRow>, val hasDropped: Boolean)

/**
 * Cuts rows to a limit: queued rows all stay and use it up, agent runs have a limit of their own.
 *
 * Contract: pagination/trim/trim_rows
 */
internal fun trimRows(rows: List<WindowRow>, limit: Int, mode: TrimMode): Trimmed {
    val queued = mutableListOf<WindowRow>()
    val agentRuns = mutableListOf<WindowRow>()
    val regular = mutableListOf<WindowRow>()
    for (row in collapseReasoning(rows)) {
        when {
            row.isQueued -> queued.add(row)
            row.isAgentRun -> agentRuns.add(row)
            else -> regular.add(row)
        }
    }
    val room = maxOf(0, limit - queued.size)
    val kept = when (mode) {
        TrimMode.APPEND -> regular.takeLast(room.coerceAtLeast(0)) + agentRuns.takeLast(AGENT_RUN_LIMIT)
        TrimMode.PREPEND -> regular.take(room.coerceAtLeast(0)) + agentRuns.take(AGENT_RUN_LIMIT)
    }
    return Trimmed(
        rows = mergeRows(kept.sortedWith(::compareRows), queued),
        hasDropped = regular.size > room || agentRuns.size > AGENT_RUN_LIMIT,
    )
}

/**
 * Of each stream of reasoning only the newest snapshot.
 *
 * Contract: pagination/trim/collapse_reasoning
 */
private fun collapseReasoning(rows: List<WindowRow>): List<WindowRow> {
    val newest = mutableMapOf<String, Int>()
    for ((index, row) in rows.withIndex()) {
        val stream = row.reasoningStream ?: continue
        val earlier = newest[stream]
        if (earlier != null && !isAsNew(row, rows[earlier])) continue
        newest[stream] = index
    }
    if (newest.isEmpty()) return rows
    val kept = mutableListOf<WindowRow>()
    for ((index, row) in rows.withIndex()) {
        val stream = row.reasoningStream
        if (stream != null && newest[stream] != index) continue
        kept.add(row)
    }
    return kept
}

/**
 * Whether a row is at least as new as one that stands earlier in the list.
 *
 * Contract: pagination/trim/is_as_new
 */
private fun isAsNew(row: WindowRow, earlier: WindowRow): Boolean {
    val place = row.position
    val other = earlier.position
    if (place == null || other == null) return true
    return !place.isBefore(other)
}
