// Printed by portgen from specs/pagination/page.py.
// Do not edit: change the contract and run `make generate`.

package app.hapi.protocol

import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject

/**
 * A response of `GET /messages`; a cursor is there when both its halves are numbers.
 *
 * Contract: pagination/page/MessagePage
 *
 * @property isLatest Whether it is the newest page of the session.
 * @property isReset Whether the server asks the client to forget what it has.
 * @property snapshotHead The newest place of the session when the page was made.
 */
internal data class MessagePage(
    val rows: List<WindowRow>,
    val isLatest: Boolean,
    val isReset: Boolean,
    val epoch: Double? = null,
    val hasMore: Boolean,
    val nextBefore: Position? = null,
    val nextAfter: Position? = null,
    val snapshotHead: Position? = null,
)

/**
 * The page of a response; none for a value that is no response.
 *
 * Contract: pagination/page/read_page
 */
internal fun readPage(response: JsonElement): MessagePage? {
    val messages = response["messages"] as? JsonArray
    val page = response["page"] as? JsonObject
    if (messages == null || page == null) return null
    return MessagePage(
        rows = readRows(messages),
        isLatest = page["direction"].string == "latest",
        isReset = page["reset"].boolean == true,
        epoch = page["epoch"].number,
        hasMore = page["hasMore"].boolean == true,
        nextBefore = positionAt(page["nextBeforeAt"].number, page["nextBeforeSeq"].number),
        nextAfter = positionAt(page["nextAfterAt"].number, page["nextAfterSeq"].number),
        snapshotHead = positionAt(page["snapshotHeadAt"].number, page["snapshotHeadSeq"].number),
    )
}

/**
 * The rows that the window keeps when they arrive.
 *
 * Contract: pagination/page/retained_rows
 */
internal fun retainedRows(rows: List<WindowRow>): List<WindowRow> = rows.filter { it.isRetained }

/**
 * How many rows are kept whose id, and local id if any, stand neither in `known` nor earlier.
 *
 * Contract: pagination/page/count_new_rows
 */
internal fun countNewRows(rows: List<WindowRow>, known: List<WindowRow>): Int {
    val ids = known.map { it.id }.toMutableSet()
    val localIds = known.mapNotNull { it.localId?.ifEmpty { null } }.toMutableSet()
    var count = 0
    for (row in retainedRows(rows)) {
        val localId = row.localId ?: ""
        if (row.id !in ids && localId !in localIds) {
            count += 1
        }
        ids.add(row.id)
        if (localId.isNotEmpty()) {
            localIds.add(localId)
        }
    }
    return count
}
