// Trimming: how the rows of the window stay few.
//
// Printed by portgen from specs/pagination/trim.py. Do not edit: change the contract and run `make generate`.

/// Which end of the window is kept.
///
/// Contract: `pagination/trim/TrimMode`
enum TrimMode: String {
    case append
    case prepend
}

/// What a trim leaves, in the window's order.
///
/// Contract: `pagination/trim/Trimmed`
struct Trimmed {
    let rows: [WindowRow]
    /// Whether rows were cut off; snapshots of reasoning that were collapsed do not count.
    let hasDropped: Bool
}

/// Cuts rows to a limit: queued rows all stay and use it up, agent runs have a limit of their own.
///
/// Contract: `pagination/trim/trim_rows`
func trimRows(_ rows: [WindowRow], limit: Int, mode: TrimMode) -> Trimmed {
    var queued: [WindowRow] = []
    var agentRuns: [WindowRow] = []
    var regular: [WindowRow] = []
    for row in collapseReasoning(rows) {
        if row.isQueued {
            queued.append(row)
        } else if row.isAgentRun {
            agentRuns.append(row)
        } else {
            regular.append(row)
        }
    }
    let room = max(0, limit - queued.count)
    let kept: [WindowRow]
    switch mode {
    case .append:
        kept = regular.elements(last: room) + agentRuns.elements(last: agentRunLimit)
    case .prepend:
        kept = regular.elements(first: room) + agentRuns.elements(first: agentRunLimit)
    }
    return Trimmed(
        rows: mergeRows(kept.stablySorted(by: compareRows), queued),
        hasDropped: regular.count > room || agentRuns.count > agentRunLimit
    )
}

/// Of each stream of reasoning only the newest snapshot.
///
/// Contract: `pagination/trim/collapse_reasoning`
private func collapseReasoning(_ rows: [WindowRow]) -> [WindowRow] {
    var newest: [ExactString: Int] = [:]
    for (index, row) in rows.enumerated() {
        guard let stream = row.reasoningStream else { continue }
        if let earlier = newest[stream], !isAsNew(row, rows[earlier]) {
            continue
        }
        newest[stream] = index
    }
    if newest.isEmpty {
        return rows
    }
    var kept: [WindowRow] = []
    for (index, row) in rows.enumerated() {
        if let stream = row.reasoningStream, newest[stream] != index {
            continue
        }
        kept.append(row)
    }
    return kept
}

/// Whether a row is at least as new as one that stands earlier in the list.
///
/// Contract: `pagination/trim/is_as_new`
private func isAsNew(_ row: WindowRow, _ earlier: WindowRow) -> Bool {
    guard let place = row.position, let other = earlier.position else { return true }
    return !place.isBefore(other)
}
