// Requests: what the window asks its client for, and how a load of older messages ends.
//
// Each request carries the query of `GET /messages` as an object and, typed, what it is made of. Its ticket tells the
// window whether an answer is still wanted.
//
// Printed by portgen from specs/pagination/request.py. Do not edit: change the contract and run `make generate`.

/// A request of a tail sync, which brings the newest messages.
///
/// Contract: `pagination/request/SyncRequest`
public enum SyncRequest: Sendable, Hashable {
    /// The newest page.
    case latest(LatestRequest)
    /// The page after a place, up to the newest place there was when the sync began.
    case after(CatchUpRequest)

    public var ticket: Int {
        switch self {
        case .latest(let value): value.ticket
        case .after(let value): value.ticket
        }
    }

    public var query: JSONObject {
        switch self {
        case .latest(let value): value.query
        case .after(let value): value.query
        }
    }
}

/// How a load of older messages begins.
///
/// Contract: `pagination/request/OlderStart`
public enum OlderStart: Sendable, Hashable {
    /// There is something to ask.
    case started(OlderStarted)
    /// There is nothing to ask now.
    case refused(OlderRefused)
}

/// How a load of older messages ended.
///
/// Contract: `pagination/request/OlderOutcome`
public enum OlderOutcome: Sendable, Hashable {
    /// The page is in the window.
    case applied(OlderApplied)
    /// Nothing was loaded.
    case stopped(OlderStopped)
    /// The client failed.
    case failed(OlderFailed)
}

/// The newest page.
///
/// Contract: `pagination/request/LatestRequest`
public struct LatestRequest: Sendable, Hashable {
    public let ticket: Int
    public let query: JSONObject
    /// Whether the answer replaces the rows of the server.
    public let isReplacing: Bool

    public init(ticket: Int, query: JSONObject, isReplacing: Bool) {
        self.ticket = ticket
        self.query = query
        self.isReplacing = isReplacing
    }
}

/// The page after a place, up to the newest place there was when the sync began.
///
/// Contract: `pagination/request/CatchUpRequest`
public struct CatchUpRequest: Sendable, Hashable {
    public let ticket: Int
    public let query: JSONObject
    public let after: Position
    public var until: Position?
    /// The epoch in which the sync began.
    public let epoch: Double

    public init(ticket: Int, query: JSONObject, after: Position, until: Position? = nil, epoch: Double) {
        self.ticket = ticket
        self.query = query
        self.after = after
        self.until = until
        self.epoch = epoch
    }
}

/// The page before a place.
///
/// Contract: `pagination/request/OlderRequest`
public struct OlderRequest: Sendable, Hashable {
    public let ticket: Int
    public let query: JSONObject
    public let before: Position

    public init(ticket: Int, query: JSONObject, before: Position) {
        self.ticket = ticket
        self.query = query
        self.before = before
    }
}

/// There is something to ask.
///
/// Contract: `pagination/request/OlderStarted`
public struct OlderStarted: Sendable, Hashable {
    public let request: OlderRequest
}

/// There is nothing to ask now.
///
/// Contract: `pagination/request/OlderRefused`
public struct OlderRefused: Sendable, Hashable {
    public let reason: StopReason
}

/// The page is in the window.
///
/// Contract: `pagination/request/OlderApplied`
public struct OlderApplied: Sendable, Hashable {
    public let hasMore: Bool
    /// How many of its messages are shown and were not there before.
    public let addedRenderableCount: Int

    public init(hasMore: Bool, addedRenderableCount: Int) {
        self.hasMore = hasMore
        self.addedRenderableCount = addedRenderableCount
    }
}

/// Nothing was loaded.
///
/// Contract: `pagination/request/OlderStopped`
public struct OlderStopped: Sendable, Hashable {
    public let reason: StopReason

    public init(reason: StopReason) {
        self.reason = reason
    }
}

/// The client failed.
///
/// Contract: `pagination/request/OlderFailed`
public struct OlderFailed: Sendable, Hashable {
    public let error: String

    public init(error: String) {
        self.error = error
    }

    public static func == (left: OlderFailed, right: OlderFailed) -> Bool {
        left.error.isSame(as: right.error)
    }
}

/// Why a load of older messages brought none.
///
/// Contract: `pagination/request/StopReason`
public enum StopReason: String, Sendable {
    case busy
    case exhausted
    case unavailable
    case invalidated
    case epochReset = "epoch-reset"
}

/// A request for the newest page.
///
/// Contract: `pagination/request/latest_request`
func latestRequest(_ ticket: Int, isReplacing: Bool) -> SyncRequest {
    .latest(LatestRequest(ticket: ticket, query: ["limit": .number(Double(pageSize))], isReplacing: isReplacing))
}

/// A request for the page after a place; its `until` halves are null in the first one of a sync.
///
/// Contract: `pagination/request/catch_up_request`
func catchUpRequest(_ ticket: Int, after: Position, until: Position?, epoch: Double) -> SyncRequest {
    let untilAt = until?.at
    let untilSeq = until?.seq
    return .after(
        CatchUpRequest(
            ticket: ticket,
            query: [
                "afterAt": .number(after.at),
                "afterSeq": .number(after.seq),
                "untilAt": untilAt.orNull,
                "untilSeq": untilSeq.orNull,
                "epoch": .number(epoch),
                "limit": .number(Double(pageSize)),
            ],
            after: after,
            until: until,
            epoch: epoch
        )
    )
}

/// A request for the page before a place.
///
/// Contract: `pagination/request/older_request`
func olderRequest(_ ticket: Int, before: Position) -> OlderRequest {
    OlderRequest(
        ticket: ticket,
        query: ["beforeAt": .number(before.at), "beforeSeq": .number(before.seq), "limit": .number(Double(pageSize))],
        before: before
    )
}

/// An outcome as the object that fixtures hold.
///
/// Contract: `pagination/request/outcome_object`
package func outcomeObject(_ outcome: OlderOutcome) -> JSONObject {
    switch outcome {
    case .applied(let outcome):
        [
            "kind": "applied",
            "hasMore": .bool(outcome.hasMore),
            "addedRenderableCount": .number(Double(outcome.addedRenderableCount)),
        ]
    case .stopped(let outcome): ["kind": "stopped", "reason": .string(outcome.reason.rawValue)]
    case .failed(let outcome): ["kind": "failed", "error": .string(outcome.error)]
    }
}
