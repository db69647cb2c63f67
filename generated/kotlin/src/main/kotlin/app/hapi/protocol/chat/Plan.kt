// Printed by portgen from specs/chat/plan.py, specs/chat/plan.yaml.
// Do not edit: change the contract and run `make generate`.

package app.hapi.protocol

import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject

/**
 * A step of a plan in its normal form; nothing when the entry names none.
 *
 * Contract: chat/plan/plan_step
 */
private fun planStep(entry: JsonElement): JsonObject? {
    // chat/plan/bare-step
    val bare = entry.string
    if (bare != null) {
        return jsonObject {
            put("step", bare)
            put("status", "pending")
        }
    }
    // chat/plan/step
    val step = nonEmpty(
        entry["step"].string
            ?: entry["content"].string
            ?: entry["text"].string
            ?: entry["title"].string
            ?: entry["description"].string,
    )
    if (step != null) {
        return jsonObject {
            put("step", step)
            put("status", planStatus(entry["status"].ifNullish { entry["state"] }.string ?: ""))
        }
    }
    return null
}

private val SPACE_OR_DASH = CharSet { it.isSpace() || it == '-' }

/**
 * The steps of a plan, which is a list or an object with one; nothing when there is no step.
 *
 * Contract: chat/plan/plan_entries
 */
internal fun planEntries(value: JsonElement?): List<JsonObject>? {
    val entries = value as? JsonArray
        ?: value["plan"] as? JsonArray
        ?: value["items"] as? JsonArray
        ?: value["steps"] as? JsonArray
        ?: return null
    val steps = entries.mapNotNull(::planStep)
    return if (steps.isEmpty()) null else steps
}

/**
 * The status of a step, however its name is written.
 *
 * Contract: chat/plan/plan_status
 */
private fun planStatus(status: String): String =
    planStatusOf(status.trimmed().lowercased().replaceEach(SPACE_OR_DASH, "_"))
