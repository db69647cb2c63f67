// States of tool calls, and which name of a tool counts.
//
// Printed by portgen from specs/chat/tool_state.py. Do not edit: change the contract and run `make generate`.

/// The state of a tool call that was not seen before.
///
/// Contract: `chat/tool_state/first_state`
func firstState(_ permission: Permission?) -> ToolState {
    guard let permission else { return .running }
    if permission.isPending {
        return .pending
    }
    return permission.isRefused ? .error : .running
}

/// Whether a tool call has come to its end.
///
/// Contract: `chat/tool_state/is_final`
func isFinal(_ state: ToolState) -> Bool {
    state == .completed || state == .error
}

/// Whether a name replaces the one that is known; a placeholder never replaces a real name.
///
/// Contract: `chat/tool_state/is_better_name`
func isBetterName(_ name: String, _ known: String) -> Bool {
    !name.isSame(as: known) && !name.isEmpty && (!isPlaceholder(name) || isPlaceholder(known))
}

/// Whether a name only stands for one that is not known.
///
/// Contract: `chat/tool_state/is_placeholder`
private func isPlaceholder(_ name: String) -> Bool {
    placeholderNames.contains(name.trimmed.lowerCased)
}
