class Card(Machine):
    """What is known of a card beside its block."""

    id: Param[str]
    rows: List[Message]
    """The messages that the agent wrote."""
    earlier_rows: List[Message]
    """Those that merged cards brought, from the last to the first: they stand before its own."""
    merged_rows: int
    """How many of the first rows met in a merge: those are shown in the order of their time."""
    is_stale: bool
    """Whether rows came since its children were made."""
    shows_rows: bool
    """Whether its children were made of its rows, and there were some. More rows never make fewer."""
    agents: List[str]
    """Agents that were shown by it, perhaps by another one since."""
    fingerprints: List[str]
    """Fingerprints of runs that it showed, perhaps another one since."""

    @property
    def count_of_rows(self) -> int:
        """How many rows it has."""
        return len(self.earlier_rows) + len(self.rows)

    def all_rows(self) -> List[Message]:
        """Its rows as they came, those of merged cards first."""
        return reversed(self.earlier_rows) + self.rows

    def shown_rows(self) -> List[Message]:
        """Its rows as they are shown: those that met in a merge by time, then those that came after it."""
        came = self.all_rows()
        if self.merged_rows == 0:
            return came
        merged = sorted_by(came.take_first(self.merged_rows), compare_rows_by_time)
        return merged + came.slice(self.merged_rows, len(came) - self.merged_rows)


class AgentRuns(Machine):
    """The cards of one timeline."""

    timeline: Param[Timeline]
    cards: Index[str, Card]
    stale: List[Card]
    card_of_agent: Index[str, str]
    card_of_fingerprint: Index[str, str]

    def take(self, message: Message, run: AgentRunEvent) -> None:
        """Takes one step of a run: finds its card, then starts, updates or traces it."""
        agent = run.agent_id.non_empty()
        fallback = agent_scope(agent) if agent is not None else message.id
        previous = self.card_of_agent.get(agent) if agent is not None else None
        raw = run.card_id.non_empty().or_else(fallback)
        is_fallback = agent is not None and raw == fallback
        if is_fallback and previous is None and is_tool_only(run):
            return
        # A card of its own stays the card of the agent; a fallback goes into the first one that has an id.
        id = previous.or_else(raw) if is_fallback else raw
        if (
            agent is None
            and run.step == AgentRunStep.START
            and (fingerprint := fingerprint_of(run)) is not None
        ):
            self.claim(fingerprint, id)
        block = self.timeline.upsert_tool(id, message, "CodexAgent", run.input, None, None)
        card = self.card(id)
        if agent is not None:
            if previous == fallback and not is_fallback:
                self.merge(fallback, card, block)
            self.show_agent(agent, card)
        match run.step:
            case AgentRunStep.START:
                status = run.status.or_else("running")
                patch_card(block, run, status, run.status_text.or_else("Starting"))
                block.state = run_state(status)
            case AgentRunStep.UPDATE:
                update_card(block, run)
            case AgentRunStep.TRACE:
                if agent is not None:
                    self.add_row(card, block, run, trace_row(message, run.message, agent))

    def card(self, id: str) -> Card:
        """The card of an id; a new one when there is none."""
        if (known := self.cards.get(id)) is not None:
            return known
        created = Card(id=id)
        self.cards[id] = created
        return created

    def show_agent(self, agent: str, card: Card) -> None:
        """Makes a card the one of an agent."""
        if self.card_of_agent.get(agent) != card.id:
            self.card_of_agent[agent] = card.id
            card.agents.append(agent)

    def show_fingerprint(self, fingerprint: str, card: Card) -> None:
        """Makes a card the one of a fingerprint."""
        if self.card_of_fingerprint.get(fingerprint) != card.id:
            self.card_of_fingerprint[fingerprint] = card.id
            card.fingerprints.append(fingerprint)

    # ---------------------------------------------------------------- starts without an agent

    def claim(self, fingerprint: str, id: str) -> None:
        """A start without an agent takes its fingerprint from an earlier card; when nothing came of that, it goes."""
        if (
            (earlier := self.card_of_fingerprint.get(fingerprint)) is not None
            and earlier != id
            and self.is_orphan(earlier)
        ):
            self.drop(self.card(earlier))
        self.show_fingerprint(fingerprint, self.card(id))

    def is_orphan(self, id: str) -> bool:
        """Whether nothing came of the run of a card."""
        block = self.timeline.tools.get(id)
        if (
            block is None
            or block.result is not None
            or is_final(block.state)
            or has_agent(block.input)
        ):
            return False
        card = self.card(id)
        if card.shows_rows:
            return False
        self.settle(card)
        return block.children.is_empty()

    def drop(self, card: Card) -> None:
        """Takes a card away, with its rows and fingerprints."""
        self.timeline.remove_tool(card.id)
        for fingerprint in card.fingerprints:
            if self.card_of_fingerprint.get(fingerprint) == card.id:
                self.card_of_fingerprint.pop(fingerprint)
        card.fingerprints.clear()
        card.rows.clear()
        card.earlier_rows.clear()
        card.merged_rows = 0
        card.shows_rows = False
        card.is_stale = False

    # ---------------------------------------------------------------- rows and children

    def add_row(
        self, card: Card, block: ToolCallBlock, run: AgentRunEvent, row: Opt[Message]
    ) -> None:
        """A message that the agent wrote, if the event carries one, and what else the event tells."""
        status = block.state.wire()
        if is_final(block.state):
            patch_card(block, run, status, None)
        else:
            patch_card(block, run, status, run.status_text.or_else("Running"))
            block.state = ToolState.RUNNING
        if row is not None:
            card.rows.append(row)
        if card.count_of_rows == 0:
            block.children = []
        else:
            self.mark_stale(card)

    def mark_stale(self, card: Card) -> None:
        """Children are made when somebody looks, or at the end: a row more costs no pass over all rows."""
        if not card.is_stale:
            card.is_stale = True
            self.stale.append(card)

    def settle(self, card: Card) -> None:
        """Makes the children of a card anew if rows came."""
        if card.is_stale and (block := self.timeline.tools.get(card.id)) is not None:
            block.children = row_blocks(card.shown_rows(), self.timeline.context.permissions)
            card.shows_rows = not block.children.is_empty()
        card.is_stale = False

    def settle_all(self) -> None:
        """Makes the children of all cards."""
        for card in self.stale:
            self.settle(card)

    def keep_children(self, id: str) -> None:
        """The block of a card got its children elsewhere, after all rows so far."""
        if (card := self.cards.get(id)) is not None:
            card.shows_rows = False
            card.is_stale = False

    # ---------------------------------------------------------------- merging

    def merge(self, id: str, target: Card, block: ToolCallBlock) -> None:
        """Merges the card of an id into another one, which keeps its place."""
        old = self.timeline.tools.get(id)
        if old is None:
            return
        source = self.card(id)
        input = old.input.merged(block.input.merged({}))
        if not input.entries().is_empty():
            block.input = input
        block.created_at = min(block.created_at, old.created_at)
        if not is_final(block.state) and is_final(old.state):
            block.state = old.state
        block.result = block.result.or_else(old.result)
        target.earlier_rows.extend(reversed(source.all_rows()))
        if target.count_of_rows == 0:
            if block.children.is_empty():
                block.children = old.children
        else:
            target.merged_rows = target.count_of_rows
            target.shows_rows = source.shows_rows or target.shows_rows
            self.mark_stale(target)
        self.move_names(source, target)
        source.is_stale = False
        self.cards.pop(id)
        self.timeline.remove_tool(id)

    def move_names(self, source: Card, target: Card) -> None:
        """Agents and fingerprints that one card showed are shown by another one from now on."""
        for agent in copy(source.agents):
            if self.card_of_agent.get(agent) == source.id:
                self.show_agent(agent, target)
        for fingerprint in copy(source.fingerprints):
            if self.card_of_fingerprint.get(fingerprint) == source.id:
                self.show_fingerprint(fingerprint, target)


def row_blocks(rows: List[Message], permissions: OrdMap[str, PermissionEntry]) -> List[Block]:
    """The blocks of the messages that an agent wrote. They start no subagent and no run."""
    timeline = Timeline(
        context=TimelineContext(permissions=permissions, groups={}, titles=title_table(rows))
    )
    for row in rows:
        match (body := row.body):
            case AgentBody():
                timeline.take_parts(row, body.parts, 0)
            case EventBody():
                timeline.take_event(row, read_event(body.event))
            case UserBody():
                timeline.take_user(row, body)
    return timeline.finished_blocks()


def compare_rows_by_time(a: Message, b: Message) -> int:
    """Older rows first; at the same time by id."""
    if a.created_at != b.created_at:
        return -1 if a.created_at < b.created_at else 1
    return compare_units(a.id, b.id)


def is_tool_only(run: AgentRunEvent) -> bool:
    """Whether an update tells of a tool that handles agents, and of no agent's work."""
    return run.step == AgentRunStep.UPDATE and (
        run.activity_kind in TOOL_ONLY_ACTIVITIES or run.status in NOT_FOUND_STATUSES
    )


def has_agent(input: Opt[Json]) -> bool:
    """Whether the input of a card names an agent."""
    return (
        input["agentId"].as_str().non_empty() is not None
        or input["agent_id"].as_str().non_empty() is not None
    )


def fingerprint_of(run: AgentRunEvent) -> Opt[str]:
    """What a start without an agent is known by: its summary, else the text or the texts that it begins with."""
    if (summary := run.summary.non_empty()) is not None:
        return summary
    text = run.input["message"].as_str().or_else(run.input["prompt"].as_str())
    if (prompt := text.non_empty()) is not None:
        return prompt.collapsed().trim().non_empty()
    items = run.input["items"].as_list().or_else([])
    lines = [line for item in items if (line := item["text"].as_str().non_empty()) is not None]
    return lines.join("\n\n").collapsed().trim().non_empty()


def patch_card(block: ToolCallBlock, run: AgentRunEvent, status: str, text: Opt[str]) -> None:
    """Writes into the input of a card what an event tells."""
    block.input = block.input.merged(
        {
            "agentId": run.agent_id.or_null(),
            "agentStatus": status,
            "statusText": text,
            "summary": run.summary.non_empty(),
            "activity": run.activity.non_empty(),
            "activityKind": run.activity_kind.non_empty(),
        }
    )


def update_card(block: ToolCallBlock, run: AgentRunEvent) -> None:
    """An update: it is ignored when the run has ended and it only cleans up."""
    status = run.status.or_else("running")
    state = run_state(status)
    if is_final(block.state) and (is_late(run, state) or is_cleanup(run, status)):
        return
    patch_card(block, run, status, run.status_text.or_else(status))
    block.state = state
    block.result = run.result.or_else(block.result)


def is_late(run: AgentRunEvent, state: ToolState) -> bool:
    """Whether an update after the end tells of somebody who waits for it or closes it."""
    return not is_final(state) and run.activity_kind in LATE_ACTIVITIES


def is_cleanup(run: AgentRunEvent, status: str) -> bool:
    """Whether an update after the end only tells that the agent was closed."""
    if status in FAILED_STATUSES:
        return False
    if run.activity_kind in CLOSING_ACTIVITIES:
        return True
    if run.activity_kind != "canceled" or (
        run.activity != "Closed" and run.status_text != "Closed"
    ):
        return False
    result = run.raw["result"]
    return result["previous_status"].is_record() or result["previousStatus"].is_record()
