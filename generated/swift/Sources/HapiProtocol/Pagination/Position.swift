// Positions: where a message stands in its session, and where a cursor points.
//
// Printed by portgen from specs/pagination/position.py. Do not edit: change the contract and run `make generate`.

/// A place in the order of a session.
///
/// Contract: `pagination/position/Position`
public struct Position: Sendable, Hashable {
    /// When the message was invoked or, before that, when it was made; in milliseconds.
    public let at: Double
    /// The number that the server gave it.
    public let seq: Double

    public init(at: Double, seq: Double) {
        self.at = at
        self.seq = seq
    }

    /// Whether this place comes before the other one.
    ///
    /// Contract: `pagination/position/Position.is_before`
    public func isBefore(_ other: Position) -> Bool {
        at < other.at || (at == other.at && seq < other.seq)
    }
}

/// The later of two places; the other one where one is missing.
///
/// Contract: `pagination/position/later_position`
func laterPosition(_ first: Position?, _ second: Position?) -> Position? {
    guard let first else { return second }
    guard let second else { return first }
    return first.isBefore(second) ? second : first
}

/// The earlier of two places; the other one where one is missing.
///
/// Contract: `pagination/position/earlier_position`
func earlierPosition(_ first: Position?, _ second: Position?) -> Position? {
    guard let first else { return second }
    guard let second else { return first }
    return second.isBefore(first) ? second : first
}

/// A place of two halves; none unless both are there.
///
/// Contract: `pagination/position/position_at`
func positionAt(_ at: Double?, _ seq: Double?) -> Position? {
    guard let at, let seq else { return nil }
    return Position(at: at, seq: seq)
}
