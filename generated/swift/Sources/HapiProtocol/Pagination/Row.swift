// Rows: a message as the window holds it.
//
// Printed by portgen from specs/pagination/row.py. Do not edit: change the contract and run `make generate`.

/// A message of the window: the wire object as it stands now, and what the window asks of it.
///
/// Its fields are read once, when the message arrives; a change goes into the object and the field.
///
/// Contract: `pagination/row/WindowRow`
public struct WindowRow: Sendable, Hashable {
    /// The wire message, with the client's `status` where it has one.
    public var message: JSONObject
    public let id: String
    public var localID: String?
    public var seq: Double?
    public let createdAt: Double
    public var invokedAt: Field<Double>
    public let scheduledAt: Field<Double>
    public var status: String?
    public var deliveryState: String?
    /// Whether its content is a user's, as it stands on the wire.
    public let isUser: Bool
    /// Whether its content is a record of an agent run, as it stands on the wire.
    public let isAgentRun: Bool
    /// The stream of reasoning that it is a snapshot of.
    public var reasoningStream: String?
    /// Whether the message is shown, that is, normalizes to something.
    public let isVisible: Bool

    public static func == (left: WindowRow, right: WindowRow) -> Bool {
        left.message == right.message
            && left.id.isSame(as: right.id)
            && left.localID.isSame(as: right.localID)
            && left.seq == right.seq
            && left.createdAt == right.createdAt
            && left.invokedAt == right.invokedAt
            && left.scheduledAt == right.scheduledAt
            && left.status.isSame(as: right.status)
            && left.deliveryState.isSame(as: right.deliveryState)
            && left.isUser == right.isUser
            && left.isAgentRun == right.isAgentRun
            && left.reasoningStream.isSame(as: right.reasoningStream)
            && left.isVisible == right.isVisible
    }

    /// The time by which it is ordered: invoked or, before that, created.
    ///
    /// Contract: `pagination/row/WindowRow.at`
    public var at: Double { invokedAt.known ?? createdAt }

    /// Its place in the session; none before the server has numbered it.
    ///
    /// Contract: `pagination/row/WindowRow.position`
    public var position: Position? { positionAt(at, seq) }

    /// Whether the agent has taken it up, at a known time.
    ///
    /// Contract: `pagination/row/WindowRow.is_invoked`
    public var isInvoked: Bool { invokedAt.known != nil }

    /// Whether it waits for the agent: a user's, not taken up and not failed.
    ///
    /// Contract: `pagination/row/WindowRow.is_queued`
    public var isQueued: Bool { isUser && invokedAt.isNull && status != "failed" }

    /// Whether it is the client's own, shown before the server knows it: its id is its local id.
    ///
    /// Contract: `pagination/row/WindowRow.is_optimistic`
    public var isOptimistic: Bool { localID.isSame(as: id) && !id.isEmpty }

    /// Whether the window keeps it when it arrives.
    ///
    /// Contract: `pagination/row/WindowRow.is_retained`
    var isRetained: Bool { isQueued || isVisible }

    /// The row with another send state.
    ///
    /// Contract: `pagination/row/WindowRow.with_status`
    func withStatus(_ status: String) -> WindowRow {
        var copy = self
        copy.message = JSONValue.object(message).merged(with: ["status": .string(status)])
        copy.status = status
        return copy
    }

    /// The row, taken up by the agent at a time.
    ///
    /// Contract: `pagination/row/WindowRow.with_invoked_at`
    func withInvokedAt(_ at: Double) -> WindowRow {
        var copy = self
        copy.message = JSONValue.object(message).merged(with: ["invokedAt": .number(at)])
        copy.invokedAt = .value(at)
        return copy
    }

    /// The row, of which nobody knows whether it was delivered.
    ///
    /// Contract: `pagination/row/WindowRow.indeterminate`
    func indeterminate() -> WindowRow {
        var copy = self
        copy.message = JSONValue.object(message).merged(with: ["deliveryState": "indeterminate"])
        copy.deliveryState = "indeterminate"
        return copy
    }

    /// The row without a word on its delivery.
    ///
    /// Contract: `pagination/row/WindowRow.without_delivery_state`
    func withoutDeliveryState() -> WindowRow {
        guard message["deliveryState"] != nil else { return self }
        var members = JSONValue.object(message).orderedMap
        members.removeValue(forKey: "deliveryState")
        var copy = self
        copy.message = members.object
        copy.deliveryState = nil
        return copy
    }

    /// Whether an operation of the window has changed the row since.
    ///
    /// Contract: `pagination/row/WindowRow.differs_from`
    func differsFrom(_ earlier: WindowRow) -> Bool {
        !status.isSame(as: earlier.status)
            || invokedAt.known != earlier.invokedAt.known
            || !deliveryState.isSame(as: earlier.deliveryState)
    }
}

/// The row of a wire message; none for a value without a string `id` and a number `createdAt`.
///
/// Contract: `pagination/row/read_row`
private func readRow(_ value: JSONValue?) -> WindowRow? {
    guard let message = value.object, let id = message["id"].string, let createdAt = message["createdAt"].number else {
        return nil
    }
    let content = message["content"]
    return WindowRow(
        message: message,
        id: id,
        localID: message["localId"].string,
        seq: message["seq"].number,
        createdAt: createdAt,
        invokedAt: message["invokedAt"].numberField,
        scheduledAt: message["scheduledAt"].numberField,
        status: message["status"].string,
        deliveryState: message["deliveryState"].string,
        isUser: content["role"].string == "user",
        isAgentRun: isAgentRunContent(content),
        reasoningStream: reasoningStreamOf(content),
        isVisible: normalize(message) != nil
    )
}

/// The rows of wire messages; what is no message is left out.
///
/// Contract: `pagination/row/read_rows`
func readRows(_ messages: [JSONValue]) -> [WindowRow] {
    messages.compactMap(readRow)
}

/// Whether content is a record of an agent run; content in an outer message does not count.
///
/// Contract: `pagination/row/is_agent_run_content`
private func isAgentRunContent(_ content: JSONValue?) -> Bool {
    let payload = content["content"]
    return content["role"].string == "agent"
        && payload["type"].string == "codex"
        && payload["data"]["type"].string.flatMap(AgentRunStep.init) != nil
}

/// The stream id of codex reasoning, untrimmed; none where there is no id but white space.
///
/// Contract: `pagination/row/reasoning_stream_of`
private func reasoningStreamOf(_ content: JSONValue?) -> String? {
    guard let envelope = envelopeOf(content),
        envelope.role == "agent",
        envelope.content["type"].string == "codex"
    else { return nil }
    let data = envelope.content["data"]
    guard let stream = data["id"].string, !stream.trimmed.isEmpty, data["type"].string == "reasoning" else {
        return nil
    }
    return stream
}

/// The order of the window: by time, then numbered rows by number, then the others; last by id.
///
/// Contract: `pagination/row/compare_rows`
func compareRows(_ first: WindowRow, _ second: WindowRow) -> Int {
    if first.at != second.at {
        return first.at < second.at ? -1 : 1
    }
    if first.seq == nil, second.seq != nil {
        return 1
    }
    if first.seq != nil, second.seq == nil {
        return -1
    }
    if let number = first.seq, let other = second.seq, number != other {
        return number < other ? -1 : 1
    }
    return compareUnits(first.id, second.id)
}

/// The first place among the rows that have one.
///
/// Contract: `pagination/row/oldest_position`
func oldestPosition(_ rows: [WindowRow]) -> Position? {
    var oldest: Position?
    for row in rows {
        oldest = earlierPosition(oldest, row.position)
    }
    return oldest
}

/// The last place among the rows that have one.
///
/// Contract: `pagination/row/newest_position`
func newestPosition(_ rows: [WindowRow]) -> Position? {
    var newest: Position?
    for row in rows {
        newest = laterPosition(newest, row.position)
    }
    return newest
}
