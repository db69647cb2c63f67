// Printed by portgen from specs/chat/agent_run.py, specs/chat/agent_run.yaml.
// Do not edit: change the contract and run `make generate`.

package app.hapi.protocol

import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject

/** Activities of tools that handle agents; they alone do not make a card. */
private val TOOL_ONLY_ACTIVITIES = setOf("wait_agent", "send_input", "resume_agent", "close_agent", "not_found")

/** The agent that a tool asked for is not there. */
private val NOT_FOUND_STATUSES = setOf("notFound", "not_found")

/** Activities that may come after the end and do not open the card again. */
private val LATE_ACTIVITIES = setOf("wait_agent", "close_agent")

/** Activities that only close an agent. */
private val CLOSING_ACTIVITIES = setOf("close_agent", "closed")

/** Statuses that count even after the end. */
private val FAILED_STATUSES = setOf("failed", "error")

/**
 * The state of a card, by the status of its run.
 *
 * Contract: chat/agent_run/run_state
 */
private fun runState(value: String): ToolState = when (value) {
    // chat/agent_run/completed
    "completed" -> ToolState.COMPLETED

    // chat/agent_run/failed
    "failed", "error", "canceled", "cancelled", "notFound", "not_found" -> ToolState.ERROR

    // chat/agent_run/pending
    "pending" -> ToolState.PENDING

    else -> ToolState.RUNNING
}

/**
 * What is known of a card beside its block.
 *
 * Contract: chat/agent_run/Card
 */
internal class Card(val id: String) {
    /** The messages that the agent wrote. */
    val rows = mutableListOf<Message>()

    /** Those that merged cards brought, from the last to the first: they stand before its own. */
    val earlierRows = mutableListOf<Message>()

    /** How many of the first rows met in a merge: those are shown in the order of their time. */
    var mergedRows = 0

    /** Whether rows came since its children were made. */
    var isStale = false

    /** Whether its children were made of its rows, and there were some. More rows never make fewer. */
    var showsRows = false

    /** Agents that were shown by it, perhaps by another one since. */
    val agents = mutableListOf<String>()

    /** Fingerprints of runs that it showed, perhaps another one since. */
    val fingerprints = mutableListOf<String>()

    /**
     * How many rows it has.
     *
     * Contract: chat/agent_run/Card.count_of_rows
     */
    val countOfRows: Int
        get() = earlierRows.size + rows.size

    /**
     * Its rows as they came, those of merged cards first.
     *
     * Contract: chat/agent_run/Card.all_rows
     */
    fun allRows(): List<Message> = earlierRows.asReversed() + rows

    /**
     * Its rows as they are shown: those that met in a merge by time, then those that came after it.
     *
     * Contract: chat/agent_run/Card.shown_rows
     */
    fun shownRows(): List<Message> {
        val came = allRows()
        if (mergedRows == 0) return came
        val merged = came.take(mergedRows.coerceAtLeast(0)).sortedWith(::compareRowsByTime)
        return merged + came.section(mergedRows, came.size - mergedRows)
    }
}

/**
 * The cards of one timeline.
 *
 * Contract: chat/agent_run/AgentRuns
 */
internal class AgentRuns(private val timeline: Timeline) {
    private val cards = mutableMapOf<String, Card>()
    private val stale = mutableListOf<Card>()
    private val cardOfAgent = mutableMapOf<String, String>()
    private val cardOfFingerprint = mutableMapOf<String, String>()

    /**
     * Takes one step of a run: finds its card, then starts, updates or traces it.
     *
     * Contract: chat/agent_run/AgentRuns.take
     */
    fun take(message: Message, run: AgentRunEvent) {
        val agent = run.agentId?.ifEmpty { null }
        val fallback = if (agent != null) agentScope(agent) else message.id
        val previous = if (agent != null) cardOfAgent[agent] else null
        val raw = run.cardId?.ifEmpty { null } ?: fallback
        val isFallback = agent != null && raw == fallback
        if (isFallback && previous == null && isToolOnly(run)) return
        // A card of its own stays the card of the agent; a fallback goes into the first one that has an id.
        val id = if (isFallback) previous ?: raw else raw
        if (agent == null && run.step == AgentRunStep.START) {
            val fingerprint = fingerprintOf(run)
            if (fingerprint != null) {
                claim(fingerprint, id)
            }
        }
        val block = timeline.upsertTool(id, message, "CodexAgent", run.input, permission = null, progress = null)
        val card = card(id)
        if (agent != null) {
            if (previous == fallback && !isFallback) {
                merge(fallback, card, block)
            }
            showAgent(agent, card)
        }
        when (run.step) {
            AgentRunStep.START -> {
                val status = run.status ?: "running"
                patchCard(block, run, status, run.statusText ?: "Starting")
                block.state = runState(status)
            }

            AgentRunStep.UPDATE -> updateCard(block, run)

            AgentRunStep.TRACE -> {
                if (agent != null) {
                    addRow(card, block, run, traceRow(message, run.message, agent))
                }
            }
        }
    }

    /**
     * The card of an id; a new one when there is none.
     *
     * Contract: chat/agent_run/AgentRuns.card
     */
    private fun card(id: String): Card {
        val known = cards[id]
        if (known != null) return known
        val created = Card(id)
        cards[id] = created
        return created
    }

    /**
     * Makes a card the one of an agent.
     *
     * Contract: chat/agent_run/AgentRuns.show_agent
     */
    private fun showAgent(agent: String, card: Card) {
        if (cardOfAgent[agent] != card.id) {
            cardOfAgent[agent] = card.id
            card.agents.add(agent)
        }
    }

    /**
     * Makes a card the one of a fingerprint.
     *
     * Contract: chat/agent_run/AgentRuns.show_fingerprint
     */
    private fun showFingerprint(fingerprint: String, card: Card) {
        if (cardOfFingerprint[fingerprint] != card.id) {
            cardOfFingerprint[fingerprint] = card.id
            card.fingerprints.add(fingerprint)
        }
    }

    // ---------------------------------------------------------------- starts without an agent

    /**
     * A start without an agent takes its fingerprint from an earlier card; when nothing came of that, it goes.
     *
     * Contract: chat/agent_run/AgentRuns.claim
     */
    private fun claim(fingerprint: String, id: String) {
        val earlier = cardOfFingerprint[fingerprint]
        if (earlier != null && earlier != id && isOrphan(earlier)) {
            drop(card(earlier))
        }
        showFingerprint(fingerprint, card(id))
    }

    /**
     * Whether nothing came of the run of a card.
     *
     * Contract: chat/agent_run/AgentRuns.is_orphan
     */
    private fun isOrphan(id: String): Boolean {
        val block = timeline.tools[id] ?: return false
        if (block.result != null || isFinal(block.state) || hasAgent(block.input)) return false
        val card = card(id)
        if (card.showsRows) return false
        settle(card)
        return block.children.isEmpty()
    }

    /**
     * Takes a card away, with its rows and fingerprints.
     *
     * Contract: chat/agent_run/AgentRuns.drop
     */
    private fun drop(card: Card) {
        timeline.removeTool(card.id)
        for (fingerprint in card.fingerprints) {
            if (cardOfFingerprint[fingerprint] == card.id) {
                cardOfFingerprint.remove(fingerprint)
            }
        }
        card.fingerprints.clear()
        card.rows.clear()
        card.earlierRows.clear()
        card.mergedRows = 0
        card.showsRows = false
        card.isStale = false
    }

    // ---------------------------------------------------------------- rows and children

    /**
     * A message that the agent wrote, if the event carries one, and what else the event tells.
     *
     * Contract: chat/agent_run/AgentRuns.add_row
     */
    private fun addRow(card: Card, block: ToolCallBlock, run: AgentRunEvent, row: Message?) {
        val status = block.state.wire
        if (isFinal(block.state)) {
            patchCard(block, run, status, text = null)
        } else {
            patchCard(block, run, status, run.statusText ?: "Running")
            block.state = ToolState.RUNNING
        }
        if (row != null) {
            card.rows.add(row)
        }
        if (card.countOfRows == 0) {
            block.children = emptyList()
        } else {
            markStale(card)
        }
    }

    /**
     * Children are made when somebody looks, or at the end: a row more costs no pass over all rows.
     *
     * Contract: chat/agent_run/AgentRuns.mark_stale
     */
    private fun markStale(card: Card) {
        if (!card.isStale) {
            card.isStale = true
            stale.add(card)
        }
    }

    /**
     * Makes the children of a card anew if rows came.
     *
     * Contract: chat/agent_run/AgentRuns.settle
     */
    private fun settle(card: Card) {
        val block = timeline.tools[card.id]
        if (card.isStale && block != null) {
            block.children = rowBlocks(card.shownRows(), timeline.context.permissions)
            card.showsRows = block.children.isNotEmpty()
        }
        card.isStale = false
    }

    /**
     * Makes the children of all cards.
     *
     * Contract: chat/agent_run/AgentRuns.settle_all
     */
    fun settleAll() {
        for (card in stale) {
            settle(card)
        }
    }

    /**
     * The block of a card got its children elsewhere, after all rows so far.
     *
     * Contract: chat/agent_run/AgentRuns.keep_children
     */
    fun keepChildren(id: String) {
        val card = cards[id]
        if (card != null) {
            card.showsRows = false
            card.isStale = false
        }
    }

    // ---------------------------------------------------------------- merging

    /**
     * Merges the card of an id into another one, which keeps its place.
     *
     * Contract: chat/agent_run/AgentRuns.merge
     */
    private fun merge(id: String, target: Card, block: ToolCallBlock) {
        val old = timeline.tools[id] ?: return
        val source = card(id)
        val input = old.input.merged(block.input.merged(JsonObject(emptyMap())))
        if (input.members().isNotEmpty()) {
            block.input = input
        }
        block.createdAt = minOf(block.createdAt, old.createdAt)
        if (!isFinal(block.state) && isFinal(old.state)) {
            block.state = old.state
        }
        block.result = block.result ?: old.result
        target.earlierRows.addAll(source.allRows().asReversed())
        if (target.countOfRows == 0) {
            if (block.children.isEmpty()) {
                block.children = old.children
            }
        } else {
            target.mergedRows = target.countOfRows
            target.showsRows = source.showsRows || target.showsRows
            markStale(target)
        }
        moveNames(source, target)
        source.isStale = false
        cards.remove(id)
        timeline.removeTool(id)
    }

    /**
     * Agents and fingerprints that one card showed are shown by another one from now on.
     *
     * Contract: chat/agent_run/AgentRuns.move_names
     */
    private fun moveNames(source: Card, target: Card) {
        for (agent in source.agents.toList()) {
            if (cardOfAgent[agent] == source.id) {
                showAgent(agent, target)
            }
        }
        for (fingerprint in source.fingerprints.toList()) {
            if (cardOfFingerprint[fingerprint] == source.id) {
                showFingerprint(fingerprint, target)
            }
        }
    }
}

/**
 * The blocks of the messages that an agent wrote. They start no subagent and no run.
 *
 * Contract: chat/agent_run/row_blocks
 */
private fun rowBlocks(rows: List<Message>, permissions: Map<String, PermissionEntry>): List<Block> {
    val timeline = Timeline(TimelineContext(permissions = permissions, groups = emptyMap(), titles = titleTable(rows)))
    for (row in rows) {
        when (val body = row.body) {
            is AgentBody -> timeline.takeParts(row, body.parts, 0)
            is EventBody -> timeline.takeEvent(row, readEvent(body.event))
            is UserBody -> timeline.takeUser(row, body)
        }
    }
    return timeline.finishedBlocks()
}

/**
 * Older rows first; at the same time by id.
 *
 * Contract: chat/agent_run/compare_rows_by_time
 */
private fun compareRowsByTime(a: Message, b: Message): Int {
    if (a.createdAt != b.createdAt) return if (a.createdAt < b.createdAt) -1 else 1
    return a.id.compareTo(b.id)
}

/**
 * Whether an update tells of a tool that handles agents, and of no agent's work.
 *
 * Contract: chat/agent_run/is_tool_only
 */
private fun isToolOnly(run: AgentRunEvent): Boolean =
    run.step == AgentRunStep.UPDATE && (run.activityKind in TOOL_ONLY_ACTIVITIES || run.status in NOT_FOUND_STATUSES)

/**
 * Whether the input of a card names an agent.
 *
 * Contract: chat/agent_run/has_agent
 */
private fun hasAgent(input: JsonElement?): Boolean =
    !input["agentId"].string.isNullOrEmpty() || !input["agent_id"].string.isNullOrEmpty()

/**
 * What a start without an agent is known by: its summary, else the text or the texts that it begins with.
 *
 * Contract: chat/agent_run/fingerprint_of
 */
private fun fingerprintOf(run: AgentRunEvent): String? {
    val summary = run.summary?.ifEmpty { null }
    if (summary != null) return summary
    val text = run.input["message"].string ?: run.input["prompt"].string
    val prompt = text?.ifEmpty { null }
    if (prompt != null) return prompt.collapsed().trimmed().ifEmpty { null }
    val items = (run.input["items"] as? JsonArray).orEmpty()
    val lines = items.mapNotNull { it["text"].string?.ifEmpty { null } }
    return lines.joinToString("\n\n").collapsed().trimmed().ifEmpty { null }
}

/**
 * Writes into the input of a card what an event tells.
 *
 * Contract: chat/agent_run/patch_card
 */
private fun patchCard(block: ToolCallBlock, run: AgentRunEvent, status: String, text: String?) {
    block.input = block.input.merged(
        jsonObject {
            putOrNull("agentId", run.agentId)
            put("agentStatus", status)
            put("statusText", text)
            put("summary", run.summary?.ifEmpty { null })
            put("activity", run.activity?.ifEmpty { null })
            put("activityKind", run.activityKind?.ifEmpty { null })
        },
    )
}

/**
 * An update: it is ignored when the run has ended and it only cleans up.
 *
 * Contract: chat/agent_run/update_card
 */
private fun updateCard(block: ToolCallBlock, run: AgentRunEvent) {
    val status = run.status ?: "running"
    val state = runState(status)
    if (isFinal(block.state) && (isLate(run, state) || isCleanup(run, status))) return
    patchCard(block, run, status, run.statusText ?: status)
    block.state = state
    block.result = run.result ?: block.result
}

/**
 * Whether an update after the end tells of somebody who waits for it or closes it.
 *
 * Contract: chat/agent_run/is_late
 */
private fun isLate(run: AgentRunEvent, state: ToolState): Boolean =
    !isFinal(state) && run.activityKind in LATE_ACTIVITIES

/**
 * Whether an update after the end only tells that the agent was closed.
 *
 * Contract: chat/agent_run/is_cleanup
 */
private fun isCleanup(run: AgentRunEvent, status: String): Boolean {
    if (status in FAILED_STATUSES) return false
    if (run.activityKind in CLOSING_ACTIVITIES) return true
    if (run.activityKind != "canceled" || (run.activity != "Closed" && run.statusText != "Closed")) return false
    val result = run.raw["result"]
    return result["previous_status"].isRecord || result["previousStatus"].isRecord
}
