// Printed by portgen from specs/chat/usage_limits.py.
// Do not edit: change the contract and run `make generate`.

package app.hapi.protocol

/**
 * The event that an agent's message stands for when one of its texts tells of a usage limit.
 *
 * The first such text counts.
 *
 * Contract: chat/usage_limits/usage_limit_event
 */
internal fun usageLimitEvent(parts: List<Part>): AgentEvent? {
    for (part in parts) {
        if (part is TextPart) {
            val limit = usageLimitOf(part.text)
            if (limit != null) return limit
        }
    }
    return null
}

/**
 * The usage limit that a text tells of. A number too large to be one makes it an ordinary text.
 *
 * Contract: chat/usage_limits/usage_limit_of
 */
private fun usageLimitOf(text: String): AgentEvent? {
    val reached = usageLimitReached(text)
    if (reached != null) {
        val endsAt = reached.endsAt.digitsToNumber()
        if (endsAt != null) return limitReachedEvent(endsAt, reached.limitType ?: "")
    }
    val warning = usageLimitWarning(text)
    if (warning != null) {
        val endsAt = warning.endsAt.digitsToNumber()
        val percent = warning.utilization.digitsToNumber()
        if (endsAt != null && percent != null) return limitWarningEvent(percent / 100.0, endsAt, warning.limitType)
    }
    return null
}
