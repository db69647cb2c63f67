// Agent runs: agents that work in the background, each shown as one card, a tool block.
//
// Printed by portgen from specs/chat/agent_run.py, specs/chat/agent_run.yaml. Do not edit: change the contract and run
// `make generate`.

/// Activities of tools that handle agents; they alone do not make a card.
///
/// Contract: `chat/agent_run/TOOL_ONLY_ACTIVITIES`
private let toolOnlyActivities: Set<ExactString> = [
    "wait_agent",
    "send_input",
    "resume_agent",
    "close_agent",
    "not_found",
]

/// The agent that a tool asked for is not there.
///
/// Contract: `chat/agent_run/NOT_FOUND_STATUSES`
private let notFoundStatuses: Set<ExactString> = ["notFound", "not_found"]

/// Activities that may come after the end and do not open the card again.
///
/// Contract: `chat/agent_run/LATE_ACTIVITIES`
private let lateActivities: Set<ExactString> = ["wait_agent", "close_agent"]

/// Activities that only close an agent.
///
/// Contract: `chat/agent_run/CLOSING_ACTIVITIES`
private let closingActivities: Set<ExactString> = ["close_agent", "closed"]

/// Statuses that count even after the end.
///
/// Contract: `chat/agent_run/FAILED_STATUSES`
private let failedStatuses: Set<ExactString> = ["failed", "error"]

/// The state of a card, by the status of its run.
///
/// Contract: `chat/agent_run/run_state`
private func runState(_ value: String) -> ToolState {
    switch value {
    case "completed":
        // chat/agent_run/completed
        .completed
    case "failed", "error", "canceled", "cancelled", "notFound", "not_found":
        // chat/agent_run/failed
        .error
    case "pending":
        // chat/agent_run/pending
        .pending
    default: .running
    }
}

/// What is known of a card beside its block.
///
/// Contract: `chat/agent_run/Card`
final class Card {
    let id: String
    /// The messages that the agent wrote.
    var rows: [Message] = []
    /// Those that merged cards brought, from the last to the first: they stand before its own.
    var earlierRows: [Message] = []
    /// How many of the first rows met in a merge: those are shown in the order of their time.
    var mergedRows = 0
    /// Whether rows came since its children were made.
    var isStale = false
    /// Whether its children were made of its rows, and there were some. More rows never make fewer.
    var showsRows = false
    /// Agents that were shown by it, perhaps by another one since.
    var agents: [String] = []
    /// Fingerprints of runs that it showed, perhaps another one since.
    var fingerprints: [String] = []

    init(id: String) {
        self.id = id
    }

    /// How many rows it has.
    ///
    /// Contract: `chat/agent_run/Card.count_of_rows`
    var countOfRows: Int { earlierRows.count + rows.count }

    /// Its rows as they came, those of merged cards first.
    ///
    /// Contract: `chat/agent_run/Card.all_rows`
    func allRows() -> [Message] {
        earlierRows.reversed() + rows
    }

    /// Its rows as they are shown: those that met in a merge by time, then those that came after it.
    ///
    /// Contract: `chat/agent_run/Card.shown_rows`
    func shownRows() -> [Message] {
        let came = allRows()
        if mergedRows == 0 {
            return came
        }
        let merged = came.elements(first: mergedRows).stablySorted(by: compareRowsByTime)
        return merged + came.elements(from: mergedRows, count: came.count - mergedRows)
    }
}

/// The cards of one timeline.
///
/// Contract: `chat/agent_run/AgentRuns`
final class AgentRuns {
    private let timeline: Timeline
    private var cards: [ExactString: Card] = [:]
    private var stale: [Card] = []
    private var cardOfAgent: [ExactString: String] = [:]
    private var cardOfFingerprint: [ExactString: String] = [:]

    init(timeline: Timeline) {
        self.timeline = timeline
    }

    /// Takes one step of a run: finds its card, then starts, updates or traces it.
    ///
    /// Contract: `chat/agent_run/AgentRuns.take`
    func take(_ message: Message, run: AgentRunEvent) {
        let agent = run.agentID.nonEmpty
        let fallback = agent.map(agentScope) ?? message.id
        let previous = agent.flatMap { cardOfAgent[$0] }
        let raw = run.cardID.nonEmpty ?? fallback
        let isFallback = agent != nil && raw.isSame(as: fallback)
        if isFallback, previous == nil, isToolOnly(run) {
            return
        }
        // A card of its own stays the card of the agent; a fallback goes into the first one that has an id.
        let id = isFallback ? previous ?? raw : raw
        if agent == nil, run.step == .start, let fingerprint = fingerprintOf(run) {
            claim(fingerprint, id)
        }
        let block = timeline.upsertTool(
            id,
            message: message,
            name: "CodexAgent",
            input: run.input,
            permission: nil,
            progress: nil
        )
        let card = self.card(id)
        if let agent {
            if previous.isSame(as: fallback), !isFallback {
                merge(fallback, target: card, block: block)
            }
            showAgent(agent, card: card)
        }
        switch run.step {
        case .start:
            let status = run.status ?? "running"
            patchCard(block, run: run, status: status, text: run.statusText ?? "Starting")
            block.state = runState(status)
        case .update:
            updateCard(block, run: run)
        case .trace:
            if let agent {
                addRow(card, block: block, run: run, row: traceRow(message, row: run.message, agent: agent))
            }
        }
    }

    /// The card of an id; a new one when there is none.
    ///
    /// Contract: `chat/agent_run/AgentRuns.card`
    private func card(_ id: String) -> Card {
        if let known = cards[id] {
            return known
        }
        let created = Card(id: id)
        cards[id] = created
        return created
    }

    /// Makes a card the one of an agent.
    ///
    /// Contract: `chat/agent_run/AgentRuns.show_agent`
    private func showAgent(_ agent: String, card: Card) {
        if !cardOfAgent[agent].isSame(as: card.id) {
            cardOfAgent[agent] = card.id
            card.agents.append(agent)
        }
    }

    /// Makes a card the one of a fingerprint.
    ///
    /// Contract: `chat/agent_run/AgentRuns.show_fingerprint`
    private func showFingerprint(_ fingerprint: String, card: Card) {
        if !cardOfFingerprint[fingerprint].isSame(as: card.id) {
            cardOfFingerprint[fingerprint] = card.id
            card.fingerprints.append(fingerprint)
        }
    }

    // MARK: Starts without an agent

    /// A start without an agent takes its fingerprint from an earlier card; when nothing came of that, it goes.
    ///
    /// Contract: `chat/agent_run/AgentRuns.claim`
    private func claim(_ fingerprint: String, _ id: String) {
        if let earlier = cardOfFingerprint[fingerprint], !earlier.isSame(as: id), isOrphan(earlier) {
            drop(card(earlier))
        }
        showFingerprint(fingerprint, card: card(id))
    }

    /// Whether nothing came of the run of a card.
    ///
    /// Contract: `chat/agent_run/AgentRuns.is_orphan`
    private func isOrphan(_ id: String) -> Bool {
        guard let block = timeline.tools[id], block.result == nil, !isFinal(block.state), !hasAgent(block.input) else {
            return false
        }
        let card = self.card(id)
        if card.showsRows {
            return false
        }
        settle(card)
        return block.children.isEmpty
    }

    /// Takes a card away, with its rows and fingerprints.
    ///
    /// Contract: `chat/agent_run/AgentRuns.drop`
    private func drop(_ card: Card) {
        timeline.removeTool(card.id)
        for fingerprint in card.fingerprints {
            if cardOfFingerprint[fingerprint].isSame(as: card.id) {
                cardOfFingerprint.removeValue(forKey: fingerprint)
            }
        }
        card.fingerprints.removeAll()
        card.rows.removeAll()
        card.earlierRows.removeAll()
        card.mergedRows = 0
        card.showsRows = false
        card.isStale = false
    }

    // MARK: Rows and children

    /// A message that the agent wrote, if the event carries one, and what else the event tells.
    ///
    /// Contract: `chat/agent_run/AgentRuns.add_row`
    private func addRow(_ card: Card, block: ToolCallBlock, run: AgentRunEvent, row: Message?) {
        let status = block.state.rawValue
        if isFinal(block.state) {
            patchCard(block, run: run, status: status, text: nil)
        } else {
            patchCard(block, run: run, status: status, text: run.statusText ?? "Running")
            block.state = .running
        }
        if let row {
            card.rows.append(row)
        }
        if card.countOfRows == 0 {
            block.children = []
        } else {
            markStale(card)
        }
    }

    /// Children are made when somebody looks, or at the end: a row more costs no pass over all rows.
    ///
    /// Contract: `chat/agent_run/AgentRuns.mark_stale`
    private func markStale(_ card: Card) {
        if !card.isStale {
            card.isStale = true
            stale.append(card)
        }
    }

    /// Makes the children of a card anew if rows came.
    ///
    /// Contract: `chat/agent_run/AgentRuns.settle`
    private func settle(_ card: Card) {
        if card.isStale, let block = timeline.tools[card.id] {
            block.children = rowBlocks(card.shownRows(), permissions: timeline.context.permissions)
            card.showsRows = !block.children.isEmpty
        }
        card.isStale = false
    }

    /// Makes the children of all cards.
    ///
    /// Contract: `chat/agent_run/AgentRuns.settle_all`
    func settleAll() {
        for card in stale {
            settle(card)
        }
    }

    /// The block of a card got its children elsewhere, after all rows so far.
    ///
    /// Contract: `chat/agent_run/AgentRuns.keep_children`
    func keepChildren(_ id: String) {
        if let card = cards[id] {
            card.showsRows = false
            card.isStale = false
        }
    }

    // MARK: Merging

    /// Merges the card of an id into another one, which keeps its place.
    ///
    /// Contract: `chat/agent_run/AgentRuns.merge`
    private func merge(_ id: String, target: Card, block: ToolCallBlock) {
        guard let old = timeline.tools[id] else { return }
        let source = card(id)
        let input = old.input.merged(with: block.input.merged(with: [:]))
        if !JSONValue.object(input).entries.isEmpty {
            block.input = .object(input)
        }
        block.createdAt = min(block.createdAt, old.createdAt)
        if !isFinal(block.state), isFinal(old.state) {
            block.state = old.state
        }
        block.result = block.result ?? old.result
        target.earlierRows.append(contentsOf: source.allRows().reversed())
        if target.countOfRows == 0 {
            if block.children.isEmpty {
                block.children = old.children
            }
        } else {
            target.mergedRows = target.countOfRows
            target.showsRows = source.showsRows || target.showsRows
            markStale(target)
        }
        moveNames(source, target)
        source.isStale = false
        cards.removeValue(forKey: id)
        timeline.removeTool(id)
    }

    /// Agents and fingerprints that one card showed are shown by another one from now on.
    ///
    /// Contract: `chat/agent_run/AgentRuns.move_names`
    private func moveNames(_ source: Card, _ target: Card) {
        for agent in source.agents where cardOfAgent[agent].isSame(as: source.id) {
            showAgent(agent, card: target)
        }
        for fingerprint in source.fingerprints {
            if cardOfFingerprint[fingerprint].isSame(as: source.id) {
                showFingerprint(fingerprint, card: target)
            }
        }
    }
}

/// The blocks of the messages that an agent wrote. They start no subagent and no run.
///
/// Contract: `chat/agent_run/row_blocks`
private func rowBlocks(_ rows: [Message], permissions: OrderedMap<ExactString, PermissionEntry>) -> [Block] {
    let timeline = Timeline(context: TimelineContext(permissions: permissions, groups: [:], titles: titleTable(rows)))
    for row in rows {
        switch row.body {
        case .agent(let body):
            timeline.takeParts(row, parts: body.parts, firstPart: 0)
        case .event(let body):
            timeline.takeEvent(row, event: readEvent(body.event))
        case .user(let body):
            timeline.takeUser(row, body: body)
        }
    }
    return timeline.finishedBlocks()
}

/// Older rows first; at the same time by id.
///
/// Contract: `chat/agent_run/compare_rows_by_time`
private func compareRowsByTime(_ a: Message, _ b: Message) -> Int {
    if a.createdAt != b.createdAt {
        return a.createdAt < b.createdAt ? -1 : 1
    }
    return compareUnits(a.id, b.id)
}

/// Whether an update tells of a tool that handles agents, and of no agent's work.
///
/// Contract: `chat/agent_run/is_tool_only`
private func isToolOnly(_ run: AgentRunEvent) -> Bool {
    run.step == .update && (toolOnlyActivities.contains(run.activityKind) || notFoundStatuses.contains(run.status))
}

/// Whether the input of a card names an agent.
///
/// Contract: `chat/agent_run/has_agent`
private func hasAgent(_ input: JSONValue?) -> Bool {
    input["agentId"].string.nonEmpty != nil || input["agent_id"].string.nonEmpty != nil
}

/// What a start without an agent is known by: its summary, else the text or the texts that it begins with.
///
/// Contract: `chat/agent_run/fingerprint_of`
private func fingerprintOf(_ run: AgentRunEvent) -> String? {
    if let summary = run.summary.nonEmpty {
        return summary
    }
    let text = run.input["message"].string ?? run.input["prompt"].string
    if let prompt = text.nonEmpty {
        return prompt.collapsed.trimmed.nonEmpty
    }
    let items = run.input["items"].array ?? []
    let lines = items.compactMap { $0["text"].string.nonEmpty }
    return lines.joined(separator: "\n\n").collapsed.trimmed.nonEmpty
}

/// Writes into the input of a card what an event tells.
///
/// Contract: `chat/agent_run/patch_card`
private func patchCard(_ block: ToolCallBlock, run: AgentRunEvent, status: String, text: String?) {
    block.input = .object(
        block.input.merged(
            with: JSONObject(present: [
                "agentId": run.agentID.orNull,
                "agentStatus": .string(status),
                "statusText": text.map(JSONValue.string),
                "summary": run.summary.nonEmpty.map(JSONValue.string),
                "activity": run.activity.nonEmpty.map(JSONValue.string),
                "activityKind": run.activityKind.nonEmpty.map(JSONValue.string),
            ])
        )
    )
}

/// An update: it is ignored when the run has ended and it only cleans up.
///
/// Contract: `chat/agent_run/update_card`
private func updateCard(_ block: ToolCallBlock, run: AgentRunEvent) {
    let status = run.status ?? "running"
    let state = runState(status)
    if isFinal(block.state), isLate(run, state: state) || isCleanup(run, status: status) {
        return
    }
    patchCard(block, run: run, status: status, text: run.statusText ?? status)
    block.state = state
    block.result = run.result ?? block.result
}

/// Whether an update after the end tells of somebody who waits for it or closes it.
///
/// Contract: `chat/agent_run/is_late`
private func isLate(_ run: AgentRunEvent, state: ToolState) -> Bool {
    !isFinal(state) && lateActivities.contains(run.activityKind)
}

/// Whether an update after the end only tells that the agent was closed.
///
/// Contract: `chat/agent_run/is_cleanup`
private func isCleanup(_ run: AgentRunEvent, status: String) -> Bool {
    if failedStatuses.contains(status) {
        return false
    }
    if closingActivities.contains(run.activityKind) {
        return true
    }
    if run.activityKind != "canceled" || (run.activity != "Closed" && run.statusText != "Closed") {
        return false
    }
    let result = run.raw["result"]
    return result["previous_status"].isRecord || result["previousStatus"].isRecord
}
