// Tool groups: tool calls that follow each other are shown as one.
//
// Printed by portgen from specs/chat/groups.py. Do not edit: change the contract and run `make generate`.

/// Tool calls of one family make a group.
///
/// Contract: `chat/groups/GroupFamily`
enum GroupFamily: String {
    case ordinary
    case exploration
}

/// The blocks as they are shown: runs of tool calls become groups. A run that older messages may still lengthen is
/// known by its last call.
///
/// Contract: `chat/groups/group_tools`
func groupTools(_ blocks: [Block], hasMoreMessages: Bool) -> [Block] {
    var visible: [Block] = []
    var run: [ToolCallBlock] = []
    var runFamily: GroupFamily?
    for block in blocks {
        let family = familyOf(block)
        if family != runFamily {
            visible.append(contentsOf: shownRun(run, family: runFamily, isOpen: hasMoreMessages && visible.isEmpty))
            run.removeAll()
        }
        runFamily = family
        if case .toolCall(let block) = block, family != nil {
            run.append(block)
        } else {
            visible.append(block)
        }
    }
    visible.append(contentsOf: shownRun(run, family: runFamily, isOpen: hasMoreMessages && visible.isEmpty))
    return visible
}

/// A run of tool calls as it is shown: a group, or the only call itself. Exploration is always a group.
///
/// Contract: `chat/groups/shown_run`
private func shownRun(_ run: [ToolCallBlock], family: GroupFamily?, isOpen: Bool) -> [Block] {
    guard let first = run.first, let last = run.last else { return [] }
    if run.count == 1, family != .exploration {
        return [.toolCall(first)]
    }
    let name = isOpen ? last.id : first.id
    let group = ToolGroupBlock(
        id: "tool-group:\(name)",
        createdAt: first.createdAt,
        invokedAt: first.invokedAt,
        firstToolID: first.id,
        lastToolID: last.id,
        tools: run
    )
    return [.toolGroup(group)]
}

/// The family of a tool call; nothing for a block that stands alone.
///
/// Contract: `chat/groups/family_of`
private func familyOf(_ block: Block) -> GroupFamily? {
    guard case .toolCall(let block) = block, !standsAlone(block) else { return nil }
    if block.name != "CodexBash" {
        return .ordinary
    }
    let actions = commandActions(block.input)
    if actions.isEmpty {
        return .ordinary
    }
    let isExploration = actions.allSatisfy { exploringActions.contains($0) }
    return isExploration && !isUserShell(block.input) ? .exploration : nil
}

/// Whether a reader looks for this tool call.
///
/// Contract: `chat/groups/stands_alone`
private func standsAlone(_ block: ToolCallBlock) -> Bool {
    let name = block.name
    if planTools.contains(name) || milestoneTools.contains(name) || interactiveTools.contains(name) || isSubagent(name)
    {
        return true
    }
    guard let permission = block.permission else { return false }
    return permission.isPending
}

/// Contract: `chat/groups/EXPLORING_ACTIONS`
private let exploringActions: Set<ExactString> = ["read", "listFiles", "search"]

/// The types of the actions that a command is made of, as far as they are known and complete.
///
/// Contract: `chat/groups/command_actions`
private func commandActions(_ input: JSONValue?) -> [String] {
    let actions = input["command_actions"].coalescing(input["commandActions"]).array ?? []
    return actions.compactMap(actionType)
}

/// The type of one action that is known and complete.
///
/// Contract: `chat/groups/action_type`
private func actionType(_ action: JSONValue) -> String? {
    let type = action["type"].string.ifOne(of: ["read", "listFiles", "search", "unknown"])
    guard hasText(action["command"]) else { return nil }
    if type == "read", !(hasText(action["name"]) && hasText(action["path"])) {
        return nil
    }
    return type
}

/// Whether a value is a text that is not empty.
///
/// Contract: `chat/groups/has_text`
private func hasText(_ value: JSONValue?) -> Bool {
    value.string.nonEmpty != nil
}

/// Whether a user typed the command.
///
/// Contract: `chat/groups/is_user_shell`
private func isUserShell(_ input: JSONValue?) -> Bool {
    let source = input["command_source"].coalescing(input["commandSource"]).string
    return (source ?? "").lowerCased == "usershell"
}
