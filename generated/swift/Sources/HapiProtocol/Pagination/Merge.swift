// Merging: how rows that arrive join the rows of the window.
//
// Printed by portgen from specs/pagination/merge.py. Do not edit: change the contract and run `make generate`.

/// Both lists as one, in the window's order.
///
/// What answers an optimistic row takes its place. A queued row that was taken up is sent.
///
/// Contract: `pagination/merge/merge_rows`
func mergeRows(_ existing: [WindowRow], _ incoming: [WindowRow]) -> [WindowRow] {
    let rows: [WindowRow]
    if existing.isEmpty || incoming.isEmpty {
        rows = (existing + incoming).stablySorted(by: compareRows)
    } else {
        let answered = answerOptimistic(replaceByID(existing, incoming), incoming)
        rows = dropDelivered(answered.stablySorted(by: compareRows))
    }
    return rows.map(sentIfInvoked)
}

/// Incoming rows replace existing ones of the same id; a known time of invocation stays known.
///
/// Contract: `pagination/merge/replace_by_id`
private func replaceByID(_ existing: [WindowRow], _ incoming: [WindowRow]) -> [WindowRow] {
    var byID = OrderedMap<ExactString, WindowRow>()
    for row in existing {
        byID[row.id] = row
    }
    for row in incoming {
        byID[row.id] = keepInvokedAt(row, earlier: byID[row.id])
    }
    return byID.values
}

/// The row, with the time of invocation that the earlier one had, unless it has one itself.
///
/// Contract: `pagination/merge/keep_invoked_at`
private func keepInvokedAt(_ row: WindowRow, earlier: WindowRow?) -> WindowRow {
    guard let earlier, !row.isInvoked else { return row }
    guard let at = earlier.invokedAt.known else { return row }
    return row.withInvokedAt(at)
}

/// Optimistic rows go away when a row of their local id came in.
///
/// `rows` has each id once; what the optimistic row knew passes on to every row of its local id.
///
/// Contract: `pagination/merge/answer_optimistic`
private func answerOptimistic(_ rows: [WindowRow], _ incoming: [WindowRow]) -> [WindowRow] {
    let arrived = Set(incoming.filter { !$0.isOptimistic }.compactMap(\.localID.nonEmpty).map { ExactString($0) })
    var answered: [ExactString: WindowRow] = [:]
    var kept: [WindowRow] = []
    for row in rows {
        if row.isOptimistic, arrived.contains(row.id) {
            answered[row.id] = row
        } else {
            kept.append(row)
        }
    }
    if answered.isEmpty {
        return kept
    }
    return kept.map { inherit($0, optimistic: answered[$0.localID ?? ""]) }
}

/// The row with what it lacks and the optimistic one knew: send state and time of invocation.
///
/// Contract: `pagination/merge/inherit`
private func inherit(_ row: WindowRow, optimistic: WindowRow?) -> WindowRow {
    guard let optimistic else { return row }
    var heir = row
    // Nothing that was taken up is queued again.
    if row.status.nonEmpty == nil, let status = optimistic.status.nonEmpty, status != "queued" || !row.isInvoked {
        heir = heir.withStatus(status)
    }
    if !row.isInvoked, let at = optimistic.invokedAt.known {
        heir = heir.withInvokedAt(at)
    }
    return heir
}

/// Sent optimistic rows go away when a user row of the server stands close in time.
///
/// `rows` stand in order, so the nearest user rows are the last one before and the first one after.
///
/// Contract: `pagination/merge/drop_delivered`
private func dropDelivered(_ rows: [WindowRow]) -> [WindowRow] {
    let delivered = Set((deliveredIDs(rows) + deliveredIDs(rows.reversed())).map { ExactString($0) })
    return rows.filter { !($0.isOptimistic && delivered.contains($0.id)) }
}

/// Ids of sent optimistic rows that have a user row of the server close before them.
///
/// Contract: `pagination/merge/delivered_ids`
private func deliveredIDs(_ rows: [WindowRow]) -> [String] {
    var ids: [String] = []
    var last: Double?
    for row in rows {
        if row.isOptimistic {
            if row.status == "sent", let at = last, abs(row.at - at) < optimisticSpan {
                ids.append(row.id)
            }
        } else if row.isUser {
            last = row.at
        }
    }
    return ids
}

/// The row; a queued one that was taken up is sent.
///
/// Contract: `pagination/merge/sent_if_invoked`
private func sentIfInvoked(_ row: WindowRow) -> WindowRow {
    row.status == "queued" && row.isInvoked ? row.withStatus("sent") : row
}
