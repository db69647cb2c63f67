// Pages: what the server answers to a request for messages.
//
// Printed by portgen from specs/pagination/page.py. Do not edit: change the contract and run `make generate`.

/// A response of `GET /messages`; a cursor is there when both its halves are numbers.
///
/// Contract: `pagination/page/MessagePage`
struct MessagePage {
    let rows: [WindowRow]
    /// Whether it is the newest page of the session.
    let isLatest: Bool
    /// Whether the server asks the client to forget what it has.
    let isReset: Bool
    var epoch: Double?
    let hasMore: Bool
    var nextBefore: Position?
    var nextAfter: Position?
    /// The newest place of the session when the page was made.
    var snapshotHead: Position?
}

/// The page of a response; none for a value that is no response.
///
/// Contract: `pagination/page/read_page`
func readPage(_ response: JSONValue) -> MessagePage? {
    guard let messages = response["messages"].array, let page = response["page"].object else { return nil }
    return MessagePage(
        rows: readRows(messages),
        isLatest: page["direction"].string == "latest",
        isReset: page["reset"].bool ?? false,
        epoch: page["epoch"].number,
        hasMore: page["hasMore"].bool ?? false,
        nextBefore: positionAt(page["nextBeforeAt"].number, page["nextBeforeSeq"].number),
        nextAfter: positionAt(page["nextAfterAt"].number, page["nextAfterSeq"].number),
        snapshotHead: positionAt(page["snapshotHeadAt"].number, page["snapshotHeadSeq"].number)
    )
}

/// The rows that the window keeps when they arrive.
///
/// Contract: `pagination/page/retained_rows`
func retainedRows(_ rows: [WindowRow]) -> [WindowRow] {
    rows.filter(\.isRetained)
}

/// How many rows are kept whose id, and local id if any, stand neither in `known` nor earlier.
///
/// Contract: `pagination/page/count_new_rows`
func countNewRows(_ rows: [WindowRow], _ known: [WindowRow]) -> Int {
    var ids = Set(known.map(\.id).map { ExactString($0) })
    var localIDs = Set(known.compactMap(\.localID.nonEmpty).map { ExactString($0) })
    var count = 0
    for row in retainedRows(rows) {
        let localID = row.localID ?? ""
        if !ids.contains(row.id), !localIDs.contains(localID) {
            count += 1
        }
        ids.insert(row.id)
        if !localID.isEmpty {
            localIDs.insert(localID)
        }
    }
    return count
}
