// Printed by portgen from specs/contract.yaml.
// Do not edit: change the contract and run `make generate`.

package app.hapi.protocol

/** The version of this contract; it rises with every change of a rule. */
public const val CONTRACT_VERSION: String = "1.0.0"

/** The newest version of fixture documents that a port can read; a newer one is refused. */
internal const val FIXTURE_VERSION = 1

/** Rows that a client asks for in one page (in rows). */
public const val PAGE_SIZE: Int = 200

/** Rows that a window keeps while it shows the newest messages (in rows). */
public const val TAIL_SIZE: Int = 400

/** Rows that a window keeps while its user reads older messages (in rows). */
public const val HISTORY_SIZE: Int = 600

/** Rows that a window keeps when it loads an older page (in rows). */
public const val OLDER_SIZE: Int = 800

/** Rows about agent runs that a window keeps beside all others (in rows). */
public const val AGENT_RUN_LIMIT: Int = 800

/** A sent optimistic row goes away when a user row of the server is nearer in time than this (in milliseconds). */
public const val OPTIMISTIC_SPAN: Double = 10000.0

/** A move of a session's activity time that stays below this says nothing new (in milliseconds). */
public const val KEEP_ALIVE_SPAN: Double = 60000.0

/** The hub cuts texts inside agent content that are longer than this (in characters). */
public const val TRUNCATION_LIMIT: Int = 65536

/** What the hub keeps of the start of such a text (in characters). */
public const val TRUNCATION_HEAD: Int = 49152

/** What the hub keeps of the end of such a text (in characters). */
public const val TRUNCATION_TAIL: Int = 12288
