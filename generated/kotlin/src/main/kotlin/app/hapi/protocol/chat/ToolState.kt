// Printed by portgen from specs/chat/tool_state.py.
// Do not edit: change the contract and run `make generate`.

package app.hapi.protocol

/**
 * The state of a tool call that was not seen before.
 *
 * Contract: chat/tool_state/first_state
 */
internal fun firstState(permission: Permission?): ToolState {
    if (permission == null) return ToolState.RUNNING
    if (permission.isPending) return ToolState.PENDING
    return if (permission.isRefused) ToolState.ERROR else ToolState.RUNNING
}

/**
 * Whether a tool call has come to its end.
 *
 * Contract: chat/tool_state/is_final
 */
internal fun isFinal(state: ToolState): Boolean = state == ToolState.COMPLETED || state == ToolState.ERROR

/**
 * Whether a name replaces the one that is known; a placeholder never replaces a real name.
 *
 * Contract: chat/tool_state/is_better_name
 */
internal fun isBetterName(name: String, known: String): Boolean =
    name != known && name.isNotEmpty() && (!isPlaceholder(name) || isPlaceholder(known))

/**
 * Whether a name only stands for one that is not known.
 *
 * Contract: chat/tool_state/is_placeholder
 */
private fun isPlaceholder(name: String): Boolean = name.trimmed().lowercased() in PLACEHOLDER_NAMES
