// Printed by portgen from specs/chat/plan_status.yaml.
// Do not edit: change the contract and run `make generate`.

package app.hapi.protocol

/**
 * The status that a word stands for; the word is in small letters, joined with `_`.
 *
 * Contract: chat/plan_status/plan_status_of
 */
internal fun planStatusOf(value: String): String = when (value) {
    // chat/plan_status/completed
    "completed", "complete", "done" -> "completed"

    // chat/plan_status/in-progress
    "in_progress", "inprogress", "active", "running" -> "in_progress"

    else -> "pending"
}
