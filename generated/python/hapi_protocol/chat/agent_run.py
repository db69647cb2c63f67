"""Agent runs: agents that work in the background, each shown as one card, a tool block.

Printed by portgen from specs/chat/agent_run.py and specs/chat/agent_run.yaml. Do not
edit: change the contract and run `make generate`.
"""

from __future__ import annotations

from typing import Final

from hapi_protocol.chat.blocks import Block, ToolCallBlock, ToolState
from hapi_protocol.chat.events import AgentRunEvent, AgentRunStep, read_event
from hapi_protocol.chat.message import AgentBody, EventBody, Message, UserBody
from hapi_protocol.chat.permissions import PermissionEntry
from hapi_protocol.chat.timeline import Timeline, TimelineContext
from hapi_protocol.chat.titles import title_table
from hapi_protocol.chat.tool_state import is_final
from hapi_protocol.chat.trace_rows import agent_scope, trace_row
from hapi_protocol.runtime import (
    ABSENT,
    Absent,
    Json,
    as_list,
    as_str,
    collapsed,
    compare_units,
    entries,
    get,
    is_record,
    json_opt,
    merged,
    or_else,
    sliced,
    sorted_by,
    take_first,
    trim,
    without_absent,
)

# Activities of tools that handle agents; they alone do not make a card.
TOOL_ONLY_ACTIVITIES: Final = frozenset(
    {"wait_agent", "send_input", "resume_agent", "close_agent", "not_found"}
)


# The agent that a tool asked for is not there.
NOT_FOUND_STATUSES: Final = frozenset({"notFound", "not_found"})


# Activities that may come after the end and do not open the card again.
LATE_ACTIVITIES: Final = frozenset({"wait_agent", "close_agent"})


# Activities that only close an agent.
CLOSING_ACTIVITIES: Final = frozenset({"close_agent", "closed"})


# Statuses that count even after the end.
FAILED_STATUSES: Final = frozenset({"failed", "error"})


def run_state(value: str) -> ToolState:
    """The state of a card, by the status of its run.

    Contract: chat/agent_run/run_state
    """
    match value:
        case "completed":
            # chat/agent_run/completed
            return ToolState.COMPLETED
        case "failed" | "error" | "canceled" | "cancelled" | "notFound" | "not_found":
            # chat/agent_run/failed
            return ToolState.ERROR
        case "pending":
            # chat/agent_run/pending
            return ToolState.PENDING
        case _:
            return ToolState.RUNNING


class Card:
    """What is known of a card beside its block.

    Contract: chat/agent_run/Card
    """

    __slots__ = (
        "id",
        "rows",
        "earlier_rows",
        "merged_rows",
        "is_stale",
        "shows_rows",
        "agents",
        "fingerprints",
    )

    def __init__(self, id: str) -> None:
        self.id: str = id
        self.rows: list[Message] = []
        self.earlier_rows: list[Message] = []
        self.merged_rows: int = 0
        self.is_stale: bool = False
        self.shows_rows: bool = False
        self.agents: list[str] = []
        self.fingerprints: list[str] = []

    @property
    def count_of_rows(self) -> int:
        """How many rows it has.

        Contract: chat/agent_run/Card.count_of_rows
        """
        return len(self.earlier_rows) + len(self.rows)

    def all_rows(self) -> list[Message]:
        """Its rows as they came, those of merged cards first.

        Contract: chat/agent_run/Card.all_rows
        """
        return self.earlier_rows[::-1] + self.rows

    def shown_rows(self) -> list[Message]:
        """Its rows as they are shown: those that met in a merge by time, then those that came
        after it.

        Contract: chat/agent_run/Card.shown_rows
        """
        came = self.all_rows()
        if self.merged_rows == 0:
            return came
        merged = sorted_by(take_first(came, self.merged_rows), compare_rows_by_time)
        return merged + sliced(came, self.merged_rows, len(came) - self.merged_rows)


class AgentRuns:
    """The cards of one timeline.

    Contract: chat/agent_run/AgentRuns
    """

    __slots__ = ("timeline", "cards", "stale", "card_of_agent", "card_of_fingerprint")

    def __init__(self, timeline: Timeline) -> None:
        self.timeline: Timeline = timeline
        self.cards: dict[str, Card] = {}
        self.stale: list[Card] = []
        self.card_of_agent: dict[str, str] = {}
        self.card_of_fingerprint: dict[str, str] = {}

    def take(self, message: Message, run: AgentRunEvent) -> None:
        """Takes one step of a run: finds its card, then starts, updates or traces it.

        Contract: chat/agent_run/AgentRuns.take
        """
        agent = run.agent_id or None
        fallback = agent_scope(agent) if agent is not None else message.id
        previous = self.card_of_agent.get(agent) if agent is not None else None
        raw = or_else(run.card_id or None, fallback)
        is_fallback = agent is not None and raw == fallback
        if is_fallback and previous is None and is_tool_only(run):
            return
        # A card of its own stays the card of the agent; a fallback goes into the
        # first one that has an id.
        id = (previous if previous is not None else raw) if is_fallback else raw
        if (
            agent is None
            and run.step == AgentRunStep.START
            and ((fingerprint := fingerprint_of(run)) is not None)
        ):
            self.claim(fingerprint, id)
        block = self.timeline.upsert_tool(id, message, "CodexAgent", run.input, None, ABSENT)
        card = self.card(id)
        if agent is not None:
            if previous == fallback and not is_fallback:
                self.merge(fallback, card, block)
            self.show_agent(agent, card)
        match run.step:
            case AgentRunStep.START:
                status = run.status if run.status is not None else "running"
                patch_card(
                    block,
                    run,
                    status,
                    run.status_text if run.status_text is not None else "Starting",
                )
                block.state = run_state(status)
            case AgentRunStep.UPDATE:
                update_card(block, run)
            case AgentRunStep.TRACE:
                if agent is not None:
                    self.add_row(card, block, run, trace_row(message, run.message, agent))

    def card(self, id: str) -> Card:
        """The card of an id; a new one when there is none.

        Contract: chat/agent_run/AgentRuns.card
        """
        if (known := self.cards.get(id)) is not None:
            return known
        created = Card(id)
        self.cards[id] = created
        return created

    def show_agent(self, agent: str, card: Card) -> None:
        """Makes a card the one of an agent.

        Contract: chat/agent_run/AgentRuns.show_agent
        """
        if self.card_of_agent.get(agent) != card.id:
            self.card_of_agent[agent] = card.id
            card.agents.append(agent)

    def show_fingerprint(self, fingerprint: str, card: Card) -> None:
        """Makes a card the one of a fingerprint.

        Contract: chat/agent_run/AgentRuns.show_fingerprint
        """
        if self.card_of_fingerprint.get(fingerprint) != card.id:
            self.card_of_fingerprint[fingerprint] = card.id
            card.fingerprints.append(fingerprint)

    def claim(self, fingerprint: str, id: str) -> None:
        """A start without an agent takes its fingerprint from an earlier card; when nothing came
        of that, it goes.

        Contract: chat/agent_run/AgentRuns.claim
        """
        if (
            (earlier := self.card_of_fingerprint.get(fingerprint)) is not None
            and earlier != id
            and self.is_orphan(earlier)
        ):
            self.drop(self.card(earlier))
        self.show_fingerprint(fingerprint, self.card(id))

    def is_orphan(self, id: str) -> bool:
        """Whether nothing came of the run of a card.

        Contract: chat/agent_run/AgentRuns.is_orphan
        """
        block = self.timeline.tools.get(id)
        if (
            block is None
            or block.result is not ABSENT
            or is_final(block.state)
            or has_agent(block.input)
        ):
            return False
        card = self.card(id)
        if card.shows_rows:
            return False
        self.settle(card)
        return not block.children

    def drop(self, card: Card) -> None:
        """Takes a card away, with its rows and fingerprints.

        Contract: chat/agent_run/AgentRuns.drop
        """
        self.timeline.remove_tool(card.id)
        for fingerprint in card.fingerprints:
            if self.card_of_fingerprint.get(fingerprint) == card.id:
                self.card_of_fingerprint.pop(fingerprint, None)
        card.fingerprints.clear()
        card.rows.clear()
        card.earlier_rows.clear()
        card.merged_rows = 0
        card.shows_rows = False
        card.is_stale = False

    def add_row(
        self, card: Card, block: ToolCallBlock, run: AgentRunEvent, row: Message | None
    ) -> None:
        """A message that the agent wrote, if the event carries one, and what else the event tells.

        Contract: chat/agent_run/AgentRuns.add_row
        """
        status = block.state.value
        if is_final(block.state):
            patch_card(block, run, status, None)
        else:
            patch_card(
                block, run, status, run.status_text if run.status_text is not None else "Running"
            )
            block.state = ToolState.RUNNING
        if row is not None:
            card.rows.append(row)
        if card.count_of_rows == 0:
            block.children = []
        else:
            self.mark_stale(card)

    def mark_stale(self, card: Card) -> None:
        """Children are made when somebody looks, or at the end: a row more costs no pass over all
        rows.

        Contract: chat/agent_run/AgentRuns.mark_stale
        """
        if not card.is_stale:
            card.is_stale = True
            self.stale.append(card)

    def settle(self, card: Card) -> None:
        """Makes the children of a card anew if rows came.

        Contract: chat/agent_run/AgentRuns.settle
        """
        if card.is_stale and (block := self.timeline.tools.get(card.id)) is not None:
            block.children = row_blocks(card.shown_rows(), self.timeline.context.permissions)
            card.shows_rows = bool(block.children)
        card.is_stale = False

    def settle_all(self) -> None:
        """Makes the children of all cards.

        Contract: chat/agent_run/AgentRuns.settle_all
        """
        for card in self.stale:
            self.settle(card)

    def keep_children(self, id: str) -> None:
        """The block of a card got its children elsewhere, after all rows so far.

        Contract: chat/agent_run/AgentRuns.keep_children
        """
        if (card := self.cards.get(id)) is not None:
            card.shows_rows = False
            card.is_stale = False

    def merge(self, id: str, target: Card, block: ToolCallBlock) -> None:
        """Merges the card of an id into another one, which keeps its place.

        Contract: chat/agent_run/AgentRuns.merge
        """
        old = self.timeline.tools.get(id)
        if old is None:
            return
        source = self.card(id)
        input = merged(old.input, merged(block.input, {}))
        if entries(input):
            block.input = input
        block.created_at = min(block.created_at, old.created_at)
        if not is_final(block.state) and is_final(old.state):
            block.state = old.state
        block.result = block.result if block.result is not ABSENT else old.result
        target.earlier_rows.extend(source.all_rows()[::-1])
        if target.count_of_rows == 0:
            if not block.children:
                block.children = old.children
        else:
            target.merged_rows = target.count_of_rows
            target.shows_rows = source.shows_rows or target.shows_rows
            self.mark_stale(target)
        self.move_names(source, target)
        source.is_stale = False
        self.cards.pop(id, None)
        self.timeline.remove_tool(id)

    def move_names(self, source: Card, target: Card) -> None:
        """Agents and fingerprints that one card showed are shown by another one from now on.

        Contract: chat/agent_run/AgentRuns.move_names
        """
        for agent in source.agents.copy():
            if self.card_of_agent.get(agent) == source.id:
                self.show_agent(agent, target)
        for fingerprint in source.fingerprints.copy():
            if self.card_of_fingerprint.get(fingerprint) == source.id:
                self.show_fingerprint(fingerprint, target)


def row_blocks(rows: list[Message], permissions: dict[str, PermissionEntry]) -> list[Block]:
    """The blocks of the messages that an agent wrote. They start no subagent and no run.

    Contract: chat/agent_run/row_blocks
    """
    timeline = Timeline(TimelineContext(permissions, {}, title_table(rows)))
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
    """Older rows first; at the same time by id.

    Contract: chat/agent_run/compare_rows_by_time
    """
    if a.created_at != b.created_at:
        return -1 if a.created_at < b.created_at else 1
    return compare_units(a.id, b.id)


def is_tool_only(run: AgentRunEvent) -> bool:
    """Whether an update tells of a tool that handles agents, and of no agent's work.

    Contract: chat/agent_run/is_tool_only
    """
    return run.step == AgentRunStep.UPDATE and (
        run.activity_kind in TOOL_ONLY_ACTIVITIES or run.status in NOT_FOUND_STATUSES
    )


def has_agent(input: Json | Absent) -> bool:
    """Whether the input of a card names an agent.

    Contract: chat/agent_run/has_agent
    """
    return (as_str(get(input, "agentId")) or None) is not None or (
        as_str(get(input, "agent_id")) or None
    ) is not None


def fingerprint_of(run: AgentRunEvent) -> str | None:
    """What a start without an agent is known by: its summary, else the text or the texts that
    it begins with.

    Contract: chat/agent_run/fingerprint_of
    """
    if (summary := run.summary or None) is not None:
        return summary
    text = or_else(as_str(get(run.input, "message")), as_str(get(run.input, "prompt")))
    if (prompt := text or None) is not None:
        return trim(collapsed(prompt)) or None
    items = as_list(get(run.input, "items")) or []
    lines = [line for item in items if (line := as_str(get(item, "text")) or None) is not None]
    return trim(collapsed("\n\n".join(lines))) or None


def patch_card(block: ToolCallBlock, run: AgentRunEvent, status: str, text: str | None) -> None:
    """Writes into the input of a card what an event tells.

    Contract: chat/agent_run/patch_card
    """
    block.input = merged(
        block.input,
        without_absent(
            {
                "agentId": run.agent_id,
                "agentStatus": status,
                "statusText": json_opt(text),
                "summary": json_opt(run.summary or None),
                "activity": json_opt(run.activity or None),
                "activityKind": json_opt(run.activity_kind or None),
            }
        ),
    )


def update_card(block: ToolCallBlock, run: AgentRunEvent) -> None:
    """An update: it is ignored when the run has ended and it only cleans up.

    Contract: chat/agent_run/update_card
    """
    status = run.status if run.status is not None else "running"
    state = run_state(status)
    if is_final(block.state) and (is_late(run, state) or is_cleanup(run, status)):
        return
    patch_card(block, run, status, run.status_text if run.status_text is not None else status)
    block.state = state
    block.result = run.result if run.result is not ABSENT else block.result


def is_late(run: AgentRunEvent, state: ToolState) -> bool:
    """Whether an update after the end tells of somebody who waits for it or closes it.

    Contract: chat/agent_run/is_late
    """
    return not is_final(state) and run.activity_kind in LATE_ACTIVITIES


def is_cleanup(run: AgentRunEvent, status: str) -> bool:
    """Whether an update after the end only tells that the agent was closed.

    Contract: chat/agent_run/is_cleanup
    """
    if status in FAILED_STATUSES:
        return False
    if run.activity_kind in CLOSING_ACTIVITIES:
        return True
    if run.activity_kind != "canceled" or (
        run.activity != "Closed" and run.status_text != "Closed"
    ):
        return False
    result = run.raw.get("result", ABSENT)
    return is_record(get(result, "previous_status")) or is_record(get(result, "previousStatus"))
