// Open requests: an agent may ask for a permission before the call that needs it is seen.
//
// Printed by portgen from specs/chat/open_requests.py. Do not edit: change the contract and run `make generate`.

/// A tool block for each open request of whose call no message tells, unless it is older than all messages.
///
/// `now` is the time of a request that has none; without it, that is the time of the newest message.
///
/// Contract: `chat/open_requests/open_request_blocks`
func openRequestBlocks(
    _ permissions: OrderedMap<ExactString, PermissionEntry>,
    messages: [Message],
    tools: [ExactString: ToolCallBlock],
    now: Double?
) -> [Block] {
    let unshown = permissions.values.filter { $0.permission.isPending && tools[$0.callID] == nil }
    if unshown.isEmpty {
        return []
    }
    let called = calledIDs(messages)
    var oldest: Double?
    var newest: Double = 0
    for message in messages {
        newest = oldest == nil ? message.createdAt : max(newest, message.createdAt)
        oldest = min(oldest ?? message.createdAt, message.createdAt)
    }
    var blocks: [Block] = []
    for entry in unshown {
        let createdAt = entry.createdAt ?? now ?? newest
        if !called.contains(entry.callID), createdAt >= oldest ?? createdAt {
            blocks.append(.toolCall(openRequestBlock(entry, createdAt: createdAt)))
        }
    }
    return blocks
}

/// The ids of all tool calls of which messages tell.
///
/// Contract: `chat/open_requests/called_ids`
private func calledIDs(_ messages: [Message]) -> Set<ExactString> {
    var ids: Set<ExactString> = []
    for message in messages {
        if case .agent(let agent) = message.body {
            for part in agent.parts {
                if case .toolCall(let part) = part {
                    ids.insert(part.id)
                } else if case .toolResult(let part) = part {
                    ids.insert(part.toolUseID)
                }
            }
        }
    }
    return ids
}

/// The tool block of an open request.
///
/// Contract: `chat/open_requests/open_request_block`
private func openRequestBlock(_ entry: PermissionEntry, createdAt: Double) -> ToolCallBlock {
    ToolCallBlock(
        id: entry.callID,
        createdAt: createdAt,
        name: entry.tool,
        state: firstState(entry.permission),
        input: entry.input,
        permission: entry.permission,
        children: []
    )
}
