// Versions and limits of the contract.
//
// Printed by portgen from specs/contract.yaml. Do not edit: change the contract and run `make generate`.

/// The version of this contract; it rises with every change of a rule.
///
/// Contract: `contract/CONTRACT_VERSION`
public let contractVersion = "1.0.0"

/// The newest version of fixture documents that a port can read; a newer one is refused.
///
/// Contract: `contract/FIXTURE_VERSION`
package let fixtureVersion = 1

/// Rows that a client asks for in one page (in rows).
///
/// Contract: `contract/PAGE_SIZE`
public let pageSize = 200

/// Rows that a window keeps while it shows the newest messages (in rows).
///
/// Contract: `contract/TAIL_SIZE`
public let tailSize = 400

/// Rows that a window keeps while its user reads older messages (in rows).
///
/// Contract: `contract/HISTORY_SIZE`
public let historySize = 600

/// Rows that a window keeps when it loads an older page (in rows).
///
/// Contract: `contract/OLDER_SIZE`
public let olderSize = 800

/// Rows about agent runs that a window keeps beside all others (in rows).
///
/// Contract: `contract/AGENT_RUN_LIMIT`
public let agentRunLimit = 800

/// A sent optimistic row goes away when a user row of the server is nearer in time than this (in milliseconds).
///
/// Contract: `contract/OPTIMISTIC_SPAN`
public let optimisticSpan: Double = 10_000

/// A move of a session's activity time that stays below this says nothing new (in milliseconds).
///
/// Contract: `contract/KEEP_ALIVE_SPAN`
public let keepAliveSpan: Double = 60_000

/// The hub cuts texts inside agent content that are longer than this (in characters).
///
/// Contract: `contract/TRUNCATION_LIMIT`
public let truncationLimit = 65_536

/// What the hub keeps of the start of such a text (in characters).
///
/// Contract: `contract/TRUNCATION_HEAD`
public let truncationHead = 49_152

/// What the hub keeps of the end of such a text (in characters).
///
/// Contract: `contract/TRUNCATION_TAIL`
public let truncationTail = 12_288
