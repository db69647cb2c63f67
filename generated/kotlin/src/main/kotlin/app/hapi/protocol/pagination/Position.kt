// Printed by portgen from specs/pagination/position.py.
// Do not edit: change the contract and run `make generate`.

package app.hapi.protocol

/**
 * A place in the order of a session.
 *
 * Contract: pagination/position/Position
 *
 * @property at When the message was invoked or, before that, when it was made; in milliseconds.
 * @property seq The number that the server gave it.
 */
public data class Position(val at: Double, val seq: Double) {
    /**
     * Whether this place comes before the other one.
     *
     * Contract: pagination/position/Position.is_before
     */
    public fun isBefore(other: Position): Boolean = at < other.at || (at == other.at && seq < other.seq)
}

/**
 * The later of two places; the other one where one is missing.
 *
 * Contract: pagination/position/later_position
 */
internal fun laterPosition(first: Position?, second: Position?): Position? {
    if (first == null) return second
    if (second == null) return first
    return if (first.isBefore(second)) second else first
}

/**
 * The earlier of two places; the other one where one is missing.
 *
 * Contract: pagination/position/earlier_position
 */
internal fun earlierPosition(first: Position?, second: Position?): Position? {
    if (first == null) return second
    if (second == null) return first
    return if (second.isBefore(first)) second else first
}

/**
 * A place of two halves; none unless both are there.
 *
 * Contract: pagination/position/position_at
 */
internal fun positionAt(at: Double?, seq: Double?): Position? {
    if (at == null || seq == null) return null
    return Position(at, seq)
}
