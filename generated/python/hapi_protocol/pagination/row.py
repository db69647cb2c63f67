"""Rows: a message as the window holds it.

Printed by portgen from specs/pagination/row.py. Do not edit: change the contract and
run `make generate`.
"""

from __future__ import annotations

from dataclasses import dataclass

from hapi_protocol.chat.envelope import envelope_of
from hapi_protocol.chat.events import AgentRunStep
from hapi_protocol.chat.normalize import normalize
from hapi_protocol.pagination.position import (
    Position,
    earlier_position,
    later_position,
    position_at,
)
from hapi_protocol.runtime import (
    ABSENT,
    Absent,
    Json,
    Object,
    as_map,
    as_num,
    as_str,
    as_tri_num,
    compare_units,
    enum_from_wire,
    get,
    known,
    merged,
    or_else,
    replace,
    trim,
)


@dataclass(slots=True)
class WindowRow:
    """A message of the window: the wire object as it stands now, and what the window asks of
    it.

    Its fields are read once, when the message arrives; a change goes into the object and
    the field.

    Contract: pagination/row/WindowRow
    """

    message: Object
    """The wire message, with the client's `status` where it has one."""
    id: str
    local_id: str | None
    seq: float | None
    created_at: float
    invoked_at: float | Absent | None
    scheduled_at: float | Absent | None
    status: str | None
    delivery_state: str | None
    is_user: bool
    """Whether its content is a user's, as it stands on the wire."""
    is_agent_run: bool
    """Whether its content is a record of an agent run, as it stands on the wire."""
    reasoning_stream: str | None
    """The stream of reasoning that it is a snapshot of."""
    is_visible: bool
    """Whether the message is shown, that is, normalizes to something."""

    @property
    def at(self) -> float:
        """The time by which it is ordered: invoked or, before that, created.

        Contract: pagination/row/WindowRow.at
        """
        return or_else(known(self.invoked_at), self.created_at)

    @property
    def position(self) -> Position | None:
        """Its place in the session; none before the server has numbered it.

        Contract: pagination/row/WindowRow.position
        """
        return position_at(self.at, self.seq)

    @property
    def is_invoked(self) -> bool:
        """Whether the agent has taken it up, at a known time.

        Contract: pagination/row/WindowRow.is_invoked
        """
        return known(self.invoked_at) is not None

    @property
    def is_queued(self) -> bool:
        """Whether it waits for the agent: a user's, not taken up and not failed.

        Contract: pagination/row/WindowRow.is_queued
        """
        return self.is_user and self.invoked_at is None and (self.status != "failed")

    @property
    def is_optimistic(self) -> bool:
        """Whether it is the client's own, shown before the server knows it: its id is its local
        id.

        Contract: pagination/row/WindowRow.is_optimistic
        """
        return self.local_id == self.id and self.id != ""

    @property
    def is_retained(self) -> bool:
        """Whether the window keeps it when it arrives.

        Contract: pagination/row/WindowRow.is_retained
        """
        return self.is_queued or self.is_visible

    def with_status(self, status: str) -> WindowRow:
        """The row with another send state.

        Contract: pagination/row/WindowRow.with_status
        """
        return replace(self, message=merged(self.message, {"status": status}), status=status)

    def with_invoked_at(self, at: float) -> WindowRow:
        """The row, taken up by the agent at a time.

        Contract: pagination/row/WindowRow.with_invoked_at
        """
        return replace(self, message=merged(self.message, {"invokedAt": at}), invoked_at=at)

    def indeterminate(self) -> WindowRow:
        """The row, of which nobody knows whether it was delivered.

        Contract: pagination/row/WindowRow.indeterminate
        """
        return replace(
            self,
            message=merged(self.message, {"deliveryState": "indeterminate"}),
            delivery_state="indeterminate",
        )

    def without_delivery_state(self) -> WindowRow:
        """The row without a word on its delivery.

        Contract: pagination/row/WindowRow.without_delivery_state
        """
        if self.message.get("deliveryState", ABSENT) is ABSENT:
            return self
        members = as_map(self.message)
        members.pop("deliveryState", ABSENT)
        return replace(self, message=members.copy(), delivery_state=None)

    def differs_from(self, earlier: WindowRow) -> bool:
        """Whether an operation of the window has changed the row since.

        Contract: pagination/row/WindowRow.differs_from
        """
        return (
            self.status != earlier.status
            or known(self.invoked_at) != known(earlier.invoked_at)
            or self.delivery_state != earlier.delivery_state
        )


def read_row(value: Json | Absent) -> WindowRow | None:
    """The row of a wire message; none for a value without a string `id` and a number
    `createdAt`.

    Contract: pagination/row/read_row
    """
    message = value
    if not isinstance(message, dict):
        return None
    id = as_str(message.get("id"))
    created_at = as_num(message.get("createdAt"))
    if id is None or created_at is None:
        return None
    content = message.get("content", ABSENT)
    return WindowRow(
        message,
        id,
        as_str(message.get("localId")),
        as_num(message.get("seq")),
        created_at,
        as_tri_num(message.get("invokedAt", ABSENT)),
        as_tri_num(message.get("scheduledAt", ABSENT)),
        as_str(message.get("status")),
        as_str(message.get("deliveryState")),
        as_str(get(content, "role")) == "user",
        is_agent_run_content(content),
        reasoning_stream_of(content),
        normalize(message) is not None,
    )


def read_rows(messages: list[Json]) -> list[WindowRow]:
    """The rows of wire messages; what is no message is left out.

    Contract: pagination/row/read_rows
    """
    return [row for message in messages if (row := read_row(message)) is not None]


def is_agent_run_content(content: Json | Absent) -> bool:
    """Whether content is a record of an agent run; content in an outer message does not count.

    Contract: pagination/row/is_agent_run_content
    """
    payload = get(content, "content")
    return (
        as_str(get(content, "role")) == "agent"
        and as_str(get(payload, "type")) == "codex"
        and (enum_from_wire(AgentRunStep, as_str(get(get(payload, "data"), "type"))) is not None)
    )


def reasoning_stream_of(content: Json | Absent) -> str | None:
    """The stream id of codex reasoning, untrimmed; none where there is no id but white space.

    Contract: pagination/row/reasoning_stream_of
    """
    envelope = envelope_of(content)
    if (
        envelope is None
        or envelope.role != "agent"
        or as_str(get(envelope.content, "type")) != "codex"
    ):
        return None
    data = get(envelope.content, "data")
    stream = get(data, "id")
    if (
        not isinstance(stream, str)
        or trim(stream) == ""
        or as_str(get(data, "type")) != "reasoning"
    ):
        return None
    return stream


def compare_rows(first: WindowRow, second: WindowRow) -> int:
    """The order of the window: by time, then numbered rows by number, then the others; last by
    id.

    Contract: pagination/row/compare_rows
    """
    if first.at != second.at:
        return -1 if first.at < second.at else 1
    if first.seq is None and second.seq is not None:
        return 1
    if first.seq is not None and second.seq is None:
        return -1
    if (
        (number := first.seq) is not None
        and (other := second.seq) is not None
        and (number != other)
    ):
        return -1 if number < other else 1
    return compare_units(first.id, second.id)


def oldest_position(rows: list[WindowRow]) -> Position | None:
    """The first place among the rows that have one.

    Contract: pagination/row/oldest_position
    """
    oldest: Position | None = None
    for row in rows:
        oldest = earlier_position(oldest, row.position)
    return oldest


def newest_position(rows: list[WindowRow]) -> Position | None:
    """The last place among the rows that have one.

    Contract: pagination/row/newest_position
    """
    newest: Position | None = None
    for row in rows:
        newest = later_position(newest, row.position)
    return newest
