// Printed by portgen from specs/chat/projection.py.
// Do not edit: change the contract and run `make generate`.

package app.hapi.protocol

import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonObject

/**
 * The projection of a block with all blocks in it, at any depth.
 *
 * Contract: chat/projection/project
 */
public fun project(block: Block): JsonObject {
    val order = mutableListOf(block)
    var next = 0
    while (next < order.size) {
        order.addAll(nestedBlocks(order[next]))
        next += 1
    }
    // Backwards, blocks come after those in them, which stand together in the order in which they are asked for.
    val projected = mutableListOf<JsonObject>()
    var claimed = 0
    for (item in order.asReversed()) {
        val count = nestedBlocks(item).size
        val nested = projected.section(claimed, count).asReversed()
        claimed += count
        projected.add(projectFields(item, if (nested.isEmpty()) null else JsonArray(nested)))
    }
    return projected[projected.size - 1]
}

/**
 * The projection of a decoded session.
 *
 * Contract: chat/projection/project_decoded
 */
internal fun projectDecoded(decoded: Decoded): JsonObject = jsonObject {
    put("blocks", JsonArray(decoded.blocks.map(::project)))
    put("hasReadyEvent", decoded.hasReadyEvent)
    put("latestUsage", projectUsage(decoded.latestUsage))
    put("visibleBlocks", JsonArray(decoded.visibleBlocks.map(::project)))
}
