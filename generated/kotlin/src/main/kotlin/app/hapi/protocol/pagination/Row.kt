// Printed by portgen from specs/pagination/row.py.
// Do not edit: change the contract and run `make generate`.

package app.hapi.protocol

import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject

/**
 * A message of the window: the wire object as it stands now, and what the window asks of it.
 *
 * Its fields are read once, when the message arrives; a change goes into the object and the field.
 *
 * Contract: pagination/row/WindowRow
 *
 * @property message The wire message, with the client's `status` where it has one.
 * @property isUser Whether its content is a user's, as it stands on the wire.
 * @property isAgentRun Whether its content is a record of an agent run, as it stands on the wire.
 * @property reasoningStream The stream of reasoning that it is a snapshot of.
 * @property isVisible Whether the message is shown, that is, normalizes to something.
 */
public data class WindowRow(
    val message: JsonObject,
    val id: String,
    val localId: String? = null,
    val seq: Double? = null,
    val createdAt: Double,
    val invokedAt: Field<Double>,
    val scheduledAt: Field<Double>,
    val status: String? = null,
    val deliveryState: String? = null,
    val isUser: Boolean,
    val isAgentRun: Boolean,
    val reasoningStream: String? = null,
    val isVisible: Boolean,
) : Structural() {
    /**
     * The time by which it is ordered: invoked or, before that, created.
     *
     * Contract: pagination/row/WindowRow.at
     */
    public val at: Double
        get() = invokedAt.known ?: createdAt

    /**
     * Its place in the session; none before the server has numbered it.
     *
     * Contract: pagination/row/WindowRow.position
     */
    public val position: Position?
        get() = positionAt(at, seq)

    /**
     * Whether the agent has taken it up, at a known time.
     *
     * Contract: pagination/row/WindowRow.is_invoked
     */
    public val isInvoked: Boolean
        get() = invokedAt.known != null

    /**
     * Whether it waits for the agent: a user's, not taken up and not failed.
     *
     * Contract: pagination/row/WindowRow.is_queued
     */
    public val isQueued: Boolean
        get() = isUser && invokedAt is Field.Null && status != "failed"

    /**
     * Whether it is the client's own, shown before the server knows it: its id is its local id.
     *
     * Contract: pagination/row/WindowRow.is_optimistic
     */
    public val isOptimistic: Boolean
        get() = localId == id && id.isNotEmpty()

    /**
     * Whether the window keeps it when it arrives.
     *
     * Contract: pagination/row/WindowRow.is_retained
     */
    internal val isRetained: Boolean
        get() = isQueued || isVisible

    /**
     * The row with another send state.
     *
     * Contract: pagination/row/WindowRow.with_status
     */
    internal fun withStatus(status: String): WindowRow =
        copy(message = message.merged(jsonObject { put("status", status) }), status = status)

    /**
     * The row, taken up by the agent at a time.
     *
     * Contract: pagination/row/WindowRow.with_invoked_at
     */
    internal fun withInvokedAt(at: Double): WindowRow =
        copy(message = message.merged(jsonObject { put("invokedAt", at) }), invokedAt = Field.Value(at))

    /**
     * The row, of which nobody knows whether it was delivered.
     *
     * Contract: pagination/row/WindowRow.indeterminate
     */
    internal fun indeterminate(): WindowRow = copy(
        message = message.merged(jsonObject { put("deliveryState", "indeterminate") }),
        deliveryState = "indeterminate",
    )

    /**
     * The row without a word on its delivery.
     *
     * Contract: pagination/row/WindowRow.without_delivery_state
     */
    internal fun withoutDeliveryState(): WindowRow {
        if (message["deliveryState"] == null) return this
        val members = message.toMemberMap()
        members.remove("deliveryState")
        return copy(message = members.toJsonObject(), deliveryState = null)
    }

    /**
     * Whether an operation of the window has changed the row since.
     *
     * Contract: pagination/row/WindowRow.differs_from
     */
    internal fun differsFrom(earlier: WindowRow): Boolean =
        status != earlier.status || invokedAt.known != earlier.invokedAt.known || deliveryState != earlier.deliveryState

    override fun contents(): Map<String, Any?> = mapOf(
        "message" to message,
        "id" to id,
        "localId" to localId,
        "seq" to seq,
        "createdAt" to createdAt,
        "invokedAt" to invokedAt,
        "scheduledAt" to scheduledAt,
        "status" to status,
        "deliveryState" to deliveryState,
        "isUser" to isUser,
        "isAgentRun" to isAgentRun,
        "reasoningStream" to reasoningStream,
        "isVisible" to isVisible,
    )
}

/**
 * The row of a wire message; none for a value without a string `id` and a number `createdAt`.
 *
 * Contract: pagination/row/read_row
 */
private fun readRow(value: JsonElement?): WindowRow? {
    val message = value as? JsonObject ?: return null
    val id = message["id"].string
    val createdAt = message["createdAt"].number
    if (id == null || createdAt == null) return null
    val content = message["content"]
    return WindowRow(
        message = message,
        id = id,
        localId = message["localId"].string,
        seq = message["seq"].number,
        createdAt = createdAt,
        invokedAt = message["invokedAt"].toNumberField(),
        scheduledAt = message["scheduledAt"].toNumberField(),
        status = message["status"].string,
        deliveryState = message["deliveryState"].string,
        isUser = content["role"].string == "user",
        isAgentRun = isAgentRunContent(content),
        reasoningStream = reasoningStreamOf(content),
        isVisible = normalize(message) != null,
    )
}

/**
 * The rows of wire messages; what is no message is left out.
 *
 * Contract: pagination/row/read_rows
 */
internal fun readRows(messages: List<JsonElement>): List<WindowRow> = messages.mapNotNull(::readRow)

/**
 * Whether content is a record of an agent run; content in an outer message does not count.
 *
 * Contract: pagination/row/is_agent_run_content
 */
private fun isAgentRunContent(content: JsonElement?): Boolean {
    val payload = content["content"]
    return content["role"].string == "agent" &&
        payload["type"].string == "codex" &&
        AgentRunStep.fromWire(payload["data"]["type"].string) != null
}

/**
 * The stream id of codex reasoning, untrimmed; none where there is no id but white space.
 *
 * Contract: pagination/row/reasoning_stream_of
 */
private fun reasoningStreamOf(content: JsonElement?): String? {
    val envelope = envelopeOf(content) ?: return null
    if (envelope.role != "agent" || envelope.content["type"].string != "codex") return null
    val data = envelope.content["data"]
    val stream = data["id"].string ?: return null
    if (stream.trimmed().isEmpty() || data["type"].string != "reasoning") return null
    return stream
}

/**
 * The order of the window: by time, then numbered rows by number, then the others; last by id.
 *
 * Contract: pagination/row/compare_rows
 */
internal fun compareRows(first: WindowRow, second: WindowRow): Int {
    if (first.at != second.at) return if (first.at < second.at) -1 else 1
    if (first.seq == null && second.seq != null) return 1
    if (first.seq != null && second.seq == null) return -1
    val number = first.seq
    val other = second.seq
    if (number != null && other != null && number != other) return if (number < other) -1 else 1
    return first.id.compareTo(second.id)
}

/**
 * The first place among the rows that have one.
 *
 * Contract: pagination/row/oldest_position
 */
internal fun oldestPosition(rows: List<WindowRow>): Position? {
    var oldest: Position? = null
    for (row in rows) {
        oldest = earlierPosition(oldest, row.position)
    }
    return oldest
}

/**
 * The last place among the rows that have one.
 *
 * Contract: pagination/row/newest_position
 */
internal fun newestPosition(rows: List<WindowRow>): Position? {
    var newest: Position? = null
    for (row in rows) {
        newest = laterPosition(newest, row.position)
    }
    return newest
}
